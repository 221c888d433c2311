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
 * Current state of an account.
 *
 * @param accountId Account id.
 * @param dappId Dapp ID of the account. {@code null} when absent.
 * @param accType State: 0 uninitialized, 1 active, 2 frozen, 3 no account.
 * @param balance Balance, in nanotokens.
 * @param currencies Amounts of other currencies, in nano units by currency id.
 */
public record AccountState(
        String accountId,
        @Nullable String dappId,
        long accType,
        String balance,
        Map<String, String> currencies) implements JsonValue {
    /**
     * With the fields that must be there.
     *
     * @param accountId Account id.
     * @param accType State: 0 uninitialized, 1 active, 2 frozen, 3 no account.
     * @param balance Balance, in nanotokens.
     * @param currencies Amounts of other currencies, in nano units by currency id.
     */
    public AccountState(String accountId, long accType, String balance, Map<String, String> currencies) {
        this(accountId, null, accType, balance, currencies);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static AccountState fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new AccountState(
                fields.required("account_id", Decoders::string),
                fields.optional("dapp_id", Decoders::string),
                fields.required("acc_type", Decoders::int64),
                fields.required("balance", Decoders::string),
                fields.required("currencies", Decoders.map(Decoders::string)));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter()
                .required("account_id", accountId)
                .optional("dapp_id", dappId)
                .required("acc_type", accType)
                .required("balance", balance)
                .required("currencies", currencies)
                .toMap();
    }

    /**
     * The same with another {@code dapp_id}.
     *
     * @param dappId Dapp ID of the account. {@code null} when absent.
     * @return the changed copy
     */
    public AccountState withDappId(@Nullable String dappId) {
        return new AccountState(accountId, dappId, accType, balance, currencies);
    }

    /**
     * Begins a value, field by field. Unlike the constructor of all fields it stays as it is when more fields come.
     *
     * @return a builder without any field
     */
    public static Builder builder() {
        return new Builder();
    }

    /** Makes a {@link AccountState}. */
    public static final class Builder {
        private @Nullable String accountId;
        private @Nullable String dappId;
        private @Nullable Long accType;
        private @Nullable String balance;
        private @Nullable Map<String, String> currencies;

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
         * @param dappId Dapp ID of the account. {@code null} when absent.
         * @return this
         */
        public Builder dappId(@Nullable String dappId) {
            this.dappId = dappId;
            return this;
        }

        /**
         * Sets {@code acc_type}.
         *
         * @param accType State: 0 uninitialized, 1 active, 2 frozen, 3 no account.
         * @return this
         */
        public Builder accType(long accType) {
            this.accType = accType;
            return this;
        }

        /**
         * Sets {@code balance}.
         *
         * @param balance Balance, in nanotokens.
         * @return this
         */
        public Builder balance(String balance) {
            this.balance = balance;
            return this;
        }

        /**
         * Sets {@code currencies}.
         *
         * @param currencies Amounts of other currencies, in nano units by currency id.
         * @return this
         */
        public Builder currencies(Map<String, String> currencies) {
            this.currencies = currencies;
            return this;
        }

        /**
         * Ends the value.
         *
         * @return the value
         * @throws NullPointerException when a field is missing that must be there
         */
        public AccountState build() {
            return new AccountState(
                    Objects.requireNonNull(accountId, "accountId"),
                    dappId,
                    Objects.requireNonNull(accType, "accType"),
                    Objects.requireNonNull(balance, "balance"),
                    Objects.requireNonNull(currencies, "currencies"));
        }
    }
}
