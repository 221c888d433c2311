// Generated from the definitions of the API.
package vendorclient.api.net;

import java.util.List;
import java.util.Map;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * A transaction of a tree.
 *
 * @param id Transaction id.
 * @param inMsg Id of its inbound message.
 * @param outMsgs Ids of its outbound messages.
 * @param accountAddr Account that it ran on.
 * @param totalFees Fees, a number as the node returns it.
 * @param aborted Whether it was aborted.
 * @param exitCode Exit code of the compute phase, if there was one; negative codes as 32-bit numbers without sign.
 *     {@code null} when absent.
 */
public record TransactionNode(
        String id,
        String inMsg,
        List<String> outMsgs,
        String accountAddr,
        String totalFees,
        boolean aborted,
        Long exitCode) implements JsonValue {
    /**
     * With the fields that must be there.
     *
     * @param id Transaction id.
     * @param inMsg Id of its inbound message.
     * @param outMsgs Ids of its outbound messages.
     * @param accountAddr Account that it ran on.
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
     * @param json a value as {@link vendorclient.json.Json#parse} gives it
     * @return the typed value
     */
    public static TransactionNode fromJson(Object json) {
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
    public Map<String, Object> toJson() {
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
     * @param exitCode Exit code of the compute phase, if there was one; negative codes as 32-bit numbers without sign.
     *     {@code null} when absent.
     * @return the changed copy
     */
    public TransactionNode withExitCode(Long exitCode) {
        return new TransactionNode(id, inMsg, outMsgs, accountAddr, totalFees, aborted, exitCode);
    }
}
