// Generated from the definitions of the API.
package vendorclient.api.net;

import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * Counterparties of an account.
 *
 * @param account Address of the account, as the node writes it.
 * @param result Fields to select, GraphQL text without the outer braces.
 * @param first Maximum number of counterparties. {@code null} when absent.
 * @param after The {@code cursor} of the last counterparty of the previous page. {@code null} when absent.
 */
public record ParamsOfQueryCounterparties(
        String account, String result, @Nullable Long first, @Nullable String after) implements JsonValue {
    /**
     * With the fields that must be there.
     *
     * @param account Address of the account, as the node writes it.
     * @param result Fields to select, GraphQL text without the outer braces.
     */
    public ParamsOfQueryCounterparties(String account, String result) {
        this(account, result, null, null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ParamsOfQueryCounterparties fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ParamsOfQueryCounterparties(
                fields.required("account", Decoders::string),
                fields.required("result", Decoders::string),
                fields.optional("first", Decoders::int64),
                fields.optional("after", Decoders::string));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter()
                .required("account", account)
                .required("result", result)
                .optional("first", first)
                .optional("after", after)
                .toMap();
    }

    /**
     * The same with another {@code first}.
     *
     * @param first Maximum number of counterparties. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfQueryCounterparties withFirst(@Nullable Long first) {
        return new ParamsOfQueryCounterparties(account, result, first, after);
    }

    /**
     * The same with another {@code after}.
     *
     * @param after The {@code cursor} of the last counterparty of the previous page. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfQueryCounterparties withAfter(@Nullable String after) {
        return new ParamsOfQueryCounterparties(account, result, first, after);
    }

    /**
     * Begins a value, field by field. Unlike the constructor of all fields it stays as it is when more fields come.
     *
     * @return a builder without any field
     */
    public static Builder builder() {
        return new Builder();
    }

    /** Makes a {@link ParamsOfQueryCounterparties}. */
    public static final class Builder {
        private @Nullable String account;
        private @Nullable String result;
        private @Nullable Long first;
        private @Nullable String after;

        private Builder() {}

        /**
         * Sets {@code account}.
         *
         * @param account Address of the account, as the node writes it.
         * @return this
         */
        public Builder account(String account) {
            this.account = account;
            return this;
        }

        /**
         * Sets {@code result}.
         *
         * @param result Fields to select, GraphQL text without the outer braces.
         * @return this
         */
        public Builder result(String result) {
            this.result = result;
            return this;
        }

        /**
         * Sets {@code first}.
         *
         * @param first Maximum number of counterparties. {@code null} when absent.
         * @return this
         */
        public Builder first(@Nullable Long first) {
            this.first = first;
            return this;
        }

        /**
         * Sets {@code after}.
         *
         * @param after The {@code cursor} of the last counterparty of the previous page. {@code null} when absent.
         * @return this
         */
        public Builder after(@Nullable String after) {
            this.after = after;
            return this;
        }

        /**
         * Ends the value.
         *
         * @return the value
         * @throws NullPointerException when a field is missing that must be there
         */
        public ParamsOfQueryCounterparties build() {
            return new ParamsOfQueryCounterparties(
                    Objects.requireNonNull(account, "account"), Objects.requireNonNull(result, "result"), first, after);
        }
    }
}
