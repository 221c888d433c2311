// Generated from the definitions of the API.
package vendorclient.api.devnode;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * Result of {@code find}.
 *
 * @param transactions Ids of transactions, ascending.
 * @param messages Hashes of messages, ascending.
 * @param blocks Ids of blocks, ascending.
 * @param accounts Account ids, ascending.
 */
public record ResultOfFind(
        List<String> transactions,
        List<String> messages,
        List<String> blocks,
        List<String> accounts) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ResultOfFind fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ResultOfFind(
                fields.required("transactions", Decoders.list(Decoders::string)),
                fields.required("messages", Decoders.list(Decoders::string)),
                fields.required("blocks", Decoders.list(Decoders::string)),
                fields.required("accounts", Decoders.list(Decoders::string)));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter()
                .required("transactions", transactions)
                .required("messages", messages)
                .required("blocks", blocks)
                .required("accounts", accounts)
                .toMap();
    }
}
