package vendorclient;

import java.math.BigInteger;
import java.util.Locale;
import java.util.Objects;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import vendorclient.api.abi.Signer;
import vendorclient.api.crypto.KeyPair;
import vendorclient.api.crypto.RegisteredSigningBox;

/** Signs the messages of a contract. Its text does not show a secret key. */
public final class ContractSigner {
    private static final Pattern KEY = Pattern.compile("[0-9a-f]{64}");
    private final String publicKey;
    private final Signer signer;
    private final @Nullable String name;

    private ContractSigner(String publicKey, Signer signer, @Nullable String name) {
        String lower = Objects.requireNonNull(publicKey, "the public key is null").toLowerCase(Locale.ROOT);
        if (!KEY.matcher(lower).matches()) {
            throw new IllegalArgumentException(
                    "Invalid public key: expected 64 hex characters, got " + publicKey.length() + " characters");
        }
        this.publicKey = lower;
        this.signer = signer;
        this.name = name;
    }

    /**
     * Signs with a key pair.
     *
     * @param keys the pair
     * @return the signer
     * @throws IllegalArgumentException when the public key does not have 64 hex characters
     */
    public static ContractSigner keys(KeyPair keys) {
        return new ContractSigner(keys.publicKey(), new Signer.Keys(keys), null);
    }

    /**
     * Signs with a signing box, of the library or of the application.
     *
     * @param box the registered box
     * @param publicKey its public key, 64 hex characters
     * @return the signer
     * @throws IllegalArgumentException when the public key does not have 64 hex characters
     */
    public static ContractSigner box(RegisteredSigningBox box, String publicKey) {
        return new ContractSigner(publicKey, new Signer.SigningBox(box.handle()), null);
    }

    /**
     * The public key as contracts take it.
     *
     * @return a number of 256 bits
     */
    public BigInteger publicKey() {
        return new BigInteger(publicKey, 16);
    }

    /**
     * The public key as text.
     *
     * @return 64 hex characters
     */
    public String publicKeyHex() {
        return publicKey;
    }

    /**
     * The name that the outbox knows it by: see {@link VendorClient#registerSigner}.
     *
     * @return the name, or {@code null}
     */
    public @Nullable String name() {
        return name;
    }

    /** The same, as a box with a name. */
    ContractSigner named(long handle, String given) {
        return new ContractSigner(publicKey, new Signer.SigningBox(handle), given);
    }

    Signer signer() {
        return signer;
    }

    @Override
    public String toString() {
        return "ContractSigner[publicKey=" + publicKey + "]";
    }
}
