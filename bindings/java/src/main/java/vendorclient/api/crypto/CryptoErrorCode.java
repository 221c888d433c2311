// Generated from the definitions of the API.
package vendorclient.api.crypto;

import java.util.List;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.NumberConstant;

/** Numbers of the errors of module crypto. */
public final class CryptoErrorCode extends NumberConstant {
    /** A public key is malformed or does not belong to the secret key. */
    public static final CryptoErrorCode INVALID_PUBLIC_KEY = new CryptoErrorCode(100, "INVALID_PUBLIC_KEY");

    /** A secret key is malformed. */
    public static final CryptoErrorCode INVALID_SECRET_KEY = new CryptoErrorCode(101, "INVALID_SECRET_KEY");

    /** Cannot occur: keys have the codes 100, 101 and 109. */
    public static final CryptoErrorCode INVALID_KEY = new CryptoErrorCode(102, "INVALID_KEY");

    /** The number to factorize is not hex, longer than 64 bits, 0, 1 or a prime. */
    public static final CryptoErrorCode INVALID_FACTORIZE_CHALLENGE = new CryptoErrorCode(
            106, "INVALID_FACTORIZE_CHALLENGE");

    /** A number is not hex or longer than 8192 bits, the modulus is zero or the exponent negative. */
    public static final CryptoErrorCode INVALID_BIG_INT = new CryptoErrorCode(107, "INVALID_BIG_INT");

    /** The parameters of scrypt are out of range or require too much work. */
    public static final CryptoErrorCode SCRYPT_FAILED = new CryptoErrorCode(108, "SCRYPT_FAILED");

    /** A key, nonce or signature of fixed size has a different size. */
    public static final CryptoErrorCode INVALID_KEY_SIZE = new CryptoErrorCode(109, "INVALID_KEY_SIZE");

    /** A secret box cannot be created or opened. */
    public static final CryptoErrorCode NACL_SECRET_BOX_FAILED = new CryptoErrorCode(110, "NACL_SECRET_BOX_FAILED");

    /** A box cannot be created or opened. */
    public static final CryptoErrorCode NACL_BOX_FAILED = new CryptoErrorCode(111, "NACL_BOX_FAILED");

    /** An attached signature is invalid. */
    public static final CryptoErrorCode NACL_SIGN_FAILED = new CryptoErrorCode(112, "NACL_SIGN_FAILED");

    /** The entropy of a BIP-39 phrase has the wrong size. */
    public static final CryptoErrorCode BIP39_INVALID_ENTROPY = new CryptoErrorCode(113, "BIP39_INVALID_ENTROPY");

    /** A seed phrase fails verification before derivation. */
    public static final CryptoErrorCode BIP39_INVALID_PHRASE = new CryptoErrorCode(114, "BIP39_INVALID_PHRASE");

    /** A serialized or derived extended key is invalid. */
    public static final CryptoErrorCode BIP32_INVALID_KEY = new CryptoErrorCode(115, "BIP32_INVALID_KEY");

    /** A segment of a derivation path is not a number. */
    public static final CryptoErrorCode BIP32_INVALID_DERIVE_PATH = new CryptoErrorCode(
            116, "BIP32_INVALID_DERIVE_PATH");

    /** Cannot occur: an unknown dictionary does not match the parameter type (23). */
    public static final CryptoErrorCode BIP39_INVALID_DICTIONARY = new CryptoErrorCode(117, "BIP39_INVALID_DICTIONARY");

    /** The word count of a BIP-39 phrase is not 12, 15, 18, 21 or 24. */
    public static final CryptoErrorCode BIP39_INVALID_WORD_COUNT = new CryptoErrorCode(118, "BIP39_INVALID_WORD_COUNT");

    /** No phrase of dictionary 0 was found in 5120 attempts. */
    public static final CryptoErrorCode MNEMONIC_GENERATION_FAILED = new CryptoErrorCode(
            119, "MNEMONIC_GENERATION_FAILED");

    /** Entropy does not produce a valid phrase of dictionary 0. */
    public static final CryptoErrorCode MNEMONIC_FROM_ENTROPY_FAILED = new CryptoErrorCode(
            120, "MNEMONIC_FROM_ENTROPY_FAILED");

    /** A signing box handle is unknown. */
    public static final CryptoErrorCode SIGNING_BOX_NOT_REGISTERED = new CryptoErrorCode(
            121, "SIGNING_BOX_NOT_REGISTERED");

    /** Cannot occur: signatures have the codes 109 and 112. */
    public static final CryptoErrorCode INVALID_SIGNATURE = new CryptoErrorCode(122, "INVALID_SIGNATURE");

    /** An encryption box handle is unknown. */
    public static final CryptoErrorCode ENCRYPTION_BOX_NOT_REGISTERED = new CryptoErrorCode(
            123, "ENCRYPTION_BOX_NOT_REGISTERED");

    /** The initialization vector of AES is not 16 bytes. */
    public static final CryptoErrorCode INVALID_IV_SIZE = new CryptoErrorCode(124, "INVALID_IV_SIZE");

    /** An AES mode other than CBC is requested. */
    public static final CryptoErrorCode UNSUPPORTED_CIPHER_MODE = new CryptoErrorCode(125, "UNSUPPORTED_CIPHER_MODE");

    /** Cannot occur: key and vector are checked before the cipher is created (109, 124). */
    public static final CryptoErrorCode CANNOT_CREATE_CIPHER = new CryptoErrorCode(126, "CANNOT_CREATE_CIPHER");

    /** Cannot occur: data is padded to whole blocks before it is encrypted. */
    public static final CryptoErrorCode ENCRYPT_DATA_ERROR = new CryptoErrorCode(127, "ENCRYPT_DATA_ERROR");

    /** The length of AES data to decrypt is not a multiple of 16 bytes. */
    public static final CryptoErrorCode DECRYPT_DATA_ERROR = new CryptoErrorCode(128, "DECRYPT_DATA_ERROR");

    /** AES is requested without an initialization vector. */
    public static final CryptoErrorCode IV_REQUIRED = new CryptoErrorCode(129, "IV_REQUIRED");

    /** A crypto box handle is unknown. */
    public static final CryptoErrorCode CRYPTO_BOX_NOT_REGISTERED = new CryptoErrorCode(
            130, "CRYPTO_BOX_NOT_REGISTERED");

    /** Cannot occur: there is one type of crypto box. */
    public static final CryptoErrorCode INVALID_CRYPTO_BOX_TYPE = new CryptoErrorCode(131, "INVALID_CRYPTO_BOX_TYPE");

    /** Cannot occur: every secret that matches the parameter type can be serialized. */
    public static final CryptoErrorCode CRYPTO_BOX_SECRET_SERIALIZATION_ERROR = new CryptoErrorCode(
            132, "CRYPTO_BOX_SECRET_SERIALIZATION_ERROR");

    /** The decrypted secret of a crypto box is invalid, most often because of a wrong password. */
    public static final CryptoErrorCode CRYPTO_BOX_SECRET_DESERIALIZATION_ERROR = new CryptoErrorCode(
            133, "CRYPTO_BOX_SECRET_DESERIALIZATION_ERROR");

    /** A ChaCha20 nonce is not 12 bytes. */
    public static final CryptoErrorCode INVALID_NONCE_SIZE = new CryptoErrorCode(134, "INVALID_NONCE_SIZE");

    private CryptoErrorCode(int wire, @Nullable String name) {
        super(wire, name);
    }

    /**
     * The constant of a value; one that this version does not know is kept.
     *
     * @param wire value on the wire
     * @return the constant
     */
    public static CryptoErrorCode of(int wire) {
        return switch (wire) {
            case 100 -> INVALID_PUBLIC_KEY;
            case 101 -> INVALID_SECRET_KEY;
            case 102 -> INVALID_KEY;
            case 106 -> INVALID_FACTORIZE_CHALLENGE;
            case 107 -> INVALID_BIG_INT;
            case 108 -> SCRYPT_FAILED;
            case 109 -> INVALID_KEY_SIZE;
            case 110 -> NACL_SECRET_BOX_FAILED;
            case 111 -> NACL_BOX_FAILED;
            case 112 -> NACL_SIGN_FAILED;
            case 113 -> BIP39_INVALID_ENTROPY;
            case 114 -> BIP39_INVALID_PHRASE;
            case 115 -> BIP32_INVALID_KEY;
            case 116 -> BIP32_INVALID_DERIVE_PATH;
            case 117 -> BIP39_INVALID_DICTIONARY;
            case 118 -> BIP39_INVALID_WORD_COUNT;
            case 119 -> MNEMONIC_GENERATION_FAILED;
            case 120 -> MNEMONIC_FROM_ENTROPY_FAILED;
            case 121 -> SIGNING_BOX_NOT_REGISTERED;
            case 122 -> INVALID_SIGNATURE;
            case 123 -> ENCRYPTION_BOX_NOT_REGISTERED;
            case 124 -> INVALID_IV_SIZE;
            case 125 -> UNSUPPORTED_CIPHER_MODE;
            case 126 -> CANNOT_CREATE_CIPHER;
            case 127 -> ENCRYPT_DATA_ERROR;
            case 128 -> DECRYPT_DATA_ERROR;
            case 129 -> IV_REQUIRED;
            case 130 -> CRYPTO_BOX_NOT_REGISTERED;
            case 131 -> INVALID_CRYPTO_BOX_TYPE;
            case 132 -> CRYPTO_BOX_SECRET_SERIALIZATION_ERROR;
            case 133 -> CRYPTO_BOX_SECRET_DESERIALIZATION_ERROR;
            case 134 -> INVALID_NONCE_SIZE;
            default -> new CryptoErrorCode(wire, null);
        };
    }

    /**
     * All constants that this version knows.
     *
     * @return the constants, in the order of the definitions
     */
    public static List<CryptoErrorCode> known() {
        return List.of(
                INVALID_PUBLIC_KEY,
                INVALID_SECRET_KEY,
                INVALID_KEY,
                INVALID_FACTORIZE_CHALLENGE,
                INVALID_BIG_INT,
                SCRYPT_FAILED,
                INVALID_KEY_SIZE,
                NACL_SECRET_BOX_FAILED,
                NACL_BOX_FAILED,
                NACL_SIGN_FAILED,
                BIP39_INVALID_ENTROPY,
                BIP39_INVALID_PHRASE,
                BIP32_INVALID_KEY,
                BIP32_INVALID_DERIVE_PATH,
                BIP39_INVALID_DICTIONARY,
                BIP39_INVALID_WORD_COUNT,
                MNEMONIC_GENERATION_FAILED,
                MNEMONIC_FROM_ENTROPY_FAILED,
                SIGNING_BOX_NOT_REGISTERED,
                INVALID_SIGNATURE,
                ENCRYPTION_BOX_NOT_REGISTERED,
                INVALID_IV_SIZE,
                UNSUPPORTED_CIPHER_MODE,
                CANNOT_CREATE_CIPHER,
                ENCRYPT_DATA_ERROR,
                DECRYPT_DATA_ERROR,
                IV_REQUIRED,
                CRYPTO_BOX_NOT_REGISTERED,
                INVALID_CRYPTO_BOX_TYPE,
                CRYPTO_BOX_SECRET_SERIALIZATION_ERROR,
                CRYPTO_BOX_SECRET_DESERIALIZATION_ERROR,
                INVALID_NONCE_SIZE);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static CryptoErrorCode fromJson(@Nullable Object json) {
        return of(Decoders.int32(json));
    }
}
