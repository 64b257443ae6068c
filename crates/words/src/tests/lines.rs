//! Exact lines.
