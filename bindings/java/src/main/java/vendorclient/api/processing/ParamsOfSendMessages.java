// Generated from the definitions of the API.
package vendorclient.api.processing;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import vendorclient.api.abi.ChainRules;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * Messages to send.
 *
 * @param messages The messages.
 * @param monitorQueue Queue that monitors them. {@code null} when absent.
 * @param rules Chain rules of messages and transactions. Default: {@code abi.rules} of the configuration. Extension of
 *     the published interface. {@code null} when absent.
 */
public record ParamsOfSendMessages(
        List<MessageSendingParams> messages,
        @Nullable String monitorQueue,
        @Nullable ChainRules rules) implements JsonValue {
    /**
     * With the fields that must be there.
     *
     * @param messages The messages.
     */
    public ParamsOfSendMessages(List<MessageSendingParams> messages) {
        this(messages, null, null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ParamsOfSendMessages fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ParamsOfSendMessages(
                fields.required("messages", Decoders.list(MessageSendingParams::fromJson)),
                fields.optional("monitor_queue", Decoders::string),
                fields.optional("rules", ChainRules::fromJson));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter()
                .required("messages", messages)
                .optional("monitor_queue", monitorQueue)
                .optional("rules", rules)
                .toMap();
    }

    /**
     * The same with another {@code monitor_queue}.
     *
     * @param monitorQueue Queue that monitors them. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfSendMessages withMonitorQueue(@Nullable String monitorQueue) {
        return new ParamsOfSendMessages(messages, monitorQueue, rules);
    }

    /**
     * The same with another {@code rules}.
     *
     * @param rules Chain rules of messages and transactions. Default: {@code abi.rules} of the configuration. Extension
     *     of the published interface. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfSendMessages withRules(@Nullable ChainRules rules) {
        return new ParamsOfSendMessages(messages, monitorQueue, rules);
    }

    /**
     * Begins a value, field by field. Unlike the constructor of all fields it stays as it is when more fields come.
     *
     * @return a builder without any field
     */
    public static Builder builder() {
        return new Builder();
    }

    /** Makes a {@link ParamsOfSendMessages}. */
    public static final class Builder {
        private @Nullable List<MessageSendingParams> messages;
        private @Nullable String monitorQueue;
        private @Nullable ChainRules rules;

        private Builder() {}

        /**
         * Sets {@code messages}.
         *
         * @param messages The messages.
         * @return this
         */
        public Builder messages(List<MessageSendingParams> messages) {
            this.messages = messages;
            return this;
        }

        /**
         * Sets {@code monitor_queue}.
         *
         * @param monitorQueue Queue that monitors them. {@code null} when absent.
         * @return this
         */
        public Builder monitorQueue(@Nullable String monitorQueue) {
            this.monitorQueue = monitorQueue;
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
        public ParamsOfSendMessages build() {
            return new ParamsOfSendMessages(Objects.requireNonNull(messages, "messages"), monitorQueue, rules);
        }
    }
}
