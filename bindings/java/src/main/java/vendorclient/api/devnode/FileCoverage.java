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
 * Line coverage of one source file.
 *
 * @param file File, as the compiler named it.
 * @param total Number of executable lines.
 * @param covered Number of executed lines.
 * @param lines The executable lines, ascending.
 */
public record FileCoverage(String file, long total, long covered, List<LineCoverage> lines) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static FileCoverage fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new FileCoverage(
                fields.required("file", Decoders::string),
                fields.required("total", Decoders::int64),
                fields.required("covered", Decoders::int64),
                fields.required("lines", Decoders.list(LineCoverage::fromJson)));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter()
                .required("file", file)
                .required("total", total)
                .required("covered", covered)
                .required("lines", lines)
                .toMap();
    }
}
