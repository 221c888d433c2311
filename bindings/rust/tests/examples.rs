//! Every function, called with the example of its definition: typed parameters in, typed results out.

use crate::generated::typed_calls::call_typed;
use crate::support::{new_folder, program, soon};
use serde::de::DeserializeOwned;
use serde::Serialize;
use serde_json::{Map, Value};
use vendorclient::{BoxFuture, Client, Error, Refusal, StartOptions};

/// Implements every app object, and answers nothing.
pub struct Nobody;

type Answer<'a, T> = BoxFuture<'a, Result<T, Refusal>>;

fn nobody<'a, T>() -> Answer<'a, T> {
    Box::pin(async { Err("nobody is there".into()) })
}

impl vendorclient::crypto::AppSigningBox for Nobody {
    fn get_public_key(&self) -> Answer<'_, String> {
        nobody()
    }

    fn sign(&self, _: String, _: Option<vendorclient::crypto::SigningContent>) -> Answer<'_, String> {
        nobody()
    }
}

impl vendorclient::crypto::AppEncryptionBox for Nobody {
    fn get_info(&self) -> Answer<'_, vendorclient::crypto::EncryptionBoxInfo> {
        nobody()
    }

    fn encrypt(&self, _: String) -> Answer<'_, String> {
        nobody()
    }

    fn decrypt(&self, _: String) -> Answer<'_, String> {
        nobody()
    }
}

impl vendorclient::crypto::AppPasswordProvider for Nobody {
    fn get_password(
        &self,
        _: String,
    ) -> Answer<'_, vendorclient::crypto::AppPasswordProviderGetPasswordAnswer> {
        nobody()
    }
}

impl vendorclient::tvm::AppVmExtension for Nobody {
    fn verify(&self, _: String, _: Vec<String>) -> Answer<'_, bool> {
        nobody()
    }
}

impl vendorclient::policy::AppApprover for Nobody {
    fn approve(
        &self,
        _: String,
        _: Option<String>,
        _: Option<String>,
        _: Vec<vendorclient::policy::PlannedTransfer>,
    ) -> Answer<'_, bool> {
        nobody()
    }
}

/// Parameters as their type, which must keep all of them.
pub fn read<T: DeserializeOwned + Serialize>(params: Value) -> T {
    let typed = serde_json::from_value(params.clone()).expect("the example fits the type");
    let written = serde_json::to_value(&typed).expect("it has a JSON form");
    check(&written, &without_nulls(params));
    typed
}

pub fn json<T: Serialize>(result: T) -> Value {
    serde_json::to_value(result).expect("it has a JSON form")
}

fn without_nulls(value: Value) -> Value {
    match value {
        Value::Object(fields) => {
            let kept = fields.into_iter().filter(|(_, value)| !value.is_null());
            Value::Object(kept.map(|(name, value)| (name, without_nulls(value))).collect())
        }
        Value::Array(items) => items.into_iter().map(without_nulls).collect(),
        other => other,
    }
}

#[tokio::test]
async fn answer_as_described() {
    let file = std::env::var_os("SUITE_OPENRPC").expect("set by the driver");
    let text = std::fs::read_to_string(file).expect("it is there");
    let document: Value = serde_json::from_str(&text).expect("JSON");
    let options = StartOptions::new().program(program()).data_folder(new_folder());
    let client = options.start().await.expect("the daemon starts");
    let mut count = 0;
    for method in document["methods"].as_array().expect("a list") {
        let name = method["name"].as_str().expect("a name");
        // These belong to the binding.
        if name.starts_with("daemon.") || name.starts_with("rpc.") {
            continue;
        }
        println!("{name}");
        run_example(&client, name, &method["examples"][0]).await;
        count += 1;
    }
    assert!(count > 50);
    soon(client.close()).await;
}

async fn run_example(client: &Client, name: &str, example: &Value) {
    let mut saved = Map::new();
    for call in example["x-setup"].as_array().into_iter().flatten() {
        let params = fill_in(&call["params"], &saved);
        let method = call["method"].as_str().expect("a name");
        let result = soon(call_typed(client, method, params)).await.expect("a result");
        saved.insert(call["save"].as_str().expect("a name").to_owned(), result);
    }
    let params: Map<String, Value> = example["params"]
        .as_array()
        .expect("a list")
        .iter()
        .map(|param| {
            let name = param["name"].as_str().expect("a name");
            (name.to_owned(), fill_in(&param["value"], &saved))
        })
        .collect();
    let expected = fill_in(&example["result"]["value"], &saved);
    let result = soon(call_typed(client, name, Value::Object(params))).await;
    match (result, expected.get("$error")) {
        (Ok(result), None) => check(&result, &expected),
        (Err(Error::Client(error)), Some(code)) => assert_eq!(Some(error.code), code.as_i64()),
        (other, _) => panic!("{name}: {other:?}"),
    }
}

fn fill_in(template: &Value, saved: &Map<String, Value>) -> Value {
    match template {
        Value::Array(items) => items.iter().map(|item| fill_in(item, saved)).collect(),
        Value::Object(fields) => {
            if let Some(path) = fields.get("$var").and_then(Value::as_str) {
                let mut keys = path.split('.');
                let first = &saved[keys.next().expect("a name")];
                return keys.fold(first, |value, key| step(value, key)).clone();
            }
            if let Some(parts) = fields.get("$concat").and_then(Value::as_array) {
                let texts = parts.iter().map(|part| fill_in(part, saved));
                return texts.map(|text| text.as_str().expect("a text").to_owned()).collect::<String>().into();
            }
            let filled = fields.iter().map(|(name, value)| (name.clone(), fill_in(value, saved)));
            Value::Object(filled.collect())
        }
        other => other.clone(),
    }
}

fn step<'a>(value: &'a Value, key: &str) -> &'a Value {
    match key.parse::<usize>() {
        Ok(index) if value.is_array() => &value[index],
        _ => &value[key],
    }
}

/// Everything that is expected must be there; results may have more fields.
fn check(actual: &Value, expected: &Value) {
    match expected {
        Value::Array(items) => {
            let list = actual.as_array().expect("a list");
            assert_eq!(list.len(), items.len());
            list.iter().zip(items).for_each(|(actual, item)| check(actual, item));
        }
        Value::Object(fields) => {
            for (key, operand) in fields {
                check_key(actual, key, operand);
            }
        }
        Value::Number(number) => assert_eq!(actual.as_f64(), number.as_f64()),
        other => assert_eq!(actual, other),
    }
}

fn length(value: &Value) -> u64 {
    let length = value.as_str().map(str::len).or(value.as_array().map(Vec::len));
    length.expect("a text or a list") as u64
}

fn check_key(actual: &Value, key: &str, operand: &Value) {
    match key {
        "$len" => assert_eq!(Some(length(actual)), operand.as_u64()),
        "$minlen" => assert!(Some(length(actual)) >= operand.as_u64()),
        "$words" => {
            let words = actual.as_str().expect("a text").split(' ').count();
            assert_eq!(Some(words as u64), operand.as_u64());
        }
        // The daemon's own tests look into the text.
        "$regex" => assert!(actual.is_string()),
        "$ne" => assert_ne!(actual, operand),
        "$type" => {
            let kind = match actual {
                Value::Null => "null",
                Value::Bool(_) => "boolean",
                Value::Number(_) => "number",
                Value::String(_) => "string",
                Value::Array(_) => "array",
                Value::Object(_) => "object",
            };
            assert_eq!(kind, operand);
        }
        "$item" => check(&actual[operand[0].as_u64().expect("an index") as usize], &operand[1]),
        _ if key.starts_with('$') => panic!("unknown operator {key}"),
        _ => check(&actual[key], operand),
    }
}
