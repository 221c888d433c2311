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
 * Credit phase: what the message brought.
 *
 * @param dueFees Debt collected, in nanotokens.
 * @param tokens Tokens credited, in nanotokens.
 * @param currencies Amounts of other currencies, in nano units by currency id. {@code null} when absent.
 */
public record TracedCredit(
        String dueFees, String tokens, @Nullable Map<String, String> currencies) implements JsonValue {
    /**
     * With the fields that must be there.
     *
     * @param dueFees Debt collected, in nanotokens.
     * @param tokens Tokens credited, in nanotokens.
     */
    public TracedCredit(String dueFees, String tokens) {
        this(dueFees, tokens, null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static TracedCredit fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new TracedCredit(
                fields.required("due_fees", Decoders::string),
                fields.required("tokens", Decoders::string),
                fields.optional("currencies", Decoders.map(Decoders::string)));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter()
                .required("due_fees", dueFees)
                .required("tokens", tokens)
                .optional("currencies", currencies)
                .toMap();
    }

    /**
     * The same with another {@code currencies}.
     *
     * @param currencies Amounts of other currencies, in nano units by currency id. {@code null} when absent.
     * @return the changed copy
     */
    public TracedCredit withCurrencies(@Nullable Map<String, String> currencies) {
        return new TracedCredit(dueFees, tokens, currencies);
    }

    /**
     * Begins a value, field by field. Unlike the constructor of all fields it stays as it is when more fields come.
     *
     * @return a builder without any field
     */
    public static Builder builder() {
        return new Builder();
    }

    /** Makes a {@link TracedCredit}. */
    public static final class Builder {
        private @Nullable String dueFees;
        private @Nullable String tokens;
        private @Nullable Map<String, String> currencies;

        private Builder() {}

        /**
         * Sets {@code due_fees}.
         *
         * @param dueFees Debt collected, in nanotokens.
         * @return this
         */
        public Builder dueFees(String dueFees) {
            this.dueFees = dueFees;
            return this;
        }

        /**
         * Sets {@code tokens}.
         *
         * @param tokens Tokens credited, in nanotokens.
         * @return this
         */
        public Builder tokens(String tokens) {
            this.tokens = tokens;
            return this;
        }

        /**
         * Sets {@code currencies}.
         *
         * @param currencies Amounts of other currencies, in nano units by currency id. {@code null} when absent.
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
        public TracedCredit build() {
            return new TracedCredit(
                    Objects.requireNonNull(dueFees, "dueFees"), Objects.requireNonNull(tokens, "tokens"), currencies);
        }
    }
}
