// Generated from the definitions of the API.
package vendorclient.api.net;

import java.util.List;
import java.util.Map;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * A selection from a collection.
 *
 * @param collection Name of the collection: accounts, blocks, transactions, messages, block_signatures or another one
 *     of the node.
 * @param filter GraphQL filter object of the collection. {@code null} when absent.
 * @param result Fields to select, GraphQL text without the outer braces.
 * @param order How the objects are sorted. {@code null} when absent.
 * @param limit Largest number of objects. {@code null} when absent.
 * @param verify Whether what is returned is proven first (module proofs): what differs from what the network agreed on,
 *     or cannot be proven, ends with 901 to 904. Default: {@code proofs.verify} of the configuration. Extension of the
 *     published interface. {@code null} when absent.
 */
public record ParamsOfQueryCollection(
        String collection,
        Object filter,
        String result,
        List<OrderBy> order,
        Long limit,
        Boolean verify) implements JsonValue {
    /**
     * With the fields that must be there.
     *
     * @param collection Name of the collection: accounts, blocks, transactions, messages, block_signatures or another
     *     one of the node.
     * @param result Fields to select, GraphQL text without the outer braces.
     */
    public ParamsOfQueryCollection(String collection, String result) {
        this(collection, null, result, null, null, null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} gives it
     * @return the typed value
     */
    public static ParamsOfQueryCollection fromJson(Object json) {
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
    public Map<String, Object> toJson() {
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
    public ParamsOfQueryCollection withFilter(Object filter) {
        return new ParamsOfQueryCollection(collection, filter, result, order, limit, verify);
    }

    /**
     * The same with another {@code order}.
     *
     * @param order How the objects are sorted. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfQueryCollection withOrder(List<OrderBy> order) {
        return new ParamsOfQueryCollection(collection, filter, result, order, limit, verify);
    }

    /**
     * The same with another {@code limit}.
     *
     * @param limit Largest number of objects. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfQueryCollection withLimit(Long limit) {
        return new ParamsOfQueryCollection(collection, filter, result, order, limit, verify);
    }

    /**
     * The same with another {@code verify}.
     *
     * @param verify Whether what is returned is proven first (module proofs): what differs from what the network agreed
     *     on, or cannot be proven, ends with 901 to 904. Default: {@code proofs.verify} of the configuration. Extension
     *     of the published interface. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfQueryCollection withVerify(Boolean verify) {
        return new ParamsOfQueryCollection(collection, filter, result, order, limit, verify);
    }
}
