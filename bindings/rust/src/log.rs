//! Log events for the program, with the feature `tracing`.

/// The daemon found something wrong with the configuration.
pub(crate) fn configuration(path: &str, message: &str) {
    #[cfg(feature = "tracing")]
    tracing::warn!(path, "configuration: {message}");
    #[cfg(not(feature = "tracing"))]
    let _ = (path, message);
}
