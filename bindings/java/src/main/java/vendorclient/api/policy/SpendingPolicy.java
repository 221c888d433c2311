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
 * What may be spent: every message to an account is held against it. Extension of the published interface.
 *
 * @param recipients The only accounts that may be paid, as {@code <dapp_id>::<account_id>}, {@code 0:<account_id>} or
 *     account id. Absent: any. {@code null} when absent.
 * @param limits How much may be spent. Default: {@code []}. {@code null} when absent.
 * @param approvalAbove A message that pays more, in nano, needs approval by the application. {@code null} when absent.
 * @param unknown What happens to a message whose value cannot be read. Default: {@code "refuse"}. {@code null} when
 *     absent.
 * @param functions What functions pay. Those that are not listed pay what their inputs {@code dest} and {@code value}
 *     say, if they have both; all others cannot be read. Default: {@code []}. {@code null} when absent.
 * @param abis ABIs of the contracts that pay, JSON texts. Absent: messages are read with the ABI that comes with them,
 *     which a caller can choose. {@code null} when absent.
 */
public record SpendingPolicy(
        @Nullable List<String> recipients,
        @Nullable List<SpendingLimit> limits,
        @Nullable BigInteger approvalAbove,
        @Nullable UnknownSpending unknown,
        @Nullable List<SpendingFunction> functions,
        @Nullable List<String> abis) implements JsonValue {
    /** Without any field. */
    public SpendingPolicy() {
        this(null, null, null, null, null, null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} gives it
     * @return the typed value
     */
    public static SpendingPolicy fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new SpendingPolicy(
                fields.optional("recipients", Decoders.list(Decoders::string)),
                fields.optional("limits", Decoders.list(SpendingLimit::fromJson)),
                fields.optional("approval_above", Decoders::bigInteger),
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
                .optional("unknown", unknown)
                .optional("functions", functions)
                .optional("abis", abis)
                .toMap();
    }

    /**
     * The same with another {@code recipients}.
     *
     * @param recipients The only accounts that may be paid, as {@code <dapp_id>::<account_id>}, {@code 0:<account_id>}
     *     or account id. Absent: any. {@code null} when absent.
     * @return the changed copy
     */
    public SpendingPolicy withRecipients(@Nullable List<String> recipients) {
        return new SpendingPolicy(recipients, limits, approvalAbove, unknown, functions, abis);
    }

    /**
     * The same with another {@code limits}.
     *
     * @param limits How much may be spent. Default: {@code []}. {@code null} when absent.
     * @return the changed copy
     */
    public SpendingPolicy withLimits(@Nullable List<SpendingLimit> limits) {
        return new SpendingPolicy(recipients, limits, approvalAbove, unknown, functions, abis);
    }

    /**
     * The same with another {@code approval_above}.
     *
     * @param approvalAbove A message that pays more, in nano, needs approval by the application. {@code null} when
     *     absent.
     * @return the changed copy
     */
    public SpendingPolicy withApprovalAbove(@Nullable BigInteger approvalAbove) {
        return new SpendingPolicy(recipients, limits, approvalAbove, unknown, functions, abis);
    }

    /**
     * The same with another {@code unknown}.
     *
     * @param unknown What happens to a message whose value cannot be read. Default: {@code "refuse"}. {@code null} when
     *     absent.
     * @return the changed copy
     */
    public SpendingPolicy withUnknown(@Nullable UnknownSpending unknown) {
        return new SpendingPolicy(recipients, limits, approvalAbove, unknown, functions, abis);
    }

    /**
     * The same with another {@code functions}.
     *
     * @param functions What functions pay. Those that are not listed pay what their inputs {@code dest} and {@code
     *     value} say, if they have both; all others cannot be read. Default: {@code []}. {@code null} when absent.
     * @return the changed copy
     */
    public SpendingPolicy withFunctions(@Nullable List<SpendingFunction> functions) {
        return new SpendingPolicy(recipients, limits, approvalAbove, unknown, functions, abis);
    }

    /**
     * The same with another {@code abis}.
     *
     * @param abis ABIs of the contracts that pay, JSON texts. Absent: messages are read with the ABI that comes with
     *     them, which a caller can choose. {@code null} when absent.
     * @return the changed copy
     */
    public SpendingPolicy withAbis(@Nullable List<String> abis) {
        return new SpendingPolicy(recipients, limits, approvalAbove, unknown, functions, abis);
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
        private @Nullable UnknownSpending unknown;
        private @Nullable List<SpendingFunction> functions;
        private @Nullable List<String> abis;

        private Builder() {}

        /**
         * Sets {@code recipients}.
         *
         * @param recipients The only accounts that may be paid, as {@code <dapp_id>::<account_id>}, {@code
         *     0:<account_id>} or account id. Absent: any. {@code null} when absent.
         * @return this
         */
        public Builder recipients(@Nullable List<String> recipients) {
            this.recipients = recipients;
            return this;
        }

        /**
         * Sets {@code limits}.
         *
         * @param limits How much may be spent. Default: {@code []}. {@code null} when absent.
         * @return this
         */
        public Builder limits(@Nullable List<SpendingLimit> limits) {
            this.limits = limits;
            return this;
        }

        /**
         * Sets {@code approval_above}.
         *
         * @param approvalAbove A message that pays more, in nano, needs approval by the application. {@code null} when
         *     absent.
         * @return this
         */
        public Builder approvalAbove(@Nullable BigInteger approvalAbove) {
            this.approvalAbove = approvalAbove;
            return this;
        }

        /**
         * Sets {@code unknown}.
         *
         * @param unknown What happens to a message whose value cannot be read. Default: {@code "refuse"}. {@code null}
         *     when absent.
         * @return this
         */
        public Builder unknown(@Nullable UnknownSpending unknown) {
            this.unknown = unknown;
            return this;
        }

        /**
         * Sets {@code functions}.
         *
         * @param functions What functions pay. Those that are not listed pay what their inputs {@code dest} and {@code
         *     value} say, if they have both; all others cannot be read. Default: {@code []}. {@code null} when absent.
         * @return this
         */
        public Builder functions(@Nullable List<SpendingFunction> functions) {
            this.functions = functions;
            return this;
        }

        /**
         * Sets {@code abis}.
         *
         * @param abis ABIs of the contracts that pay, JSON texts. Absent: messages are read with the ABI that comes
         *     with them, which a caller can choose. {@code null} when absent.
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
            return new SpendingPolicy(recipients, limits, approvalAbove, unknown, functions, abis);
        }
    }
}
