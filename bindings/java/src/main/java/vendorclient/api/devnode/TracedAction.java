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
 * Action phase: the actions requested by the contract.
 *
 * @param success Whether all actions were performed.
 * @param resultCode Result code; 0 is success.
 * @param resultText Meaning of the result code. {@code null} when absent.
 * @param resultArg Index of the failed action. {@code null} when absent.
 * @param actions Number of actions.
 * @param skipped Number of skipped actions.
 * @param messages Number of messages created.
 * @param noFunds Whether the balance was too low.
 * @param forwardFees Forwarding fees, in nanotokens.
 */
public record TracedAction(
        boolean success,
        int resultCode,
        @Nullable String resultText,
        @Nullable Integer resultArg,
        long actions,
        long skipped,
        long messages,
        boolean noFunds,
        String forwardFees) implements JsonValue {
    /**
     * With the fields that must be there.
     *
     * @param success Whether all actions were performed.
     * @param resultCode Result code; 0 is success.
     * @param actions Number of actions.
     * @param skipped Number of skipped actions.
     * @param messages Number of messages created.
     * @param noFunds Whether the balance was too low.
     * @param forwardFees Forwarding fees, in nanotokens.
     */
    public TracedAction(
            boolean success,
            int resultCode,
            long actions,
            long skipped,
            long messages,
            boolean noFunds,
            String forwardFees) {
        this(success, resultCode, null, null, actions, skipped, messages, noFunds, forwardFees);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static TracedAction fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new TracedAction(
                fields.required("success", Decoders::bool),
                fields.required("result_code", Decoders::int32),
                fields.optional("result_text", Decoders::string),
                fields.optional("result_arg", Decoders::int32),
                fields.required("actions", Decoders::int64),
                fields.required("skipped", Decoders::int64),
                fields.required("messages", Decoders::int64),
                fields.required("no_funds", Decoders::bool),
                fields.required("forward_fees", Decoders::string));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter()
                .required("success", success)
                .required("result_code", resultCode)
                .optional("result_text", resultText)
                .optional("result_arg", resultArg)
                .required("actions", actions)
                .required("skipped", skipped)
                .required("messages", messages)
                .required("no_funds", noFunds)
                .required("forward_fees", forwardFees)
                .toMap();
    }

    /**
     * The same with another {@code result_text}.
     *
     * @param resultText Meaning of the result code. {@code null} when absent.
     * @return the changed copy
     */
    public TracedAction withResultText(@Nullable String resultText) {
        return new TracedAction(
                success, resultCode, resultText, resultArg, actions, skipped, messages, noFunds, forwardFees);
    }

    /**
     * The same with another {@code result_arg}.
     *
     * @param resultArg Index of the failed action. {@code null} when absent.
     * @return the changed copy
     */
    public TracedAction withResultArg(@Nullable Integer resultArg) {
        return new TracedAction(
                success, resultCode, resultText, resultArg, actions, skipped, messages, noFunds, forwardFees);
    }

    /**
     * Begins a value, field by field. Unlike the constructor of all fields it stays as it is when more fields come.
     *
     * @return a builder without any field
     */
    public static Builder builder() {
        return new Builder();
    }

    /** Makes a {@link TracedAction}. */
    public static final class Builder {
        private @Nullable Boolean success;
        private @Nullable Integer resultCode;
        private @Nullable String resultText;
        private @Nullable Integer resultArg;
        private @Nullable Long actions;
        private @Nullable Long skipped;
        private @Nullable Long messages;
        private @Nullable Boolean noFunds;
        private @Nullable String forwardFees;

        private Builder() {}

        /**
         * Sets {@code success}.
         *
         * @param success Whether all actions were performed.
         * @return this
         */
        public Builder success(boolean success) {
            this.success = success;
            return this;
        }

        /**
         * Sets {@code result_code}.
         *
         * @param resultCode Result code; 0 is success.
         * @return this
         */
        public Builder resultCode(int resultCode) {
            this.resultCode = resultCode;
            return this;
        }

        /**
         * Sets {@code result_text}.
         *
         * @param resultText Meaning of the result code. {@code null} when absent.
         * @return this
         */
        public Builder resultText(@Nullable String resultText) {
            this.resultText = resultText;
            return this;
        }

        /**
         * Sets {@code result_arg}.
         *
         * @param resultArg Index of the failed action. {@code null} when absent.
         * @return this
         */
        public Builder resultArg(@Nullable Integer resultArg) {
            this.resultArg = resultArg;
            return this;
        }

        /**
         * Sets {@code actions}.
         *
         * @param actions Number of actions.
         * @return this
         */
        public Builder actions(long actions) {
            this.actions = actions;
            return this;
        }

        /**
         * Sets {@code skipped}.
         *
         * @param skipped Number of skipped actions.
         * @return this
         */
        public Builder skipped(long skipped) {
            this.skipped = skipped;
            return this;
        }

        /**
         * Sets {@code messages}.
         *
         * @param messages Number of messages created.
         * @return this
         */
        public Builder messages(long messages) {
            this.messages = messages;
            return this;
        }

        /**
         * Sets {@code no_funds}.
         *
         * @param noFunds Whether the balance was too low.
         * @return this
         */
        public Builder noFunds(boolean noFunds) {
            this.noFunds = noFunds;
            return this;
        }

        /**
         * Sets {@code forward_fees}.
         *
         * @param forwardFees Forwarding fees, in nanotokens.
         * @return this
         */
        public Builder forwardFees(String forwardFees) {
            this.forwardFees = forwardFees;
            return this;
        }

        /**
         * Ends the value.
         *
         * @return the value
         * @throws NullPointerException when a field is missing that must be there
         */
        public TracedAction build() {
            return new TracedAction(
                    Objects.requireNonNull(success, "success"),
                    Objects.requireNonNull(resultCode, "resultCode"),
                    resultText,
                    resultArg,
                    Objects.requireNonNull(actions, "actions"),
                    Objects.requireNonNull(skipped, "skipped"),
                    Objects.requireNonNull(messages, "messages"),
                    Objects.requireNonNull(noFunds, "noFunds"),
                    Objects.requireNonNull(forwardFees, "forwardFees"));
        }
    }
}
