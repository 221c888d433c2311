// Generated from the definitions of the API.
package vendorclient.api.boc;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * A public library.
 *
 * @param hash Hash of the library.
 * @param publishers Account ids of the publishers.
 * @param lib The library as base64 BOC.
 */
public record ParsedLibrary(String hash, List<String> publishers, String lib) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ParsedLibrary fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ParsedLibrary(
                fields.required("hash", Decoders::string),
                fields.required("publishers", Decoders.list(Decoders::string)),
                fields.required("lib", Decoders::string));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter().required("hash", hash).required("publishers", publishers).required("lib", lib).toMap();
    }
}
