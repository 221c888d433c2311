// Generated from the definitions of the API.
package vendorclient.api.net;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * The compute phase of a transaction of an iterator.
 *
 * @param success Whether the contract terminated normally. {@code null} when absent.
 * @param exitCode Exit code. {@code null} when absent.
 * @param gasFees Gas fees in nano units, {@code 0x…} unless the query names a format. {@code null} when absent.
 * @param gasUsed Gas used, {@code 0x…} unless the query names a format. {@code null} when absent.
 * @param vmSteps Number of instructions executed. {@code null} when absent.
 */
public record ComputeItem(
        @Nullable Boolean success,
        @Nullable Integer exitCode,
        @Nullable String gasFees,
        @Nullable String gasUsed,
        @Nullable Long vmSteps) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ComputeItem fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ComputeItem(
                fields.optional("success", Decoders::bool),
                fields.optional("exit_code", Decoders::int32),
                fields.optional("gas_fees", Decoders::string),
                fields.optional("gas_used", Decoders::string),
                fields.optional("vm_steps", Decoders::int64));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter()
                .optional("success", success)
                .optional("exit_code", exitCode)
                .optional("gas_fees", gasFees)
                .optional("gas_used", gasUsed)
                .optional("vm_steps", vmSteps)
                .toMap();
    }
}
