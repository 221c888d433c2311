// Generated from the definitions of the API.
package vendorclient.api.daemon;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * The daemon.
 *
 * @param version Version of the daemon and the library.
 * @param buildNumber Number of the build; 0 for a local build.
 * @param pid Process id; 0 in a page.
 */
public record ServerInfo(String version, long buildNumber, long pid) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ServerInfo fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ServerInfo(
                fields.required("version", Decoders::string),
                fields.required("build_number", Decoders::int64),
                fields.required("pid", Decoders::int64));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter()
                .required("version", version)
                .required("build_number", buildNumber)
                .required("pid", pid)
                .toMap();
    }
}
