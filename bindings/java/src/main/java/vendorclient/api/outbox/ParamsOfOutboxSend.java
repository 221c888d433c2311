// Generated from the definitions of the API.
package vendorclient.api.outbox;

import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import vendorclient.api.abi.Abi;
import vendorclient.api.abi.ChainRules;
import vendorclient.api.abi.ParamsOfEncodeMessage;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * A message for the outbox.
 *
 * @param key Idempotency key, 1 to 256 characters: the same key never sends a second message on this network. Default:
 *     none. {@code null} when absent.
 * @param messageEncodeParams The message to encode. With {@code Signer.Keys} and {@code Signer.SigningBox} it is signed
 *     immediately and never again; the keys are not stored. With the field {@code signer} of the entry, this signer
 *     must be {@code Signer.None}. {@code null} when absent.
 * @param message A finished external message instead: sent as it is, never encoded again. {@code null} when absent.
 * @param abi ABI of {@code message}: determines when it expires and decodes what the contract returns. {@code null}
 *     when absent.
 * @param signer Who signs the message when its turn comes, and again if it expires. {@code null} when absent.
 * @param dappId Dapp ID of the destination, 64 hex characters. Nodes below version 1.0.0 ignore it; all others refuse
 *     the entry without it (518).
 * @param group Entries of a group are sent one at a time, each after the previous one has ended. Default: the account
 *     and the signing key. {@code null} when absent.
 * @param notBefore Do not send before this time, Unix time in s. {@code null} when absent.
 * @param giveUpAt Do not send after this time, and create no message that expires later, Unix time in s. {@code null}
 *     when absent.
 * @param unprotected The contract has no replay protection: send the message once and never repeat it. Without this
 *     option, an ABI with neither {@code time} nor {@code expire} is refused (519). Default: {@code false}. {@code
 *     null} when absent.
 * @param allowRepeat Only used after the storage was restored from a copy: asserts that nothing was sent with this key
 *     after the copy was made, so the entry need not be checked. Default: {@code false}. {@code null} when absent.
 * @param rules Chain rules of {@code message}. Default: {@code abi.rules} of the configuration. {@code null} when
 *     absent.
 * @param acceptLoss Checks for losses before anything is signed, like {@code processing.find_losses}, and refuses the
 *     message (521) if a certain loss exceeds the accepted one. Maps currency ids ({@code "0"} is the main currency) to
 *     accepted amounts in nano units. Currencies that are not listed have defaults: 0, except for the main currency in
 *     a call of an active contract, where it is twice the cost of the run, because a call into another Dapp has to
 *     carry that amount. An empty map requests the check with these defaults. Default: no check. Extension of the
 *     published interface. {@code null} when absent.
 */
public record ParamsOfOutboxSend(
        @Nullable String key,
        @Nullable ParamsOfEncodeMessage messageEncodeParams,
        @Nullable String message,
        @Nullable Abi abi,
        @Nullable OutboxSigner signer,
        String dappId,
        @Nullable String group,
        @Nullable Long notBefore,
        @Nullable Long giveUpAt,
        @Nullable Boolean unprotected,
        @Nullable Boolean allowRepeat,
        @Nullable ChainRules rules,
        @Nullable Map<String, String> acceptLoss) implements JsonValue {
    /**
     * With the fields that must be there.
     *
     * @param dappId Dapp ID of the destination, 64 hex characters. Nodes below version 1.0.0 ignore it; all others
     *     refuse the entry without it (518).
     */
    public ParamsOfOutboxSend(String dappId) {
        this(null, null, null, null, null, dappId, null, null, null, null, null, null, null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ParamsOfOutboxSend fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ParamsOfOutboxSend(
                fields.optional("key", Decoders::string),
                fields.optional("message_encode_params", ParamsOfEncodeMessage::fromJson),
                fields.optional("message", Decoders::string),
                fields.optional("abi", Abi::fromJson),
                fields.optional("signer", OutboxSigner::fromJson),
                fields.required("dapp_id", Decoders::string),
                fields.optional("group", Decoders::string),
                fields.optional("not_before", Decoders::int64),
                fields.optional("give_up_at", Decoders::int64),
                fields.optional("unprotected", Decoders::bool),
                fields.optional("allow_repeat", Decoders::bool),
                fields.optional("rules", ChainRules::fromJson),
                fields.optional("accept_loss", Decoders.map(Decoders::string)));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter()
                .optional("key", key)
                .optional("message_encode_params", messageEncodeParams)
                .optional("message", message)
                .optional("abi", abi)
                .optional("signer", signer)
                .required("dapp_id", dappId)
                .optional("group", group)
                .optional("not_before", notBefore)
                .optional("give_up_at", giveUpAt)
                .optional("unprotected", unprotected)
                .optional("allow_repeat", allowRepeat)
                .optional("rules", rules)
                .optional("accept_loss", acceptLoss)
                .toMap();
    }

    /**
     * The same with another {@code key}.
     *
     * @param key Idempotency key, 1 to 256 characters: the same key never sends a second message on this network.
     *     Default: none. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfOutboxSend withKey(@Nullable String key) {
        return new ParamsOfOutboxSend(
                key,
                messageEncodeParams,
                message,
                abi,
                signer,
                dappId,
                group,
                notBefore,
                giveUpAt,
                unprotected,
                allowRepeat,
                rules,
                acceptLoss);
    }

    /**
     * The same with another {@code message_encode_params}.
     *
     * @param messageEncodeParams The message to encode. With {@code Signer.Keys} and {@code Signer.SigningBox} it is
     *     signed immediately and never again; the keys are not stored. With the field {@code signer} of the entry, this
     *     signer must be {@code Signer.None}. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfOutboxSend withMessageEncodeParams(@Nullable ParamsOfEncodeMessage messageEncodeParams) {
        return new ParamsOfOutboxSend(
                key,
                messageEncodeParams,
                message,
                abi,
                signer,
                dappId,
                group,
                notBefore,
                giveUpAt,
                unprotected,
                allowRepeat,
                rules,
                acceptLoss);
    }

    /**
     * The same with another {@code message}.
     *
     * @param message A finished external message instead: sent as it is, never encoded again. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfOutboxSend withMessage(@Nullable String message) {
        return new ParamsOfOutboxSend(
                key,
                messageEncodeParams,
                message,
                abi,
                signer,
                dappId,
                group,
                notBefore,
                giveUpAt,
                unprotected,
                allowRepeat,
                rules,
                acceptLoss);
    }

    /**
     * The same with another {@code abi}.
     *
     * @param abi ABI of {@code message}: determines when it expires and decodes what the contract returns. {@code null}
     *     when absent.
     * @return the changed copy
     */
    public ParamsOfOutboxSend withAbi(@Nullable Abi abi) {
        return new ParamsOfOutboxSend(
                key,
                messageEncodeParams,
                message,
                abi,
                signer,
                dappId,
                group,
                notBefore,
                giveUpAt,
                unprotected,
                allowRepeat,
                rules,
                acceptLoss);
    }

    /**
     * The same with another {@code signer}.
     *
     * @param signer Who signs the message when its turn comes, and again if it expires. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfOutboxSend withSigner(@Nullable OutboxSigner signer) {
        return new ParamsOfOutboxSend(
                key,
                messageEncodeParams,
                message,
                abi,
                signer,
                dappId,
                group,
                notBefore,
                giveUpAt,
                unprotected,
                allowRepeat,
                rules,
                acceptLoss);
    }

    /**
     * The same with another {@code group}.
     *
     * @param group Entries of a group are sent one at a time, each after the previous one has ended. Default: the
     *     account and the signing key. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfOutboxSend withGroup(@Nullable String group) {
        return new ParamsOfOutboxSend(
                key,
                messageEncodeParams,
                message,
                abi,
                signer,
                dappId,
                group,
                notBefore,
                giveUpAt,
                unprotected,
                allowRepeat,
                rules,
                acceptLoss);
    }

    /**
     * The same with another {@code not_before}.
     *
     * @param notBefore Do not send before this time, Unix time in s. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfOutboxSend withNotBefore(@Nullable Long notBefore) {
        return new ParamsOfOutboxSend(
                key,
                messageEncodeParams,
                message,
                abi,
                signer,
                dappId,
                group,
                notBefore,
                giveUpAt,
                unprotected,
                allowRepeat,
                rules,
                acceptLoss);
    }

    /**
     * The same with another {@code give_up_at}.
     *
     * @param giveUpAt Do not send after this time, and create no message that expires later, Unix time in s. {@code
     *     null} when absent.
     * @return the changed copy
     */
    public ParamsOfOutboxSend withGiveUpAt(@Nullable Long giveUpAt) {
        return new ParamsOfOutboxSend(
                key,
                messageEncodeParams,
                message,
                abi,
                signer,
                dappId,
                group,
                notBefore,
                giveUpAt,
                unprotected,
                allowRepeat,
                rules,
                acceptLoss);
    }

    /**
     * The same with another {@code unprotected}.
     *
     * @param unprotected The contract has no replay protection: send the message once and never repeat it. Without this
     *     option, an ABI with neither {@code time} nor {@code expire} is refused (519). Default: {@code false}. {@code
     *     null} when absent.
     * @return the changed copy
     */
    public ParamsOfOutboxSend withUnprotected(@Nullable Boolean unprotected) {
        return new ParamsOfOutboxSend(
                key,
                messageEncodeParams,
                message,
                abi,
                signer,
                dappId,
                group,
                notBefore,
                giveUpAt,
                unprotected,
                allowRepeat,
                rules,
                acceptLoss);
    }

    /**
     * The same with another {@code allow_repeat}.
     *
     * @param allowRepeat Only used after the storage was restored from a copy: asserts that nothing was sent with this
     *     key after the copy was made, so the entry need not be checked. Default: {@code false}. {@code null} when
     *     absent.
     * @return the changed copy
     */
    public ParamsOfOutboxSend withAllowRepeat(@Nullable Boolean allowRepeat) {
        return new ParamsOfOutboxSend(
                key,
                messageEncodeParams,
                message,
                abi,
                signer,
                dappId,
                group,
                notBefore,
                giveUpAt,
                unprotected,
                allowRepeat,
                rules,
                acceptLoss);
    }

    /**
     * The same with another {@code rules}.
     *
     * @param rules Chain rules of {@code message}. Default: {@code abi.rules} of the configuration. {@code null} when
     *     absent.
     * @return the changed copy
     */
    public ParamsOfOutboxSend withRules(@Nullable ChainRules rules) {
        return new ParamsOfOutboxSend(
                key,
                messageEncodeParams,
                message,
                abi,
                signer,
                dappId,
                group,
                notBefore,
                giveUpAt,
                unprotected,
                allowRepeat,
                rules,
                acceptLoss);
    }

    /**
     * The same with another {@code accept_loss}.
     *
     * @param acceptLoss Checks for losses before anything is signed, like {@code processing.find_losses}, and refuses
     *     the message (521) if a certain loss exceeds the accepted one. Maps currency ids ({@code "0"} is the main
     *     currency) to accepted amounts in nano units. Currencies that are not listed have defaults: 0, except for the
     *     main currency in a call of an active contract, where it is twice the cost of the run, because a call into
     *     another Dapp has to carry that amount. An empty map requests the check with these defaults. Default: no
     *     check. Extension of the published interface. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfOutboxSend withAcceptLoss(@Nullable Map<String, String> acceptLoss) {
        return new ParamsOfOutboxSend(
                key,
                messageEncodeParams,
                message,
                abi,
                signer,
                dappId,
                group,
                notBefore,
                giveUpAt,
                unprotected,
                allowRepeat,
                rules,
                acceptLoss);
    }

    /**
     * Begins a value, field by field. Unlike the constructor of all fields it stays as it is when more fields come.
     *
     * @return a builder without any field
     */
    public static Builder builder() {
        return new Builder();
    }

    /** Makes a {@link ParamsOfOutboxSend}. */
    public static final class Builder {
        private @Nullable String key;
        private @Nullable ParamsOfEncodeMessage messageEncodeParams;
        private @Nullable String message;
        private @Nullable Abi abi;
        private @Nullable OutboxSigner signer;
        private @Nullable String dappId;
        private @Nullable String group;
        private @Nullable Long notBefore;
        private @Nullable Long giveUpAt;
        private @Nullable Boolean unprotected;
        private @Nullable Boolean allowRepeat;
        private @Nullable ChainRules rules;
        private @Nullable Map<String, String> acceptLoss;

        private Builder() {}

        /**
         * Sets {@code key}.
         *
         * @param key Idempotency key, 1 to 256 characters: the same key never sends a second message on this network.
         *     Default: none. {@code null} when absent.
         * @return this
         */
        public Builder key(@Nullable String key) {
            this.key = key;
            return this;
        }

        /**
         * Sets {@code message_encode_params}.
         *
         * @param messageEncodeParams The message to encode. With {@code Signer.Keys} and {@code Signer.SigningBox} it
         *     is signed immediately and never again; the keys are not stored. With the field {@code signer} of the
         *     entry, this signer must be {@code Signer.None}. {@code null} when absent.
         * @return this
         */
        public Builder messageEncodeParams(@Nullable ParamsOfEncodeMessage messageEncodeParams) {
            this.messageEncodeParams = messageEncodeParams;
            return this;
        }

        /**
         * Sets {@code message}.
         *
         * @param message A finished external message instead: sent as it is, never encoded again. {@code null} when
         *     absent.
         * @return this
         */
        public Builder message(@Nullable String message) {
            this.message = message;
            return this;
        }

        /**
         * Sets {@code abi}.
         *
         * @param abi ABI of {@code message}: determines when it expires and decodes what the contract returns. {@code
         *     null} when absent.
         * @return this
         */
        public Builder abi(@Nullable Abi abi) {
            this.abi = abi;
            return this;
        }

        /**
         * Sets {@code signer}.
         *
         * @param signer Who signs the message when its turn comes, and again if it expires. {@code null} when absent.
         * @return this
         */
        public Builder signer(@Nullable OutboxSigner signer) {
            this.signer = signer;
            return this;
        }

        /**
         * Sets {@code dapp_id}.
         *
         * @param dappId Dapp ID of the destination, 64 hex characters. Nodes below version 1.0.0 ignore it; all others
         *     refuse the entry without it (518).
         * @return this
         */
        public Builder dappId(String dappId) {
            this.dappId = dappId;
            return this;
        }

        /**
         * Sets {@code group}.
         *
         * @param group Entries of a group are sent one at a time, each after the previous one has ended. Default: the
         *     account and the signing key. {@code null} when absent.
         * @return this
         */
        public Builder group(@Nullable String group) {
            this.group = group;
            return this;
        }

        /**
         * Sets {@code not_before}.
         *
         * @param notBefore Do not send before this time, Unix time in s. {@code null} when absent.
         * @return this
         */
        public Builder notBefore(@Nullable Long notBefore) {
            this.notBefore = notBefore;
            return this;
        }

        /**
         * Sets {@code give_up_at}.
         *
         * @param giveUpAt Do not send after this time, and create no message that expires later, Unix time in s. {@code
         *     null} when absent.
         * @return this
         */
        public Builder giveUpAt(@Nullable Long giveUpAt) {
            this.giveUpAt = giveUpAt;
            return this;
        }

        /**
         * Sets {@code unprotected}.
         *
         * @param unprotected The contract has no replay protection: send the message once and never repeat it. Without
         *     this option, an ABI with neither {@code time} nor {@code expire} is refused (519). Default: {@code
         *     false}. {@code null} when absent.
         * @return this
         */
        public Builder unprotected(@Nullable Boolean unprotected) {
            this.unprotected = unprotected;
            return this;
        }

        /**
         * Sets {@code allow_repeat}.
         *
         * @param allowRepeat Only used after the storage was restored from a copy: asserts that nothing was sent with
         *     this key after the copy was made, so the entry need not be checked. Default: {@code false}. {@code null}
         *     when absent.
         * @return this
         */
        public Builder allowRepeat(@Nullable Boolean allowRepeat) {
            this.allowRepeat = allowRepeat;
            return this;
        }

        /**
         * Sets {@code rules}.
         *
         * @param rules Chain rules of {@code message}. Default: {@code abi.rules} of the configuration. {@code null}
         *     when absent.
         * @return this
         */
        public Builder rules(@Nullable ChainRules rules) {
            this.rules = rules;
            return this;
        }

        /**
         * Sets {@code accept_loss}.
         *
         * @param acceptLoss Checks for losses before anything is signed, like {@code processing.find_losses}, and
         *     refuses the message (521) if a certain loss exceeds the accepted one. Maps currency ids ({@code "0"} is
         *     the main currency) to accepted amounts in nano units. Currencies that are not listed have defaults: 0,
         *     except for the main currency in a call of an active contract, where it is twice the cost of the run,
         *     because a call into another Dapp has to carry that amount. An empty map requests the check with these
         *     defaults. Default: no check. Extension of the published interface. {@code null} when absent.
         * @return this
         */
        public Builder acceptLoss(@Nullable Map<String, String> acceptLoss) {
            this.acceptLoss = acceptLoss;
            return this;
        }

        /**
         * Ends the value.
         *
         * @return the value
         * @throws NullPointerException when a field is missing that must be there
         */
        public ParamsOfOutboxSend build() {
            return new ParamsOfOutboxSend(
                    key,
                    messageEncodeParams,
                    message,
                    abi,
                    signer,
                    Objects.requireNonNull(dappId, "dappId"),
                    group,
                    notBefore,
                    giveUpAt,
                    unprotected,
                    allowRepeat,
                    rules,
                    acceptLoss);
        }
    }
}
