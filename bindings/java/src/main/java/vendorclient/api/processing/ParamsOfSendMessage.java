// Generated from the definitions of the API.
package vendorclient.api.processing;

import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import vendorclient.api.abi.Abi;
import vendorclient.api.abi.ChainRules;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * An external message to send.
 *
 * @param message The message, base64; cache references are not accepted.
 * @param abi ABI of the destination: used to check the expiration before sending, and to decode the result. {@code
 *     null} when absent.
 * @param threadId Thread of the account, 68 hex characters. Default: {@code
 *     "00000000000000000000000000000000000000000000000000000000000000000000"}. {@code null} when absent.
 * @param sendEvents Send a ProcessingEvent to the callback for each step of the call. Default: {@code false}. {@code
 *     null} when absent.
 * @param dappId Dapp ID of the destination, 64 hex characters without prefix. Nodes below version 1.0.0 ignore it; all
 *     others require it (518).
 * @param unprotected The contract has no replay protection: send the message once and never repeat it. Without this
 *     option, an ABI with neither {@code time} nor {@code expire} is refused (519). Extension of the published
 *     interface. Default: {@code false}. {@code null} when absent.
 * @param rules Chain rules of messages and transactions. Default: {@code abi.rules} of the configuration. Extension of
 *     the published interface. {@code null} when absent.
 */
public record ParamsOfSendMessage(
        String message,
        @Nullable Abi abi,
        @Nullable String threadId,
        @Nullable Boolean sendEvents,
        String dappId,
        @Nullable Boolean unprotected,
        @Nullable ChainRules rules) implements JsonValue {
    /**
     * With the fields that must be there.
     *
     * @param message The message, base64; cache references are not accepted.
     * @param dappId Dapp ID of the destination, 64 hex characters without prefix. Nodes below version 1.0.0 ignore it;
     *     all others require it (518).
     */
    public ParamsOfSendMessage(String message, String dappId) {
        this(message, null, null, null, dappId, null, null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ParamsOfSendMessage fromJson(@Nullable Object json) {
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
    public Map<String, @Nullable Object> toJson() {
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
     * @param abi ABI of the destination: used to check the expiration before sending, and to decode the result. {@code
     *     null} when absent.
     * @return the changed copy
     */
    public ParamsOfSendMessage withAbi(@Nullable Abi abi) {
        return new ParamsOfSendMessage(message, abi, threadId, sendEvents, dappId, unprotected, rules);
    }

    /**
     * The same with another {@code thread_id}.
     *
     * @param threadId Thread of the account, 68 hex characters. Default: {@code
     *     "00000000000000000000000000000000000000000000000000000000000000000000"}. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfSendMessage withThreadId(@Nullable String threadId) {
        return new ParamsOfSendMessage(message, abi, threadId, sendEvents, dappId, unprotected, rules);
    }

    /**
     * The same with another {@code send_events}.
     *
     * @param sendEvents Send a ProcessingEvent to the callback for each step of the call. Default: {@code false}.
     *     {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfSendMessage withSendEvents(@Nullable Boolean sendEvents) {
        return new ParamsOfSendMessage(message, abi, threadId, sendEvents, dappId, unprotected, rules);
    }

    /**
     * The same with another {@code unprotected}.
     *
     * @param unprotected The contract has no replay protection: send the message once and never repeat it. Without this
     *     option, an ABI with neither {@code time} nor {@code expire} is refused (519). Extension of the published
     *     interface. Default: {@code false}. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfSendMessage withUnprotected(@Nullable Boolean unprotected) {
        return new ParamsOfSendMessage(message, abi, threadId, sendEvents, dappId, unprotected, rules);
    }

    /**
     * The same with another {@code rules}.
     *
     * @param rules Chain rules of messages and transactions. Default: {@code abi.rules} of the configuration. Extension
     *     of the published interface. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfSendMessage withRules(@Nullable ChainRules rules) {
        return new ParamsOfSendMessage(message, abi, threadId, sendEvents, dappId, unprotected, rules);
    }

    /**
     * Begins a value, field by field. Unlike the constructor of all fields it stays as it is when more fields come.
     *
     * @return a builder without any field
     */
    public static Builder builder() {
        return new Builder();
    }

    /** Makes a {@link ParamsOfSendMessage}. */
    public static final class Builder {
        private @Nullable String message;
        private @Nullable Abi abi;
        private @Nullable String threadId;
        private @Nullable Boolean sendEvents;
        private @Nullable String dappId;
        private @Nullable Boolean unprotected;
        private @Nullable ChainRules rules;

        private Builder() {}

        /**
         * Sets {@code message}.
         *
         * @param message The message, base64; cache references are not accepted.
         * @return this
         */
        public Builder message(String message) {
            this.message = message;
            return this;
        }

        /**
         * Sets {@code abi}.
         *
         * @param abi ABI of the destination: used to check the expiration before sending, and to decode the result.
         *     {@code null} when absent.
         * @return this
         */
        public Builder abi(@Nullable Abi abi) {
            this.abi = abi;
            return this;
        }

        /**
         * Sets {@code thread_id}.
         *
         * @param threadId Thread of the account, 68 hex characters. Default: {@code
         *     "00000000000000000000000000000000000000000000000000000000000000000000"}. {@code null} when absent.
         * @return this
         */
        public Builder threadId(@Nullable String threadId) {
            this.threadId = threadId;
            return this;
        }

        /**
         * Sets {@code send_events}.
         *
         * @param sendEvents Send a ProcessingEvent to the callback for each step of the call. Default: {@code false}.
         *     {@code null} when absent.
         * @return this
         */
        public Builder sendEvents(@Nullable Boolean sendEvents) {
            this.sendEvents = sendEvents;
            return this;
        }

        /**
         * Sets {@code dapp_id}.
         *
         * @param dappId Dapp ID of the destination, 64 hex characters without prefix. Nodes below version 1.0.0 ignore
         *     it; all others require it (518).
         * @return this
         */
        public Builder dappId(String dappId) {
            this.dappId = dappId;
            return this;
        }

        /**
         * Sets {@code unprotected}.
         *
         * @param unprotected The contract has no replay protection: send the message once and never repeat it. Without
         *     this option, an ABI with neither {@code time} nor {@code expire} is refused (519). Extension of the
         *     published interface. Default: {@code false}. {@code null} when absent.
         * @return this
         */
        public Builder unprotected(@Nullable Boolean unprotected) {
            this.unprotected = unprotected;
            return this;
        }

        /**
         * Sets {@code rules}.
         *
         * @param rules Chain rules of messages and transactions. Default: {@code abi.rules} of the configuration.
         *     Extension of the published interface. {@code null} when absent.
         * @return this
         */
        public Builder rules(@Nullable ChainRules rules) {
            this.rules = rules;
            return this;
        }

        /**
         * Ends the value.
         *
         * @return the value
         * @throws NullPointerException when a field is missing that must be there
         */
        public ParamsOfSendMessage build() {
            return new ParamsOfSendMessage(
                    Objects.requireNonNull(message, "message"),
                    abi,
                    threadId,
                    sendEvents,
                    Objects.requireNonNull(dappId, "dappId"),
                    unprotected,
                    rules);
        }
    }
}
