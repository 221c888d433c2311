//! Contracts as objects, and as wrappers written by the program.

use crate::multisig::{self, Multisig};
use crate::support::{new_folder, options, soon};
use serde::Deserialize;
use serde_json::json;
use std::collections::BTreeSet;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::Arc;
use std::time::{Duration, SystemTime};
use vendorclient::abi::FunctionHeader;
use vendorclient::account::ParamsOfGetAccount;
use vendorclient::binding::iterate;
use vendorclient::dev_node::{DevNode, Faucet, ParamsOfDeleteAccount, ParamsOfSetAccount};
use vendorclient::inbox::{DepositKind, ParamsOfInboxFollow};
use vendorclient::net::{ParamsOfCreateBlockIterator, ParamsOfCreateTransactionIterator, ParamsOfIteratorNext};
use vendorclient::outbox::{OutboxState, ParamsOfOutboxEntry};
use vendorclient::processing::error_code::LOSS_NOT_ACCEPTED;
use vendorclient::processing::{Loss, LossCertainty, Outcome};
use vendorclient::tvm::error_code::{ANSWER_MISSING, ANSWER_UNREADABLE};
use vendorclient::{Address, CellBoc, Client, Contract, Error, Funder, OutboxCall, Signer, U256};

/// What the driver prepared.
#[derive(Deserialize)]
pub struct Story {
    pub endpoint: String,
    pub abi: String,
    getter_abi: String,
    silent: String,
    odd: String,
    pub code: String,
}

pub fn story() -> Story {
    let path = std::env::var_os("VENDORCLIENT_STORY").expect("set by the driver");
    let text = std::fs::read_to_string(path).expect("the story is there");
    serde_json::from_str(&text).expect("the story is JSON")
}

async fn network() -> (Client, Faucet, Story) {
    let story = story();
    let config = json!({"network": {"endpoints": [story.endpoint]}});
    let client = options().config(config).start().await.expect("the daemon starts");
    (client, Faucet::new(&*story.endpoint), story)
}

async fn new_signer(client: &Client) -> Signer {
    let keys = client.crypto().generate_random_sign_keys().await.expect("keys");
    Signer::keys(keys).expect("a signer")
}

pub fn hello(client: &Client, story: &Story, signer: &Signer) -> Contract {
    let contract = Contract::new(client, &story.abi).expect("an ABI");
    contract.signer(signer).error_name(102, "NotOwner")
}

#[derive(Deserialize)]
struct Timestamp {
    value0: U256,
}

#[derive(Debug, Deserialize)]
struct Touched {
    at: u32,
}

#[tokio::test]
async fn are_deployed_called_and_read() {
    let (client, faucet, story) = network().await;
    let signer = new_signer(&client).await;
    let contract = hello(&client, &story, &signer).code(&story.code);
    assert!(!soon(contract.is_deployed()).await.expect("an answer"));
    soon(contract.deploy(()).funded_by(&faucet).amount(5_000_000_000)).await.expect("deployed");
    assert!(soon(contract.is_deployed()).await.expect("an answer"));
    assert!((4_000_000_000..5_000_000_000).contains(&soon(contract.balance()).await.expect("a balance")));

    let estimated = soon(contract.call("touch", ()).estimate()).await.expect("estimated");
    let touched = soon(contract.call("touch", ())).await.expect("touched");
    assert!(estimated.fees.total_account_fees > 0 && touched.fees.total_account_fees > 0);
    assert_eq!(touched.transaction_id.len(), 64);
    assert_eq!(touched.transaction.get("id"), Some(touched.transaction_id));
    let hello = soon(contract.call("renderHelloWorld", ()).get()).await.expect("an output");
    assert_eq!(hello, json!({"value0": "helloWorld"}));
    let call = contract.call("getTimestamp", json!({})).returns::<Timestamp>();
    assert!(soon(call.get()).await.expect("an output").value0 > U256::ZERO);
    client.close().await;
}

#[tokio::test]
async fn have_streams_of_events_and_transactions() {
    let (client, faucet, story) = network().await;
    let signer = new_signer(&client).await;
    let contract = hello(&client, &story, &signer).code(&story.code);
    soon(contract.deploy(()).funded_by(&faucet)).await.expect("deployed");
    soon(contract.call("touch", ())).await.expect("touched");

    let events = contract.events("Touched").carries::<Touched>();
    let mut live = soon(events.stream()).await.expect("a stream");
    soon(contract.call("touch", ())).await.expect("touched");
    let second = soon(live.next()).await.expect("an event").expect("no error");
    drop(live);
    let all = contract.events("Touched").from_start().carries::<Touched>();
    let mut all = soon(all.stream()).await.expect("a stream");
    let mut before = 0;
    loop {
        let event = soon(all.next()).await.expect("an event").expect("no error");
        assert!(event.args.at <= second.args.at && event.message_id.len() == 64);
        if event.message_id == second.message_id {
            break;
        }
        before += 1;
    }
    assert!(before > 0);
    let (event_cursor, transaction_cursor) =
        (soon(contract.event_cursor()).await, soon(contract.transaction_cursor()).await);
    assert_eq!(event_cursor.as_ref().ok(), Some(&second.cursor));
    let sent = soon(contract.call("touch", ())).await.expect("touched");
    let later = contract.events("Touched").after(event_cursor.expect("a cursor"));
    let third = soon(soon(later.stream()).await.expect("a stream").next()).await.expect("an event").expect("no error");
    assert_ne!(third.message_id, second.message_id);
    let later = contract.transactions("id").after(transaction_cursor.expect("a cursor"));
    let last = soon(soon(later.stream()).await.expect("a stream").next()).await.expect("a transaction").expect("no error");
    assert_eq!(sent.parsed_transaction().expect("a transaction").id, sent.transaction_id);
    assert_eq!(last.fields.get::<String>("id"), Some(sent.transaction_id));

    let mut transactions = soon(contract.transactions("id lt").from_start().stream()).await.expect("a stream");
    let transaction = soon(transactions.next()).await.expect("a transaction").expect("no error");
    assert!(transaction.fields.get::<String>("id").is_some() && !transaction.cursor.is_empty());
    client.close().await;
}

#[tokio::test]
async fn are_found_by_iterators() {
    let (client, faucet, story) = network().await;
    let signer = new_signer(&client).await;
    let contract = hello(&client, &story, &signer).code(&story.code);
    soon(contract.deploy(()).funded_by(&faucet)).await.expect("deployed");

    let params = ParamsOfCreateTransactionIterator::default().result("lt code_hash").include_transfers(true);
    let mut transactions = soon(client.net().transactions(&params)).await.expect("a stream");
    for _ in 0..2 {
        let transaction = soon(transactions.next()).await.expect("a transaction").expect("no error");
        assert!(transaction.id.len() == 64 && transaction.lt.is_some() && transaction.transfers.is_some());
        assert!(transaction.json().text().contains("\"code_hash\":"));
    }
    drop(transactions);
    let unreadable = iterate::<Touched>(&client, "net.create_transaction_iterator", &params);
    let mut unreadable = soon(unreadable).await.expect("a stream");
    let error = soon(unreadable.next()).await.expect("an item").expect_err("of another type");
    assert!(matches!(error, Error::Decode(_)), "{error}");
    assert!(soon(unreadable.next()).await.is_none());
    drop(unreadable);

    let mut blocks = soon(client.net().blocks(&ParamsOfCreateBlockIterator::default())).await.expect("a stream");
    let first = soon(blocks.next()).await.expect("a block").expect("no error").into_value();
    drop(blocks);
    let until = ParamsOfCreateBlockIterator::default().end_time(first.gen_utime.expect("a time") + 1);
    let mut blocks = soon(client.net().blocks(&until)).await.expect("a stream");
    assert_eq!(soon(blocks.next()).await.expect("a block").expect("no error").id, first.id);
    while let Some(block) = soon(blocks.next()).await {
        assert!(block.expect("no error").gen_utime <= first.gen_utime);
    }
    drop(blocks);
    let wrong = ParamsOfCreateBlockIterator::default().result("{");
    let mut wrong = soon(client.net().blocks(&wrong)).await.expect("a stream");
    assert_eq!(soon(wrong.next()).await.expect("an error").expect_err("refused").code(), Some(601));
    assert!(soon(wrong.next()).await.is_none());
    drop(wrong);

    let next = soon(client.net().create_block_iterator(&ParamsOfCreateBlockIterator::default())).await;
    for handle in 1..next.expect("an iterator").handle {
        let params = ParamsOfIteratorNext::new(handle);
        // Dropping a stream does not wait.
        soon(async {
            while !matches!(client.net().iterator_next(&params).await, Err(error) if error.code() == Some(34)) {}
        })
        .await;
    }
    client.close().await;
}

#[tokio::test]
async fn end_their_streams_with_the_client() {
    let (client, faucet, story) = network().await;
    let signer = new_signer(&client).await;
    let contract = hello(&client, &story, &signer).code(&story.code);
    soon(contract.deploy(()).funded_by(&faucet)).await.expect("deployed");
    let mut stream = soon(contract.events("Touched").stream()).await.expect("a stream");
    client.close().await;
    assert!(matches!(soon(stream.next()).await, Some(Err(Error::Closed(_)))));
    assert!(soon(stream.next()).await.is_none());
}

#[tokio::test]
async fn name_their_errors() {
    let (client, faucet, story) = network().await;
    let signer = new_signer(&client).await;
    let contract = hello(&client, &story, &signer).code(&story.code);
    soon(contract.deploy(()).funded_by(&faucet)).await.expect("deployed");
    let address = soon(contract.address()).await.expect("an address");
    assert_eq!(address.account_id(), address.dapp_id());
    let stranger = hello(&client, &story, &new_signer(&client).await).at(address);
    for result in [soon(stranger.call("touch", ())).await, soon(stranger.call("touch", ()).estimate()).await] {
        match result {
            Err(Error::Contract(error)) => {
                assert_eq!((error.name.as_deref(), error.exit_code), (Some("NotOwner"), Some(102)));
                assert!(error.cause.code > 0 && error.to_string().starts_with("NotOwner: "));
            }
            other => panic!("{other:?}"),
        }
    }
    client.close().await;
}

#[tokio::test]
async fn tell_which_phase_failed() {
    let (client, faucet, story) = network().await;
    let signer = new_signer(&client).await;
    let contract = hello(&client, &story, &signer).code(&story.code).error_name(37, "NotThis");
    soon(contract.deploy(()).funded_by(&faucet)).await.expect("deployed");
    let itself = soon(contract.address()).await.expect("an address");
    let dest = format!("0:{}", itself.account_id().expect("an account"));
    let balance = soon(contract.balance()).await.expect("a balance");
    let more = json!({"dest": dest, "amount": balance + 1, "bounce": false});
    let call = || contract.call("sendValue", more.clone()).accept_any_loss();
    for result in [soon(call()).await, soon(call().estimate()).await] {
        match result {
            // The codes of the action phase are those of the network: names of the contract mean others.
            Err(Error::Contract(error)) => {
                assert_eq!((error.exit_code, error.phase.as_deref()), (Some(37), Some("action")), "{error}");
                assert_eq!(error.name, None);
                assert!(error.to_string().contains("37"), "{error}");
            }
            other => panic!("{other:?}"),
        }
    }
    client.close().await;
}

#[tokio::test]
async fn fail_if_a_call_has_no_readable_answer() {
    let (client, _, story) = network().await;
    for (account, code) in [(&story.silent, ANSWER_MISSING), (&story.odd, ANSWER_UNREADABLE)] {
        let contract = Contract::new(&client, &story.getter_abi).expect("an ABI");
        let contract = contract.at(account.parse().expect("an address"));
        let error = soon(contract.call("getBalance", ()).get()).await.expect_err("no readable answer");
        assert_eq!(error.code(), Some(code), "{error}");
        let error = soon(contract.call("getBalance", ()).estimate()).await.expect_err("no readable answer");
        assert_eq!(error.code(), Some(code), "{error}");
        let error = soon(contract.call("getBalance", ()).send()).await.expect_err("no readable answer");
        assert_eq!((error.code(), error.outcome()), (Some(code), Some(Outcome::Executed)), "{error}");
    }
    client.close().await;
}

#[tokio::test]
async fn find_the_dapp_of_an_account_that_appears_later() {
    let (client, faucet, story) = network().await;
    let signer = new_signer(&client).await;
    let contract = hello(&client, &story, &signer).code(&story.code);
    soon(contract.deploy(()).funded_by(&faucet)).await.expect("deployed");
    let address = soon(contract.address()).await.expect("an address");
    let id = address.account_id().expect("an account");
    let account = soon(client.account().get_account(&ParamsOfGetAccount::new(id, id))).await.expect("an account");
    let node = DevNode::connect(&*story.endpoint).expect("a development node");
    soon(node.delete_account(ParamsOfDeleteAccount::new(id))).await.expect("deleted");

    let early = hello(&client, &story, &signer).at(id.parse().expect("an address"));
    assert!(!soon(early.is_deployed()).await.expect("an answer"));
    assert_eq!(soon(early.address()).await.expect("an address").dapp_id(), Some(id));
    let dapp_id = "cd".repeat(32);
    soon(node.set_account(ParamsOfSetAccount::new(account.boc).dapp_id(&*dapp_id))).await.expect("set");
    assert_eq!(soon(early.address()).await.expect("an address").dapp_id(), Some(&*dapp_id));
    assert!(soon(early.is_deployed()).await.expect("an answer"));
    soon(early.call("getTimestamp", ()).get()).await.expect("an output");
    client.close().await;
}

#[tokio::test]
async fn name_an_account_that_does_not_exist() {
    let (client, _, story) = network().await;
    let signer = new_signer(&client).await;
    let contract = hello(&client, &story, &signer).at("ab".repeat(32).parse().expect("an address"));
    assert!(!soon(contract.is_deployed()).await.expect("an answer"));
    let errors = [
        (622, soon(contract.call("getTimestamp", ()).get()).await.map(drop)),
        (622, soon(contract.balance()).await.map(drop)),
        (621, soon(contract.call("touch", ())).await.map(drop)),
    ];
    for (code, result) in errors {
        let error = result.expect_err("there is no account");
        assert_eq!(error.code(), Some(code), "{error}");
        let text = error.to_string();
        assert!(text.contains(&"ab".repeat(32)) && text.contains("does not exist"), "{text}");
        let failure = match &error {
            Error::Contract(failure) => failure.phase.as_deref(),
            _ => None,
        };
        assert_eq!(failure, (code == 621).then_some("computeSkipped"), "{error:?}");
    }
    client.close().await;
}

/// How the outbox refused a call: at once, or, if the network did not answer in time, as the end of its entry.
struct Refusal {
    code: Option<i64>,
    outcome: Option<Outcome>,
    losses: Vec<Loss>,
}

impl Refusal {
    async fn of(client: &Client, call: OutboxCall) -> Self {
        let stored = match soon(call).await {
            Ok(stored) => stored,
            Err(error) => {
                return Self {
                    code: error.code(),
                    outcome: error.outcome(),
                    losses: error.losses(),
                }
            }
        };
        let by_id = ParamsOfOutboxEntry::default().id(&*stored.entry.id);
        loop {
            let entry = soon(client.outbox().get(&by_id)).await.expect("an entry").entry;
            if entry.state == OutboxState::Refused {
                return Self {
                    code: entry.error.map(|error| i64::from(error.code)),
                    outcome: entry.outcome,
                    losses: entry.losses.unwrap_or_default(),
                };
            }
            let waits = [OutboxState::Queued, OutboxState::Signing];
            assert!(waits.contains(&entry.state), "not refused: {entry:?}");
        }
    }
}

#[tokio::test]
async fn refuse_what_would_be_lost_unless_it_is_accepted() {
    let (client, faucet, story) = network().await;
    let signer = new_signer(&client).await;
    let contract = hello(&client, &story, &signer).code(&story.code);
    soon(contract.deploy(()).funded_by(&faucet)).await.expect("deployed");
    let recipient = "ab".repeat(32);
    let payment = || {
        let input = json!({"dest": format!("0:{recipient}"), "amount": 1_000_000, "bounce": false});
        contract.call("sendValue", input)
    };
    let amounts = |losses: &[Loss]| {
        let found = losses.iter().map(|loss| (loss.account_id.clone(), loss.currency, loss.amount.clone()));
        found.collect::<Vec<_>>()
    };
    let lost = [(recipient.clone(), 0, "1000000".to_owned())];
    let estimated = soon(payment().estimate()).await.expect("estimated").losses.expect("looked for");
    assert_eq!(amounts(&estimated), lost);
    assert_eq!(estimated[0].certainty, LossCertainty::Certain);

    let before = soon(contract.balance()).await.expect("a balance");
    for (index, call) in [payment(), payment().accept_loss(0, 999_999u64)].into_iter().enumerate() {
        let error = soon(call).await.expect_err(&format!("refused {index}"));
        assert_eq!(error.code(), Some(LOSS_NOT_ACCEPTED), "{error}");
        assert_eq!(error.outcome(), Some(Outcome::NotExecuted));
        assert_eq!(amounts(&error.losses()), lost);
    }
    for call in [payment().outbox(), payment().outbox().accept_loss(2, 1_000_000u64)] {
        let refusal = Refusal::of(&client, call).await;
        assert_eq!((refusal.code, refusal.outcome), (Some(LOSS_NOT_ACCEPTED), Some(Outcome::NotExecuted)));
        assert_eq!(amounts(&refusal.losses), lost);
    }
    assert_eq!(soon(contract.balance()).await.expect("a balance"), before);

    let paid = soon(payment().accept_loss(0, 1_000_000u64)).await.expect("paid");
    assert_eq!(amounts(&paid.losses.expect("looked for")), lost);
    assert_eq!(soon(payment().accept_any_loss()).await.expect("paid").losses, None);
    assert!(soon(contract.balance()).await.expect("a balance") < before - 2_000_000);
    let touched = soon(contract.call("touch", ())).await.expect("touched");
    assert_eq!(touched.losses, Some(vec![]));
    client.close().await;
}

#[tokio::test]
async fn ask_for_the_header_of_each_message() {
    let (client, faucet, story) = network().await;
    let signer = new_signer(&client).await;
    let asked = Arc::new(AtomicU32::new(0));
    let count = asked.clone();
    let contract = hello(&client, &story, &signer).code(&story.code).header(move || {
        count.fetch_add(1, Ordering::SeqCst);
        async { Ok(FunctionHeader::default()) }
    });
    soon(contract.deploy(()).funded_by(&faucet)).await.expect("deployed");
    soon(contract.call("touch", ())).await.expect("touched");
    assert_eq!(asked.load(Ordering::SeqCst), 2);
    client.close().await;
}

#[tokio::test]
async fn refuse_what_they_cannot_use() {
    let (client, faucet, story) = network().await;
    assert!(matches!(Contract::new(&client, "{"), Err(Error::Invalid(_))));
    match "wallet".parse::<Address>() {
        Err(Error::Invalid(error)) => assert!(error.message.contains("wallet")),
        other => panic!("{other:?}"),
    }
    let master = format!("-1:{}", "ab".repeat(32)).parse().expect("an address");
    let master = Contract::new(&client, &story.abi).expect("an ABI").at(master);
    match soon(master.call("touch", ())).await {
        Err(Error::Invalid(error)) => assert!(error.message.contains("workchain 0, got -1:"), "{error}"),
        other => panic!("{other:?}"),
    }
    let unfunded = hello(&client, &story, &new_signer(&client).await).code(&story.code);
    match soon(unfunded.deploy(()).amount(1)).await {
        Err(Error::Invalid(error)) => assert!(error.message.contains("funded_by"), "{error}"),
        other => panic!("{other:?}"),
    }
    let nowhere = Contract::new(&client, &story.abi).expect("an ABI");
    assert!(matches!(soon(nowhere.balance()).await, Err(Error::Invalid(_))));
    let refused = soon(faucet.fund("wallet", None)).await;
    assert!(matches!(refused, Err(Error::DevNode(_))), "{refused:?}");
    let away = soon(Faucet::new("http://127.0.0.1:1").fund(&"0".repeat(64), None)).await;
    assert!(matches!(away, Err(Error::DevNode(error)) if error.code == "unreachable"));
    client.close().await;
}

#[tokio::test]
async fn have_wrappers_with_the_types_of_their_abi() {
    let (client, faucet, _) = network().await;
    let (signer, other) = (new_signer(&client).await, new_signer(&client).await);
    let wallet = Multisig::new(&client).signer(&signer);
    let owners = vec![signer.public_key(), other.public_key()];
    soon(wallet.deploy(owners.clone(), 2).funded_by(&faucet)).await.expect("deployed");
    let dest: Address = format!("0:ab{}", "00".repeat(31)).parse().expect("an address");
    let proposal = wallet.submit_transaction(dest.clone(), 1_000_000_000, false, false, "te6ccgEBAQEAAgAAAA==".into());
    let id = soon(proposal).await.expect("submitted").output.trans_id;
    let waiting = soon(wallet.get_transactions().get()).await.expect("an output").transactions;
    let [transaction] = &waiting[..] else {
        panic!("{waiting:?}");
    };
    assert_eq!((transaction.id, transaction.value), (id, 1_000_000_000));
    assert_eq!((&transaction.dest, transaction.creator), (&dest, signer.public_key()));
    let custodians = soon(wallet.get_custodians().get()).await.expect("an output").custodians;
    assert_eq!(custodians.iter().map(|custodian| custodian.pubkey).collect::<BTreeSet<_>>(), owners.into_iter().collect());
    let same = Contract::new(&client, multisig::ABI).expect("an ABI").signer(&signer).image(multisig::IMAGE);
    let same = soon(Multisig::from(same).address()).await.expect("an address");
    assert_eq!(same, soon(wallet.address()).await.expect("an address"));
    client.close().await;
}

#[test]
fn can_be_used_without_asynchronous_code() {
    use vendorclient::blocking::{wait, Client};

    let story = story();
    let config = json!({"network": {"endpoints": [story.endpoint]}});
    let client = Client::start(options().config(config)).expect("the daemon starts");
    let keys = client.crypto().generate_random_sign_keys().wait().expect("keys");
    let signer = Signer::keys(keys).expect("a signer");
    let wallet = Multisig::new(&client).signer(&signer);
    let faucet = Faucet::new(&*story.endpoint);
    wait(wallet.deploy(vec![signer.public_key()], 1).funded_by(&faucet)).expect("deployed");
    assert_eq!(wait(wallet.get_custodians().get()).expect("an output").custodians.len(), 1);
    let mut transactions = wait(wallet.transactions("id").from_start().stream()).expect("a stream");
    assert!(wait(transactions.next()).expect("a transaction").is_ok());
    client.close();
}

#[tokio::test]
async fn the_outbox_takes_times() {
    let (client, faucet, _) = network().await;
    let signer = new_signer(&client).await;
    let wallet = Multisig::new(&client).signer(&signer);
    soon(wallet.deploy(vec![signer.public_key()], 1).funded_by(&faucet)).await.expect("deployed");
    let dest: Address = format!("0:{}", "ab".repeat(32)).parse().expect("an address");
    let from = SystemTime::UNIX_EPOCH + Duration::from_millis(4_000_000_000_900);
    let call = wallet.send_transaction(dest, 1_000_000_000, false, 1, CellBoc::default()).outbox();
    let call = call.accept_any_loss().not_before(from).give_up_at(from + Duration::from_secs(60));
    let entry = soon(call).await.expect("stored").entry;
    assert_eq!((entry.not_before, entry.give_up_at), (Some(4_000_000_000), Some(4_000_000_060)));
    client.close().await;
}

#[tokio::test]
async fn the_outbox_pays_once_over_a_restart() {
    let (first, faucet, story) = network().await;
    let signer = new_signer(&first).await;
    let folder = new_folder();
    let start = || {
        let config = json!({"network": {"endpoints": [story.endpoint]}});
        options().data_folder(&folder).config(config).start()
    };
    let pay = |wallet: &Multisig| {
        let dest: Address = format!("0:{}", "ab".repeat(32)).parse().expect("an address");
        let call = wallet.send_transaction(dest, 1_000_000_000, false, 1, CellBoc::default());
        // The recipient is in another Dapp.
        call.outbox().group("payouts").accept_loss(0, 1_000_000_000u64)
    };

    // This client has no signer: the entry waits for a connection that has one.
    let client = start().await.expect("the daemon starts");
    let wallet = Multisig::new(&client).signer(&signer);
    soon(wallet.deploy(vec![signer.public_key()], 1).funded_by(&faucet)).await.expect("deployed");
    let stored = soon(pay(&wallet).key("invoice-17").signed_by("treasury")).await.expect("stored");
    assert!(stored.is_new);
    let by_key = ParamsOfOutboxEntry::default().key("invoice-17");
    while client.outbox().get(&by_key).await.expect("an entry").entry.state != OutboxState::Signing {}
    client.close().await;

    let client = start().await.expect("the daemon starts");
    let named = client.register_signer("treasury", &signer).await.expect("registered");
    let wallet = Multisig::new(&client).signer(&named);
    // Without a name the signer of the contract signs, by its own.
    let other = soon(pay(&wallet)).await.expect("stored");
    assert!(other.is_new);
    let wallet = Multisig::new(&client).signer(&signer);
    let again = soon(pay(&wallet).key("invoice-17").signed_by("treasury")).await.expect("stored");
    assert_eq!((again.is_new, &again.entry.id), (false, &stored.entry.id));

    let mut results = client.outbox_results("payouts");
    let result = soon(results.next()).await.expect("a result").expect("no error");
    assert_eq!((result.key.as_deref(), &result.state), (Some("invoice-17"), &OutboxState::Executed));
    assert_eq!(result.transaction_id.map(|id| id.len()), Some(64));
    let second = soon(results.next()).await.expect("a result").expect("no error");
    second.acknowledge().await.expect("acknowledged");
    // The first one was not acknowledged, and comes again.
    let mut results = client.outbox_results("payouts");
    let again = soon(results.next()).await.expect("a result").expect("no error");
    assert_eq!(again.number, result.number);
    again.acknowledge().await.expect("acknowledged");
    let nothing = tokio::time::timeout(Duration::from_millis(50), results.next()).await;
    assert!(nothing.is_err());
    drop(results);
    client.close().await;
}

#[tokio::test]
async fn the_inbox_delivers_deposits_until_they_are_acknowledged() {
    let (_, faucet, story) = network().await;
    let folder = new_folder();
    let config = json!({"network": {"endpoints": [story.endpoint]}});
    let client = options().data_folder(&folder).config(config).start().await.expect("the daemon starts");
    let account = "c7".repeat(32);
    let follow = ParamsOfInboxFollow::new(vec![format!("0:{account}")]).name("shop").from("beginning");
    client.inbox().follow(&follow).await.expect("followed");
    let amounts = [1_000_000_001u64, 1_000_000_002, 1_000_000_003];
    for amount in amounts {
        faucet.fund(&account, Some(amount.into())).await.expect("funded");
    }
    // Nothing is acknowledged: everything comes again. The acknowledgement of one counts for those before it.
    for is_acknowledged in [false, true] {
        let mut deposits = client.inbox_deposits("shop");
        for (index, amount) in amounts.iter().enumerate() {
            let delivered = soon(deposits.next()).await.expect("a deposit").expect("no error");
            assert_eq!(delivered.deposit.kind, DepositKind::Deposit);
            assert_eq!(delivered.deposit.amounts[0].amount, amount.to_string());
            if is_acknowledged && index == 2 {
                delivered.acknowledge().await.expect("acknowledged");
            }
        }
    }
    let mut deposits = client.inbox_deposits("shop");
    let nothing = tokio::time::timeout(Duration::from_millis(50), deposits.next()).await;
    assert!(nothing.is_err());
    drop(deposits);
    let error = soon(client.inbox_deposits("another").next()).await.expect("an error").expect_err("nothing is followed");
    assert_eq!(error.code(), Some(1102));
    client.close().await;
}
