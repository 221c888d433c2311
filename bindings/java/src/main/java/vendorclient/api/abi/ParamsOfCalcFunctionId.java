// Generated from the definitions of the API.
package vendorclient.api.abi;

import java.util.Map;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * A function.
 *
 * @param abi ABI of the contract.
 * @param functionName Name of the function.
 * @param output Return the id of the answer instead. Default: {@code false}. {@code null} when absent.
 * @param rules Rules of the chain. Default: {@code "current"}. {@code null} when absent.
 */
public record ParamsOfCalcFunctionId(
        Abi abi, String functionName, Boolean output, ChainRules rules) implements JsonValue {
    /**
     * With the fields that must be there.
     *
     * @param abi ABI of the contract.
     * @param functionName Name of the function.
     */
    public ParamsOfCalcFunctionId(Abi abi, String functionName) {
        this(abi, functionName, null, null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} gives it
     * @return the typed value
     */
    public static ParamsOfCalcFunctionId fromJson(Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ParamsOfCalcFunctionId(
                fields.required("abi", Abi::fromJson),
                fields.required("function_name", Decoders::string),
                fields.optional("output", Decoders::bool),
                fields.optional("rules", ChainRules::fromJson));
    }

    @Override
    public Map<String, Object> toJson() {
        return new FieldWriter()
                .required("abi", abi)
                .required("function_name", functionName)
                .optional("output", output)
                .optional("rules", rules)
                .toMap();
    }

    /**
     * The same with another {@code output}.
     *
     * @param output Return the id of the answer instead. Default: {@code false}. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfCalcFunctionId withOutput(Boolean output) {
        return new ParamsOfCalcFunctionId(abi, functionName, output, rules);
    }

    /**
     * The same with another {@code rules}.
     *
     * @param rules Rules of the chain. Default: {@code "current"}. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfCalcFunctionId withRules(ChainRules rules) {
        return new ParamsOfCalcFunctionId(abi, functionName, output, rules);
    }
}
