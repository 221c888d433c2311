//! Time per call of the Rust binding and of bare pipes. See ../README.md.

use std::io::{BufRead, BufReader, Write};
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::time::Instant;

use vendorclient::crypto::ParamsOfHash;
use vendorclient::StartOptions;

const REQUEST: &[u8] =
    b"{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"crypto.sha256\",\"params\":{\"data\":\"aGVsbG8=\"}}\n";

fn main() -> Result<(), Box<dyn std::error::Error>> {
    tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()?
        .block_on(measure())
}

async fn measure() -> Result<(), Box<dyn std::error::Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let program = &arguments[0];
    let folder = PathBuf::from(&arguments[1]);
    let rounds: usize = arguments[2].parse()?;
    let calls: usize = arguments[3].parse()?;
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
    let params = ParamsOfHash {
        data: "aGVsbG8=".into(),
    };
    let mut answer = String::new();
    let mut binding = Vec::new();
    let mut pipe = Vec::new();
    for _ in 0..=rounds {
        let start = Instant::now();
        for _ in 0..calls {
            client.crypto().sha256(&params).await?;
        }
        binding.push(start.elapsed().as_secs_f64() * 1e6 / calls as f64);
        let start = Instant::now();
        for _ in 0..calls {
            input.write_all(REQUEST)?;
            answer.clear();
            output.read_line(&mut answer)?;
        }
        pipe.push(start.elapsed().as_secs_f64() * 1e6 / calls as f64);
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
