// Generated from the definitions of the API.
package vendorclient.api.client;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.api.abi.ChainRules;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * Defaults of message encoding.
 *
 * @param workchain Workchain id by default in DeploySet. Default: {@code 0}. At least -128. At most 127. {@code null}
 *     when absent.
 * @param messageExpirationTimeout Lifetime of messages to contracts with an expire header, in ms. Default: {@code
 *     40000}. {@code null} when absent.
 * @param messageExpirationTimeoutGrowFactor Factor by which the expiration timeout grows on each retry. Default: {@code
 *     1.5}. {@code null} when absent.
 * @param rules Default chain rules of all functions with a {@code rules} parameter: {@code classic} for contracts and
 *     networks of the public TVM formats. Nothing is sent to a node that reports other rules. Extension of the
 *     published interface. Default: {@code "current"}. {@code null} when absent.
 */
public record AbiConfig(
        @Nullable Integer workchain,
        @Nullable Long messageExpirationTimeout,
        @Nullable Double messageExpirationTimeoutGrowFactor,
        @Nullable ChainRules rules) implements JsonValue {
    /** Without any field. */
    public AbiConfig() {
        this(null, null, null, null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static AbiConfig fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new AbiConfig(
                fields.optional("workchain", Decoders::int32),
                fields.optional("message_expiration_timeout", Decoders::int64),
                fields.optional("message_expiration_timeout_grow_factor", Decoders::float64),
                fields.optional("rules", ChainRules::fromJson));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter()
                .optional("workchain", workchain)
                .optional("message_expiration_timeout", messageExpirationTimeout)
                .optional("message_expiration_timeout_grow_factor", messageExpirationTimeoutGrowFactor)
                .optional("rules", rules)
                .toMap();
    }

    /**
     * The same with another {@code workchain}.
     *
     * @param workchain Workchain id by default in DeploySet. Default: {@code 0}. At least -128. At most 127. {@code
     *     null} when absent.
     * @return the changed copy
     */
    public AbiConfig withWorkchain(@Nullable Integer workchain) {
        return new AbiConfig(workchain, messageExpirationTimeout, messageExpirationTimeoutGrowFactor, rules);
    }

    /**
     * The same with another {@code message_expiration_timeout}.
     *
     * @param messageExpirationTimeout Lifetime of messages to contracts with an expire header, in ms. Default: {@code
     *     40000}. {@code null} when absent.
     * @return the changed copy
     */
    public AbiConfig withMessageExpirationTimeout(@Nullable Long messageExpirationTimeout) {
        return new AbiConfig(workchain, messageExpirationTimeout, messageExpirationTimeoutGrowFactor, rules);
    }

    /**
     * The same with another {@code message_expiration_timeout_grow_factor}.
     *
     * @param messageExpirationTimeoutGrowFactor Factor by which the expiration timeout grows on each retry. Default:
     *     {@code 1.5}. {@code null} when absent.
     * @return the changed copy
     */
    public AbiConfig withMessageExpirationTimeoutGrowFactor(@Nullable Double messageExpirationTimeoutGrowFactor) {
        return new AbiConfig(workchain, messageExpirationTimeout, messageExpirationTimeoutGrowFactor, rules);
    }

    /**
     * The same with another {@code rules}.
     *
     * @param rules Default chain rules of all functions with a {@code rules} parameter: {@code classic} for contracts
     *     and networks of the public TVM formats. Nothing is sent to a node that reports other rules. Extension of the
     *     published interface. Default: {@code "current"}. {@code null} when absent.
     * @return the changed copy
     */
    public AbiConfig withRules(@Nullable ChainRules rules) {
        return new AbiConfig(workchain, messageExpirationTimeout, messageExpirationTimeoutGrowFactor, rules);
    }

    /**
     * Begins a value, field by field. Unlike the constructor of all fields it stays as it is when more fields come.
     *
     * @return a builder without any field
     */
    public static Builder builder() {
        return new Builder();
    }

    /** Makes a {@link AbiConfig}. */
    public static final class Builder {
        private @Nullable Integer workchain;
        private @Nullable Long messageExpirationTimeout;
        private @Nullable Double messageExpirationTimeoutGrowFactor;
        private @Nullable ChainRules rules;

        private Builder() {}

        /**
         * Sets {@code workchain}.
         *
         * @param workchain Workchain id by default in DeploySet. Default: {@code 0}. At least -128. At most 127. {@code
         *     null} when absent.
         * @return this
         */
        public Builder workchain(@Nullable Integer workchain) {
            this.workchain = workchain;
            return this;
        }

        /**
         * Sets {@code message_expiration_timeout}.
         *
         * @param messageExpirationTimeout Lifetime of messages to contracts with an expire header, in ms. Default:
         *     {@code 40000}. {@code null} when absent.
         * @return this
         */
        public Builder messageExpirationTimeout(@Nullable Long messageExpirationTimeout) {
            this.messageExpirationTimeout = messageExpirationTimeout;
            return this;
        }

        /**
         * Sets {@code message_expiration_timeout_grow_factor}.
         *
         * @param messageExpirationTimeoutGrowFactor Factor by which the expiration timeout grows on each retry.
         *     Default: {@code 1.5}. {@code null} when absent.
         * @return this
         */
        public Builder messageExpirationTimeoutGrowFactor(@Nullable Double messageExpirationTimeoutGrowFactor) {
            this.messageExpirationTimeoutGrowFactor = messageExpirationTimeoutGrowFactor;
            return this;
        }

        /**
         * Sets {@code rules}.
         *
         * @param rules Default chain rules of all functions with a {@code rules} parameter: {@code classic} for
         *     contracts and networks of the public TVM formats. Nothing is sent to a node that reports other rules.
         *     Extension of the published interface. Default: {@code "current"}. {@code null} when absent.
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
        public AbiConfig build() {
            return new AbiConfig(workchain, messageExpirationTimeout, messageExpirationTimeoutGrowFactor, rules);
        }
    }
}
