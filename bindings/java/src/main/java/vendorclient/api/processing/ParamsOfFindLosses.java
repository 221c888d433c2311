// Generated from the definitions of the API.
package vendorclient.api.processing;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.api.abi.ChainRules;
import vendorclient.api.abi.ParamsOfEncodeMessage;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * A message that has not been sent.
 *
 * @param messageEncodeParams The message to encode. It is not signed, so {@code Signer.External} is sufficient; the
 *     local run treats signatures as valid. {@code null} when absent.
 * @param message A finished external message instead. {@code null} when absent.
 * @param outMessages Instead of a message, the internal messages that an account sends, as returned by {@code
 *     tvm.run_executor}. Each is run on its recipient; external messages are ignored. At most 255. {@code null} when
 *     absent.
 * @param planned Messages that the account will send later, instead of a message or in addition to {@code
 *     out_messages}; in {@code transfers}, they come after those. At most 255. {@code null} when absent.
 * @param chksigAlwaysSucceed Treat every signature as valid in the local run, for a {@code message} that is not signed
 *     yet. Default: {@code false}. {@code null} when absent.
 * @param dappId Dapp ID of the destination of the message, or of the account that sends {@code out_messages} and {@code
 *     planned}, 64 hex characters. Default: the account is looked up under its own id; {@code out_messages} use the
 *     Dapp ID that they contain. {@code null} when absent.
 * @param accountId Account that sends {@code planned}. Default: the account id of zeros. {@code null} when absent.
 * @param recipientDappIds Dapp IDs to look up the recipients of {@code out_messages} and {@code planned} under, in
 *     addition to {@code dapp_id} and their own ids. The network finds an account only under its Dapp ID. {@code null}
 *     when absent.
 * @param rules Chain rules of messages and transactions. Default: {@code abi.rules} of the configuration. Extension of
 *     the published interface. {@code null} when absent.
 */
public record ParamsOfFindLosses(
        @Nullable ParamsOfEncodeMessage messageEncodeParams,
        @Nullable String message,
        @Nullable List<String> outMessages,
        @Nullable List<PlannedMessage> planned,
        @Nullable Boolean chksigAlwaysSucceed,
        @Nullable String dappId,
        @Nullable String accountId,
        @Nullable List<String> recipientDappIds,
        @Nullable ChainRules rules) implements JsonValue {
    /** Without any field. */
    public ParamsOfFindLosses() {
        this(null, null, null, null, null, null, null, null, null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ParamsOfFindLosses fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ParamsOfFindLosses(
                fields.optional("message_encode_params", ParamsOfEncodeMessage::fromJson),
                fields.optional("message", Decoders::string),
                fields.optional("out_messages", Decoders.list(Decoders::string)),
                fields.optional("planned", Decoders.list(PlannedMessage::fromJson)),
                fields.optional("chksig_always_succeed", Decoders::bool),
                fields.optional("dapp_id", Decoders::string),
                fields.optional("account_id", Decoders::string),
                fields.optional("recipient_dapp_ids", Decoders.list(Decoders::string)),
                fields.optional("rules", ChainRules::fromJson));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter()
                .optional("message_encode_params", messageEncodeParams)
                .optional("message", message)
                .optional("out_messages", outMessages)
                .optional("planned", planned)
                .optional("chksig_always_succeed", chksigAlwaysSucceed)
                .optional("dapp_id", dappId)
                .optional("account_id", accountId)
                .optional("recipient_dapp_ids", recipientDappIds)
                .optional("rules", rules)
                .toMap();
    }

    /**
     * The same with another {@code message_encode_params}.
     *
     * @param messageEncodeParams The message to encode. It is not signed, so {@code Signer.External} is sufficient; the
     *     local run treats signatures as valid. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfFindLosses withMessageEncodeParams(@Nullable ParamsOfEncodeMessage messageEncodeParams) {
        return new ParamsOfFindLosses(
                messageEncodeParams,
                message,
                outMessages,
                planned,
                chksigAlwaysSucceed,
                dappId,
                accountId,
                recipientDappIds,
                rules);
    }

    /**
     * The same with another {@code message}.
     *
     * @param message A finished external message instead. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfFindLosses withMessage(@Nullable String message) {
        return new ParamsOfFindLosses(
                messageEncodeParams,
                message,
                outMessages,
                planned,
                chksigAlwaysSucceed,
                dappId,
                accountId,
                recipientDappIds,
                rules);
    }

    /**
     * The same with another {@code out_messages}.
     *
     * @param outMessages Instead of a message, the internal messages that an account sends, as returned by {@code
     *     tvm.run_executor}. Each is run on its recipient; external messages are ignored. At most 255. {@code null}
     *     when absent.
     * @return the changed copy
     */
    public ParamsOfFindLosses withOutMessages(@Nullable List<String> outMessages) {
        return new ParamsOfFindLosses(
                messageEncodeParams,
                message,
                outMessages,
                planned,
                chksigAlwaysSucceed,
                dappId,
                accountId,
                recipientDappIds,
                rules);
    }

    /**
     * The same with another {@code planned}.
     *
     * @param planned Messages that the account will send later, instead of a message or in addition to {@code
     *     out_messages}; in {@code transfers}, they come after those. At most 255. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfFindLosses withPlanned(@Nullable List<PlannedMessage> planned) {
        return new ParamsOfFindLosses(
                messageEncodeParams,
                message,
                outMessages,
                planned,
                chksigAlwaysSucceed,
                dappId,
                accountId,
                recipientDappIds,
                rules);
    }

    /**
     * The same with another {@code chksig_always_succeed}.
     *
     * @param chksigAlwaysSucceed Treat every signature as valid in the local run, for a {@code message} that is not
     *     signed yet. Default: {@code false}. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfFindLosses withChksigAlwaysSucceed(@Nullable Boolean chksigAlwaysSucceed) {
        return new ParamsOfFindLosses(
                messageEncodeParams,
                message,
                outMessages,
                planned,
                chksigAlwaysSucceed,
                dappId,
                accountId,
                recipientDappIds,
                rules);
    }

    /**
     * The same with another {@code dapp_id}.
     *
     * @param dappId Dapp ID of the destination of the message, or of the account that sends {@code out_messages} and
     *     {@code planned}, 64 hex characters. Default: the account is looked up under its own id; {@code out_messages}
     *     use the Dapp ID that they contain. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfFindLosses withDappId(@Nullable String dappId) {
        return new ParamsOfFindLosses(
                messageEncodeParams,
                message,
                outMessages,
                planned,
                chksigAlwaysSucceed,
                dappId,
                accountId,
                recipientDappIds,
                rules);
    }

    /**
     * The same with another {@code account_id}.
     *
     * @param accountId Account that sends {@code planned}. Default: the account id of zeros. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfFindLosses withAccountId(@Nullable String accountId) {
        return new ParamsOfFindLosses(
                messageEncodeParams,
                message,
                outMessages,
                planned,
                chksigAlwaysSucceed,
                dappId,
                accountId,
                recipientDappIds,
                rules);
    }

    /**
     * The same with another {@code recipient_dapp_ids}.
     *
     * @param recipientDappIds Dapp IDs to look up the recipients of {@code out_messages} and {@code planned} under, in
     *     addition to {@code dapp_id} and their own ids. The network finds an account only under its Dapp ID. {@code
     *     null} when absent.
     * @return the changed copy
     */
    public ParamsOfFindLosses withRecipientDappIds(@Nullable List<String> recipientDappIds) {
        return new ParamsOfFindLosses(
                messageEncodeParams,
                message,
                outMessages,
                planned,
                chksigAlwaysSucceed,
                dappId,
                accountId,
                recipientDappIds,
                rules);
    }

    /**
     * The same with another {@code rules}.
     *
     * @param rules Chain rules of messages and transactions. Default: {@code abi.rules} of the configuration. Extension
     *     of the published interface. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfFindLosses withRules(@Nullable ChainRules rules) {
        return new ParamsOfFindLosses(
                messageEncodeParams,
                message,
                outMessages,
                planned,
                chksigAlwaysSucceed,
                dappId,
                accountId,
                recipientDappIds,
                rules);
    }

    /**
     * Begins a value, field by field. Unlike the constructor of all fields it stays as it is when more fields come.
     *
     * @return a builder without any field
     */
    public static Builder builder() {
        return new Builder();
    }

    /** Makes a {@link ParamsOfFindLosses}. */
    public static final class Builder {
        private @Nullable ParamsOfEncodeMessage messageEncodeParams;
        private @Nullable String message;
        private @Nullable List<String> outMessages;
        private @Nullable List<PlannedMessage> planned;
        private @Nullable Boolean chksigAlwaysSucceed;
        private @Nullable String dappId;
        private @Nullable String accountId;
        private @Nullable List<String> recipientDappIds;
        private @Nullable ChainRules rules;

        private Builder() {}

        /**
         * Sets {@code message_encode_params}.
         *
         * @param messageEncodeParams The message to encode. It is not signed, so {@code Signer.External} is sufficient;
         *     the local run treats signatures as valid. {@code null} when absent.
         * @return this
         */
        public Builder messageEncodeParams(@Nullable ParamsOfEncodeMessage messageEncodeParams) {
            this.messageEncodeParams = messageEncodeParams;
            return this;
        }

        /**
         * Sets {@code message}.
         *
         * @param message A finished external message instead. {@code null} when absent.
         * @return this
         */
        public Builder message(@Nullable String message) {
            this.message = message;
            return this;
        }

        /**
         * Sets {@code out_messages}.
         *
         * @param outMessages Instead of a message, the internal messages that an account sends, as returned by {@code
         *     tvm.run_executor}. Each is run on its recipient; external messages are ignored. At most 255. {@code null}
         *     when absent.
         * @return this
         */
        public Builder outMessages(@Nullable List<String> outMessages) {
            this.outMessages = outMessages;
            return this;
        }

        /**
         * Sets {@code planned}.
         *
         * @param planned Messages that the account will send later, instead of a message or in addition to {@code
         *     out_messages}; in {@code transfers}, they come after those. At most 255. {@code null} when absent.
         * @return this
         */
        public Builder planned(@Nullable List<PlannedMessage> planned) {
            this.planned = planned;
            return this;
        }

        /**
         * Sets {@code chksig_always_succeed}.
         *
         * @param chksigAlwaysSucceed Treat every signature as valid in the local run, for a {@code message} that is not
         *     signed yet. Default: {@code false}. {@code null} when absent.
         * @return this
         */
        public Builder chksigAlwaysSucceed(@Nullable Boolean chksigAlwaysSucceed) {
            this.chksigAlwaysSucceed = chksigAlwaysSucceed;
            return this;
        }

        /**
         * Sets {@code dapp_id}.
         *
         * @param dappId Dapp ID of the destination of the message, or of the account that sends {@code out_messages}
         *     and {@code planned}, 64 hex characters. Default: the account is looked up under its own id; {@code
         *     out_messages} use the Dapp ID that they contain. {@code null} when absent.
         * @return this
         */
        public Builder dappId(@Nullable String dappId) {
            this.dappId = dappId;
            return this;
        }

        /**
         * Sets {@code account_id}.
         *
         * @param accountId Account that sends {@code planned}. Default: the account id of zeros. {@code null} when
         *     absent.
         * @return this
         */
        public Builder accountId(@Nullable String accountId) {
            this.accountId = accountId;
            return this;
        }

        /**
         * Sets {@code recipient_dapp_ids}.
         *
         * @param recipientDappIds Dapp IDs to look up the recipients of {@code out_messages} and {@code planned} under,
         *     in addition to {@code dapp_id} and their own ids. The network finds an account only under its Dapp ID.
         *     {@code null} when absent.
         * @return this
         */
        public Builder recipientDappIds(@Nullable List<String> recipientDappIds) {
            this.recipientDappIds = recipientDappIds;
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
         */
        public ParamsOfFindLosses build() {
            return new ParamsOfFindLosses(
                    messageEncodeParams,
                    message,
                    outMessages,
                    planned,
                    chksigAlwaysSucceed,
                    dappId,
                    accountId,
                    recipientDappIds,
                    rules);
        }
    }
}
