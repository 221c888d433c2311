// Generated from the definitions of the API.
package vendorclient.api.policy;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import vendorclient.api.processing.CurrencyAmount;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * A payment that a message makes.
 *
 * @param recipient Account id of the recipient; absent if unknown. {@code null} when absent.
 * @param amount Amount of the main currency, in nano units.
 * @param currencies Amounts of other currencies; absent if there are none. {@code null} when absent.
 */
public record PlannedTransfer(
        @Nullable String recipient, String amount, @Nullable List<CurrencyAmount> currencies) implements JsonValue {
    /**
     * With the fields that must be there.
     *
     * @param amount Amount of the main currency, in nano units.
     */
    public PlannedTransfer(String amount) {
        this(null, amount, null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static PlannedTransfer fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new PlannedTransfer(
                fields.optional("recipient", Decoders::string),
                fields.required("amount", Decoders::string),
                fields.optional("currencies", Decoders.list(CurrencyAmount::fromJson)));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter()
                .optional("recipient", recipient)
                .required("amount", amount)
                .optional("currencies", currencies)
                .toMap();
    }

    /**
     * The same with another {@code recipient}.
     *
     * @param recipient Account id of the recipient; absent if unknown. {@code null} when absent.
     * @return the changed copy
     */
    public PlannedTransfer withRecipient(@Nullable String recipient) {
        return new PlannedTransfer(recipient, amount, currencies);
    }

    /**
     * The same with another {@code currencies}.
     *
     * @param currencies Amounts of other currencies; absent if there are none. {@code null} when absent.
     * @return the changed copy
     */
    public PlannedTransfer withCurrencies(@Nullable List<CurrencyAmount> currencies) {
        return new PlannedTransfer(recipient, amount, currencies);
    }

    /**
     * Begins a value, field by field. Unlike the constructor of all fields it stays as it is when more fields come.
     *
     * @return a builder without any field
     */
    public static Builder builder() {
        return new Builder();
    }

    /** Makes a {@link PlannedTransfer}. */
    public static final class Builder {
        private @Nullable String recipient;
        private @Nullable String amount;
        private @Nullable List<CurrencyAmount> currencies;

        private Builder() {}

        /**
         * Sets {@code recipient}.
         *
         * @param recipient Account id of the recipient; absent if unknown. {@code null} when absent.
         * @return this
         */
        public Builder recipient(@Nullable String recipient) {
            this.recipient = recipient;
            return this;
        }

        /**
         * Sets {@code amount}.
         *
         * @param amount Amount of the main currency, in nano units.
         * @return this
         */
        public Builder amount(String amount) {
            this.amount = amount;
            return this;
        }

        /**
         * Sets {@code currencies}.
         *
         * @param currencies Amounts of other currencies; absent if there are none. {@code null} when absent.
         * @return this
         */
        public Builder currencies(@Nullable List<CurrencyAmount> currencies) {
            this.currencies = currencies;
            return this;
        }

        /**
         * Ends the value.
         *
         * @return the value
         * @throws NullPointerException when a field is missing that must be there
         */
        public PlannedTransfer build() {
            return new PlannedTransfer(recipient, Objects.requireNonNull(amount, "amount"), currencies);
        }
    }
}
