// Generated from the definitions of the API.
package vendorclient.api.policy;

import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * A spending policy: applies to every message sent to an account. Extension of the published interface.
 *
 * @param recipients The only accounts that may receive payments, as {@code <dapp_id>::<account_id>}, {@code
 *     0:<account_id>} or account id. Default: any account. {@code null} when absent.
 * @param limits Spending limits. If there is any limit, payments in currencies without a limit are refused. Default:
 *     {@code []}. {@code null} when absent.
 * @param approvalAbove A message that pays more than this amount of the main currency, in nano units, needs approval by
 *     the application. {@code null} when absent.
 * @param approvalAboveCurrencies The same for other currencies, in nano units by currency id. Default: no approval.
 *     {@code null} when absent.
 * @param maxLoss Largest certain loss that a message may have, in nano units by currency id (0 is the main currency); 0
 *     for a currency that is not listed. Default: messages are not checked for losses. {@code null} when absent.
 * @param unknown What happens to a message whose value cannot be determined. Default: {@code "refuse"}. {@code null}
 *     when absent.
 * @param functions What functions pay. For a function that is not listed, the inputs {@code dest} and {@code value} are
 *     used if it has both, and every input that maps {@code uint32} to amounts, such as {@code map(uint32,varuint32)},
 *     for other currencies; otherwise its value cannot be determined. Default: {@code []}. {@code null} when absent.
 * @param abis ABIs of the paying contracts, as JSON text. Default: a message is decoded with the ABI sent with it,
 *     which the caller can choose. {@code null} when absent.
 */
public record SpendingPolicy(
        @Nullable List<String> recipients,
        @Nullable List<SpendingLimit> limits,
        @Nullable BigInteger approvalAbove,
        @Nullable Map<String, BigInteger> approvalAboveCurrencies,
        @Nullable Map<String, BigInteger> maxLoss,
        @Nullable UnknownSpending unknown,
        @Nullable List<SpendingFunction> functions,
        @Nullable List<String> abis) implements JsonValue {
    /** Without any field. */
    public SpendingPolicy() {
        this(null, null, null, null, null, null, null, null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static SpendingPolicy fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new SpendingPolicy(
                fields.optional("recipients", Decoders.list(Decoders::string)),
                fields.optional("limits", Decoders.list(SpendingLimit::fromJson)),
                fields.optional("approval_above", Decoders::bigInteger),
                fields.optional("approval_above_currencies", Decoders.map(Decoders::bigInteger)),
                fields.optional("max_loss", Decoders.map(Decoders::bigInteger)),
                fields.optional("unknown", UnknownSpending::fromJson),
                fields.optional("functions", Decoders.list(SpendingFunction::fromJson)),
                fields.optional("abis", Decoders.list(Decoders::string)));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter()
                .optional("recipients", recipients)
                .optional("limits", limits)
                .optional("approval_above", approvalAbove)
                .optional("approval_above_currencies", approvalAboveCurrencies)
                .optional("max_loss", maxLoss)
                .optional("unknown", unknown)
                .optional("functions", functions)
                .optional("abis", abis)
                .toMap();
    }

    /**
     * The same with another {@code recipients}.
     *
     * @param recipients The only accounts that may receive payments, as {@code <dapp_id>::<account_id>}, {@code
     *     0:<account_id>} or account id. Default: any account. {@code null} when absent.
     * @return the changed copy
     */
    public SpendingPolicy withRecipients(@Nullable List<String> recipients) {
        return new SpendingPolicy(
                recipients, limits, approvalAbove, approvalAboveCurrencies, maxLoss, unknown, functions, abis);
    }

    /**
     * The same with another {@code limits}.
     *
     * @param limits Spending limits. If there is any limit, payments in currencies without a limit are refused.
     *     Default: {@code []}. {@code null} when absent.
     * @return the changed copy
     */
    public SpendingPolicy withLimits(@Nullable List<SpendingLimit> limits) {
        return new SpendingPolicy(
                recipients, limits, approvalAbove, approvalAboveCurrencies, maxLoss, unknown, functions, abis);
    }

    /**
     * The same with another {@code approval_above}.
     *
     * @param approvalAbove A message that pays more than this amount of the main currency, in nano units, needs
     *     approval by the application. {@code null} when absent.
     * @return the changed copy
     */
    public SpendingPolicy withApprovalAbove(@Nullable BigInteger approvalAbove) {
        return new SpendingPolicy(
                recipients, limits, approvalAbove, approvalAboveCurrencies, maxLoss, unknown, functions, abis);
    }

    /**
     * The same with another {@code approval_above_currencies}.
     *
     * @param approvalAboveCurrencies The same for other currencies, in nano units by currency id. Default: no approval.
     *     {@code null} when absent.
     * @return the changed copy
     */
    public SpendingPolicy withApprovalAboveCurrencies(@Nullable Map<String, BigInteger> approvalAboveCurrencies) {
        return new SpendingPolicy(
                recipients, limits, approvalAbove, approvalAboveCurrencies, maxLoss, unknown, functions, abis);
    }

    /**
     * The same with another {@code max_loss}.
     *
     * @param maxLoss Largest certain loss that a message may have, in nano units by currency id (0 is the main
     *     currency); 0 for a currency that is not listed. Default: messages are not checked for losses. {@code null}
     *     when absent.
     * @return the changed copy
     */
    public SpendingPolicy withMaxLoss(@Nullable Map<String, BigInteger> maxLoss) {
        return new SpendingPolicy(
                recipients, limits, approvalAbove, approvalAboveCurrencies, maxLoss, unknown, functions, abis);
    }

    /**
     * The same with another {@code unknown}.
     *
     * @param unknown What happens to a message whose value cannot be determined. Default: {@code "refuse"}. {@code
     *     null} when absent.
     * @return the changed copy
     */
    public SpendingPolicy withUnknown(@Nullable UnknownSpending unknown) {
        return new SpendingPolicy(
                recipients, limits, approvalAbove, approvalAboveCurrencies, maxLoss, unknown, functions, abis);
    }

    /**
     * The same with another {@code functions}.
     *
     * @param functions What functions pay. For a function that is not listed, the inputs {@code dest} and {@code value}
     *     are used if it has both, and every input that maps {@code uint32} to amounts, such as {@code
     *     map(uint32,varuint32)}, for other currencies; otherwise its value cannot be determined. Default: {@code []}.
     *     {@code null} when absent.
     * @return the changed copy
     */
    public SpendingPolicy withFunctions(@Nullable List<SpendingFunction> functions) {
        return new SpendingPolicy(
                recipients, limits, approvalAbove, approvalAboveCurrencies, maxLoss, unknown, functions, abis);
    }

    /**
     * The same with another {@code abis}.
     *
     * @param abis ABIs of the paying contracts, as JSON text. Default: a message is decoded with the ABI sent with it,
     *     which the caller can choose. {@code null} when absent.
     * @return the changed copy
     */
    public SpendingPolicy withAbis(@Nullable List<String> abis) {
        return new SpendingPolicy(
                recipients, limits, approvalAbove, approvalAboveCurrencies, maxLoss, unknown, functions, abis);
    }

    /**
     * Begins a value, field by field. Unlike the constructor of all fields it stays as it is when more fields come.
     *
     * @return a builder without any field
     */
    public static Builder builder() {
        return new Builder();
    }

    /** Makes a {@link SpendingPolicy}. */
    public static final class Builder {
        private @Nullable List<String> recipients;
        private @Nullable List<SpendingLimit> limits;
        private @Nullable BigInteger approvalAbove;
        private @Nullable Map<String, BigInteger> approvalAboveCurrencies;
        private @Nullable Map<String, BigInteger> maxLoss;
        private @Nullable UnknownSpending unknown;
        private @Nullable List<SpendingFunction> functions;
        private @Nullable List<String> abis;

        private Builder() {}

        /**
         * Sets {@code recipients}.
         *
         * @param recipients The only accounts that may receive payments, as {@code <dapp_id>::<account_id>}, {@code
         *     0:<account_id>} or account id. Default: any account. {@code null} when absent.
         * @return this
         */
        public Builder recipients(@Nullable List<String> recipients) {
            this.recipients = recipients;
            return this;
        }

        /**
         * Sets {@code limits}.
         *
         * @param limits Spending limits. If there is any limit, payments in currencies without a limit are refused.
         *     Default: {@code []}. {@code null} when absent.
         * @return this
         */
        public Builder limits(@Nullable List<SpendingLimit> limits) {
            this.limits = limits;
            return this;
        }

        /**
         * Sets {@code approval_above}.
         *
         * @param approvalAbove A message that pays more than this amount of the main currency, in nano units, needs
         *     approval by the application. {@code null} when absent.
         * @return this
         */
        public Builder approvalAbove(@Nullable BigInteger approvalAbove) {
            this.approvalAbove = approvalAbove;
            return this;
        }

        /**
         * Sets {@code approval_above_currencies}.
         *
         * @param approvalAboveCurrencies The same for other currencies, in nano units by currency id. Default: no
         *     approval. {@code null} when absent.
         * @return this
         */
        public Builder approvalAboveCurrencies(@Nullable Map<String, BigInteger> approvalAboveCurrencies) {
            this.approvalAboveCurrencies = approvalAboveCurrencies;
            return this;
        }

        /**
         * Sets {@code max_loss}.
         *
         * @param maxLoss Largest certain loss that a message may have, in nano units by currency id (0 is the main
         *     currency); 0 for a currency that is not listed. Default: messages are not checked for losses. {@code
         *     null} when absent.
         * @return this
         */
        public Builder maxLoss(@Nullable Map<String, BigInteger> maxLoss) {
            this.maxLoss = maxLoss;
            return this;
        }

        /**
         * Sets {@code unknown}.
         *
         * @param unknown What happens to a message whose value cannot be determined. Default: {@code "refuse"}. {@code
         *     null} when absent.
         * @return this
         */
        public Builder unknown(@Nullable UnknownSpending unknown) {
            this.unknown = unknown;
            return this;
        }

        /**
         * Sets {@code functions}.
         *
         * @param functions What functions pay. For a function that is not listed, the inputs {@code dest} and {@code
         *     value} are used if it has both, and every input that maps {@code uint32} to amounts, such as {@code
         *     map(uint32,varuint32)}, for other currencies; otherwise its value cannot be determined. Default: {@code
         *     []}. {@code null} when absent.
         * @return this
         */
        public Builder functions(@Nullable List<SpendingFunction> functions) {
            this.functions = functions;
            return this;
        }

        /**
         * Sets {@code abis}.
         *
         * @param abis ABIs of the paying contracts, as JSON text. Default: a message is decoded with the ABI sent with
         *     it, which the caller can choose. {@code null} when absent.
         * @return this
         */
        public Builder abis(@Nullable List<String> abis) {
            this.abis = abis;
            return this;
        }

        /**
         * Ends the value.
         *
         * @return the value
         */
        public SpendingPolicy build() {
            return new SpendingPolicy(
                    recipients, limits, approvalAbove, approvalAboveCurrencies, maxLoss, unknown, functions, abis);
        }
    }
}
