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
 * An object to wait for.
 *
 * @param collection Name of the collection: accounts, blocks, transactions, messages, block_signatures or another
 *     collection of the node.
 * @param filter GraphQL filter object of the collection. {@code null} when absent.
 * @param result Fields to select, GraphQL text without the outer braces.
 * @param timeout How long to wait, in ms. Default: {@code network.wait_for_timeout}. {@code null} when absent.
 */
public record ParamsOfWaitForCollection(
        String collection, @Nullable Object filter, String result, @Nullable Long timeout) implements JsonValue {
    /**
     * With the fields that must be there.
     *
     * @param collection Name of the collection: accounts, blocks, transactions, messages, block_signatures or another
     *     collection of the node.
     * @param result Fields to select, GraphQL text without the outer braces.
     */
    public ParamsOfWaitForCollection(String collection, String result) {
        this(collection, null, result, null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ParamsOfWaitForCollection fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ParamsOfWaitForCollection(
                fields.required("collection", Decoders::string),
                fields.optional("filter", Decoders::any),
                fields.required("result", Decoders::string),
                fields.optional("timeout", Decoders::int64));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter()
                .required("collection", collection)
                .optional("filter", filter)
                .required("result", result)
                .optional("timeout", timeout)
                .toMap();
    }

    /**
     * The same with another {@code filter}.
     *
     * @param filter GraphQL filter object of the collection. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfWaitForCollection withFilter(@Nullable Object filter) {
        return new ParamsOfWaitForCollection(collection, filter, result, timeout);
    }

    /**
     * The same with another {@code timeout}.
     *
     * @param timeout How long to wait, in ms. Default: {@code network.wait_for_timeout}. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfWaitForCollection withTimeout(@Nullable Long timeout) {
        return new ParamsOfWaitForCollection(collection, filter, result, timeout);
    }

    /**
     * Begins a value, field by field. Unlike the constructor of all fields it stays as it is when more fields come.
     *
     * @return a builder without any field
     */
    public static Builder builder() {
        return new Builder();
    }

    /** Makes a {@link ParamsOfWaitForCollection}. */
    public static final class Builder {
        private @Nullable String collection;
        private @Nullable Object filter;
        private @Nullable String result;
        private @Nullable Long timeout;

        private Builder() {}

        /**
         * Sets {@code collection}.
         *
         * @param collection Name of the collection: accounts, blocks, transactions, messages, block_signatures or
         *     another collection of the node.
         * @return this
         */
        public Builder collection(String collection) {
            this.collection = collection;
            return this;
        }

        /**
         * Sets {@code filter}.
         *
         * @param filter GraphQL filter object of the collection. {@code null} when absent.
         * @return this
         */
        public Builder filter(@Nullable Object filter) {
            this.filter = filter;
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
         * Sets {@code timeout}.
         *
         * @param timeout How long to wait, in ms. Default: {@code network.wait_for_timeout}. {@code null} when absent.
         * @return this
         */
        public Builder timeout(@Nullable Long timeout) {
            this.timeout = timeout;
            return this;
        }

        /**
         * Ends the value.
         *
         * @return the value
         * @throws NullPointerException when a field is missing that must be there
         */
        public ParamsOfWaitForCollection build() {
            return new ParamsOfWaitForCollection(
                    Objects.requireNonNull(collection, "collection"),
                    filter,
                    Objects.requireNonNull(result, "result"),
                    timeout);
        }
    }
}
