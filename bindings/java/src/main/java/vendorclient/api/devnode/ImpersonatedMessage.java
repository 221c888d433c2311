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
 * An internal message.
 *
 * @param accountId Destination.
 * @param value Value sent with the message, in nanotokens, created for it. Default: {@code "1000000000"}. {@code null}
 *     when absent.
 * @param currencies Amounts of other currencies, in nano units by currency id, created for it. {@code null} when
 *     absent.
 * @param bounce Return the message if its destination fails. Default: {@code true}. {@code null} when absent.
 * @param body Message body. Default: none. {@code null} when absent.
 * @param stateInit State init, to deploy a contract. {@code null} when absent.
 */
public record ImpersonatedMessage(
        String accountId,
        @Nullable String value,
        @Nullable Map<String, String> currencies,
        @Nullable Boolean bounce,
        @Nullable String body,
        @Nullable String stateInit) implements JsonValue {
    /**
     * With the fields that must be there.
     *
     * @param accountId Destination.
     */
    public ImpersonatedMessage(String accountId) {
        this(accountId, null, null, null, null, null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ImpersonatedMessage fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ImpersonatedMessage(
                fields.required("account_id", Decoders::string),
                fields.optional("value", Decoders::string),
                fields.optional("currencies", Decoders.map(Decoders::string)),
                fields.optional("bounce", Decoders::bool),
                fields.optional("body", Decoders::string),
                fields.optional("state_init", Decoders::string));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter()
                .required("account_id", accountId)
                .optional("value", value)
                .optional("currencies", currencies)
                .optional("bounce", bounce)
                .optional("body", body)
                .optional("state_init", stateInit)
                .toMap();
    }

    /**
     * The same with another {@code value}.
     *
     * @param value Value sent with the message, in nanotokens, created for it. Default: {@code "1000000000"}. {@code
     *     null} when absent.
     * @return the changed copy
     */
    public ImpersonatedMessage withValue(@Nullable String value) {
        return new ImpersonatedMessage(accountId, value, currencies, bounce, body, stateInit);
    }

    /**
     * The same with another {@code currencies}.
     *
     * @param currencies Amounts of other currencies, in nano units by currency id, created for it. {@code null} when
     *     absent.
     * @return the changed copy
     */
    public ImpersonatedMessage withCurrencies(@Nullable Map<String, String> currencies) {
        return new ImpersonatedMessage(accountId, value, currencies, bounce, body, stateInit);
    }

    /**
     * The same with another {@code bounce}.
     *
     * @param bounce Return the message if its destination fails. Default: {@code true}. {@code null} when absent.
     * @return the changed copy
     */
    public ImpersonatedMessage withBounce(@Nullable Boolean bounce) {
        return new ImpersonatedMessage(accountId, value, currencies, bounce, body, stateInit);
    }

    /**
     * The same with another {@code body}.
     *
     * @param body Message body. Default: none. {@code null} when absent.
     * @return the changed copy
     */
    public ImpersonatedMessage withBody(@Nullable String body) {
        return new ImpersonatedMessage(accountId, value, currencies, bounce, body, stateInit);
    }

    /**
     * The same with another {@code state_init}.
     *
     * @param stateInit State init, to deploy a contract. {@code null} when absent.
     * @return the changed copy
     */
    public ImpersonatedMessage withStateInit(@Nullable String stateInit) {
        return new ImpersonatedMessage(accountId, value, currencies, bounce, body, stateInit);
    }

    /**
     * Begins a value, field by field. Unlike the constructor of all fields it stays as it is when more fields come.
     *
     * @return a builder without any field
     */
    public static Builder builder() {
        return new Builder();
    }

    /** Makes a {@link ImpersonatedMessage}. */
    public static final class Builder {
        private @Nullable String accountId;
        private @Nullable String value;
        private @Nullable Map<String, String> currencies;
        private @Nullable Boolean bounce;
        private @Nullable String body;
        private @Nullable String stateInit;

        private Builder() {}

        /**
         * Sets {@code account_id}.
         *
         * @param accountId Destination.
         * @return this
         */
        public Builder accountId(String accountId) {
            this.accountId = accountId;
            return this;
        }

        /**
         * Sets {@code value}.
         *
         * @param value Value sent with the message, in nanotokens, created for it. Default: {@code "1000000000"}.
         *     {@code null} when absent.
         * @return this
         */
        public Builder value(@Nullable String value) {
            this.value = value;
            return this;
        }

        /**
         * Sets {@code currencies}.
         *
         * @param currencies Amounts of other currencies, in nano units by currency id, created for it. {@code null}
         *     when absent.
         * @return this
         */
        public Builder currencies(@Nullable Map<String, String> currencies) {
            this.currencies = currencies;
            return this;
        }

        /**
         * Sets {@code bounce}.
         *
         * @param bounce Return the message if its destination fails. Default: {@code true}. {@code null} when absent.
         * @return this
         */
        public Builder bounce(@Nullable Boolean bounce) {
            this.bounce = bounce;
            return this;
        }

        /**
         * Sets {@code body}.
         *
         * @param body Message body. Default: none. {@code null} when absent.
         * @return this
         */
        public Builder body(@Nullable String body) {
            this.body = body;
            return this;
        }

        /**
         * Sets {@code state_init}.
         *
         * @param stateInit State init, to deploy a contract. {@code null} when absent.
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
        public ImpersonatedMessage build() {
            return new ImpersonatedMessage(
                    Objects.requireNonNull(accountId, "accountId"), value, currencies, bounce, body, stateInit);
        }
    }
}
