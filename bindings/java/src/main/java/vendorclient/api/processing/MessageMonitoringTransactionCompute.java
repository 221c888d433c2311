// Generated from the definitions of the API.
package vendorclient.api.processing;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * Compute phase of a transaction.
 *
 * @param exitCode Exit code.
 */
public record MessageMonitoringTransactionCompute(int exitCode) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static MessageMonitoringTransactionCompute fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new MessageMonitoringTransactionCompute(fields.required("exit_code", Decoders::int32));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter().required("exit_code", exitCode).toMap();
    }
}
