// Generated from the definitions of the API.
package vendorclient.api.tvm;

import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * A get method and its arguments.
 *
 * @param account The account; it must have code.
 * @param functionName Name of the get method; its number is calculated from the name.
 * @param input Arguments: an array of values, or one value. Default: none. {@code null} when absent.
 * @param executionOptions Environment of the run. Default: <code>&#123;&#125;</code>. {@code null} when absent.
 * @param tupleListAsArray Return chains of pairs that end in null as objects of type {@code List}. Default: {@code
 *     false}. {@code null} when absent.
 */
public record ParamsOfRunGet(
        String account,
        String functionName,
        @Nullable Object input,
        @Nullable ExecutionOptions executionOptions,
        @Nullable Boolean tupleListAsArray) implements JsonValue {
    /**
     * With the fields that must be there.
     *
     * @param account The account; it must have code.
     * @param functionName Name of the get method; its number is calculated from the name.
     */
    public ParamsOfRunGet(String account, String functionName) {
        this(account, functionName, null, null, null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ParamsOfRunGet fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ParamsOfRunGet(
                fields.required("account", Decoders::string),
                fields.required("function_name", Decoders::string),
                fields.optional("input", Decoders::any),
                fields.optional("execution_options", ExecutionOptions::fromJson),
                fields.optional("tuple_list_as_array", Decoders::bool));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
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
     * @param input Arguments: an array of values, or one value. Default: none. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfRunGet withInput(@Nullable Object input) {
        return new ParamsOfRunGet(account, functionName, input, executionOptions, tupleListAsArray);
    }

    /**
     * The same with another {@code execution_options}.
     *
     * @param executionOptions Environment of the run. Default: <code>&#123;&#125;</code>. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfRunGet withExecutionOptions(@Nullable ExecutionOptions executionOptions) {
        return new ParamsOfRunGet(account, functionName, input, executionOptions, tupleListAsArray);
    }

    /**
     * The same with another {@code tuple_list_as_array}.
     *
     * @param tupleListAsArray Return chains of pairs that end in null as objects of type {@code List}. Default: {@code
     *     false}. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfRunGet withTupleListAsArray(@Nullable Boolean tupleListAsArray) {
        return new ParamsOfRunGet(account, functionName, input, executionOptions, tupleListAsArray);
    }

    /**
     * Begins a value, field by field. Unlike the constructor of all fields it stays as it is when more fields come.
     *
     * @return a builder without any field
     */
    public static Builder builder() {
        return new Builder();
    }

    /** Makes a {@link ParamsOfRunGet}. */
    public static final class Builder {
        private @Nullable String account;
        private @Nullable String functionName;
        private @Nullable Object input;
        private @Nullable ExecutionOptions executionOptions;
        private @Nullable Boolean tupleListAsArray;

        private Builder() {}

        /**
         * Sets {@code account}.
         *
         * @param account The account; it must have code.
         * @return this
         */
        public Builder account(String account) {
            this.account = account;
            return this;
        }

        /**
         * Sets {@code function_name}.
         *
         * @param functionName Name of the get method; its number is calculated from the name.
         * @return this
         */
        public Builder functionName(String functionName) {
            this.functionName = functionName;
            return this;
        }

        /**
         * Sets {@code input}.
         *
         * @param input Arguments: an array of values, or one value. Default: none. {@code null} when absent.
         * @return this
         */
        public Builder input(@Nullable Object input) {
            this.input = input;
            return this;
        }

        /**
         * Sets {@code execution_options}.
         *
         * @param executionOptions Environment of the run. Default: <code>&#123;&#125;</code>. {@code null} when absent.
         * @return this
         */
        public Builder executionOptions(@Nullable ExecutionOptions executionOptions) {
            this.executionOptions = executionOptions;
            return this;
        }

        /**
         * Sets {@code tuple_list_as_array}.
         *
         * @param tupleListAsArray Return chains of pairs that end in null as objects of type {@code List}. Default:
         *     {@code false}. {@code null} when absent.
         * @return this
         */
        public Builder tupleListAsArray(@Nullable Boolean tupleListAsArray) {
            this.tupleListAsArray = tupleListAsArray;
            return this;
        }

        /**
         * Ends the value.
         *
         * @return the value
         * @throws NullPointerException when a field is missing that must be there
         */
        public ParamsOfRunGet build() {
            return new ParamsOfRunGet(
                    Objects.requireNonNull(account, "account"),
                    Objects.requireNonNull(functionName, "functionName"),
                    input,
                    executionOptions,
                    tupleListAsArray);
        }
    }
}
