// Generated from the definitions of the API.
package vendorclient.api.net;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * One operation of a batch.
 *
 * <p>One of the records in it.
 */
public sealed interface ParamsOfQueryOperation extends JsonValue {
    /**
     * A query of a collection.
     *
     * @param collection Name of the collection: accounts, blocks, transactions, messages, block_signatures or another
     *     collection of the node.
     * @param filter GraphQL filter object of the collection. {@code null} when absent.
     * @param result Fields to select, GraphQL text without the outer braces.
     * @param order Sort order of the objects. {@code null} when absent.
     * @param limit Maximum number of objects. {@code null} when absent.
     */
    record QueryCollection(
            String collection,
            @Nullable Object filter,
            String result,
            @Nullable List<OrderBy> order,
            @Nullable Long limit) implements ParamsOfQueryOperation {
        /**
         * With the fields that must be there.
         *
         * @param collection Name of the collection: accounts, blocks, transactions, messages, block_signatures or
         *     another collection of the node.
         * @param result Fields to select, GraphQL text without the outer braces.
         */
        public QueryCollection(String collection, String result) {
            this(collection, null, result, null, null);
        }

        @Override
        public Map<String, @Nullable Object> toJson() {
            return new FieldWriter("QueryCollection")
                    .required("collection", collection)
                    .optional("filter", filter)
                    .required("result", result)
                    .optional("order", order)
                    .optional("limit", limit)
                    .toMap();
        }

        /**
         * The same with another {@code filter}.
         *
         * @param filter GraphQL filter object of the collection. {@code null} when absent.
         * @return the changed copy
         */
        public QueryCollection withFilter(@Nullable Object filter) {
            return new QueryCollection(collection, filter, result, order, limit);
        }

        /**
         * The same with another {@code order}.
         *
         * @param order Sort order of the objects. {@code null} when absent.
         * @return the changed copy
         */
        public QueryCollection withOrder(@Nullable List<OrderBy> order) {
            return new QueryCollection(collection, filter, result, order, limit);
        }

        /**
         * The same with another {@code limit}.
         *
         * @param limit Maximum number of objects. {@code null} when absent.
         * @return the changed copy
         */
        public QueryCollection withLimit(@Nullable Long limit) {
            return new QueryCollection(collection, filter, result, order, limit);
        }
    }

    /**
     * An object to wait for.
     *
     * @param collection Name of the collection: accounts, blocks, transactions, messages, block_signatures or another
     *     collection of the node.
     * @param filter GraphQL filter object of the collection. {@code null} when absent.
     * @param result Fields to select, GraphQL text without the outer braces.
     * @param timeout How long to wait, in ms. Default: {@code network.wait_for_timeout}. {@code null} when absent.
     */
    record WaitForCollection(
            String collection,
            @Nullable Object filter,
            String result,
            @Nullable Long timeout) implements ParamsOfQueryOperation {
        /**
         * With the fields that must be there.
         *
         * @param collection Name of the collection: accounts, blocks, transactions, messages, block_signatures or
         *     another collection of the node.
         * @param result Fields to select, GraphQL text without the outer braces.
         */
        public WaitForCollection(String collection, String result) {
            this(collection, null, result, null);
        }

        @Override
        public Map<String, @Nullable Object> toJson() {
            return new FieldWriter("WaitForCollection")
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
        public WaitForCollection withFilter(@Nullable Object filter) {
            return new WaitForCollection(collection, filter, result, timeout);
        }

        /**
         * The same with another {@code timeout}.
         *
         * @param timeout How long to wait, in ms. Default: {@code network.wait_for_timeout}. {@code null} when absent.
         * @return the changed copy
         */
        public WaitForCollection withTimeout(@Nullable Long timeout) {
            return new WaitForCollection(collection, filter, result, timeout);
        }
    }

    /**
     * Aggregations over a collection.
     *
     * @param collection Name of the collection: accounts, blocks, transactions, messages, block_signatures or another
     *     collection of the node.
     * @param filter GraphQL filter object of the collection. {@code null} when absent.
     * @param fields What to compute. Default: the number of objects. {@code null} when absent.
     */
    record AggregateCollection(
            String collection,
            @Nullable Object filter,
            @Nullable List<FieldAggregation> fields) implements ParamsOfQueryOperation {
        /**
         * With the fields that must be there.
         *
         * @param collection Name of the collection: accounts, blocks, transactions, messages, block_signatures or
         *     another collection of the node.
         */
        public AggregateCollection(String collection) {
            this(collection, null, null);
        }

        @Override
        public Map<String, @Nullable Object> toJson() {
            return new FieldWriter("AggregateCollection")
                    .required("collection", collection)
                    .optional("filter", filter)
                    .optional("fields", fields)
                    .toMap();
        }

        /**
         * The same with another {@code filter}.
         *
         * @param filter GraphQL filter object of the collection. {@code null} when absent.
         * @return the changed copy
         */
        public AggregateCollection withFilter(@Nullable Object filter) {
            return new AggregateCollection(collection, filter, fields);
        }

        /**
         * The same with another {@code fields}.
         *
         * @param fields What to compute. Default: the number of objects. {@code null} when absent.
         * @return the changed copy
         */
        public AggregateCollection withFields(@Nullable List<FieldAggregation> fields) {
            return new AggregateCollection(collection, filter, fields);
        }
    }

    /**
     * Counterparties of an account.
     *
     * @param account Address of the account, as the node writes it.
     * @param result Fields to select, GraphQL text without the outer braces.
     * @param first Maximum number of counterparties. {@code null} when absent.
     * @param after The {@code cursor} of the last counterparty of the previous page. {@code null} when absent.
     */
    record QueryCounterparties(
            String account,
            String result,
            @Nullable Long first,
            @Nullable String after) implements ParamsOfQueryOperation {
        /**
         * With the fields that must be there.
         *
         * @param account Address of the account, as the node writes it.
         * @param result Fields to select, GraphQL text without the outer braces.
         */
        public QueryCounterparties(String account, String result) {
            this(account, result, null, null);
        }

        @Override
        public Map<String, @Nullable Object> toJson() {
            return new FieldWriter("QueryCounterparties")
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
        public QueryCounterparties withFirst(@Nullable Long first) {
            return new QueryCounterparties(account, result, first, after);
        }

        /**
         * The same with another {@code after}.
         *
         * @param after The {@code cursor} of the last counterparty of the previous page. {@code null} when absent.
         * @return the changed copy
         */
        public QueryCounterparties withAfter(@Nullable String after) {
            return new QueryCounterparties(account, result, first, after);
        }
    }

    /**
     * A variant that this version does not know.
     *
     * @param toJson all fields as they came, {@code type} included
     */
    record Unknown(Map<String, @Nullable Object> toJson) implements ParamsOfQueryOperation {
        @Override
        public String toString() {
            return "Unknown[type=" + toJson.get("type") + "]";
        }
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    static ParamsOfQueryOperation fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return switch (fields.type()) {
            case "QueryCollection" -> new QueryCollection(
                    fields.required("collection", Decoders::string),
                    fields.optional("filter", Decoders::any),
                    fields.required("result", Decoders::string),
                    fields.optional("order", Decoders.list(OrderBy::fromJson)),
                    fields.optional("limit", Decoders::int64));
            case "WaitForCollection" -> new WaitForCollection(
                    fields.required("collection", Decoders::string),
                    fields.optional("filter", Decoders::any),
                    fields.required("result", Decoders::string),
                    fields.optional("timeout", Decoders::int64));
            case "AggregateCollection" -> new AggregateCollection(
                    fields.required("collection", Decoders::string),
                    fields.optional("filter", Decoders::any),
                    fields.optional("fields", Decoders.list(FieldAggregation::fromJson)));
            case "QueryCounterparties" -> new QueryCounterparties(
                    fields.required("account", Decoders::string),
                    fields.required("result", Decoders::string),
                    fields.optional("first", Decoders::int64),
                    fields.optional("after", Decoders::string));
            default -> new Unknown(fields.toMap());
        };
    }
}
