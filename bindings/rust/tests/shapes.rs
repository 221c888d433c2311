//! Generated types of every kind of shape.

use crate::generated::shapes::{Anything, Chain, Collections, Colour, Guarded, Level, Names, Plain, Single, Tree};
use serde::de::DeserializeOwned;
use serde::Serialize;

fn same<T: DeserializeOwned + Serialize>(text: &str) -> T {
    let value: T = serde_json::from_str(text).expect("it fits");
    assert_eq!(serde_json::to_string(&value).expect("it has a JSON form"), text);
    value
}

#[test]
fn go_there_and_back() {
    let plain = r#"{"ratio":1.5,"text":"a","large":18446744073709551615,"signed":-9223372036854775808,"extra":1e+999}"#;
    let value: Plain = same(plain);
    assert_eq!((value.large, value.signed), (u64::MAX, Some(i64::MIN)));
    assert_eq!(Plain::new("a", 1).ratio, None);
    same::<Plain>(r#"{"text":"a","large":1}"#);
    same::<Names>(
        r#"{"from":"a","isBounced":true,"is bounced":false,"str":"b","type":"c","field":"d","list":[]}"#,
    );
    let tree = same::<Tree>(
        r#"{"type":"Node","children":[{"type":"Leaf","value":"a"},{"type":"None"}],"named":{"b":{"type":"None"}}}"#,
    );
    assert!(matches!(tree, Tree::Node { children, .. } if children[1] == Tree::None));
    same::<Chain>(r#"{"next":{"next":{}}}"#);
    assert_eq!(same::<Single>(r#"{"type":"Only","value":4294967295}"#), Single::Only { value: u32::MAX });
    same::<Collections>(concat!(
        r#"{"levels":[[1,100],[]],"colours":{"a":"light-blue","b":""},"forest":[{"type":"None"}],"#,
        r#""handle":5,"keys":[null,123456789012345678901234567890],"plains":{"p":{"text":"a","large":0}}}"#
    ));
    same::<Anything>(r#"{"value":null}"#);
}


#[test]
fn keep_what_a_newer_daemon_sends() {
    assert!(matches!(same::<Tree>(r#"{"height":12345678901234567890123,"type":"Bush"}"#), Tree::Unknown(_)));
    assert_eq!(same::<Level>("7"), Level::Unknown(7));
    assert_eq!(same::<Colour>(r#""red""#), Colour::Unknown("red".to_owned()));
    assert_eq!((Level::High.value(), Colour::LightBlue.value()), (100, "light-blue"));
    assert!(serde_json::from_str::<Tree>(r#"{"type":"Leaf","value":5}"#).is_err());
    assert!(serde_json::from_str::<Tree>(r#"{"type":"Leaf"}"#).is_err());
    let more: Chain = serde_json::from_str(r#"{"next":null,"other":1}"#).expect("unknown fields are ignored");
    assert_eq!(more, Chain::default());
}

#[test]
fn hide_secrets() {
    let shown = format!("{:?}", same::<Guarded>(r#"{"name":"n","secret":"hunter2","pin":"1234"}"#));
    assert_eq!(shown, r#"Guarded { name: "n", secret: ***, pin: *** }"#);
}
