// Generated from the definitions of the API.
package vendorclient.api.devnode;

import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * A funded wallet created with the chain.
 *
 * @param accountId Account id.
 * @param dappId Dapp ID of the wallet, equal to its account id.
 * @param address {@code 0:<account id>}.
 * @param publicKey Public key.
 * @param secret Secret key, if the phrase is the public one of all nodes. Secret: left out of the text of this value.
 *     {@code null} when absent.
 */
public record NodeAccount(
        String accountId,
        String dappId,
        String address,
        String publicKey,
        @Nullable String secret) implements JsonValue {
    /**
     * With the fields that must be there.
     *
     * @param accountId Account id.
     * @param dappId Dapp ID of the wallet, equal to its account id.
     * @param address {@code 0:<account id>}.
     * @param publicKey Public key.
     */
    public NodeAccount(String accountId, String dappId, String address, String publicKey) {
        this(accountId, dappId, address, publicKey, null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static NodeAccount fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new NodeAccount(
                fields.required("account_id", Decoders::string),
                fields.required("dapp_id", Decoders::string),
                fields.required("address", Decoders::string),
                fields.required("public", Decoders::string),
                fields.optional("secret", Decoders::string));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter()
                .required("account_id", accountId)
                .required("dapp_id", dappId)
                .required("address", address)
                .required("public", publicKey)
                .optional("secret", secret)
                .toMap();
    }

    /**
     * The same with another {@code secret}.
     *
     * @param secret Secret key, if the phrase is the public one of all nodes. Secret: left out of the text of this
     *     value. {@code null} when absent.
     * @return the changed copy
     */
    public NodeAccount withSecret(@Nullable String secret) {
        return new NodeAccount(accountId, dappId, address, publicKey, secret);
    }

    @Override
    public String toString() {
        return "NodeAccount[accountId="
                + accountId
                + ", dappId="
                + dappId
                + ", address="
                + address
                + ", publicKey="
                + publicKey
                + ", secret=<secret>]";
    }

    /**
     * Begins a value, field by field. Unlike the constructor of all fields it stays as it is when more fields come.
     *
     * @return a builder without any field
     */
    public static Builder builder() {
        return new Builder();
    }

    /** Makes a {@link NodeAccount}. */
    public static final class Builder {
        private @Nullable String accountId;
        private @Nullable String dappId;
        private @Nullable String address;
        private @Nullable String publicKey;
        private @Nullable String secret;

        private Builder() {}

        /**
         * Sets {@code account_id}.
         *
         * @param accountId Account id.
         * @return this
         */
        public Builder accountId(String accountId) {
            this.accountId = accountId;
            return this;
        }

        /**
         * Sets {@code dapp_id}.
         *
         * @param dappId Dapp ID of the wallet, equal to its account id.
         * @return this
         */
        public Builder dappId(String dappId) {
            this.dappId = dappId;
            return this;
        }

        /**
         * Sets {@code address}.
         *
         * @param address {@code 0:<account id>}.
         * @return this
         */
        public Builder address(String address) {
            this.address = address;
            return this;
        }

        /**
         * Sets {@code public}.
         *
         * @param publicKey Public key.
         * @return this
         */
        public Builder publicKey(String publicKey) {
            this.publicKey = publicKey;
            return this;
        }

        /**
         * Sets {@code secret}.
         *
         * @param secret Secret key, if the phrase is the public one of all nodes. Secret: left out of the text of this
         *     value. {@code null} when absent.
         * @return this
         */
        public Builder secret(@Nullable String secret) {
            this.secret = secret;
            return this;
        }

        /**
         * Ends the value.
         *
         * @return the value
         * @throws NullPointerException when a field is missing that must be there
         */
        public NodeAccount build() {
            return new NodeAccount(
                    Objects.requireNonNull(accountId, "accountId"),
                    Objects.requireNonNull(dappId, "dappId"),
                    Objects.requireNonNull(address, "address"),
                    Objects.requireNonNull(publicKey, "publicKey"),
                    secret);
        }
    }
}
