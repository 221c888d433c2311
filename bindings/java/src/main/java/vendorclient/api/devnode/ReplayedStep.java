// Generated from the definitions of the API.
package vendorclient.api.devnode;

import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * A step of the virtual machine.
 *
 * @param step Number of the step, from 1.
 * @param instruction Instruction with its operands.
 * @param codeHash Hash of the cell that contains the instruction.
 * @param offset Position in the cell, in bits.
 * @param gasUsed Total gas used so far, in units of gas.
 * @param gasRemaining Gas remaining, in units of gas.
 * @param stackDepth Number of values on the stack after the step.
 * @param stack The stack after the step, top last, at most 100 values. Absent if it is too large. {@code null} when
 *     absent.
 * @param source Source location of the instruction, if a debug map is registered. {@code null} when absent.
 */
public record ReplayedStep(
        long step,
        String instruction,
        String codeHash,
        long offset,
        long gasUsed,
        long gasRemaining,
        long stackDepth,
        @Nullable Object stack,
        @Nullable SourcePlace source) implements JsonValue {
    /**
     * With the fields that must be there.
     *
     * @param step Number of the step, from 1.
     * @param instruction Instruction with its operands.
     * @param codeHash Hash of the cell that contains the instruction.
     * @param offset Position in the cell, in bits.
     * @param gasUsed Total gas used so far, in units of gas.
     * @param gasRemaining Gas remaining, in units of gas.
     * @param stackDepth Number of values on the stack after the step.
     */
    public ReplayedStep(
            long step,
            String instruction,
            String codeHash,
            long offset,
            long gasUsed,
            long gasRemaining,
            long stackDepth) {
        this(step, instruction, codeHash, offset, gasUsed, gasRemaining, stackDepth, null, null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ReplayedStep fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ReplayedStep(
                fields.required("step", Decoders::int64),
                fields.required("instruction", Decoders::string),
                fields.required("code_hash", Decoders::string),
                fields.required("offset", Decoders::int64),
                fields.required("gas_used", Decoders::int64),
                fields.required("gas_remaining", Decoders::int64),
                fields.required("stack_depth", Decoders::int64),
                fields.optional("stack", Decoders::any),
                fields.optional("source", SourcePlace::fromJson));
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
                .optional("stack", stack)
                .optional("source", source)
                .toMap();
    }

    /**
     * The same with another {@code stack}.
     *
     * @param stack The stack after the step, top last, at most 100 values. Absent if it is too large. {@code null} when
     *     absent.
     * @return the changed copy
     */
    public ReplayedStep withStack(@Nullable Object stack) {
        return new ReplayedStep(step, instruction, codeHash, offset, gasUsed, gasRemaining, stackDepth, stack, source);
    }

    /**
     * The same with another {@code source}.
     *
     * @param source Source location of the instruction, if a debug map is registered. {@code null} when absent.
     * @return the changed copy
     */
    public ReplayedStep withSource(@Nullable SourcePlace source) {
        return new ReplayedStep(step, instruction, codeHash, offset, gasUsed, gasRemaining, stackDepth, stack, source);
    }

    /**
     * Begins a value, field by field. Unlike the constructor of all fields it stays as it is when more fields come.
     *
     * @return a builder without any field
     */
    public static Builder builder() {
        return new Builder();
    }

    /** Makes a {@link ReplayedStep}. */
    public static final class Builder {
        private @Nullable Long step;
        private @Nullable String instruction;
        private @Nullable String codeHash;
        private @Nullable Long offset;
        private @Nullable Long gasUsed;
        private @Nullable Long gasRemaining;
        private @Nullable Long stackDepth;
        private @Nullable Object stack;
        private @Nullable SourcePlace source;

        private Builder() {}

        /**
         * Sets {@code step}.
         *
         * @param step Number of the step, from 1.
         * @return this
         */
        public Builder step(long step) {
            this.step = step;
            return this;
        }

        /**
         * Sets {@code instruction}.
         *
         * @param instruction Instruction with its operands.
         * @return this
         */
        public Builder instruction(String instruction) {
            this.instruction = instruction;
            return this;
        }

        /**
         * Sets {@code code_hash}.
         *
         * @param codeHash Hash of the cell that contains the instruction.
         * @return this
         */
        public Builder codeHash(String codeHash) {
            this.codeHash = codeHash;
            return this;
        }

        /**
         * Sets {@code offset}.
         *
         * @param offset Position in the cell, in bits.
         * @return this
         */
        public Builder offset(long offset) {
            this.offset = offset;
            return this;
        }

        /**
         * Sets {@code gas_used}.
         *
         * @param gasUsed Total gas used so far, in units of gas.
         * @return this
         */
        public Builder gasUsed(long gasUsed) {
            this.gasUsed = gasUsed;
            return this;
        }

        /**
         * Sets {@code gas_remaining}.
         *
         * @param gasRemaining Gas remaining, in units of gas.
         * @return this
         */
        public Builder gasRemaining(long gasRemaining) {
            this.gasRemaining = gasRemaining;
            return this;
        }

        /**
         * Sets {@code stack_depth}.
         *
         * @param stackDepth Number of values on the stack after the step.
         * @return this
         */
        public Builder stackDepth(long stackDepth) {
            this.stackDepth = stackDepth;
            return this;
        }

        /**
         * Sets {@code stack}.
         *
         * @param stack The stack after the step, top last, at most 100 values. Absent if it is too large. {@code null}
         *     when absent.
         * @return this
         */
        public Builder stack(@Nullable Object stack) {
            this.stack = stack;
            return this;
        }

        /**
         * Sets {@code source}.
         *
         * @param source Source location of the instruction, if a debug map is registered. {@code null} when absent.
         * @return this
         */
        public Builder source(@Nullable SourcePlace source) {
            this.source = source;
            return this;
        }

        /**
         * Ends the value.
         *
         * @return the value
         * @throws NullPointerException when a field is missing that must be there
         */
        public ReplayedStep build() {
            return new ReplayedStep(
                    Objects.requireNonNull(step, "step"),
                    Objects.requireNonNull(instruction, "instruction"),
                    Objects.requireNonNull(codeHash, "codeHash"),
                    Objects.requireNonNull(offset, "offset"),
                    Objects.requireNonNull(gasUsed, "gasUsed"),
                    Objects.requireNonNull(gasRemaining, "gasRemaining"),
                    Objects.requireNonNull(stackDepth, "stackDepth"),
                    stack,
                    source);
        }
    }
}
