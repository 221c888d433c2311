// Generated from the definitions of the API.
package vendorclient.api.abi;

import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * An internal message to encode.
 *
 * @param abi ABI of the contract; required with {@code deploy_set} or {@code call_set}. {@code null} when absent.
 * @param address Destination. With {@code deploy_set}, it is calculated. {@code null} when absent.
 * @param srcAddress Source. Default: none. {@code null} when absent.
 * @param deploySet What to deploy. {@code null} when absent.
 * @param callSet The call. Default: no body. {@code null} when absent.
 * @param value Amount to send, in nano units, below 2^64.
 * @param bounce Whether the amount is returned if the call fails. Default: {@code true}. {@code null} when absent.
 * @param enableIhr Whether instant hypercube routing is allowed. Default: {@code false}. {@code null} when absent.
 * @param rules Chain rules. Default: {@code abi.rules} of the configuration. {@code null} when absent.
 */
public record ParamsOfEncodeInternalMessage(
        @Nullable Abi abi,
        @Nullable String address,
        @Nullable String srcAddress,
        @Nullable DeploySet deploySet,
        @Nullable CallSet callSet,
        String value,
        @Nullable Boolean bounce,
        @Nullable Boolean enableIhr,
        @Nullable ChainRules rules) implements JsonValue {
    /**
     * With the fields that must be there.
     *
     * @param value Amount to send, in nano units, below 2^64.
     */
    public ParamsOfEncodeInternalMessage(String value) {
        this(null, null, null, null, null, value, null, null, null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ParamsOfEncodeInternalMessage fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ParamsOfEncodeInternalMessage(
                fields.optional("abi", Abi::fromJson),
                fields.optional("address", Decoders::string),
                fields.optional("src_address", Decoders::string),
                fields.optional("deploy_set", DeploySet::fromJson),
                fields.optional("call_set", CallSet::fromJson),
                fields.required("value", Decoders::string),
                fields.optional("bounce", Decoders::bool),
                fields.optional("enable_ihr", Decoders::bool),
                fields.optional("rules", ChainRules::fromJson));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter()
                .optional("abi", abi)
                .optional("address", address)
                .optional("src_address", srcAddress)
                .optional("deploy_set", deploySet)
                .optional("call_set", callSet)
                .required("value", value)
                .optional("bounce", bounce)
                .optional("enable_ihr", enableIhr)
                .optional("rules", rules)
                .toMap();
    }

    /**
     * The same with another {@code abi}.
     *
     * @param abi ABI of the contract; required with {@code deploy_set} or {@code call_set}. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfEncodeInternalMessage withAbi(@Nullable Abi abi) {
        return new ParamsOfEncodeInternalMessage(
                abi, address, srcAddress, deploySet, callSet, value, bounce, enableIhr, rules);
    }

    /**
     * The same with another {@code address}.
     *
     * @param address Destination. With {@code deploy_set}, it is calculated. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfEncodeInternalMessage withAddress(@Nullable String address) {
        return new ParamsOfEncodeInternalMessage(
                abi, address, srcAddress, deploySet, callSet, value, bounce, enableIhr, rules);
    }

    /**
     * The same with another {@code src_address}.
     *
     * @param srcAddress Source. Default: none. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfEncodeInternalMessage withSrcAddress(@Nullable String srcAddress) {
        return new ParamsOfEncodeInternalMessage(
                abi, address, srcAddress, deploySet, callSet, value, bounce, enableIhr, rules);
    }

    /**
     * The same with another {@code deploy_set}.
     *
     * @param deploySet What to deploy. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfEncodeInternalMessage withDeploySet(@Nullable DeploySet deploySet) {
        return new ParamsOfEncodeInternalMessage(
                abi, address, srcAddress, deploySet, callSet, value, bounce, enableIhr, rules);
    }

    /**
     * The same with another {@code call_set}.
     *
     * @param callSet The call. Default: no body. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfEncodeInternalMessage withCallSet(@Nullable CallSet callSet) {
        return new ParamsOfEncodeInternalMessage(
                abi, address, srcAddress, deploySet, callSet, value, bounce, enableIhr, rules);
    }

    /**
     * The same with another {@code bounce}.
     *
     * @param bounce Whether the amount is returned if the call fails. Default: {@code true}. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfEncodeInternalMessage withBounce(@Nullable Boolean bounce) {
        return new ParamsOfEncodeInternalMessage(
                abi, address, srcAddress, deploySet, callSet, value, bounce, enableIhr, rules);
    }

    /**
     * The same with another {@code enable_ihr}.
     *
     * @param enableIhr Whether instant hypercube routing is allowed. Default: {@code false}. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfEncodeInternalMessage withEnableIhr(@Nullable Boolean enableIhr) {
        return new ParamsOfEncodeInternalMessage(
                abi, address, srcAddress, deploySet, callSet, value, bounce, enableIhr, rules);
    }

    /**
     * The same with another {@code rules}.
     *
     * @param rules Chain rules. Default: {@code abi.rules} of the configuration. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfEncodeInternalMessage withRules(@Nullable ChainRules rules) {
        return new ParamsOfEncodeInternalMessage(
                abi, address, srcAddress, deploySet, callSet, value, bounce, enableIhr, rules);
    }

    /**
     * Begins a value, field by field. Unlike the constructor of all fields it stays as it is when more fields come.
     *
     * @return a builder without any field
     */
    public static Builder builder() {
        return new Builder();
    }

    /** Makes a {@link ParamsOfEncodeInternalMessage}. */
    public static final class Builder {
        private @Nullable Abi abi;
        private @Nullable String address;
        private @Nullable String srcAddress;
        private @Nullable DeploySet deploySet;
        private @Nullable CallSet callSet;
        private @Nullable String value;
        private @Nullable Boolean bounce;
        private @Nullable Boolean enableIhr;
        private @Nullable ChainRules rules;

        private Builder() {}

        /**
         * Sets {@code abi}.
         *
         * @param abi ABI of the contract; required with {@code deploy_set} or {@code call_set}. {@code null} when
         *     absent.
         * @return this
         */
        public Builder abi(@Nullable Abi abi) {
            this.abi = abi;
            return this;
        }

        /**
         * Sets {@code address}.
         *
         * @param address Destination. With {@code deploy_set}, it is calculated. {@code null} when absent.
         * @return this
         */
        public Builder address(@Nullable String address) {
            this.address = address;
            return this;
        }

        /**
         * Sets {@code src_address}.
         *
         * @param srcAddress Source. Default: none. {@code null} when absent.
         * @return this
         */
        public Builder srcAddress(@Nullable String srcAddress) {
            this.srcAddress = srcAddress;
            return this;
        }

        /**
         * Sets {@code deploy_set}.
         *
         * @param deploySet What to deploy. {@code null} when absent.
         * @return this
         */
        public Builder deploySet(@Nullable DeploySet deploySet) {
            this.deploySet = deploySet;
            return this;
        }

        /**
         * Sets {@code call_set}.
         *
         * @param callSet The call. Default: no body. {@code null} when absent.
         * @return this
         */
        public Builder callSet(@Nullable CallSet callSet) {
            this.callSet = callSet;
            return this;
        }

        /**
         * Sets {@code value}.
         *
         * @param value Amount to send, in nano units, below 2^64.
         * @return this
         */
        public Builder value(String value) {
            this.value = value;
            return this;
        }

        /**
         * Sets {@code bounce}.
         *
         * @param bounce Whether the amount is returned if the call fails. Default: {@code true}. {@code null} when
         *     absent.
         * @return this
         */
        public Builder bounce(@Nullable Boolean bounce) {
            this.bounce = bounce;
            return this;
        }

        /**
         * Sets {@code enable_ihr}.
         *
         * @param enableIhr Whether instant hypercube routing is allowed. Default: {@code false}. {@code null} when
         *     absent.
         * @return this
         */
        public Builder enableIhr(@Nullable Boolean enableIhr) {
            this.enableIhr = enableIhr;
            return this;
        }

        /**
         * Sets {@code rules}.
         *
         * @param rules Chain rules. Default: {@code abi.rules} of the configuration. {@code null} when absent.
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
        public ParamsOfEncodeInternalMessage build() {
            return new ParamsOfEncodeInternalMessage(
                    abi,
                    address,
                    srcAddress,
                    deploySet,
                    callSet,
                    Objects.requireNonNull(value, "value"),
                    bounce,
                    enableIhr,
                    rules);
        }
    }
}
