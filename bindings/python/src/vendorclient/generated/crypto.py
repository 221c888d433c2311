"""Types of module crypto.

Keys, seed phrases, signatures, encryption, hashes, and boxes that hold keys.

Generated from the definitions; changes belong there.
"""

from __future__ import annotations

from dataclasses import dataclass
from dataclasses import field as _field
from enum import Enum, IntEnum
from typing import Any, Awaitable, ClassVar, Literal, Optional, Union

from .._app_object import AppObject
from .._codec import Lazy, UnknownVariant

CryptoBoxHandle = int
"""Number of a crypto box."""


EncryptionBoxHandle = int
"""Number of an encryption box."""


SigningBoxHandle = int
"""Number of a signing box."""


class CryptoErrorCode(IntEnum):
    """Numbers of the errors of module crypto.

    - INVALID_PUBLIC_KEY: A public key is malformed or does not belong to the secret key.
    - INVALID_SECRET_KEY: A secret key is malformed.
    - INVALID_KEY: Cannot occur: keys have the codes 100, 101 and 109.
    - INVALID_FACTORIZE_CHALLENGE: The number to factorize is no hex text, longer than 64 bits, 0, 1 or a prime.
    - INVALID_BIG_INT: A big number is not hex or longer than 8192 bits, a modulus is zero or an exponent
      negative.
    - SCRYPT_FAILED: Parameters of scrypt are out of range or ask for too much work.
    - INVALID_KEY_SIZE: A key, nonce or signature of fixed size has another size.
    - NACL_SECRET_BOX_FAILED: A secret box cannot be made or opened.
    - NACL_BOX_FAILED: A box cannot be made or opened.
    - NACL_SIGN_FAILED: An attached signature is wrong.
    - BIP39_INVALID_ENTROPY: Entropy for a BIP-39 phrase has a wrong size.
    - BIP39_INVALID_PHRASE: A seed phrase fails verification before derivation.
    - BIP32_INVALID_KEY: A serialized or derived extended key is invalid.
    - BIP32_INVALID_DERIVE_PATH: A segment of a derivation path is no number.
    - BIP39_INVALID_DICTIONARY: Cannot occur: an unknown dictionary does not fit the parameter type (23).
    - BIP39_INVALID_WORD_COUNT: The word count of a BIP-39 phrase is not 12, 15, 18, 21 or 24.
    - MNEMONIC_GENERATION_FAILED: No phrase of dictionary 0 was found in 5120 attempts.
    - MNEMONIC_FROM_ENTROPY_FAILED: Entropy does not produce a valid phrase of dictionary 0.
    - SIGNING_BOX_NOT_REGISTERED: A signing box handle is unknown.
    - INVALID_SIGNATURE: Cannot occur: signatures have the codes 109 and 112.
    - ENCRYPTION_BOX_NOT_REGISTERED: An encryption box handle is unknown.
    - INVALID_IV_SIZE: The initialization vector of AES is not 16 bytes.
    - UNSUPPORTED_CIPHER_MODE: A mode of AES other than CBC is asked for.
    - CANNOT_CREATE_CIPHER: Cannot occur: key and vector are checked before the cipher is made (109, 124).
    - ENCRYPT_DATA_ERROR: Cannot occur: data is filled up to whole blocks before it is encrypted.
    - DECRYPT_DATA_ERROR: Data to decrypt with AES is no multiple of 16 bytes.
    - IV_REQUIRED: AES is asked for without an initialization vector.
    - CRYPTO_BOX_NOT_REGISTERED: A crypto box handle is unknown.
    - INVALID_CRYPTO_BOX_TYPE: Cannot occur: there is one type of crypto box.
    - CRYPTO_BOX_SECRET_SERIALIZATION_ERROR: Cannot occur: every secret that fits the parameter type can be
      serialized.
    - CRYPTO_BOX_SECRET_DESERIALIZATION_ERROR: The decrypted secret of a crypto box cannot be read, most often
      because of a wrong password.
    - INVALID_NONCE_SIZE: A nonce of ChaCha20 is not 12 bytes.
    """

    INVALID_PUBLIC_KEY = 100
    """A public key is malformed or does not belong to the secret key."""
    INVALID_SECRET_KEY = 101
    """A secret key is malformed."""
    INVALID_KEY = 102
    """Cannot occur: keys have the codes 100, 101 and 109."""
    INVALID_FACTORIZE_CHALLENGE = 106
    """The number to factorize is no hex text, longer than 64 bits, 0, 1 or a prime."""
    INVALID_BIG_INT = 107
    """A big number is not hex or longer than 8192 bits, a modulus is zero or an exponent negative."""
    SCRYPT_FAILED = 108
    """Parameters of scrypt are out of range or ask for too much work."""
    INVALID_KEY_SIZE = 109
    """A key, nonce or signature of fixed size has another size."""
    NACL_SECRET_BOX_FAILED = 110
    """A secret box cannot be made or opened."""
    NACL_BOX_FAILED = 111
    """A box cannot be made or opened."""
    NACL_SIGN_FAILED = 112
    """An attached signature is wrong."""
    BIP39_INVALID_ENTROPY = 113
    """Entropy for a BIP-39 phrase has a wrong size."""
    BIP39_INVALID_PHRASE = 114
    """A seed phrase fails verification before derivation."""
    BIP32_INVALID_KEY = 115
    """A serialized or derived extended key is invalid."""
    BIP32_INVALID_DERIVE_PATH = 116
    """A segment of a derivation path is no number."""
    BIP39_INVALID_DICTIONARY = 117
    """Cannot occur: an unknown dictionary does not fit the parameter type (23)."""
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
    """A mode of AES other than CBC is asked for."""
    CANNOT_CREATE_CIPHER = 126
    """Cannot occur: key and vector are checked before the cipher is made (109, 124)."""
    ENCRYPT_DATA_ERROR = 127
    """Cannot occur: data is filled up to whole blocks before it is encrypted."""
    DECRYPT_DATA_ERROR = 128
    """Data to decrypt with AES is no multiple of 16 bytes."""
    IV_REQUIRED = 129
    """AES is asked for without an initialization vector."""
    CRYPTO_BOX_NOT_REGISTERED = 130
    """A crypto box handle is unknown."""
    INVALID_CRYPTO_BOX_TYPE = 131
    """Cannot occur: there is one type of crypto box."""
    CRYPTO_BOX_SECRET_SERIALIZATION_ERROR = 132
    """Cannot occur: every secret that fits the parameter type can be serialized."""
    CRYPTO_BOX_SECRET_DESERIALIZATION_ERROR = 133
    """The decrypted secret of a crypto box cannot be read, most often because of a wrong password."""
    INVALID_NONCE_SIZE = 134
    """A nonce of ChaCha20 is not 12 bytes."""


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
    - key: Key of 16, 24 or 32 bytes in hex.
    - iv: Initialization vector of 16 bytes in hex; needed by the mode CBC (else 129).
    """

    mode: CipherMode
    """Mode, `CBC`."""
    key: str = _field(repr=False)
    """Key of 16, 24 or 32 bytes in hex."""
    iv: Optional[str] = None
    """Initialization vector of 16 bytes in hex; needed by the mode CBC (else 129)."""


class BoxEncryptionAlgorithm:
    """Cipher of an encryption box whose key comes from a crypto box.

    One of its classes; annotations use `AnyBoxEncryptionAlgorithm`.
    """

    @dataclass
    class ChaCha20:
        """ChaCha20, without authentication.

        - value: Open parameters.
        """

        type: ClassVar[Literal["ChaCha20"]] = "ChaCha20"
        value: ChaCha20ParamsCB
        """Open parameters."""

    @dataclass
    class NaclBox:
        """X25519, XSalsa20 and Poly1305.

        - value: Open parameters.
        """

        type: ClassVar[Literal["NaclBox"]] = "NaclBox"
        value: NaclBoxParamsCB
        """Open parameters."""

    @dataclass
    class NaclSecretBox:
        """XSalsa20 and Poly1305.

        - value: Open parameters.
        """

        type: ClassVar[Literal["NaclSecretBox"]] = "NaclSecretBox"
        value: NaclSecretBoxParamsCB
        """Open parameters."""


AnyBoxEncryptionAlgorithm = Union[
    BoxEncryptionAlgorithm.ChaCha20,
    BoxEncryptionAlgorithm.NaclBox,
    BoxEncryptionAlgorithm.NaclSecretBox,
    UnknownVariant,
]
"""Any variant of BoxEncryptionAlgorithm, also one that only a newer daemon knows."""


@dataclass
class ChaCha20ParamsCB:
    """Open parameters of ChaCha20.

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


class CipherMode(str, Enum):
    """How a block cipher treats a sequence of blocks.

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
        """A phrase of the caller; it is checked when keys are derived from it.

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
        """A secret that another crypto box gave out.

        - encrypted_secret: Encrypted secret as `get_crypto_box_info` returns it: a nonce of 12 bytes followed by
          the secret under ChaCha20.
        """

        type: ClassVar[Literal["EncryptedSecret"]] = "EncryptedSecret"
        encrypted_secret: str
        """Encrypted secret as `get_crypto_box_info` returns it: a nonce of 12 bytes followed by the secret under
        ChaCha20.
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
        """AES. Data is filled up with zero bytes; its size is not kept.

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

    - hdpath: Derivation path of the key, if one was given.
    - algorithm: Name of the cipher.
    - options: Parameters of the cipher that are not secret.
    - public: Own public key, if the cipher has one.
    """

    hdpath: Optional[str] = None
    """Derivation path of the key, if one was given."""
    algorithm: Optional[str] = None
    """Name of the cipher."""
    options: Any = None
    """Parameters of the cipher that are not secret."""
    public: Any = None
    """Own public key, if the cipher has one."""


@dataclass
class KeyPair:
    """A key pair, of Ed25519 where nothing else is said.

    - public: Public key, 64 hex characters.
    - secret: Secret key, the 32-byte seed as 64 hex characters.
    """

    public: str
    """Public key, 64 hex characters."""
    secret: str = _field(repr=False)
    """Secret key, the 32-byte seed as 64 hex characters."""


class MnemonicDictionary(IntEnum):
    """Word list and derivation rule of a seed phrase.

    - TON: English list with a derivation rule of its own.
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
    """English list with a derivation rule of its own."""
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
    """Open parameters of a box as in NaCl.

    - their_public: Public key of the partner, 64 hex characters.
    - nonce: Nonce, 48 hex characters.
    """

    their_public: str
    """Public key of the partner, 64 hex characters."""
    nonce: str
    """Nonce, 48 hex characters."""


@dataclass
class NaclBoxParamsEB:
    """Keys of a box as in NaCl.

    - their_public: Public key of the partner, 64 hex characters.
    - secret: Own secret key, 64 hex characters.
    - nonce: Nonce, 48 hex characters.
    """

    their_public: str
    """Public key of the partner, 64 hex characters."""
    secret: str = _field(repr=False)
    """Own secret key, 64 hex characters."""
    nonce: str
    """Nonce, 48 hex characters."""


@dataclass
class NaclSecretBoxParamsCB:
    """Open parameters of a secret box as in NaCl.

    - nonce: Nonce, 48 hex characters.
    """

    nonce: str
    """Nonce, 48 hex characters."""


@dataclass
class NaclSecretBoxParamsEB:
    """Key of a secret box as in NaCl.

    - key: Key, 64 hex characters.
    - nonce: Nonce, 48 hex characters.
    """

    key: str = _field(repr=False)
    """Key, 64 hex characters."""
    nonce: str
    """Nonce, 48 hex characters."""


class ParamsOfAppEncryptionBox:
    """What an encryption box of the application is asked.

    One of its classes; annotations use `AnyParamsOfAppEncryptionBox`.
    """

    @dataclass
    class GetInfo:
        """To describe itself."""

        type: ClassVar[Literal["GetInfo"]] = "GetInfo"

    @dataclass
    class Encrypt:
        """To encrypt data.

        - data: The data.
        """

        type: ClassVar[Literal["Encrypt"]] = "Encrypt"
        data: str
        """The data."""

    @dataclass
    class Decrypt:
        """To decrypt data.

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
    """What the password provider of the application is asked.

    One of its classes; annotations use `AnyParamsOfAppPasswordProvider`.
    """

    @dataclass
    class GetPassword:
        """For the password.

        - encryption_public_key: X25519 key made for this request, 64 hex characters.
        """

        type: ClassVar[Literal["GetPassword"]] = "GetPassword"
        encryption_public_key: str
        """X25519 key made for this request, 64 hex characters."""


AnyParamsOfAppPasswordProvider = Union[ParamsOfAppPasswordProvider.GetPassword, UnknownVariant]
"""Any variant of ParamsOfAppPasswordProvider, also one that only a newer daemon knows."""


class ParamsOfAppSigningBox:
    """What a signing box of the application is asked.

    One of its classes; annotations use `AnyParamsOfAppSigningBox`.
    """

    @dataclass
    class GetPublicKey:
        """For its public key."""

        type: ClassVar[Literal["GetPublicKey"]] = "GetPublicKey"

    @dataclass
    class Sign:
        """To sign data.

        - unsigned: Data to sign.
        """

        type: ClassVar[Literal["Sign"]] = "Sign"
        unsigned: str
        """Data to sign."""


AnyParamsOfAppSigningBox = Union[ParamsOfAppSigningBox.GetPublicKey, ParamsOfAppSigningBox.Sign, UnknownVariant]
"""Any variant of ParamsOfAppSigningBox, also one that only a newer daemon knows."""


@dataclass
class ParamsOfChaCha20:
    """Data, plain or encrypted, and a key.

    - data: The data.
    - key: Key, 64 hex characters.
    - nonce: Nonce, 24 hex characters. Never use one twice with the same key.
    """

    data: str
    """The data."""
    key: str = _field(repr=False)
    """Key, 64 hex characters."""
    nonce: str
    """Nonce, 24 hex characters. Never use one twice with the same key."""


@dataclass
class ParamsOfConvertPublicKeyToTonSafeFormat:
    """A public key.

    - public_key: Public key, usually 64 hex characters; the length is not checked.
    """

    public_key: str
    """Public key, usually 64 hex characters; the length is not checked."""


@dataclass
class ParamsOfCreateCryptoBox:
    """The box that is wanted.

    - secret_encryption_salt: Salt of the encryption; the same text is needed to open the encrypted secret again.
    - secret: The secret.
    """

    secret_encryption_salt: str
    """Salt of the encryption; the same text is needed to open the encrypted secret again."""
    secret: AnyCryptoBoxSecret
    """The secret."""


@dataclass
class ParamsOfCreateEncryptionBox:
    """The box that is wanted.

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
    """A number to split.

    - composite: Composite number of at most 64 bits, hex without prefix.
    """

    composite: str
    """Composite number of at most 64 bits, hex without prefix."""


@dataclass
class ParamsOfGenerateRandomBytes:
    """How many bytes are wanted.

    - length: Number of bytes, at most 33554432.
    """

    length: int
    """Number of bytes, at most 33554432."""


@dataclass
class ParamsOfGetEncryptionBoxFromCryptoBox:
    """A crypto box, a cipher and the key to use.

    - handle: The crypto box.
    - algorithm: The cipher; its key is the derived secret.
    - hdpath: Derivation path of the key. Default: `crypto.hdkey_derivation_path` of the configuration.
    - secret_lifetime: How long the derived secret is kept, in ms from its derivation. Absent or 0: every
      operation asks for the password.
    """

    handle: int
    """The crypto box."""
    algorithm: AnyBoxEncryptionAlgorithm
    """The cipher; its key is the derived secret."""
    hdpath: Optional[str] = None
    """Derivation path of the key. Default: `crypto.hdkey_derivation_path` of the configuration."""
    secret_lifetime: Optional[int] = None
    """How long the derived secret is kept, in ms from its derivation. Absent or 0: every operation asks for the
    password.
    """


@dataclass
class ParamsOfGetSigningBoxFromCryptoBox:
    """A crypto box and the key to sign with.

    - handle: The crypto box.
    - hdpath: Derivation path of the key. Default: `crypto.hdkey_derivation_path` of the configuration.
    - secret_lifetime: How long the derived secret is kept, in ms from its derivation. Absent or 0: every
      operation asks for the password.
    """

    handle: int
    """The crypto box."""
    hdpath: Optional[str] = None
    """Derivation path of the key. Default: `crypto.hdkey_derivation_path` of the configuration."""
    secret_lifetime: Optional[int] = None
    """How long the derived secret is kept, in ms from its derivation. Absent or 0: every operation asks for the
    password.
    """


@dataclass
class ParamsOfHDKeyDeriveFromXPrv:
    """A key and one step from it.

    - xprv: Extended private key of BIP-32, 111 characters that begin with `xprv`.
    - child_index: Number of the child.
    - hardened: Sets the top bit of the number.
    """

    xprv: str = _field(repr=False)
    """Extended private key of BIP-32, 111 characters that begin with `xprv`."""
    child_index: int
    """Number of the child."""
    hardened: bool
    """Sets the top bit of the number."""


@dataclass
class ParamsOfHDKeyDeriveFromXPrvPath:
    """A key and a path from it.

    - xprv: Extended private key of BIP-32, 111 characters that begin with `xprv`.
    - path: Segments separated by `/`: numbers up to 4294967295, hardened with a trailing apostrophe; `m` is
      skipped. Example: `m/44'/396'/0'/0/0`.
    """

    xprv: str = _field(repr=False)
    """Extended private key of BIP-32, 111 characters that begin with `xprv`."""
    path: str
    """Segments separated by `/`: numbers up to 4294967295, hardened with a trailing apostrophe; `m` is skipped.
    Example: `m/44'/396'/0'/0/0`.
    """


@dataclass
class ParamsOfHDKeyPublicFromXPrv:
    """An extended key.

    - xprv: Extended private key of BIP-32, 111 characters that begin with `xprv`.
    """

    xprv: str = _field(repr=False)
    """Extended private key of BIP-32, 111 characters that begin with `xprv`."""


@dataclass
class ParamsOfHDKeySecretFromXPrv:
    """An extended key.

    - xprv: Extended private key of BIP-32, 111 characters that begin with `xprv`.
    """

    xprv: str = _field(repr=False)
    """Extended private key of BIP-32, 111 characters that begin with `xprv`."""


@dataclass
class ParamsOfHDKeyXPrvFromMnemonic:
    """A seed phrase.

    - phrase: Seed phrase, words separated by single spaces, taken as it is.
    - dictionary: Dictionary. Default: `crypto.mnemonic_dictionary` of the configuration.
    - word_count: Number of words: 12, 15, 18, 21 or 24; for dictionary 0 any. Default:
      `crypto.mnemonic_word_count` of the configuration.
    """

    phrase: str = _field(repr=False)
    """Seed phrase, words separated by single spaces, taken as it is."""
    dictionary: Optional[MnemonicDictionary] = None
    """Dictionary. Default: `crypto.mnemonic_dictionary` of the configuration."""
    word_count: Optional[int] = None
    """Number of words: 12, 15, 18, 21 or 24; for dictionary 0 any. Default: `crypto.mnemonic_word_count` of the
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
    """A seed phrase and where its keys lie.

    - phrase: Seed phrase, words separated by single spaces, taken as it is.
    - path: Derivation path. Default: `crypto.hdkey_derivation_path` of the configuration.
    - dictionary: Dictionary. Default: `crypto.mnemonic_dictionary` of the configuration.
    - word_count: Number of words: 12, 15, 18, 21 or 24; for dictionary 0 any. Default:
      `crypto.mnemonic_word_count` of the configuration.
    """

    phrase: str = _field(repr=False)
    """Seed phrase, words separated by single spaces, taken as it is."""
    path: Optional[str] = None
    """Derivation path. Default: `crypto.hdkey_derivation_path` of the configuration."""
    dictionary: Optional[MnemonicDictionary] = None
    """Dictionary. Default: `crypto.mnemonic_dictionary` of the configuration."""
    word_count: Optional[int] = None
    """Number of words: 12, 15, 18, 21 or 24; for dictionary 0 any. Default: `crypto.mnemonic_word_count` of the
    configuration.
    """


@dataclass
class ParamsOfMnemonicFromEntropy:
    """Entropy and its dictionary.

    - entropy: BIP-39: 16, 20, 24, 28 or 32 bytes, which decide the number of words. Dictionary 0: 33 bytes that
      follow its seed rule.
    - dictionary: Dictionary. Default: `crypto.mnemonic_dictionary` of the configuration.
    - word_count: Number of words: 12, 15, 18, 21 or 24; for dictionary 0 any. Default:
      `crypto.mnemonic_word_count` of the configuration.
    """

    entropy: str = _field(repr=False)
    """BIP-39: 16, 20, 24, 28 or 32 bytes, which decide the number of words. Dictionary 0: 33 bytes that follow its
    seed rule.
    """
    dictionary: Optional[MnemonicDictionary] = None
    """Dictionary. Default: `crypto.mnemonic_dictionary` of the configuration."""
    word_count: Optional[int] = None
    """Number of words: 12, 15, 18, 21 or 24; for dictionary 0 any. Default: `crypto.mnemonic_word_count` of the
    configuration.
    """


@dataclass
class ParamsOfMnemonicFromRandom:
    """What phrase is wanted.

    - dictionary: Dictionary. Default: `crypto.mnemonic_dictionary` of the configuration.
    - word_count: Number of words: 12, 15, 18, 21 or 24; for dictionary 0 any. Default:
      `crypto.mnemonic_word_count` of the configuration.
    """

    dictionary: Optional[MnemonicDictionary] = None
    """Dictionary. Default: `crypto.mnemonic_dictionary` of the configuration."""
    word_count: Optional[int] = None
    """Number of words: 12, 15, 18, 21 or 24; for dictionary 0 any. Default: `crypto.mnemonic_word_count` of the
    configuration.
    """


@dataclass
class ParamsOfMnemonicVerify:
    """A seed phrase to test.

    - phrase: Seed phrase, words separated by single spaces, taken as it is.
    - dictionary: Dictionary. Default: `crypto.mnemonic_dictionary` of the configuration.
    - word_count: Number of words: 12, 15, 18, 21 or 24; for dictionary 0 any. Default:
      `crypto.mnemonic_word_count` of the configuration.
    """

    phrase: str = _field(repr=False)
    """Seed phrase, words separated by single spaces, taken as it is."""
    dictionary: Optional[MnemonicDictionary] = None
    """Dictionary. Default: `crypto.mnemonic_dictionary` of the configuration."""
    word_count: Optional[int] = None
    """Number of words: 12, 15, 18, 21 or 24; for dictionary 0 any. Default: `crypto.mnemonic_word_count` of the
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
    - exponent: The exponent, not negative.
    - modulus: The modulus, not zero.
    """

    base: str
    """The base."""
    exponent: str
    """The exponent, not negative."""
    modulus: str
    """The modulus, not zero."""


@dataclass
class ParamsOfNaclBox:
    """Data and the keys of both sides.

    - decrypted: The data.
    - nonce: Nonce, 48 hex characters. Never use one twice with the same keys.
    - their_public: Public key of the partner, 64 hex characters.
    - secret: Own secret key, 64 hex characters.
    """

    decrypted: str
    """The data."""
    nonce: str
    """Nonce, 48 hex characters. Never use one twice with the same keys."""
    their_public: str
    """Public key of the partner, 64 hex characters."""
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
    """Encrypted data and the keys of both sides.

    - encrypted: Authentication tag (16 bytes) followed by the encrypted data.
    - nonce: Nonce, 48 hex characters. Never use one twice with the same keys.
    - their_public: Public key of the partner, 64 hex characters.
    - secret: Own secret key, 64 hex characters.
    """

    encrypted: str
    """Authentication tag (16 bytes) followed by the encrypted data."""
    nonce: str
    """Nonce, 48 hex characters. Never use one twice with the same keys."""
    their_public: str
    """Public key of the partner, 64 hex characters."""
    secret: str = _field(repr=False)
    """Own secret key, 64 hex characters."""


@dataclass
class ParamsOfNaclSecretBox:
    """Data and a shared key.

    - decrypted: The data.
    - nonce: Nonce, 48 hex characters. Never use one twice with the same keys.
    - key: Shared key, 64 hex characters.
    """

    decrypted: str
    """The data."""
    nonce: str
    """Nonce, 48 hex characters. Never use one twice with the same keys."""
    key: str = _field(repr=False)
    """Shared key, 64 hex characters."""


@dataclass
class ParamsOfNaclSecretBoxOpen:
    """Encrypted data and a shared key.

    - encrypted: Authentication tag (16 bytes) followed by the encrypted data.
    - nonce: Nonce, 48 hex characters. Never use one twice with the same keys.
    - key: Shared key, 64 hex characters.
    """

    encrypted: str
    """Authentication tag (16 bytes) followed by the encrypted data."""
    nonce: str
    """Nonce, 48 hex characters. Never use one twice with the same keys."""
    key: str = _field(repr=False)
    """Shared key, 64 hex characters."""


@dataclass
class ParamsOfNaclSign:
    """Data and the key to sign it with.

    - unsigned: Data to sign.
    - secret: Seed followed by the public key, 128 hex characters.
    """

    unsigned: str
    """Data to sign."""
    secret: str = _field(repr=False)
    """Seed followed by the public key, 128 hex characters."""


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
    """A password and the cost of deriving a key from it (RFC 7914). The memory need, 128 * r * (2^log_n + p) bytes,
    is at most 2^31, and 128 * r * 2^log_n * p at most 2^34.

    - password: The password.
    - salt: The salt.
    - log_n: Binary logarithm of the cost N, from 1 to 63 and below 16 * r. Customary: 15.
    - r: Block size, at least 1. Customary: 8.
    - p: Parallelization, at least 1; r * p stays below 2^30. Customary: 1.
    - dk_len: Length of the derived key in bytes, from 1 to 16777216.
    """

    password: str = _field(repr=False)
    """The password."""
    salt: str
    """The salt."""
    log_n: int
    """Binary logarithm of the cost N, from 1 to 63 and below 16 * r. Customary: 15."""
    r: int
    """Block size, at least 1. Customary: 8."""
    p: int
    """Parallelization, at least 1; r * p stays below 2^30. Customary: 1."""
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
    """Data to sum up.

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

    - handle: Number of the box.
    """

    handle: CryptoBoxHandle
    """Number of the box."""


@dataclass
class RegisteredEncryptionBox:
    """An encryption box.

    - handle: Number of the box.
    """

    handle: EncryptionBoxHandle
    """Number of the box."""


@dataclass
class RegisteredSigningBox:
    """A signing box.

    - handle: Number of the box.
    """

    handle: SigningBoxHandle
    """Number of the box."""


class ResultOfAppEncryptionBox:
    """What an encryption box of the application answers.

    One of its classes; annotations use `AnyResultOfAppEncryptionBox`.
    """

    @dataclass
    class GetInfo:
        """Its description.

        - info: The description.
        """

        type: ClassVar[Literal["GetInfo"]] = "GetInfo"
        info: EncryptionBoxInfo
        """The description."""

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
    """What the password provider of the application answers.

    One of its classes; annotations use `AnyResultOfAppPasswordProvider`.
    """

    @dataclass
    class GetPassword:
        """The password.

        - encrypted_password: Bytes of the password in a `nacl_box` for `encryption_public_key`; the nonce is the
          first 24 bytes of that key.
        - app_encryption_pubkey: X25519 key of the application for this answer, 64 hex characters.
        """

        type: ClassVar[Literal["GetPassword"]] = "GetPassword"
        encrypted_password: str
        """Bytes of the password in a `nacl_box` for `encryption_public_key`; the nonce is the first 24 bytes of that
        key.
        """
        app_encryption_pubkey: str
        """X25519 key of the application for this answer, 64 hex characters."""


AnyResultOfAppPasswordProvider = Union[ResultOfAppPasswordProvider.GetPassword, UnknownVariant]
"""Any variant of ResultOfAppPasswordProvider, also one that only a newer daemon knows."""


class ResultOfAppSigningBox:
    """What a signing box of the application answers.

    One of its classes; annotations use `AnyResultOfAppSigningBox`.
    """

    @dataclass
    class GetPublicKey:
        """Its public key.

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

    - data: The data, as long as it was.
    """

    data: str
    """The data, as long as it was."""


@dataclass
class ResultOfConvertPublicKeyToTonSafeFormat:
    """A public key as text with a checksum.

    - tvm_public_key: Base64url with padding of the bytes 3E E6, the key and their CRC-16; 48 characters for a key
      of 32 bytes.
    """

    tvm_public_key: str
    """Base64url with padding of the bytes 3E E6, the key and their CRC-16; 48 characters for a key of 32 bytes."""


@dataclass
class ResultOfEncryptionBoxDecrypt:
    """Decrypted data.

    - data: Decrypted data; from AES with the zero bytes that fill the last block.
    """

    data: str
    """Decrypted data; from AES with the zero bytes that fill the last block."""


@dataclass
class ResultOfEncryptionBoxEncrypt:
    """Encrypted data.

    - data: Encrypted data; from AES a multiple of 16 bytes.
    """

    data: str
    """Encrypted data; from AES a multiple of 16 bytes."""


@dataclass
class ResultOfEncryptionBoxGetInfo:
    """Description of a box.

    - info: The description.
    """

    info: EncryptionBoxInfo
    """The description."""


@dataclass
class ResultOfFactorize:
    """Two factors of a number.

    - factors: The smallest prime factor and the rest, upper-case hex without padding.
    """

    factors: list[str]
    """The smallest prime factor and the rest, upper-case hex without padding."""


@dataclass
class ResultOfGenerateRandomBytes:
    """Random bytes.

    - bytes: The bytes.
    """

    bytes: str
    """The bytes."""


@dataclass
class ResultOfGetCryptoBoxInfo:
    """What may be stored of a crypto box.

    - encrypted_secret: Encrypted secret as `get_crypto_box_info` returns it: a nonce of 12 bytes followed by the
      secret under ChaCha20.
    """

    encrypted_secret: str
    """Encrypted secret as `get_crypto_box_info` returns it: a nonce of 12 bytes followed by the secret under
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
    """The key of the child.

    - xprv: Extended private key of BIP-32, 111 characters that begin with `xprv`.
    """

    xprv: str = _field(repr=False)
    """Extended private key of BIP-32, 111 characters that begin with `xprv`."""


@dataclass
class ResultOfHDKeyDeriveFromXPrvPath:
    """The key at the path.

    - xprv: Extended private key of BIP-32, 111 characters that begin with `xprv`.
    """

    xprv: str = _field(repr=False)
    """Extended private key of BIP-32, 111 characters that begin with `xprv`."""


@dataclass
class ResultOfHDKeyPublicFromXPrv:
    """Its Ed25519 public key.

    - public: Public key, 64 hex characters.
    """

    public: str
    """Public key, 64 hex characters."""


@dataclass
class ResultOfHDKeySecretFromXPrv:
    """The private key in it.

    - secret: Private key, 64 hex characters.
    """

    secret: str = _field(repr=False)
    """Private key, 64 hex characters."""


@dataclass
class ResultOfHDKeyXPrvFromMnemonic:
    """A master key.

    - xprv: Extended private key of BIP-32, 111 characters that begin with `xprv`.
    """

    xprv: str = _field(repr=False)
    """Extended private key of BIP-32, 111 characters that begin with `xprv`."""


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

    - phrase: Seed phrase, words separated by single spaces, taken as it is.
    """

    phrase: str = _field(repr=False)
    """Seed phrase, words separated by single spaces, taken as it is."""


@dataclass
class ResultOfMnemonicFromRandom:
    """A new seed phrase.

    - phrase: Seed phrase, words separated by single spaces, taken as it is.
    """

    phrase: str = _field(repr=False)
    """Seed phrase, words separated by single spaces, taken as it is."""


@dataclass
class ResultOfMnemonicVerify:
    """Outcome of the test.

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
    """Outcome of the check.

    - succeeded: Whether the signature belongs to the data and the key.
    """

    succeeded: bool
    """Whether the signature belongs to the data and the key."""


@dataclass
class ResultOfNaclSignOpen:
    """Data whose signature is right.

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

    - crc: The checksum.
    """

    crc: int
    """The checksum."""


@dataclass
class ResultOfVerifySignature:
    """Data whose signature is right.

    - unsigned: The data without the signature.
    """

    unsigned: str
    """The data without the signature."""


class AppPasswordProvider(AppObject):
    """Returns the password of a crypto box, encrypted for the library.

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
        """For the password.

        - encryption_public_key: X25519 key made for this request, 64 hex characters.
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
        """For its public key."""
        raise NotImplementedError("AppSigningBox does not implement GetPublicKey")

    def sign(self, unsigned: str) -> Union[ResultOfAppSigningBox.Sign, Awaitable[ResultOfAppSigningBox.Sign]]:
        """To sign data.

        - unsigned: Data to sign.
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
        """To describe itself."""
        raise NotImplementedError("AppEncryptionBox does not implement GetInfo")

    def encrypt(
        self,
        data: str,
    ) -> Union[ResultOfAppEncryptionBox.Encrypt, Awaitable[ResultOfAppEncryptionBox.Encrypt]]:
        """To encrypt data.

        - data: The data.
        """
        raise NotImplementedError("AppEncryptionBox does not implement Encrypt")

    def decrypt(
        self,
        data: str,
    ) -> Union[ResultOfAppEncryptionBox.Decrypt, Awaitable[ResultOfAppEncryptionBox.Decrypt]]:
        """To decrypt data.

        - data: The data.
        """
        raise NotImplementedError("AppEncryptionBox does not implement Decrypt")
