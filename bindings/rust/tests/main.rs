//! The scenarios of all bindings, against the built daemon. Started by `test/bindings/rust.test.ts`, which adds the
//! generated modules of the test build.

mod app_objects;
mod big_integers;
mod bound;
mod callbacks;
mod cancelling;
mod closing;
mod contract_values;
mod contracts;
mod dev_node;
mod echo;
mod errors;
mod examples;
mod generated;
mod initialize;
mod lost;
mod multisig;
mod newer;
mod odd_names;
mod outcome;
mod processes;
mod program;
mod reserved;
mod shapes;
mod sources;
mod story;
mod streams;
mod support;
mod traffic;
mod transcripts;
mod websocket;
