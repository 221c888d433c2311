//! Its own program, which leaves the features of `serde_json` as they are.

use serde::Deserialize;
use vendorclient::{Client, Json, StartOptions};

#[derive(Debug, Deserialize, PartialEq)]
struct Inner {
    ratio: f64,
}

#[derive(Debug, Deserialize, PartialEq)]
struct Outer {
    #[serde(flatten)]
    inner: Inner,
}

#[test]
fn fractions_inside_of_flattened_structs_can_be_read() {
    let outer: Outer = serde_json::from_str(r#"{"ratio":1.5}"#).expect("it fits");
    assert_eq!(outer, Outer { inner: Inner { ratio: 1.5 } });
    let value = serde_json::to_value(0.1).expect("it has a JSON form");
    assert_eq!(format!("{value:?}"), "Number(0.1)");
}

#[tokio::test]
async fn numerals_keep_every_digit() {
    let program = std::env::var_os("VENDORCLIENT_TEST_BINARY").expect("set by the driver");
    let folder = std::env::var_os("SUITE_FOLDER").expect("set by the driver");
    let options = StartOptions::new().program(program).data_folder(folder);
    let client: Client = options.start().await.expect("the daemon starts");
    let digits = r#"{"value":[123456789012345678901234567890,0.1234567890123456789012345,1e400,-0]}"#;
    let value = Json::from_text(digits).expect("JSON");
    let answer: Json = client.call("test.echo", &value).await.expect("an answer");
    assert_eq!(answer.text(), digits);
    client.close().await;
}
