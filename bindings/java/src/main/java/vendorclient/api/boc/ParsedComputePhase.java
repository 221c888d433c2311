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
 * Compute phase of a transaction. A skipped phase has only its reason and its type.
 *
 * @param skippedReason Kind of reason why the phase was skipped: 0 noState, 1 badState, 2 noGas, 5 suspended. {@code
 *     null} when absent.
 * @param skippedReasonName Name of the reason. {@code null} when absent.
 * @param success Whether the contract terminated normally. {@code null} when absent.
 * @param msgStateUsed Whether the message provided the state. {@code null} when absent.
 * @param accountActivated Whether the phase activated the account. {@code null} when absent.
 * @param gasFees Gas fees in nano units, {@code 0x…}. {@code null} when absent.
 * @param gasUsed Gas used, in units of gas. {@code null} when absent.
 * @param gasLimit Gas limit, in units of gas. {@code null} when absent.
 * @param gasCredit Gas credit, in units of gas, before the contract accepted the message. {@code null} when absent.
 * @param mode Mode of the virtual machine, as bits. {@code null} when absent.
 * @param exitCode Exit code. {@code null} when absent.
 * @param exitArg Argument of the exit code. {@code null} when absent.
 * @param vmSteps Number of instructions executed. {@code null} when absent.
 * @param vmInitStateHash Hash of the initial state of the virtual machine. {@code null} when absent.
 * @param vmFinalStateHash Hash of the final state of the virtual machine. {@code null} when absent.
 * @param computeType Kind: 0 skipped, 1 vm.
 * @param computeTypeName Name of the kind.
 */
public record ParsedComputePhase(
        @Nullable Integer skippedReason,
        @Nullable String skippedReasonName,
        @Nullable Boolean success,
        @Nullable Boolean msgStateUsed,
        @Nullable Boolean accountActivated,
        @Nullable String gasFees,
        @Nullable BigInteger gasUsed,
        @Nullable BigInteger gasLimit,
        @Nullable Long gasCredit,
        @Nullable Integer mode,
        @Nullable Integer exitCode,
        @Nullable Integer exitArg,
        @Nullable Long vmSteps,
        @Nullable String vmInitStateHash,
        @Nullable String vmFinalStateHash,
        int computeType,
        String computeTypeName) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ParsedComputePhase fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ParsedComputePhase(
                fields.optional("skipped_reason", Decoders::int32),
                fields.optional("skipped_reason_name", Decoders::string),
                fields.optional("success", Decoders::bool),
                fields.optional("msg_state_used", Decoders::bool),
                fields.optional("account_activated", Decoders::bool),
                fields.optional("gas_fees", Decoders::string),
                fields.optional("gas_used", Decoders::bigInteger),
                fields.optional("gas_limit", Decoders::bigInteger),
                fields.optional("gas_credit", Decoders::int64),
                fields.optional("mode", Decoders::int32),
                fields.optional("exit_code", Decoders::int32),
                fields.optional("exit_arg", Decoders::int32),
                fields.optional("vm_steps", Decoders::int64),
                fields.optional("vm_init_state_hash", Decoders::string),
                fields.optional("vm_final_state_hash", Decoders::string),
                fields.required("compute_type", Decoders::int32),
                fields.required("compute_type_name", Decoders::string));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter()
                .optional("skipped_reason", skippedReason)
                .optional("skipped_reason_name", skippedReasonName)
                .optional("success", success)
                .optional("msg_state_used", msgStateUsed)
                .optional("account_activated", accountActivated)
                .optional("gas_fees", gasFees)
                .optional("gas_used", gasUsed)
                .optional("gas_limit", gasLimit)
                .optional("gas_credit", gasCredit)
                .optional("mode", mode)
                .optional("exit_code", exitCode)
                .optional("exit_arg", exitArg)
                .optional("vm_steps", vmSteps)
                .optional("vm_init_state_hash", vmInitStateHash)
                .optional("vm_final_state_hash", vmFinalStateHash)
                .required("compute_type", computeType)
                .required("compute_type_name", computeTypeName)
                .toMap();
    }
}
