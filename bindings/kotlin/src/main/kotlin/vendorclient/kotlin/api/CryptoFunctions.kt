// Generated from the definitions of the API.
@file:Suppress("DEPRECATION")

package vendorclient.kotlin.api

import vendorclient.CallOptions
import vendorclient.Caller
import vendorclient.api.crypto.BoxEncryptionAlgorithm
import vendorclient.api.crypto.CryptoBoxSecret
import vendorclient.api.crypto.CryptoModule
import vendorclient.api.crypto.EncryptionAlgorithm
import vendorclient.api.crypto.KeyPair
import vendorclient.api.crypto.MnemonicDictionary
import vendorclient.api.crypto.ParamsOfChaCha20
import vendorclient.api.crypto.ParamsOfConvertPublicKeyToTonSafeFormat
import vendorclient.api.crypto.ParamsOfCreateCryptoBox
import vendorclient.api.crypto.ParamsOfCreateEncryptionBox
import vendorclient.api.crypto.ParamsOfEncryptionBoxDecrypt
import vendorclient.api.crypto.ParamsOfEncryptionBoxEncrypt
import vendorclient.api.crypto.ParamsOfEncryptionBoxGetInfo
import vendorclient.api.crypto.ParamsOfFactorize
import vendorclient.api.crypto.ParamsOfGenerateRandomBytes
import vendorclient.api.crypto.ParamsOfGetEncryptionBoxFromCryptoBox
import vendorclient.api.crypto.ParamsOfGetSigningBoxFromCryptoBox
import vendorclient.api.crypto.ParamsOfHDKeyDeriveFromXPrv
import vendorclient.api.crypto.ParamsOfHDKeyDeriveFromXPrvPath
import vendorclient.api.crypto.ParamsOfHDKeyPublicFromXPrv
import vendorclient.api.crypto.ParamsOfHDKeySecretFromXPrv
import vendorclient.api.crypto.ParamsOfHDKeyXPrvFromMnemonic
import vendorclient.api.crypto.ParamsOfHash
import vendorclient.api.crypto.ParamsOfMnemonicDeriveSignKeys
import vendorclient.api.crypto.ParamsOfMnemonicFromEntropy
import vendorclient.api.crypto.ParamsOfMnemonicFromRandom
import vendorclient.api.crypto.ParamsOfMnemonicVerify
import vendorclient.api.crypto.ParamsOfMnemonicWords
import vendorclient.api.crypto.ParamsOfModularPower
import vendorclient.api.crypto.ParamsOfNaclBox
import vendorclient.api.crypto.ParamsOfNaclBoxKeyPairFromSecret
import vendorclient.api.crypto.ParamsOfNaclBoxOpen
import vendorclient.api.crypto.ParamsOfNaclSecretBox
import vendorclient.api.crypto.ParamsOfNaclSecretBoxOpen
import vendorclient.api.crypto.ParamsOfNaclSign
import vendorclient.api.crypto.ParamsOfNaclSignDetachedVerify
import vendorclient.api.crypto.ParamsOfNaclSignKeyPairFromSecret
import vendorclient.api.crypto.ParamsOfNaclSignOpen
import vendorclient.api.crypto.ParamsOfScrypt
import vendorclient.api.crypto.ParamsOfSign
import vendorclient.api.crypto.ParamsOfSigningBoxSign
import vendorclient.api.crypto.ParamsOfTonCrc16
import vendorclient.api.crypto.ParamsOfVerifySignature
import vendorclient.api.crypto.RegisteredCryptoBox
import vendorclient.api.crypto.RegisteredEncryptionBox
import vendorclient.api.crypto.RegisteredSigningBox
import vendorclient.api.crypto.ResultOfChaCha20
import vendorclient.api.crypto.ResultOfConvertPublicKeyToTonSafeFormat
import vendorclient.api.crypto.ResultOfEncryptionBoxDecrypt
import vendorclient.api.crypto.ResultOfEncryptionBoxEncrypt
import vendorclient.api.crypto.ResultOfEncryptionBoxGetInfo
import vendorclient.api.crypto.ResultOfFactorize
import vendorclient.api.crypto.ResultOfGenerateRandomBytes
import vendorclient.api.crypto.ResultOfGetCryptoBoxInfo
import vendorclient.api.crypto.ResultOfGetCryptoBoxSeedPhrase
import vendorclient.api.crypto.ResultOfHDKeyDeriveFromXPrv
import vendorclient.api.crypto.ResultOfHDKeyDeriveFromXPrvPath
import vendorclient.api.crypto.ResultOfHDKeyPublicFromXPrv
import vendorclient.api.crypto.ResultOfHDKeySecretFromXPrv
import vendorclient.api.crypto.ResultOfHDKeyXPrvFromMnemonic
import vendorclient.api.crypto.ResultOfHash
import vendorclient.api.crypto.ResultOfMnemonicFromEntropy
import vendorclient.api.crypto.ResultOfMnemonicFromRandom
import vendorclient.api.crypto.ResultOfMnemonicVerify
import vendorclient.api.crypto.ResultOfMnemonicWords
import vendorclient.api.crypto.ResultOfModularPower
import vendorclient.api.crypto.ResultOfNaclBox
import vendorclient.api.crypto.ResultOfNaclBoxOpen
import vendorclient.api.crypto.ResultOfNaclSign
import vendorclient.api.crypto.ResultOfNaclSignDetached
import vendorclient.api.crypto.ResultOfNaclSignDetachedVerify
import vendorclient.api.crypto.ResultOfNaclSignOpen
import vendorclient.api.crypto.ResultOfScrypt
import vendorclient.api.crypto.ResultOfSign
import vendorclient.api.crypto.ResultOfSigningBoxGetPublicKey
import vendorclient.api.crypto.ResultOfSigningBoxSign
import vendorclient.api.crypto.ResultOfTonCrc16
import vendorclient.api.crypto.ResultOfVerifySignature
import vendorclient.kotlin.result

/** Keys, seed phrases, signatures, encryption, hashes, and boxes that hold keys. */
public class CryptoFunctions(private val caller: Caller) {
    private val java = CryptoModule(caller)

    /**
     * Splits a composite number of at most 64 bits into two factors.
     *
     * The first factor is the smallest prime factor. 0, 1 and primes are rejected.
     * @param composite Composite number of at most 64 bits, hex without prefix.
     */
    public suspend fun factorize(composite: String, options: CallOptions = CallOptions.NONE): ResultOfFactorize =
        java.factorize(ParamsOfFactorize(composite), options).result()

    /**
     * Computes base ^ exponent mod modulus.
     * @param base The base.
     * @param exponent The exponent, non-negative.
     * @param modulus The modulus, non-zero.
     */
    public suspend fun modularPower(
        base: String,
        exponent: String,
        modulus: String,
        options: CallOptions = CallOptions.NONE,
    ): ResultOfModularPower =
        java.modularPower(ParamsOfModularPower(base, exponent, modulus), options).result()

    /**
     * Returns the CRC-16/XMODEM checksum of data.
     *
     * Polynomial 0x1021, start value 0, no reflection.
     * @param data The data.
     */
    public suspend fun tvmCrc16(data: String, options: CallOptions = CallOptions.NONE): ResultOfTonCrc16 =
        java.tvmCrc16(ParamsOfTonCrc16(data), options).result()

    /**
     * Returns cryptographically secure random bytes.
     * @param length Number of bytes, at most 33554432.
     */
    public suspend fun generateRandomBytes(
        length: Long,
        options: CallOptions = CallOptions.NONE,
    ): ResultOfGenerateRandomBytes =
        java.generateRandomBytes(ParamsOfGenerateRandomBytes(length), options).result()

    /**
     * Converts a public key to text with a checksum.
     * @param publicKey Public key, usually 64 hex characters; the length is not checked.
     */
    public suspend fun convertPublicKeyToTvmSafeFormat(
        publicKey: String,
        options: CallOptions = CallOptions.NONE,
    ): ResultOfConvertPublicKeyToTonSafeFormat =
        java.convertPublicKeyToTvmSafeFormat(ParamsOfConvertPublicKeyToTonSafeFormat(publicKey), options).result()

    /** Generates a new Ed25519 key pair. */
    public suspend fun generateRandomSignKeys(options: CallOptions = CallOptions.NONE): KeyPair =
        java.generateRandomSignKeys(options).result()

    /**
     * Signs data with a key pair (Ed25519).
     * @param unsigned Data to sign.
     * @param keys Keys to sign with.
     */
    public suspend fun sign(unsigned: String, keys: KeyPair, options: CallOptions = CallOptions.NONE): ResultOfSign =
        java.sign(ParamsOfSign(unsigned, keys), options).result()

    /**
     * Verifies data signed by `sign` and returns it without the signature.
     *
     * A wrong signature is error 112, not a return value.
     * @param signed Signature (64 bytes) followed by the data.
     * @param publicKey Public key of the signer, 64 hex characters.
     */
    public suspend fun verifySignature(
        signed: String,
        publicKey: String,
        options: CallOptions = CallOptions.NONE,
    ): ResultOfVerifySignature =
        java.verifySignature(ParamsOfVerifySignature(signed, publicKey), options).result()

    /**
     * Returns the SHA-256 hash of data (FIPS 180-4).
     * @param data The data.
     */
    public suspend fun sha256(data: String, options: CallOptions = CallOptions.NONE): ResultOfHash =
        java.sha256(ParamsOfHash(data), options).result()

    /**
     * Returns the SHA-512 hash of data (FIPS 180-4).
     * @param data The data.
     */
    public suspend fun sha512(data: String, options: CallOptions = CallOptions.NONE): ResultOfHash =
        java.sha512(ParamsOfHash(data), options).result()

    /**
     * Derives a key from a password with scrypt (RFC 7914).
     * @param password The password.
     * @param salt The salt.
     * @param logN Binary logarithm of the cost N, from 1 to 63 and below 16 * r. Typical: 15.
     * @param r Block size, in units of 128 bytes, at least 1. Typical: 8.
     * @param p Number of independent mixings, at least 1; r * p stays below 2^30. Typical: 1.
     * @param dkLen Length of the derived key in bytes, from 1 to 16777216.
     */
    public suspend fun scrypt(
        password: String,
        salt: String,
        logN: Int,
        r: Long,
        p: Long,
        dkLen: Long,
        options: CallOptions = CallOptions.NONE,
    ): ResultOfScrypt =
        java.scrypt(ParamsOfScrypt(password, salt, logN, r, p, dkLen), options).result()

    /**
     * Expands a seed into a NaCl signing key pair.
     *
     * The returned `secret` has 128 hex characters: the seed followed by the public key.
     * @param secret Secret key, 64 hex characters without prefix.
     */
    public suspend fun naclSignKeypairFromSecretKey(secret: String, options: CallOptions = CallOptions.NONE): KeyPair =
        java.naclSignKeypairFromSecretKey(ParamsOfNaclSignKeyPairFromSecret(secret), options).result()

    /**
     * Signs data and returns the signature followed by the data.
     *
     * The public half of `secret` is ignored and derived from the seed again.
     * @param unsigned Data to sign.
     * @param secret The seed followed by the public key, 128 hex characters.
     */
    public suspend fun naclSign(
        unsigned: String,
        secret: String,
        options: CallOptions = CallOptions.NONE,
    ): ResultOfNaclSign =
        java.naclSign(ParamsOfNaclSign(unsigned, secret), options).result()

    /**
     * Verifies data signed by `nacl_sign` and returns it without the signature.
     *
     * A wrong signature is error 112, not a return value.
     * @param signed Signature (64 bytes) followed by the data.
     * @param publicKey Public key of the signer, 64 hex characters.
     */
    public suspend fun naclSignOpen(
        signed: String,
        publicKey: String,
        options: CallOptions = CallOptions.NONE,
    ): ResultOfNaclSignOpen =
        java.naclSignOpen(ParamsOfNaclSignOpen(signed, publicKey), options).result()

    /**
     * Signs data and returns only the signature.
     *
     * The public half of `secret` is ignored and derived from the seed again.
     * @param unsigned Data to sign.
     * @param secret The seed followed by the public key, 128 hex characters.
     */
    public suspend fun naclSignDetached(
        unsigned: String,
        secret: String,
        options: CallOptions = CallOptions.NONE,
    ): ResultOfNaclSignDetached =
        java.naclSignDetached(ParamsOfNaclSign(unsigned, secret), options).result()

    /**
     * Verifies a detached signature.
     *
     * A wrong signature returns `succeeded: false`. A malformed key is error 100, a signature of the wrong length 109.
     * @param unsigned The data.
     * @param signature Signature, 128 hex characters.
     * @param publicKey Public key of the signer, 64 hex characters.
     */
    public suspend fun naclSignDetachedVerify(
        unsigned: String,
        signature: String,
        publicKey: String,
        options: CallOptions = CallOptions.NONE,
    ): ResultOfNaclSignDetachedVerify =
        java.naclSignDetachedVerify(ParamsOfNaclSignDetachedVerify(unsigned, signature, publicKey), options).result()

    /** Generates a new X25519 key pair for NaCl boxes. */
    public suspend fun naclBoxKeypair(options: CallOptions = CallOptions.NONE): KeyPair =
        java.naclBoxKeypair(options).result()

    /**
     * Returns the X25519 public key of a secret key.
     *
     * The secret is the scalar itself and is returned unchanged.
     * @param secret Secret key, 64 hex characters without prefix.
     */
    public suspend fun naclBoxKeypairFromSecretKey(secret: String, options: CallOptions = CallOptions.NONE): KeyPair =
        java.naclBoxKeypairFromSecretKey(ParamsOfNaclBoxKeyPairFromSecret(secret), options).result()

    /**
     * Encrypts data for the owner of a public key, with authentication (X25519, XSalsa20, Poly1305).
     * @param decrypted The data.
     * @param nonce Nonce, 48 hex characters. Never reuse a nonce with the same keys.
     * @param theirPublic Public key of the other party, 64 hex characters.
     * @param secret Own secret key, 64 hex characters.
     */
    public suspend fun naclBox(
        decrypted: String,
        nonce: String,
        theirPublic: String,
        secret: String,
        options: CallOptions = CallOptions.NONE,
    ): ResultOfNaclBox =
        java.naclBox(ParamsOfNaclBox(decrypted, nonce, theirPublic, secret), options).result()

    /**
     * Decrypts the output of `nacl_box`.
     *
     * A wrong key, nonce or tag is error 111.
     * @param encrypted Authentication tag (16 bytes) followed by the encrypted data.
     * @param nonce Nonce, 48 hex characters. Never reuse a nonce with the same keys.
     * @param theirPublic Public key of the other party, 64 hex characters.
     * @param secret Own secret key, 64 hex characters.
     */
    public suspend fun naclBoxOpen(
        encrypted: String,
        nonce: String,
        theirPublic: String,
        secret: String,
        options: CallOptions = CallOptions.NONE,
    ): ResultOfNaclBoxOpen =
        java.naclBoxOpen(ParamsOfNaclBoxOpen(encrypted, nonce, theirPublic, secret), options).result()

    /**
     * Encrypts data with a shared key, with authentication (XSalsa20, Poly1305).
     * @param decrypted The data.
     * @param nonce Nonce, 48 hex characters. Never reuse a nonce with the same keys.
     * @param key Shared key, 64 hex characters.
     */
    public suspend fun naclSecretBox(
        decrypted: String,
        nonce: String,
        key: String,
        options: CallOptions = CallOptions.NONE,
    ): ResultOfNaclBox =
        java.naclSecretBox(ParamsOfNaclSecretBox(decrypted, nonce, key), options).result()

    /**
     * Decrypts the output of `nacl_secret_box`.
     *
     * A wrong key, nonce or tag is error 110.
     * @param encrypted Authentication tag (16 bytes) followed by the encrypted data.
     * @param nonce Nonce, 48 hex characters. Never reuse a nonce with the same keys.
     * @param key Shared key, 64 hex characters.
     */
    public suspend fun naclSecretBoxOpen(
        encrypted: String,
        nonce: String,
        key: String,
        options: CallOptions = CallOptions.NONE,
    ): ResultOfNaclBoxOpen =
        java.naclSecretBoxOpen(ParamsOfNaclSecretBoxOpen(encrypted, nonce, key), options).result()

    /**
     * Returns the words of a dictionary.
     *
     * The word count of the configuration is validated, but has no effect here.
     * @param dictionary Dictionary. Default: `crypto.mnemonic_dictionary` of the configuration.
     */
    public suspend fun mnemonicWords(
        dictionary: MnemonicDictionary? = null,
        options: CallOptions = CallOptions.NONE,
    ): ResultOfMnemonicWords =
        java.mnemonicWords(ParamsOfMnemonicWords(dictionary), options).result()

    /**
     * Generates a new seed phrase.
     * @param dictionary Dictionary. Default: `crypto.mnemonic_dictionary` of the configuration.
     * @param wordCount Number of words: 12, 15, 18, 21 or 24; any for dictionary 0. Default:
     * `crypto.mnemonic_word_count` of the configuration.
     */
    public suspend fun mnemonicFromRandom(
        dictionary: MnemonicDictionary? = null,
        wordCount: Int? = null,
        options: CallOptions = CallOptions.NONE,
    ): ResultOfMnemonicFromRandom =
        java.mnemonicFromRandom(ParamsOfMnemonicFromRandom(dictionary, wordCount), options).result()

    /**
     * Converts entropy to a seed phrase.
     * @param entropy BIP-39: 16, 20, 24, 28 or 32 bytes, which determine the number of words. Dictionary 0: 33 bytes
     * that satisfy its seed rule.
     * @param dictionary Dictionary. Default: `crypto.mnemonic_dictionary` of the configuration.
     * @param wordCount Number of words: 12, 15, 18, 21 or 24; any for dictionary 0. Default:
     * `crypto.mnemonic_word_count` of the configuration.
     */
    public suspend fun mnemonicFromEntropy(
        entropy: String,
        dictionary: MnemonicDictionary? = null,
        wordCount: Int? = null,
        options: CallOptions = CallOptions.NONE,
    ): ResultOfMnemonicFromEntropy =
        java.mnemonicFromEntropy(ParamsOfMnemonicFromEntropy(entropy, dictionary, wordCount), options).result()

    /**
     * Checks a seed phrase.
     *
     * BIP-39: checks words and checksum; the length may differ from `word_count`. Accents may be composed or decomposed
     * (NFC or NFKD). Dictionary 0: checks the number of words and the seed rule. Case and spaces matter.
     * @param phrase Seed phrase, words separated by single spaces. Accents may be composed or decomposed, as BIP-39
     * compares phrases in form NFKD; phrases of dictionary 0 are used exactly as given.
     * @param dictionary Dictionary. Default: `crypto.mnemonic_dictionary` of the configuration.
     * @param wordCount Number of words: 12, 15, 18, 21 or 24; any for dictionary 0. Default:
     * `crypto.mnemonic_word_count` of the configuration.
     */
    public suspend fun mnemonicVerify(
        phrase: String,
        dictionary: MnemonicDictionary? = null,
        wordCount: Int? = null,
        options: CallOptions = CallOptions.NONE,
    ): ResultOfMnemonicVerify =
        java.mnemonicVerify(ParamsOfMnemonicVerify(phrase, dictionary, wordCount), options).result()

    /**
     * Derives an Ed25519 key pair from a seed phrase and a path.
     *
     * The 32 bytes derived by BIP-32 are the Ed25519 seed. Dictionary 0 uses a different master key, derived with
     * 100000 rounds.
     * @param phrase Seed phrase, words separated by single spaces. Accents may be composed or decomposed, as BIP-39
     * compares phrases in form NFKD; phrases of dictionary 0 are used exactly as given.
     * @param path Derivation path. Default: `crypto.hdkey_derivation_path` of the configuration. A number from
     * 2147483648 on needs an apostrophe (116).
     * @param dictionary Dictionary. Default: `crypto.mnemonic_dictionary` of the configuration.
     * @param wordCount Number of words: 12, 15, 18, 21 or 24; any for dictionary 0. Default:
     * `crypto.mnemonic_word_count` of the configuration.
     */
    public suspend fun mnemonicDeriveSignKeys(
        phrase: String,
        path: String? = null,
        dictionary: MnemonicDictionary? = null,
        wordCount: Int? = null,
        options: CallOptions = CallOptions.NONE,
    ): KeyPair =
        java.mnemonicDeriveSignKeys(ParamsOfMnemonicDeriveSignKeys(phrase, path, dictionary, wordCount), options).result()

    /**
     * Returns the extended master key of a seed phrase (BIP-39 and BIP-32).
     *
     * No passphrase is used. Phrases of dictionary 0 are stretched the same way.
     * @param phrase Seed phrase, words separated by single spaces. Accents may be composed or decomposed, as BIP-39
     * compares phrases in form NFKD; phrases of dictionary 0 are used exactly as given.
     * @param dictionary Dictionary. Default: `crypto.mnemonic_dictionary` of the configuration.
     * @param wordCount Number of words: 12, 15, 18, 21 or 24; any for dictionary 0. Default:
     * `crypto.mnemonic_word_count` of the configuration.
     */
    public suspend fun hdkeyXprvFromMnemonic(
        phrase: String,
        dictionary: MnemonicDictionary? = null,
        wordCount: Int? = null,
        options: CallOptions = CallOptions.NONE,
    ): ResultOfHDKeyXPrvFromMnemonic =
        java.hdkeyXprvFromMnemonic(ParamsOfHDKeyXPrvFromMnemonic(phrase, dictionary, wordCount), options).result()

    /**
     * Derives a child key of an extended key (BIP-32).
     * @param xprv BIP-32 extended private key, 111 characters beginning with `xprv`.
     * @param childIndex Index of the child.
     * @param hardened Derive a hardened child: sets the top bit of the index.
     */
    public suspend fun hdkeyDeriveFromXprv(
        xprv: String,
        childIndex: Long,
        hardened: Boolean,
        options: CallOptions = CallOptions.NONE,
    ): ResultOfHDKeyDeriveFromXPrv =
        java.hdkeyDeriveFromXprv(ParamsOfHDKeyDeriveFromXPrv(xprv, childIndex, hardened), options).result()

    /**
     * Derives the key at a path from an extended key (BIP-32).
     * @param xprv BIP-32 extended private key, 111 characters beginning with `xprv`.
     * @param path Segments separated by `/`: numbers, hardened if followed by an apostrophe, as those from 2147483648
     * to 4294967295 must be; `m` is skipped. Example: `m/44'/396'/0'/0/0`.
     */
    public suspend fun hdkeyDeriveFromXprvPath(
        xprv: String,
        path: String,
        options: CallOptions = CallOptions.NONE,
    ): ResultOfHDKeyDeriveFromXPrvPath =
        java.hdkeyDeriveFromXprvPath(ParamsOfHDKeyDeriveFromXPrvPath(xprv, path), options).result()

    /**
     * Returns the secret key of an extended private key.
     * @param xprv BIP-32 extended private key, 111 characters beginning with `xprv`.
     */
    public suspend fun hdkeySecretFromXprv(
        xprv: String,
        options: CallOptions = CallOptions.NONE,
    ): ResultOfHDKeySecretFromXPrv =
        java.hdkeySecretFromXprv(ParamsOfHDKeySecretFromXPrv(xprv), options).result()

    /**
     * Returns the Ed25519 public key of an extended private key.
     * @param xprv BIP-32 extended private key, 111 characters beginning with `xprv`.
     */
    public suspend fun hdkeyPublicFromXprv(
        xprv: String,
        options: CallOptions = CallOptions.NONE,
    ): ResultOfHDKeyPublicFromXPrv =
        java.hdkeyPublicFromXprv(ParamsOfHDKeyPublicFromXPrv(xprv), options).result()

    /**
     * Encrypts or decrypts data with ChaCha20 (RFC 8439).
     *
     * The block counter starts at 0. The same call decrypts. There is no authentication.
     * @param data The data.
     * @param key Key, 64 hex characters.
     * @param nonce Nonce, 24 hex characters. Never reuse a nonce with the same key.
     */
    public suspend fun chacha20(
        data: String,
        key: String,
        nonce: String,
        options: CallOptions = CallOptions.NONE,
    ): ResultOfChaCha20 =
        java.chacha20(ParamsOfChaCha20(data, key, nonce), options).result()

    /**
     * Creates a crypto box: a seed phrase encrypted with a password of the application.
     *
     * Requests the password once, except for `EncryptedSecret`. A phrase given by the caller is not checked here. To
     * change the salt or password, create a new box from the phrase.
     * @param secretEncryptionSalt Encryption salt; opening the encrypted secret again requires the same text.
     * @param secret The secret.
     */
    public suspend fun createCryptoBox(
        secretEncryptionSalt: String,
        secret: CryptoBoxSecret,
        handler: AppPasswordProvider,
        options: CallOptions = CallOptions.NONE,
    ): RegisteredCryptoBox =
        caller.callWithObject("crypto.create_crypto_box", ParamsOfCreateCryptoBox(secretEncryptionSalt, secret), RegisteredCryptoBox::fromJson, options, untyped(handler)).result()

    /**
     * Removes a crypto box; an unknown handle is ignored.
     *
     * Boxes derived from it remain, but fail with 130 when they need the secret again.
     * @param handle Handle of the box.
     */
    public suspend fun removeCryptoBox(handle: Long, options: CallOptions = CallOptions.NONE) {
        java.removeCryptoBox(RegisteredCryptoBox(handle), options).result()
    }

    /**
     * Returns the encrypted secret of a crypto box, for the application to store.
     *
     * Does not request the password.
     * @param handle Handle of the box.
     */
    public suspend fun getCryptoBoxInfo(
        handle: Long,
        options: CallOptions = CallOptions.NONE,
    ): ResultOfGetCryptoBoxInfo =
        java.getCryptoBoxInfo(RegisteredCryptoBox(handle), options).result()

    /**
     * Returns the decrypted seed phrase of a crypto box.
     *
     * Requests the password. The cipher has no authentication: a wrong password results in error 133 or, rarely, in a
     * wrong phrase.
     * @param handle Handle of the box.
     */
    public suspend fun getCryptoBoxSeedPhrase(
        handle: Long,
        options: CallOptions = CallOptions.NONE,
    ): ResultOfGetCryptoBoxSeedPhrase =
        java.getCryptoBoxSeedPhrase(RegisteredCryptoBox(handle), options).result()

    /**
     * Creates a signing box with a key derived from a crypto box.
     *
     * Nothing is checked until the box is used; the possible errors are then 114, 115, 116, 118, 130 and 133 and those
     * of the password provider.
     * @param handle Handle of the crypto box.
     * @param hdpath Derivation path of the key. Default: `crypto.hdkey_derivation_path` of the configuration.
     * @param secretLifetime How long to keep the derived secret, in ms from its derivation. Absent or 0: every
     * operation requests the password.
     */
    public suspend fun getSigningBoxFromCryptoBox(
        handle: Long,
        hdpath: String? = null,
        secretLifetime: Long? = null,
        options: CallOptions = CallOptions.NONE,
    ): RegisteredSigningBox =
        java.getSigningBoxFromCryptoBox(ParamsOfGetSigningBoxFromCryptoBox(handle, hdpath, secretLifetime), options).result()

    /**
     * Creates an encryption box with a key derived from a crypto box.
     *
     * The cipher key is the derived 32-byte secret. Nothing is checked until the box is used; the possible errors are
     * then 2, 109, 114, 115, 116, 118, 130, 133 and 134 and those of the password provider.
     * @param handle Handle of the crypto box.
     * @param hdpath Derivation path of the key. Default: `crypto.hdkey_derivation_path` of the configuration.
     * @param algorithm The cipher; its key is the derived secret.
     * @param secretLifetime How long to keep the derived secret, in ms from its derivation. Absent or 0: every
     * operation requests the password.
     */
    public suspend fun getEncryptionBoxFromCryptoBox(
        handle: Long,
        algorithm: BoxEncryptionAlgorithm,
        hdpath: String? = null,
        secretLifetime: Long? = null,
        options: CallOptions = CallOptions.NONE,
    ): RegisteredEncryptionBox =
        java.getEncryptionBoxFromCryptoBox(ParamsOfGetEncryptionBoxFromCryptoBox(handle, hdpath, algorithm, secretLifetime), options).result()

    /**
     * Removes all secrets derived from a crypto box from memory.
     *
     * The boxes remain usable and request the password again. An unknown handle is ignored.
     * @param handle Handle of the box.
     */
    public suspend fun clearCryptoBoxSecretCache(handle: Long, options: CallOptions = CallOptions.NONE) {
        java.clearCryptoBoxSecretCache(RegisteredCryptoBox(handle), options).result()
    }

    /** Registers a signing box implemented by the application. */
    public suspend fun registerSigningBox(
        handler: AppSigningBox,
        options: CallOptions = CallOptions.NONE,
    ): RegisteredSigningBox =
        caller.callWithObject("crypto.register_signing_box", null, RegisteredSigningBox::fromJson, options, untyped(handler)).result()

    /**
     * Creates a signing box with a key pair.
     * @param publicKey Public key, 64 hex characters.
     * @param secret Secret key: the 32-byte seed as 64 hex characters.
     */
    public suspend fun getSigningBox(
        publicKey: String,
        secret: String,
        options: CallOptions = CallOptions.NONE,
    ): RegisteredSigningBox =
        java.getSigningBox(KeyPair(publicKey, secret), options).result()

    /**
     * Returns the public key of a signing box.
     * @param handle Handle of the box.
     */
    public suspend fun signingBoxGetPublicKey(
        handle: Long,
        options: CallOptions = CallOptions.NONE,
    ): ResultOfSigningBoxGetPublicKey =
        java.signingBoxGetPublicKey(RegisteredSigningBox(handle), options).result()

    /**
     * Signs data with a signing box.
     * @param signingBox The box.
     * @param unsigned Data to sign.
     */
    public suspend fun signingBoxSign(
        signingBox: Long,
        unsigned: String,
        options: CallOptions = CallOptions.NONE,
    ): ResultOfSigningBoxSign =
        java.signingBoxSign(ParamsOfSigningBoxSign(signingBox, unsigned), options).result()

    /**
     * Removes a signing box; an unknown handle is ignored.
     * @param handle Handle of the box.
     */
    public suspend fun removeSigningBox(handle: Long, options: CallOptions = CallOptions.NONE) {
        java.removeSigningBox(RegisteredSigningBox(handle), options).result()
    }

    /** Registers an encryption box implemented by the application. */
    public suspend fun registerEncryptionBox(
        handler: AppEncryptionBox,
        options: CallOptions = CallOptions.NONE,
    ): RegisteredEncryptionBox =
        caller.callWithObject("crypto.register_encryption_box", null, RegisteredEncryptionBox::fromJson, options, untyped(handler)).result()

    /**
     * Removes an encryption box; an unknown handle is ignored.
     * @param handle Handle of the box.
     */
    public suspend fun removeEncryptionBox(handle: Long, options: CallOptions = CallOptions.NONE) {
        java.removeEncryptionBox(RegisteredEncryptionBox(handle), options).result()
    }

    /**
     * Returns information about an encryption box.
     * @param encryptionBox The box.
     */
    public suspend fun encryptionBoxGetInfo(
        encryptionBox: Long,
        options: CallOptions = CallOptions.NONE,
    ): ResultOfEncryptionBoxGetInfo =
        java.encryptionBoxGetInfo(ParamsOfEncryptionBoxGetInfo(encryptionBox), options).result()

    /**
     * Encrypts data with an encryption box.
     *
     * AES pads data with zero bytes to a multiple of 16; the original size is not stored.
     * @param encryptionBox The box.
     * @param data Data to encrypt.
     */
    public suspend fun encryptionBoxEncrypt(
        encryptionBox: Long,
        data: String,
        options: CallOptions = CallOptions.NONE,
    ): ResultOfEncryptionBoxEncrypt =
        java.encryptionBoxEncrypt(ParamsOfEncryptionBoxEncrypt(encryptionBox, data), options).result()

    /**
     * Decrypts data with an encryption box.
     *
     * Does not remove the zero padding of the last AES block.
     * @param encryptionBox The box.
     * @param data Data to decrypt.
     */
    public suspend fun encryptionBoxDecrypt(
        encryptionBox: Long,
        data: String,
        options: CallOptions = CallOptions.NONE,
    ): ResultOfEncryptionBoxDecrypt =
        java.encryptionBoxDecrypt(ParamsOfEncryptionBoxDecrypt(encryptionBox, data), options).result()

    /**
     * Creates an encryption box with the given keys.
     *
     * AES and ChaCha20 parameters are checked immediately, NaCl parameters at first use. Every operation starts with
     * the given vector or nonce.
     * @param algorithm Cipher and keys.
     */
    public suspend fun createEncryptionBox(
        algorithm: EncryptionAlgorithm,
        options: CallOptions = CallOptions.NONE,
    ): RegisteredEncryptionBox =
        java.createEncryptionBox(ParamsOfCreateEncryptionBox(algorithm), options).result()
}
