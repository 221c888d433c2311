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
 * Result of {@code gas_report}.
 *
 * @param transactions Number of transactions counted.
 * @param truncated Whether there are more than 100000 transactions, of which only the last are counted.
 * @param functions Ordered by contract, then by function.
 * @param text The same as a text table.
 */
public record ResultOfGasReport(
        long transactions, boolean truncated, List<GasOfFunction> functions, String text) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ResultOfGasReport fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ResultOfGasReport(
                fields.required("transactions", Decoders::int64),
                fields.required("truncated", Decoders::bool),
                fields.required("functions", Decoders.list(GasOfFunction::fromJson)),
                fields.required("text", Decoders::string));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter()
                .required("transactions", transactions)
                .required("truncated", truncated)
                .required("functions", functions)
                .required("text", text)
                .toMap();
    }
}
