import pytest
from multisig import ABI, TVC  # vendorclient bind Multisig --lang python --output multisig.py
from vendorclient import Client, Contract, ContractError, DevNode, Keys

EMPTY_CELL = "te6ccgEBAQEAAgAAAA=="
HOUR = 3600


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
    """A wallet that two keys have to agree in, as each of them sees it."""
    first, second = Keys.generate(client), Keys.generate(client)
    # Messages get the time of the chain, which the tests move.
    options = {"abi": ABI, "tvc": TVC, "header": node.header, "errors": {102: "NoSuchTransaction"}}
    alice = Contract(client, signer=first, **options)
    alice.deploy(owners=[first.public_key, second.public_key], reqConfirms=2, funded_by=node)
    return alice, Contract(client, signer=second, address=alice.address(), **options)


def propose(node, wallet):
    dest = f"0:{node.giver['account_id']}"
    call = wallet.functions.submitTransaction(
        dest=dest, value=5_000_000_000, bounce=False, allBalance=False, payload=EMPTY_CELL
    )
    return call.send().output.transId


def test_money_leaves_when_both_have_agreed(node, wallets):
    alice, bob = wallets
    before = alice.balance()
    proposal = propose(node, alice)
    assert before - alice.balance() < 1_000_000_000
    bob.functions.confirmTransaction(transactionId=proposal).send()
    assert before - alice.balance() > 5_000_000_000


def test_a_proposal_is_gone_after_an_hour(node, wallets):
    alice, bob = wallets
    proposal = propose(node, alice)
    node.increase_time(seconds=HOUR + 2)
    with pytest.raises(ContractError) as refused:
        bob.functions.confirmTransaction(transactionId=proposal).send()
    assert (refused.value.name, refused.value.exit_code) == ("NoSuchTransaction", 102)
