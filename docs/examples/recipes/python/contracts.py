from __future__ import annotations

from contextlib import closing

from hello_wallet import HelloWallet
from vendorclient import Client, ContractError, DevNode, Keys


# recipe: contracts.deploy
def deploy(client: Client, node: DevNode) -> HelloWallet:
    """Deploys a contract with a new key. Its address is known before: it is computed from image, initial data and key."""
    hello = HelloWallet(client, Keys.generate(client))
    print("deploying", hello.address())
    hello.deploy(funded_by=node)
    return hello


# end of recipe


# recipe: contracts.call
def touch(hello: HelloWallet) -> str:
    """Calls the contract, and reads from it."""
    estimate = hello.touch().estimate()  # executed on a copy of the state; nothing is sent
    sent = hello.touch().send()  # sent, executed, waited for
    print(f"transaction {sent.transaction.id}: {sent.fees.total} of {estimate.fees.total} nano expected")
    return hello.render_hello_world().get().value0  # run on the current state; nothing is sent


# end of recipe


# recipe: contracts.events
def first_touch(hello: HelloWallet) -> int:
    """Returns when the contract was touched first, Unix time in s."""
    with closing(hello.touched_events("start")) as events:  # closing ends the stream
        return next(events).args.at


# end of recipe


# recipe: contracts.errors
def touch_as_stranger(client: Client, address: str) -> str:
    """Calls a contract with a key that is not its owner's, and returns the name of the error."""
    hello = HelloWallet(client, Keys.generate(client), address=address, errors={102: "NotOwner"})
    try:
        hello.touch().send()
    except ContractError as error:
        if error.exit_code == 102:
            return error.name or ""
        raise
    raise AssertionError("The contract obeys a stranger")


# end of recipe
