// Generated from the definitions of the API.
package vendorclient.api.abi;

import java.util.Map;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * Data of a contract.
 *
 * @param abi ABI of the contract, 2.1 or later.
 * @param data The data.
 * @param allowPartial Accept data after the last value. Default: {@code false}. {@code null} when absent.
 */
public record ParamsOfDecodeAccountData(Abi abi, String data, Boolean allowPartial) implements JsonValue {
    /**
     * With the fields that must be there.
     *
     * @param abi ABI of the contract, 2.1 or later.
     * @param data The data.
     */
    public ParamsOfDecodeAccountData(Abi abi, String data) {
        this(abi, data, null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} gives it
     * @return the typed value
     */
    public static ParamsOfDecodeAccountData fromJson(Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ParamsOfDecodeAccountData(
                fields.required("abi", Abi::fromJson),
                fields.required("data", Decoders::string),
                fields.optional("allow_partial", Decoders::bool));
    }

    @Override
    public Map<String, Object> toJson() {
        return new FieldWriter()
                .required("abi", abi)
                .required("data", data)
                .optional("allow_partial", allowPartial)
                .toMap();
    }

    /**
     * The same with another {@code allow_partial}.
     *
     * @param allowPartial Accept data after the last value. Default: {@code false}. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfDecodeAccountData withAllowPartial(Boolean allowPartial) {
        return new ParamsOfDecodeAccountData(abi, data, allowPartial);
    }
}
