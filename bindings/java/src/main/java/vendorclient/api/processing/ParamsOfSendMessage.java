// Generated from the definitions of the API.
package vendorclient.api.processing;

import java.util.Map;
import vendorclient.api.abi.Abi;
import vendorclient.api.abi.ChainRules;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * An external message to be sent.
 *
 * @param message The message, base64; references to the cache are not taken.
 * @param abi ABI of the destination: the expiration is checked before and the result decoded after sending. {@code
 *     null} when absent.
 * @param threadId Thread of the account, 68 hex characters. Default: {@code
 *     "00000000000000000000000000000000000000000000000000000000000000000000"}. {@code null} when absent.
 * @param sendEvents Send a ProcessingEvent for each step to the callback of the call. Default: {@code false}. {@code
 *     null} when absent.
 * @param dappId Dapp ID of the destination, 64 hex characters without prefix. Nodes below version 1.0.0 ignore it; with
 *     all others its absence is 518.
 * @param unprotected The contract has nothing that keeps it from executing a copy of the message: it is posted once and
 *     never repeated. Without it an ABI with neither {@code time} nor {@code expire} is refused (519). Extension of the
 *     published interface. Default: {@code false}. {@code null} when absent.
 * @param rules Chain rules of messages and transactions. Extension of the published interface. Default: {@code
 *     "current"}. {@code null} when absent.
 */
public record ParamsOfSendMessage(
        String message,
        Abi abi,
        String threadId,
        Boolean sendEvents,
        String dappId,
        Boolean unprotected,
        ChainRules rules) implements JsonValue {
    /**
     * With the fields that must be there.
     *
     * @param message The message, base64; references to the cache are not taken.
     * @param dappId Dapp ID of the destination, 64 hex characters without prefix. Nodes below version 1.0.0 ignore it;
     *     with all others its absence is 518.
     */
    public ParamsOfSendMessage(String message, String dappId) {
        this(message, null, null, null, dappId, null, null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} gives it
     * @return the typed value
     */
    public static ParamsOfSendMessage fromJson(Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ParamsOfSendMessage(
                fields.required("message", Decoders::string),
                fields.optional("abi", Abi::fromJson),
                fields.optional("thread_id", Decoders::string),
                fields.optional("send_events", Decoders::bool),
                fields.required("dapp_id", Decoders::string),
                fields.optional("unprotected", Decoders::bool),
                fields.optional("rules", ChainRules::fromJson));
    }

    @Override
    public Map<String, Object> toJson() {
        return new FieldWriter()
                .required("message", message)
                .optional("abi", abi)
                .optional("thread_id", threadId)
                .optional("send_events", sendEvents)
                .required("dapp_id", dappId)
                .optional("unprotected", unprotected)
                .optional("rules", rules)
                .toMap();
    }

    /**
     * The same with another {@code abi}.
     *
     * @param abi ABI of the destination: the expiration is checked before and the result decoded after sending. {@code
     *     null} when absent.
     * @return the changed copy
     */
    public ParamsOfSendMessage withAbi(Abi abi) {
        return new ParamsOfSendMessage(message, abi, threadId, sendEvents, dappId, unprotected, rules);
    }

    /**
     * The same with another {@code thread_id}.
     *
     * @param threadId Thread of the account, 68 hex characters. Default: {@code
     *     "00000000000000000000000000000000000000000000000000000000000000000000"}. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfSendMessage withThreadId(String threadId) {
        return new ParamsOfSendMessage(message, abi, threadId, sendEvents, dappId, unprotected, rules);
    }

    /**
     * The same with another {@code send_events}.
     *
     * @param sendEvents Send a ProcessingEvent for each step to the callback of the call. Default: {@code false}.
     *     {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfSendMessage withSendEvents(Boolean sendEvents) {
        return new ParamsOfSendMessage(message, abi, threadId, sendEvents, dappId, unprotected, rules);
    }

    /**
     * The same with another {@code unprotected}.
     *
     * @param unprotected The contract has nothing that keeps it from executing a copy of the message: it is posted once
     *     and never repeated. Without it an ABI with neither {@code time} nor {@code expire} is refused (519).
     *     Extension of the published interface. Default: {@code false}. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfSendMessage withUnprotected(Boolean unprotected) {
        return new ParamsOfSendMessage(message, abi, threadId, sendEvents, dappId, unprotected, rules);
    }

    /**
     * The same with another {@code rules}.
     *
     * @param rules Chain rules of messages and transactions. Extension of the published interface. Default: {@code
     *     "current"}. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfSendMessage withRules(ChainRules rules) {
        return new ParamsOfSendMessage(message, abi, threadId, sendEvents, dappId, unprotected, rules);
    }
}
