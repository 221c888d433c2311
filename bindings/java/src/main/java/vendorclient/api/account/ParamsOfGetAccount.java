// Generated from the definitions of the API.
package vendorclient.api.account;

import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * An account.
 *
 * @param accountId Account id, 64 hex characters without prefix.
 * @param dappId Dapp ID of the account, 64 hex characters without prefix. Nodes below version 1.0.0 ignore it; all
 *     others require it (518).
 * @param verify Prove the result before it is returned (module proofs): anything that differs from what the network
 *     agreed on, or cannot be proven, fails with 901 to 904. Default: {@code proofs.verify} of the configuration.
 *     Extension of the published interface. {@code null} when absent.
 */
public record ParamsOfGetAccount(String accountId, String dappId, @Nullable Boolean verify) implements JsonValue {
    /**
     * With the fields that must be there.
     *
     * @param accountId Account id, 64 hex characters without prefix.
     * @param dappId Dapp ID of the account, 64 hex characters without prefix. Nodes below version 1.0.0 ignore it; all
     *     others require it (518).
     */
    public ParamsOfGetAccount(String accountId, String dappId) {
        this(accountId, dappId, null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ParamsOfGetAccount fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ParamsOfGetAccount(
                fields.required("account_id", Decoders::string),
                fields.required("dapp_id", Decoders::string),
                fields.optional("verify", Decoders::bool));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter()
                .required("account_id", accountId)
                .required("dapp_id", dappId)
                .optional("verify", verify)
                .toMap();
    }

    /**
     * The same with another {@code verify}.
     *
     * @param verify Prove the result before it is returned (module proofs): anything that differs from what the network
     *     agreed on, or cannot be proven, fails with 901 to 904. Default: {@code proofs.verify} of the configuration.
     *     Extension of the published interface. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfGetAccount withVerify(@Nullable Boolean verify) {
        return new ParamsOfGetAccount(accountId, dappId, verify);
    }

    /**
     * Begins a value, field by field. Unlike the constructor of all fields it stays as it is when more fields come.
     *
     * @return a builder without any field
     */
    public static Builder builder() {
        return new Builder();
    }

    /** Makes a {@link ParamsOfGetAccount}. */
    public static final class Builder {
        private @Nullable String accountId;
        private @Nullable String dappId;
        private @Nullable Boolean verify;

        private Builder() {}

        /**
         * Sets {@code account_id}.
         *
         * @param accountId Account id, 64 hex characters without prefix.
         * @return this
         */
        public Builder accountId(String accountId) {
            this.accountId = accountId;
            return this;
        }

        /**
         * Sets {@code dapp_id}.
         *
         * @param dappId Dapp ID of the account, 64 hex characters without prefix. Nodes below version 1.0.0 ignore it;
         *     all others require it (518).
         * @return this
         */
        public Builder dappId(String dappId) {
            this.dappId = dappId;
            return this;
        }

        /**
         * Sets {@code verify}.
         *
         * @param verify Prove the result before it is returned (module proofs): anything that differs from what the
         *     network agreed on, or cannot be proven, fails with 901 to 904. Default: {@code proofs.verify} of the
         *     configuration. Extension of the published interface. {@code null} when absent.
         * @return this
         */
        public Builder verify(@Nullable Boolean verify) {
            this.verify = verify;
            return this;
        }

        /**
         * Ends the value.
         *
         * @return the value
         * @throws NullPointerException when a field is missing that must be there
         */
        public ParamsOfGetAccount build() {
            return new ParamsOfGetAccount(
                    Objects.requireNonNull(accountId, "accountId"), Objects.requireNonNull(dappId, "dappId"), verify);
        }
    }
}
