use crate::support::{options, refused, soon, start};
use serde_json::{json, Value};
use vendorclient::client::{ClientConfig, NetworkConfig};

#[tokio::test]
async fn tells_limits_configuration_and_warnings() {
    let network = NetworkConfig::default().endpoints(vec!["node.example".to_owned()]).query_timeout(1234);
    let config = ClientConfig::default().network(network);
    let client = options().config(&config).start().await.expect("the daemon starts");
    let info = client.info();
    assert_eq!(info.protocol, 1);
    assert_eq!(info.limits.message_in_bytes, 16_777_216);
    assert_eq!(info.server.version, vendorclient::VERSION);
    let effective = soon(client.client().config()).await.expect("the configuration");
    assert_eq!(effective.network.and_then(|network| network.query_timeout), Some(1234));
    let binding = effective.binding.expect("told by the binding");
    assert_eq!(binding.library.as_deref(), Some("vendorclient-rust"));
    client.close().await;
}

#[tokio::test]
async fn warns_of_unknown_fields() {
    let client = options().config(json!({"netwrok": {}})).start().await.expect("the daemon starts");
    let warnings = &client.info().warnings;
    assert!(format!("{warnings:?}").contains("netwrok"), "{warnings:?}");
}

#[tokio::test]
async fn refuses_a_wrong_field() {
    let error = refused(options().config(json!({"network": {"query_timeout": "long"}})).start().await);
    assert_eq!(error.code, vendorclient::client::error_code::INVALID_CONFIG);
}

#[tokio::test]
async fn calls_the_connection_itself() {
    let client = start().await;
    soon(client.daemon().ping()).await.expect("an answer");
    let status = soon(client.daemon().status()).await.expect("an answer");
    assert!(format!("{status:?}").contains("uptime"), "{status:?}");
    let untyped: Value = soon(client.call("client.version", &())).await.expect("an answer");
    assert_eq!(untyped["version"], vendorclient::VERSION);
}

#[test]
fn the_crate_has_the_version_of_the_definitions() {
    assert_eq!(env!("SUITE_CRATE_VERSION"), vendorclient::VERSION);
}
