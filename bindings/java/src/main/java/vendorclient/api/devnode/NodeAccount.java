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
 * @param name Name in traces, {@code account-0} and so on, which commands take instead of the address and of the keys.
 * @param accountId Account id.
 * @param dappId Dapp ID of the wallet, equal to its account id.
 * @param address {@code 0:<account id>}.
 * @param publicKey Public key.
 * @param balance Current balance, in nanotokens.
 * @param secret Secret key, if the phrase is the public one of all nodes. Secret: left out of the text of this value.
 *     {@code null} when absent.
 */
public record NodeAccount(
        String name,
        String accountId,
        String dappId,
        String address,
        String publicKey,
        String balance,
        @Nullable String secret) implements JsonValue {
    /**
     * With the fields that must be there.
     *
     * @param name Name in traces, {@code account-0} and so on, which commands take instead of the address and of the
     *     keys.
     * @param accountId Account id.
     * @param dappId Dapp ID of the wallet, equal to its account id.
     * @param address {@code 0:<account id>}.
     * @param publicKey Public key.
     * @param balance Current balance, in nanotokens.
     */
    public NodeAccount(String name, String accountId, String dappId, String address, String publicKey, String balance) {
        this(name, accountId, dappId, address, publicKey, balance, null);
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
                fields.required("name", Decoders::string),
                fields.required("account_id", Decoders::string),
                fields.required("dapp_id", Decoders::string),
                fields.required("address", Decoders::string),
                fields.required("public", Decoders::string),
                fields.required("balance", Decoders::string),
                fields.optional("secret", Decoders::string));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter()
                .required("name", name)
                .required("account_id", accountId)
                .required("dapp_id", dappId)
                .required("address", address)
                .required("public", publicKey)
                .required("balance", balance)
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
        return new NodeAccount(name, accountId, dappId, address, publicKey, balance, secret);
    }

    @Override
    public String toString() {
        return "NodeAccount[name="
                + name
                + ", accountId="
                + accountId
                + ", dappId="
                + dappId
                + ", address="
                + address
                + ", publicKey="
                + publicKey
                + ", balance="
                + balance
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
        private @Nullable String name;
        private @Nullable String accountId;
        private @Nullable String dappId;
        private @Nullable String address;
        private @Nullable String publicKey;
        private @Nullable String balance;
        private @Nullable String secret;

        private Builder() {}

        /**
         * Sets {@code name}.
         *
         * @param name Name in traces, {@code account-0} and so on, which commands take instead of the address and of
         *     the keys.
         * @return this
         */
        public Builder name(String name) {
            this.name = name;
            return this;
        }

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
         * Sets {@code balance}.
         *
         * @param balance Current balance, in nanotokens.
         * @return this
         */
        public Builder balance(String balance) {
            this.balance = balance;
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
                    Objects.requireNonNull(name, "name"),
                    Objects.requireNonNull(accountId, "accountId"),
                    Objects.requireNonNull(dappId, "dappId"),
                    Objects.requireNonNull(address, "address"),
                    Objects.requireNonNull(publicKey, "publicKey"),
                    Objects.requireNonNull(balance, "balance"),
                    secret);
        }
    }
}
