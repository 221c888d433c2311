from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Any, Callable, Mapping

from vendorclient import Box, Client, abi, crypto
from wallet import ABI


# recipe: signing.vault
class Vault(crypto.AppSigningBox):
    """Signs with keys that never leave this object, if its user agrees."""

    def __init__(self, client: Client, keys: crypto.KeyPair, agrees: Callable[[], bool]) -> None:
        self._client = client
        self._keys = keys
        self._agrees = agrees

    def get_public_key(self) -> crypto.ResultOfAppSigningBox.GetPublicKey:
        return crypto.ResultOfAppSigningBox.GetPublicKey(public_key=self._keys.public)

    def sign(
        self, unsigned: str, content: crypto.SigningContent | None = None
    ) -> crypto.ResultOfAppSigningBox.Sign:
        if not self._agrees():
            raise PermissionError("declined by user")  # the call fails with error 26
        signed = self._client.crypto.sign(unsigned=unsigned, keys=self._keys)
        return crypto.ResultOfAppSigningBox.Sign(signature=signed.signature)


def signer_of(client: Client, vault: Vault) -> Box:
    """The signer of contract objects for a vault."""
    return Box(client.crypto.register_signing_box(vault).handle, vault.get_public_key().public_key)


# end of recipe


# recipe: signing.checks
class CheckingVault(Vault):
    """Signs only messages, after it has checked them with its own library."""

    def __init__(self, own: Client, keys: crypto.KeyPair, agrees: Callable[[], bool]) -> None:
        super().__init__(own, keys, agrees)
        self._own = own

    def sign(
        self, unsigned: str, content: crypto.SigningContent | None = None
    ) -> crypto.ResultOfAppSigningBox.Sign:
        if content is None:
            raise PermissionError("only messages are signed")
        shown = self._own.abi.verify_signing_content(unsigned=unsigned, content=content, abi=abi.Abi.Json(ABI))
        print("signing", shown.function_name)  # show the address, the arguments and content.losses as well
        return super().sign(unsigned)


# end of recipe


# recipe: signing.prepare
@dataclass(frozen=True)
class Unsigned:
    message: str
    to_sign: str  # what the key signs, base64


def prepare(client: Client, account: str, public_key: str, payment: Mapping[str, Any]) -> Unsigned:
    """Online: prepares a payment that is signed elsewhere within the hour."""
    encoded = client.abi.encode_message(
        abi=abi.Abi.Json(ABI),
        address=account,
        call_set=abi.CallSet(
            function_name="sendTransaction",
            header=abi.FunctionHeader(expire=int(time.time()) + 3600),
            input=payment,
        ),
        signer=abi.Signer.External(public_key=public_key),
    )
    assert encoded.data_to_sign is not None
    return Unsigned(encoded.message, encoded.data_to_sign)


# end of recipe


# recipe: signing.attach
def send_signed(client: Client, account: str, public_key: str, message: str, signature: str) -> str:
    """Online again: sends the payment with the returned signature, and returns its transaction."""
    wallet_abi = abi.Abi.Json(ABI)
    signed = client.abi.attach_signature(
        abi=wallet_abi, public_key=public_key, message=message, signature=signature
    ).message
    dapp_id, _ = account.split("::")
    sent = client.processing.send_message(message=signed, dapp_id=dapp_id)
    found = client.processing.wait_for_transaction(abi=wallet_abi, message=signed, tx_hash=sent.tx_hash)
    return found.transaction["id"]


# end of recipe
