// Generated from the definitions of the API.
package vendorclient.api.net;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * A transaction in a tree.
 *
 * @param id Transaction id.
 * @param inMsg Id of its inbound message.
 * @param outMsgs Ids of its outbound messages.
 * @param accountAddr Account the transaction ran on.
 * @param totalFees Fees, a number as the node returns it.
 * @param aborted Whether it was aborted.
 * @param exitCode Exit code of the compute phase, if any; negative codes as unsigned 32-bit numbers. {@code null} when
 *     absent.
 */
public record TransactionNode(
        String id,
        String inMsg,
        List<String> outMsgs,
        String accountAddr,
        String totalFees,
        boolean aborted,
        @Nullable Long exitCode) implements JsonValue {
    /**
     * With the fields that must be there.
     *
     * @param id Transaction id.
     * @param inMsg Id of its inbound message.
     * @param outMsgs Ids of its outbound messages.
     * @param accountAddr Account the transaction ran on.
     * @param totalFees Fees, a number as the node returns it.
     * @param aborted Whether it was aborted.
     */
    public TransactionNode(
            String id, String inMsg, List<String> outMsgs, String accountAddr, String totalFees, boolean aborted) {
        this(id, inMsg, outMsgs, accountAddr, totalFees, aborted, null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static TransactionNode fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new TransactionNode(
                fields.required("id", Decoders::string),
                fields.required("in_msg", Decoders::string),
                fields.required("out_msgs", Decoders.list(Decoders::string)),
                fields.required("account_addr", Decoders::string),
                fields.required("total_fees", Decoders::string),
                fields.required("aborted", Decoders::bool),
                fields.optional("exit_code", Decoders::int64));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter()
                .required("id", id)
                .required("in_msg", inMsg)
                .required("out_msgs", outMsgs)
                .required("account_addr", accountAddr)
                .required("total_fees", totalFees)
                .required("aborted", aborted)
                .optional("exit_code", exitCode)
                .toMap();
    }

    /**
     * The same with another {@code exit_code}.
     *
     * @param exitCode Exit code of the compute phase, if any; negative codes as unsigned 32-bit numbers. {@code null}
     *     when absent.
     * @return the changed copy
     */
    public TransactionNode withExitCode(@Nullable Long exitCode) {
        return new TransactionNode(id, inMsg, outMsgs, accountAddr, totalFees, aborted, exitCode);
    }

    /**
     * Begins a value, field by field. Unlike the constructor of all fields it stays as it is when more fields come.
     *
     * @return a builder without any field
     */
    public static Builder builder() {
        return new Builder();
    }

    /** Makes a {@link TransactionNode}. */
    public static final class Builder {
        private @Nullable String id;
        private @Nullable String inMsg;
        private @Nullable List<String> outMsgs;
        private @Nullable String accountAddr;
        private @Nullable String totalFees;
        private @Nullable Boolean aborted;
        private @Nullable Long exitCode;

        private Builder() {}

        /**
         * Sets {@code id}.
         *
         * @param id Transaction id.
         * @return this
         */
        public Builder id(String id) {
            this.id = id;
            return this;
        }

        /**
         * Sets {@code in_msg}.
         *
         * @param inMsg Id of its inbound message.
         * @return this
         */
        public Builder inMsg(String inMsg) {
            this.inMsg = inMsg;
            return this;
        }

        /**
         * Sets {@code out_msgs}.
         *
         * @param outMsgs Ids of its outbound messages.
         * @return this
         */
        public Builder outMsgs(List<String> outMsgs) {
            this.outMsgs = outMsgs;
            return this;
        }

        /**
         * Sets {@code account_addr}.
         *
         * @param accountAddr Account the transaction ran on.
         * @return this
         */
        public Builder accountAddr(String accountAddr) {
            this.accountAddr = accountAddr;
            return this;
        }

        /**
         * Sets {@code total_fees}.
         *
         * @param totalFees Fees, a number as the node returns it.
         * @return this
         */
        public Builder totalFees(String totalFees) {
            this.totalFees = totalFees;
            return this;
        }

        /**
         * Sets {@code aborted}.
         *
         * @param aborted Whether it was aborted.
         * @return this
         */
        public Builder aborted(boolean aborted) {
            this.aborted = aborted;
            return this;
        }

        /**
         * Sets {@code exit_code}.
         *
         * @param exitCode Exit code of the compute phase, if any; negative codes as unsigned 32-bit numbers. {@code
         *     null} when absent.
         * @return this
         */
        public Builder exitCode(@Nullable Long exitCode) {
            this.exitCode = exitCode;
            return this;
        }

        /**
         * Ends the value.
         *
         * @return the value
         * @throws NullPointerException when a field is missing that must be there
         */
        public TransactionNode build() {
            return new TransactionNode(
                    Objects.requireNonNull(id, "id"),
                    Objects.requireNonNull(inMsg, "inMsg"),
                    Objects.requireNonNull(outMsgs, "outMsgs"),
                    Objects.requireNonNull(accountAddr, "accountAddr"),
                    Objects.requireNonNull(totalFees, "totalFees"),
                    Objects.requireNonNull(aborted, "aborted"),
                    exitCode);
        }
    }
}
