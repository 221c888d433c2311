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
 * Aggregations over a collection.
 *
 * @param collection Name of the collection: accounts, blocks, transactions, messages, block_signatures or another
 *     collection of the node.
 * @param filter GraphQL filter object of the collection. {@code null} when absent.
 * @param fields What to compute. Default: the number of objects. {@code null} when absent.
 */
public record ParamsOfAggregateCollection(
        String collection, @Nullable Object filter, @Nullable List<FieldAggregation> fields) implements JsonValue {
    /**
     * With the fields that must be there.
     *
     * @param collection Name of the collection: accounts, blocks, transactions, messages, block_signatures or another
     *     collection of the node.
     */
    public ParamsOfAggregateCollection(String collection) {
        this(collection, null, null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ParamsOfAggregateCollection fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ParamsOfAggregateCollection(
                fields.required("collection", Decoders::string),
                fields.optional("filter", Decoders::any),
                fields.optional("fields", Decoders.list(FieldAggregation::fromJson)));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter()
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
    public ParamsOfAggregateCollection withFilter(@Nullable Object filter) {
        return new ParamsOfAggregateCollection(collection, filter, fields);
    }

    /**
     * The same with another {@code fields}.
     *
     * @param fields What to compute. Default: the number of objects. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfAggregateCollection withFields(@Nullable List<FieldAggregation> fields) {
        return new ParamsOfAggregateCollection(collection, filter, fields);
    }

    /**
     * Begins a value, field by field. Unlike the constructor of all fields it stays as it is when more fields come.
     *
     * @return a builder without any field
     */
    public static Builder builder() {
        return new Builder();
    }

    /** Makes a {@link ParamsOfAggregateCollection}. */
    public static final class Builder {
        private @Nullable String collection;
        private @Nullable Object filter;
        private @Nullable List<FieldAggregation> fields;

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
         * Sets {@code fields}.
         *
         * @param fields What to compute. Default: the number of objects. {@code null} when absent.
         * @return this
         */
        public Builder fields(@Nullable List<FieldAggregation> fields) {
            this.fields = fields;
            return this;
        }

        /**
         * Ends the value.
         *
         * @return the value
         * @throws NullPointerException when a field is missing that must be there
         */
        public ParamsOfAggregateCollection build() {
            return new ParamsOfAggregateCollection(Objects.requireNonNull(collection, "collection"), filter, fields);
        }
    }
}
