// Generated from the definitions of the API.
package vendorclient.api.net;

import java.util.List;
import java.util.Map;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * Aggregations over a collection.
 *
 * @param collection Name of the collection: accounts, blocks, transactions, messages, block_signatures or another one
 *     of the node.
 * @param filter GraphQL filter object of the collection. {@code null} when absent.
 * @param fields What is computed. Default: the number of objects. {@code null} when absent.
 */
public record ParamsOfAggregateCollection(
        String collection, Object filter, List<FieldAggregation> fields) implements JsonValue {
    /**
     * With the fields that must be there.
     *
     * @param collection Name of the collection: accounts, blocks, transactions, messages, block_signatures or another
     *     one of the node.
     */
    public ParamsOfAggregateCollection(String collection) {
        this(collection, null, null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} gives it
     * @return the typed value
     */
    public static ParamsOfAggregateCollection fromJson(Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ParamsOfAggregateCollection(
                fields.required("collection", Decoders::string),
                fields.optional("filter", Decoders::any),
                fields.optional("fields", Decoders.list(FieldAggregation::fromJson)));
    }

    @Override
    public Map<String, Object> toJson() {
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
    public ParamsOfAggregateCollection withFilter(Object filter) {
        return new ParamsOfAggregateCollection(collection, filter, fields);
    }

    /**
     * The same with another {@code fields}.
     *
     * @param fields What is computed. Default: the number of objects. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfAggregateCollection withFields(List<FieldAggregation> fields) {
        return new ParamsOfAggregateCollection(collection, filter, fields);
    }
}
