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
 * A message that may have been sent.
 *
 * @param message The external message. Its hash is not enough: the proof runs the message on the state of its account.
 * @param abi ABI of the destination: determines the expiration of the message. {@code null} when absent.
 * @param expireAt Expiration in the header of the message, Unix time in s, in place of {@code abi}. The proof relies on
 *     it: a value earlier than that of the message may prove too much. {@code null} when absent.
 * @param sentAt When the message was sent for the first time, or earlier, Unix time in s. The history of the account is
 *     read back to 10 minutes before. Default: back to its first transaction, at most 20,000 of them. {@code null} when
 *     absent.
 * @param dappId Dapp ID of the destination, 64 hex characters. Default: the network finds the account by its own id.
 *     {@code null} when absent.
 * @param threadId Thread of the account, 68 hex characters. Default: {@code
 *     "00000000000000000000000000000000000000000000000000000000000000000000"}. {@code null} when absent.
 * @param verify Prove the result before it is returned (module proofs): anything that differs from what the network
 *     agreed on, or cannot be proven, fails with 901 to 904. Default: {@code proofs.verify} of the configuration.
 *     Extension of the published interface. {@code null} when absent.
 * @param rules Chain rules of messages and transactions. Default: {@code abi.rules} of the configuration. Extension of
 *     the published interface. {@code null} when absent.
 */
public record ParamsOfFindOutcome(
        String message,
        @Nullable Abi abi,
        @Nullable Long expireAt,
        @Nullable Long sentAt,
        @Nullable String dappId,
        @Nullable String threadId,
        @Nullable Boolean verify,
        @Nullable ChainRules rules) implements JsonValue {
    /**
     * With the fields that must be there.
     *
     * @param message The external message. Its hash is not enough: the proof runs the message on the state of its
     *     account.
     */
    public ParamsOfFindOutcome(String message) {
        this(message, null, null, null, null, null, null, null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ParamsOfFindOutcome fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ParamsOfFindOutcome(
                fields.required("message", Decoders::string),
                fields.optional("abi", Abi::fromJson),
                fields.optional("expire_at", Decoders::int64),
                fields.optional("sent_at", Decoders::int64),
                fields.optional("dapp_id", Decoders::string),
                fields.optional("thread_id", Decoders::string),
                fields.optional("verify", Decoders::bool),
                fields.optional("rules", ChainRules::fromJson));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter()
                .required("message", message)
                .optional("abi", abi)
                .optional("expire_at", expireAt)
                .optional("sent_at", sentAt)
                .optional("dapp_id", dappId)
                .optional("thread_id", threadId)
                .optional("verify", verify)
                .optional("rules", rules)
                .toMap();
    }

    /**
     * The same with another {@code abi}.
     *
     * @param abi ABI of the destination: determines the expiration of the message. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfFindOutcome withAbi(@Nullable Abi abi) {
        return new ParamsOfFindOutcome(message, abi, expireAt, sentAt, dappId, threadId, verify, rules);
    }

    /**
     * The same with another {@code expire_at}.
     *
     * @param expireAt Expiration in the header of the message, Unix time in s, in place of {@code abi}. The proof
     *     relies on it: a value earlier than that of the message may prove too much. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfFindOutcome withExpireAt(@Nullable Long expireAt) {
        return new ParamsOfFindOutcome(message, abi, expireAt, sentAt, dappId, threadId, verify, rules);
    }

    /**
     * The same with another {@code sent_at}.
     *
     * @param sentAt When the message was sent for the first time, or earlier, Unix time in s. The history of the
     *     account is read back to 10 minutes before. Default: back to its first transaction, at most 20,000 of them.
     *     {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfFindOutcome withSentAt(@Nullable Long sentAt) {
        return new ParamsOfFindOutcome(message, abi, expireAt, sentAt, dappId, threadId, verify, rules);
    }

    /**
     * The same with another {@code dapp_id}.
     *
     * @param dappId Dapp ID of the destination, 64 hex characters. Default: the network finds the account by its own
     *     id. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfFindOutcome withDappId(@Nullable String dappId) {
        return new ParamsOfFindOutcome(message, abi, expireAt, sentAt, dappId, threadId, verify, rules);
    }

    /**
     * The same with another {@code thread_id}.
     *
     * @param threadId Thread of the account, 68 hex characters. Default: {@code
     *     "00000000000000000000000000000000000000000000000000000000000000000000"}. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfFindOutcome withThreadId(@Nullable String threadId) {
        return new ParamsOfFindOutcome(message, abi, expireAt, sentAt, dappId, threadId, verify, rules);
    }

    /**
     * The same with another {@code verify}.
     *
     * @param verify Prove the result before it is returned (module proofs): anything that differs from what the network
     *     agreed on, or cannot be proven, fails with 901 to 904. Default: {@code proofs.verify} of the configuration.
     *     Extension of the published interface. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfFindOutcome withVerify(@Nullable Boolean verify) {
        return new ParamsOfFindOutcome(message, abi, expireAt, sentAt, dappId, threadId, verify, rules);
    }

    /**
     * The same with another {@code rules}.
     *
     * @param rules Chain rules of messages and transactions. Default: {@code abi.rules} of the configuration. Extension
     *     of the published interface. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfFindOutcome withRules(@Nullable ChainRules rules) {
        return new ParamsOfFindOutcome(message, abi, expireAt, sentAt, dappId, threadId, verify, rules);
    }

    /**
     * Begins a value, field by field. Unlike the constructor of all fields it stays as it is when more fields come.
     *
     * @return a builder without any field
     */
    public static Builder builder() {
        return new Builder();
    }

    /** Makes a {@link ParamsOfFindOutcome}. */
    public static final class Builder {
        private @Nullable String message;
        private @Nullable Abi abi;
        private @Nullable Long expireAt;
        private @Nullable Long sentAt;
        private @Nullable String dappId;
        private @Nullable String threadId;
        private @Nullable Boolean verify;
        private @Nullable ChainRules rules;

        private Builder() {}

        /**
         * Sets {@code message}.
         *
         * @param message The external message. Its hash is not enough: the proof runs the message on the state of its
         *     account.
         * @return this
         */
        public Builder message(String message) {
            this.message = message;
            return this;
        }

        /**
         * Sets {@code abi}.
         *
         * @param abi ABI of the destination: determines the expiration of the message. {@code null} when absent.
         * @return this
         */
        public Builder abi(@Nullable Abi abi) {
            this.abi = abi;
            return this;
        }

        /**
         * Sets {@code expire_at}.
         *
         * @param expireAt Expiration in the header of the message, Unix time in s, in place of {@code abi}. The proof
         *     relies on it: a value earlier than that of the message may prove too much. {@code null} when absent.
         * @return this
         */
        public Builder expireAt(@Nullable Long expireAt) {
            this.expireAt = expireAt;
            return this;
        }

        /**
         * Sets {@code sent_at}.
         *
         * @param sentAt When the message was sent for the first time, or earlier, Unix time in s. The history of the
         *     account is read back to 10 minutes before. Default: back to its first transaction, at most 20,000 of
         *     them. {@code null} when absent.
         * @return this
         */
        public Builder sentAt(@Nullable Long sentAt) {
            this.sentAt = sentAt;
            return this;
        }

        /**
         * Sets {@code dapp_id}.
         *
         * @param dappId Dapp ID of the destination, 64 hex characters. Default: the network finds the account by its
         *     own id. {@code null} when absent.
         * @return this
         */
        public Builder dappId(@Nullable String dappId) {
            this.dappId = dappId;
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
         * Sets {@code verify}.
         *
         * @param verify Prove the result before it is returned (module proofs): anything that differs from what the
         *     network agreed on, or cannot be proven, fails with 901 to 904. Default: {@code proofs.verify} of the
         *     configuration. Extension of the published interface. {@code null} when absent.
         * @return this
         */
        public Builder verify(@Nullable Boolean verify) {
            this.verify = verify;
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
        public ParamsOfFindOutcome build() {
            return new ParamsOfFindOutcome(
                    Objects.requireNonNull(message, "message"), abi, expireAt, sentAt, dappId, threadId, verify, rules);
        }
    }
}
