// Generated from the definitions of the API.
package vendorclient.api.crypto;

import org.jspecify.annotations.Nullable;
import vendorclient.Call;
import vendorclient.CallOptions;
import vendorclient.Caller;
import vendorclient.api.account.AccountErrorCode;
import vendorclient.json.Decoders;

/** Keys, seed phrases, signatures, encryption, hashes, and boxes that hold keys. */
public final class CryptoModule {
    private final Caller caller;

    /**
     * The functions over a connection.
     *
     * @param caller makes the calls
     */
    public CryptoModule(Caller caller) {
        this.caller = caller;
    }

    /**
     * Splits a composite number of at most 64 bits into two factors.
     *
     * <p>The first factor is the smallest prime factor. 0, 1 and primes are rejected.
     *
     * <p>Errors: {@link CryptoErrorCode#INVALID_FACTORIZE_CHALLENGE} (106).
     *
     * @param params A number to factorize.
     * @return the call; its result: Two factors of a number.
     */
    public Call<ResultOfFactorize> factorize(ParamsOfFactorize params) {
        return factorize(params, CallOptions.NONE);
    }

    /**
     * Splits a composite number of at most 64 bits into two factors.
     *
     * <p>The first factor is the smallest prime factor. 0, 1 and primes are rejected.
     *
     * <p>Errors: {@link CryptoErrorCode#INVALID_FACTORIZE_CHALLENGE} (106).
     *
     * @param params A number to factorize.
     * @param options how to call
     * @return the call; its result: Two factors of a number.
     */
    public Call<ResultOfFactorize> factorize(ParamsOfFactorize params, CallOptions options) {
        return caller.call("crypto.factorize", params, ResultOfFactorize::fromJson, options);
    }

    /**
     * Computes base ^ exponent mod modulus.
     *
     * <p>Errors: {@link CryptoErrorCode#INVALID_BIG_INT} (107).
     *
     * @param params Numbers as hex without prefix, each at most 8192 bits.
     * @return the call; its result: A power.
     */
    public Call<ResultOfModularPower> modularPower(ParamsOfModularPower params) {
        return modularPower(params, CallOptions.NONE);
    }

    /**
     * Computes base ^ exponent mod modulus.
     *
     * <p>Errors: {@link CryptoErrorCode#INVALID_BIG_INT} (107).
     *
     * @param params Numbers as hex without prefix, each at most 8192 bits.
     * @param options how to call
     * @return the call; its result: A power.
     */
    public Call<ResultOfModularPower> modularPower(ParamsOfModularPower params, CallOptions options) {
        return caller.call("crypto.modular_power", params, ResultOfModularPower::fromJson, options);
    }

    /**
     * Returns the CRC-16/XMODEM checksum of data.
     *
     * <p>Polynomial 0x1021, start value 0, no reflection.
     *
     * <p>Errors: {@link AccountErrorCode#INVALID_BASE64} (3).
     *
     * @param params Data to checksum.
     * @return the call; its result: A checksum.
     */
    public Call<ResultOfTonCrc16> tvmCrc16(ParamsOfTonCrc16 params) {
        return tvmCrc16(params, CallOptions.NONE);
    }

    /**
     * Returns the CRC-16/XMODEM checksum of data.
     *
     * <p>Polynomial 0x1021, start value 0, no reflection.
     *
     * <p>Errors: {@link AccountErrorCode#INVALID_BASE64} (3).
     *
     * @param params Data to checksum.
     * @param options how to call
     * @return the call; its result: A checksum.
     */
    public Call<ResultOfTonCrc16> tvmCrc16(ParamsOfTonCrc16 params, CallOptions options) {
        return caller.call("crypto.tvm_crc16", params, ResultOfTonCrc16::fromJson, options);
    }

    /**
     * Returns cryptographically secure random bytes.
     *
     * @param params Number of random bytes to generate.
     * @return the call; its result: Random bytes.
     */
    public Call<ResultOfGenerateRandomBytes> generateRandomBytes(ParamsOfGenerateRandomBytes params) {
        return generateRandomBytes(params, CallOptions.NONE);
    }

    /**
     * Returns cryptographically secure random bytes.
     *
     * @param params Number of random bytes to generate.
     * @param options how to call
     * @return the call; its result: Random bytes.
     */
    public Call<ResultOfGenerateRandomBytes> generateRandomBytes(
            ParamsOfGenerateRandomBytes params, CallOptions options) {
        return caller.call("crypto.generate_random_bytes", params, ResultOfGenerateRandomBytes::fromJson, options);
    }

    /**
     * Converts a public key to text with a checksum.
     *
     * <p>Errors: {@link AccountErrorCode#INVALID_HEX} (2).
     *
     * @param params A public key.
     * @return the call; its result: A public key as text with a checksum.
     */
    public Call<ResultOfConvertPublicKeyToTonSafeFormat> convertPublicKeyToTvmSafeFormat(
            ParamsOfConvertPublicKeyToTonSafeFormat params) {
        return convertPublicKeyToTvmSafeFormat(params, CallOptions.NONE);
    }

    /**
     * Converts a public key to text with a checksum.
     *
     * <p>Errors: {@link AccountErrorCode#INVALID_HEX} (2).
     *
     * @param params A public key.
     * @param options how to call
     * @return the call; its result: A public key as text with a checksum.
     */
    public Call<ResultOfConvertPublicKeyToTonSafeFormat> convertPublicKeyToTvmSafeFormat(
            ParamsOfConvertPublicKeyToTonSafeFormat params, CallOptions options) {
        return caller.call(
                "crypto.convert_public_key_to_tvm_safe_format",
                params,
                ResultOfConvertPublicKeyToTonSafeFormat::fromJson,
                options);
    }

    /**
     * Generates a new Ed25519 key pair.
     *
     * @return the call; its result: A key pair; Ed25519 unless stated otherwise.
     */
    public Call<KeyPair> generateRandomSignKeys() {
        return generateRandomSignKeys(CallOptions.NONE);
    }

    /**
     * Generates a new Ed25519 key pair.
     *
     * @param options how to call
     * @return the call; its result: A key pair; Ed25519 unless stated otherwise.
     */
    public Call<KeyPair> generateRandomSignKeys(CallOptions options) {
        return caller.call("crypto.generate_random_sign_keys", null, KeyPair::fromJson, options);
    }

    /**
     * Signs data with a key pair (Ed25519).
     *
     * <p>Errors: {@link AccountErrorCode#INVALID_BASE64} (3), {@link CryptoErrorCode#INVALID_PUBLIC_KEY} (100), {@link
     * CryptoErrorCode#INVALID_SECRET_KEY} (101).
     *
     * @param params Data and the keys to sign it with.
     * @return the call; its result: Signed data.
     */
    public Call<ResultOfSign> sign(ParamsOfSign params) {
        return sign(params, CallOptions.NONE);
    }

    /**
     * Signs data with a key pair (Ed25519).
     *
     * <p>Errors: {@link AccountErrorCode#INVALID_BASE64} (3), {@link CryptoErrorCode#INVALID_PUBLIC_KEY} (100), {@link
     * CryptoErrorCode#INVALID_SECRET_KEY} (101).
     *
     * @param params Data and the keys to sign it with.
     * @param options how to call
     * @return the call; its result: Signed data.
     */
    public Call<ResultOfSign> sign(ParamsOfSign params, CallOptions options) {
        return caller.call("crypto.sign", params, ResultOfSign::fromJson, options);
    }

    /**
     * Verifies data signed by {@code sign} and returns it without the signature.
     *
     * <p>A wrong signature is error 112, not a return value.
     *
     * <p>Errors: {@link AccountErrorCode#INVALID_HEX} (2), {@link AccountErrorCode#INVALID_BASE64} (3), {@link
     * CryptoErrorCode#INVALID_KEY_SIZE} (109), {@link CryptoErrorCode#NACL_SIGN_FAILED} (112).
     *
     * @param params Signed data and the key of the signer.
     * @return the call; its result: Data whose signature is valid.
     */
    public Call<ResultOfVerifySignature> verifySignature(ParamsOfVerifySignature params) {
        return verifySignature(params, CallOptions.NONE);
    }

    /**
     * Verifies data signed by {@code sign} and returns it without the signature.
     *
     * <p>A wrong signature is error 112, not a return value.
     *
     * <p>Errors: {@link AccountErrorCode#INVALID_HEX} (2), {@link AccountErrorCode#INVALID_BASE64} (3), {@link
     * CryptoErrorCode#INVALID_KEY_SIZE} (109), {@link CryptoErrorCode#NACL_SIGN_FAILED} (112).
     *
     * @param params Signed data and the key of the signer.
     * @param options how to call
     * @return the call; its result: Data whose signature is valid.
     */
    public Call<ResultOfVerifySignature> verifySignature(ParamsOfVerifySignature params, CallOptions options) {
        return caller.call("crypto.verify_signature", params, ResultOfVerifySignature::fromJson, options);
    }

    /**
     * Returns the SHA-256 hash of data (FIPS 180-4).
     *
     * <p>Errors: {@link AccountErrorCode#INVALID_BASE64} (3).
     *
     * @param params Data to hash.
     * @return the call; its result: A hash.
     */
    public Call<ResultOfHash> sha256(ParamsOfHash params) {
        return sha256(params, CallOptions.NONE);
    }

    /**
     * Returns the SHA-256 hash of data (FIPS 180-4).
     *
     * <p>Errors: {@link AccountErrorCode#INVALID_BASE64} (3).
     *
     * @param params Data to hash.
     * @param options how to call
     * @return the call; its result: A hash.
     */
    public Call<ResultOfHash> sha256(ParamsOfHash params, CallOptions options) {
        return caller.call("crypto.sha256", params, ResultOfHash::fromJson, options);
    }

    /**
     * Returns the SHA-512 hash of data (FIPS 180-4).
     *
     * <p>Errors: {@link AccountErrorCode#INVALID_BASE64} (3).
     *
     * @param params Data to hash.
     * @return the call; its result: A hash.
     */
    public Call<ResultOfHash> sha512(ParamsOfHash params) {
        return sha512(params, CallOptions.NONE);
    }

    /**
     * Returns the SHA-512 hash of data (FIPS 180-4).
     *
     * <p>Errors: {@link AccountErrorCode#INVALID_BASE64} (3).
     *
     * @param params Data to hash.
     * @param options how to call
     * @return the call; its result: A hash.
     */
    public Call<ResultOfHash> sha512(ParamsOfHash params, CallOptions options) {
        return caller.call("crypto.sha512", params, ResultOfHash::fromJson, options);
    }

    /**
     * Derives a key from a password with scrypt (RFC 7914).
     *
     * <p>Errors: {@link AccountErrorCode#INVALID_BASE64} (3), {@link CryptoErrorCode#SCRYPT_FAILED} (108).
     *
     * @param params A password and the cost parameters of scrypt (RFC 7914). Memory, 128 * r * (2^log_n + p) bytes, is
     *     at most 2^31; 128 * r * 2^log_n * p is at most 2^34.
     * @return the call; its result: A derived key.
     */
    public Call<ResultOfScrypt> scrypt(ParamsOfScrypt params) {
        return scrypt(params, CallOptions.NONE);
    }

    /**
     * Derives a key from a password with scrypt (RFC 7914).
     *
     * <p>Errors: {@link AccountErrorCode#INVALID_BASE64} (3), {@link CryptoErrorCode#SCRYPT_FAILED} (108).
     *
     * @param params A password and the cost parameters of scrypt (RFC 7914). Memory, 128 * r * (2^log_n + p) bytes, is
     *     at most 2^31; 128 * r * 2^log_n * p is at most 2^34.
     * @param options how to call
     * @return the call; its result: A derived key.
     */
    public Call<ResultOfScrypt> scrypt(ParamsOfScrypt params, CallOptions options) {
        return caller.call("crypto.scrypt", params, ResultOfScrypt::fromJson, options);
    }

    /**
     * Expands a seed into a NaCl signing key pair.
     *
     * <p>The returned {@code secret} has 128 hex characters: the seed followed by the public key.
     *
     * <p>Errors: {@link CryptoErrorCode#INVALID_SECRET_KEY} (101), {@link CryptoErrorCode#INVALID_KEY_SIZE} (109).
     *
     * @param params The seed of an Ed25519 key.
     * @return the call; its result: A key pair; Ed25519 unless stated otherwise.
     */
    public Call<KeyPair> naclSignKeypairFromSecretKey(ParamsOfNaclSignKeyPairFromSecret params) {
        return naclSignKeypairFromSecretKey(params, CallOptions.NONE);
    }

    /**
     * Expands a seed into a NaCl signing key pair.
     *
     * <p>The returned {@code secret} has 128 hex characters: the seed followed by the public key.
     *
     * <p>Errors: {@link CryptoErrorCode#INVALID_SECRET_KEY} (101), {@link CryptoErrorCode#INVALID_KEY_SIZE} (109).
     *
     * @param params The seed of an Ed25519 key.
     * @param options how to call
     * @return the call; its result: A key pair; Ed25519 unless stated otherwise.
     */
    public Call<KeyPair> naclSignKeypairFromSecretKey(ParamsOfNaclSignKeyPairFromSecret params, CallOptions options) {
        return caller.call("crypto.nacl_sign_keypair_from_secret_key", params, KeyPair::fromJson, options);
    }

    /**
     * Signs data and returns the signature followed by the data.
     *
     * <p>The public half of {@code secret} is ignored and derived from the seed again.
     *
     * <p>Errors: {@link AccountErrorCode#INVALID_HEX} (2), {@link AccountErrorCode#INVALID_BASE64} (3), {@link
     * CryptoErrorCode#INVALID_KEY_SIZE} (109).
     *
     * @param params Data and the key to sign it with.
     * @return the call; its result: Signed data.
     */
    public Call<ResultOfNaclSign> naclSign(ParamsOfNaclSign params) {
        return naclSign(params, CallOptions.NONE);
    }

    /**
     * Signs data and returns the signature followed by the data.
     *
     * <p>The public half of {@code secret} is ignored and derived from the seed again.
     *
     * <p>Errors: {@link AccountErrorCode#INVALID_HEX} (2), {@link AccountErrorCode#INVALID_BASE64} (3), {@link
     * CryptoErrorCode#INVALID_KEY_SIZE} (109).
     *
     * @param params Data and the key to sign it with.
     * @param options how to call
     * @return the call; its result: Signed data.
     */
    public Call<ResultOfNaclSign> naclSign(ParamsOfNaclSign params, CallOptions options) {
        return caller.call("crypto.nacl_sign", params, ResultOfNaclSign::fromJson, options);
    }

    /**
     * Verifies data signed by {@code nacl_sign} and returns it without the signature.
     *
     * <p>A wrong signature is error 112, not a return value.
     *
     * <p>Errors: {@link AccountErrorCode#INVALID_HEX} (2), {@link AccountErrorCode#INVALID_BASE64} (3), {@link
     * CryptoErrorCode#INVALID_KEY_SIZE} (109), {@link CryptoErrorCode#NACL_SIGN_FAILED} (112).
     *
     * @param params Signed data and the key of the signer.
     * @return the call; its result: Data whose signature is valid.
     */
    public Call<ResultOfNaclSignOpen> naclSignOpen(ParamsOfNaclSignOpen params) {
        return naclSignOpen(params, CallOptions.NONE);
    }

    /**
     * Verifies data signed by {@code nacl_sign} and returns it without the signature.
     *
     * <p>A wrong signature is error 112, not a return value.
     *
     * <p>Errors: {@link AccountErrorCode#INVALID_HEX} (2), {@link AccountErrorCode#INVALID_BASE64} (3), {@link
     * CryptoErrorCode#INVALID_KEY_SIZE} (109), {@link CryptoErrorCode#NACL_SIGN_FAILED} (112).
     *
     * @param params Signed data and the key of the signer.
     * @param options how to call
     * @return the call; its result: Data whose signature is valid.
     */
    public Call<ResultOfNaclSignOpen> naclSignOpen(ParamsOfNaclSignOpen params, CallOptions options) {
        return caller.call("crypto.nacl_sign_open", params, ResultOfNaclSignOpen::fromJson, options);
    }

    /**
     * Signs data and returns only the signature.
     *
     * <p>The public half of {@code secret} is ignored and derived from the seed again.
     *
     * <p>Errors: {@link AccountErrorCode#INVALID_HEX} (2), {@link AccountErrorCode#INVALID_BASE64} (3), {@link
     * CryptoErrorCode#INVALID_KEY_SIZE} (109).
     *
     * @param params Data and the key to sign it with.
     * @return the call; its result: A signature.
     */
    public Call<ResultOfNaclSignDetached> naclSignDetached(ParamsOfNaclSign params) {
        return naclSignDetached(params, CallOptions.NONE);
    }

    /**
     * Signs data and returns only the signature.
     *
     * <p>The public half of {@code secret} is ignored and derived from the seed again.
     *
     * <p>Errors: {@link AccountErrorCode#INVALID_HEX} (2), {@link AccountErrorCode#INVALID_BASE64} (3), {@link
     * CryptoErrorCode#INVALID_KEY_SIZE} (109).
     *
     * @param params Data and the key to sign it with.
     * @param options how to call
     * @return the call; its result: A signature.
     */
    public Call<ResultOfNaclSignDetached> naclSignDetached(ParamsOfNaclSign params, CallOptions options) {
        return caller.call("crypto.nacl_sign_detached", params, ResultOfNaclSignDetached::fromJson, options);
    }

    /**
     * Verifies a detached signature.
     *
     * <p>A wrong signature returns {@code succeeded: false}. A malformed key is error 100, a signature of the wrong
     * length 109.
     *
     * <p>Errors: {@link AccountErrorCode#INVALID_HEX} (2), {@link AccountErrorCode#INVALID_BASE64} (3), {@link
     * CryptoErrorCode#INVALID_PUBLIC_KEY} (100), {@link CryptoErrorCode#INVALID_KEY_SIZE} (109).
     *
     * @param params Data, its signature and the key of the signer.
     * @return the call; its result: Result of the verification.
     */
    public Call<ResultOfNaclSignDetachedVerify> naclSignDetachedVerify(ParamsOfNaclSignDetachedVerify params) {
        return naclSignDetachedVerify(params, CallOptions.NONE);
    }

    /**
     * Verifies a detached signature.
     *
     * <p>A wrong signature returns {@code succeeded: false}. A malformed key is error 100, a signature of the wrong
     * length 109.
     *
     * <p>Errors: {@link AccountErrorCode#INVALID_HEX} (2), {@link AccountErrorCode#INVALID_BASE64} (3), {@link
     * CryptoErrorCode#INVALID_PUBLIC_KEY} (100), {@link CryptoErrorCode#INVALID_KEY_SIZE} (109).
     *
     * @param params Data, its signature and the key of the signer.
     * @param options how to call
     * @return the call; its result: Result of the verification.
     */
    public Call<ResultOfNaclSignDetachedVerify> naclSignDetachedVerify(
            ParamsOfNaclSignDetachedVerify params, CallOptions options) {
        return caller.call(
                "crypto.nacl_sign_detached_verify", params, ResultOfNaclSignDetachedVerify::fromJson, options);
    }

    /**
     * Generates a new X25519 key pair for NaCl boxes.
     *
     * @return the call; its result: A key pair; Ed25519 unless stated otherwise.
     */
    public Call<KeyPair> naclBoxKeypair() {
        return naclBoxKeypair(CallOptions.NONE);
    }

    /**
     * Generates a new X25519 key pair for NaCl boxes.
     *
     * @param options how to call
     * @return the call; its result: A key pair; Ed25519 unless stated otherwise.
     */
    public Call<KeyPair> naclBoxKeypair(CallOptions options) {
        return caller.call("crypto.nacl_box_keypair", null, KeyPair::fromJson, options);
    }

    /**
     * Returns the X25519 public key of a secret key.
     *
     * <p>The secret is the scalar itself and is returned unchanged.
     *
     * <p>Errors: {@link CryptoErrorCode#INVALID_SECRET_KEY} (101), {@link CryptoErrorCode#INVALID_KEY_SIZE} (109).
     *
     * @param params An X25519 secret key.
     * @return the call; its result: A key pair; Ed25519 unless stated otherwise.
     */
    public Call<KeyPair> naclBoxKeypairFromSecretKey(ParamsOfNaclBoxKeyPairFromSecret params) {
        return naclBoxKeypairFromSecretKey(params, CallOptions.NONE);
    }

    /**
     * Returns the X25519 public key of a secret key.
     *
     * <p>The secret is the scalar itself and is returned unchanged.
     *
     * <p>Errors: {@link CryptoErrorCode#INVALID_SECRET_KEY} (101), {@link CryptoErrorCode#INVALID_KEY_SIZE} (109).
     *
     * @param params An X25519 secret key.
     * @param options how to call
     * @return the call; its result: A key pair; Ed25519 unless stated otherwise.
     */
    public Call<KeyPair> naclBoxKeypairFromSecretKey(ParamsOfNaclBoxKeyPairFromSecret params, CallOptions options) {
        return caller.call("crypto.nacl_box_keypair_from_secret_key", params, KeyPair::fromJson, options);
    }

    /**
     * Encrypts data for the owner of a public key, with authentication (X25519, XSalsa20, Poly1305).
     *
     * <p>Errors: {@link AccountErrorCode#INVALID_HEX} (2), {@link AccountErrorCode#INVALID_BASE64} (3), {@link
     * CryptoErrorCode#INVALID_KEY_SIZE} (109), {@link CryptoErrorCode#NACL_BOX_FAILED} (111).
     *
     * @param params Data and the keys of both parties.
     * @return the call; its result: Encrypted data.
     */
    public Call<ResultOfNaclBox> naclBox(ParamsOfNaclBox params) {
        return naclBox(params, CallOptions.NONE);
    }

    /**
     * Encrypts data for the owner of a public key, with authentication (X25519, XSalsa20, Poly1305).
     *
     * <p>Errors: {@link AccountErrorCode#INVALID_HEX} (2), {@link AccountErrorCode#INVALID_BASE64} (3), {@link
     * CryptoErrorCode#INVALID_KEY_SIZE} (109), {@link CryptoErrorCode#NACL_BOX_FAILED} (111).
     *
     * @param params Data and the keys of both parties.
     * @param options how to call
     * @return the call; its result: Encrypted data.
     */
    public Call<ResultOfNaclBox> naclBox(ParamsOfNaclBox params, CallOptions options) {
        return caller.call("crypto.nacl_box", params, ResultOfNaclBox::fromJson, options);
    }

    /**
     * Decrypts the output of {@code nacl_box}.
     *
     * <p>A wrong key, nonce or tag is error 111.
     *
     * <p>Errors: {@link AccountErrorCode#INVALID_HEX} (2), {@link AccountErrorCode#INVALID_BASE64} (3), {@link
     * CryptoErrorCode#INVALID_KEY_SIZE} (109), {@link CryptoErrorCode#NACL_BOX_FAILED} (111).
     *
     * @param params Encrypted data and the keys of both parties.
     * @return the call; its result: Decrypted data.
     */
    public Call<ResultOfNaclBoxOpen> naclBoxOpen(ParamsOfNaclBoxOpen params) {
        return naclBoxOpen(params, CallOptions.NONE);
    }

    /**
     * Decrypts the output of {@code nacl_box}.
     *
     * <p>A wrong key, nonce or tag is error 111.
     *
     * <p>Errors: {@link AccountErrorCode#INVALID_HEX} (2), {@link AccountErrorCode#INVALID_BASE64} (3), {@link
     * CryptoErrorCode#INVALID_KEY_SIZE} (109), {@link CryptoErrorCode#NACL_BOX_FAILED} (111).
     *
     * @param params Encrypted data and the keys of both parties.
     * @param options how to call
     * @return the call; its result: Decrypted data.
     */
    public Call<ResultOfNaclBoxOpen> naclBoxOpen(ParamsOfNaclBoxOpen params, CallOptions options) {
        return caller.call("crypto.nacl_box_open", params, ResultOfNaclBoxOpen::fromJson, options);
    }

    /**
     * Encrypts data with a shared key, with authentication (XSalsa20, Poly1305).
     *
     * <p>Errors: {@link AccountErrorCode#INVALID_HEX} (2), {@link AccountErrorCode#INVALID_BASE64} (3), {@link
     * CryptoErrorCode#INVALID_KEY_SIZE} (109), {@link CryptoErrorCode#NACL_SECRET_BOX_FAILED} (110).
     *
     * @param params Data and a shared key.
     * @return the call; its result: Encrypted data.
     */
    public Call<ResultOfNaclBox> naclSecretBox(ParamsOfNaclSecretBox params) {
        return naclSecretBox(params, CallOptions.NONE);
    }

    /**
     * Encrypts data with a shared key, with authentication (XSalsa20, Poly1305).
     *
     * <p>Errors: {@link AccountErrorCode#INVALID_HEX} (2), {@link AccountErrorCode#INVALID_BASE64} (3), {@link
     * CryptoErrorCode#INVALID_KEY_SIZE} (109), {@link CryptoErrorCode#NACL_SECRET_BOX_FAILED} (110).
     *
     * @param params Data and a shared key.
     * @param options how to call
     * @return the call; its result: Encrypted data.
     */
    public Call<ResultOfNaclBox> naclSecretBox(ParamsOfNaclSecretBox params, CallOptions options) {
        return caller.call("crypto.nacl_secret_box", params, ResultOfNaclBox::fromJson, options);
    }

    /**
     * Decrypts the output of {@code nacl_secret_box}.
     *
     * <p>A wrong key, nonce or tag is error 110.
     *
     * <p>Errors: {@link AccountErrorCode#INVALID_HEX} (2), {@link AccountErrorCode#INVALID_BASE64} (3), {@link
     * CryptoErrorCode#INVALID_KEY_SIZE} (109), {@link CryptoErrorCode#NACL_SECRET_BOX_FAILED} (110).
     *
     * @param params Encrypted data and a shared key.
     * @return the call; its result: Decrypted data.
     */
    public Call<ResultOfNaclBoxOpen> naclSecretBoxOpen(ParamsOfNaclSecretBoxOpen params) {
        return naclSecretBoxOpen(params, CallOptions.NONE);
    }

    /**
     * Decrypts the output of {@code nacl_secret_box}.
     *
     * <p>A wrong key, nonce or tag is error 110.
     *
     * <p>Errors: {@link AccountErrorCode#INVALID_HEX} (2), {@link AccountErrorCode#INVALID_BASE64} (3), {@link
     * CryptoErrorCode#INVALID_KEY_SIZE} (109), {@link CryptoErrorCode#NACL_SECRET_BOX_FAILED} (110).
     *
     * @param params Encrypted data and a shared key.
     * @param options how to call
     * @return the call; its result: Decrypted data.
     */
    public Call<ResultOfNaclBoxOpen> naclSecretBoxOpen(ParamsOfNaclSecretBoxOpen params, CallOptions options) {
        return caller.call("crypto.nacl_secret_box_open", params, ResultOfNaclBoxOpen::fromJson, options);
    }

    /**
     * Returns the words of a dictionary.
     *
     * <p>The word count of the configuration is validated, but has no effect here.
     *
     * <p>Errors: {@link CryptoErrorCode#BIP39_INVALID_WORD_COUNT} (118).
     *
     * @param params A dictionary.
     * @return the call; its result: The words of a dictionary.
     */
    public Call<ResultOfMnemonicWords> mnemonicWords(ParamsOfMnemonicWords params) {
        return mnemonicWords(params, CallOptions.NONE);
    }

    /**
     * Returns the words of a dictionary.
     *
     * <p>The word count of the configuration is validated, but has no effect here.
     *
     * <p>Errors: {@link CryptoErrorCode#BIP39_INVALID_WORD_COUNT} (118).
     *
     * @param params A dictionary.
     * @param options how to call
     * @return the call; its result: The words of a dictionary.
     */
    public Call<ResultOfMnemonicWords> mnemonicWords(ParamsOfMnemonicWords params, CallOptions options) {
        return caller.call("crypto.mnemonic_words", params, ResultOfMnemonicWords::fromJson, options);
    }

    /**
     * Generates a new seed phrase.
     *
     * <p>Errors: {@link CryptoErrorCode#BIP39_INVALID_WORD_COUNT} (118), {@link
     * CryptoErrorCode#MNEMONIC_GENERATION_FAILED} (119).
     *
     * @param params The seed phrase to generate.
     * @return the call; its result: A new seed phrase.
     */
    public Call<ResultOfMnemonicFromRandom> mnemonicFromRandom(ParamsOfMnemonicFromRandom params) {
        return mnemonicFromRandom(params, CallOptions.NONE);
    }

    /**
     * Generates a new seed phrase.
     *
     * <p>Errors: {@link CryptoErrorCode#BIP39_INVALID_WORD_COUNT} (118), {@link
     * CryptoErrorCode#MNEMONIC_GENERATION_FAILED} (119).
     *
     * @param params The seed phrase to generate.
     * @param options how to call
     * @return the call; its result: A new seed phrase.
     */
    public Call<ResultOfMnemonicFromRandom> mnemonicFromRandom(ParamsOfMnemonicFromRandom params, CallOptions options) {
        return caller.call("crypto.mnemonic_from_random", params, ResultOfMnemonicFromRandom::fromJson, options);
    }

    /**
     * Converts entropy to a seed phrase.
     *
     * <p>Errors: {@link AccountErrorCode#INVALID_HEX} (2), {@link CryptoErrorCode#BIP39_INVALID_ENTROPY} (113), {@link
     * CryptoErrorCode#BIP39_INVALID_WORD_COUNT} (118), {@link CryptoErrorCode#MNEMONIC_FROM_ENTROPY_FAILED} (120).
     *
     * @param params Entropy and its dictionary.
     * @return the call; its result: The seed phrase of the entropy.
     */
    public Call<ResultOfMnemonicFromEntropy> mnemonicFromEntropy(ParamsOfMnemonicFromEntropy params) {
        return mnemonicFromEntropy(params, CallOptions.NONE);
    }

    /**
     * Converts entropy to a seed phrase.
     *
     * <p>Errors: {@link AccountErrorCode#INVALID_HEX} (2), {@link CryptoErrorCode#BIP39_INVALID_ENTROPY} (113), {@link
     * CryptoErrorCode#BIP39_INVALID_WORD_COUNT} (118), {@link CryptoErrorCode#MNEMONIC_FROM_ENTROPY_FAILED} (120).
     *
     * @param params Entropy and its dictionary.
     * @param options how to call
     * @return the call; its result: The seed phrase of the entropy.
     */
    public Call<ResultOfMnemonicFromEntropy> mnemonicFromEntropy(
            ParamsOfMnemonicFromEntropy params, CallOptions options) {
        return caller.call("crypto.mnemonic_from_entropy", params, ResultOfMnemonicFromEntropy::fromJson, options);
    }

    /**
     * Checks a seed phrase.
     *
     * <p>BIP-39: checks words and checksum; the length may differ from {@code word_count}. Accents may be composed or
     * decomposed (NFC or NFKD). Dictionary 0: checks the number of words and the seed rule. Case and spaces matter.
     *
     * <p>Errors: {@link CryptoErrorCode#BIP39_INVALID_WORD_COUNT} (118).
     *
     * @param params A seed phrase to check.
     * @return the call; its result: Result of the check.
     */
    public Call<ResultOfMnemonicVerify> mnemonicVerify(ParamsOfMnemonicVerify params) {
        return mnemonicVerify(params, CallOptions.NONE);
    }

    /**
     * Checks a seed phrase.
     *
     * <p>BIP-39: checks words and checksum; the length may differ from {@code word_count}. Accents may be composed or
     * decomposed (NFC or NFKD). Dictionary 0: checks the number of words and the seed rule. Case and spaces matter.
     *
     * <p>Errors: {@link CryptoErrorCode#BIP39_INVALID_WORD_COUNT} (118).
     *
     * @param params A seed phrase to check.
     * @param options how to call
     * @return the call; its result: Result of the check.
     */
    public Call<ResultOfMnemonicVerify> mnemonicVerify(ParamsOfMnemonicVerify params, CallOptions options) {
        return caller.call("crypto.mnemonic_verify", params, ResultOfMnemonicVerify::fromJson, options);
    }

    /**
     * Derives an Ed25519 key pair from a seed phrase and a path.
     *
     * <p>The 32 bytes derived by BIP-32 are the Ed25519 seed. Dictionary 0 uses a different master key, derived with
     * 100000 rounds.
     *
     * <p>Errors: {@link CryptoErrorCode#BIP39_INVALID_PHRASE} (114), {@link CryptoErrorCode#BIP32_INVALID_KEY} (115),
     * {@link CryptoErrorCode#BIP32_INVALID_DERIVE_PATH} (116), {@link CryptoErrorCode#BIP39_INVALID_WORD_COUNT} (118).
     *
     * @param params A seed phrase and a derivation path.
     * @return the call; its result: A key pair; Ed25519 unless stated otherwise.
     */
    public Call<KeyPair> mnemonicDeriveSignKeys(ParamsOfMnemonicDeriveSignKeys params) {
        return mnemonicDeriveSignKeys(params, CallOptions.NONE);
    }

    /**
     * Derives an Ed25519 key pair from a seed phrase and a path.
     *
     * <p>The 32 bytes derived by BIP-32 are the Ed25519 seed. Dictionary 0 uses a different master key, derived with
     * 100000 rounds.
     *
     * <p>Errors: {@link CryptoErrorCode#BIP39_INVALID_PHRASE} (114), {@link CryptoErrorCode#BIP32_INVALID_KEY} (115),
     * {@link CryptoErrorCode#BIP32_INVALID_DERIVE_PATH} (116), {@link CryptoErrorCode#BIP39_INVALID_WORD_COUNT} (118).
     *
     * @param params A seed phrase and a derivation path.
     * @param options how to call
     * @return the call; its result: A key pair; Ed25519 unless stated otherwise.
     */
    public Call<KeyPair> mnemonicDeriveSignKeys(ParamsOfMnemonicDeriveSignKeys params, CallOptions options) {
        return caller.call("crypto.mnemonic_derive_sign_keys", params, KeyPair::fromJson, options);
    }

    /**
     * Returns the extended master key of a seed phrase (BIP-39 and BIP-32).
     *
     * <p>No passphrase is used. Phrases of dictionary 0 are stretched the same way.
     *
     * <p>Errors: {@link CryptoErrorCode#BIP39_INVALID_PHRASE} (114), {@link CryptoErrorCode#BIP39_INVALID_WORD_COUNT}
     * (118).
     *
     * @param params A seed phrase.
     * @return the call; its result: A master key.
     */
    public Call<ResultOfHDKeyXPrvFromMnemonic> hdkeyXprvFromMnemonic(ParamsOfHDKeyXPrvFromMnemonic params) {
        return hdkeyXprvFromMnemonic(params, CallOptions.NONE);
    }

    /**
     * Returns the extended master key of a seed phrase (BIP-39 and BIP-32).
     *
     * <p>No passphrase is used. Phrases of dictionary 0 are stretched the same way.
     *
     * <p>Errors: {@link CryptoErrorCode#BIP39_INVALID_PHRASE} (114), {@link CryptoErrorCode#BIP39_INVALID_WORD_COUNT}
     * (118).
     *
     * @param params A seed phrase.
     * @param options how to call
     * @return the call; its result: A master key.
     */
    public Call<ResultOfHDKeyXPrvFromMnemonic> hdkeyXprvFromMnemonic(
            ParamsOfHDKeyXPrvFromMnemonic params, CallOptions options) {
        return caller.call("crypto.hdkey_xprv_from_mnemonic", params, ResultOfHDKeyXPrvFromMnemonic::fromJson, options);
    }

    /**
     * Derives a child key of an extended key (BIP-32).
     *
     * <p>Errors: {@link CryptoErrorCode#BIP32_INVALID_KEY} (115).
     *
     * @param params A key and a child index.
     * @return the call; its result: The child key.
     */
    public Call<ResultOfHDKeyDeriveFromXPrv> hdkeyDeriveFromXprv(ParamsOfHDKeyDeriveFromXPrv params) {
        return hdkeyDeriveFromXprv(params, CallOptions.NONE);
    }

    /**
     * Derives a child key of an extended key (BIP-32).
     *
     * <p>Errors: {@link CryptoErrorCode#BIP32_INVALID_KEY} (115).
     *
     * @param params A key and a child index.
     * @param options how to call
     * @return the call; its result: The child key.
     */
    public Call<ResultOfHDKeyDeriveFromXPrv> hdkeyDeriveFromXprv(
            ParamsOfHDKeyDeriveFromXPrv params, CallOptions options) {
        return caller.call("crypto.hdkey_derive_from_xprv", params, ResultOfHDKeyDeriveFromXPrv::fromJson, options);
    }

    /**
     * Derives the key at a path from an extended key (BIP-32).
     *
     * <p>Errors: {@link CryptoErrorCode#BIP32_INVALID_KEY} (115), {@link CryptoErrorCode#BIP32_INVALID_DERIVE_PATH}
     * (116).
     *
     * @param params A key and a derivation path.
     * @return the call; its result: The key at the path.
     */
    public Call<ResultOfHDKeyDeriveFromXPrvPath> hdkeyDeriveFromXprvPath(ParamsOfHDKeyDeriveFromXPrvPath params) {
        return hdkeyDeriveFromXprvPath(params, CallOptions.NONE);
    }

    /**
     * Derives the key at a path from an extended key (BIP-32).
     *
     * <p>Errors: {@link CryptoErrorCode#BIP32_INVALID_KEY} (115), {@link CryptoErrorCode#BIP32_INVALID_DERIVE_PATH}
     * (116).
     *
     * @param params A key and a derivation path.
     * @param options how to call
     * @return the call; its result: The key at the path.
     */
    public Call<ResultOfHDKeyDeriveFromXPrvPath> hdkeyDeriveFromXprvPath(
            ParamsOfHDKeyDeriveFromXPrvPath params, CallOptions options) {
        return caller.call(
                "crypto.hdkey_derive_from_xprv_path", params, ResultOfHDKeyDeriveFromXPrvPath::fromJson, options);
    }

    /**
     * Returns the secret key of an extended private key.
     *
     * <p>Errors: {@link CryptoErrorCode#BIP32_INVALID_KEY} (115).
     *
     * @param params An extended private key.
     * @return the call; its result: The secret key.
     */
    public Call<ResultOfHDKeySecretFromXPrv> hdkeySecretFromXprv(ParamsOfHDKeySecretFromXPrv params) {
        return hdkeySecretFromXprv(params, CallOptions.NONE);
    }

    /**
     * Returns the secret key of an extended private key.
     *
     * <p>Errors: {@link CryptoErrorCode#BIP32_INVALID_KEY} (115).
     *
     * @param params An extended private key.
     * @param options how to call
     * @return the call; its result: The secret key.
     */
    public Call<ResultOfHDKeySecretFromXPrv> hdkeySecretFromXprv(
            ParamsOfHDKeySecretFromXPrv params, CallOptions options) {
        return caller.call("crypto.hdkey_secret_from_xprv", params, ResultOfHDKeySecretFromXPrv::fromJson, options);
    }

    /**
     * Returns the Ed25519 public key of an extended private key.
     *
     * <p>Errors: {@link CryptoErrorCode#BIP32_INVALID_KEY} (115).
     *
     * @param params An extended private key.
     * @return the call; its result: The Ed25519 public key.
     */
    public Call<ResultOfHDKeyPublicFromXPrv> hdkeyPublicFromXprv(ParamsOfHDKeyPublicFromXPrv params) {
        return hdkeyPublicFromXprv(params, CallOptions.NONE);
    }

    /**
     * Returns the Ed25519 public key of an extended private key.
     *
     * <p>Errors: {@link CryptoErrorCode#BIP32_INVALID_KEY} (115).
     *
     * @param params An extended private key.
     * @param options how to call
     * @return the call; its result: The Ed25519 public key.
     */
    public Call<ResultOfHDKeyPublicFromXPrv> hdkeyPublicFromXprv(
            ParamsOfHDKeyPublicFromXPrv params, CallOptions options) {
        return caller.call("crypto.hdkey_public_from_xprv", params, ResultOfHDKeyPublicFromXPrv::fromJson, options);
    }

    /**
     * Encrypts or decrypts data with ChaCha20 (RFC 8439).
     *
     * <p>The block counter starts at 0. The same call decrypts. There is no authentication.
     *
     * <p>Errors: {@link AccountErrorCode#INVALID_HEX} (2), {@link AccountErrorCode#INVALID_BASE64} (3), {@link
     * CryptoErrorCode#INVALID_KEY_SIZE} (109), {@link CryptoErrorCode#INVALID_NONCE_SIZE} (134).
     *
     * @param params Data, plain or encrypted, and a key.
     * @return the call; its result: Data, encrypted or plain.
     */
    public Call<ResultOfChaCha20> chacha20(ParamsOfChaCha20 params) {
        return chacha20(params, CallOptions.NONE);
    }

    /**
     * Encrypts or decrypts data with ChaCha20 (RFC 8439).
     *
     * <p>The block counter starts at 0. The same call decrypts. There is no authentication.
     *
     * <p>Errors: {@link AccountErrorCode#INVALID_HEX} (2), {@link AccountErrorCode#INVALID_BASE64} (3), {@link
     * CryptoErrorCode#INVALID_KEY_SIZE} (109), {@link CryptoErrorCode#INVALID_NONCE_SIZE} (134).
     *
     * @param params Data, plain or encrypted, and a key.
     * @param options how to call
     * @return the call; its result: Data, encrypted or plain.
     */
    public Call<ResultOfChaCha20> chacha20(ParamsOfChaCha20 params, CallOptions options) {
        return caller.call("crypto.chacha20", params, ResultOfChaCha20::fromJson, options);
    }

    /**
     * Creates a crypto box: a seed phrase encrypted with a password of the application.
     *
     * <p>Requests the password once, except for {@code EncryptedSecret}. A phrase given by the caller is not checked
     * here. To change the salt or password, create a new box from the phrase.
     *
     * <p>Errors: {@link AccountErrorCode#APP_REQUEST_ERROR} (26), {@link
     * AccountErrorCode#CAN_NOT_RECEIVE_REQUEST_RESULT} (29), {@link AccountErrorCode#CAN_NOT_PARSE_REQUEST_RESULT}
     * (30), {@link AccountErrorCode#UNEXPECTED_CALLBACK_RESPONSE} (31), {@link AccountErrorCode#INVALID_HEX} (2),
     * {@link AccountErrorCode#INVALID_BASE64} (3), {@link AccountErrorCode#CALLBACK_NOT_REGISTERED} (13), {@link
     * CryptoErrorCode#INVALID_KEY_SIZE} (109), {@link CryptoErrorCode#NACL_BOX_FAILED} (111), {@link
     * CryptoErrorCode#BIP39_INVALID_WORD_COUNT} (118), {@link CryptoErrorCode#MNEMONIC_GENERATION_FAILED} (119).
     *
     * @param params The crypto box to create.
     * @param object answers the requests of the library
     * @return the call; its result: A crypto box.
     */
    public Call<RegisteredCryptoBox> createCryptoBox(ParamsOfCreateCryptoBox params, AppPasswordProvider object) {
        return createCryptoBox(params, object, CallOptions.NONE);
    }

    /**
     * Creates a crypto box: a seed phrase encrypted with a password of the application.
     *
     * <p>Requests the password once, except for {@code EncryptedSecret}. A phrase given by the caller is not checked
     * here. To change the salt or password, create a new box from the phrase.
     *
     * <p>Errors: {@link AccountErrorCode#APP_REQUEST_ERROR} (26), {@link
     * AccountErrorCode#CAN_NOT_RECEIVE_REQUEST_RESULT} (29), {@link AccountErrorCode#CAN_NOT_PARSE_REQUEST_RESULT}
     * (30), {@link AccountErrorCode#UNEXPECTED_CALLBACK_RESPONSE} (31), {@link AccountErrorCode#INVALID_HEX} (2),
     * {@link AccountErrorCode#INVALID_BASE64} (3), {@link AccountErrorCode#CALLBACK_NOT_REGISTERED} (13), {@link
     * CryptoErrorCode#INVALID_KEY_SIZE} (109), {@link CryptoErrorCode#NACL_BOX_FAILED} (111), {@link
     * CryptoErrorCode#BIP39_INVALID_WORD_COUNT} (118), {@link CryptoErrorCode#MNEMONIC_GENERATION_FAILED} (119).
     *
     * @param params The crypto box to create.
     * @param object answers the requests of the library
     * @param options how to call
     * @return the call; its result: A crypto box.
     */
    public Call<RegisteredCryptoBox> createCryptoBox(
            ParamsOfCreateCryptoBox params, AppPasswordProvider object, CallOptions options) {
        return caller.callWithObject(
                "crypto.create_crypto_box",
                params,
                RegisteredCryptoBox::fromJson,
                options,
                AppPasswordProvider.untyped(object));
    }

    /**
     * Removes a crypto box; an unknown handle is ignored.
     *
     * <p>Boxes derived from it remain, but fail with 130 when they need the secret again.
     *
     * @param params A crypto box.
     * @return the call; it has no result
     */
    public Call<@Nullable Void> removeCryptoBox(RegisteredCryptoBox params) {
        return removeCryptoBox(params, CallOptions.NONE);
    }

    /**
     * Removes a crypto box; an unknown handle is ignored.
     *
     * <p>Boxes derived from it remain, but fail with 130 when they need the secret again.
     *
     * @param params A crypto box.
     * @param options how to call
     * @return the call; it has no result
     */
    public Call<@Nullable Void> removeCryptoBox(RegisteredCryptoBox params, CallOptions options) {
        return caller.call("crypto.remove_crypto_box", params, Decoders::nothing, options);
    }

    /**
     * Returns the encrypted secret of a crypto box, for the application to store.
     *
     * <p>Does not request the password.
     *
     * <p>Errors: {@link CryptoErrorCode#CRYPTO_BOX_NOT_REGISTERED} (130).
     *
     * @param params A crypto box.
     * @return the call; its result: The storable part of a crypto box.
     */
    public Call<ResultOfGetCryptoBoxInfo> getCryptoBoxInfo(RegisteredCryptoBox params) {
        return getCryptoBoxInfo(params, CallOptions.NONE);
    }

    /**
     * Returns the encrypted secret of a crypto box, for the application to store.
     *
     * <p>Does not request the password.
     *
     * <p>Errors: {@link CryptoErrorCode#CRYPTO_BOX_NOT_REGISTERED} (130).
     *
     * @param params A crypto box.
     * @param options how to call
     * @return the call; its result: The storable part of a crypto box.
     */
    public Call<ResultOfGetCryptoBoxInfo> getCryptoBoxInfo(RegisteredCryptoBox params, CallOptions options) {
        return caller.call("crypto.get_crypto_box_info", params, ResultOfGetCryptoBoxInfo::fromJson, options);
    }

    /**
     * Returns the decrypted seed phrase of a crypto box.
     *
     * <p>Requests the password. The cipher has no authentication: a wrong password results in error 133 or, rarely, in
     * a wrong phrase.
     *
     * <p>Errors: {@link AccountErrorCode#APP_REQUEST_ERROR} (26), {@link
     * AccountErrorCode#CAN_NOT_RECEIVE_REQUEST_RESULT} (29), {@link AccountErrorCode#CAN_NOT_PARSE_REQUEST_RESULT}
     * (30), {@link AccountErrorCode#UNEXPECTED_CALLBACK_RESPONSE} (31), {@link AccountErrorCode#INVALID_HEX} (2),
     * {@link AccountErrorCode#INVALID_BASE64} (3), {@link CryptoErrorCode#INVALID_KEY_SIZE} (109), {@link
     * CryptoErrorCode#NACL_BOX_FAILED} (111), {@link CryptoErrorCode#CRYPTO_BOX_NOT_REGISTERED} (130), {@link
     * CryptoErrorCode#CRYPTO_BOX_SECRET_DESERIALIZATION_ERROR} (133).
     *
     * @param params A crypto box.
     * @return the call; its result: Secret of a crypto box.
     */
    public Call<ResultOfGetCryptoBoxSeedPhrase> getCryptoBoxSeedPhrase(RegisteredCryptoBox params) {
        return getCryptoBoxSeedPhrase(params, CallOptions.NONE);
    }

    /**
     * Returns the decrypted seed phrase of a crypto box.
     *
     * <p>Requests the password. The cipher has no authentication: a wrong password results in error 133 or, rarely, in
     * a wrong phrase.
     *
     * <p>Errors: {@link AccountErrorCode#APP_REQUEST_ERROR} (26), {@link
     * AccountErrorCode#CAN_NOT_RECEIVE_REQUEST_RESULT} (29), {@link AccountErrorCode#CAN_NOT_PARSE_REQUEST_RESULT}
     * (30), {@link AccountErrorCode#UNEXPECTED_CALLBACK_RESPONSE} (31), {@link AccountErrorCode#INVALID_HEX} (2),
     * {@link AccountErrorCode#INVALID_BASE64} (3), {@link CryptoErrorCode#INVALID_KEY_SIZE} (109), {@link
     * CryptoErrorCode#NACL_BOX_FAILED} (111), {@link CryptoErrorCode#CRYPTO_BOX_NOT_REGISTERED} (130), {@link
     * CryptoErrorCode#CRYPTO_BOX_SECRET_DESERIALIZATION_ERROR} (133).
     *
     * @param params A crypto box.
     * @param options how to call
     * @return the call; its result: Secret of a crypto box.
     */
    public Call<ResultOfGetCryptoBoxSeedPhrase> getCryptoBoxSeedPhrase(
            RegisteredCryptoBox params, CallOptions options) {
        return caller.call(
                "crypto.get_crypto_box_seed_phrase", params, ResultOfGetCryptoBoxSeedPhrase::fromJson, options);
    }

    /**
     * Creates a signing box with a key derived from a crypto box.
     *
     * <p>Nothing is checked until the box is used; the possible errors are then 114, 115, 116, 118, 130 and 133 and
     * those of the password provider.
     *
     * @param params A crypto box and the derivation path of the signing key.
     * @return the call; its result: A signing box.
     */
    public Call<RegisteredSigningBox> getSigningBoxFromCryptoBox(ParamsOfGetSigningBoxFromCryptoBox params) {
        return getSigningBoxFromCryptoBox(params, CallOptions.NONE);
    }

    /**
     * Creates a signing box with a key derived from a crypto box.
     *
     * <p>Nothing is checked until the box is used; the possible errors are then 114, 115, 116, 118, 130 and 133 and
     * those of the password provider.
     *
     * @param params A crypto box and the derivation path of the signing key.
     * @param options how to call
     * @return the call; its result: A signing box.
     */
    public Call<RegisteredSigningBox> getSigningBoxFromCryptoBox(
            ParamsOfGetSigningBoxFromCryptoBox params, CallOptions options) {
        return caller.call("crypto.get_signing_box_from_crypto_box", params, RegisteredSigningBox::fromJson, options);
    }

    /**
     * Creates an encryption box with a key derived from a crypto box.
     *
     * <p>The cipher key is the derived 32-byte secret. Nothing is checked until the box is used; the possible errors
     * are then 2, 109, 114, 115, 116, 118, 130, 133 and 134 and those of the password provider.
     *
     * @param params A crypto box, a cipher and the derivation path of the key.
     * @return the call; its result: An encryption box.
     */
    public Call<RegisteredEncryptionBox> getEncryptionBoxFromCryptoBox(ParamsOfGetEncryptionBoxFromCryptoBox params) {
        return getEncryptionBoxFromCryptoBox(params, CallOptions.NONE);
    }

    /**
     * Creates an encryption box with a key derived from a crypto box.
     *
     * <p>The cipher key is the derived 32-byte secret. Nothing is checked until the box is used; the possible errors
     * are then 2, 109, 114, 115, 116, 118, 130, 133 and 134 and those of the password provider.
     *
     * @param params A crypto box, a cipher and the derivation path of the key.
     * @param options how to call
     * @return the call; its result: An encryption box.
     */
    public Call<RegisteredEncryptionBox> getEncryptionBoxFromCryptoBox(
            ParamsOfGetEncryptionBoxFromCryptoBox params, CallOptions options) {
        return caller.call(
                "crypto.get_encryption_box_from_crypto_box", params, RegisteredEncryptionBox::fromJson, options);
    }

    /**
     * Removes all secrets derived from a crypto box from memory.
     *
     * <p>The boxes remain usable and request the password again. An unknown handle is ignored.
     *
     * @param params A crypto box.
     * @return the call; it has no result
     */
    public Call<@Nullable Void> clearCryptoBoxSecretCache(RegisteredCryptoBox params) {
        return clearCryptoBoxSecretCache(params, CallOptions.NONE);
    }

    /**
     * Removes all secrets derived from a crypto box from memory.
     *
     * <p>The boxes remain usable and request the password again. An unknown handle is ignored.
     *
     * @param params A crypto box.
     * @param options how to call
     * @return the call; it has no result
     */
    public Call<@Nullable Void> clearCryptoBoxSecretCache(RegisteredCryptoBox params, CallOptions options) {
        return caller.call("crypto.clear_crypto_box_secret_cache", params, Decoders::nothing, options);
    }

    /**
     * Registers a signing box implemented by the application.
     *
     * <p>Errors: {@link AccountErrorCode#CALLBACK_NOT_REGISTERED} (13).
     *
     * @param object answers the requests of the library
     * @return the call; its result: A signing box.
     */
    public Call<RegisteredSigningBox> registerSigningBox(AppSigningBox object) {
        return registerSigningBox(object, CallOptions.NONE);
    }

    /**
     * Registers a signing box implemented by the application.
     *
     * <p>Errors: {@link AccountErrorCode#CALLBACK_NOT_REGISTERED} (13).
     *
     * @param object answers the requests of the library
     * @param options how to call
     * @return the call; its result: A signing box.
     */
    public Call<RegisteredSigningBox> registerSigningBox(AppSigningBox object, CallOptions options) {
        return caller.callWithObject(
                "crypto.register_signing_box",
                null,
                RegisteredSigningBox::fromJson,
                options,
                AppSigningBox.untyped(object));
    }

    /**
     * Creates a signing box with a key pair.
     *
     * <p>Errors: {@link CryptoErrorCode#INVALID_PUBLIC_KEY} (100), {@link CryptoErrorCode#INVALID_SECRET_KEY} (101).
     *
     * @param params A key pair; Ed25519 unless stated otherwise.
     * @return the call; its result: A signing box.
     */
    public Call<RegisteredSigningBox> getSigningBox(KeyPair params) {
        return getSigningBox(params, CallOptions.NONE);
    }

    /**
     * Creates a signing box with a key pair.
     *
     * <p>Errors: {@link CryptoErrorCode#INVALID_PUBLIC_KEY} (100), {@link CryptoErrorCode#INVALID_SECRET_KEY} (101).
     *
     * @param params A key pair; Ed25519 unless stated otherwise.
     * @param options how to call
     * @return the call; its result: A signing box.
     */
    public Call<RegisteredSigningBox> getSigningBox(KeyPair params, CallOptions options) {
        return caller.call("crypto.get_signing_box", params, RegisteredSigningBox::fromJson, options);
    }

    /**
     * Returns the public key of a signing box.
     *
     * <p>Errors: {@link AccountErrorCode#APP_REQUEST_ERROR} (26), {@link
     * AccountErrorCode#CAN_NOT_RECEIVE_REQUEST_RESULT} (29), {@link AccountErrorCode#CAN_NOT_PARSE_REQUEST_RESULT}
     * (30), {@link AccountErrorCode#UNEXPECTED_CALLBACK_RESPONSE} (31), {@link AccountErrorCode#INVALID_HEX} (2),
     * {@link AccountErrorCode#INVALID_BASE64} (3), {@link CryptoErrorCode#INVALID_KEY_SIZE} (109), {@link
     * CryptoErrorCode#NACL_BOX_FAILED} (111), {@link CryptoErrorCode#BIP39_INVALID_PHRASE} (114), {@link
     * CryptoErrorCode#BIP32_INVALID_KEY} (115), {@link CryptoErrorCode#BIP32_INVALID_DERIVE_PATH} (116), {@link
     * CryptoErrorCode#BIP39_INVALID_WORD_COUNT} (118), {@link CryptoErrorCode#CRYPTO_BOX_NOT_REGISTERED} (130), {@link
     * CryptoErrorCode#CRYPTO_BOX_SECRET_DESERIALIZATION_ERROR} (133), {@link
     * CryptoErrorCode#SIGNING_BOX_NOT_REGISTERED} (121).
     *
     * @param params A signing box.
     * @return the call; its result: Public key of a signing box.
     */
    public Call<ResultOfSigningBoxGetPublicKey> signingBoxGetPublicKey(RegisteredSigningBox params) {
        return signingBoxGetPublicKey(params, CallOptions.NONE);
    }

    /**
     * Returns the public key of a signing box.
     *
     * <p>Errors: {@link AccountErrorCode#APP_REQUEST_ERROR} (26), {@link
     * AccountErrorCode#CAN_NOT_RECEIVE_REQUEST_RESULT} (29), {@link AccountErrorCode#CAN_NOT_PARSE_REQUEST_RESULT}
     * (30), {@link AccountErrorCode#UNEXPECTED_CALLBACK_RESPONSE} (31), {@link AccountErrorCode#INVALID_HEX} (2),
     * {@link AccountErrorCode#INVALID_BASE64} (3), {@link CryptoErrorCode#INVALID_KEY_SIZE} (109), {@link
     * CryptoErrorCode#NACL_BOX_FAILED} (111), {@link CryptoErrorCode#BIP39_INVALID_PHRASE} (114), {@link
     * CryptoErrorCode#BIP32_INVALID_KEY} (115), {@link CryptoErrorCode#BIP32_INVALID_DERIVE_PATH} (116), {@link
     * CryptoErrorCode#BIP39_INVALID_WORD_COUNT} (118), {@link CryptoErrorCode#CRYPTO_BOX_NOT_REGISTERED} (130), {@link
     * CryptoErrorCode#CRYPTO_BOX_SECRET_DESERIALIZATION_ERROR} (133), {@link
     * CryptoErrorCode#SIGNING_BOX_NOT_REGISTERED} (121).
     *
     * @param params A signing box.
     * @param options how to call
     * @return the call; its result: Public key of a signing box.
     */
    public Call<ResultOfSigningBoxGetPublicKey> signingBoxGetPublicKey(
            RegisteredSigningBox params, CallOptions options) {
        return caller.call(
                "crypto.signing_box_get_public_key", params, ResultOfSigningBoxGetPublicKey::fromJson, options);
    }

    /**
     * Signs data with a signing box.
     *
     * <p>Errors: {@link AccountErrorCode#APP_REQUEST_ERROR} (26), {@link
     * AccountErrorCode#CAN_NOT_RECEIVE_REQUEST_RESULT} (29), {@link AccountErrorCode#CAN_NOT_PARSE_REQUEST_RESULT}
     * (30), {@link AccountErrorCode#UNEXPECTED_CALLBACK_RESPONSE} (31), {@link AccountErrorCode#INVALID_HEX} (2),
     * {@link AccountErrorCode#INVALID_BASE64} (3), {@link CryptoErrorCode#INVALID_KEY_SIZE} (109), {@link
     * CryptoErrorCode#NACL_BOX_FAILED} (111), {@link CryptoErrorCode#BIP39_INVALID_PHRASE} (114), {@link
     * CryptoErrorCode#BIP32_INVALID_KEY} (115), {@link CryptoErrorCode#BIP32_INVALID_DERIVE_PATH} (116), {@link
     * CryptoErrorCode#BIP39_INVALID_WORD_COUNT} (118), {@link CryptoErrorCode#CRYPTO_BOX_NOT_REGISTERED} (130), {@link
     * CryptoErrorCode#CRYPTO_BOX_SECRET_DESERIALIZATION_ERROR} (133), {@link
     * CryptoErrorCode#SIGNING_BOX_NOT_REGISTERED} (121).
     *
     * @param params Data and the box to sign it with.
     * @return the call; its result: A signature.
     */
    public Call<ResultOfSigningBoxSign> signingBoxSign(ParamsOfSigningBoxSign params) {
        return signingBoxSign(params, CallOptions.NONE);
    }

    /**
     * Signs data with a signing box.
     *
     * <p>Errors: {@link AccountErrorCode#APP_REQUEST_ERROR} (26), {@link
     * AccountErrorCode#CAN_NOT_RECEIVE_REQUEST_RESULT} (29), {@link AccountErrorCode#CAN_NOT_PARSE_REQUEST_RESULT}
     * (30), {@link AccountErrorCode#UNEXPECTED_CALLBACK_RESPONSE} (31), {@link AccountErrorCode#INVALID_HEX} (2),
     * {@link AccountErrorCode#INVALID_BASE64} (3), {@link CryptoErrorCode#INVALID_KEY_SIZE} (109), {@link
     * CryptoErrorCode#NACL_BOX_FAILED} (111), {@link CryptoErrorCode#BIP39_INVALID_PHRASE} (114), {@link
     * CryptoErrorCode#BIP32_INVALID_KEY} (115), {@link CryptoErrorCode#BIP32_INVALID_DERIVE_PATH} (116), {@link
     * CryptoErrorCode#BIP39_INVALID_WORD_COUNT} (118), {@link CryptoErrorCode#CRYPTO_BOX_NOT_REGISTERED} (130), {@link
     * CryptoErrorCode#CRYPTO_BOX_SECRET_DESERIALIZATION_ERROR} (133), {@link
     * CryptoErrorCode#SIGNING_BOX_NOT_REGISTERED} (121).
     *
     * @param params Data and the box to sign it with.
     * @param options how to call
     * @return the call; its result: A signature.
     */
    public Call<ResultOfSigningBoxSign> signingBoxSign(ParamsOfSigningBoxSign params, CallOptions options) {
        return caller.call("crypto.signing_box_sign", params, ResultOfSigningBoxSign::fromJson, options);
    }

    /**
     * Removes a signing box; an unknown handle is ignored.
     *
     * @param params A signing box.
     * @return the call; it has no result
     */
    public Call<@Nullable Void> removeSigningBox(RegisteredSigningBox params) {
        return removeSigningBox(params, CallOptions.NONE);
    }

    /**
     * Removes a signing box; an unknown handle is ignored.
     *
     * @param params A signing box.
     * @param options how to call
     * @return the call; it has no result
     */
    public Call<@Nullable Void> removeSigningBox(RegisteredSigningBox params, CallOptions options) {
        return caller.call("crypto.remove_signing_box", params, Decoders::nothing, options);
    }

    /**
     * Registers an encryption box implemented by the application.
     *
     * <p>Errors: {@link AccountErrorCode#CALLBACK_NOT_REGISTERED} (13).
     *
     * @param object answers the requests of the library
     * @return the call; its result: An encryption box.
     */
    public Call<RegisteredEncryptionBox> registerEncryptionBox(AppEncryptionBox object) {
        return registerEncryptionBox(object, CallOptions.NONE);
    }

    /**
     * Registers an encryption box implemented by the application.
     *
     * <p>Errors: {@link AccountErrorCode#CALLBACK_NOT_REGISTERED} (13).
     *
     * @param object answers the requests of the library
     * @param options how to call
     * @return the call; its result: An encryption box.
     */
    public Call<RegisteredEncryptionBox> registerEncryptionBox(AppEncryptionBox object, CallOptions options) {
        return caller.callWithObject(
                "crypto.register_encryption_box",
                null,
                RegisteredEncryptionBox::fromJson,
                options,
                AppEncryptionBox.untyped(object));
    }

    /**
     * Removes an encryption box; an unknown handle is ignored.
     *
     * @param params An encryption box.
     * @return the call; it has no result
     */
    public Call<@Nullable Void> removeEncryptionBox(RegisteredEncryptionBox params) {
        return removeEncryptionBox(params, CallOptions.NONE);
    }

    /**
     * Removes an encryption box; an unknown handle is ignored.
     *
     * @param params An encryption box.
     * @param options how to call
     * @return the call; it has no result
     */
    public Call<@Nullable Void> removeEncryptionBox(RegisteredEncryptionBox params, CallOptions options) {
        return caller.call("crypto.remove_encryption_box", params, Decoders::nothing, options);
    }

    /**
     * Returns information about an encryption box.
     *
     * <p>Errors: {@link AccountErrorCode#APP_REQUEST_ERROR} (26), {@link
     * AccountErrorCode#CAN_NOT_RECEIVE_REQUEST_RESULT} (29), {@link AccountErrorCode#CAN_NOT_PARSE_REQUEST_RESULT}
     * (30), {@link AccountErrorCode#UNEXPECTED_CALLBACK_RESPONSE} (31), {@link AccountErrorCode#INVALID_HEX} (2),
     * {@link AccountErrorCode#INVALID_BASE64} (3), {@link CryptoErrorCode#INVALID_KEY_SIZE} (109), {@link
     * CryptoErrorCode#NACL_BOX_FAILED} (111), {@link CryptoErrorCode#BIP39_INVALID_PHRASE} (114), {@link
     * CryptoErrorCode#BIP32_INVALID_KEY} (115), {@link CryptoErrorCode#BIP32_INVALID_DERIVE_PATH} (116), {@link
     * CryptoErrorCode#BIP39_INVALID_WORD_COUNT} (118), {@link CryptoErrorCode#CRYPTO_BOX_NOT_REGISTERED} (130), {@link
     * CryptoErrorCode#CRYPTO_BOX_SECRET_DESERIALIZATION_ERROR} (133), {@link
     * CryptoErrorCode#ENCRYPTION_BOX_NOT_REGISTERED} (123).
     *
     * @param params An encryption box.
     * @return the call; its result: Information about an encryption box.
     */
    public Call<ResultOfEncryptionBoxGetInfo> encryptionBoxGetInfo(ParamsOfEncryptionBoxGetInfo params) {
        return encryptionBoxGetInfo(params, CallOptions.NONE);
    }

    /**
     * Returns information about an encryption box.
     *
     * <p>Errors: {@link AccountErrorCode#APP_REQUEST_ERROR} (26), {@link
     * AccountErrorCode#CAN_NOT_RECEIVE_REQUEST_RESULT} (29), {@link AccountErrorCode#CAN_NOT_PARSE_REQUEST_RESULT}
     * (30), {@link AccountErrorCode#UNEXPECTED_CALLBACK_RESPONSE} (31), {@link AccountErrorCode#INVALID_HEX} (2),
     * {@link AccountErrorCode#INVALID_BASE64} (3), {@link CryptoErrorCode#INVALID_KEY_SIZE} (109), {@link
     * CryptoErrorCode#NACL_BOX_FAILED} (111), {@link CryptoErrorCode#BIP39_INVALID_PHRASE} (114), {@link
     * CryptoErrorCode#BIP32_INVALID_KEY} (115), {@link CryptoErrorCode#BIP32_INVALID_DERIVE_PATH} (116), {@link
     * CryptoErrorCode#BIP39_INVALID_WORD_COUNT} (118), {@link CryptoErrorCode#CRYPTO_BOX_NOT_REGISTERED} (130), {@link
     * CryptoErrorCode#CRYPTO_BOX_SECRET_DESERIALIZATION_ERROR} (133), {@link
     * CryptoErrorCode#ENCRYPTION_BOX_NOT_REGISTERED} (123).
     *
     * @param params An encryption box.
     * @param options how to call
     * @return the call; its result: Information about an encryption box.
     */
    public Call<ResultOfEncryptionBoxGetInfo> encryptionBoxGetInfo(
            ParamsOfEncryptionBoxGetInfo params, CallOptions options) {
        return caller.call("crypto.encryption_box_get_info", params, ResultOfEncryptionBoxGetInfo::fromJson, options);
    }

    /**
     * Encrypts data with an encryption box.
     *
     * <p>AES pads data with zero bytes to a multiple of 16; the original size is not stored.
     *
     * <p>Errors: {@link AccountErrorCode#APP_REQUEST_ERROR} (26), {@link
     * AccountErrorCode#CAN_NOT_RECEIVE_REQUEST_RESULT} (29), {@link AccountErrorCode#CAN_NOT_PARSE_REQUEST_RESULT}
     * (30), {@link AccountErrorCode#UNEXPECTED_CALLBACK_RESPONSE} (31), {@link AccountErrorCode#INVALID_HEX} (2),
     * {@link AccountErrorCode#INVALID_BASE64} (3), {@link CryptoErrorCode#INVALID_KEY_SIZE} (109), {@link
     * CryptoErrorCode#NACL_BOX_FAILED} (111), {@link CryptoErrorCode#BIP39_INVALID_PHRASE} (114), {@link
     * CryptoErrorCode#BIP32_INVALID_KEY} (115), {@link CryptoErrorCode#BIP32_INVALID_DERIVE_PATH} (116), {@link
     * CryptoErrorCode#BIP39_INVALID_WORD_COUNT} (118), {@link CryptoErrorCode#CRYPTO_BOX_NOT_REGISTERED} (130), {@link
     * CryptoErrorCode#CRYPTO_BOX_SECRET_DESERIALIZATION_ERROR} (133), {@link CryptoErrorCode#NACL_SECRET_BOX_FAILED}
     * (110), {@link CryptoErrorCode#ENCRYPTION_BOX_NOT_REGISTERED} (123), {@link CryptoErrorCode#INVALID_NONCE_SIZE}
     * (134).
     *
     * @param params Data and the box to use.
     * @return the call; its result: Encrypted data.
     */
    public Call<ResultOfEncryptionBoxEncrypt> encryptionBoxEncrypt(ParamsOfEncryptionBoxEncrypt params) {
        return encryptionBoxEncrypt(params, CallOptions.NONE);
    }

    /**
     * Encrypts data with an encryption box.
     *
     * <p>AES pads data with zero bytes to a multiple of 16; the original size is not stored.
     *
     * <p>Errors: {@link AccountErrorCode#APP_REQUEST_ERROR} (26), {@link
     * AccountErrorCode#CAN_NOT_RECEIVE_REQUEST_RESULT} (29), {@link AccountErrorCode#CAN_NOT_PARSE_REQUEST_RESULT}
     * (30), {@link AccountErrorCode#UNEXPECTED_CALLBACK_RESPONSE} (31), {@link AccountErrorCode#INVALID_HEX} (2),
     * {@link AccountErrorCode#INVALID_BASE64} (3), {@link CryptoErrorCode#INVALID_KEY_SIZE} (109), {@link
     * CryptoErrorCode#NACL_BOX_FAILED} (111), {@link CryptoErrorCode#BIP39_INVALID_PHRASE} (114), {@link
     * CryptoErrorCode#BIP32_INVALID_KEY} (115), {@link CryptoErrorCode#BIP32_INVALID_DERIVE_PATH} (116), {@link
     * CryptoErrorCode#BIP39_INVALID_WORD_COUNT} (118), {@link CryptoErrorCode#CRYPTO_BOX_NOT_REGISTERED} (130), {@link
     * CryptoErrorCode#CRYPTO_BOX_SECRET_DESERIALIZATION_ERROR} (133), {@link CryptoErrorCode#NACL_SECRET_BOX_FAILED}
     * (110), {@link CryptoErrorCode#ENCRYPTION_BOX_NOT_REGISTERED} (123), {@link CryptoErrorCode#INVALID_NONCE_SIZE}
     * (134).
     *
     * @param params Data and the box to use.
     * @param options how to call
     * @return the call; its result: Encrypted data.
     */
    public Call<ResultOfEncryptionBoxEncrypt> encryptionBoxEncrypt(
            ParamsOfEncryptionBoxEncrypt params, CallOptions options) {
        return caller.call("crypto.encryption_box_encrypt", params, ResultOfEncryptionBoxEncrypt::fromJson, options);
    }

    /**
     * Decrypts data with an encryption box.
     *
     * <p>Does not remove the zero padding of the last AES block.
     *
     * <p>Errors: {@link AccountErrorCode#APP_REQUEST_ERROR} (26), {@link
     * AccountErrorCode#CAN_NOT_RECEIVE_REQUEST_RESULT} (29), {@link AccountErrorCode#CAN_NOT_PARSE_REQUEST_RESULT}
     * (30), {@link AccountErrorCode#UNEXPECTED_CALLBACK_RESPONSE} (31), {@link AccountErrorCode#INVALID_HEX} (2),
     * {@link AccountErrorCode#INVALID_BASE64} (3), {@link CryptoErrorCode#INVALID_KEY_SIZE} (109), {@link
     * CryptoErrorCode#NACL_BOX_FAILED} (111), {@link CryptoErrorCode#BIP39_INVALID_PHRASE} (114), {@link
     * CryptoErrorCode#BIP32_INVALID_KEY} (115), {@link CryptoErrorCode#BIP32_INVALID_DERIVE_PATH} (116), {@link
     * CryptoErrorCode#BIP39_INVALID_WORD_COUNT} (118), {@link CryptoErrorCode#CRYPTO_BOX_NOT_REGISTERED} (130), {@link
     * CryptoErrorCode#CRYPTO_BOX_SECRET_DESERIALIZATION_ERROR} (133), {@link CryptoErrorCode#NACL_SECRET_BOX_FAILED}
     * (110), {@link CryptoErrorCode#ENCRYPTION_BOX_NOT_REGISTERED} (123), {@link CryptoErrorCode#DECRYPT_DATA_ERROR}
     * (128), {@link CryptoErrorCode#INVALID_NONCE_SIZE} (134).
     *
     * @param params Data and the box to use.
     * @return the call; its result: Decrypted data.
     */
    public Call<ResultOfEncryptionBoxDecrypt> encryptionBoxDecrypt(ParamsOfEncryptionBoxDecrypt params) {
        return encryptionBoxDecrypt(params, CallOptions.NONE);
    }

    /**
     * Decrypts data with an encryption box.
     *
     * <p>Does not remove the zero padding of the last AES block.
     *
     * <p>Errors: {@link AccountErrorCode#APP_REQUEST_ERROR} (26), {@link
     * AccountErrorCode#CAN_NOT_RECEIVE_REQUEST_RESULT} (29), {@link AccountErrorCode#CAN_NOT_PARSE_REQUEST_RESULT}
     * (30), {@link AccountErrorCode#UNEXPECTED_CALLBACK_RESPONSE} (31), {@link AccountErrorCode#INVALID_HEX} (2),
     * {@link AccountErrorCode#INVALID_BASE64} (3), {@link CryptoErrorCode#INVALID_KEY_SIZE} (109), {@link
     * CryptoErrorCode#NACL_BOX_FAILED} (111), {@link CryptoErrorCode#BIP39_INVALID_PHRASE} (114), {@link
     * CryptoErrorCode#BIP32_INVALID_KEY} (115), {@link CryptoErrorCode#BIP32_INVALID_DERIVE_PATH} (116), {@link
     * CryptoErrorCode#BIP39_INVALID_WORD_COUNT} (118), {@link CryptoErrorCode#CRYPTO_BOX_NOT_REGISTERED} (130), {@link
     * CryptoErrorCode#CRYPTO_BOX_SECRET_DESERIALIZATION_ERROR} (133), {@link CryptoErrorCode#NACL_SECRET_BOX_FAILED}
     * (110), {@link CryptoErrorCode#ENCRYPTION_BOX_NOT_REGISTERED} (123), {@link CryptoErrorCode#DECRYPT_DATA_ERROR}
     * (128), {@link CryptoErrorCode#INVALID_NONCE_SIZE} (134).
     *
     * @param params Data and the box to use.
     * @param options how to call
     * @return the call; its result: Decrypted data.
     */
    public Call<ResultOfEncryptionBoxDecrypt> encryptionBoxDecrypt(
            ParamsOfEncryptionBoxDecrypt params, CallOptions options) {
        return caller.call("crypto.encryption_box_decrypt", params, ResultOfEncryptionBoxDecrypt::fromJson, options);
    }

    /**
     * Creates an encryption box with the given keys.
     *
     * <p>AES and ChaCha20 parameters are checked immediately, NaCl parameters at first use. Every operation starts with
     * the given vector or nonce.
     *
     * <p>Errors: {@link AccountErrorCode#INVALID_HEX} (2), {@link CryptoErrorCode#INVALID_KEY_SIZE} (109), {@link
     * CryptoErrorCode#INVALID_IV_SIZE} (124), {@link CryptoErrorCode#UNSUPPORTED_CIPHER_MODE} (125), {@link
     * CryptoErrorCode#IV_REQUIRED} (129), {@link CryptoErrorCode#INVALID_NONCE_SIZE} (134).
     *
     * @param params The encryption box to create.
     * @return the call; its result: An encryption box.
     */
    public Call<RegisteredEncryptionBox> createEncryptionBox(ParamsOfCreateEncryptionBox params) {
        return createEncryptionBox(params, CallOptions.NONE);
    }

    /**
     * Creates an encryption box with the given keys.
     *
     * <p>AES and ChaCha20 parameters are checked immediately, NaCl parameters at first use. Every operation starts with
     * the given vector or nonce.
     *
     * <p>Errors: {@link AccountErrorCode#INVALID_HEX} (2), {@link CryptoErrorCode#INVALID_KEY_SIZE} (109), {@link
     * CryptoErrorCode#INVALID_IV_SIZE} (124), {@link CryptoErrorCode#UNSUPPORTED_CIPHER_MODE} (125), {@link
     * CryptoErrorCode#IV_REQUIRED} (129), {@link CryptoErrorCode#INVALID_NONCE_SIZE} (134).
     *
     * @param params The encryption box to create.
     * @param options how to call
     * @return the call; its result: An encryption box.
     */
    public Call<RegisteredEncryptionBox> createEncryptionBox(ParamsOfCreateEncryptionBox params, CallOptions options) {
        return caller.call("crypto.create_encryption_box", params, RegisteredEncryptionBox::fromJson, options);
    }
}
