// Generated from the definitions of the API.
package vendorclient.api.net;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * A query of a collection.
 *
 * @param collection Name of the collection: accounts, blocks, transactions, messages, block_signatures or another
 *     collection of the node.
 * @param filter GraphQL filter object of the collection. {@code null} when absent.
 * @param result Fields to select, GraphQL text without the outer braces.
 * @param order Sort order of the objects. {@code null} when absent.
 * @param limit Maximum number of objects. {@code null} when absent.
 * @param verify Prove the result before it is returned (module proofs): anything that differs from what the network
 *     agreed on, or cannot be proven, fails with 901 to 904. Default: {@code proofs.verify} of the configuration.
 *     Extension of the published interface. {@code null} when absent.
 */
public record ParamsOfQueryCollection(
        String collection,
        @Nullable Object filter,
        String result,
        @Nullable List<OrderBy> order,
        @Nullable Long limit,
        @Nullable Boolean verify) implements JsonValue {
    /**
     * With the fields that must be there.
     *
     * @param collection Name of the collection: accounts, blocks, transactions, messages, block_signatures or another
     *     collection of the node.
     * @param result Fields to select, GraphQL text without the outer braces.
     */
    public ParamsOfQueryCollection(String collection, String result) {
        this(collection, null, result, null, null, null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ParamsOfQueryCollection fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ParamsOfQueryCollection(
                fields.required("collection", Decoders::string),
                fields.optional("filter", Decoders::any),
                fields.required("result", Decoders::string),
                fields.optional("order", Decoders.list(OrderBy::fromJson)),
                fields.optional("limit", Decoders::int64),
                fields.optional("verify", Decoders::bool));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter()
                .required("collection", collection)
                .optional("filter", filter)
                .required("result", result)
                .optional("order", order)
                .optional("limit", limit)
                .optional("verify", verify)
                .toMap();
    }

    /**
     * The same with another {@code filter}.
     *
     * @param filter GraphQL filter object of the collection. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfQueryCollection withFilter(@Nullable Object filter) {
        return new ParamsOfQueryCollection(collection, filter, result, order, limit, verify);
    }

    /**
     * The same with another {@code order}.
     *
     * @param order Sort order of the objects. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfQueryCollection withOrder(@Nullable List<OrderBy> order) {
        return new ParamsOfQueryCollection(collection, filter, result, order, limit, verify);
    }

    /**
     * The same with another {@code limit}.
     *
     * @param limit Maximum number of objects. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfQueryCollection withLimit(@Nullable Long limit) {
        return new ParamsOfQueryCollection(collection, filter, result, order, limit, verify);
    }

    /**
     * The same with another {@code verify}.
     *
     * @param verify Prove the result before it is returned (module proofs): anything that differs from what the network
     *     agreed on, or cannot be proven, fails with 901 to 904. Default: {@code proofs.verify} of the configuration.
     *     Extension of the published interface. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfQueryCollection withVerify(@Nullable Boolean verify) {
        return new ParamsOfQueryCollection(collection, filter, result, order, limit, verify);
    }

    /**
     * Begins a value, field by field. Unlike the constructor of all fields it stays as it is when more fields come.
     *
     * @return a builder without any field
     */
    public static Builder builder() {
        return new Builder();
    }

    /** Makes a {@link ParamsOfQueryCollection}. */
    public static final class Builder {
        private @Nullable String collection;
        private @Nullable Object filter;
        private @Nullable String result;
        private @Nullable List<OrderBy> order;
        private @Nullable Long limit;
        private @Nullable Boolean verify;

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
         * Sets {@code order}.
         *
         * @param order Sort order of the objects. {@code null} when absent.
         * @return this
         */
        public Builder order(@Nullable List<OrderBy> order) {
            this.order = order;
            return this;
        }

        /**
         * Sets {@code limit}.
         *
         * @param limit Maximum number of objects. {@code null} when absent.
         * @return this
         */
        public Builder limit(@Nullable Long limit) {
            this.limit = limit;
            return this;
        }

        /**
         * Sets {@code verify}.
         *
         * @param verify Prove the result before it is returned (module proofs): anything that differs from what the
         *     network agreed on, or cannot be proven, fails with 901 to 904. Default: {@code proofs.verify} of the
         *     configuration. Extension of the published interface. {@code null} when absent.
         * @return this
         */
        public Builder verify(@Nullable Boolean verify) {
            this.verify = verify;
            return this;
        }

        /**
         * Ends the value.
         *
         * @return the value
         * @throws NullPointerException when a field is missing that must be there
         */
        public ParamsOfQueryCollection build() {
            return new ParamsOfQueryCollection(
                    Objects.requireNonNull(collection, "collection"),
                    filter,
                    Objects.requireNonNull(result, "result"),
                    order,
                    limit,
                    verify);
        }
    }
}
