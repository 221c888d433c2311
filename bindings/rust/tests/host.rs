//! Its own host: `host <what>`.

use std::io::Write;
use std::time::Duration;
use vendorclient::StartOptions;

#[tokio::main(flavor = "current_thread")]
async fn main() {
    let what = std::env::args().nth(1).unwrap_or_default();
    if what.starts_with("search") {
        let options = StartOptions::new().search_path(what == "search-path");
        println!("{}", options.start().await.expect_err("there is none"));
        return;
    }
    let variable = |name| std::env::var_os(name).expect("set by the test");
    let client = StartOptions::new()
        .program(variable("VENDORCLIENT_TEST_BINARY"))
        .data_folder(variable("HOST_DATA_FOLDER"))
        .start()
        .await
        .expect("the daemon starts");
    println!("{}", client.info().server.pid);
    std::io::stdout().flush().expect("written");
    match what.as_str() {
        "return" => {}
        "exit" => std::process::exit(0),
        "panic" => panic!("on purpose"),
        _ => tokio::time::sleep(Duration::from_secs(60)).await,
    }
}
