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
 * What a function of a contract pays. Without {@code recipient}, {@code value} and {@code currencies}, it pays nothing.
 *
 * @param name Name of the function.
 * @param recipient Input that contains the recipient. Default: recipient unknown. {@code null} when absent.
 * @param value Input that contains the amount of the main currency, in nano units. {@code null} when absent.
 * @param currencies Input that contains a map from currency id to amount. Default: every input that maps {@code uint32}
 *     to amounts, such as {@code map(uint32,varuint32)}, if there is a {@code recipient} or a {@code value}. {@code
 *     null} when absent.
 */
public record SpendingFunction(
        String name,
        @Nullable String recipient,
        @Nullable String value,
        @Nullable String currencies) implements JsonValue {
    /**
     * With the fields that must be there.
     *
     * @param name Name of the function.
     */
    public SpendingFunction(String name) {
        this(name, null, null, null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static SpendingFunction fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new SpendingFunction(
                fields.required("name", Decoders::string),
                fields.optional("recipient", Decoders::string),
                fields.optional("value", Decoders::string),
                fields.optional("currencies", Decoders::string));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter()
                .required("name", name)
                .optional("recipient", recipient)
                .optional("value", value)
                .optional("currencies", currencies)
                .toMap();
    }

    /**
     * The same with another {@code recipient}.
     *
     * @param recipient Input that contains the recipient. Default: recipient unknown. {@code null} when absent.
     * @return the changed copy
     */
    public SpendingFunction withRecipient(@Nullable String recipient) {
        return new SpendingFunction(name, recipient, value, currencies);
    }

    /**
     * The same with another {@code value}.
     *
     * @param value Input that contains the amount of the main currency, in nano units. {@code null} when absent.
     * @return the changed copy
     */
    public SpendingFunction withValue(@Nullable String value) {
        return new SpendingFunction(name, recipient, value, currencies);
    }

    /**
     * The same with another {@code currencies}.
     *
     * @param currencies Input that contains a map from currency id to amount. Default: every input that maps {@code
     *     uint32} to amounts, such as {@code map(uint32,varuint32)}, if there is a {@code recipient} or a {@code
     *     value}. {@code null} when absent.
     * @return the changed copy
     */
    public SpendingFunction withCurrencies(@Nullable String currencies) {
        return new SpendingFunction(name, recipient, value, currencies);
    }

    /**
     * Begins a value, field by field. Unlike the constructor of all fields it stays as it is when more fields come.
     *
     * @return a builder without any field
     */
    public static Builder builder() {
        return new Builder();
    }

    /** Makes a {@link SpendingFunction}. */
    public static final class Builder {
        private @Nullable String name;
        private @Nullable String recipient;
        private @Nullable String value;
        private @Nullable String currencies;

        private Builder() {}

        /**
         * Sets {@code name}.
         *
         * @param name Name of the function.
         * @return this
         */
        public Builder name(String name) {
            this.name = name;
            return this;
        }

        /**
         * Sets {@code recipient}.
         *
         * @param recipient Input that contains the recipient. Default: recipient unknown. {@code null} when absent.
         * @return this
         */
        public Builder recipient(@Nullable String recipient) {
            this.recipient = recipient;
            return this;
        }

        /**
         * Sets {@code value}.
         *
         * @param value Input that contains the amount of the main currency, in nano units. {@code null} when absent.
         * @return this
         */
        public Builder value(@Nullable String value) {
            this.value = value;
            return this;
        }

        /**
         * Sets {@code currencies}.
         *
         * @param currencies Input that contains a map from currency id to amount. Default: every input that maps {@code
         *     uint32} to amounts, such as {@code map(uint32,varuint32)}, if there is a {@code recipient} or a {@code
         *     value}. {@code null} when absent.
         * @return this
         */
        public Builder currencies(@Nullable String currencies) {
            this.currencies = currencies;
            return this;
        }

        /**
         * Ends the value.
         *
         * @return the value
         * @throws NullPointerException when a field is missing that must be there
         */
        public SpendingFunction build() {
            return new SpendingFunction(Objects.requireNonNull(name, "name"), recipient, value, currencies);
        }
    }
}
