// Generated from the definitions of the API.
package vendorclient.api.devnode;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * Compute phase: execution of the contract.
 *
 * @param skipped Why no contract ran; the other members are then absent. {@code null} when absent.
 * @param success Whether the contract terminated normally. {@code null} when absent.
 * @param exitCode Exit code. {@code null} when absent.
 * @param exitText Meaning of the exit code, if it has a usual one. {@code null} when absent.
 * @param gasUsed Gas used, in units of gas. {@code null} when absent.
 * @param gasLimit Gas limit, in units of gas. {@code null} when absent.
 * @param gasFees Gas fees, in nanotokens. {@code null} when absent.
 * @param steps Number of steps of the virtual machine. {@code null} when absent.
 * @param activated Whether the phase deployed the contract. {@code null} when absent.
 */
public record TracedCompute(
        @Nullable String skipped,
        @Nullable Boolean success,
        @Nullable Integer exitCode,
        @Nullable String exitText,
        @Nullable Long gasUsed,
        @Nullable Long gasLimit,
        @Nullable String gasFees,
        @Nullable Long steps,
        @Nullable Boolean activated) implements JsonValue {
    /** Without any field. */
    public TracedCompute() {
        this(null, null, null, null, null, null, null, null, null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static TracedCompute fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new TracedCompute(
                fields.optional("skipped", Decoders::string),
                fields.optional("success", Decoders::bool),
                fields.optional("exit_code", Decoders::int32),
                fields.optional("exit_text", Decoders::string),
                fields.optional("gas_used", Decoders::int64),
                fields.optional("gas_limit", Decoders::int64),
                fields.optional("gas_fees", Decoders::string),
                fields.optional("steps", Decoders::int64),
                fields.optional("activated", Decoders::bool));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter()
                .optional("skipped", skipped)
                .optional("success", success)
                .optional("exit_code", exitCode)
                .optional("exit_text", exitText)
                .optional("gas_used", gasUsed)
                .optional("gas_limit", gasLimit)
                .optional("gas_fees", gasFees)
                .optional("steps", steps)
                .optional("activated", activated)
                .toMap();
    }

    /**
     * The same with another {@code skipped}.
     *
     * @param skipped Why no contract ran; the other members are then absent. {@code null} when absent.
     * @return the changed copy
     */
    public TracedCompute withSkipped(@Nullable String skipped) {
        return new TracedCompute(skipped, success, exitCode, exitText, gasUsed, gasLimit, gasFees, steps, activated);
    }

    /**
     * The same with another {@code success}.
     *
     * @param success Whether the contract terminated normally. {@code null} when absent.
     * @return the changed copy
     */
    public TracedCompute withSuccess(@Nullable Boolean success) {
        return new TracedCompute(skipped, success, exitCode, exitText, gasUsed, gasLimit, gasFees, steps, activated);
    }

    /**
     * The same with another {@code exit_code}.
     *
     * @param exitCode Exit code. {@code null} when absent.
     * @return the changed copy
     */
    public TracedCompute withExitCode(@Nullable Integer exitCode) {
        return new TracedCompute(skipped, success, exitCode, exitText, gasUsed, gasLimit, gasFees, steps, activated);
    }

    /**
     * The same with another {@code exit_text}.
     *
     * @param exitText Meaning of the exit code, if it has a usual one. {@code null} when absent.
     * @return the changed copy
     */
    public TracedCompute withExitText(@Nullable String exitText) {
        return new TracedCompute(skipped, success, exitCode, exitText, gasUsed, gasLimit, gasFees, steps, activated);
    }

    /**
     * The same with another {@code gas_used}.
     *
     * @param gasUsed Gas used, in units of gas. {@code null} when absent.
     * @return the changed copy
     */
    public TracedCompute withGasUsed(@Nullable Long gasUsed) {
        return new TracedCompute(skipped, success, exitCode, exitText, gasUsed, gasLimit, gasFees, steps, activated);
    }

    /**
     * The same with another {@code gas_limit}.
     *
     * @param gasLimit Gas limit, in units of gas. {@code null} when absent.
     * @return the changed copy
     */
    public TracedCompute withGasLimit(@Nullable Long gasLimit) {
        return new TracedCompute(skipped, success, exitCode, exitText, gasUsed, gasLimit, gasFees, steps, activated);
    }

    /**
     * The same with another {@code gas_fees}.
     *
     * @param gasFees Gas fees, in nanotokens. {@code null} when absent.
     * @return the changed copy
     */
    public TracedCompute withGasFees(@Nullable String gasFees) {
        return new TracedCompute(skipped, success, exitCode, exitText, gasUsed, gasLimit, gasFees, steps, activated);
    }

    /**
     * The same with another {@code steps}.
     *
     * @param steps Number of steps of the virtual machine. {@code null} when absent.
     * @return the changed copy
     */
    public TracedCompute withSteps(@Nullable Long steps) {
        return new TracedCompute(skipped, success, exitCode, exitText, gasUsed, gasLimit, gasFees, steps, activated);
    }

    /**
     * The same with another {@code activated}.
     *
     * @param activated Whether the phase deployed the contract. {@code null} when absent.
     * @return the changed copy
     */
    public TracedCompute withActivated(@Nullable Boolean activated) {
        return new TracedCompute(skipped, success, exitCode, exitText, gasUsed, gasLimit, gasFees, steps, activated);
    }

    /**
     * Begins a value, field by field. Unlike the constructor of all fields it stays as it is when more fields come.
     *
     * @return a builder without any field
     */
    public static Builder builder() {
        return new Builder();
    }

    /** Makes a {@link TracedCompute}. */
    public static final class Builder {
        private @Nullable String skipped;
        private @Nullable Boolean success;
        private @Nullable Integer exitCode;
        private @Nullable String exitText;
        private @Nullable Long gasUsed;
        private @Nullable Long gasLimit;
        private @Nullable String gasFees;
        private @Nullable Long steps;
        private @Nullable Boolean activated;

        private Builder() {}

        /**
         * Sets {@code skipped}.
         *
         * @param skipped Why no contract ran; the other members are then absent. {@code null} when absent.
         * @return this
         */
        public Builder skipped(@Nullable String skipped) {
            this.skipped = skipped;
            return this;
        }

        /**
         * Sets {@code success}.
         *
         * @param success Whether the contract terminated normally. {@code null} when absent.
         * @return this
         */
        public Builder success(@Nullable Boolean success) {
            this.success = success;
            return this;
        }

        /**
         * Sets {@code exit_code}.
         *
         * @param exitCode Exit code. {@code null} when absent.
         * @return this
         */
        public Builder exitCode(@Nullable Integer exitCode) {
            this.exitCode = exitCode;
            return this;
        }

        /**
         * Sets {@code exit_text}.
         *
         * @param exitText Meaning of the exit code, if it has a usual one. {@code null} when absent.
         * @return this
         */
        public Builder exitText(@Nullable String exitText) {
            this.exitText = exitText;
            return this;
        }

        /**
         * Sets {@code gas_used}.
         *
         * @param gasUsed Gas used, in units of gas. {@code null} when absent.
         * @return this
         */
        public Builder gasUsed(@Nullable Long gasUsed) {
            this.gasUsed = gasUsed;
            return this;
        }

        /**
         * Sets {@code gas_limit}.
         *
         * @param gasLimit Gas limit, in units of gas. {@code null} when absent.
         * @return this
         */
        public Builder gasLimit(@Nullable Long gasLimit) {
            this.gasLimit = gasLimit;
            return this;
        }

        /**
         * Sets {@code gas_fees}.
         *
         * @param gasFees Gas fees, in nanotokens. {@code null} when absent.
         * @return this
         */
        public Builder gasFees(@Nullable String gasFees) {
            this.gasFees = gasFees;
            return this;
        }

        /**
         * Sets {@code steps}.
         *
         * @param steps Number of steps of the virtual machine. {@code null} when absent.
         * @return this
         */
        public Builder steps(@Nullable Long steps) {
            this.steps = steps;
            return this;
        }

        /**
         * Sets {@code activated}.
         *
         * @param activated Whether the phase deployed the contract. {@code null} when absent.
         * @return this
         */
        public Builder activated(@Nullable Boolean activated) {
            this.activated = activated;
            return this;
        }

        /**
         * Ends the value.
         *
         * @return the value
         */
        public TracedCompute build() {
            return new TracedCompute(
                    skipped, success, exitCode, exitText, gasUsed, gasLimit, gasFees, steps, activated);
        }
    }
}
