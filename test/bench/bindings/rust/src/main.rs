//! Cost of calls of the Rust binding and of bare pipes. See ../README.md.

use std::io::{BufRead, BufReader, Write};
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::thread;
use std::time::Instant;

use tokio::task::JoinSet;
use vendorclient::crypto::ParamsOfHash;
use vendorclient::StartOptions;

const REQUEST: &str =
    "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"crypto.sha256\",\"params\":{\"data\":\"aGVsbG8=\"}}\n";

type Outcome<T> = Result<T, Box<dyn std::error::Error>>;

fn main() -> Outcome<()> {
    tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()?
        .block_on(measure())
}

async fn measure() -> Outcome<()> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let program = &arguments[0];
    let folder = PathBuf::from(&arguments[1]);
    let rounds: usize = arguments[2].parse()?;
    let calls: usize = arguments[3].parse()?;
    let parallel = arguments[4] == "parallel";
    let client = StartOptions::new()
        .program(program)
        .data_folder(folder.join("binding"))
        .start()
        .await?;
    let mut process = Command::new("node")
        .args([program, "daemon", "--stdio", "--data"])
        .arg(folder.join("pipe"))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()?;
    let mut input = process.stdin.take().expect("it is piped");
    let mut output = BufReader::new(process.stdout.take().expect("it is piped"));
    let params = ParamsOfHash::new("aGVsbG8=");
    let requests = REQUEST.repeat(calls);
    let measured = |start: Instant| {
        let seconds = start.elapsed().as_secs_f64();
        if parallel {
            calls as f64 / seconds
        } else {
            seconds * 1e6 / calls as f64
        }
    };
    let mut answer = String::new();
    let mut binding = Vec::new();
    let mut pipe = Vec::new();
    for _ in 0..=rounds {
        let start = Instant::now();
        if parallel {
            let mut waiting = JoinSet::new();
            for _ in 0..calls {
                let client = client.clone();
                let params = params.clone();
                waiting.spawn(async move { client.crypto().sha256(&params).await });
            }
            while let Some(result) = waiting.join_next().await {
                result??;
            }
        } else {
            for _ in 0..calls {
                client.crypto().sha256(&params).await?;
            }
        }
        binding.push(measured(start));
        let start = Instant::now();
        if parallel {
            thread::scope(|scope| -> Outcome<()> {
                let writer = scope.spawn(|| input.write_all(requests.as_bytes()));
                for _ in 0..calls {
                    answer.clear();
                    output.read_line(&mut answer)?;
                }
                writer.join().expect("it does not panic")?;
                Ok(())
            })?;
        } else {
            for _ in 0..calls {
                input.write_all(REQUEST.as_bytes())?;
                answer.clear();
                output.read_line(&mut answer)?;
            }
        }
        pipe.push(measured(start));
    }
    println!(
        "{}",
        serde_json::json!({ "binding": binding[1..], "pipe": pipe[1..] })
    );
    drop(input);
    process.wait()?;
    client.close().await;
    Ok(())
}
