import pytest
from vendorclient import Client, Contract, ContractError, DevNode, Keys, SendFlags
from wallet import ABI, TVC  # vendorclient bind Wallet --lang python --output wallet.py

HOUR = 3600
SHELL = 2


@pytest.fixture(scope="session")
def node():
    with DevNode.start() as started:
        yield started


@pytest.fixture(scope="session")
def client(node):
    with Client.start(endpoints=[node.url]) as started:
        yield started


@pytest.fixture(autouse=True)
def same_chain(node):
    """Every test begins with the same chain."""
    start = node.snapshot()
    yield
    node.revert(start)


@pytest.fixture
def wallets(node, client):
    """A wallet whose transfers need both keys, with one object for each key."""
    first, second = Keys.generate(client), Keys.generate(client)
    options = {"abi": ABI, "tvc": TVC, "errors": {102: "NoSuchTransaction"}}
    alice = Contract(client, signer=first, **options)
    node.fund(alice.address(), 100_000_000_000, {SHELL: 100_000_000_000})
    owners = {"owners_pubkey": [first.public_key, second.public_key], "owners_address": []}
    alice.deploy(**owners, reqConfirms=2, reqConfirmsData=2, value=0)
    return alice, Contract(client, signer=second, address=alice.address(), **options)


@pytest.fixture
def shop(node, client):
    """The recipient: an account with 1 token. It has another Dapp ID, so it is paid in SHELL."""
    contract = Contract(client, abi=ABI, tvc=TVC, signer=Keys.generate(client))
    node.fund(contract.address(), 1_000_000_000)
    return contract


def propose(wallet, dest):
    call = wallet.functions.submitTransaction(
        dest=dest,
        value=0,
        cc={SHELL: 5_000_000_000},
        bounce=False,
        flag=SendFlags.PAY_FEES | SendFlags.EXCHANGE,
        payload="",
    )
    return call.send().output.transId


def test_money_arrives_when_both_owners_have_agreed(wallets, shop):
    alice, bob = wallets
    proposal = propose(alice, shop.address())
    assert shop.balance() == 1_000_000_000
    bob.functions.confirmTransaction(transactionId=proposal).send()
    assert shop.balance() == 6_000_000_000


def test_a_proposal_expires_after_an_hour(node, wallets, shop):
    alice, bob = wallets
    proposal = propose(alice, shop.address())
    node.increase_time(seconds=HOUR + 2)
    with pytest.raises(ContractError) as refused:
        bob.functions.confirmTransaction(transactionId=proposal).send()
    assert (refused.value.name, refused.value.exit_code) == ("NoSuchTransaction", 102)
