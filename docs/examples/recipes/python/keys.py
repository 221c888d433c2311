from __future__ import annotations

from vendorclient import Client, crypto



# recipe: keys.derive
def keys_of(client: Client, phrase: str) -> tuple[crypto.KeyPair, crypto.KeyPair]:
    """Keys of a phrase: with the default path of this library, and with that of other SDKs."""
    here = client.crypto.mnemonic_derive_sign_keys(phrase=phrase)
    elsewhere = client.crypto.mnemonic_derive_sign_keys(phrase=phrase, path="m/44'/1331'/0'/0/0")
    return here, elsewhere


# end of recipe


# recipe: keys.phrase
def new_phrase(client: Client) -> str:
    """A new phrase of 24 words. Anyone who has it has the money: show it once, and store it nowhere."""
    return client.crypto.mnemonic_from_random(word_count=24).phrase


# end of recipe
