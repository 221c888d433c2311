// Generated from the definitions of the API.
package vendorclient.api.crypto;

import vendorclient.json.Constants;
import vendorclient.json.NumberConstant;

/** Numbers of the errors of module crypto. */
public enum CryptoErrorCode implements NumberConstant {
    /** A public key is malformed or does not belong to the secret key. */
    INVALID_PUBLIC_KEY(100),

    /** A secret key is malformed. */
    INVALID_SECRET_KEY(101),

    /** Cannot occur: keys have the codes 100, 101 and 109. */
    INVALID_KEY(102),

    /** The number to factorize is no hex text, longer than 64 bits, 0, 1 or a prime. */
    INVALID_FACTORIZE_CHALLENGE(106),

    /** A big number is not hex or longer than 8192 bits, a modulus is zero or an exponent negative. */
    INVALID_BIG_INT(107),

    /** Parameters of scrypt are out of range or ask for too much work. */
    SCRYPT_FAILED(108),

    /** A key, nonce or signature of fixed size has another size. */
    INVALID_KEY_SIZE(109),

    /** A secret box cannot be made or opened. */
    NACL_SECRET_BOX_FAILED(110),

    /** A box cannot be made or opened. */
    NACL_BOX_FAILED(111),

    /** An attached signature is wrong. */
    NACL_SIGN_FAILED(112),

    /** Entropy for a BIP-39 phrase has a wrong size. */
    BIP39_INVALID_ENTROPY(113),

    /** A seed phrase fails verification before derivation. */
    BIP39_INVALID_PHRASE(114),

    /** A serialized or derived extended key is invalid. */
    BIP32_INVALID_KEY(115),

    /** A segment of a derivation path is no number. */
    BIP32_INVALID_DERIVE_PATH(116),

    /** Cannot occur: an unknown dictionary does not fit the parameter type (23). */
    BIP39_INVALID_DICTIONARY(117),

    /** The word count of a BIP-39 phrase is not 12, 15, 18, 21 or 24. */
    BIP39_INVALID_WORD_COUNT(118),

    /** No phrase of dictionary 0 was found in 5120 attempts. */
    MNEMONIC_GENERATION_FAILED(119),

    /** Entropy does not produce a valid phrase of dictionary 0. */
    MNEMONIC_FROM_ENTROPY_FAILED(120),

    /** A signing box handle is unknown. */
    SIGNING_BOX_NOT_REGISTERED(121),

    /** Cannot occur: signatures have the codes 109 and 112. */
    INVALID_SIGNATURE(122),

    /** An encryption box handle is unknown. */
    ENCRYPTION_BOX_NOT_REGISTERED(123),

    /** The initialization vector of AES is not 16 bytes. */
    INVALID_IV_SIZE(124),

    /** A mode of AES other than CBC is asked for. */
    UNSUPPORTED_CIPHER_MODE(125),

    /** Cannot occur: key and vector are checked before the cipher is made (109, 124). */
    CANNOT_CREATE_CIPHER(126),

    /** Cannot occur: data is filled up to whole blocks before it is encrypted. */
    ENCRYPT_DATA_ERROR(127),

    /** Data to decrypt with AES is no multiple of 16 bytes. */
    DECRYPT_DATA_ERROR(128),

    /** AES is asked for without an initialization vector. */
    IV_REQUIRED(129),

    /** A crypto box handle is unknown. */
    CRYPTO_BOX_NOT_REGISTERED(130),

    /** Cannot occur: there is one type of crypto box. */
    INVALID_CRYPTO_BOX_TYPE(131),

    /** Cannot occur: every secret that fits the parameter type can be serialized. */
    CRYPTO_BOX_SECRET_SERIALIZATION_ERROR(132),

    /** The decrypted secret of a crypto box cannot be read, most often because of a wrong password. */
    CRYPTO_BOX_SECRET_DESERIALIZATION_ERROR(133),

    /** A nonce of ChaCha20 is not 12 bytes. */
    INVALID_NONCE_SIZE(134);

    private final int wire;

    CryptoErrorCode(int wire) {
        this.wire = wire;
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} gives it
     * @return the typed value
     */
    public static CryptoErrorCode fromJson(Object json) {
        return Constants.find(values(), json);
    }

    @Override
    public int wire() {
        return wire;
    }
}
