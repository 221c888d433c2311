// Generated from the definitions of the API.
package vendorclient.api.tvm;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import vendorclient.api.processing.DecodedOutput;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * Result of a run without a transaction.
 *
 * @param outMessages Messages of the send actions, as BOC or reference.
 * @param decoded Decoded outbound messages, if an ABI is given. {@code null} when absent.
 * @param account The updated account, as BOC or reference; empty unless {@code return_updated_account} is set.
 * @param trace Steps, if {@code execution_options.trace} is set. {@code null} when absent.
 * @param logs What the contract printed, line by line, if {@code execution_options.logs} is set. An error of a run has
 *     it in {@code data.logs} in any case. Extension of this library. {@code null} when absent.
 */
public record ResultOfRunTvm(
        List<String> outMessages,
        @Nullable DecodedOutput decoded,
        String account,
        @Nullable List<TraceStep> trace,
        @Nullable List<String> logs) implements JsonValue {
    /**
     * With the fields that must be there.
     *
     * @param outMessages Messages of the send actions, as BOC or reference.
     * @param account The updated account, as BOC or reference; empty unless {@code return_updated_account} is set.
     */
    public ResultOfRunTvm(List<String> outMessages, String account) {
        this(outMessages, null, account, null, null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ResultOfRunTvm fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ResultOfRunTvm(
                fields.required("out_messages", Decoders.list(Decoders::string)),
                fields.optional("decoded", DecodedOutput::fromJson),
                fields.required("account", Decoders::string),
                fields.optional("trace", Decoders.list(TraceStep::fromJson)),
                fields.optional("logs", Decoders.list(Decoders::string)));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter()
                .required("out_messages", outMessages)
                .optional("decoded", decoded)
                .required("account", account)
                .optional("trace", trace)
                .optional("logs", logs)
                .toMap();
    }

    /**
     * The same with another {@code decoded}.
     *
     * @param decoded Decoded outbound messages, if an ABI is given. {@code null} when absent.
     * @return the changed copy
     */
    public ResultOfRunTvm withDecoded(@Nullable DecodedOutput decoded) {
        return new ResultOfRunTvm(outMessages, decoded, account, trace, logs);
    }

    /**
     * The same with another {@code trace}.
     *
     * @param trace Steps, if {@code execution_options.trace} is set. {@code null} when absent.
     * @return the changed copy
     */
    public ResultOfRunTvm withTrace(@Nullable List<TraceStep> trace) {
        return new ResultOfRunTvm(outMessages, decoded, account, trace, logs);
    }

    /**
     * The same with another {@code logs}.
     *
     * @param logs What the contract printed, line by line, if {@code execution_options.logs} is set. An error of a run
     *     has it in {@code data.logs} in any case. Extension of this library. {@code null} when absent.
     * @return the changed copy
     */
    public ResultOfRunTvm withLogs(@Nullable List<String> logs) {
        return new ResultOfRunTvm(outMessages, decoded, account, trace, logs);
    }

    /**
     * Begins a value, field by field. Unlike the constructor of all fields it stays as it is when more fields come.
     *
     * @return a builder without any field
     */
    public static Builder builder() {
        return new Builder();
    }

    /** Makes a {@link ResultOfRunTvm}. */
    public static final class Builder {
        private @Nullable List<String> outMessages;
        private @Nullable DecodedOutput decoded;
        private @Nullable String account;
        private @Nullable List<TraceStep> trace;
        private @Nullable List<String> logs;

        private Builder() {}

        /**
         * Sets {@code out_messages}.
         *
         * @param outMessages Messages of the send actions, as BOC or reference.
         * @return this
         */
        public Builder outMessages(List<String> outMessages) {
            this.outMessages = outMessages;
            return this;
        }

        /**
         * Sets {@code decoded}.
         *
         * @param decoded Decoded outbound messages, if an ABI is given. {@code null} when absent.
         * @return this
         */
        public Builder decoded(@Nullable DecodedOutput decoded) {
            this.decoded = decoded;
            return this;
        }

        /**
         * Sets {@code account}.
         *
         * @param account The updated account, as BOC or reference; empty unless {@code return_updated_account} is set.
         * @return this
         */
        public Builder account(String account) {
            this.account = account;
            return this;
        }

        /**
         * Sets {@code trace}.
         *
         * @param trace Steps, if {@code execution_options.trace} is set. {@code null} when absent.
         * @return this
         */
        public Builder trace(@Nullable List<TraceStep> trace) {
            this.trace = trace;
            return this;
        }

        /**
         * Sets {@code logs}.
         *
         * @param logs What the contract printed, line by line, if {@code execution_options.logs} is set. An error of a
         *     run has it in {@code data.logs} in any case. Extension of this library. {@code null} when absent.
         * @return this
         */
        public Builder logs(@Nullable List<String> logs) {
            this.logs = logs;
            return this;
        }

        /**
         * Ends the value.
         *
         * @return the value
         * @throws NullPointerException when a field is missing that must be there
         */
        public ResultOfRunTvm build() {
            return new ResultOfRunTvm(
                    Objects.requireNonNull(outMessages, "outMessages"),
                    decoded,
                    Objects.requireNonNull(account, "account"),
                    trace,
                    logs);
        }
    }
}
