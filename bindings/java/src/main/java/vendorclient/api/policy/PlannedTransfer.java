// Generated from the definitions of the API.
package vendorclient.api.policy;

import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * A payment that a message makes.
 *
 * @param recipient Account id of the recipient; absent if unknown. {@code null} when absent.
 * @param amount Amount in nano units.
 */
public record PlannedTransfer(@Nullable String recipient, String amount) implements JsonValue {
    /**
     * With the fields that must be there.
     *
     * @param amount Amount in nano units.
     */
    public PlannedTransfer(String amount) {
        this(null, amount);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} gives it
     * @return the typed value
     */
    public static PlannedTransfer fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new PlannedTransfer(
                fields.optional("recipient", Decoders::string), fields.required("amount", Decoders::string));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter().optional("recipient", recipient).required("amount", amount).toMap();
    }

    /**
     * The same with another {@code recipient}.
     *
     * @param recipient Account id of the recipient; absent if unknown. {@code null} when absent.
     * @return the changed copy
     */
    public PlannedTransfer withRecipient(@Nullable String recipient) {
        return new PlannedTransfer(recipient, amount);
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
         * @param amount Amount in nano units.
         * @return this
         */
        public Builder amount(String amount) {
            this.amount = amount;
            return this;
        }

        /**
         * Ends the value.
         *
         * @return the value
         * @throws NullPointerException when a field is missing that must be there
         */
        public PlannedTransfer build() {
            return new PlannedTransfer(recipient, Objects.requireNonNull(amount, "amount"));
        }
    }
}
