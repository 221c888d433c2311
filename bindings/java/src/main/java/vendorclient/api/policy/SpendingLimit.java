// Generated from the definitions of the API.
package vendorclient.api.policy;

import java.math.BigInteger;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * A spending limit.
 *
 * @param amount Maximum amount, in nano units of the currency.
 * @param window Period of the limit.
 * @param per Whose spending is counted together. Default: {@code "all"}. {@code null} when absent.
 * @param currency Currency that the limit counts, by id; 0 is the main currency, 2 is SHELL. Default: {@code 0}. {@code
 *     null} when absent.
 */
public record SpendingLimit(
        BigInteger amount,
        SpendingWindow window,
        @Nullable SpendingScope per,
        @Nullable Long currency) implements JsonValue {
    /**
     * With the fields that must be there.
     *
     * @param amount Maximum amount, in nano units of the currency.
     * @param window Period of the limit.
     */
    public SpendingLimit(BigInteger amount, SpendingWindow window) {
        this(amount, window, null, null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static SpendingLimit fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new SpendingLimit(
                fields.required("amount", Decoders::bigInteger),
                fields.required("window", SpendingWindow::fromJson),
                fields.optional("per", SpendingScope::fromJson),
                fields.optional("currency", Decoders::int64));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter()
                .required("amount", amount)
                .required("window", window)
                .optional("per", per)
                .optional("currency", currency)
                .toMap();
    }

    /**
     * The same with another {@code per}.
     *
     * @param per Whose spending is counted together. Default: {@code "all"}. {@code null} when absent.
     * @return the changed copy
     */
    public SpendingLimit withPer(@Nullable SpendingScope per) {
        return new SpendingLimit(amount, window, per, currency);
    }

    /**
     * The same with another {@code currency}.
     *
     * @param currency Currency that the limit counts, by id; 0 is the main currency, 2 is SHELL. Default: {@code 0}.
     *     {@code null} when absent.
     * @return the changed copy
     */
    public SpendingLimit withCurrency(@Nullable Long currency) {
        return new SpendingLimit(amount, window, per, currency);
    }

    /**
     * Begins a value, field by field. Unlike the constructor of all fields it stays as it is when more fields come.
     *
     * @return a builder without any field
     */
    public static Builder builder() {
        return new Builder();
    }

    /** Makes a {@link SpendingLimit}. */
    public static final class Builder {
        private @Nullable BigInteger amount;
        private @Nullable SpendingWindow window;
        private @Nullable SpendingScope per;
        private @Nullable Long currency;

        private Builder() {}

        /**
         * Sets {@code amount}.
         *
         * @param amount Maximum amount, in nano units of the currency.
         * @return this
         */
        public Builder amount(BigInteger amount) {
            this.amount = amount;
            return this;
        }

        /**
         * Sets {@code window}.
         *
         * @param window Period of the limit.
         * @return this
         */
        public Builder window(SpendingWindow window) {
            this.window = window;
            return this;
        }

        /**
         * Sets {@code per}.
         *
         * @param per Whose spending is counted together. Default: {@code "all"}. {@code null} when absent.
         * @return this
         */
        public Builder per(@Nullable SpendingScope per) {
            this.per = per;
            return this;
        }

        /**
         * Sets {@code currency}.
         *
         * @param currency Currency that the limit counts, by id; 0 is the main currency, 2 is SHELL. Default: {@code
         *     0}. {@code null} when absent.
         * @return this
         */
        public Builder currency(@Nullable Long currency) {
            this.currency = currency;
            return this;
        }

        /**
         * Ends the value.
         *
         * @return the value
         * @throws NullPointerException when a field is missing that must be there
         */
        public SpendingLimit build() {
            return new SpendingLimit(
                    Objects.requireNonNull(amount, "amount"), Objects.requireNonNull(window, "window"), per, currency);
        }
    }
}
