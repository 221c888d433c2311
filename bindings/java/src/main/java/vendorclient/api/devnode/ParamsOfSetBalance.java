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
 * Parameters of {@code set_balance}.
 *
 * @param accountId Account id.
 * @param dappId Dapp ID that the account is expected to have. Default: any. {@code null} when absent.
 * @param balance New balance, in nanotokens. Default: unchanged. {@code null} when absent.
 * @param currencies New amounts of other currencies, in nano units by currency id; others stay unchanged. {@code null}
 *     when absent.
 */
public record ParamsOfSetBalance(
        String accountId,
        @Nullable String dappId,
        @Nullable String balance,
        @Nullable Map<String, String> currencies) implements JsonValue {
    /**
     * With the fields that must be there.
     *
     * @param accountId Account id.
     */
    public ParamsOfSetBalance(String accountId) {
        this(accountId, null, null, null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ParamsOfSetBalance fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ParamsOfSetBalance(
                fields.required("account_id", Decoders::string),
                fields.optional("dapp_id", Decoders::string),
                fields.optional("balance", Decoders::string),
                fields.optional("currencies", Decoders.map(Decoders::string)));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter()
                .required("account_id", accountId)
                .optional("dapp_id", dappId)
                .optional("balance", balance)
                .optional("currencies", currencies)
                .toMap();
    }

    /**
     * The same with another {@code dapp_id}.
     *
     * @param dappId Dapp ID that the account is expected to have. Default: any. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfSetBalance withDappId(@Nullable String dappId) {
        return new ParamsOfSetBalance(accountId, dappId, balance, currencies);
    }

    /**
     * The same with another {@code balance}.
     *
     * @param balance New balance, in nanotokens. Default: unchanged. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfSetBalance withBalance(@Nullable String balance) {
        return new ParamsOfSetBalance(accountId, dappId, balance, currencies);
    }

    /**
     * The same with another {@code currencies}.
     *
     * @param currencies New amounts of other currencies, in nano units by currency id; others stay unchanged. {@code
     *     null} when absent.
     * @return the changed copy
     */
    public ParamsOfSetBalance withCurrencies(@Nullable Map<String, String> currencies) {
        return new ParamsOfSetBalance(accountId, dappId, balance, currencies);
    }

    /**
     * Begins a value, field by field. Unlike the constructor of all fields it stays as it is when more fields come.
     *
     * @return a builder without any field
     */
    public static Builder builder() {
        return new Builder();
    }

    /** Makes a {@link ParamsOfSetBalance}. */
    public static final class Builder {
        private @Nullable String accountId;
        private @Nullable String dappId;
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
         * @param dappId Dapp ID that the account is expected to have. Default: any. {@code null} when absent.
         * @return this
         */
        public Builder dappId(@Nullable String dappId) {
            this.dappId = dappId;
            return this;
        }

        /**
         * Sets {@code balance}.
         *
         * @param balance New balance, in nanotokens. Default: unchanged. {@code null} when absent.
         * @return this
         */
        public Builder balance(@Nullable String balance) {
            this.balance = balance;
            return this;
        }

        /**
         * Sets {@code currencies}.
         *
         * @param currencies New amounts of other currencies, in nano units by currency id; others stay unchanged.
         *     {@code null} when absent.
         * @return this
         */
        public Builder currencies(@Nullable Map<String, String> currencies) {
            this.currencies = currencies;
            return this;
        }

        /**
         * Ends the value.
         *
         * @return the value
         * @throws NullPointerException when a field is missing that must be there
         */
        public ParamsOfSetBalance build() {
            return new ParamsOfSetBalance(Objects.requireNonNull(accountId, "accountId"), dappId, balance, currencies);
        }
    }
}
