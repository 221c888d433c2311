//! Values of every kind, to a contract that returns its arguments, and back.

use crate::contracts::story;
use crate::echo::{CollectOutputPair, Echo};
use crate::support::{options, soon};
use serde::Deserialize;
use serde_json::json;
use std::collections::BTreeMap;
use vendorclient::boc::ParamsOfEncodeBoc;
use vendorclient::dev_node::Faucet;
use vendorclient::{Address, Bytes, CellBoc, Client, Contract, Error, FixedBytes, Funder, Signer, U256};

async fn network() -> (Client, Faucet) {
    let endpoint = story().endpoint;
    let config = json!({"network": {"endpoints": [endpoint]}});
    (options().config(config).start().await.expect("the daemon starts"), Faucet::new(endpoint))
}

async fn deployed(client: &Client, faucet: &Faucet) -> Echo {
    let signer = Signer::keys(client.crypto().generate_random_sign_keys().await.expect("keys")).expect("a signer");
    let echo = Echo::new(client).signer(&signer);
    soon(echo.deploy().funded_by(faucet)).await.expect("deployed");
    echo
}

async fn a_cell(client: &Client) -> CellBoc {
    let number = serde_json::from_value(json!({"type": "Integer", "size": 32, "value": 7})).expect("an operation");
    let encoded = client.boc().encode_boc(&ParamsOfEncodeBoc::new(vec![number])).await;
    encoded.expect("a BOC").boc.into()
}

#[tokio::test]
async fn bytes_and_cells_make_the_round_trip_in_calls_and_events() {
    let (client, faucet) = network().await;
    let echo = deployed(&client, &faucet).await;
    let digest: [u8; 32] = std::array::from_fn(|index| index as u8);
    let data = vec![0, 1, 0xfe, 0xff];
    let cell = a_cell(&client).await;
    let parts = BTreeMap::from([(0, Bytes::default()), (7, b"seven".into()), (u32::MAX, vec![9; 300].into())]);

    let mut events = soon(echo.echoed_events().stream()).await.expect("a stream");
    let call = || echo.echo(digest, &data[..], cell.clone(), parts.clone());
    let sent = soon(call()).await.expect("sent").output;
    assert_eq!((sent.digest.into_array(), sent.data.to_vec()), (digest, data.clone()));
    assert_eq!((&sent.boc, &sent.parts), (&cell, &parts));
    let event = soon(events.next()).await.expect("an event").expect("no error").args;
    assert_eq!((event.digest, event.data, event.boc, event.parts), (digest.into(), data.clone().into(), cell.clone(), parts.clone()));
    assert_eq!(soon(call().get()).await.expect("an output"), sent);
    assert_eq!(soon(call().estimate()).await.expect("an output").output, sent);
    client.close().await;
}

#[tokio::test]
async fn keys_of_maps_are_integers_and_addresses() {
    let (client, faucet) = network().await;
    let echo = deployed(&client, &faucet).await;
    let seen = BTreeMap::from([(U256::ZERO, true), (U256::MAX, false), (U256::from(1u8), true)]);
    let owner: Address = format!("0:{}", "ab".repeat(32)).parse().expect("an address");
    let names = BTreeMap::from([(owner.clone(), Bytes::from(b"owner"))]);
    let pair = CollectOutputPair { tag: [1, 2, 3, 4].into(), shift: BTreeMap::from([(-128, u64::MAX), (0, 0), (127, 1)]) };
    let list = vec![Bytes::from([1]), Bytes::default()];
    let call = |note| echo.collect([5; 32], list.clone(), seen.clone(), names.clone(), pair.clone(), note);
    let output = soon(call(Some(vec![6].into())).get()).await.expect("an output");
    assert_eq!((output.salt, &output.list, &output.seen), ([5; 32].into(), &list, &seen));
    assert_eq!((&output.pair, output.note), (&pair, Some(Bytes::from([6]))));
    let (extended, name) = output.names.first_key_value().expect("a name");
    assert!(extended.is_account(&owner) && *name == *b"owner");
    assert_eq!(soon(call(None).get()).await.expect("an output").note, None);
    client.close().await;
}

#[derive(Deserialize)]
struct Echoed {
    digest: FixedBytes<32>,
    data: Bytes,
    parts: BTreeMap<u32, Bytes>,
}

#[tokio::test]
async fn have_the_same_types_without_a_wrapper() {
    let (client, faucet) = network().await;
    let echo = deployed(&client, &faucet).await;
    let address = soon(echo.address()).await.expect("an address");
    let contract = Contract::new(&client, crate::echo::ABI).expect("an ABI").at(address);
    let input = json!({"digest": FixedBytes::from([3; 32]), "data": "cafe", "boc": CellBoc::default(), "parts": {"7": "07"}});
    let output = soon(contract.call("echo", input).returns::<Echoed>().get()).await.expect("an output");
    assert_eq!(output.digest, [3; 32]);
    assert_eq!((output.data.into_vec(), output.parts), (vec![0xca, 0xfe], BTreeMap::from([(7, [7].into())])));
    client.close().await;
}

#[tokio::test]
async fn amounts_may_have_more_than_64_bits() {
    let (client, faucet) = network().await;
    let echo = deployed(&client, &faucet).await;
    let (before, more) = (soon(echo.balance()).await.expect("a balance"), 15_000_000_000_000_000_001u128);
    let address = soon(echo.address()).await.expect("an address");
    for _ in 0..2 {
        soon(faucet.fund(address.account_id().expect("an account"), Some(more))).await.expect("funded");
    }
    assert!(2 * more > u64::MAX.into());
    let (balance, paid) = (soon(echo.balance()).await.expect("a balance"), before + 2 * more);
    // Storage costs something.
    assert!(balance <= paid && balance > paid - 1_000_000_000, "{balance} of {paid}");
    client.close().await;
}

#[test]
fn of_another_length_are_refused_before_they_are_sent() {
    let wrong = FixedBytes::<32>::try_from(vec![1, 2, 3]);
    assert!(matches!(wrong, Err(Error::Invalid(error)) if error.message == "Expected 32 bytes, got 3"));
}
