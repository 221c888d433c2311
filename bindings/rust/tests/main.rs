//! The scenarios of all bindings, against the built daemon. Started by `test/bindings/rust.test.ts`, which adds the
//! generated modules of the test build.

mod app_objects;
mod callbacks;
mod cancelling;
mod errors;
mod examples;
mod generated;
mod initialize;
mod lost;
mod processes;
mod program;
mod shapes;
mod story;
mod support;
mod traffic;
mod transcripts;
mod websocket;
