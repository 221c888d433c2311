// Generated from the definitions of the API.
package vendorclient.api.processing;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * A message that an account will send later, such as that of a proposal in a multisig wallet. Extension of the
 * published interface.
 *
 * @param accountId The recipient, in workchain 0.
 * @param amounts What the message carries.
 * @param bounce Whether the message is returned if the recipient fails.
 * @param exchanges Whether its SHELL (currency 2) is converted to tokens on arrival, one to one (flag 16). Default:
 *     {@code false}. {@code null} when absent.
 * @param body Body of the message. Default: none. {@code null} when absent.
 * @param stateInit State init of the message. Default: none. {@code null} when absent.
 */
public record PlannedMessage(
        String accountId,
        List<CurrencyAmount> amounts,
        boolean bounce,
        @Nullable Boolean exchanges,
        @Nullable String body,
        @Nullable String stateInit) implements JsonValue {
    /**
     * With the fields that must be there.
     *
     * @param accountId The recipient, in workchain 0.
     * @param amounts What the message carries.
     * @param bounce Whether the message is returned if the recipient fails.
     */
    public PlannedMessage(String accountId, List<CurrencyAmount> amounts, boolean bounce) {
        this(accountId, amounts, bounce, null, null, null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static PlannedMessage fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new PlannedMessage(
                fields.required("account_id", Decoders::string),
                fields.required("amounts", Decoders.list(CurrencyAmount::fromJson)),
                fields.required("bounce", Decoders::bool),
                fields.optional("exchanges", Decoders::bool),
                fields.optional("body", Decoders::string),
                fields.optional("state_init", Decoders::string));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter()
                .required("account_id", accountId)
                .required("amounts", amounts)
                .required("bounce", bounce)
                .optional("exchanges", exchanges)
                .optional("body", body)
                .optional("state_init", stateInit)
                .toMap();
    }

    /**
     * The same with another {@code exchanges}.
     *
     * @param exchanges Whether its SHELL (currency 2) is converted to tokens on arrival, one to one (flag 16). Default:
     *     {@code false}. {@code null} when absent.
     * @return the changed copy
     */
    public PlannedMessage withExchanges(@Nullable Boolean exchanges) {
        return new PlannedMessage(accountId, amounts, bounce, exchanges, body, stateInit);
    }

    /**
     * The same with another {@code body}.
     *
     * @param body Body of the message. Default: none. {@code null} when absent.
     * @return the changed copy
     */
    public PlannedMessage withBody(@Nullable String body) {
        return new PlannedMessage(accountId, amounts, bounce, exchanges, body, stateInit);
    }

    /**
     * The same with another {@code state_init}.
     *
     * @param stateInit State init of the message. Default: none. {@code null} when absent.
     * @return the changed copy
     */
    public PlannedMessage withStateInit(@Nullable String stateInit) {
        return new PlannedMessage(accountId, amounts, bounce, exchanges, body, stateInit);
    }

    /**
     * Begins a value, field by field. Unlike the constructor of all fields it stays as it is when more fields come.
     *
     * @return a builder without any field
     */
    public static Builder builder() {
        return new Builder();
    }

    /** Makes a {@link PlannedMessage}. */
    public static final class Builder {
        private @Nullable String accountId;
        private @Nullable List<CurrencyAmount> amounts;
        private @Nullable Boolean bounce;
        private @Nullable Boolean exchanges;
        private @Nullable String body;
        private @Nullable String stateInit;

        private Builder() {}

        /**
         * Sets {@code account_id}.
         *
         * @param accountId The recipient, in workchain 0.
         * @return this
         */
        public Builder accountId(String accountId) {
            this.accountId = accountId;
            return this;
        }

        /**
         * Sets {@code amounts}.
         *
         * @param amounts What the message carries.
         * @return this
         */
        public Builder amounts(List<CurrencyAmount> amounts) {
            this.amounts = amounts;
            return this;
        }

        /**
         * Sets {@code bounce}.
         *
         * @param bounce Whether the message is returned if the recipient fails.
         * @return this
         */
        public Builder bounce(boolean bounce) {
            this.bounce = bounce;
            return this;
        }

        /**
         * Sets {@code exchanges}.
         *
         * @param exchanges Whether its SHELL (currency 2) is converted to tokens on arrival, one to one (flag 16).
         *     Default: {@code false}. {@code null} when absent.
         * @return this
         */
        public Builder exchanges(@Nullable Boolean exchanges) {
            this.exchanges = exchanges;
            return this;
        }

        /**
         * Sets {@code body}.
         *
         * @param body Body of the message. Default: none. {@code null} when absent.
         * @return this
         */
        public Builder body(@Nullable String body) {
            this.body = body;
            return this;
        }

        /**
         * Sets {@code state_init}.
         *
         * @param stateInit State init of the message. Default: none. {@code null} when absent.
         * @return this
         */
        public Builder stateInit(@Nullable String stateInit) {
            this.stateInit = stateInit;
            return this;
        }

        /**
         * Ends the value.
         *
         * @return the value
         * @throws NullPointerException when a field is missing that must be there
         */
        public PlannedMessage build() {
            return new PlannedMessage(
                    Objects.requireNonNull(accountId, "accountId"),
                    Objects.requireNonNull(amounts, "amounts"),
                    Objects.requireNonNull(bounce, "bounce"),
                    exchanges,
                    body,
                    stateInit);
        }
    }
}
