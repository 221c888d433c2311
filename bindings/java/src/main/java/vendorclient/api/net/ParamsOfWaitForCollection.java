// Generated from the definitions of the API.
package vendorclient.api.net;

import java.util.Map;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * An object to wait for.
 *
 * @param collection Name of the collection: accounts, blocks, transactions, messages, block_signatures or another one
 *     of the node.
 * @param filter GraphQL filter object of the collection. {@code null} when absent.
 * @param result Fields to select, GraphQL text without the outer braces.
 * @param timeout How long to wait, in ms. Default: {@code network.wait_for_timeout}. {@code null} when absent.
 */
public record ParamsOfWaitForCollection(
        String collection, Object filter, String result, Long timeout) implements JsonValue {
    /**
     * With the fields that must be there.
     *
     * @param collection Name of the collection: accounts, blocks, transactions, messages, block_signatures or another
     *     one of the node.
     * @param result Fields to select, GraphQL text without the outer braces.
     */
    public ParamsOfWaitForCollection(String collection, String result) {
        this(collection, null, result, null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} gives it
     * @return the typed value
     */
    public static ParamsOfWaitForCollection fromJson(Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ParamsOfWaitForCollection(
                fields.required("collection", Decoders::string),
                fields.optional("filter", Decoders::any),
                fields.required("result", Decoders::string),
                fields.optional("timeout", Decoders::int64));
    }

    @Override
    public Map<String, Object> toJson() {
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
    public ParamsOfWaitForCollection withFilter(Object filter) {
        return new ParamsOfWaitForCollection(collection, filter, result, timeout);
    }

    /**
     * The same with another {@code timeout}.
     *
     * @param timeout How long to wait, in ms. Default: {@code network.wait_for_timeout}. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfWaitForCollection withTimeout(Long timeout) {
        return new ParamsOfWaitForCollection(collection, filter, result, timeout);
    }
}
