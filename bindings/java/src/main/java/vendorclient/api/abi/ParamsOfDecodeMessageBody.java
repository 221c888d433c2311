// Generated from the definitions of the API.
package vendorclient.api.abi;

import java.util.Map;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * A body to be decoded.
 *
 * @param abi ABI of the contract.
 * @param body The body.
 * @param isInternal Whether it comes from an internal message.
 * @param allowPartial Accept data after the last value. Default: {@code false}. {@code null} when absent.
 * @param functionName Function or event, when it is known: its name, or its number as decimal or {@code 0x} text.
 *     Needed for internal answers, whose number the caller chose. {@code null} when absent.
 * @param dataLayout How it is read. Absent: as output, then as input. {@code null} when absent.
 * @param rules Rules of the chain. Default: {@code "current"}. {@code null} when absent.
 */
public record ParamsOfDecodeMessageBody(
        Abi abi,
        String body,
        boolean isInternal,
        Boolean allowPartial,
        String functionName,
        DataLayout dataLayout,
        ChainRules rules) implements JsonValue {
    /**
     * With the fields that must be there.
     *
     * @param abi ABI of the contract.
     * @param body The body.
     * @param isInternal Whether it comes from an internal message.
     */
    public ParamsOfDecodeMessageBody(Abi abi, String body, boolean isInternal) {
        this(abi, body, isInternal, null, null, null, null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} gives it
     * @return the typed value
     */
    public static ParamsOfDecodeMessageBody fromJson(Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ParamsOfDecodeMessageBody(
                fields.required("abi", Abi::fromJson),
                fields.required("body", Decoders::string),
                fields.required("is_internal", Decoders::bool),
                fields.optional("allow_partial", Decoders::bool),
                fields.optional("function_name", Decoders::string),
                fields.optional("data_layout", DataLayout::fromJson),
                fields.optional("rules", ChainRules::fromJson));
    }

    @Override
    public Map<String, Object> toJson() {
        return new FieldWriter()
                .required("abi", abi)
                .required("body", body)
                .required("is_internal", isInternal)
                .optional("allow_partial", allowPartial)
                .optional("function_name", functionName)
                .optional("data_layout", dataLayout)
                .optional("rules", rules)
                .toMap();
    }

    /**
     * The same with another {@code allow_partial}.
     *
     * @param allowPartial Accept data after the last value. Default: {@code false}. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfDecodeMessageBody withAllowPartial(Boolean allowPartial) {
        return new ParamsOfDecodeMessageBody(abi, body, isInternal, allowPartial, functionName, dataLayout, rules);
    }

    /**
     * The same with another {@code function_name}.
     *
     * @param functionName Function or event, when it is known: its name, or its number as decimal or {@code 0x} text.
     *     Needed for internal answers, whose number the caller chose. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfDecodeMessageBody withFunctionName(String functionName) {
        return new ParamsOfDecodeMessageBody(abi, body, isInternal, allowPartial, functionName, dataLayout, rules);
    }

    /**
     * The same with another {@code data_layout}.
     *
     * @param dataLayout How it is read. Absent: as output, then as input. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfDecodeMessageBody withDataLayout(DataLayout dataLayout) {
        return new ParamsOfDecodeMessageBody(abi, body, isInternal, allowPartial, functionName, dataLayout, rules);
    }

    /**
     * The same with another {@code rules}.
     *
     * @param rules Rules of the chain. Default: {@code "current"}. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfDecodeMessageBody withRules(ChainRules rules) {
        return new ParamsOfDecodeMessageBody(abi, body, isInternal, allowPartial, functionName, dataLayout, rules);
    }
}
