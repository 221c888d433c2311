// Generated from the definitions of the API.
package vendorclient.api.net;

import java.util.Map;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * What is subscribed to.
 *
 * @param collection Name of the collection: accounts, blocks, transactions or messages.
 * @param filter GraphQL filter object of the collection. {@code null} when absent.
 * @param result Fields to select, GraphQL text without the outer braces.
 */
public record ParamsOfSubscribeCollection(String collection, Object filter, String result) implements JsonValue {
    /**
     * With the fields that must be there.
     *
     * @param collection Name of the collection: accounts, blocks, transactions or messages.
     * @param result Fields to select, GraphQL text without the outer braces.
     */
    public ParamsOfSubscribeCollection(String collection, String result) {
        this(collection, null, result);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} gives it
     * @return the typed value
     */
    public static ParamsOfSubscribeCollection fromJson(Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ParamsOfSubscribeCollection(
                fields.required("collection", Decoders::string),
                fields.optional("filter", Decoders::any),
                fields.required("result", Decoders::string));
    }

    @Override
    public Map<String, Object> toJson() {
        return new FieldWriter()
                .required("collection", collection)
                .optional("filter", filter)
                .required("result", result)
                .toMap();
    }

    /**
     * The same with another {@code filter}.
     *
     * @param filter GraphQL filter object of the collection. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfSubscribeCollection withFilter(Object filter) {
        return new ParamsOfSubscribeCollection(collection, filter, result);
    }
}
