// Generated from the definitions of the API.
package vendorclient.api.tvm;

import java.math.BigInteger;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * A step of the virtual machine. Extension of this library.
 *
 * @param step Number of the step, starting at 1.
 * @param instruction Instruction with its operands.
 * @param codeHash Hash of the cell that contains the instruction.
 * @param offset Position in that cell, in bits.
 * @param gasUsed Total gas used, in units of gas, including this step.
 * @param gasRemaining Gas remaining after the step, in units of gas.
 * @param stackDepth Number of values on the stack after the step.
 * @param stack Top of the stack after the step, at most 100 values, lowest first; null if the trace would become too
 *     large.
 */
public record TraceStep(
        long step,
        String instruction,
        String codeHash,
        long offset,
        BigInteger gasUsed,
        BigInteger gasRemaining,
        long stackDepth,
        @Nullable Object stack) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static TraceStep fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new TraceStep(
                fields.required("step", Decoders::int64),
                fields.required("instruction", Decoders::string),
                fields.required("code_hash", Decoders::string),
                fields.required("offset", Decoders::int64),
                fields.required("gas_used", Decoders::bigInteger),
                fields.required("gas_remaining", Decoders::bigInteger),
                fields.required("stack_depth", Decoders::int64),
                fields.required("stack", Decoders::any));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter()
                .required("step", step)
                .required("instruction", instruction)
                .required("code_hash", codeHash)
                .required("offset", offset)
                .required("gas_used", gasUsed)
                .required("gas_remaining", gasRemaining)
                .required("stack_depth", stackDepth)
                .required("stack", stack)
                .toMap();
    }
}
