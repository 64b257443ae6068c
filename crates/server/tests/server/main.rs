//! The server as its clients meet it: real sockets, a real database, and a clock that the test moves.

mod bad_input;
mod catalogue;
mod door;
mod example;
mod leaks;
mod openapi;
mod parry;
mod people;
mod reasons;
mod releases;
mod secrecy;
mod several;
mod site;
mod store;
mod stores;
mod story;
mod tables;
mod text;
mod thinking;
mod window;
