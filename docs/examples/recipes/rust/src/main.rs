//! Runs all recipes on a development node, and prints what came of them: `recipes <endpoint>`.

mod contracts;
mod hello_wallet;
mod inbox;
mod keys;
mod outbox;
mod sending_money;
mod signing;
mod wallet;

use sending_money::{pay, Booking};
use serde_json::json;
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::Arc;
use vendorclient::abi::{self, Abi, CallSet, ParamsOfEncodeMessage};
use vendorclient::crypto::{KeyPair, ParamsOfSign};
use vendorclient::dev_node::DevNode;
use vendorclient::{send_flags, Address, Client, Result, Signer};
use wallet::Wallet;

const PHRASE: &str = "test test test test test test test test test test test junk";

#[tokio::main]
async fn main() -> Result<()> {
    let endpoint = std::env::args().nth(1).expect("usage: recipes <endpoint>");
    let node = DevNode::connect(&endpoint)?;
    let client = Client::builder().endpoint(&endpoint).start().await?;
    let pair = client.crypto().generate_random_sign_keys().await?;
    let keys = Signer::keys(pair.clone())?;
    let customer = Wallet::new(&client).signer(&keys);
    let address = customer.address().await?;
    let shop = Wallet::new(&client)
        .signer(&stranger(&client).await?)
        .address()
        .await?;
    let currencies = BTreeMap::from([(2, 50_000_000_000)]);
    node.fund_currencies(address.as_str(), 100_000_000_000, currencies)
        .await?;
    let owners = vec![keys.public_key()];
    customer.deploy(owners, vec![], 1, 1, 0).await?;

    let paid = pay(&customer, shop.clone(), 1_500_000_000).await?;
    println!("sending money: {}", state(&paid));
    let other = Wallet::new(&client)
        .at(address.clone())
        .signer(&stranger(&client).await?);
    let refused = pay(&other, shop.clone(), 1_500_000_000).await?;
    println!("sending money as a stranger: {}", state(&refused));

    let treasury = outbox::open_treasury(&client, &keys).await?;
    for words in ["stored", "stored again"] {
        let is_new = outbox::pay_out(&treasury, "invoice-17", shop.clone(), 2_000_000_000).await?;
        println!("outbox: {words} {is_new}");
    }
    outbox::book_payouts(&client, |invoice, state| {
        println!("outbox: {invoice} {}", state.value());
        Ok(())
    })
    .await?;

    inbox::follow_shop(&client, &shop).await?;
    let mut credited = 0;
    while credited < 2 {
        inbox::credit_deposits(&client, |deposit| {
            for arrived in &deposit.amounts {
                println!("inbox: credited {} of {}", arrived.amount, arrived.currency);
                credited += 1;
            }
            Ok(())
        })
        .await?;
    }

    let hello = contracts::deploy(&client, &node).await?;
    println!("contracts: {}", contracts::touch(&hello).await?);
    let touched = contracts::first_touch(&hello).await?;
    println!("contracts: touched {}", touched.is_some());
    let name = contracts::touch_as_stranger(&client, hello.address().await?).await?;
    println!("contracts: refused {}", name.unwrap_or_default());

    let (here, elsewhere) = keys::keys_of(&client, PHRASE).await?;
    println!("keys: {} {}", here.public, here.public == elsewhere.public);
    let phrase = keys::new_phrase(&client).await?;
    println!("keys: {} words", phrase.split_whitespace().count());

    sign(&client, &pair, &address, &shop).await?;
    client.close().await;
    Ok(())
}

async fn sign(client: &Client, keys: &KeyPair, address: &Address, shop: &Address) -> Result<()> {
    let agreed = Arc::new(AtomicBool::new(true));
    let answer = Arc::clone(&agreed);
    let vault = signing::Vault {
        client: client.clone(),
        keys: keys.clone(),
        agrees: Arc::new(move || answer.load(Ordering::Relaxed)),
    };
    let guarded = Wallet::new(client)
        .at(address.clone())
        .signer(&vault.into_signer().await?);
    let paid = pay(&guarded, shop.clone(), 1_000_000_000).await?;
    println!("signing: {}", state(&paid));
    agreed.store(false, Ordering::Relaxed);
    let declined = pay(&guarded, shop.clone(), 1_000_000_000).await?;
    println!("signing, declined: {}", state(&declined));

    let payment = json!({
        "dest": shop.as_str(),
        "value": 0,
        "cc": { "2": 500_000_000 },
        "bounce": false,
        "flags": send_flags::PAY_FEES,
        "payload": "",
    });
    let checking = signing::CheckingVault {
        own: client.clone(),
        vault: signing::Vault {
            client: client.clone(),
            keys: keys.clone(),
            agrees: Arc::new(|| true),
        },
    };
    let registered = client
        .crypto()
        .register_signing_box(Arc::new(checking))
        .await?;
    let call = CallSet::new("sendTransaction").input(payment.clone());
    let signer = abi::Signer::signing_box(registered.handle);
    let params = ParamsOfEncodeMessage::new(Abi::json(wallet::ABI), signer)
        .address(address.as_str())
        .call_set(call);
    client.abi().encode_message(&params).await?;
    let unsigned = signing::prepare(client, address, &keys.public, payment).await?;
    // On a computer without a network.
    let to_sign = ParamsOfSign::new(unsigned.data_to_sign.unwrap_or_default(), keys.clone());
    let signature = client.crypto().sign(&to_sign).await?.signature;
    let message = &unsigned.message;
    let sent = signing::send_signed(client, address, &keys.public, message, &signature).await?;
    let id: String = sent.transaction.get("id").unwrap_or_default();
    println!("signing elsewhere: {}", id.len());
    Ok(())
}

async fn stranger(client: &Client) -> Result<Signer> {
    Signer::keys(client.crypto().generate_random_sign_keys().await?)
}

/// The words of the story; details go to standard error.
fn state(booking: &Booking) -> &'static str {
    match booking {
        Booking::Paid { transaction_id } => {
            eprintln!("paid in {transaction_id}");
            "paid"
        }
        Booking::NotPaid {
            reason,
            repeat_from,
        } => {
            eprintln!("not paid: {reason}; may be repeated from {repeat_from:?}");
            "not paid"
        }
        Booking::Unclear { message_hash } => {
            eprintln!("look for {message_hash}");
            "unclear"
        }
    }
}
