// Generated from the definitions of the API.
package vendorclient.api.processing;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * An outgoing message and what it would do to its recipient. Extension of the published interface.
 *
 * @param accountId The recipient.
 * @param dappId Dapp ID of the recipient; absent if it has none or is not known. {@code null} when absent.
 * @param state State of the recipient before the message.
 * @param bounce Whether the message is returned if the recipient fails.
 * @param hasBody Whether the message has a body.
 * @param deploys Whether the message makes the recipient active.
 * @param sent What the message carries.
 * @param arrives What the recipient receives, before its fees and the messages that it sends. SHELL (currency 2) that
 *     is converted on arrival counts as main currency.
 * @param isReturned Whether the message bounces, which returns its value less the fees.
 * @param runCost Cost of the run of the recipient, in nanotokens: gas and forwarding fees of its messages. Absent if no
 *     contract runs. {@code null} when absent.
 * @param losses Losses of this message.
 * @param doubts What is not known about the transfer.
 */
public record MessageTransfer(
        String accountId,
        @Nullable String dappId,
        RecipientState state,
        boolean bounce,
        boolean hasBody,
        boolean deploys,
        List<CurrencyAmount> sent,
        List<CurrencyAmount> arrives,
        boolean isReturned,
        @Nullable String runCost,
        List<Loss> losses,
        List<TransferDoubt> doubts) implements JsonValue {
    /**
     * With the fields that must be there.
     *
     * @param accountId The recipient.
     * @param state State of the recipient before the message.
     * @param bounce Whether the message is returned if the recipient fails.
     * @param hasBody Whether the message has a body.
     * @param deploys Whether the message makes the recipient active.
     * @param sent What the message carries.
     * @param arrives What the recipient receives, before its fees and the messages that it sends. SHELL (currency 2)
     *     that is converted on arrival counts as main currency.
     * @param isReturned Whether the message bounces, which returns its value less the fees.
     * @param losses Losses of this message.
     * @param doubts What is not known about the transfer.
     */
    public MessageTransfer(
            String accountId,
            RecipientState state,
            boolean bounce,
            boolean hasBody,
            boolean deploys,
            List<CurrencyAmount> sent,
            List<CurrencyAmount> arrives,
            boolean isReturned,
            List<Loss> losses,
            List<TransferDoubt> doubts) {
        this(accountId, null, state, bounce, hasBody, deploys, sent, arrives, isReturned, null, losses, doubts);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static MessageTransfer fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new MessageTransfer(
                fields.required("account_id", Decoders::string),
                fields.optional("dapp_id", Decoders::string),
                fields.required("state", RecipientState::fromJson),
                fields.required("bounce", Decoders::bool),
                fields.required("has_body", Decoders::bool),
                fields.required("deploys", Decoders::bool),
                fields.required("sent", Decoders.list(CurrencyAmount::fromJson)),
                fields.required("arrives", Decoders.list(CurrencyAmount::fromJson)),
                fields.required("is_returned", Decoders::bool),
                fields.optional("run_cost", Decoders::string),
                fields.required("losses", Decoders.list(Loss::fromJson)),
                fields.required("doubts", Decoders.list(TransferDoubt::fromJson)));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter()
                .required("account_id", accountId)
                .optional("dapp_id", dappId)
                .required("state", state)
                .required("bounce", bounce)
                .required("has_body", hasBody)
                .required("deploys", deploys)
                .required("sent", sent)
                .required("arrives", arrives)
                .required("is_returned", isReturned)
                .optional("run_cost", runCost)
                .required("losses", losses)
                .required("doubts", doubts)
                .toMap();
    }

    /**
     * The same with another {@code dapp_id}.
     *
     * @param dappId Dapp ID of the recipient; absent if it has none or is not known. {@code null} when absent.
     * @return the changed copy
     */
    public MessageTransfer withDappId(@Nullable String dappId) {
        return new MessageTransfer(
                accountId, dappId, state, bounce, hasBody, deploys, sent, arrives, isReturned, runCost, losses, doubts);
    }

    /**
     * The same with another {@code run_cost}.
     *
     * @param runCost Cost of the run of the recipient, in nanotokens: gas and forwarding fees of its messages. Absent
     *     if no contract runs. {@code null} when absent.
     * @return the changed copy
     */
    public MessageTransfer withRunCost(@Nullable String runCost) {
        return new MessageTransfer(
                accountId, dappId, state, bounce, hasBody, deploys, sent, arrives, isReturned, runCost, losses, doubts);
    }

    /**
     * Begins a value, field by field. Unlike the constructor of all fields it stays as it is when more fields come.
     *
     * @return a builder without any field
     */
    public static Builder builder() {
        return new Builder();
    }

    /** Makes a {@link MessageTransfer}. */
    public static final class Builder {
        private @Nullable String accountId;
        private @Nullable String dappId;
        private @Nullable RecipientState state;
        private @Nullable Boolean bounce;
        private @Nullable Boolean hasBody;
        private @Nullable Boolean deploys;
        private @Nullable List<CurrencyAmount> sent;
        private @Nullable List<CurrencyAmount> arrives;
        private @Nullable Boolean isReturned;
        private @Nullable String runCost;
        private @Nullable List<Loss> losses;
        private @Nullable List<TransferDoubt> doubts;

        private Builder() {}

        /**
         * Sets {@code account_id}.
         *
         * @param accountId The recipient.
         * @return this
         */
        public Builder accountId(String accountId) {
            this.accountId = accountId;
            return this;
        }

        /**
         * Sets {@code dapp_id}.
         *
         * @param dappId Dapp ID of the recipient; absent if it has none or is not known. {@code null} when absent.
         * @return this
         */
        public Builder dappId(@Nullable String dappId) {
            this.dappId = dappId;
            return this;
        }

        /**
         * Sets {@code state}.
         *
         * @param state State of the recipient before the message.
         * @return this
         */
        public Builder state(RecipientState state) {
            this.state = state;
            return this;
        }

        /**
         * Sets {@code bounce}.
         *
         * @param bounce Whether the message is returned if the recipient fails.
         * @return this
         */
        public Builder bounce(boolean bounce) {
            this.bounce = bounce;
            return this;
        }

        /**
         * Sets {@code has_body}.
         *
         * @param hasBody Whether the message has a body.
         * @return this
         */
        public Builder hasBody(boolean hasBody) {
            this.hasBody = hasBody;
            return this;
        }

        /**
         * Sets {@code deploys}.
         *
         * @param deploys Whether the message makes the recipient active.
         * @return this
         */
        public Builder deploys(boolean deploys) {
            this.deploys = deploys;
            return this;
        }

        /**
         * Sets {@code sent}.
         *
         * @param sent What the message carries.
         * @return this
         */
        public Builder sent(List<CurrencyAmount> sent) {
            this.sent = sent;
            return this;
        }

        /**
         * Sets {@code arrives}.
         *
         * @param arrives What the recipient receives, before its fees and the messages that it sends. SHELL (currency
         *     2) that is converted on arrival counts as main currency.
         * @return this
         */
        public Builder arrives(List<CurrencyAmount> arrives) {
            this.arrives = arrives;
            return this;
        }

        /**
         * Sets {@code is_returned}.
         *
         * @param isReturned Whether the message bounces, which returns its value less the fees.
         * @return this
         */
        public Builder isReturned(boolean isReturned) {
            this.isReturned = isReturned;
            return this;
        }

        /**
         * Sets {@code run_cost}.
         *
         * @param runCost Cost of the run of the recipient, in nanotokens: gas and forwarding fees of its messages.
         *     Absent if no contract runs. {@code null} when absent.
         * @return this
         */
        public Builder runCost(@Nullable String runCost) {
            this.runCost = runCost;
            return this;
        }

        /**
         * Sets {@code losses}.
         *
         * @param losses Losses of this message.
         * @return this
         */
        public Builder losses(List<Loss> losses) {
            this.losses = losses;
            return this;
        }

        /**
         * Sets {@code doubts}.
         *
         * @param doubts What is not known about the transfer.
         * @return this
         */
        public Builder doubts(List<TransferDoubt> doubts) {
            this.doubts = doubts;
            return this;
        }

        /**
         * Ends the value.
         *
         * @return the value
         * @throws NullPointerException when a field is missing that must be there
         */
        public MessageTransfer build() {
            return new MessageTransfer(
                    Objects.requireNonNull(accountId, "accountId"),
                    dappId,
                    Objects.requireNonNull(state, "state"),
                    Objects.requireNonNull(bounce, "bounce"),
                    Objects.requireNonNull(hasBody, "hasBody"),
                    Objects.requireNonNull(deploys, "deploys"),
                    Objects.requireNonNull(sent, "sent"),
                    Objects.requireNonNull(arrives, "arrives"),
                    Objects.requireNonNull(isReturned, "isReturned"),
                    runCost,
                    Objects.requireNonNull(losses, "losses"),
                    Objects.requireNonNull(doubts, "doubts"));
        }
    }
}
