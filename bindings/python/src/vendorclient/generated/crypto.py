"""Types of module crypto.

Keys, seed phrases, signatures, encryption, hashes, and boxes that hold keys.

Generated from the definitions; changes belong there.
"""

from __future__ import annotations

from dataclasses import dataclass
from dataclasses import field as _field
from typing import Any, Awaitable, ClassVar, Literal, Optional, Union

from .._app_object import AppObject
from .._codec import Lazy, UnknownVariant
from .._enums import NumberEnum, TextEnum
from . import processing as _processing

CryptoBoxHandle = int
"""Handle of a crypto box."""


EncryptionBoxHandle = int
"""Handle of an encryption box."""


SigningBoxHandle = int
"""Handle of a signing box."""


class CryptoErrorCode(NumberEnum):
    """Numbers of the errors of module crypto.

    - INVALID_PUBLIC_KEY: A public key is malformed or does not belong to the secret key.
    - INVALID_SECRET_KEY: A secret key is malformed.
    - INVALID_KEY: Cannot occur: keys have the codes 100, 101 and 109.
    - INVALID_FACTORIZE_CHALLENGE: The number to factorize is not hex, longer than 64 bits, 0, 1 or a prime.
    - INVALID_BIG_INT: A number is not hex or longer than 8192 bits, the modulus is zero or the exponent negative.
    - SCRYPT_FAILED: The parameters of scrypt are out of range or require too much work.
    - INVALID_KEY_SIZE: A key, nonce or signature of fixed size has a different size.
    - NACL_SECRET_BOX_FAILED: A secret box cannot be created or opened.
    - NACL_BOX_FAILED: A box cannot be created or opened.
    - NACL_SIGN_FAILED: An attached signature is invalid.
    - BIP39_INVALID_ENTROPY: The entropy of a BIP-39 phrase has the wrong size.
    - BIP39_INVALID_PHRASE: A seed phrase fails verification before derivation.
    - BIP32_INVALID_KEY: A serialized or derived extended key is invalid.
    - BIP32_INVALID_DERIVE_PATH: A segment of a derivation path is not a number.
    - BIP39_INVALID_DICTIONARY: Cannot occur: an unknown dictionary does not match the parameter type (23).
    - BIP39_INVALID_WORD_COUNT: The word count of a BIP-39 phrase is not 12, 15, 18, 21 or 24.
    - MNEMONIC_GENERATION_FAILED: No phrase of dictionary 0 was found in 5120 attempts.
    - MNEMONIC_FROM_ENTROPY_FAILED: Entropy does not produce a valid phrase of dictionary 0.
    - SIGNING_BOX_NOT_REGISTERED: A signing box handle is unknown.
    - INVALID_SIGNATURE: Cannot occur: signatures have the codes 109 and 112.
    - ENCRYPTION_BOX_NOT_REGISTERED: An encryption box handle is unknown.
    - INVALID_IV_SIZE: The initialization vector of AES is not 16 bytes.
    - UNSUPPORTED_CIPHER_MODE: An AES mode other than CBC is requested.
    - CANNOT_CREATE_CIPHER: Cannot occur: key and vector are checked before the cipher is created (109, 124).
    - ENCRYPT_DATA_ERROR: Cannot occur: data is padded to whole blocks before it is encrypted.
    - DECRYPT_DATA_ERROR: The length of AES data to decrypt is not a multiple of 16 bytes.
    - IV_REQUIRED: AES is requested without an initialization vector.
    - CRYPTO_BOX_NOT_REGISTERED: A crypto box handle is unknown.
    - INVALID_CRYPTO_BOX_TYPE: Cannot occur: there is one type of crypto box.
    - CRYPTO_BOX_SECRET_SERIALIZATION_ERROR: Cannot occur: every secret that matches the parameter type can be
      serialized.
    - CRYPTO_BOX_SECRET_DESERIALIZATION_ERROR: The decrypted secret of a crypto box is invalid, most often because
      of a wrong password.
    - INVALID_NONCE_SIZE: A ChaCha20 nonce is not 12 bytes.
    """

    INVALID_PUBLIC_KEY = 100
    """A public key is malformed or does not belong to the secret key."""
    INVALID_SECRET_KEY = 101
    """A secret key is malformed."""
    INVALID_KEY = 102
    """Cannot occur: keys have the codes 100, 101 and 109."""
    INVALID_FACTORIZE_CHALLENGE = 106
    """The number to factorize is not hex, longer than 64 bits, 0, 1 or a prime."""
    INVALID_BIG_INT = 107
    """A number is not hex or longer than 8192 bits, the modulus is zero or the exponent negative."""
    SCRYPT_FAILED = 108
    """The parameters of scrypt are out of range or require too much work."""
    INVALID_KEY_SIZE = 109
    """A key, nonce or signature of fixed size has a different size."""
    NACL_SECRET_BOX_FAILED = 110
    """A secret box cannot be created or opened."""
    NACL_BOX_FAILED = 111
    """A box cannot be created or opened."""
    NACL_SIGN_FAILED = 112
    """An attached signature is invalid."""
    BIP39_INVALID_ENTROPY = 113
    """The entropy of a BIP-39 phrase has the wrong size."""
    BIP39_INVALID_PHRASE = 114
    """A seed phrase fails verification before derivation."""
    BIP32_INVALID_KEY = 115
    """A serialized or derived extended key is invalid."""
    BIP32_INVALID_DERIVE_PATH = 116
    """A segment of a derivation path is not a number."""
    BIP39_INVALID_DICTIONARY = 117
    """Cannot occur: an unknown dictionary does not match the parameter type (23)."""
    BIP39_INVALID_WORD_COUNT = 118
    """The word count of a BIP-39 phrase is not 12, 15, 18, 21 or 24."""
    MNEMONIC_GENERATION_FAILED = 119
    """No phrase of dictionary 0 was found in 5120 attempts."""
    MNEMONIC_FROM_ENTROPY_FAILED = 120
    """Entropy does not produce a valid phrase of dictionary 0."""
    SIGNING_BOX_NOT_REGISTERED = 121
    """A signing box handle is unknown."""
    INVALID_SIGNATURE = 122
    """Cannot occur: signatures have the codes 109 and 112."""
    ENCRYPTION_BOX_NOT_REGISTERED = 123
    """An encryption box handle is unknown."""
    INVALID_IV_SIZE = 124
    """The initialization vector of AES is not 16 bytes."""
    UNSUPPORTED_CIPHER_MODE = 125
    """An AES mode other than CBC is requested."""
    CANNOT_CREATE_CIPHER = 126
    """Cannot occur: key and vector are checked before the cipher is created (109, 124)."""
    ENCRYPT_DATA_ERROR = 127
    """Cannot occur: data is padded to whole blocks before it is encrypted."""
    DECRYPT_DATA_ERROR = 128
    """The length of AES data to decrypt is not a multiple of 16 bytes."""
    IV_REQUIRED = 129
    """AES is requested without an initialization vector."""
    CRYPTO_BOX_NOT_REGISTERED = 130
    """A crypto box handle is unknown."""
    INVALID_CRYPTO_BOX_TYPE = 131
    """Cannot occur: there is one type of crypto box."""
    CRYPTO_BOX_SECRET_SERIALIZATION_ERROR = 132
    """Cannot occur: every secret that matches the parameter type can be serialized."""
    CRYPTO_BOX_SECRET_DESERIALIZATION_ERROR = 133
    """The decrypted secret of a crypto box is invalid, most often because of a wrong password."""
    INVALID_NONCE_SIZE = 134
    """A ChaCha20 nonce is not 12 bytes."""


@dataclass
class AesInfo:
    """Description of an AES box.

    - mode: Mode, `CBC`.
    - iv: Initialization vector.
    """

    mode: CipherMode
    """Mode, `CBC`."""
    iv: Optional[str] = None
    """Initialization vector."""


@dataclass
class AesParamsEB:
    """Key of an AES box.

    - mode: Mode, `CBC`.
    - key: Key of 16, 24 or 32 bytes, hex.
    - iv: Initialization vector of 16 bytes, hex; required in CBC mode (otherwise 129).
    """

    mode: CipherMode
    """Mode, `CBC`."""
    key: str = _field(repr=False)
    """Key of 16, 24 or 32 bytes, hex."""
    iv: Optional[str] = None
    """Initialization vector of 16 bytes, hex; required in CBC mode (otherwise 129)."""


class BoxEncryptionAlgorithm:
    """Cipher of an encryption box whose key is derived from a crypto box.

    One of its classes; annotations use `AnyBoxEncryptionAlgorithm`.
    """

    @dataclass
    class ChaCha20:
        """ChaCha20, without authentication.

        - value: Public parameters.
        """

        type: ClassVar[Literal["ChaCha20"]] = "ChaCha20"
        value: ChaCha20ParamsCB
        """Public parameters."""

    @dataclass
    class NaclBox:
        """X25519, XSalsa20 and Poly1305.

        - value: Public parameters.
        """

        type: ClassVar[Literal["NaclBox"]] = "NaclBox"
        value: NaclBoxParamsCB
        """Public parameters."""

    @dataclass
    class NaclSecretBox:
        """XSalsa20 and Poly1305.

        - value: Public parameters.
        """

        type: ClassVar[Literal["NaclSecretBox"]] = "NaclSecretBox"
        value: NaclSecretBoxParamsCB
        """Public parameters."""


AnyBoxEncryptionAlgorithm = Union[
    BoxEncryptionAlgorithm.ChaCha20,
    BoxEncryptionAlgorithm.NaclBox,
    BoxEncryptionAlgorithm.NaclSecretBox,
    UnknownVariant,
]
"""Any variant of BoxEncryptionAlgorithm, also one that only a newer daemon knows."""


@dataclass
class ChaCha20ParamsCB:
    """Public parameters of ChaCha20.

    - nonce: Nonce, 24 hex characters.
    """

    nonce: str
    """Nonce, 24 hex characters."""


@dataclass
class ChaCha20ParamsEB:
    """Key of a ChaCha20 box.

    - key: Key, 64 hex characters.
    - nonce: Nonce, 24 hex characters.
    """

    key: str = _field(repr=False)
    """Key, 64 hex characters."""
    nonce: str
    """Nonce, 24 hex characters."""


class CipherMode(TextEnum):
    """Block cipher mode.

    - CBC: Cipher block chaining, the only supported mode.
    - CFB: Not supported (125).
    - CTR: Not supported (125).
    - ECB: Not supported (125).
    - OFB: Not supported (125).
    """

    CBC = "CBC"
    """Cipher block chaining, the only supported mode."""
    CFB = "CFB"
    """Not supported (125)."""
    CTR = "CTR"
    """Not supported (125)."""
    ECB = "ECB"
    """Not supported (125)."""
    OFB = "OFB"
    """Not supported (125)."""


class CryptoBoxSecret:
    """Secret of a new crypto box.

    One of its classes; annotations use `AnyCryptoBoxSecret`.
    """

    @dataclass
    class RandomSeedPhrase:
        """A new seed phrase.

        - dictionary: Dictionary of the phrase.
        - wordcount: Number of words of the phrase.
        """

        type: ClassVar[Literal["RandomSeedPhrase"]] = "RandomSeedPhrase"
        dictionary: MnemonicDictionary
        """Dictionary of the phrase."""
        wordcount: int
        """Number of words of the phrase."""

    @dataclass
    class PredefinedSeedPhrase:
        """A given phrase; it is checked when keys are derived from it.

        - phrase: Seed phrase.
        - dictionary: Dictionary of the phrase.
        - wordcount: Number of words of the phrase.
        """

        type: ClassVar[Literal["PredefinedSeedPhrase"]] = "PredefinedSeedPhrase"
        phrase: str = _field(repr=False)
        """Seed phrase."""
        dictionary: MnemonicDictionary
        """Dictionary of the phrase."""
        wordcount: int
        """Number of words of the phrase."""

    @dataclass
    class EncryptedSecret:
        """A secret returned by another crypto box.

        - encrypted_secret: Encrypted secret as returned by `get_crypto_box_info`: a 12-byte nonce followed by the
          secret encrypted with ChaCha20.
        """

        type: ClassVar[Literal["EncryptedSecret"]] = "EncryptedSecret"
        encrypted_secret: str
        """Encrypted secret as returned by `get_crypto_box_info`: a 12-byte nonce followed by the secret encrypted
        with ChaCha20.
        """


AnyCryptoBoxSecret = Union[
    CryptoBoxSecret.RandomSeedPhrase,
    CryptoBoxSecret.PredefinedSeedPhrase,
    CryptoBoxSecret.EncryptedSecret,
    UnknownVariant,
]
"""Any variant of CryptoBoxSecret, also one that only a newer daemon knows."""


class EncryptionAlgorithm:
    """Cipher and keys of an encryption box.

    One of its classes; annotations use `AnyEncryptionAlgorithm`.
    """

    @dataclass
    class AES:
        """AES. Data is padded with zero bytes; its size is not stored.

        - value: Key.
        """

        type: ClassVar[Literal["AES"]] = "AES"
        value: AesParamsEB
        """Key."""

    @dataclass
    class ChaCha20:
        """ChaCha20, without authentication.

        - value: Key.
        """

        type: ClassVar[Literal["ChaCha20"]] = "ChaCha20"
        value: ChaCha20ParamsEB
        """Key."""

    @dataclass
    class NaclBox:
        """X25519, XSalsa20 and Poly1305.

        - value: Keys.
        """

        type: ClassVar[Literal["NaclBox"]] = "NaclBox"
        value: NaclBoxParamsEB
        """Keys."""

    @dataclass
    class NaclSecretBox:
        """XSalsa20 and Poly1305.

        - value: Key.
        """

        type: ClassVar[Literal["NaclSecretBox"]] = "NaclSecretBox"
        value: NaclSecretBoxParamsEB
        """Key."""


AnyEncryptionAlgorithm = Union[
    EncryptionAlgorithm.AES,
    EncryptionAlgorithm.ChaCha20,
    EncryptionAlgorithm.NaclBox,
    EncryptionAlgorithm.NaclSecretBox,
    UnknownVariant,
]
"""Any variant of EncryptionAlgorithm, also one that only a newer daemon knows."""


@dataclass
class EncryptionBoxInfo:
    """Description of an encryption box.

    - hdpath: Derivation path of the key, if given.
    - algorithm: Name of the cipher.
    - options: Public parameters of the cipher.
    - public: Own public key, if the cipher has one.
    """

    hdpath: Optional[str] = None
    """Derivation path of the key, if given."""
    algorithm: Optional[str] = None
    """Name of the cipher."""
    options: Any = None
    """Public parameters of the cipher."""
    public: Any = None
    """Own public key, if the cipher has one."""


@dataclass
class KeyPair:
    """A key pair; Ed25519 unless stated otherwise.

    - public: Public key, 64 hex characters.
    - secret: Secret key: the 32-byte seed as 64 hex characters.
    """

    public: str
    """Public key, 64 hex characters."""
    secret: str = _field(repr=False)
    """Secret key: the 32-byte seed as 64 hex characters."""


class MnemonicDictionary(NumberEnum):
    """Word list and derivation rule of a seed phrase.

    - TON: English word list with its own derivation rule.
    - ENGLISH: BIP-39 English.
    - CHINESE_SIMPLIFIED: BIP-39 Chinese, simplified.
    - CHINESE_TRADITIONAL: BIP-39 Chinese, traditional.
    - FRENCH: BIP-39 French.
    - ITALIAN: BIP-39 Italian.
    - JAPANESE: BIP-39 Japanese.
    - KOREAN: BIP-39 Korean.
    - SPANISH: BIP-39 Spanish.
    """

    TON = 0
    """English word list with its own derivation rule."""
    ENGLISH = 1
    """BIP-39 English."""
    CHINESE_SIMPLIFIED = 2
    """BIP-39 Chinese, simplified."""
    CHINESE_TRADITIONAL = 3
    """BIP-39 Chinese, traditional."""
    FRENCH = 4
    """BIP-39 French."""
    ITALIAN = 5
    """BIP-39 Italian."""
    JAPANESE = 6
    """BIP-39 Japanese."""
    KOREAN = 7
    """BIP-39 Korean."""
    SPANISH = 8
    """BIP-39 Spanish."""


@dataclass
class NaclBoxParamsCB:
    """Public parameters of a NaCl box.

    - their_public: Public key of the other party, 64 hex characters.
    - nonce: Nonce, 48 hex characters.
    """

    their_public: str
    """Public key of the other party, 64 hex characters."""
    nonce: str
    """Nonce, 48 hex characters."""


@dataclass
class NaclBoxParamsEB:
    """Keys of a NaCl box.

    - their_public: Public key of the other party, 64 hex characters.
    - secret: Own secret key, 64 hex characters.
    - nonce: Nonce, 48 hex characters.
    """

    their_public: str
    """Public key of the other party, 64 hex characters."""
    secret: str = _field(repr=False)
    """Own secret key, 64 hex characters."""
    nonce: str
    """Nonce, 48 hex characters."""


@dataclass
class NaclSecretBoxParamsCB:
    """Public parameters of a NaCl secret box.

    - nonce: Nonce, 48 hex characters.
    """

    nonce: str
    """Nonce, 48 hex characters."""


@dataclass
class NaclSecretBoxParamsEB:
    """Key of a NaCl secret box.

    - key: Key, 64 hex characters.
    - nonce: Nonce, 48 hex characters.
    """

    key: str = _field(repr=False)
    """Key, 64 hex characters."""
    nonce: str
    """Nonce, 48 hex characters."""


class ParamsOfAppEncryptionBox:
    """Request to an encryption box of the application.

    One of its classes; annotations use `AnyParamsOfAppEncryptionBox`.
    """

    @dataclass
    class GetInfo:
        """Requests information about the box."""

        type: ClassVar[Literal["GetInfo"]] = "GetInfo"

    @dataclass
    class Encrypt:
        """Requests encryption of data.

        - data: The data.
        """

        type: ClassVar[Literal["Encrypt"]] = "Encrypt"
        data: str
        """The data."""

    @dataclass
    class Decrypt:
        """Requests decryption of data.

        - data: The data.
        """

        type: ClassVar[Literal["Decrypt"]] = "Decrypt"
        data: str
        """The data."""


AnyParamsOfAppEncryptionBox = Union[
    ParamsOfAppEncryptionBox.GetInfo,
    ParamsOfAppEncryptionBox.Encrypt,
    ParamsOfAppEncryptionBox.Decrypt,
    UnknownVariant,
]
"""Any variant of ParamsOfAppEncryptionBox, also one that only a newer daemon knows."""


class ParamsOfAppPasswordProvider:
    """Request to the password provider of the application.

    One of its classes; annotations use `AnyParamsOfAppPasswordProvider`.
    """

    @dataclass
    class GetPassword:
        """Requests the password.

        - encryption_public_key: X25519 public key generated for this request, 64 hex characters.
        """

        type: ClassVar[Literal["GetPassword"]] = "GetPassword"
        encryption_public_key: str
        """X25519 public key generated for this request, 64 hex characters."""


AnyParamsOfAppPasswordProvider = Union[ParamsOfAppPasswordProvider.GetPassword, UnknownVariant]
"""Any variant of ParamsOfAppPasswordProvider, also one that only a newer daemon knows."""


class ParamsOfAppSigningBox:
    """Request to a signing box of the application.

    One of its classes; annotations use `AnyParamsOfAppSigningBox`.
    """

    @dataclass
    class GetPublicKey:
        """Requests its public key."""

        type: ClassVar[Literal["GetPublicKey"]] = "GetPublicKey"

    @dataclass
    class Sign:
        """Requests a signature.

        - unsigned: Data to sign.
        - content: The message that is signed. Absent if the data does not belong to a message, as in
          `crypto.signing_box_sign`. Extension of the published interface.
        """

        type: ClassVar[Literal["Sign"]] = "Sign"
        unsigned: str
        """Data to sign."""
        content: Optional[SigningContent] = None
        """The message that is signed. Absent if the data does not belong to a message, as in
        `crypto.signing_box_sign`. Extension of the published interface.
        """


AnyParamsOfAppSigningBox = Union[ParamsOfAppSigningBox.GetPublicKey, ParamsOfAppSigningBox.Sign, UnknownVariant]
"""Any variant of ParamsOfAppSigningBox, also one that only a newer daemon knows."""


@dataclass
class ParamsOfChaCha20:
    """Data, plain or encrypted, and a key.

    - data: The data.
    - key: Key, 64 hex characters.
    - nonce: Nonce, 24 hex characters. Never reuse a nonce with the same key.
    """

    data: str
    """The data."""
    key: str = _field(repr=False)
    """Key, 64 hex characters."""
    nonce: str
    """Nonce, 24 hex characters. Never reuse a nonce with the same key."""


@dataclass
class ParamsOfConvertPublicKeyToTonSafeFormat:
    """A public key.

    - public_key: Public key, usually 64 hex characters; the length is not checked.
    """

    public_key: str
    """Public key, usually 64 hex characters; the length is not checked."""


@dataclass
class ParamsOfCreateCryptoBox:
    """The crypto box to create.

    - secret_encryption_salt: Encryption salt; opening the encrypted secret again requires the same text.
    - secret: The secret.
    """

    secret_encryption_salt: str
    """Encryption salt; opening the encrypted secret again requires the same text."""
    secret: AnyCryptoBoxSecret
    """The secret."""


@dataclass
class ParamsOfCreateEncryptionBox:
    """The encryption box to create.

    - algorithm: Cipher and keys.
    """

    algorithm: AnyEncryptionAlgorithm
    """Cipher and keys."""


@dataclass
class ParamsOfEncryptionBoxDecrypt:
    """Data and the box to use.

    - encryption_box: The box.
    - data: Data to decrypt.
    """

    encryption_box: EncryptionBoxHandle
    """The box."""
    data: str
    """Data to decrypt."""


@dataclass
class ParamsOfEncryptionBoxEncrypt:
    """Data and the box to use.

    - encryption_box: The box.
    - data: Data to encrypt.
    """

    encryption_box: EncryptionBoxHandle
    """The box."""
    data: str
    """Data to encrypt."""


@dataclass
class ParamsOfEncryptionBoxGetInfo:
    """An encryption box.

    - encryption_box: The box.
    """

    encryption_box: EncryptionBoxHandle
    """The box."""


@dataclass
class ParamsOfFactorize:
    """A number to factorize.

    - composite: Composite number of at most 64 bits, hex without prefix.
    """

    composite: str
    """Composite number of at most 64 bits, hex without prefix."""


@dataclass
class ParamsOfGenerateRandomBytes:
    """Number of random bytes to generate.

    - length: Number of bytes, at most 33554432.
    """

    length: int
    """Number of bytes, at most 33554432."""


@dataclass
class ParamsOfGetEncryptionBoxFromCryptoBox:
    """A crypto box, a cipher and the derivation path of the key.

    - handle: Handle of the crypto box.
    - algorithm: The cipher; its key is the derived secret.
    - hdpath: Derivation path of the key. Default: `crypto.hdkey_derivation_path` of the configuration.
    - secret_lifetime: How long to keep the derived secret, in ms from its derivation. Absent or 0: every
      operation requests the password.
    """

    handle: int
    """Handle of the crypto box."""
    algorithm: AnyBoxEncryptionAlgorithm
    """The cipher; its key is the derived secret."""
    hdpath: Optional[str] = None
    """Derivation path of the key. Default: `crypto.hdkey_derivation_path` of the configuration."""
    secret_lifetime: Optional[int] = None
    """How long to keep the derived secret, in ms from its derivation. Absent or 0: every operation requests the
    password.
    """


@dataclass
class ParamsOfGetSigningBoxFromCryptoBox:
    """A crypto box and the derivation path of the signing key.

    - handle: Handle of the crypto box.
    - hdpath: Derivation path of the key. Default: `crypto.hdkey_derivation_path` of the configuration.
    - secret_lifetime: How long to keep the derived secret, in ms from its derivation. Absent or 0: every
      operation requests the password.
    """

    handle: int
    """Handle of the crypto box."""
    hdpath: Optional[str] = None
    """Derivation path of the key. Default: `crypto.hdkey_derivation_path` of the configuration."""
    secret_lifetime: Optional[int] = None
    """How long to keep the derived secret, in ms from its derivation. Absent or 0: every operation requests the
    password.
    """


@dataclass
class ParamsOfHDKeyDeriveFromXPrv:
    """A key and a child index.

    - xprv: BIP-32 extended private key, 111 characters beginning with `xprv`.
    - child_index: Index of the child.
    - hardened: Derive a hardened child: sets the top bit of the index.
    """

    xprv: str = _field(repr=False)
    """BIP-32 extended private key, 111 characters beginning with `xprv`."""
    child_index: int
    """Index of the child."""
    hardened: bool
    """Derive a hardened child: sets the top bit of the index."""


@dataclass
class ParamsOfHDKeyDeriveFromXPrvPath:
    """A key and a derivation path.

    - xprv: BIP-32 extended private key, 111 characters beginning with `xprv`.
    - path: Segments separated by `/`: numbers, hardened if followed by an apostrophe, as those from 2147483648 to
      4294967295 must be; `m` is skipped. Example: `m/44'/396'/0'/0/0`.
    """

    xprv: str = _field(repr=False)
    """BIP-32 extended private key, 111 characters beginning with `xprv`."""
    path: str
    """Segments separated by `/`: numbers, hardened if followed by an apostrophe, as those from 2147483648 to
    4294967295 must be; `m` is skipped. Example: `m/44'/396'/0'/0/0`.
    """


@dataclass
class ParamsOfHDKeyPublicFromXPrv:
    """An extended private key.

    - xprv: BIP-32 extended private key, 111 characters beginning with `xprv`.
    """

    xprv: str = _field(repr=False)
    """BIP-32 extended private key, 111 characters beginning with `xprv`."""


@dataclass
class ParamsOfHDKeySecretFromXPrv:
    """An extended private key.

    - xprv: BIP-32 extended private key, 111 characters beginning with `xprv`.
    """

    xprv: str = _field(repr=False)
    """BIP-32 extended private key, 111 characters beginning with `xprv`."""


@dataclass
class ParamsOfHDKeyXPrvFromMnemonic:
    """A seed phrase.

    - phrase: Seed phrase, words separated by single spaces. Accents may be composed or decomposed, as BIP-39
      compares phrases in form NFKD; phrases of dictionary 0 are used exactly as given.
    - dictionary: Dictionary. Default: `crypto.mnemonic_dictionary` of the configuration.
    - word_count: Number of words: 12, 15, 18, 21 or 24; any for dictionary 0. Default:
      `crypto.mnemonic_word_count` of the configuration.
    """

    phrase: str = _field(repr=False)
    """Seed phrase, words separated by single spaces. Accents may be composed or decomposed, as BIP-39 compares
    phrases in form NFKD; phrases of dictionary 0 are used exactly as given.
    """
    dictionary: Optional[MnemonicDictionary] = None
    """Dictionary. Default: `crypto.mnemonic_dictionary` of the configuration."""
    word_count: Optional[int] = None
    """Number of words: 12, 15, 18, 21 or 24; any for dictionary 0. Default: `crypto.mnemonic_word_count` of the
    configuration.
    """


@dataclass
class ParamsOfHash:
    """Data to hash.

    - data: The data.
    """

    data: str
    """The data."""


@dataclass
class ParamsOfMnemonicDeriveSignKeys:
    """A seed phrase and a derivation path.

    - phrase: Seed phrase, words separated by single spaces. Accents may be composed or decomposed, as BIP-39
      compares phrases in form NFKD; phrases of dictionary 0 are used exactly as given.
    - path: Derivation path. Default: `crypto.hdkey_derivation_path` of the configuration. A number from
      2147483648 on needs an apostrophe (116).
    - dictionary: Dictionary. Default: `crypto.mnemonic_dictionary` of the configuration.
    - word_count: Number of words: 12, 15, 18, 21 or 24; any for dictionary 0. Default:
      `crypto.mnemonic_word_count` of the configuration.
    """

    phrase: str = _field(repr=False)
    """Seed phrase, words separated by single spaces. Accents may be composed or decomposed, as BIP-39 compares
    phrases in form NFKD; phrases of dictionary 0 are used exactly as given.
    """
    path: Optional[str] = None
    """Derivation path. Default: `crypto.hdkey_derivation_path` of the configuration. A number from 2147483648 on
    needs an apostrophe (116).
    """
    dictionary: Optional[MnemonicDictionary] = None
    """Dictionary. Default: `crypto.mnemonic_dictionary` of the configuration."""
    word_count: Optional[int] = None
    """Number of words: 12, 15, 18, 21 or 24; any for dictionary 0. Default: `crypto.mnemonic_word_count` of the
    configuration.
    """


@dataclass
class ParamsOfMnemonicFromEntropy:
    """Entropy and its dictionary.

    - entropy: BIP-39: 16, 20, 24, 28 or 32 bytes, which determine the number of words. Dictionary 0: 33 bytes
      that satisfy its seed rule.
    - dictionary: Dictionary. Default: `crypto.mnemonic_dictionary` of the configuration.
    - word_count: Number of words: 12, 15, 18, 21 or 24; any for dictionary 0. Default:
      `crypto.mnemonic_word_count` of the configuration.
    """

    entropy: str = _field(repr=False)
    """BIP-39: 16, 20, 24, 28 or 32 bytes, which determine the number of words. Dictionary 0: 33 bytes that satisfy
    its seed rule.
    """
    dictionary: Optional[MnemonicDictionary] = None
    """Dictionary. Default: `crypto.mnemonic_dictionary` of the configuration."""
    word_count: Optional[int] = None
    """Number of words: 12, 15, 18, 21 or 24; any for dictionary 0. Default: `crypto.mnemonic_word_count` of the
    configuration.
    """


@dataclass
class ParamsOfMnemonicFromRandom:
    """The seed phrase to generate.

    - dictionary: Dictionary. Default: `crypto.mnemonic_dictionary` of the configuration.
    - word_count: Number of words: 12, 15, 18, 21 or 24; any for dictionary 0. Default:
      `crypto.mnemonic_word_count` of the configuration.
    """

    dictionary: Optional[MnemonicDictionary] = None
    """Dictionary. Default: `crypto.mnemonic_dictionary` of the configuration."""
    word_count: Optional[int] = None
    """Number of words: 12, 15, 18, 21 or 24; any for dictionary 0. Default: `crypto.mnemonic_word_count` of the
    configuration.
    """


@dataclass
class ParamsOfMnemonicVerify:
    """A seed phrase to check.

    - phrase: Seed phrase, words separated by single spaces. Accents may be composed or decomposed, as BIP-39
      compares phrases in form NFKD; phrases of dictionary 0 are used exactly as given.
    - dictionary: Dictionary. Default: `crypto.mnemonic_dictionary` of the configuration.
    - word_count: Number of words: 12, 15, 18, 21 or 24; any for dictionary 0. Default:
      `crypto.mnemonic_word_count` of the configuration.
    """

    phrase: str = _field(repr=False)
    """Seed phrase, words separated by single spaces. Accents may be composed or decomposed, as BIP-39 compares
    phrases in form NFKD; phrases of dictionary 0 are used exactly as given.
    """
    dictionary: Optional[MnemonicDictionary] = None
    """Dictionary. Default: `crypto.mnemonic_dictionary` of the configuration."""
    word_count: Optional[int] = None
    """Number of words: 12, 15, 18, 21 or 24; any for dictionary 0. Default: `crypto.mnemonic_word_count` of the
    configuration.
    """


@dataclass
class ParamsOfMnemonicWords:
    """A dictionary.

    - dictionary: Dictionary. Default: `crypto.mnemonic_dictionary` of the configuration.
    """

    dictionary: Optional[MnemonicDictionary] = None
    """Dictionary. Default: `crypto.mnemonic_dictionary` of the configuration."""


@dataclass
class ParamsOfModularPower:
    """Numbers as hex without prefix, each at most 8192 bits.

    - base: The base.
    - exponent: The exponent, non-negative.
    - modulus: The modulus, non-zero.
    """

    base: str
    """The base."""
    exponent: str
    """The exponent, non-negative."""
    modulus: str
    """The modulus, non-zero."""


@dataclass
class ParamsOfNaclBox:
    """Data and the keys of both parties.

    - decrypted: The data.
    - nonce: Nonce, 48 hex characters. Never reuse a nonce with the same keys.
    - their_public: Public key of the other party, 64 hex characters.
    - secret: Own secret key, 64 hex characters.
    """

    decrypted: str
    """The data."""
    nonce: str
    """Nonce, 48 hex characters. Never reuse a nonce with the same keys."""
    their_public: str
    """Public key of the other party, 64 hex characters."""
    secret: str = _field(repr=False)
    """Own secret key, 64 hex characters."""


@dataclass
class ParamsOfNaclBoxKeyPairFromSecret:
    """An X25519 secret key.

    - secret: Secret key, 64 hex characters without prefix.
    """

    secret: str = _field(repr=False)
    """Secret key, 64 hex characters without prefix."""


@dataclass
class ParamsOfNaclBoxOpen:
    """Encrypted data and the keys of both parties.

    - encrypted: Authentication tag (16 bytes) followed by the encrypted data.
    - nonce: Nonce, 48 hex characters. Never reuse a nonce with the same keys.
    - their_public: Public key of the other party, 64 hex characters.
    - secret: Own secret key, 64 hex characters.
    """

    encrypted: str
    """Authentication tag (16 bytes) followed by the encrypted data."""
    nonce: str
    """Nonce, 48 hex characters. Never reuse a nonce with the same keys."""
    their_public: str
    """Public key of the other party, 64 hex characters."""
    secret: str = _field(repr=False)
    """Own secret key, 64 hex characters."""


@dataclass
class ParamsOfNaclSecretBox:
    """Data and a shared key.

    - decrypted: The data.
    - nonce: Nonce, 48 hex characters. Never reuse a nonce with the same keys.
    - key: Shared key, 64 hex characters.
    """

    decrypted: str
    """The data."""
    nonce: str
    """Nonce, 48 hex characters. Never reuse a nonce with the same keys."""
    key: str = _field(repr=False)
    """Shared key, 64 hex characters."""


@dataclass
class ParamsOfNaclSecretBoxOpen:
    """Encrypted data and a shared key.

    - encrypted: Authentication tag (16 bytes) followed by the encrypted data.
    - nonce: Nonce, 48 hex characters. Never reuse a nonce with the same keys.
    - key: Shared key, 64 hex characters.
    """

    encrypted: str
    """Authentication tag (16 bytes) followed by the encrypted data."""
    nonce: str
    """Nonce, 48 hex characters. Never reuse a nonce with the same keys."""
    key: str = _field(repr=False)
    """Shared key, 64 hex characters."""


@dataclass
class ParamsOfNaclSign:
    """Data and the key to sign it with.

    - unsigned: Data to sign.
    - secret: The seed followed by the public key, 128 hex characters.
    """

    unsigned: str
    """Data to sign."""
    secret: str = _field(repr=False)
    """The seed followed by the public key, 128 hex characters."""


@dataclass
class ParamsOfNaclSignDetachedVerify:
    """Data, its signature and the key of the signer.

    - unsigned: The data.
    - signature: Signature, 128 hex characters.
    - public: Public key of the signer, 64 hex characters.
    """

    unsigned: str
    """The data."""
    signature: str
    """Signature, 128 hex characters."""
    public: str
    """Public key of the signer, 64 hex characters."""


@dataclass
class ParamsOfNaclSignKeyPairFromSecret:
    """The seed of an Ed25519 key.

    - secret: Secret key, 64 hex characters without prefix.
    """

    secret: str = _field(repr=False)
    """Secret key, 64 hex characters without prefix."""


@dataclass
class ParamsOfNaclSignOpen:
    """Signed data and the key of the signer.

    - signed: Signature (64 bytes) followed by the data.
    - public: Public key of the signer, 64 hex characters.
    """

    signed: str
    """Signature (64 bytes) followed by the data."""
    public: str
    """Public key of the signer, 64 hex characters."""


@dataclass
class ParamsOfScrypt:
    """A password and the cost parameters of scrypt (RFC 7914). Memory, 128 * r * (2^log_n + p) bytes, is at most
    2^31; 128 * r * 2^log_n * p is at most 2^34.

    - password: The password.
    - salt: The salt.
    - log_n: Binary logarithm of the cost N, from 1 to 63 and below 16 * r. Typical: 15.
    - r: Block size, in units of 128 bytes, at least 1. Typical: 8.
    - p: Number of independent mixings, at least 1; r * p stays below 2^30. Typical: 1.
    - dk_len: Length of the derived key in bytes, from 1 to 16777216.
    """

    password: str = _field(repr=False)
    """The password."""
    salt: str
    """The salt."""
    log_n: int
    """Binary logarithm of the cost N, from 1 to 63 and below 16 * r. Typical: 15."""
    r: int
    """Block size, in units of 128 bytes, at least 1. Typical: 8."""
    p: int
    """Number of independent mixings, at least 1; r * p stays below 2^30. Typical: 1."""
    dk_len: int
    """Length of the derived key in bytes, from 1 to 16777216."""


@dataclass
class ParamsOfSign:
    """Data and the keys to sign it with.

    - unsigned: Data to sign.
    - keys: Keys to sign with.
    """

    unsigned: str
    """Data to sign."""
    keys: KeyPair
    """Keys to sign with."""


@dataclass
class ParamsOfSigningBoxSign:
    """Data and the box to sign it with.

    - signing_box: The box.
    - unsigned: Data to sign.
    """

    signing_box: SigningBoxHandle
    """The box."""
    unsigned: str
    """Data to sign."""


@dataclass
class ParamsOfTonCrc16:
    """Data to checksum.

    - data: The data.
    """

    data: str
    """The data."""


@dataclass
class ParamsOfVerifySignature:
    """Signed data and the key of the signer.

    - signed: Signature (64 bytes) followed by the data.
    - public: Public key of the signer, 64 hex characters.
    """

    signed: str
    """Signature (64 bytes) followed by the data."""
    public: str
    """Public key of the signer, 64 hex characters."""


@dataclass
class RegisteredCryptoBox:
    """A crypto box.

    - handle: Handle of the box.
    """

    handle: CryptoBoxHandle
    """Handle of the box."""


@dataclass
class RegisteredEncryptionBox:
    """An encryption box.

    - handle: Handle of the box.
    """

    handle: EncryptionBoxHandle
    """Handle of the box."""


@dataclass
class RegisteredSigningBox:
    """A signing box.

    - handle: Handle of the box.
    """

    handle: SigningBoxHandle
    """Handle of the box."""


class ResultOfAppEncryptionBox:
    """Response of an encryption box of the application.

    One of its classes; annotations use `AnyResultOfAppEncryptionBox`.
    """

    @dataclass
    class GetInfo:
        """Information about the box.

        - info: The information.
        """

        type: ClassVar[Literal["GetInfo"]] = "GetInfo"
        info: EncryptionBoxInfo
        """The information."""

    @dataclass
    class Encrypt:
        """Encrypted data.

        - data: The data.
        """

        type: ClassVar[Literal["Encrypt"]] = "Encrypt"
        data: str
        """The data."""

    @dataclass
    class Decrypt:
        """Decrypted data.

        - data: The data.
        """

        type: ClassVar[Literal["Decrypt"]] = "Decrypt"
        data: str
        """The data."""


AnyResultOfAppEncryptionBox = Union[
    ResultOfAppEncryptionBox.GetInfo,
    ResultOfAppEncryptionBox.Encrypt,
    ResultOfAppEncryptionBox.Decrypt,
    UnknownVariant,
]
"""Any variant of ResultOfAppEncryptionBox, also one that only a newer daemon knows."""


class ResultOfAppPasswordProvider:
    """Response of the password provider of the application.

    One of its classes; annotations use `AnyResultOfAppPasswordProvider`.
    """

    @dataclass
    class GetPassword:
        """The password.

        - encrypted_password: Password bytes in a `nacl_box` for `encryption_public_key`; the nonce is the first
          24 bytes of that key.
        - app_encryption_pubkey: X25519 public key of the application for this answer, 64 hex characters.
        """

        type: ClassVar[Literal["GetPassword"]] = "GetPassword"
        encrypted_password: str
        """Password bytes in a `nacl_box` for `encryption_public_key`; the nonce is the first 24 bytes of that key."""
        app_encryption_pubkey: str
        """X25519 public key of the application for this answer, 64 hex characters."""


AnyResultOfAppPasswordProvider = Union[ResultOfAppPasswordProvider.GetPassword, UnknownVariant]
"""Any variant of ResultOfAppPasswordProvider, also one that only a newer daemon knows."""


class ResultOfAppSigningBox:
    """Response of a signing box of the application.

    One of its classes; annotations use `AnyResultOfAppSigningBox`.
    """

    @dataclass
    class GetPublicKey:
        """The public key.

        - public_key: Public key, 64 hex characters.
        """

        type: ClassVar[Literal["GetPublicKey"]] = "GetPublicKey"
        public_key: str
        """Public key, 64 hex characters."""

    @dataclass
    class Sign:
        """The signature.

        - signature: Signature, 128 hex characters.
        """

        type: ClassVar[Literal["Sign"]] = "Sign"
        signature: str
        """Signature, 128 hex characters."""


AnyResultOfAppSigningBox = Union[ResultOfAppSigningBox.GetPublicKey, ResultOfAppSigningBox.Sign, UnknownVariant]
"""Any variant of ResultOfAppSigningBox, also one that only a newer daemon knows."""


@dataclass
class ResultOfChaCha20:
    """Data, encrypted or plain.

    - data: The data, with its length unchanged.
    """

    data: str
    """The data, with its length unchanged."""


@dataclass
class ResultOfConvertPublicKeyToTonSafeFormat:
    """A public key as text with a checksum.

    - tvm_public_key: Base64url, with padding, of the bytes 3E E6, the key and their CRC-16; 48 characters for a
      32-byte key.
    """

    tvm_public_key: str
    """Base64url, with padding, of the bytes 3E E6, the key and their CRC-16; 48 characters for a 32-byte key."""


@dataclass
class ResultOfEncryptionBoxDecrypt:
    """Decrypted data.

    - data: Decrypted data; with AES, including the zero padding of the last block.
    """

    data: str
    """Decrypted data; with AES, including the zero padding of the last block."""


@dataclass
class ResultOfEncryptionBoxEncrypt:
    """Encrypted data.

    - data: Encrypted data; with AES, a multiple of 16 bytes.
    """

    data: str
    """Encrypted data; with AES, a multiple of 16 bytes."""


@dataclass
class ResultOfEncryptionBoxGetInfo:
    """Information about an encryption box.

    - info: The information.
    """

    info: EncryptionBoxInfo
    """The information."""


@dataclass
class ResultOfFactorize:
    """Two factors of a number.

    - factors: The smallest prime factor and the cofactor, upper-case hex without padding.
    """

    factors: list[str]
    """The smallest prime factor and the cofactor, upper-case hex without padding."""


@dataclass
class ResultOfGenerateRandomBytes:
    """Random bytes.

    - bytes_: The bytes.
    """

    bytes_: str = _field(metadata={"wire": "bytes"})
    """The bytes."""


@dataclass
class ResultOfGetCryptoBoxInfo:
    """The storable part of a crypto box.

    - encrypted_secret: Encrypted secret as returned by `get_crypto_box_info`: a 12-byte nonce followed by the
      secret encrypted with ChaCha20.
    """

    encrypted_secret: str
    """Encrypted secret as returned by `get_crypto_box_info`: a 12-byte nonce followed by the secret encrypted with
    ChaCha20.
    """


@dataclass
class ResultOfGetCryptoBoxSeedPhrase:
    """Secret of a crypto box.

    - phrase: Seed phrase.
    - dictionary: Dictionary of the phrase.
    - wordcount: Number of words of the phrase.
    """

    phrase: str = _field(repr=False)
    """Seed phrase."""
    dictionary: MnemonicDictionary
    """Dictionary of the phrase."""
    wordcount: int
    """Number of words of the phrase."""


@dataclass
class ResultOfHDKeyDeriveFromXPrv:
    """The child key.

    - xprv: BIP-32 extended private key, 111 characters beginning with `xprv`.
    """

    xprv: str = _field(repr=False)
    """BIP-32 extended private key, 111 characters beginning with `xprv`."""


@dataclass
class ResultOfHDKeyDeriveFromXPrvPath:
    """The key at the path.

    - xprv: BIP-32 extended private key, 111 characters beginning with `xprv`.
    """

    xprv: str = _field(repr=False)
    """BIP-32 extended private key, 111 characters beginning with `xprv`."""


@dataclass
class ResultOfHDKeyPublicFromXPrv:
    """The Ed25519 public key.

    - public: Public key, 64 hex characters.
    """

    public: str
    """Public key, 64 hex characters."""


@dataclass
class ResultOfHDKeySecretFromXPrv:
    """The secret key.

    - secret: Secret key, 64 hex characters.
    """

    secret: str = _field(repr=False)
    """Secret key, 64 hex characters."""


@dataclass
class ResultOfHDKeyXPrvFromMnemonic:
    """A master key.

    - xprv: BIP-32 extended private key, 111 characters beginning with `xprv`.
    """

    xprv: str = _field(repr=False)
    """BIP-32 extended private key, 111 characters beginning with `xprv`."""


@dataclass
class ResultOfHash:
    """A hash.

    - hash: Hash in lower-case hex.
    """

    hash: str
    """Hash in lower-case hex."""


@dataclass
class ResultOfMnemonicFromEntropy:
    """The seed phrase of the entropy.

    - phrase: Seed phrase, words separated by single spaces, in the form of the word lists (NFKD). Convert it to
      form NFC, which keyboards produce, before showing it to people.
    """

    phrase: str = _field(repr=False)
    """Seed phrase, words separated by single spaces, in the form of the word lists (NFKD). Convert it to form NFC,
    which keyboards produce, before showing it to people.
    """


@dataclass
class ResultOfMnemonicFromRandom:
    """A new seed phrase.

    - phrase: Seed phrase, words separated by single spaces, in the form of the word lists (NFKD). Convert it to
      form NFC, which keyboards produce, before showing it to people.
    """

    phrase: str = _field(repr=False)
    """Seed phrase, words separated by single spaces, in the form of the word lists (NFKD). Convert it to form NFC,
    which keyboards produce, before showing it to people.
    """


@dataclass
class ResultOfMnemonicVerify:
    """Result of the check.

    - valid: Whether the phrase is valid in the dictionary.
    """

    valid: bool
    """Whether the phrase is valid in the dictionary."""


@dataclass
class ResultOfMnemonicWords:
    """The words of a dictionary.

    - words: 2048 words separated by single spaces.
    """

    words: str
    """2048 words separated by single spaces."""


@dataclass
class ResultOfModularPower:
    """A power.

    - modular_power: base ^ exponent mod modulus, lower-case hex without padding.
    """

    modular_power: str
    """base ^ exponent mod modulus, lower-case hex without padding."""


@dataclass
class ResultOfNaclBox:
    """Encrypted data.

    - encrypted: Authentication tag (16 bytes) followed by the encrypted data.
    """

    encrypted: str
    """Authentication tag (16 bytes) followed by the encrypted data."""


@dataclass
class ResultOfNaclBoxOpen:
    """Decrypted data.

    - decrypted: The data.
    """

    decrypted: str
    """The data."""


@dataclass
class ResultOfNaclSign:
    """Signed data.

    - signed: Signature (64 bytes) followed by the data.
    """

    signed: str
    """Signature (64 bytes) followed by the data."""


@dataclass
class ResultOfNaclSignDetached:
    """A signature.

    - signature: Signature, 128 hex characters.
    """

    signature: str
    """Signature, 128 hex characters."""


@dataclass
class ResultOfNaclSignDetachedVerify:
    """Result of the verification.

    - succeeded: Whether the signature is valid for the data and the key.
    """

    succeeded: bool
    """Whether the signature is valid for the data and the key."""


@dataclass
class ResultOfNaclSignOpen:
    """Data whose signature is valid.

    - unsigned: The data without the signature.
    """

    unsigned: str
    """The data without the signature."""


@dataclass
class ResultOfScrypt:
    """A derived key.

    - key: The key in lower-case hex.
    """

    key: str = _field(repr=False)
    """The key in lower-case hex."""


@dataclass
class ResultOfSign:
    """Signed data.

    - signed: Signature (64 bytes) followed by the data.
    - signature: Signature, 128 hex characters.
    """

    signed: str
    """Signature (64 bytes) followed by the data."""
    signature: str
    """Signature, 128 hex characters."""


@dataclass
class ResultOfSigningBoxGetPublicKey:
    """Public key of a signing box.

    - pubkey: Public key, 64 hex characters.
    """

    pubkey: str
    """Public key, 64 hex characters."""


@dataclass
class ResultOfSigningBoxSign:
    """A signature.

    - signature: Signature, 128 hex characters.
    """

    signature: str
    """Signature, 128 hex characters."""


@dataclass
class ResultOfTonCrc16:
    """A checksum.

    - crc: The checksum, a number of 16 bits.
    """

    crc: int
    """The checksum, a number of 16 bits."""


@dataclass
class ResultOfVerifySignature:
    """Data whose signature is valid.

    - unsigned: The data without the signature.
    """

    unsigned: str
    """The data without the signature."""


@dataclass
class SigningContent:
    """What a signature would authorize. Only `payload` and `signature_id` are bound to the bytes to sign; the other
    fields are what the library says about them. `abi.verify_signing_content` checks and decodes them
    independently. Extension of the published interface.

    - payload: The signed cell: `unsigned` is its hash, after `signature_id` as four bytes (big endian) if there
      is one. From ABI 2.3 on the cell consists of the address of the contract and the body of the message, before
      that of the body alone.
    - deploys: Whether the message also deploys the contract.
    - signature_id: Signature id of the network. Absent: nothing is put in front of the hash.
    - message: The whole external message without its signature, as `abi.encode_message` returns it for
      `Signer.External`. Absent if only a body is signed.
    - address: The called contract, `<workchain>:<hex>`. Absent if only a body without it is signed.
    - dapp_id: Dapp ID of the contract, as the caller gave it. No signature covers it.
    - function_name: The called function. Absent if the body cannot be decoded.
    - input: Arguments by name.
    - time: Creation time in the header of the message, ms since 1970.
    - expire_at: When the message expires, Unix time in s; 4294967295: never.
    - transfers: What the contract would send, and to whom, according to a local run. Only if the losses of the
      message are checked (`accept_loss`, or a policy).
    - losses: What would be lost, according to the same run.
    """

    payload: str
    """The signed cell: `unsigned` is its hash, after `signature_id` as four bytes (big endian) if there is one. From
    ABI 2.3 on the cell consists of the address of the contract and the body of the message, before that of the
    body alone.
    """
    deploys: bool
    """Whether the message also deploys the contract."""
    signature_id: Optional[int] = None
    """Signature id of the network. Absent: nothing is put in front of the hash."""
    message: Optional[str] = None
    """The whole external message without its signature, as `abi.encode_message` returns it for `Signer.External`.
    Absent if only a body is signed.
    """
    address: Optional[str] = None
    """The called contract, `<workchain>:<hex>`. Absent if only a body without it is signed."""
    dapp_id: Optional[str] = None
    """Dapp ID of the contract, as the caller gave it. No signature covers it."""
    function_name: Optional[str] = None
    """The called function. Absent if the body cannot be decoded."""
    input: Any = None
    """Arguments by name."""
    time: Optional[int] = None
    """Creation time in the header of the message, ms since 1970."""
    expire_at: Optional[int] = None
    """When the message expires, Unix time in s; 4294967295: never."""
    transfers: Optional[list[_processing.MessageTransfer]] = None
    """What the contract would send, and to whom, according to a local run. Only if the losses of the message are
    checked (`accept_loss`, or a policy).
    """
    losses: Optional[list[_processing.Loss]] = None
    """What would be lost, according to the same run."""


class AppPasswordProvider(AppObject):
    """Provides the password of a crypto box, encrypted for the library.

    To be implemented by the host: override the methods, plain or with `async def`. An exception refuses the
    request, with its text as the reason.
    """

    _methods = Lazy(
        lambda: {
            "GetPassword": (
                "get_password",
                ParamsOfAppPasswordProvider.GetPassword,
                ResultOfAppPasswordProvider.GetPassword,
            ),
        }
    )

    def get_password(
        self,
        encryption_public_key: str,
    ) -> Union[ResultOfAppPasswordProvider.GetPassword, Awaitable[ResultOfAppPasswordProvider.GetPassword]]:
        """Requests the password.

        - encryption_public_key: X25519 public key generated for this request, 64 hex characters.
        """
        raise NotImplementedError("AppPasswordProvider does not implement GetPassword")


class AppSigningBox(AppObject):
    """A signing box implemented by the application.

    To be implemented by the host: override the methods, plain or with `async def`. An exception refuses the
    request, with its text as the reason.
    """

    _methods = Lazy(
        lambda: {
            "GetPublicKey": ("get_public_key", ParamsOfAppSigningBox.GetPublicKey, ResultOfAppSigningBox.GetPublicKey),
            "Sign": ("sign", ParamsOfAppSigningBox.Sign, ResultOfAppSigningBox.Sign),
        }
    )

    def get_public_key(
        self,
    ) -> Union[ResultOfAppSigningBox.GetPublicKey, Awaitable[ResultOfAppSigningBox.GetPublicKey]]:
        """Requests its public key."""
        raise NotImplementedError("AppSigningBox does not implement GetPublicKey")

    def sign(
        self,
        unsigned: str,
        content: Optional[SigningContent] = None,
    ) -> Union[ResultOfAppSigningBox.Sign, Awaitable[ResultOfAppSigningBox.Sign]]:
        """Requests a signature.

        - unsigned: Data to sign.
        - content: The message that is signed. Absent if the data does not belong to a message, as in
          `crypto.signing_box_sign`. Extension of the published interface.
        """
        raise NotImplementedError("AppSigningBox does not implement Sign")


class AppEncryptionBox(AppObject):
    """An encryption box implemented by the application.

    To be implemented by the host: override the methods, plain or with `async def`. An exception refuses the
    request, with its text as the reason.
    """

    _methods = Lazy(
        lambda: {
            "GetInfo": ("get_info", ParamsOfAppEncryptionBox.GetInfo, ResultOfAppEncryptionBox.GetInfo),
            "Encrypt": ("encrypt", ParamsOfAppEncryptionBox.Encrypt, ResultOfAppEncryptionBox.Encrypt),
            "Decrypt": ("decrypt", ParamsOfAppEncryptionBox.Decrypt, ResultOfAppEncryptionBox.Decrypt),
        }
    )

    def get_info(self) -> Union[ResultOfAppEncryptionBox.GetInfo, Awaitable[ResultOfAppEncryptionBox.GetInfo]]:
        """Requests information about the box."""
        raise NotImplementedError("AppEncryptionBox does not implement GetInfo")

    def encrypt(
        self,
        data: str,
    ) -> Union[ResultOfAppEncryptionBox.Encrypt, Awaitable[ResultOfAppEncryptionBox.Encrypt]]:
        """Requests encryption of data.

        - data: The data.
        """
        raise NotImplementedError("AppEncryptionBox does not implement Encrypt")

    def decrypt(
        self,
        data: str,
    ) -> Union[ResultOfAppEncryptionBox.Decrypt, Awaitable[ResultOfAppEncryptionBox.Decrypt]]:
        """Requests decryption of data.

        - data: The data.
        """
        raise NotImplementedError("AppEncryptionBox does not implement Decrypt")
