// Generated from the definitions of the API.
package vendorclient.api.tvm;

import java.util.Map;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * A get method and its arguments.
 *
 * @param account The account; it must have code.
 * @param functionName Name of the get method, from which its number is calculated.
 * @param input Arguments: an array of values, or one value. Absent: none. {@code null} when absent.
 * @param executionOptions Surroundings of the run. {@code null} when absent.
 * @param tupleListAsArray Return chains of pairs that end in null as objects of type {@code List}. Default: {@code
 *     false}. {@code null} when absent.
 */
public record ParamsOfRunGet(
        String account,
        String functionName,
        Object input,
        ExecutionOptions executionOptions,
        Boolean tupleListAsArray) implements JsonValue {
    /**
     * With the fields that must be there.
     *
     * @param account The account; it must have code.
     * @param functionName Name of the get method, from which its number is calculated.
     */
    public ParamsOfRunGet(String account, String functionName) {
        this(account, functionName, null, null, null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} gives it
     * @return the typed value
     */
    public static ParamsOfRunGet fromJson(Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ParamsOfRunGet(
                fields.required("account", Decoders::string),
                fields.required("function_name", Decoders::string),
                fields.optional("input", Decoders::any),
                fields.optional("execution_options", ExecutionOptions::fromJson),
                fields.optional("tuple_list_as_array", Decoders::bool));
    }

    @Override
    public Map<String, Object> toJson() {
        return new FieldWriter()
                .required("account", account)
                .required("function_name", functionName)
                .optional("input", input)
                .optional("execution_options", executionOptions)
                .optional("tuple_list_as_array", tupleListAsArray)
                .toMap();
    }

    /**
     * The same with another {@code input}.
     *
     * @param input Arguments: an array of values, or one value. Absent: none. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfRunGet withInput(Object input) {
        return new ParamsOfRunGet(account, functionName, input, executionOptions, tupleListAsArray);
    }

    /**
     * The same with another {@code execution_options}.
     *
     * @param executionOptions Surroundings of the run. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfRunGet withExecutionOptions(ExecutionOptions executionOptions) {
        return new ParamsOfRunGet(account, functionName, input, executionOptions, tupleListAsArray);
    }

    /**
     * The same with another {@code tuple_list_as_array}.
     *
     * @param tupleListAsArray Return chains of pairs that end in null as objects of type {@code List}. Default: {@code
     *     false}. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfRunGet withTupleListAsArray(Boolean tupleListAsArray) {
        return new ParamsOfRunGet(account, functionName, input, executionOptions, tupleListAsArray);
    }
}
