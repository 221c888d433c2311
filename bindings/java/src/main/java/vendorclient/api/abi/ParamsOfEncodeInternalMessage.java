// Generated from the definitions of the API.
package vendorclient.api.abi;

import java.util.Map;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * An internal message to be encoded.
 *
 * @param abi ABI of the contract; needed with {@code deploy_set} or {@code call_set}. {@code null} when absent.
 * @param address Destination. With {@code deploy_set} it is calculated instead. {@code null} when absent.
 * @param srcAddress Source. Absent: none. {@code null} when absent.
 * @param deploySet What is deployed. {@code null} when absent.
 * @param callSet The call. Absent: no body. {@code null} when absent.
 * @param value Amount sent with the message, in nano units, below 2^64.
 * @param bounce Whether the amount comes back when the call fails. Default: {@code true}. {@code null} when absent.
 * @param enableIhr Whether instant hypercube routing is allowed. Default: {@code false}. {@code null} when absent.
 * @param rules Rules of the chain. Default: {@code "current"}. {@code null} when absent.
 */
public record ParamsOfEncodeInternalMessage(
        Abi abi,
        String address,
        String srcAddress,
        DeploySet deploySet,
        CallSet callSet,
        String value,
        Boolean bounce,
        Boolean enableIhr,
        ChainRules rules) implements JsonValue {
    /**
     * With the fields that must be there.
     *
     * @param value Amount sent with the message, in nano units, below 2^64.
     */
    public ParamsOfEncodeInternalMessage(String value) {
        this(null, null, null, null, null, value, null, null, null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} gives it
     * @return the typed value
     */
    public static ParamsOfEncodeInternalMessage fromJson(Object json) {
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
    public Map<String, Object> toJson() {
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
     * @param abi ABI of the contract; needed with {@code deploy_set} or {@code call_set}. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfEncodeInternalMessage withAbi(Abi abi) {
        return new ParamsOfEncodeInternalMessage(
                abi, address, srcAddress, deploySet, callSet, value, bounce, enableIhr, rules);
    }

    /**
     * The same with another {@code address}.
     *
     * @param address Destination. With {@code deploy_set} it is calculated instead. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfEncodeInternalMessage withAddress(String address) {
        return new ParamsOfEncodeInternalMessage(
                abi, address, srcAddress, deploySet, callSet, value, bounce, enableIhr, rules);
    }

    /**
     * The same with another {@code src_address}.
     *
     * @param srcAddress Source. Absent: none. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfEncodeInternalMessage withSrcAddress(String srcAddress) {
        return new ParamsOfEncodeInternalMessage(
                abi, address, srcAddress, deploySet, callSet, value, bounce, enableIhr, rules);
    }

    /**
     * The same with another {@code deploy_set}.
     *
     * @param deploySet What is deployed. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfEncodeInternalMessage withDeploySet(DeploySet deploySet) {
        return new ParamsOfEncodeInternalMessage(
                abi, address, srcAddress, deploySet, callSet, value, bounce, enableIhr, rules);
    }

    /**
     * The same with another {@code call_set}.
     *
     * @param callSet The call. Absent: no body. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfEncodeInternalMessage withCallSet(CallSet callSet) {
        return new ParamsOfEncodeInternalMessage(
                abi, address, srcAddress, deploySet, callSet, value, bounce, enableIhr, rules);
    }

    /**
     * The same with another {@code bounce}.
     *
     * @param bounce Whether the amount comes back when the call fails. Default: {@code true}. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfEncodeInternalMessage withBounce(Boolean bounce) {
        return new ParamsOfEncodeInternalMessage(
                abi, address, srcAddress, deploySet, callSet, value, bounce, enableIhr, rules);
    }

    /**
     * The same with another {@code enable_ihr}.
     *
     * @param enableIhr Whether instant hypercube routing is allowed. Default: {@code false}. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfEncodeInternalMessage withEnableIhr(Boolean enableIhr) {
        return new ParamsOfEncodeInternalMessage(
                abi, address, srcAddress, deploySet, callSet, value, bounce, enableIhr, rules);
    }

    /**
     * The same with another {@code rules}.
     *
     * @param rules Rules of the chain. Default: {@code "current"}. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfEncodeInternalMessage withRules(ChainRules rules) {
        return new ParamsOfEncodeInternalMessage(
                abi, address, srcAddress, deploySet, callSet, value, bounce, enableIhr, rules);
    }
}
