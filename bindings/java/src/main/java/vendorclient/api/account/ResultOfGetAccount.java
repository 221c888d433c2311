// Generated from the definitions of the API.
package vendorclient.api.account;

import java.math.BigInteger;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * The state of an account.
 *
 * @param boc The account.
 * @param dappId The real Dapp ID, or the requested one if the node does not return it. Empty only on nodes below
 *     version 1.0.0, which may have none.
 * @param stateTimestamp Time of the state, Unix time in ms; null if the node does not report it. {@code null} when
 *     absent.
 * @param accountId Account id.
 */
public record ResultOfGetAccount(
        String boc, String dappId, @Nullable BigInteger stateTimestamp, String accountId) implements JsonValue {
    /**
     * With the fields that must be there.
     *
     * @param boc The account.
     * @param dappId The real Dapp ID, or the requested one if the node does not return it. Empty only on nodes below
     *     version 1.0.0, which may have none.
     * @param accountId Account id.
     */
    public ResultOfGetAccount(String boc, String dappId, String accountId) {
        this(boc, dappId, null, accountId);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ResultOfGetAccount fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ResultOfGetAccount(
                fields.required("boc", Decoders::string),
                fields.required("dapp_id", Decoders::string),
                fields.optional("state_timestamp", Decoders::bigInteger),
                fields.required("account_id", Decoders::string));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter()
                .required("boc", boc)
                .required("dapp_id", dappId)
                .optional("state_timestamp", stateTimestamp)
                .required("account_id", accountId)
                .toMap();
    }

    /**
     * The same with another {@code state_timestamp}.
     *
     * @param stateTimestamp Time of the state, Unix time in ms; null if the node does not report it. {@code null} when
     *     absent.
     * @return the changed copy
     */
    public ResultOfGetAccount withStateTimestamp(@Nullable BigInteger stateTimestamp) {
        return new ResultOfGetAccount(boc, dappId, stateTimestamp, accountId);
    }

    /**
     * Begins a value, field by field. Unlike the constructor of all fields it stays as it is when more fields come.
     *
     * @return a builder without any field
     */
    public static Builder builder() {
        return new Builder();
    }

    /** Makes a {@link ResultOfGetAccount}. */
    public static final class Builder {
        private @Nullable String boc;
        private @Nullable String dappId;
        private @Nullable BigInteger stateTimestamp;
        private @Nullable String accountId;

        private Builder() {}

        /**
         * Sets {@code boc}.
         *
         * @param boc The account.
         * @return this
         */
        public Builder boc(String boc) {
            this.boc = boc;
            return this;
        }

        /**
         * Sets {@code dapp_id}.
         *
         * @param dappId The real Dapp ID, or the requested one if the node does not return it. Empty only on nodes
         *     below version 1.0.0, which may have none.
         * @return this
         */
        public Builder dappId(String dappId) {
            this.dappId = dappId;
            return this;
        }

        /**
         * Sets {@code state_timestamp}.
         *
         * @param stateTimestamp Time of the state, Unix time in ms; null if the node does not report it. {@code null}
         *     when absent.
         * @return this
         */
        public Builder stateTimestamp(@Nullable BigInteger stateTimestamp) {
            this.stateTimestamp = stateTimestamp;
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
         * Ends the value.
         *
         * @return the value
         * @throws NullPointerException when a field is missing that must be there
         */
        public ResultOfGetAccount build() {
            return new ResultOfGetAccount(
                    Objects.requireNonNull(boc, "boc"),
                    Objects.requireNonNull(dappId, "dappId"),
                    stateTimestamp,
                    Objects.requireNonNull(accountId, "accountId"));
        }
    }
}
