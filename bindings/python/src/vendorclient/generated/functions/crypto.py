"""Functions of module crypto.

Generated from the definitions; changes belong there.
"""

from __future__ import annotations

from typing import Optional

from ..._app_object import registrable
from ..._call import AsyncCaller, Caller, CallOptions
from .. import crypto as _crypto


class Crypto:
    """Functions of module crypto.

    Keys, seed phrases, signatures, encryption, hashes, and boxes that hold keys.
    """

    def __init__(self, caller: Caller) -> None:
        self._invoke = caller.invoke

    def factorize(self, *, composite: str, call_options: Optional[CallOptions] = None) -> _crypto.ResultOfFactorize:
        """Splits a composite number of at most 64 bits into two factors.

        The first factor is the smallest prime factor. 0, 1 and primes are rejected.

        - composite: Composite number of at most 64 bits, hex without prefix.

        Raises ClientError with the codes 106 (InvalidFactorizeChallenge).
        """
        return self._invoke(
            "crypto.factorize",
            _crypto.ParamsOfFactorize(composite=composite),
            _crypto.ResultOfFactorize,
            call_options,
        )

    def modular_power(
        self,
        *,
        base: str,
        exponent: str,
        modulus: str,
        call_options: Optional[CallOptions] = None,
    ) -> _crypto.ResultOfModularPower:
        """Computes base ^ exponent mod modulus.

        - base: The base.
        - exponent: The exponent, non-negative.
        - modulus: The modulus, non-zero.

        Raises ClientError with the codes 107 (InvalidBigInt).
        """
        return self._invoke(
            "crypto.modular_power",
            _crypto.ParamsOfModularPower(base=base, exponent=exponent, modulus=modulus),
            _crypto.ResultOfModularPower,
            call_options,
        )

    def tvm_crc16(self, *, data: str, call_options: Optional[CallOptions] = None) -> _crypto.ResultOfTonCrc16:
        """Returns the CRC-16/XMODEM checksum of data.

        Polynomial 0x1021, start value 0, no reflection.

        - data: The data.

        Raises ClientError with the codes 3 (InvalidBase64).
        """
        return self._invoke(
            "crypto.tvm_crc16",
            _crypto.ParamsOfTonCrc16(data=data),
            _crypto.ResultOfTonCrc16,
            call_options,
        )

    def generate_random_bytes(
        self,
        *,
        length: int,
        call_options: Optional[CallOptions] = None,
    ) -> _crypto.ResultOfGenerateRandomBytes:
        """Returns cryptographically secure random bytes.

        - length: Number of bytes, at most 33554432.
        """
        return self._invoke(
            "crypto.generate_random_bytes",
            _crypto.ParamsOfGenerateRandomBytes(length=length),
            _crypto.ResultOfGenerateRandomBytes,
            call_options,
        )

    def convert_public_key_to_tvm_safe_format(
        self,
        *,
        public_key: str,
        call_options: Optional[CallOptions] = None,
    ) -> _crypto.ResultOfConvertPublicKeyToTonSafeFormat:
        """Converts a public key to text with a checksum.

        - public_key: Public key, usually 64 hex characters; the length is not checked.

        Raises ClientError with the codes 2 (InvalidHex).
        """
        return self._invoke(
            "crypto.convert_public_key_to_tvm_safe_format",
            _crypto.ParamsOfConvertPublicKeyToTonSafeFormat(public_key=public_key),
            _crypto.ResultOfConvertPublicKeyToTonSafeFormat,
            call_options,
        )

    def generate_random_sign_keys(self, *, call_options: Optional[CallOptions] = None) -> _crypto.KeyPair:
        """Generates a new Ed25519 key pair."""
        return self._invoke("crypto.generate_random_sign_keys", None, _crypto.KeyPair, call_options)

    def sign(
        self,
        *,
        unsigned: str,
        keys: _crypto.KeyPair,
        call_options: Optional[CallOptions] = None,
    ) -> _crypto.ResultOfSign:
        """Signs data with a key pair (Ed25519).

        - unsigned: Data to sign.
        - keys: Keys to sign with.

        Raises ClientError with the codes 3 (InvalidBase64), 100 (InvalidPublicKey), 101 (InvalidSecretKey).
        """
        return self._invoke(
            "crypto.sign",
            _crypto.ParamsOfSign(unsigned=unsigned, keys=keys),
            _crypto.ResultOfSign,
            call_options,
        )

    def verify_signature(
        self,
        *,
        signed: str,
        public: str,
        call_options: Optional[CallOptions] = None,
    ) -> _crypto.ResultOfVerifySignature:
        """Verifies data signed by `sign` and returns it without the signature.

        A wrong signature is error 112, not a return value.

        - signed: Signature (64 bytes) followed by the data.
        - public: Public key of the signer, 64 hex characters.

        Raises ClientError with the codes 2 (InvalidHex), 3 (InvalidBase64), 109 (InvalidKeySize), 112
        (NaclSignFailed).
        """
        return self._invoke(
            "crypto.verify_signature",
            _crypto.ParamsOfVerifySignature(signed=signed, public=public),
            _crypto.ResultOfVerifySignature,
            call_options,
        )

    def sha256(self, *, data: str, call_options: Optional[CallOptions] = None) -> _crypto.ResultOfHash:
        """Returns the SHA-256 hash of data (FIPS 180-4).

        - data: The data.

        Raises ClientError with the codes 3 (InvalidBase64).
        """
        return self._invoke("crypto.sha256", _crypto.ParamsOfHash(data=data), _crypto.ResultOfHash, call_options)

    def sha512(self, *, data: str, call_options: Optional[CallOptions] = None) -> _crypto.ResultOfHash:
        """Returns the SHA-512 hash of data (FIPS 180-4).

        - data: The data.

        Raises ClientError with the codes 3 (InvalidBase64).
        """
        return self._invoke("crypto.sha512", _crypto.ParamsOfHash(data=data), _crypto.ResultOfHash, call_options)

    def scrypt(
        self,
        *,
        password: str,
        salt: str,
        log_n: int,
        r: int,
        p: int,
        dk_len: int,
        call_options: Optional[CallOptions] = None,
    ) -> _crypto.ResultOfScrypt:
        """Derives a key from a password with scrypt (RFC 7914).

        - password: The password.
        - salt: The salt.
        - log_n: Binary logarithm of the cost N, from 1 to 63 and below 16 * r. Typical: 15.
        - r: Block size, in units of 128 bytes, at least 1. Typical: 8.
        - p: Number of independent mixings, at least 1; r * p stays below 2^30. Typical: 1.
        - dk_len: Length of the derived key in bytes, from 1 to 16777216.

        Raises ClientError with the codes 3 (InvalidBase64), 108 (ScryptFailed).
        """
        return self._invoke(
            "crypto.scrypt",
            _crypto.ParamsOfScrypt(password=password, salt=salt, log_n=log_n, r=r, p=p, dk_len=dk_len),
            _crypto.ResultOfScrypt,
            call_options,
        )

    def nacl_sign_keypair_from_secret_key(
        self,
        *,
        secret: str,
        call_options: Optional[CallOptions] = None,
    ) -> _crypto.KeyPair:
        """Expands a seed into a NaCl signing key pair.

        The returned `secret` has 128 hex characters: the seed followed by the public key.

        - secret: Secret key, 64 hex characters without prefix.

        Raises ClientError with the codes 101 (InvalidSecretKey), 109 (InvalidKeySize).
        """
        return self._invoke(
            "crypto.nacl_sign_keypair_from_secret_key",
            _crypto.ParamsOfNaclSignKeyPairFromSecret(secret=secret),
            _crypto.KeyPair,
            call_options,
        )

    def nacl_sign(
        self,
        *,
        unsigned: str,
        secret: str,
        call_options: Optional[CallOptions] = None,
    ) -> _crypto.ResultOfNaclSign:
        """Signs data and returns the signature followed by the data.

        The public half of `secret` is ignored and derived from the seed again.

        - unsigned: Data to sign.
        - secret: The seed followed by the public key, 128 hex characters.

        Raises ClientError with the codes 2 (InvalidHex), 3 (InvalidBase64), 109 (InvalidKeySize).
        """
        return self._invoke(
            "crypto.nacl_sign",
            _crypto.ParamsOfNaclSign(unsigned=unsigned, secret=secret),
            _crypto.ResultOfNaclSign,
            call_options,
        )

    def nacl_sign_open(
        self,
        *,
        signed: str,
        public: str,
        call_options: Optional[CallOptions] = None,
    ) -> _crypto.ResultOfNaclSignOpen:
        """Verifies data signed by `nacl_sign` and returns it without the signature.

        A wrong signature is error 112, not a return value.

        - signed: Signature (64 bytes) followed by the data.
        - public: Public key of the signer, 64 hex characters.

        Raises ClientError with the codes 2 (InvalidHex), 3 (InvalidBase64), 109 (InvalidKeySize), 112
        (NaclSignFailed).
        """
        return self._invoke(
            "crypto.nacl_sign_open",
            _crypto.ParamsOfNaclSignOpen(signed=signed, public=public),
            _crypto.ResultOfNaclSignOpen,
            call_options,
        )

    def nacl_sign_detached(
        self,
        *,
        unsigned: str,
        secret: str,
        call_options: Optional[CallOptions] = None,
    ) -> _crypto.ResultOfNaclSignDetached:
        """Signs data and returns only the signature.

        The public half of `secret` is ignored and derived from the seed again.

        - unsigned: Data to sign.
        - secret: The seed followed by the public key, 128 hex characters.

        Raises ClientError with the codes 2 (InvalidHex), 3 (InvalidBase64), 109 (InvalidKeySize).
        """
        return self._invoke(
            "crypto.nacl_sign_detached",
            _crypto.ParamsOfNaclSign(unsigned=unsigned, secret=secret),
            _crypto.ResultOfNaclSignDetached,
            call_options,
        )

    def nacl_sign_detached_verify(
        self,
        *,
        unsigned: str,
        signature: str,
        public: str,
        call_options: Optional[CallOptions] = None,
    ) -> _crypto.ResultOfNaclSignDetachedVerify:
        """Verifies a detached signature.

        A wrong signature returns `succeeded: false`. A malformed key is error 100, a signature of the wrong
        length 109.

        - unsigned: The data.
        - signature: Signature, 128 hex characters.
        - public: Public key of the signer, 64 hex characters.

        Raises ClientError with the codes 2 (InvalidHex), 3 (InvalidBase64), 100 (InvalidPublicKey), 109
        (InvalidKeySize).
        """
        return self._invoke(
            "crypto.nacl_sign_detached_verify",
            _crypto.ParamsOfNaclSignDetachedVerify(unsigned=unsigned, signature=signature, public=public),
            _crypto.ResultOfNaclSignDetachedVerify,
            call_options,
        )

    def nacl_box_keypair(self, *, call_options: Optional[CallOptions] = None) -> _crypto.KeyPair:
        """Generates a new X25519 key pair for NaCl boxes."""
        return self._invoke("crypto.nacl_box_keypair", None, _crypto.KeyPair, call_options)

    def nacl_box_keypair_from_secret_key(
        self,
        *,
        secret: str,
        call_options: Optional[CallOptions] = None,
    ) -> _crypto.KeyPair:
        """Returns the X25519 public key of a secret key.

        The secret is the scalar itself and is returned unchanged.

        - secret: Secret key, 64 hex characters without prefix.

        Raises ClientError with the codes 101 (InvalidSecretKey), 109 (InvalidKeySize).
        """
        return self._invoke(
            "crypto.nacl_box_keypair_from_secret_key",
            _crypto.ParamsOfNaclBoxKeyPairFromSecret(secret=secret),
            _crypto.KeyPair,
            call_options,
        )

    def nacl_box(
        self,
        *,
        decrypted: str,
        nonce: str,
        their_public: str,
        secret: str,
        call_options: Optional[CallOptions] = None,
    ) -> _crypto.ResultOfNaclBox:
        """Encrypts data for the owner of a public key, with authentication (X25519, XSalsa20, Poly1305).

        - decrypted: The data.
        - nonce: Nonce, 48 hex characters. Never reuse a nonce with the same keys.
        - their_public: Public key of the other party, 64 hex characters.
        - secret: Own secret key, 64 hex characters.

        Raises ClientError with the codes 2 (InvalidHex), 3 (InvalidBase64), 109 (InvalidKeySize), 111
        (NaclBoxFailed).
        """
        return self._invoke(
            "crypto.nacl_box",
            _crypto.ParamsOfNaclBox(decrypted=decrypted, nonce=nonce, their_public=their_public, secret=secret),
            _crypto.ResultOfNaclBox,
            call_options,
        )

    def nacl_box_open(
        self,
        *,
        encrypted: str,
        nonce: str,
        their_public: str,
        secret: str,
        call_options: Optional[CallOptions] = None,
    ) -> _crypto.ResultOfNaclBoxOpen:
        """Decrypts the output of `nacl_box`.

        A wrong key, nonce or tag is error 111.

        - encrypted: Authentication tag (16 bytes) followed by the encrypted data.
        - nonce: Nonce, 48 hex characters. Never reuse a nonce with the same keys.
        - their_public: Public key of the other party, 64 hex characters.
        - secret: Own secret key, 64 hex characters.

        Raises ClientError with the codes 2 (InvalidHex), 3 (InvalidBase64), 109 (InvalidKeySize), 111
        (NaclBoxFailed).
        """
        return self._invoke(
            "crypto.nacl_box_open",
            _crypto.ParamsOfNaclBoxOpen(encrypted=encrypted, nonce=nonce, their_public=their_public, secret=secret),
            _crypto.ResultOfNaclBoxOpen,
            call_options,
        )

    def nacl_secret_box(
        self,
        *,
        decrypted: str,
        nonce: str,
        key: str,
        call_options: Optional[CallOptions] = None,
    ) -> _crypto.ResultOfNaclBox:
        """Encrypts data with a shared key, with authentication (XSalsa20, Poly1305).

        - decrypted: The data.
        - nonce: Nonce, 48 hex characters. Never reuse a nonce with the same keys.
        - key: Shared key, 64 hex characters.

        Raises ClientError with the codes 2 (InvalidHex), 3 (InvalidBase64), 109 (InvalidKeySize), 110
        (NaclSecretBoxFailed).
        """
        return self._invoke(
            "crypto.nacl_secret_box",
            _crypto.ParamsOfNaclSecretBox(decrypted=decrypted, nonce=nonce, key=key),
            _crypto.ResultOfNaclBox,
            call_options,
        )

    def nacl_secret_box_open(
        self,
        *,
        encrypted: str,
        nonce: str,
        key: str,
        call_options: Optional[CallOptions] = None,
    ) -> _crypto.ResultOfNaclBoxOpen:
        """Decrypts the output of `nacl_secret_box`.

        A wrong key, nonce or tag is error 110.

        - encrypted: Authentication tag (16 bytes) followed by the encrypted data.
        - nonce: Nonce, 48 hex characters. Never reuse a nonce with the same keys.
        - key: Shared key, 64 hex characters.

        Raises ClientError with the codes 2 (InvalidHex), 3 (InvalidBase64), 109 (InvalidKeySize), 110
        (NaclSecretBoxFailed).
        """
        return self._invoke(
            "crypto.nacl_secret_box_open",
            _crypto.ParamsOfNaclSecretBoxOpen(encrypted=encrypted, nonce=nonce, key=key),
            _crypto.ResultOfNaclBoxOpen,
            call_options,
        )

    def mnemonic_words(
        self,
        *,
        dictionary: Optional[_crypto.MnemonicDictionary] = None,
        call_options: Optional[CallOptions] = None,
    ) -> _crypto.ResultOfMnemonicWords:
        """Returns the words of a dictionary.

        The word count of the configuration is validated, but has no effect here.

        - dictionary: Dictionary. Default: `crypto.mnemonic_dictionary` of the configuration.

        Raises ClientError with the codes 118 (Bip39InvalidWordCount).
        """
        return self._invoke(
            "crypto.mnemonic_words",
            _crypto.ParamsOfMnemonicWords(dictionary=dictionary),
            _crypto.ResultOfMnemonicWords,
            call_options,
        )

    def mnemonic_from_random(
        self,
        *,
        dictionary: Optional[_crypto.MnemonicDictionary] = None,
        word_count: Optional[int] = None,
        call_options: Optional[CallOptions] = None,
    ) -> _crypto.ResultOfMnemonicFromRandom:
        """Generates a new seed phrase.

        - dictionary: Dictionary. Default: `crypto.mnemonic_dictionary` of the configuration.
        - word_count: Number of words: 12, 15, 18, 21 or 24; any for dictionary 0. Default:
          `crypto.mnemonic_word_count` of the configuration.

        Raises ClientError with the codes 118 (Bip39InvalidWordCount), 119 (MnemonicGenerationFailed).
        """
        return self._invoke(
            "crypto.mnemonic_from_random",
            _crypto.ParamsOfMnemonicFromRandom(dictionary=dictionary, word_count=word_count),
            _crypto.ResultOfMnemonicFromRandom,
            call_options,
        )

    def mnemonic_from_entropy(
        self,
        *,
        entropy: str,
        dictionary: Optional[_crypto.MnemonicDictionary] = None,
        word_count: Optional[int] = None,
        call_options: Optional[CallOptions] = None,
    ) -> _crypto.ResultOfMnemonicFromEntropy:
        """Converts entropy to a seed phrase.

        - entropy: BIP-39: 16, 20, 24, 28 or 32 bytes, which determine the number of words. Dictionary 0: 33 bytes
          that satisfy its seed rule.
        - dictionary: Dictionary. Default: `crypto.mnemonic_dictionary` of the configuration.
        - word_count: Number of words: 12, 15, 18, 21 or 24; any for dictionary 0. Default:
          `crypto.mnemonic_word_count` of the configuration.

        Raises ClientError with the codes 2 (InvalidHex), 113 (Bip39InvalidEntropy), 118 (Bip39InvalidWordCount),
        120 (MnemonicFromEntropyFailed).
        """
        return self._invoke(
            "crypto.mnemonic_from_entropy",
            _crypto.ParamsOfMnemonicFromEntropy(entropy=entropy, dictionary=dictionary, word_count=word_count),
            _crypto.ResultOfMnemonicFromEntropy,
            call_options,
        )

    def mnemonic_verify(
        self,
        *,
        phrase: str,
        dictionary: Optional[_crypto.MnemonicDictionary] = None,
        word_count: Optional[int] = None,
        call_options: Optional[CallOptions] = None,
    ) -> _crypto.ResultOfMnemonicVerify:
        """Checks a seed phrase.

        BIP-39: checks words and checksum; the length may differ from `word_count`. Accents may be composed or
        decomposed (NFC or NFKD). Dictionary 0: checks the number of words and the seed rule. Case and spaces
        matter.

        - phrase: Seed phrase, words separated by single spaces. Accents may be composed or decomposed, as BIP-39
          compares phrases in form NFKD; phrases of dictionary 0 are used exactly as given.
        - dictionary: Dictionary. Default: `crypto.mnemonic_dictionary` of the configuration.
        - word_count: Number of words: 12, 15, 18, 21 or 24; any for dictionary 0. Default:
          `crypto.mnemonic_word_count` of the configuration.

        Raises ClientError with the codes 118 (Bip39InvalidWordCount).
        """
        return self._invoke(
            "crypto.mnemonic_verify",
            _crypto.ParamsOfMnemonicVerify(phrase=phrase, dictionary=dictionary, word_count=word_count),
            _crypto.ResultOfMnemonicVerify,
            call_options,
        )

    def mnemonic_derive_sign_keys(
        self,
        *,
        phrase: str,
        path: Optional[str] = None,
        dictionary: Optional[_crypto.MnemonicDictionary] = None,
        word_count: Optional[int] = None,
        call_options: Optional[CallOptions] = None,
    ) -> _crypto.KeyPair:
        """Derives an Ed25519 key pair from a seed phrase and a path.

        The 32 bytes derived by BIP-32 are the Ed25519 seed. Dictionary 0 uses a different master key, derived
        with 100000 rounds.

        - phrase: Seed phrase, words separated by single spaces. Accents may be composed or decomposed, as BIP-39
          compares phrases in form NFKD; phrases of dictionary 0 are used exactly as given.
        - path: Derivation path. Default: `crypto.hdkey_derivation_path` of the configuration. A number from
          2147483648 on needs an apostrophe (116).
        - dictionary: Dictionary. Default: `crypto.mnemonic_dictionary` of the configuration.
        - word_count: Number of words: 12, 15, 18, 21 or 24; any for dictionary 0. Default:
          `crypto.mnemonic_word_count` of the configuration.

        Raises ClientError with the codes 114 (Bip39InvalidPhrase), 115 (Bip32InvalidKey), 116
        (Bip32InvalidDerivePath), 118 (Bip39InvalidWordCount).
        """
        return self._invoke(
            "crypto.mnemonic_derive_sign_keys",
            _crypto.ParamsOfMnemonicDeriveSignKeys(
                phrase=phrase,
                path=path,
                dictionary=dictionary,
                word_count=word_count,
            ),
            _crypto.KeyPair,
            call_options,
        )

    def hdkey_xprv_from_mnemonic(
        self,
        *,
        phrase: str,
        dictionary: Optional[_crypto.MnemonicDictionary] = None,
        word_count: Optional[int] = None,
        call_options: Optional[CallOptions] = None,
    ) -> _crypto.ResultOfHDKeyXPrvFromMnemonic:
        """Returns the extended master key of a seed phrase (BIP-39 and BIP-32).

        No passphrase is used. Phrases of dictionary 0 are stretched the same way.

        - phrase: Seed phrase, words separated by single spaces. Accents may be composed or decomposed, as BIP-39
          compares phrases in form NFKD; phrases of dictionary 0 are used exactly as given.
        - dictionary: Dictionary. Default: `crypto.mnemonic_dictionary` of the configuration.
        - word_count: Number of words: 12, 15, 18, 21 or 24; any for dictionary 0. Default:
          `crypto.mnemonic_word_count` of the configuration.

        Raises ClientError with the codes 114 (Bip39InvalidPhrase), 118 (Bip39InvalidWordCount).
        """
        return self._invoke(
            "crypto.hdkey_xprv_from_mnemonic",
            _crypto.ParamsOfHDKeyXPrvFromMnemonic(phrase=phrase, dictionary=dictionary, word_count=word_count),
            _crypto.ResultOfHDKeyXPrvFromMnemonic,
            call_options,
        )

    def hdkey_derive_from_xprv(
        self,
        *,
        xprv: str,
        child_index: int,
        hardened: bool,
        call_options: Optional[CallOptions] = None,
    ) -> _crypto.ResultOfHDKeyDeriveFromXPrv:
        """Derives a child key of an extended key (BIP-32).

        - xprv: BIP-32 extended private key, 111 characters beginning with `xprv`.
        - child_index: Index of the child.
        - hardened: Derive a hardened child: sets the top bit of the index.

        Raises ClientError with the codes 115 (Bip32InvalidKey).
        """
        return self._invoke(
            "crypto.hdkey_derive_from_xprv",
            _crypto.ParamsOfHDKeyDeriveFromXPrv(xprv=xprv, child_index=child_index, hardened=hardened),
            _crypto.ResultOfHDKeyDeriveFromXPrv,
            call_options,
        )

    def hdkey_derive_from_xprv_path(
        self,
        *,
        xprv: str,
        path: str,
        call_options: Optional[CallOptions] = None,
    ) -> _crypto.ResultOfHDKeyDeriveFromXPrvPath:
        """Derives the key at a path from an extended key (BIP-32).

        - xprv: BIP-32 extended private key, 111 characters beginning with `xprv`.
        - path: Segments separated by `/`: numbers, hardened if followed by an apostrophe, as those from
          2147483648 to 4294967295 must be; `m` is skipped. Example: `m/44'/396'/0'/0/0`.

        Raises ClientError with the codes 115 (Bip32InvalidKey), 116 (Bip32InvalidDerivePath).
        """
        return self._invoke(
            "crypto.hdkey_derive_from_xprv_path",
            _crypto.ParamsOfHDKeyDeriveFromXPrvPath(xprv=xprv, path=path),
            _crypto.ResultOfHDKeyDeriveFromXPrvPath,
            call_options,
        )

    def hdkey_secret_from_xprv(
        self,
        *,
        xprv: str,
        call_options: Optional[CallOptions] = None,
    ) -> _crypto.ResultOfHDKeySecretFromXPrv:
        """Returns the secret key of an extended private key.

        - xprv: BIP-32 extended private key, 111 characters beginning with `xprv`.

        Raises ClientError with the codes 115 (Bip32InvalidKey).
        """
        return self._invoke(
            "crypto.hdkey_secret_from_xprv",
            _crypto.ParamsOfHDKeySecretFromXPrv(xprv=xprv),
            _crypto.ResultOfHDKeySecretFromXPrv,
            call_options,
        )

    def hdkey_public_from_xprv(
        self,
        *,
        xprv: str,
        call_options: Optional[CallOptions] = None,
    ) -> _crypto.ResultOfHDKeyPublicFromXPrv:
        """Returns the Ed25519 public key of an extended private key.

        - xprv: BIP-32 extended private key, 111 characters beginning with `xprv`.

        Raises ClientError with the codes 115 (Bip32InvalidKey).
        """
        return self._invoke(
            "crypto.hdkey_public_from_xprv",
            _crypto.ParamsOfHDKeyPublicFromXPrv(xprv=xprv),
            _crypto.ResultOfHDKeyPublicFromXPrv,
            call_options,
        )

    def chacha20(
        self,
        *,
        data: str,
        key: str,
        nonce: str,
        call_options: Optional[CallOptions] = None,
    ) -> _crypto.ResultOfChaCha20:
        """Encrypts or decrypts data with ChaCha20 (RFC 8439).

        The block counter starts at 0. The same call decrypts. There is no authentication.

        - data: The data.
        - key: Key, 64 hex characters.
        - nonce: Nonce, 24 hex characters. Never reuse a nonce with the same key.

        Raises ClientError with the codes 2 (InvalidHex), 3 (InvalidBase64), 109 (InvalidKeySize), 134
        (InvalidNonceSize).
        """
        return self._invoke(
            "crypto.chacha20",
            _crypto.ParamsOfChaCha20(data=data, key=key, nonce=nonce),
            _crypto.ResultOfChaCha20,
            call_options,
        )

    def create_crypto_box(
        self,
        app_object: _crypto.AppPasswordProvider,
        *,
        secret_encryption_salt: str,
        secret: _crypto.AnyCryptoBoxSecret,
        call_options: Optional[CallOptions] = None,
    ) -> _crypto.RegisteredCryptoBox:
        """Creates a crypto box: a seed phrase encrypted with a password of the application.

        Requests the password once, except for `EncryptedSecret`. A phrase given by the caller is not checked
        here. To change the salt or password, create a new box from the phrase.

        - app_object: Provides the password of a crypto box, encrypted for the library.
        - secret_encryption_salt: Encryption salt; opening the encrypted secret again requires the same text.
        - secret: The secret.

        Raises ClientError with the codes 26 (AppRequestError), 29 (CanNotReceiveRequestResult), 30
        (CanNotParseRequestResult), 31 (UnexpectedCallbackResponse), 2 (InvalidHex), 3 (InvalidBase64), 13
        (CallbackNotRegistered), 109 (InvalidKeySize), 111 (NaclBoxFailed), 118 (Bip39InvalidWordCount), 119
        (MnemonicGenerationFailed).
        """
        return self._invoke(
            "crypto.create_crypto_box",
            _crypto.ParamsOfCreateCryptoBox(secret_encryption_salt=secret_encryption_salt, secret=secret),
            _crypto.RegisteredCryptoBox,
            call_options,
            app_object=registrable(app_object, _crypto.AppPasswordProvider),
        )

    def remove_crypto_box(self, *, handle: _crypto.CryptoBoxHandle, call_options: Optional[CallOptions] = None) -> None:
        """Removes a crypto box; an unknown handle is ignored.

        Boxes derived from it remain, but fail with 130 when they need the secret again.

        - handle: Handle of the box.
        """
        self._invoke("crypto.remove_crypto_box", _crypto.RegisteredCryptoBox(handle=handle), None, call_options)

    def get_crypto_box_info(
        self,
        *,
        handle: _crypto.CryptoBoxHandle,
        call_options: Optional[CallOptions] = None,
    ) -> _crypto.ResultOfGetCryptoBoxInfo:
        """Returns the encrypted secret of a crypto box, for the application to store.

        Does not request the password.

        - handle: Handle of the box.

        Raises ClientError with the codes 130 (CryptoBoxNotRegistered).
        """
        return self._invoke(
            "crypto.get_crypto_box_info",
            _crypto.RegisteredCryptoBox(handle=handle),
            _crypto.ResultOfGetCryptoBoxInfo,
            call_options,
        )

    def get_crypto_box_seed_phrase(
        self,
        *,
        handle: _crypto.CryptoBoxHandle,
        call_options: Optional[CallOptions] = None,
    ) -> _crypto.ResultOfGetCryptoBoxSeedPhrase:
        """Returns the decrypted seed phrase of a crypto box.

        Requests the password. The cipher has no authentication: a wrong password results in error 133 or, rarely,
        in a wrong phrase.

        - handle: Handle of the box.

        Raises ClientError with the codes 26 (AppRequestError), 29 (CanNotReceiveRequestResult), 30
        (CanNotParseRequestResult), 31 (UnexpectedCallbackResponse), 2 (InvalidHex), 3 (InvalidBase64), 109
        (InvalidKeySize), 111 (NaclBoxFailed), 130 (CryptoBoxNotRegistered), 133
        (CryptoBoxSecretDeserializationError).
        """
        return self._invoke(
            "crypto.get_crypto_box_seed_phrase",
            _crypto.RegisteredCryptoBox(handle=handle),
            _crypto.ResultOfGetCryptoBoxSeedPhrase,
            call_options,
        )

    def get_signing_box_from_crypto_box(
        self,
        *,
        handle: int,
        hdpath: Optional[str] = None,
        secret_lifetime: Optional[int] = None,
        call_options: Optional[CallOptions] = None,
    ) -> _crypto.RegisteredSigningBox:
        """Creates a signing box with a key derived from a crypto box.

        Nothing is checked until the box is used; the possible errors are then 114, 115, 116, 118, 130 and 133 and
        those of the password provider.

        - handle: Handle of the crypto box.
        - hdpath: Derivation path of the key. Default: `crypto.hdkey_derivation_path` of the configuration.
        - secret_lifetime: How long to keep the derived secret, in ms from its derivation. Absent or 0: every
          operation requests the password.
        """
        return self._invoke(
            "crypto.get_signing_box_from_crypto_box",
            _crypto.ParamsOfGetSigningBoxFromCryptoBox(handle=handle, hdpath=hdpath, secret_lifetime=secret_lifetime),
            _crypto.RegisteredSigningBox,
            call_options,
        )

    def get_encryption_box_from_crypto_box(
        self,
        *,
        handle: int,
        algorithm: _crypto.AnyBoxEncryptionAlgorithm,
        hdpath: Optional[str] = None,
        secret_lifetime: Optional[int] = None,
        call_options: Optional[CallOptions] = None,
    ) -> _crypto.RegisteredEncryptionBox:
        """Creates an encryption box with a key derived from a crypto box.

        The cipher key is the derived 32-byte secret. Nothing is checked until the box is used; the possible
        errors are then 2, 109, 114, 115, 116, 118, 130, 133 and 134 and those of the password provider.

        - handle: Handle of the crypto box.
        - algorithm: The cipher; its key is the derived secret.
        - hdpath: Derivation path of the key. Default: `crypto.hdkey_derivation_path` of the configuration.
        - secret_lifetime: How long to keep the derived secret, in ms from its derivation. Absent or 0: every
          operation requests the password.
        """
        return self._invoke(
            "crypto.get_encryption_box_from_crypto_box",
            _crypto.ParamsOfGetEncryptionBoxFromCryptoBox(
                handle=handle,
                hdpath=hdpath,
                algorithm=algorithm,
                secret_lifetime=secret_lifetime,
            ),
            _crypto.RegisteredEncryptionBox,
            call_options,
        )

    def clear_crypto_box_secret_cache(
        self,
        *,
        handle: _crypto.CryptoBoxHandle,
        call_options: Optional[CallOptions] = None,
    ) -> None:
        """Removes all secrets derived from a crypto box from memory.

        The boxes remain usable and request the password again. An unknown handle is ignored.

        - handle: Handle of the box.
        """
        self._invoke(
            "crypto.clear_crypto_box_secret_cache",
            _crypto.RegisteredCryptoBox(handle=handle),
            None,
            call_options,
        )

    def register_signing_box(
        self,
        app_object: _crypto.AppSigningBox,
        *,
        call_options: Optional[CallOptions] = None,
    ) -> _crypto.RegisteredSigningBox:
        """Registers a signing box implemented by the application.

        - app_object: A signing box implemented by the application.

        Raises ClientError with the codes 13 (CallbackNotRegistered).
        """
        return self._invoke(
            "crypto.register_signing_box",
            None,
            _crypto.RegisteredSigningBox,
            call_options,
            app_object=registrable(app_object, _crypto.AppSigningBox),
        )

    def get_signing_box(
        self,
        *,
        public: str,
        secret: str,
        call_options: Optional[CallOptions] = None,
    ) -> _crypto.RegisteredSigningBox:
        """Creates a signing box with a key pair.

        - public: Public key, 64 hex characters.
        - secret: Secret key: the 32-byte seed as 64 hex characters.

        Raises ClientError with the codes 100 (InvalidPublicKey), 101 (InvalidSecretKey).
        """
        return self._invoke(
            "crypto.get_signing_box",
            _crypto.KeyPair(public=public, secret=secret),
            _crypto.RegisteredSigningBox,
            call_options,
        )

    def signing_box_get_public_key(
        self,
        *,
        handle: _crypto.SigningBoxHandle,
        call_options: Optional[CallOptions] = None,
    ) -> _crypto.ResultOfSigningBoxGetPublicKey:
        """Returns the public key of a signing box.

        - handle: Handle of the box.

        Raises ClientError with the codes 26 (AppRequestError), 29 (CanNotReceiveRequestResult), 30
        (CanNotParseRequestResult), 31 (UnexpectedCallbackResponse), 2 (InvalidHex), 3 (InvalidBase64), 109
        (InvalidKeySize), 111 (NaclBoxFailed), 114 (Bip39InvalidPhrase), 115 (Bip32InvalidKey), 116
        (Bip32InvalidDerivePath), 118 (Bip39InvalidWordCount), 130 (CryptoBoxNotRegistered), 133
        (CryptoBoxSecretDeserializationError), 121 (SigningBoxNotRegistered).
        """
        return self._invoke(
            "crypto.signing_box_get_public_key",
            _crypto.RegisteredSigningBox(handle=handle),
            _crypto.ResultOfSigningBoxGetPublicKey,
            call_options,
        )

    def signing_box_sign(
        self,
        *,
        signing_box: _crypto.SigningBoxHandle,
        unsigned: str,
        call_options: Optional[CallOptions] = None,
    ) -> _crypto.ResultOfSigningBoxSign:
        """Signs data with a signing box.

        - signing_box: The box.
        - unsigned: Data to sign.

        Raises ClientError with the codes 26 (AppRequestError), 29 (CanNotReceiveRequestResult), 30
        (CanNotParseRequestResult), 31 (UnexpectedCallbackResponse), 2 (InvalidHex), 3 (InvalidBase64), 109
        (InvalidKeySize), 111 (NaclBoxFailed), 114 (Bip39InvalidPhrase), 115 (Bip32InvalidKey), 116
        (Bip32InvalidDerivePath), 118 (Bip39InvalidWordCount), 130 (CryptoBoxNotRegistered), 133
        (CryptoBoxSecretDeserializationError), 121 (SigningBoxNotRegistered).
        """
        return self._invoke(
            "crypto.signing_box_sign",
            _crypto.ParamsOfSigningBoxSign(signing_box=signing_box, unsigned=unsigned),
            _crypto.ResultOfSigningBoxSign,
            call_options,
        )

    def remove_signing_box(
        self,
        *,
        handle: _crypto.SigningBoxHandle,
        call_options: Optional[CallOptions] = None,
    ) -> None:
        """Removes a signing box; an unknown handle is ignored.

        - handle: Handle of the box.
        """
        self._invoke("crypto.remove_signing_box", _crypto.RegisteredSigningBox(handle=handle), None, call_options)

    def register_encryption_box(
        self,
        app_object: _crypto.AppEncryptionBox,
        *,
        call_options: Optional[CallOptions] = None,
    ) -> _crypto.RegisteredEncryptionBox:
        """Registers an encryption box implemented by the application.

        - app_object: An encryption box implemented by the application.

        Raises ClientError with the codes 13 (CallbackNotRegistered).
        """
        return self._invoke(
            "crypto.register_encryption_box",
            None,
            _crypto.RegisteredEncryptionBox,
            call_options,
            app_object=registrable(app_object, _crypto.AppEncryptionBox),
        )

    def remove_encryption_box(
        self,
        *,
        handle: _crypto.EncryptionBoxHandle,
        call_options: Optional[CallOptions] = None,
    ) -> None:
        """Removes an encryption box; an unknown handle is ignored.

        - handle: Handle of the box.
        """
        self._invoke("crypto.remove_encryption_box", _crypto.RegisteredEncryptionBox(handle=handle), None, call_options)

    def encryption_box_get_info(
        self,
        *,
        encryption_box: _crypto.EncryptionBoxHandle,
        call_options: Optional[CallOptions] = None,
    ) -> _crypto.ResultOfEncryptionBoxGetInfo:
        """Returns information about an encryption box.

        - encryption_box: The box.

        Raises ClientError with the codes 26 (AppRequestError), 29 (CanNotReceiveRequestResult), 30
        (CanNotParseRequestResult), 31 (UnexpectedCallbackResponse), 2 (InvalidHex), 3 (InvalidBase64), 109
        (InvalidKeySize), 111 (NaclBoxFailed), 114 (Bip39InvalidPhrase), 115 (Bip32InvalidKey), 116
        (Bip32InvalidDerivePath), 118 (Bip39InvalidWordCount), 130 (CryptoBoxNotRegistered), 133
        (CryptoBoxSecretDeserializationError), 123 (EncryptionBoxNotRegistered).
        """
        return self._invoke(
            "crypto.encryption_box_get_info",
            _crypto.ParamsOfEncryptionBoxGetInfo(encryption_box=encryption_box),
            _crypto.ResultOfEncryptionBoxGetInfo,
            call_options,
        )

    def encryption_box_encrypt(
        self,
        *,
        encryption_box: _crypto.EncryptionBoxHandle,
        data: str,
        call_options: Optional[CallOptions] = None,
    ) -> _crypto.ResultOfEncryptionBoxEncrypt:
        """Encrypts data with an encryption box.

        AES pads data with zero bytes to a multiple of 16; the original size is not stored.

        - encryption_box: The box.
        - data: Data to encrypt.

        Raises ClientError with the codes 26 (AppRequestError), 29 (CanNotReceiveRequestResult), 30
        (CanNotParseRequestResult), 31 (UnexpectedCallbackResponse), 2 (InvalidHex), 3 (InvalidBase64), 109
        (InvalidKeySize), 111 (NaclBoxFailed), 114 (Bip39InvalidPhrase), 115 (Bip32InvalidKey), 116
        (Bip32InvalidDerivePath), 118 (Bip39InvalidWordCount), 130 (CryptoBoxNotRegistered), 133
        (CryptoBoxSecretDeserializationError), 110 (NaclSecretBoxFailed), 123 (EncryptionBoxNotRegistered), 134
        (InvalidNonceSize).
        """
        return self._invoke(
            "crypto.encryption_box_encrypt",
            _crypto.ParamsOfEncryptionBoxEncrypt(encryption_box=encryption_box, data=data),
            _crypto.ResultOfEncryptionBoxEncrypt,
            call_options,
        )

    def encryption_box_decrypt(
        self,
        *,
        encryption_box: _crypto.EncryptionBoxHandle,
        data: str,
        call_options: Optional[CallOptions] = None,
    ) -> _crypto.ResultOfEncryptionBoxDecrypt:
        """Decrypts data with an encryption box.

        Does not remove the zero padding of the last AES block.

        - encryption_box: The box.
        - data: Data to decrypt.

        Raises ClientError with the codes 26 (AppRequestError), 29 (CanNotReceiveRequestResult), 30
        (CanNotParseRequestResult), 31 (UnexpectedCallbackResponse), 2 (InvalidHex), 3 (InvalidBase64), 109
        (InvalidKeySize), 111 (NaclBoxFailed), 114 (Bip39InvalidPhrase), 115 (Bip32InvalidKey), 116
        (Bip32InvalidDerivePath), 118 (Bip39InvalidWordCount), 130 (CryptoBoxNotRegistered), 133
        (CryptoBoxSecretDeserializationError), 110 (NaclSecretBoxFailed), 123 (EncryptionBoxNotRegistered), 128
        (DecryptDataError), 134 (InvalidNonceSize).
        """
        return self._invoke(
            "crypto.encryption_box_decrypt",
            _crypto.ParamsOfEncryptionBoxDecrypt(encryption_box=encryption_box, data=data),
            _crypto.ResultOfEncryptionBoxDecrypt,
            call_options,
        )

    def create_encryption_box(
        self,
        *,
        algorithm: _crypto.AnyEncryptionAlgorithm,
        call_options: Optional[CallOptions] = None,
    ) -> _crypto.RegisteredEncryptionBox:
        """Creates an encryption box with the given keys.

        AES and ChaCha20 parameters are checked immediately, NaCl parameters at first use. Every operation starts
        with the given vector or nonce.

        - algorithm: Cipher and keys.

        Raises ClientError with the codes 2 (InvalidHex), 109 (InvalidKeySize), 124 (InvalidIvSize), 125
        (UnsupportedCipherMode), 129 (IvRequired), 134 (InvalidNonceSize).
        """
        return self._invoke(
            "crypto.create_encryption_box",
            _crypto.ParamsOfCreateEncryptionBox(algorithm=algorithm),
            _crypto.RegisteredEncryptionBox,
            call_options,
        )


class AsyncCrypto:
    """Coroutines of module crypto.

    Keys, seed phrases, signatures, encryption, hashes, and boxes that hold keys.
    """

    def __init__(self, caller: AsyncCaller) -> None:
        self._invoke = caller.invoke

    async def factorize(
        self,
        *,
        composite: str,
        call_options: Optional[CallOptions] = None,
    ) -> _crypto.ResultOfFactorize:
        """Splits a composite number of at most 64 bits into two factors.

        The first factor is the smallest prime factor. 0, 1 and primes are rejected.

        - composite: Composite number of at most 64 bits, hex without prefix.

        Raises ClientError with the codes 106 (InvalidFactorizeChallenge).
        """
        return await self._invoke(
            "crypto.factorize",
            _crypto.ParamsOfFactorize(composite=composite),
            _crypto.ResultOfFactorize,
            call_options,
        )

    async def modular_power(
        self,
        *,
        base: str,
        exponent: str,
        modulus: str,
        call_options: Optional[CallOptions] = None,
    ) -> _crypto.ResultOfModularPower:
        """Computes base ^ exponent mod modulus.

        - base: The base.
        - exponent: The exponent, non-negative.
        - modulus: The modulus, non-zero.

        Raises ClientError with the codes 107 (InvalidBigInt).
        """
        return await self._invoke(
            "crypto.modular_power",
            _crypto.ParamsOfModularPower(base=base, exponent=exponent, modulus=modulus),
            _crypto.ResultOfModularPower,
            call_options,
        )

    async def tvm_crc16(self, *, data: str, call_options: Optional[CallOptions] = None) -> _crypto.ResultOfTonCrc16:
        """Returns the CRC-16/XMODEM checksum of data.

        Polynomial 0x1021, start value 0, no reflection.

        - data: The data.

        Raises ClientError with the codes 3 (InvalidBase64).
        """
        return await self._invoke(
            "crypto.tvm_crc16",
            _crypto.ParamsOfTonCrc16(data=data),
            _crypto.ResultOfTonCrc16,
            call_options,
        )

    async def generate_random_bytes(
        self,
        *,
        length: int,
        call_options: Optional[CallOptions] = None,
    ) -> _crypto.ResultOfGenerateRandomBytes:
        """Returns cryptographically secure random bytes.

        - length: Number of bytes, at most 33554432.
        """
        return await self._invoke(
            "crypto.generate_random_bytes",
            _crypto.ParamsOfGenerateRandomBytes(length=length),
            _crypto.ResultOfGenerateRandomBytes,
            call_options,
        )

    async def convert_public_key_to_tvm_safe_format(
        self,
        *,
        public_key: str,
        call_options: Optional[CallOptions] = None,
    ) -> _crypto.ResultOfConvertPublicKeyToTonSafeFormat:
        """Converts a public key to text with a checksum.

        - public_key: Public key, usually 64 hex characters; the length is not checked.

        Raises ClientError with the codes 2 (InvalidHex).
        """
        return await self._invoke(
            "crypto.convert_public_key_to_tvm_safe_format",
            _crypto.ParamsOfConvertPublicKeyToTonSafeFormat(public_key=public_key),
            _crypto.ResultOfConvertPublicKeyToTonSafeFormat,
            call_options,
        )

    async def generate_random_sign_keys(self, *, call_options: Optional[CallOptions] = None) -> _crypto.KeyPair:
        """Generates a new Ed25519 key pair."""
        return await self._invoke("crypto.generate_random_sign_keys", None, _crypto.KeyPair, call_options)

    async def sign(
        self,
        *,
        unsigned: str,
        keys: _crypto.KeyPair,
        call_options: Optional[CallOptions] = None,
    ) -> _crypto.ResultOfSign:
        """Signs data with a key pair (Ed25519).

        - unsigned: Data to sign.
        - keys: Keys to sign with.

        Raises ClientError with the codes 3 (InvalidBase64), 100 (InvalidPublicKey), 101 (InvalidSecretKey).
        """
        return await self._invoke(
            "crypto.sign",
            _crypto.ParamsOfSign(unsigned=unsigned, keys=keys),
            _crypto.ResultOfSign,
            call_options,
        )

    async def verify_signature(
        self,
        *,
        signed: str,
        public: str,
        call_options: Optional[CallOptions] = None,
    ) -> _crypto.ResultOfVerifySignature:
        """Verifies data signed by `sign` and returns it without the signature.

        A wrong signature is error 112, not a return value.

        - signed: Signature (64 bytes) followed by the data.
        - public: Public key of the signer, 64 hex characters.

        Raises ClientError with the codes 2 (InvalidHex), 3 (InvalidBase64), 109 (InvalidKeySize), 112
        (NaclSignFailed).
        """
        return await self._invoke(
            "crypto.verify_signature",
            _crypto.ParamsOfVerifySignature(signed=signed, public=public),
            _crypto.ResultOfVerifySignature,
            call_options,
        )

    async def sha256(self, *, data: str, call_options: Optional[CallOptions] = None) -> _crypto.ResultOfHash:
        """Returns the SHA-256 hash of data (FIPS 180-4).

        - data: The data.

        Raises ClientError with the codes 3 (InvalidBase64).
        """
        return await self._invoke("crypto.sha256", _crypto.ParamsOfHash(data=data), _crypto.ResultOfHash, call_options)

    async def sha512(self, *, data: str, call_options: Optional[CallOptions] = None) -> _crypto.ResultOfHash:
        """Returns the SHA-512 hash of data (FIPS 180-4).

        - data: The data.

        Raises ClientError with the codes 3 (InvalidBase64).
        """
        return await self._invoke("crypto.sha512", _crypto.ParamsOfHash(data=data), _crypto.ResultOfHash, call_options)

    async def scrypt(
        self,
        *,
        password: str,
        salt: str,
        log_n: int,
        r: int,
        p: int,
        dk_len: int,
        call_options: Optional[CallOptions] = None,
    ) -> _crypto.ResultOfScrypt:
        """Derives a key from a password with scrypt (RFC 7914).

        - password: The password.
        - salt: The salt.
        - log_n: Binary logarithm of the cost N, from 1 to 63 and below 16 * r. Typical: 15.
        - r: Block size, in units of 128 bytes, at least 1. Typical: 8.
        - p: Number of independent mixings, at least 1; r * p stays below 2^30. Typical: 1.
        - dk_len: Length of the derived key in bytes, from 1 to 16777216.

        Raises ClientError with the codes 3 (InvalidBase64), 108 (ScryptFailed).
        """
        return await self._invoke(
            "crypto.scrypt",
            _crypto.ParamsOfScrypt(password=password, salt=salt, log_n=log_n, r=r, p=p, dk_len=dk_len),
            _crypto.ResultOfScrypt,
            call_options,
        )

    async def nacl_sign_keypair_from_secret_key(
        self,
        *,
        secret: str,
        call_options: Optional[CallOptions] = None,
    ) -> _crypto.KeyPair:
        """Expands a seed into a NaCl signing key pair.

        The returned `secret` has 128 hex characters: the seed followed by the public key.

        - secret: Secret key, 64 hex characters without prefix.

        Raises ClientError with the codes 101 (InvalidSecretKey), 109 (InvalidKeySize).
        """
        return await self._invoke(
            "crypto.nacl_sign_keypair_from_secret_key",
            _crypto.ParamsOfNaclSignKeyPairFromSecret(secret=secret),
            _crypto.KeyPair,
            call_options,
        )

    async def nacl_sign(
        self,
        *,
        unsigned: str,
        secret: str,
        call_options: Optional[CallOptions] = None,
    ) -> _crypto.ResultOfNaclSign:
        """Signs data and returns the signature followed by the data.

        The public half of `secret` is ignored and derived from the seed again.

        - unsigned: Data to sign.
        - secret: The seed followed by the public key, 128 hex characters.

        Raises ClientError with the codes 2 (InvalidHex), 3 (InvalidBase64), 109 (InvalidKeySize).
        """
        return await self._invoke(
            "crypto.nacl_sign",
            _crypto.ParamsOfNaclSign(unsigned=unsigned, secret=secret),
            _crypto.ResultOfNaclSign,
            call_options,
        )

    async def nacl_sign_open(
        self,
        *,
        signed: str,
        public: str,
        call_options: Optional[CallOptions] = None,
    ) -> _crypto.ResultOfNaclSignOpen:
        """Verifies data signed by `nacl_sign` and returns it without the signature.

        A wrong signature is error 112, not a return value.

        - signed: Signature (64 bytes) followed by the data.
        - public: Public key of the signer, 64 hex characters.

        Raises ClientError with the codes 2 (InvalidHex), 3 (InvalidBase64), 109 (InvalidKeySize), 112
        (NaclSignFailed).
        """
        return await self._invoke(
            "crypto.nacl_sign_open",
            _crypto.ParamsOfNaclSignOpen(signed=signed, public=public),
            _crypto.ResultOfNaclSignOpen,
            call_options,
        )

    async def nacl_sign_detached(
        self,
        *,
        unsigned: str,
        secret: str,
        call_options: Optional[CallOptions] = None,
    ) -> _crypto.ResultOfNaclSignDetached:
        """Signs data and returns only the signature.

        The public half of `secret` is ignored and derived from the seed again.

        - unsigned: Data to sign.
        - secret: The seed followed by the public key, 128 hex characters.

        Raises ClientError with the codes 2 (InvalidHex), 3 (InvalidBase64), 109 (InvalidKeySize).
        """
        return await self._invoke(
            "crypto.nacl_sign_detached",
            _crypto.ParamsOfNaclSign(unsigned=unsigned, secret=secret),
            _crypto.ResultOfNaclSignDetached,
            call_options,
        )

    async def nacl_sign_detached_verify(
        self,
        *,
        unsigned: str,
        signature: str,
        public: str,
        call_options: Optional[CallOptions] = None,
    ) -> _crypto.ResultOfNaclSignDetachedVerify:
        """Verifies a detached signature.

        A wrong signature returns `succeeded: false`. A malformed key is error 100, a signature of the wrong
        length 109.

        - unsigned: The data.
        - signature: Signature, 128 hex characters.
        - public: Public key of the signer, 64 hex characters.

        Raises ClientError with the codes 2 (InvalidHex), 3 (InvalidBase64), 100 (InvalidPublicKey), 109
        (InvalidKeySize).
        """
        return await self._invoke(
            "crypto.nacl_sign_detached_verify",
            _crypto.ParamsOfNaclSignDetachedVerify(unsigned=unsigned, signature=signature, public=public),
            _crypto.ResultOfNaclSignDetachedVerify,
            call_options,
        )

    async def nacl_box_keypair(self, *, call_options: Optional[CallOptions] = None) -> _crypto.KeyPair:
        """Generates a new X25519 key pair for NaCl boxes."""
        return await self._invoke("crypto.nacl_box_keypair", None, _crypto.KeyPair, call_options)

    async def nacl_box_keypair_from_secret_key(
        self,
        *,
        secret: str,
        call_options: Optional[CallOptions] = None,
    ) -> _crypto.KeyPair:
        """Returns the X25519 public key of a secret key.

        The secret is the scalar itself and is returned unchanged.

        - secret: Secret key, 64 hex characters without prefix.

        Raises ClientError with the codes 101 (InvalidSecretKey), 109 (InvalidKeySize).
        """
        return await self._invoke(
            "crypto.nacl_box_keypair_from_secret_key",
            _crypto.ParamsOfNaclBoxKeyPairFromSecret(secret=secret),
            _crypto.KeyPair,
            call_options,
        )

    async def nacl_box(
        self,
        *,
        decrypted: str,
        nonce: str,
        their_public: str,
        secret: str,
        call_options: Optional[CallOptions] = None,
    ) -> _crypto.ResultOfNaclBox:
        """Encrypts data for the owner of a public key, with authentication (X25519, XSalsa20, Poly1305).

        - decrypted: The data.
        - nonce: Nonce, 48 hex characters. Never reuse a nonce with the same keys.
        - their_public: Public key of the other party, 64 hex characters.
        - secret: Own secret key, 64 hex characters.

        Raises ClientError with the codes 2 (InvalidHex), 3 (InvalidBase64), 109 (InvalidKeySize), 111
        (NaclBoxFailed).
        """
        return await self._invoke(
            "crypto.nacl_box",
            _crypto.ParamsOfNaclBox(decrypted=decrypted, nonce=nonce, their_public=their_public, secret=secret),
            _crypto.ResultOfNaclBox,
            call_options,
        )

    async def nacl_box_open(
        self,
        *,
        encrypted: str,
        nonce: str,
        their_public: str,
        secret: str,
        call_options: Optional[CallOptions] = None,
    ) -> _crypto.ResultOfNaclBoxOpen:
        """Decrypts the output of `nacl_box`.

        A wrong key, nonce or tag is error 111.

        - encrypted: Authentication tag (16 bytes) followed by the encrypted data.
        - nonce: Nonce, 48 hex characters. Never reuse a nonce with the same keys.
        - their_public: Public key of the other party, 64 hex characters.
        - secret: Own secret key, 64 hex characters.

        Raises ClientError with the codes 2 (InvalidHex), 3 (InvalidBase64), 109 (InvalidKeySize), 111
        (NaclBoxFailed).
        """
        return await self._invoke(
            "crypto.nacl_box_open",
            _crypto.ParamsOfNaclBoxOpen(encrypted=encrypted, nonce=nonce, their_public=their_public, secret=secret),
            _crypto.ResultOfNaclBoxOpen,
            call_options,
        )

    async def nacl_secret_box(
        self,
        *,
        decrypted: str,
        nonce: str,
        key: str,
        call_options: Optional[CallOptions] = None,
    ) -> _crypto.ResultOfNaclBox:
        """Encrypts data with a shared key, with authentication (XSalsa20, Poly1305).

        - decrypted: The data.
        - nonce: Nonce, 48 hex characters. Never reuse a nonce with the same keys.
        - key: Shared key, 64 hex characters.

        Raises ClientError with the codes 2 (InvalidHex), 3 (InvalidBase64), 109 (InvalidKeySize), 110
        (NaclSecretBoxFailed).
        """
        return await self._invoke(
            "crypto.nacl_secret_box",
            _crypto.ParamsOfNaclSecretBox(decrypted=decrypted, nonce=nonce, key=key),
            _crypto.ResultOfNaclBox,
            call_options,
        )

    async def nacl_secret_box_open(
        self,
        *,
        encrypted: str,
        nonce: str,
        key: str,
        call_options: Optional[CallOptions] = None,
    ) -> _crypto.ResultOfNaclBoxOpen:
        """Decrypts the output of `nacl_secret_box`.

        A wrong key, nonce or tag is error 110.

        - encrypted: Authentication tag (16 bytes) followed by the encrypted data.
        - nonce: Nonce, 48 hex characters. Never reuse a nonce with the same keys.
        - key: Shared key, 64 hex characters.

        Raises ClientError with the codes 2 (InvalidHex), 3 (InvalidBase64), 109 (InvalidKeySize), 110
        (NaclSecretBoxFailed).
        """
        return await self._invoke(
            "crypto.nacl_secret_box_open",
            _crypto.ParamsOfNaclSecretBoxOpen(encrypted=encrypted, nonce=nonce, key=key),
            _crypto.ResultOfNaclBoxOpen,
            call_options,
        )

    async def mnemonic_words(
        self,
        *,
        dictionary: Optional[_crypto.MnemonicDictionary] = None,
        call_options: Optional[CallOptions] = None,
    ) -> _crypto.ResultOfMnemonicWords:
        """Returns the words of a dictionary.

        The word count of the configuration is validated, but has no effect here.

        - dictionary: Dictionary. Default: `crypto.mnemonic_dictionary` of the configuration.

        Raises ClientError with the codes 118 (Bip39InvalidWordCount).
        """
        return await self._invoke(
            "crypto.mnemonic_words",
            _crypto.ParamsOfMnemonicWords(dictionary=dictionary),
            _crypto.ResultOfMnemonicWords,
            call_options,
        )

    async def mnemonic_from_random(
        self,
        *,
        dictionary: Optional[_crypto.MnemonicDictionary] = None,
        word_count: Optional[int] = None,
        call_options: Optional[CallOptions] = None,
    ) -> _crypto.ResultOfMnemonicFromRandom:
        """Generates a new seed phrase.

        - dictionary: Dictionary. Default: `crypto.mnemonic_dictionary` of the configuration.
        - word_count: Number of words: 12, 15, 18, 21 or 24; any for dictionary 0. Default:
          `crypto.mnemonic_word_count` of the configuration.

        Raises ClientError with the codes 118 (Bip39InvalidWordCount), 119 (MnemonicGenerationFailed).
        """
        return await self._invoke(
            "crypto.mnemonic_from_random",
            _crypto.ParamsOfMnemonicFromRandom(dictionary=dictionary, word_count=word_count),
            _crypto.ResultOfMnemonicFromRandom,
            call_options,
        )

    async def mnemonic_from_entropy(
        self,
        *,
        entropy: str,
        dictionary: Optional[_crypto.MnemonicDictionary] = None,
        word_count: Optional[int] = None,
        call_options: Optional[CallOptions] = None,
    ) -> _crypto.ResultOfMnemonicFromEntropy:
        """Converts entropy to a seed phrase.

        - entropy: BIP-39: 16, 20, 24, 28 or 32 bytes, which determine the number of words. Dictionary 0: 33 bytes
          that satisfy its seed rule.
        - dictionary: Dictionary. Default: `crypto.mnemonic_dictionary` of the configuration.
        - word_count: Number of words: 12, 15, 18, 21 or 24; any for dictionary 0. Default:
          `crypto.mnemonic_word_count` of the configuration.

        Raises ClientError with the codes 2 (InvalidHex), 113 (Bip39InvalidEntropy), 118 (Bip39InvalidWordCount),
        120 (MnemonicFromEntropyFailed).
        """
        return await self._invoke(
            "crypto.mnemonic_from_entropy",
            _crypto.ParamsOfMnemonicFromEntropy(entropy=entropy, dictionary=dictionary, word_count=word_count),
            _crypto.ResultOfMnemonicFromEntropy,
            call_options,
        )

    async def mnemonic_verify(
        self,
        *,
        phrase: str,
        dictionary: Optional[_crypto.MnemonicDictionary] = None,
        word_count: Optional[int] = None,
        call_options: Optional[CallOptions] = None,
    ) -> _crypto.ResultOfMnemonicVerify:
        """Checks a seed phrase.

        BIP-39: checks words and checksum; the length may differ from `word_count`. Accents may be composed or
        decomposed (NFC or NFKD). Dictionary 0: checks the number of words and the seed rule. Case and spaces
        matter.

        - phrase: Seed phrase, words separated by single spaces. Accents may be composed or decomposed, as BIP-39
          compares phrases in form NFKD; phrases of dictionary 0 are used exactly as given.
        - dictionary: Dictionary. Default: `crypto.mnemonic_dictionary` of the configuration.
        - word_count: Number of words: 12, 15, 18, 21 or 24; any for dictionary 0. Default:
          `crypto.mnemonic_word_count` of the configuration.

        Raises ClientError with the codes 118 (Bip39InvalidWordCount).
        """
        return await self._invoke(
            "crypto.mnemonic_verify",
            _crypto.ParamsOfMnemonicVerify(phrase=phrase, dictionary=dictionary, word_count=word_count),
            _crypto.ResultOfMnemonicVerify,
            call_options,
        )

    async def mnemonic_derive_sign_keys(
        self,
        *,
        phrase: str,
        path: Optional[str] = None,
        dictionary: Optional[_crypto.MnemonicDictionary] = None,
        word_count: Optional[int] = None,
        call_options: Optional[CallOptions] = None,
    ) -> _crypto.KeyPair:
        """Derives an Ed25519 key pair from a seed phrase and a path.

        The 32 bytes derived by BIP-32 are the Ed25519 seed. Dictionary 0 uses a different master key, derived
        with 100000 rounds.

        - phrase: Seed phrase, words separated by single spaces. Accents may be composed or decomposed, as BIP-39
          compares phrases in form NFKD; phrases of dictionary 0 are used exactly as given.
        - path: Derivation path. Default: `crypto.hdkey_derivation_path` of the configuration. A number from
          2147483648 on needs an apostrophe (116).
        - dictionary: Dictionary. Default: `crypto.mnemonic_dictionary` of the configuration.
        - word_count: Number of words: 12, 15, 18, 21 or 24; any for dictionary 0. Default:
          `crypto.mnemonic_word_count` of the configuration.

        Raises ClientError with the codes 114 (Bip39InvalidPhrase), 115 (Bip32InvalidKey), 116
        (Bip32InvalidDerivePath), 118 (Bip39InvalidWordCount).
        """
        return await self._invoke(
            "crypto.mnemonic_derive_sign_keys",
            _crypto.ParamsOfMnemonicDeriveSignKeys(
                phrase=phrase,
                path=path,
                dictionary=dictionary,
                word_count=word_count,
            ),
            _crypto.KeyPair,
            call_options,
        )

    async def hdkey_xprv_from_mnemonic(
        self,
        *,
        phrase: str,
        dictionary: Optional[_crypto.MnemonicDictionary] = None,
        word_count: Optional[int] = None,
        call_options: Optional[CallOptions] = None,
    ) -> _crypto.ResultOfHDKeyXPrvFromMnemonic:
        """Returns the extended master key of a seed phrase (BIP-39 and BIP-32).

        No passphrase is used. Phrases of dictionary 0 are stretched the same way.

        - phrase: Seed phrase, words separated by single spaces. Accents may be composed or decomposed, as BIP-39
          compares phrases in form NFKD; phrases of dictionary 0 are used exactly as given.
        - dictionary: Dictionary. Default: `crypto.mnemonic_dictionary` of the configuration.
        - word_count: Number of words: 12, 15, 18, 21 or 24; any for dictionary 0. Default:
          `crypto.mnemonic_word_count` of the configuration.

        Raises ClientError with the codes 114 (Bip39InvalidPhrase), 118 (Bip39InvalidWordCount).
        """
        return await self._invoke(
            "crypto.hdkey_xprv_from_mnemonic",
            _crypto.ParamsOfHDKeyXPrvFromMnemonic(phrase=phrase, dictionary=dictionary, word_count=word_count),
            _crypto.ResultOfHDKeyXPrvFromMnemonic,
            call_options,
        )

    async def hdkey_derive_from_xprv(
        self,
        *,
        xprv: str,
        child_index: int,
        hardened: bool,
        call_options: Optional[CallOptions] = None,
    ) -> _crypto.ResultOfHDKeyDeriveFromXPrv:
        """Derives a child key of an extended key (BIP-32).

        - xprv: BIP-32 extended private key, 111 characters beginning with `xprv`.
        - child_index: Index of the child.
        - hardened: Derive a hardened child: sets the top bit of the index.

        Raises ClientError with the codes 115 (Bip32InvalidKey).
        """
        return await self._invoke(
            "crypto.hdkey_derive_from_xprv",
            _crypto.ParamsOfHDKeyDeriveFromXPrv(xprv=xprv, child_index=child_index, hardened=hardened),
            _crypto.ResultOfHDKeyDeriveFromXPrv,
            call_options,
        )

    async def hdkey_derive_from_xprv_path(
        self,
        *,
        xprv: str,
        path: str,
        call_options: Optional[CallOptions] = None,
    ) -> _crypto.ResultOfHDKeyDeriveFromXPrvPath:
        """Derives the key at a path from an extended key (BIP-32).

        - xprv: BIP-32 extended private key, 111 characters beginning with `xprv`.
        - path: Segments separated by `/`: numbers, hardened if followed by an apostrophe, as those from
          2147483648 to 4294967295 must be; `m` is skipped. Example: `m/44'/396'/0'/0/0`.

        Raises ClientError with the codes 115 (Bip32InvalidKey), 116 (Bip32InvalidDerivePath).
        """
        return await self._invoke(
            "crypto.hdkey_derive_from_xprv_path",
            _crypto.ParamsOfHDKeyDeriveFromXPrvPath(xprv=xprv, path=path),
            _crypto.ResultOfHDKeyDeriveFromXPrvPath,
            call_options,
        )

    async def hdkey_secret_from_xprv(
        self,
        *,
        xprv: str,
        call_options: Optional[CallOptions] = None,
    ) -> _crypto.ResultOfHDKeySecretFromXPrv:
        """Returns the secret key of an extended private key.

        - xprv: BIP-32 extended private key, 111 characters beginning with `xprv`.

        Raises ClientError with the codes 115 (Bip32InvalidKey).
        """
        return await self._invoke(
            "crypto.hdkey_secret_from_xprv",
            _crypto.ParamsOfHDKeySecretFromXPrv(xprv=xprv),
            _crypto.ResultOfHDKeySecretFromXPrv,
            call_options,
        )

    async def hdkey_public_from_xprv(
        self,
        *,
        xprv: str,
        call_options: Optional[CallOptions] = None,
    ) -> _crypto.ResultOfHDKeyPublicFromXPrv:
        """Returns the Ed25519 public key of an extended private key.

        - xprv: BIP-32 extended private key, 111 characters beginning with `xprv`.

        Raises ClientError with the codes 115 (Bip32InvalidKey).
        """
        return await self._invoke(
            "crypto.hdkey_public_from_xprv",
            _crypto.ParamsOfHDKeyPublicFromXPrv(xprv=xprv),
            _crypto.ResultOfHDKeyPublicFromXPrv,
            call_options,
        )

    async def chacha20(
        self,
        *,
        data: str,
        key: str,
        nonce: str,
        call_options: Optional[CallOptions] = None,
    ) -> _crypto.ResultOfChaCha20:
        """Encrypts or decrypts data with ChaCha20 (RFC 8439).

        The block counter starts at 0. The same call decrypts. There is no authentication.

        - data: The data.
        - key: Key, 64 hex characters.
        - nonce: Nonce, 24 hex characters. Never reuse a nonce with the same key.

        Raises ClientError with the codes 2 (InvalidHex), 3 (InvalidBase64), 109 (InvalidKeySize), 134
        (InvalidNonceSize).
        """
        return await self._invoke(
            "crypto.chacha20",
            _crypto.ParamsOfChaCha20(data=data, key=key, nonce=nonce),
            _crypto.ResultOfChaCha20,
            call_options,
        )

    async def create_crypto_box(
        self,
        app_object: _crypto.AppPasswordProvider,
        *,
        secret_encryption_salt: str,
        secret: _crypto.AnyCryptoBoxSecret,
        call_options: Optional[CallOptions] = None,
    ) -> _crypto.RegisteredCryptoBox:
        """Creates a crypto box: a seed phrase encrypted with a password of the application.

        Requests the password once, except for `EncryptedSecret`. A phrase given by the caller is not checked
        here. To change the salt or password, create a new box from the phrase.

        - app_object: Provides the password of a crypto box, encrypted for the library.
        - secret_encryption_salt: Encryption salt; opening the encrypted secret again requires the same text.
        - secret: The secret.

        Raises ClientError with the codes 26 (AppRequestError), 29 (CanNotReceiveRequestResult), 30
        (CanNotParseRequestResult), 31 (UnexpectedCallbackResponse), 2 (InvalidHex), 3 (InvalidBase64), 13
        (CallbackNotRegistered), 109 (InvalidKeySize), 111 (NaclBoxFailed), 118 (Bip39InvalidWordCount), 119
        (MnemonicGenerationFailed).
        """
        return await self._invoke(
            "crypto.create_crypto_box",
            _crypto.ParamsOfCreateCryptoBox(secret_encryption_salt=secret_encryption_salt, secret=secret),
            _crypto.RegisteredCryptoBox,
            call_options,
            app_object=registrable(app_object, _crypto.AppPasswordProvider),
        )

    async def remove_crypto_box(
        self,
        *,
        handle: _crypto.CryptoBoxHandle,
        call_options: Optional[CallOptions] = None,
    ) -> None:
        """Removes a crypto box; an unknown handle is ignored.

        Boxes derived from it remain, but fail with 130 when they need the secret again.

        - handle: Handle of the box.
        """
        await self._invoke("crypto.remove_crypto_box", _crypto.RegisteredCryptoBox(handle=handle), None, call_options)

    async def get_crypto_box_info(
        self,
        *,
        handle: _crypto.CryptoBoxHandle,
        call_options: Optional[CallOptions] = None,
    ) -> _crypto.ResultOfGetCryptoBoxInfo:
        """Returns the encrypted secret of a crypto box, for the application to store.

        Does not request the password.

        - handle: Handle of the box.

        Raises ClientError with the codes 130 (CryptoBoxNotRegistered).
        """
        return await self._invoke(
            "crypto.get_crypto_box_info",
            _crypto.RegisteredCryptoBox(handle=handle),
            _crypto.ResultOfGetCryptoBoxInfo,
            call_options,
        )

    async def get_crypto_box_seed_phrase(
        self,
        *,
        handle: _crypto.CryptoBoxHandle,
        call_options: Optional[CallOptions] = None,
    ) -> _crypto.ResultOfGetCryptoBoxSeedPhrase:
        """Returns the decrypted seed phrase of a crypto box.

        Requests the password. The cipher has no authentication: a wrong password results in error 133 or, rarely,
        in a wrong phrase.

        - handle: Handle of the box.

        Raises ClientError with the codes 26 (AppRequestError), 29 (CanNotReceiveRequestResult), 30
        (CanNotParseRequestResult), 31 (UnexpectedCallbackResponse), 2 (InvalidHex), 3 (InvalidBase64), 109
        (InvalidKeySize), 111 (NaclBoxFailed), 130 (CryptoBoxNotRegistered), 133
        (CryptoBoxSecretDeserializationError).
        """
        return await self._invoke(
            "crypto.get_crypto_box_seed_phrase",
            _crypto.RegisteredCryptoBox(handle=handle),
            _crypto.ResultOfGetCryptoBoxSeedPhrase,
            call_options,
        )

    async def get_signing_box_from_crypto_box(
        self,
        *,
        handle: int,
        hdpath: Optional[str] = None,
        secret_lifetime: Optional[int] = None,
        call_options: Optional[CallOptions] = None,
    ) -> _crypto.RegisteredSigningBox:
        """Creates a signing box with a key derived from a crypto box.

        Nothing is checked until the box is used; the possible errors are then 114, 115, 116, 118, 130 and 133 and
        those of the password provider.

        - handle: Handle of the crypto box.
        - hdpath: Derivation path of the key. Default: `crypto.hdkey_derivation_path` of the configuration.
        - secret_lifetime: How long to keep the derived secret, in ms from its derivation. Absent or 0: every
          operation requests the password.
        """
        return await self._invoke(
            "crypto.get_signing_box_from_crypto_box",
            _crypto.ParamsOfGetSigningBoxFromCryptoBox(handle=handle, hdpath=hdpath, secret_lifetime=secret_lifetime),
            _crypto.RegisteredSigningBox,
            call_options,
        )

    async def get_encryption_box_from_crypto_box(
        self,
        *,
        handle: int,
        algorithm: _crypto.AnyBoxEncryptionAlgorithm,
        hdpath: Optional[str] = None,
        secret_lifetime: Optional[int] = None,
        call_options: Optional[CallOptions] = None,
    ) -> _crypto.RegisteredEncryptionBox:
        """Creates an encryption box with a key derived from a crypto box.

        The cipher key is the derived 32-byte secret. Nothing is checked until the box is used; the possible
        errors are then 2, 109, 114, 115, 116, 118, 130, 133 and 134 and those of the password provider.

        - handle: Handle of the crypto box.
        - algorithm: The cipher; its key is the derived secret.
        - hdpath: Derivation path of the key. Default: `crypto.hdkey_derivation_path` of the configuration.
        - secret_lifetime: How long to keep the derived secret, in ms from its derivation. Absent or 0: every
          operation requests the password.
        """
        return await self._invoke(
            "crypto.get_encryption_box_from_crypto_box",
            _crypto.ParamsOfGetEncryptionBoxFromCryptoBox(
                handle=handle,
                hdpath=hdpath,
                algorithm=algorithm,
                secret_lifetime=secret_lifetime,
            ),
            _crypto.RegisteredEncryptionBox,
            call_options,
        )

    async def clear_crypto_box_secret_cache(
        self,
        *,
        handle: _crypto.CryptoBoxHandle,
        call_options: Optional[CallOptions] = None,
    ) -> None:
        """Removes all secrets derived from a crypto box from memory.

        The boxes remain usable and request the password again. An unknown handle is ignored.

        - handle: Handle of the box.
        """
        await self._invoke(
            "crypto.clear_crypto_box_secret_cache",
            _crypto.RegisteredCryptoBox(handle=handle),
            None,
            call_options,
        )

    async def register_signing_box(
        self,
        app_object: _crypto.AppSigningBox,
        *,
        call_options: Optional[CallOptions] = None,
    ) -> _crypto.RegisteredSigningBox:
        """Registers a signing box implemented by the application.

        - app_object: A signing box implemented by the application.

        Raises ClientError with the codes 13 (CallbackNotRegistered).
        """
        return await self._invoke(
            "crypto.register_signing_box",
            None,
            _crypto.RegisteredSigningBox,
            call_options,
            app_object=registrable(app_object, _crypto.AppSigningBox),
        )

    async def get_signing_box(
        self,
        *,
        public: str,
        secret: str,
        call_options: Optional[CallOptions] = None,
    ) -> _crypto.RegisteredSigningBox:
        """Creates a signing box with a key pair.

        - public: Public key, 64 hex characters.
        - secret: Secret key: the 32-byte seed as 64 hex characters.

        Raises ClientError with the codes 100 (InvalidPublicKey), 101 (InvalidSecretKey).
        """
        return await self._invoke(
            "crypto.get_signing_box",
            _crypto.KeyPair(public=public, secret=secret),
            _crypto.RegisteredSigningBox,
            call_options,
        )

    async def signing_box_get_public_key(
        self,
        *,
        handle: _crypto.SigningBoxHandle,
        call_options: Optional[CallOptions] = None,
    ) -> _crypto.ResultOfSigningBoxGetPublicKey:
        """Returns the public key of a signing box.

        - handle: Handle of the box.

        Raises ClientError with the codes 26 (AppRequestError), 29 (CanNotReceiveRequestResult), 30
        (CanNotParseRequestResult), 31 (UnexpectedCallbackResponse), 2 (InvalidHex), 3 (InvalidBase64), 109
        (InvalidKeySize), 111 (NaclBoxFailed), 114 (Bip39InvalidPhrase), 115 (Bip32InvalidKey), 116
        (Bip32InvalidDerivePath), 118 (Bip39InvalidWordCount), 130 (CryptoBoxNotRegistered), 133
        (CryptoBoxSecretDeserializationError), 121 (SigningBoxNotRegistered).
        """
        return await self._invoke(
            "crypto.signing_box_get_public_key",
            _crypto.RegisteredSigningBox(handle=handle),
            _crypto.ResultOfSigningBoxGetPublicKey,
            call_options,
        )

    async def signing_box_sign(
        self,
        *,
        signing_box: _crypto.SigningBoxHandle,
        unsigned: str,
        call_options: Optional[CallOptions] = None,
    ) -> _crypto.ResultOfSigningBoxSign:
        """Signs data with a signing box.

        - signing_box: The box.
        - unsigned: Data to sign.

        Raises ClientError with the codes 26 (AppRequestError), 29 (CanNotReceiveRequestResult), 30
        (CanNotParseRequestResult), 31 (UnexpectedCallbackResponse), 2 (InvalidHex), 3 (InvalidBase64), 109
        (InvalidKeySize), 111 (NaclBoxFailed), 114 (Bip39InvalidPhrase), 115 (Bip32InvalidKey), 116
        (Bip32InvalidDerivePath), 118 (Bip39InvalidWordCount), 130 (CryptoBoxNotRegistered), 133
        (CryptoBoxSecretDeserializationError), 121 (SigningBoxNotRegistered).
        """
        return await self._invoke(
            "crypto.signing_box_sign",
            _crypto.ParamsOfSigningBoxSign(signing_box=signing_box, unsigned=unsigned),
            _crypto.ResultOfSigningBoxSign,
            call_options,
        )

    async def remove_signing_box(
        self,
        *,
        handle: _crypto.SigningBoxHandle,
        call_options: Optional[CallOptions] = None,
    ) -> None:
        """Removes a signing box; an unknown handle is ignored.

        - handle: Handle of the box.
        """
        await self._invoke("crypto.remove_signing_box", _crypto.RegisteredSigningBox(handle=handle), None, call_options)

    async def register_encryption_box(
        self,
        app_object: _crypto.AppEncryptionBox,
        *,
        call_options: Optional[CallOptions] = None,
    ) -> _crypto.RegisteredEncryptionBox:
        """Registers an encryption box implemented by the application.

        - app_object: An encryption box implemented by the application.

        Raises ClientError with the codes 13 (CallbackNotRegistered).
        """
        return await self._invoke(
            "crypto.register_encryption_box",
            None,
            _crypto.RegisteredEncryptionBox,
            call_options,
            app_object=registrable(app_object, _crypto.AppEncryptionBox),
        )

    async def remove_encryption_box(
        self,
        *,
        handle: _crypto.EncryptionBoxHandle,
        call_options: Optional[CallOptions] = None,
    ) -> None:
        """Removes an encryption box; an unknown handle is ignored.

        - handle: Handle of the box.
        """
        await self._invoke(
            "crypto.remove_encryption_box",
            _crypto.RegisteredEncryptionBox(handle=handle),
            None,
            call_options,
        )

    async def encryption_box_get_info(
        self,
        *,
        encryption_box: _crypto.EncryptionBoxHandle,
        call_options: Optional[CallOptions] = None,
    ) -> _crypto.ResultOfEncryptionBoxGetInfo:
        """Returns information about an encryption box.

        - encryption_box: The box.

        Raises ClientError with the codes 26 (AppRequestError), 29 (CanNotReceiveRequestResult), 30
        (CanNotParseRequestResult), 31 (UnexpectedCallbackResponse), 2 (InvalidHex), 3 (InvalidBase64), 109
        (InvalidKeySize), 111 (NaclBoxFailed), 114 (Bip39InvalidPhrase), 115 (Bip32InvalidKey), 116
        (Bip32InvalidDerivePath), 118 (Bip39InvalidWordCount), 130 (CryptoBoxNotRegistered), 133
        (CryptoBoxSecretDeserializationError), 123 (EncryptionBoxNotRegistered).
        """
        return await self._invoke(
            "crypto.encryption_box_get_info",
            _crypto.ParamsOfEncryptionBoxGetInfo(encryption_box=encryption_box),
            _crypto.ResultOfEncryptionBoxGetInfo,
            call_options,
        )

    async def encryption_box_encrypt(
        self,
        *,
        encryption_box: _crypto.EncryptionBoxHandle,
        data: str,
        call_options: Optional[CallOptions] = None,
    ) -> _crypto.ResultOfEncryptionBoxEncrypt:
        """Encrypts data with an encryption box.

        AES pads data with zero bytes to a multiple of 16; the original size is not stored.

        - encryption_box: The box.
        - data: Data to encrypt.

        Raises ClientError with the codes 26 (AppRequestError), 29 (CanNotReceiveRequestResult), 30
        (CanNotParseRequestResult), 31 (UnexpectedCallbackResponse), 2 (InvalidHex), 3 (InvalidBase64), 109
        (InvalidKeySize), 111 (NaclBoxFailed), 114 (Bip39InvalidPhrase), 115 (Bip32InvalidKey), 116
        (Bip32InvalidDerivePath), 118 (Bip39InvalidWordCount), 130 (CryptoBoxNotRegistered), 133
        (CryptoBoxSecretDeserializationError), 110 (NaclSecretBoxFailed), 123 (EncryptionBoxNotRegistered), 134
        (InvalidNonceSize).
        """
        return await self._invoke(
            "crypto.encryption_box_encrypt",
            _crypto.ParamsOfEncryptionBoxEncrypt(encryption_box=encryption_box, data=data),
            _crypto.ResultOfEncryptionBoxEncrypt,
            call_options,
        )

    async def encryption_box_decrypt(
        self,
        *,
        encryption_box: _crypto.EncryptionBoxHandle,
        data: str,
        call_options: Optional[CallOptions] = None,
    ) -> _crypto.ResultOfEncryptionBoxDecrypt:
        """Decrypts data with an encryption box.

        Does not remove the zero padding of the last AES block.

        - encryption_box: The box.
        - data: Data to decrypt.

        Raises ClientError with the codes 26 (AppRequestError), 29 (CanNotReceiveRequestResult), 30
        (CanNotParseRequestResult), 31 (UnexpectedCallbackResponse), 2 (InvalidHex), 3 (InvalidBase64), 109
        (InvalidKeySize), 111 (NaclBoxFailed), 114 (Bip39InvalidPhrase), 115 (Bip32InvalidKey), 116
        (Bip32InvalidDerivePath), 118 (Bip39InvalidWordCount), 130 (CryptoBoxNotRegistered), 133
        (CryptoBoxSecretDeserializationError), 110 (NaclSecretBoxFailed), 123 (EncryptionBoxNotRegistered), 128
        (DecryptDataError), 134 (InvalidNonceSize).
        """
        return await self._invoke(
            "crypto.encryption_box_decrypt",
            _crypto.ParamsOfEncryptionBoxDecrypt(encryption_box=encryption_box, data=data),
            _crypto.ResultOfEncryptionBoxDecrypt,
            call_options,
        )

    async def create_encryption_box(
        self,
        *,
        algorithm: _crypto.AnyEncryptionAlgorithm,
        call_options: Optional[CallOptions] = None,
    ) -> _crypto.RegisteredEncryptionBox:
        """Creates an encryption box with the given keys.

        AES and ChaCha20 parameters are checked immediately, NaCl parameters at first use. Every operation starts
        with the given vector or nonce.

        - algorithm: Cipher and keys.

        Raises ClientError with the codes 2 (InvalidHex), 109 (InvalidKeySize), 124 (InvalidIvSize), 125
        (UnsupportedCipherMode), 129 (IvRequired), 134 (InvalidNonceSize).
        """
        return await self._invoke(
            "crypto.create_encryption_box",
            _crypto.ParamsOfCreateEncryptionBox(algorithm=algorithm),
            _crypto.RegisteredEncryptionBox,
            call_options,
        )
