// Generated from the definitions of the API.
package vendorclient.api.policy;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * Requests approval of a message.
 *
 * <p>One of the records in it.
 */
public sealed interface ParamsOfAppApprover extends JsonValue {
    /**
     * Request to an approver.
     *
     * @param accountId The paying account.
     * @param dappId Dapp ID of the paying account, as given by the caller. {@code null} when absent.
     * @param functionName The called function; absent if the message cannot be decoded. {@code null} when absent.
     * @param transfers The payments; empty if they cannot be determined.
     */
    record Approve(
            String accountId,
            @Nullable String dappId,
            @Nullable String functionName,
            List<PlannedTransfer> transfers) implements ParamsOfAppApprover {
        /**
         * With the fields that must be there.
         *
         * @param accountId The paying account.
         * @param transfers The payments; empty if they cannot be determined.
         */
        public Approve(String accountId, List<PlannedTransfer> transfers) {
            this(accountId, null, null, transfers);
        }

        @Override
        public Map<String, @Nullable Object> toJson() {
            return new FieldWriter("Approve")
                    .required("account_id", accountId)
                    .optional("dapp_id", dappId)
                    .optional("function_name", functionName)
                    .required("transfers", transfers)
                    .toMap();
        }

        /**
         * The same with another {@code dapp_id}.
         *
         * @param dappId Dapp ID of the paying account, as given by the caller. {@code null} when absent.
         * @return the changed copy
         */
        public Approve withDappId(@Nullable String dappId) {
            return new Approve(accountId, dappId, functionName, transfers);
        }

        /**
         * The same with another {@code function_name}.
         *
         * @param functionName The called function; absent if the message cannot be decoded. {@code null} when absent.
         * @return the changed copy
         */
        public Approve withFunctionName(@Nullable String functionName) {
            return new Approve(accountId, dappId, functionName, transfers);
        }
    }

    /**
     * A variant that this version does not know.
     *
     * @param toJson all fields as they came, {@code type} included
     */
    record Unknown(Map<String, @Nullable Object> toJson) implements ParamsOfAppApprover {
        @Override
        public String toString() {
            return "Unknown[type=" + toJson.get("type") + "]";
        }
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    static ParamsOfAppApprover fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return switch (fields.type()) {
            case "Approve" -> new Approve(
                    fields.required("account_id", Decoders::string),
                    fields.optional("dapp_id", Decoders::string),
                    fields.optional("function_name", Decoders::string),
                    fields.required("transfers", Decoders.list(PlannedTransfer::fromJson)));
            default -> new Unknown(fields.toMap());
        };
    }
}
