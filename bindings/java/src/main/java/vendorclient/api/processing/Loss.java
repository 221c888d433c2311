// Generated from the definitions of the API.
package vendorclient.api.processing;

import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * An amount that does not arrive. Extension of the published interface.
 *
 * @param accountId The recipient.
 * @param dappId Dapp ID of the recipient, if known. {@code null} when absent.
 * @param currency Id of the currency; 0 is the main currency.
 * @param amount The lost amount, in nano units of the currency.
 * @param certainty How certain the loss is.
 * @param reason Why it is lost.
 * @param messageHash Hash of the message that carries the amount; absent until the message exists. {@code null} when
 *     absent.
 */
public record Loss(
        String accountId,
        @Nullable String dappId,
        long currency,
        String amount,
        LossCertainty certainty,
        LossReason reason,
        @Nullable String messageHash) implements JsonValue {
    /**
     * With the fields that must be there.
     *
     * @param accountId The recipient.
     * @param currency Id of the currency; 0 is the main currency.
     * @param amount The lost amount, in nano units of the currency.
     * @param certainty How certain the loss is.
     * @param reason Why it is lost.
     */
    public Loss(String accountId, long currency, String amount, LossCertainty certainty, LossReason reason) {
        this(accountId, null, currency, amount, certainty, reason, null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static Loss fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new Loss(
                fields.required("account_id", Decoders::string),
                fields.optional("dapp_id", Decoders::string),
                fields.required("currency", Decoders::int64),
                fields.required("amount", Decoders::string),
                fields.required("certainty", LossCertainty::fromJson),
                fields.required("reason", LossReason::fromJson),
                fields.optional("message_hash", Decoders::string));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter()
                .required("account_id", accountId)
                .optional("dapp_id", dappId)
                .required("currency", currency)
                .required("amount", amount)
                .required("certainty", certainty)
                .required("reason", reason)
                .optional("message_hash", messageHash)
                .toMap();
    }

    /**
     * The same with another {@code dapp_id}.
     *
     * @param dappId Dapp ID of the recipient, if known. {@code null} when absent.
     * @return the changed copy
     */
    public Loss withDappId(@Nullable String dappId) {
        return new Loss(accountId, dappId, currency, amount, certainty, reason, messageHash);
    }

    /**
     * The same with another {@code message_hash}.
     *
     * @param messageHash Hash of the message that carries the amount; absent until the message exists. {@code null}
     *     when absent.
     * @return the changed copy
     */
    public Loss withMessageHash(@Nullable String messageHash) {
        return new Loss(accountId, dappId, currency, amount, certainty, reason, messageHash);
    }

    /**
     * Begins a value, field by field. Unlike the constructor of all fields it stays as it is when more fields come.
     *
     * @return a builder without any field
     */
    public static Builder builder() {
        return new Builder();
    }

    /** Makes a {@link Loss}. */
    public static final class Builder {
        private @Nullable String accountId;
        private @Nullable String dappId;
        private @Nullable Long currency;
        private @Nullable String amount;
        private @Nullable LossCertainty certainty;
        private @Nullable LossReason reason;
        private @Nullable String messageHash;

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
         * @param dappId Dapp ID of the recipient, if known. {@code null} when absent.
         * @return this
         */
        public Builder dappId(@Nullable String dappId) {
            this.dappId = dappId;
            return this;
        }

        /**
         * Sets {@code currency}.
         *
         * @param currency Id of the currency; 0 is the main currency.
         * @return this
         */
        public Builder currency(long currency) {
            this.currency = currency;
            return this;
        }

        /**
         * Sets {@code amount}.
         *
         * @param amount The lost amount, in nano units of the currency.
         * @return this
         */
        public Builder amount(String amount) {
            this.amount = amount;
            return this;
        }

        /**
         * Sets {@code certainty}.
         *
         * @param certainty How certain the loss is.
         * @return this
         */
        public Builder certainty(LossCertainty certainty) {
            this.certainty = certainty;
            return this;
        }

        /**
         * Sets {@code reason}.
         *
         * @param reason Why it is lost.
         * @return this
         */
        public Builder reason(LossReason reason) {
            this.reason = reason;
            return this;
        }

        /**
         * Sets {@code message_hash}.
         *
         * @param messageHash Hash of the message that carries the amount; absent until the message exists. {@code null}
         *     when absent.
         * @return this
         */
        public Builder messageHash(@Nullable String messageHash) {
            this.messageHash = messageHash;
            return this;
        }

        /**
         * Ends the value.
         *
         * @return the value
         * @throws NullPointerException when a field is missing that must be there
         */
        public Loss build() {
            return new Loss(
                    Objects.requireNonNull(accountId, "accountId"),
                    dappId,
                    Objects.requireNonNull(currency, "currency"),
                    Objects.requireNonNull(amount, "amount"),
                    Objects.requireNonNull(certainty, "certainty"),
                    Objects.requireNonNull(reason, "reason"),
                    messageHash);
        }
    }
}
