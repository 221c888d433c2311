//! One of the payers of `Payer.ts`, with the Rust binding.
mod wallet;

use std::collections::BTreeMap;
use std::env::var;
use std::io::BufRead;
use vendorclient::crypto::KeyPair;
use vendorclient::{send_flags, Client, Signer};

#[tokio::main]
async fn main() {
    while pay().await {}
}

/// Pays until a call fails, and returns whether there may be more lines.
async fn pay() -> bool {
    let keys = KeyPair::new(var("PAYER_PUBLIC").unwrap(), var("PAYER_SECRET").unwrap());
    let endpoint = var("PAYER_NODE").unwrap();
    let client = Client::builder().endpoint(endpoint).start().await.unwrap();
    let wallet = wallet::Wallet::new(&client)
        .at(var("PAYER_WALLET").unwrap().parse().unwrap())
        .signer(&Signer::keys(keys).unwrap());
    loop {
        println!("ready");
        let mut line = String::new();
        if std::io::stdin().lock().read_line(&mut line).unwrap() == 0 {
            return false;
        }
        let amounts = BTreeMap::from([("2".to_string(), 1u64.into())]);
        let dest = line.trim().parse().unwrap();
        match wallet.send_transaction(dest, 0, amounts, false, send_flags::PAY_FEES, "").await {
            Ok(_) => println!(r#"{{"outcome":"executed"}}"#),
            Err(error) => {
                let outcome = error.outcome().map(|outcome| outcome.value().to_string());
                let end = serde_json::json!({
                    "outcome": outcome.unwrap_or_else(|| "none".into()),
                    "hash": error.message_hash(),
                    "message": error.to_string(),
                });
                println!("{end}");
                client.close().await;
                return true;
            }
        }
    }
}
