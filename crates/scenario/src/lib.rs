//! Positions, answers and expectations as small text files.
