// Generated from the definitions of the API.
package vendorclient.api.crypto;

import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * A crypto box and the derivation path of the signing key.
 *
 * @param handle Handle of the crypto box.
 * @param hdpath Derivation path of the key. Default: {@code crypto.hdkey_derivation_path} of the configuration. {@code
 *     null} when absent.
 * @param secretLifetime How long to keep the derived secret, in ms from its derivation. Absent or 0: every operation
 *     requests the password. {@code null} when absent.
 */
public record ParamsOfGetSigningBoxFromCryptoBox(
        long handle, @Nullable String hdpath, @Nullable Long secretLifetime) implements JsonValue {
    /**
     * With the fields that must be there.
     *
     * @param handle Handle of the crypto box.
     */
    public ParamsOfGetSigningBoxFromCryptoBox(long handle) {
        this(handle, null, null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ParamsOfGetSigningBoxFromCryptoBox fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ParamsOfGetSigningBoxFromCryptoBox(
                fields.required("handle", Decoders::int64),
                fields.optional("hdpath", Decoders::string),
                fields.optional("secret_lifetime", Decoders::int64));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter()
                .required("handle", handle)
                .optional("hdpath", hdpath)
                .optional("secret_lifetime", secretLifetime)
                .toMap();
    }

    /**
     * The same with another {@code hdpath}.
     *
     * @param hdpath Derivation path of the key. Default: {@code crypto.hdkey_derivation_path} of the configuration.
     *     {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfGetSigningBoxFromCryptoBox withHdpath(@Nullable String hdpath) {
        return new ParamsOfGetSigningBoxFromCryptoBox(handle, hdpath, secretLifetime);
    }

    /**
     * The same with another {@code secret_lifetime}.
     *
     * @param secretLifetime How long to keep the derived secret, in ms from its derivation. Absent or 0: every
     *     operation requests the password. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfGetSigningBoxFromCryptoBox withSecretLifetime(@Nullable Long secretLifetime) {
        return new ParamsOfGetSigningBoxFromCryptoBox(handle, hdpath, secretLifetime);
    }

    /**
     * Begins a value, field by field. Unlike the constructor of all fields it stays as it is when more fields come.
     *
     * @return a builder without any field
     */
    public static Builder builder() {
        return new Builder();
    }

    /** Makes a {@link ParamsOfGetSigningBoxFromCryptoBox}. */
    public static final class Builder {
        private @Nullable Long handle;
        private @Nullable String hdpath;
        private @Nullable Long secretLifetime;

        private Builder() {}

        /**
         * Sets {@code handle}.
         *
         * @param handle Handle of the crypto box.
         * @return this
         */
        public Builder handle(long handle) {
            this.handle = handle;
            return this;
        }

        /**
         * Sets {@code hdpath}.
         *
         * @param hdpath Derivation path of the key. Default: {@code crypto.hdkey_derivation_path} of the configuration.
         *     {@code null} when absent.
         * @return this
         */
        public Builder hdpath(@Nullable String hdpath) {
            this.hdpath = hdpath;
            return this;
        }

        /**
         * Sets {@code secret_lifetime}.
         *
         * @param secretLifetime How long to keep the derived secret, in ms from its derivation. Absent or 0: every
         *     operation requests the password. {@code null} when absent.
         * @return this
         */
        public Builder secretLifetime(@Nullable Long secretLifetime) {
            this.secretLifetime = secretLifetime;
            return this;
        }

        /**
         * Ends the value.
         *
         * @return the value
         * @throws NullPointerException when a field is missing that must be there
         */
        public ParamsOfGetSigningBoxFromCryptoBox build() {
            return new ParamsOfGetSigningBoxFromCryptoBox(
                    Objects.requireNonNull(handle, "handle"), hdpath, secretLifetime);
        }
    }
}
