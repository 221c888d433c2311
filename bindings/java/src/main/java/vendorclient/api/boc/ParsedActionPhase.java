// Generated from the definitions of the API.
package vendorclient.api.boc;

import java.math.BigInteger;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * Action phase of a transaction.
 *
 * @param success Whether all actions were performed.
 * @param valid Whether the list of actions is valid.
 * @param noFunds Whether the balance was too low for an action.
 * @param statusChange Change of account status: 0 unchanged, 1 frozen, 2 deleted.
 * @param statusChangeName Name of the change.
 * @param totalFwdFees Forwarding fees of all messages in nano units, {@code 0x…}. {@code null} when absent.
 * @param totalActionFees Part of the forwarding fees paid here, in nano units, {@code 0x…}. {@code null} when absent.
 * @param resultCode Result code.
 * @param resultArg Index of the failed action, or another argument of the result code. {@code null} when absent.
 * @param totActions Number of actions.
 * @param specActions Number of special actions: neither messages nor skipped.
 * @param skippedActions Number of skipped actions.
 * @param msgsCreated Number of messages sent.
 * @param actionListHash Hash of the list of actions.
 * @param totMsgSizeCells Number of cells of all messages.
 * @param totMsgSizeBits Number of bits of all messages.
 */
public record ParsedActionPhase(
        boolean success,
        boolean valid,
        boolean noFunds,
        int statusChange,
        String statusChangeName,
        @Nullable String totalFwdFees,
        @Nullable String totalActionFees,
        int resultCode,
        @Nullable Integer resultArg,
        int totActions,
        int specActions,
        int skippedActions,
        int msgsCreated,
        String actionListHash,
        BigInteger totMsgSizeCells,
        BigInteger totMsgSizeBits) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ParsedActionPhase fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ParsedActionPhase(
                fields.required("success", Decoders::bool),
                fields.required("valid", Decoders::bool),
                fields.required("no_funds", Decoders::bool),
                fields.required("status_change", Decoders::int32),
                fields.required("status_change_name", Decoders::string),
                fields.optional("total_fwd_fees", Decoders::string),
                fields.optional("total_action_fees", Decoders::string),
                fields.required("result_code", Decoders::int32),
                fields.optional("result_arg", Decoders::int32),
                fields.required("tot_actions", Decoders::int32),
                fields.required("spec_actions", Decoders::int32),
                fields.required("skipped_actions", Decoders::int32),
                fields.required("msgs_created", Decoders::int32),
                fields.required("action_list_hash", Decoders::string),
                fields.required("tot_msg_size_cells", Decoders::bigInteger),
                fields.required("tot_msg_size_bits", Decoders::bigInteger));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter()
                .required("success", success)
                .required("valid", valid)
                .required("no_funds", noFunds)
                .required("status_change", statusChange)
                .required("status_change_name", statusChangeName)
                .optional("total_fwd_fees", totalFwdFees)
                .optional("total_action_fees", totalActionFees)
                .required("result_code", resultCode)
                .optional("result_arg", resultArg)
                .required("tot_actions", totActions)
                .required("spec_actions", specActions)
                .required("skipped_actions", skippedActions)
                .required("msgs_created", msgsCreated)
                .required("action_list_hash", actionListHash)
                .required("tot_msg_size_cells", totMsgSizeCells)
                .required("tot_msg_size_bits", totMsgSizeBits)
                .toMap();
    }
}
