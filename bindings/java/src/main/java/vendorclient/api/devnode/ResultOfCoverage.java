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
 * Result of {@code coverage}.
 *
 * @param transactions Number of rerun transactions: those whose state is kept, see {@code --history}.
 * @param skipped Number of transactions that could not be rerun.
 * @param truncated Whether there are more than 10000 transactions, of which only the last are counted.
 * @param files Ordered by file.
 * @param text The same as a text table.
 * @param lcov The same in lcov format, for editors and other tools.
 */
public record ResultOfCoverage(
        long transactions,
        long skipped,
        boolean truncated,
        List<FileCoverage> files,
        String text,
        String lcov) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ResultOfCoverage fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ResultOfCoverage(
                fields.required("transactions", Decoders::int64),
                fields.required("skipped", Decoders::int64),
                fields.required("truncated", Decoders::bool),
                fields.required("files", Decoders.list(FileCoverage::fromJson)),
                fields.required("text", Decoders::string),
                fields.required("lcov", Decoders::string));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter()
                .required("transactions", transactions)
                .required("skipped", skipped)
                .required("truncated", truncated)
                .required("files", files)
                .required("text", text)
                .required("lcov", lcov)
                .toMap();
    }
}
