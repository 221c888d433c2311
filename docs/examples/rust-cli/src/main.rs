//! Shows balances, and the key of a seed phrase.
//!
//!     wallet-cli balance <endpoint> <dapp_id>::<account_id>
//!     wallet-cli key [derivation path] < phrase
//!
//! Ends with 0, with 1 after a failure, with 2 for arguments that it does not know.

use std::error::Error;
use std::process::ExitCode;
use vendorclient::account::ParamsOfGetAccount;
use vendorclient::boc::{ParamsOfParse, ParsedAccount};
use vendorclient::crypto::ParamsOfMnemonicDeriveSignKeys;
use vendorclient::Client;

const USAGE: &str =
    "usage: wallet-cli balance <endpoint> <dapp_id>::<account_id> | key [derivation path]";

#[tokio::main]
async fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let done = match words.as_slice() {
        ["balance", endpoint, address] => match address.split_once("::") {
            Some((dapp, account)) => balance(endpoint, dapp, account).await,
            None => return misused(),
        },
        ["key"] => key(None).await,
        ["key", path] => key(Some(path)).await,
        _ => return misused(),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

fn misused() -> ExitCode {
    eprintln!("{USAGE}");
    ExitCode::from(2)
}

async fn balance(endpoint: &str, dapp: &str, account: &str) -> Result<(), Box<dyn Error>> {
    let client = Client::builder().endpoint(endpoint).start().await?;
    let shown = read_balance(&client, dapp, account).await;
    client.close().await;
    println!("{} nano", shown?);
    Ok(())
}

async fn read_balance(client: &Client, dapp: &str, account: &str) -> Result<u128, Box<dyn Error>> {
    let params = ParamsOfGetAccount::new(account, dapp);
    let boc = client.account().get_account(&params).await?.boc;
    let result = client.boc().parse_account(&ParamsOfParse::new(boc)).await?;
    let parsed = result.parsed.parse::<ParsedAccount>()?;
    let digits = parsed.balance.trim_start_matches("0x");
    Ok(u128::from_str_radix(digits, 16)?)
}

/// The phrase comes from standard input: arguments of programs are seen by others.
async fn key(path: Option<&str>) -> Result<(), Box<dyn Error>> {
    let phrase = std::io::read_to_string(std::io::stdin())?;
    let client = Client::start().await?;
    let mut params = ParamsOfMnemonicDeriveSignKeys::new(phrase.trim());
    if let Some(path) = path {
        params = params.path(path);
    }
    let derived = client.crypto().mnemonic_derive_sign_keys(&params).await;
    client.close().await;
    println!("{}", derived?.public);
    Ok(())
}
