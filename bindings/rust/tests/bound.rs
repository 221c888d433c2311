//! The macro makes what the command writes.

use crate::support::start;

mod by_macro {
    vendorclient_macros::bind!("Multisig");
    vendorclient_macros::bind!("contracts/odd_names.abi.json", name = "Strange");
}

#[tokio::test]
async fn a_contract_that_comes_with_the_program() {
    let client = start().await;
    assert_eq!(by_macro::multisig::ABI, crate::multisig::ABI);
    assert_eq!(by_macro::multisig::IMAGE, crate::multisig::IMAGE);
    let wallet = by_macro::Multisig::new(&client);
    let _: vendorclient::ContractCall<by_macro::multisig::GetCustodiansOutput> =
        wallet.get_custodians();
}

#[tokio::test]
async fn a_contract_of_a_file_under_another_name() {
    let client = start().await;
    assert_eq!(by_macro::strange::ABI, crate::odd_names::ABI);
    let _: by_macro::strange::Strange = by_macro::Strange::new(&client);
}
