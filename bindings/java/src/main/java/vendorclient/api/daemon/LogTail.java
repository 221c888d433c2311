// Generated from the definitions of the API.
package vendorclient.api.daemon;

import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * The end of the log.
 *
 * @param last Number of the last line; lines count from 1.
 * @param lines Lines as JSON text, oldest first, at most 300. They contain no parameters, results or secrets.
 */
public record LogTail(BigInteger last, List<String> lines) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static LogTail fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new LogTail(
                fields.required("last", Decoders::bigInteger),
                fields.required("lines", Decoders.list(Decoders::string)));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter().required("last", last).required("lines", lines).toMap();
    }
}
