//! Exact lines of Galactica in known positions: a change of wording is seen here.
