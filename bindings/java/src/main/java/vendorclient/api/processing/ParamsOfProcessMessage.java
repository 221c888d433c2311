// Generated from the definitions of the API.
package vendorclient.api.processing;

import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import vendorclient.api.abi.ParamsOfEncodeMessage;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * A message to encode, send and wait for.
 *
 * @param messageEncodeParams The message. {@code processing_try_index} counts the attempts of this call.
 * @param sendEvents Send a ProcessingEvent to the callback for each step of the call. Default: {@code false}. {@code
 *     null} when absent.
 * @param dappId Dapp ID of the destination, 64 hex characters without prefix. Nodes below version 1.0.0 ignore it; all
 *     others require it (518).
 * @param unprotected The contract has no replay protection: send the message once and never repeat it. Without this
 *     option, an ABI with neither {@code time} nor {@code expire} is refused (519). Extension of the published
 *     interface. Default: {@code false}. {@code null} when absent.
 * @param verify Prove the result before it is returned (module proofs): anything that differs from what the network
 *     agreed on, or cannot be proven, fails with 901 to 904. Default: {@code proofs.verify} of the configuration.
 *     Extension of the published interface. {@code null} when absent.
 * @param proveRefusal If a node or the contract refuses the message, wait for the proof that it was not executed, and
 *     report the outcome {@code not_executed} instead of {@code refused}. The proof is available {@code
 *     network.expiration_margin} after the message expires. Extension of the published interface. Default: {@code
 *     false}. {@code null} when absent.
 * @param acceptLoss Checks for losses before anything is signed, like {@code processing.find_losses}, and refuses the
 *     message (521) if a certain loss exceeds the accepted one. Maps currency ids ({@code "0"} is the main currency) to
 *     accepted amounts in nano units. Currencies that are not listed have defaults: 0, except for the main currency in
 *     a call of an active contract, where it is twice the cost of the run, because a call into another Dapp has to
 *     carry that amount. An empty map requests the check with these defaults. Default: no check. Extension of the
 *     published interface. {@code null} when absent.
 * @param answerRequired Fail after the execution if the ABI declares outputs of the called function and the contract
 *     sends no answer (418) or one that the ABI does not describe (419); {@code data} has {@code outcome} {@code
 *     executed} and {@code transaction_id}. Without it, {@code decoded.output} is then absent. Extension of the
 *     published interface. Default: {@code false}. {@code null} when absent.
 */
public record ParamsOfProcessMessage(
        ParamsOfEncodeMessage messageEncodeParams,
        @Nullable Boolean sendEvents,
        String dappId,
        @Nullable Boolean unprotected,
        @Nullable Boolean verify,
        @Nullable Boolean proveRefusal,
        @Nullable Map<String, String> acceptLoss,
        @Nullable Boolean answerRequired) implements JsonValue {
    /**
     * With the fields that must be there.
     *
     * @param messageEncodeParams The message. {@code processing_try_index} counts the attempts of this call.
     * @param dappId Dapp ID of the destination, 64 hex characters without prefix. Nodes below version 1.0.0 ignore it;
     *     all others require it (518).
     */
    public ParamsOfProcessMessage(ParamsOfEncodeMessage messageEncodeParams, String dappId) {
        this(messageEncodeParams, null, dappId, null, null, null, null, null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ParamsOfProcessMessage fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ParamsOfProcessMessage(
                fields.required("message_encode_params", ParamsOfEncodeMessage::fromJson),
                fields.optional("send_events", Decoders::bool),
                fields.required("dapp_id", Decoders::string),
                fields.optional("unprotected", Decoders::bool),
                fields.optional("verify", Decoders::bool),
                fields.optional("prove_refusal", Decoders::bool),
                fields.optional("accept_loss", Decoders.map(Decoders::string)),
                fields.optional("answer_required", Decoders::bool));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter()
                .required("message_encode_params", messageEncodeParams)
                .optional("send_events", sendEvents)
                .required("dapp_id", dappId)
                .optional("unprotected", unprotected)
                .optional("verify", verify)
                .optional("prove_refusal", proveRefusal)
                .optional("accept_loss", acceptLoss)
                .optional("answer_required", answerRequired)
                .toMap();
    }

    /**
     * The same with another {@code send_events}.
     *
     * @param sendEvents Send a ProcessingEvent to the callback for each step of the call. Default: {@code false}.
     *     {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfProcessMessage withSendEvents(@Nullable Boolean sendEvents) {
        return new ParamsOfProcessMessage(
                messageEncodeParams, sendEvents, dappId, unprotected, verify, proveRefusal, acceptLoss, answerRequired);
    }

    /**
     * The same with another {@code unprotected}.
     *
     * @param unprotected The contract has no replay protection: send the message once and never repeat it. Without this
     *     option, an ABI with neither {@code time} nor {@code expire} is refused (519). Extension of the published
     *     interface. Default: {@code false}. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfProcessMessage withUnprotected(@Nullable Boolean unprotected) {
        return new ParamsOfProcessMessage(
                messageEncodeParams, sendEvents, dappId, unprotected, verify, proveRefusal, acceptLoss, answerRequired);
    }

    /**
     * The same with another {@code verify}.
     *
     * @param verify Prove the result before it is returned (module proofs): anything that differs from what the network
     *     agreed on, or cannot be proven, fails with 901 to 904. Default: {@code proofs.verify} of the configuration.
     *     Extension of the published interface. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfProcessMessage withVerify(@Nullable Boolean verify) {
        return new ParamsOfProcessMessage(
                messageEncodeParams, sendEvents, dappId, unprotected, verify, proveRefusal, acceptLoss, answerRequired);
    }

    /**
     * The same with another {@code prove_refusal}.
     *
     * @param proveRefusal If a node or the contract refuses the message, wait for the proof that it was not executed,
     *     and report the outcome {@code not_executed} instead of {@code refused}. The proof is available {@code
     *     network.expiration_margin} after the message expires. Extension of the published interface. Default: {@code
     *     false}. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfProcessMessage withProveRefusal(@Nullable Boolean proveRefusal) {
        return new ParamsOfProcessMessage(
                messageEncodeParams, sendEvents, dappId, unprotected, verify, proveRefusal, acceptLoss, answerRequired);
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
    public ParamsOfProcessMessage withAcceptLoss(@Nullable Map<String, String> acceptLoss) {
        return new ParamsOfProcessMessage(
                messageEncodeParams, sendEvents, dappId, unprotected, verify, proveRefusal, acceptLoss, answerRequired);
    }

    /**
     * The same with another {@code answer_required}.
     *
     * @param answerRequired Fail after the execution if the ABI declares outputs of the called function and the
     *     contract sends no answer (418) or one that the ABI does not describe (419); {@code data} has {@code outcome}
     *     {@code executed} and {@code transaction_id}. Without it, {@code decoded.output} is then absent. Extension of
     *     the published interface. Default: {@code false}. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfProcessMessage withAnswerRequired(@Nullable Boolean answerRequired) {
        return new ParamsOfProcessMessage(
                messageEncodeParams, sendEvents, dappId, unprotected, verify, proveRefusal, acceptLoss, answerRequired);
    }

    /**
     * Begins a value, field by field. Unlike the constructor of all fields it stays as it is when more fields come.
     *
     * @return a builder without any field
     */
    public static Builder builder() {
        return new Builder();
    }

    /** Makes a {@link ParamsOfProcessMessage}. */
    public static final class Builder {
        private @Nullable ParamsOfEncodeMessage messageEncodeParams;
        private @Nullable Boolean sendEvents;
        private @Nullable String dappId;
        private @Nullable Boolean unprotected;
        private @Nullable Boolean verify;
        private @Nullable Boolean proveRefusal;
        private @Nullable Map<String, String> acceptLoss;
        private @Nullable Boolean answerRequired;

        private Builder() {}

        /**
         * Sets {@code message_encode_params}.
         *
         * @param messageEncodeParams The message. {@code processing_try_index} counts the attempts of this call.
         * @return this
         */
        public Builder messageEncodeParams(ParamsOfEncodeMessage messageEncodeParams) {
            this.messageEncodeParams = messageEncodeParams;
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
         * Sets {@code prove_refusal}.
         *
         * @param proveRefusal If a node or the contract refuses the message, wait for the proof that it was not
         *     executed, and report the outcome {@code not_executed} instead of {@code refused}. The proof is available
         *     {@code network.expiration_margin} after the message expires. Extension of the published interface.
         *     Default: {@code false}. {@code null} when absent.
         * @return this
         */
        public Builder proveRefusal(@Nullable Boolean proveRefusal) {
            this.proveRefusal = proveRefusal;
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
         * Sets {@code answer_required}.
         *
         * @param answerRequired Fail after the execution if the ABI declares outputs of the called function and the
         *     contract sends no answer (418) or one that the ABI does not describe (419); {@code data} has {@code
         *     outcome} {@code executed} and {@code transaction_id}. Without it, {@code decoded.output} is then absent.
         *     Extension of the published interface. Default: {@code false}. {@code null} when absent.
         * @return this
         */
        public Builder answerRequired(@Nullable Boolean answerRequired) {
            this.answerRequired = answerRequired;
            return this;
        }

        /**
         * Ends the value.
         *
         * @return the value
         * @throws NullPointerException when a field is missing that must be there
         */
        public ParamsOfProcessMessage build() {
            return new ParamsOfProcessMessage(
                    Objects.requireNonNull(messageEncodeParams, "messageEncodeParams"),
                    sendEvents,
                    Objects.requireNonNull(dappId, "dappId"),
                    unprotected,
                    verify,
                    proveRefusal,
                    acceptLoss,
                    answerRequired);
        }
    }
}
