// Generated from the definitions of the API.
package vendorclient.api.processing;

import java.util.Map;
import vendorclient.api.abi.ParamsOfEncodeMessage;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * A message to be made, sent and waited for.
 *
 * @param messageEncodeParams The message. {@code processing_try_index} counts the attempts of this call.
 * @param sendEvents Send a ProcessingEvent for each step to the callback of the call. Default: {@code false}. {@code
 *     null} when absent.
 * @param dappId Dapp ID of the destination, 64 hex characters without prefix. Nodes below version 1.0.0 ignore it; with
 *     all others its absence is 518.
 */
public record ParamsOfProcessMessage(
        ParamsOfEncodeMessage messageEncodeParams, Boolean sendEvents, String dappId) implements JsonValue {
    /**
     * With the fields that must be there.
     *
     * @param messageEncodeParams The message. {@code processing_try_index} counts the attempts of this call.
     * @param dappId Dapp ID of the destination, 64 hex characters without prefix. Nodes below version 1.0.0 ignore it;
     *     with all others its absence is 518.
     */
    public ParamsOfProcessMessage(ParamsOfEncodeMessage messageEncodeParams, String dappId) {
        this(messageEncodeParams, null, dappId);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} gives it
     * @return the typed value
     */
    public static ParamsOfProcessMessage fromJson(Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ParamsOfProcessMessage(
                fields.required("message_encode_params", ParamsOfEncodeMessage::fromJson),
                fields.optional("send_events", Decoders::bool),
                fields.required("dapp_id", Decoders::string));
    }

    @Override
    public Map<String, Object> toJson() {
        return new FieldWriter()
                .required("message_encode_params", messageEncodeParams)
                .optional("send_events", sendEvents)
                .required("dapp_id", dappId)
                .toMap();
    }

    /**
     * The same with another {@code send_events}.
     *
     * @param sendEvents Send a ProcessingEvent for each step to the callback of the call. Default: {@code false}.
     *     {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfProcessMessage withSendEvents(Boolean sendEvents) {
        return new ParamsOfProcessMessage(messageEncodeParams, sendEvents, dappId);
    }
}
