use crate::generated::test::{Integers, ParamsOfEcho};
use crate::support::{options, refused, soon, spawn, start, test};
use serde_json::json;
use vendorclient::boc::{ParamsOfParse, ParsedAccount};
use vendorclient::Json;

fn echo(value: impl Into<Json>) -> ParamsOfEcho {
    ParamsOfEcho::new(value)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_thousand_calls_at_once() {
    let client = start().await;
    let calls: Vec<_> = (0..1000).map(|index| spawn(test(&client).echo(&echo(json!(index))))).collect();
    for (index, call) in calls.into_iter().enumerate() {
        let answer = soon(call).await.expect("no panic").expect("an answer");
        assert_eq!(answer.value, json!(index));
    }
}

#[tokio::test]
async fn a_message_of_the_limit_and_one_byte_more() {
    let client = start().await;
    // The text around the value; the id has one digit in the first calls.
    let around = r#"{"jsonrpc":"2.0","id":2,"method":"test.echo","params":{"value":""}}"#.len();
    let size = 16_777_216 - around;
    let answer = soon(test(&client).echo(&echo(json!("x".repeat(size))))).await.expect("it fits");
    assert_eq!(answer.value.text().len(), size + 2);
    let error = refused(soon(test(&client).echo(&echo(json!("x".repeat(size + 1))))).await);
    assert_eq!(error.code, vendorclient::daemon::error_code::REQUEST_TOO_LARGE);
    assert_eq!(error.data, json!({"limit": 16_777_216, "actual": 16_777_217}));
    soon(client.daemon().ping()).await.expect("the connection holds");
}

#[tokio::test]
async fn characters_of_two_to_four_bytes() {
    let client = start().await;
    // Longer than the chunks of a pipe, at every offset.
    for shift in 0..4 {
        let value = json!(format!("{}{}", "x".repeat(shift), "ü€𝄞".repeat(50_000)));
        let answer = soon(test(&client).echo(&echo(value.clone()))).await.expect("an answer");
        assert_eq!(answer.value, value);
    }
}

#[tokio::test]
async fn exact_integers_and_numerals() {
    let client = start().await;
    for (unsigned, signed) in [(9_007_199_254_740_993, i64::MIN), (u64::MAX, i64::MAX)] {
        let params = Integers {
            unsigned,
            signed: Some(signed),
        };
        assert_eq!(soon(test(&client).integers(&params)).await.expect("an answer"), params);
    }
    let digits = r#"{"a":[123456789012345678901234567890,0.1234567890123456789012345,1e400,-0]}"#;
    let value = Json::from_text(digits).expect("JSON");
    let answer = soon(test(&client).echo(&echo(value.clone()))).await.expect("an answer");
    assert_eq!(answer.value.text(), digits);
}

#[tokio::test]
async fn raw_texts() {
    let mut transport = options().start_raw().expect("the daemon starts");
    transport.sender.send("{nonsense\n\r\n{\"jsonrpc\":\"2.0\",\"id\":\"a\",\"method\":\"daemon.ping\"}");
    let first = soon(transport.incoming.recv()).await.expect("an answer");
    assert!(String::from_utf8_lossy(&first).contains("-32700"));
    let second = soon(transport.incoming.recv()).await.expect("an answer");
    assert_eq!(second, br#"{"jsonrpc":"2.0","id":"a","result":null}"#);
    drop(transport.sender);
    let draining = soon(transport.incoming.recv()).await.expect("a notification");
    assert!(String::from_utf8_lossy(&draining).contains("daemon.draining"));
    assert_eq!(soon(transport.incoming.recv()).await, None);
    let end = soon(transport.ended).await.expect("an end");
    assert!(end.exit_status.expect("it has ended").success());
}

#[tokio::test]
async fn a_parsed_account_has_a_type() {
    let client = start().await;
    let boc = "te6ccgEBBAEAdAACrRgAIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiJASzhlU/EAAAAAAAAA\
        CRoh3NZQBksV1jfYW5WeeoCE09P6mNuSDQIDOezCuj1OPve6KPod5AMBART/APSkE/S88sgLAgAC0wANoAAAAAIILA==";
    let result = soon(client.boc().parse_account(&ParamsOfParse::new(boc))).await.expect("an answer");
    let account: ParsedAccount = result.parsed.parse().expect("an account");
    assert_eq!((account.acc_type_name.as_str(), account.balance.as_str()), ("Active", "0x3b9aca00"));
    let amounts = account.balance_other.expect("other currencies");
    assert_eq!((amounts[0].currency, amounts[0].value.as_str()), (2, "0x5"));
    // Fields that the type does not have are still there.
    assert!(result.parsed.get::<String>("boc").is_some());
}
