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
 * A function.
 *
 * @param abi ABI of the contract.
 * @param functionName Name of the function.
 * @param output Return the id of the answer instead of the call. Default: {@code false}. {@code null} when absent.
 * @param rules Chain rules. Default: {@code abi.rules} of the configuration. {@code null} when absent.
 */
public record ParamsOfCalcFunctionId(
        Abi abi, String functionName, @Nullable Boolean output, @Nullable ChainRules rules) implements JsonValue {
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
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ParamsOfCalcFunctionId fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ParamsOfCalcFunctionId(
                fields.required("abi", Abi::fromJson),
                fields.required("function_name", Decoders::string),
                fields.optional("output", Decoders::bool),
                fields.optional("rules", ChainRules::fromJson));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
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
     * @param output Return the id of the answer instead of the call. Default: {@code false}. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfCalcFunctionId withOutput(@Nullable Boolean output) {
        return new ParamsOfCalcFunctionId(abi, functionName, output, rules);
    }

    /**
     * The same with another {@code rules}.
     *
     * @param rules Chain rules. Default: {@code abi.rules} of the configuration. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfCalcFunctionId withRules(@Nullable ChainRules rules) {
        return new ParamsOfCalcFunctionId(abi, functionName, output, rules);
    }

    /**
     * Begins a value, field by field. Unlike the constructor of all fields it stays as it is when more fields come.
     *
     * @return a builder without any field
     */
    public static Builder builder() {
        return new Builder();
    }

    /** Makes a {@link ParamsOfCalcFunctionId}. */
    public static final class Builder {
        private @Nullable Abi abi;
        private @Nullable String functionName;
        private @Nullable Boolean output;
        private @Nullable ChainRules rules;

        private Builder() {}

        /**
         * Sets {@code abi}.
         *
         * @param abi ABI of the contract.
         * @return this
         */
        public Builder abi(Abi abi) {
            this.abi = abi;
            return this;
        }

        /**
         * Sets {@code function_name}.
         *
         * @param functionName Name of the function.
         * @return this
         */
        public Builder functionName(String functionName) {
            this.functionName = functionName;
            return this;
        }

        /**
         * Sets {@code output}.
         *
         * @param output Return the id of the answer instead of the call. Default: {@code false}. {@code null} when
         *     absent.
         * @return this
         */
        public Builder output(@Nullable Boolean output) {
            this.output = output;
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
        public ParamsOfCalcFunctionId build() {
            return new ParamsOfCalcFunctionId(
                    Objects.requireNonNull(abi, "abi"),
                    Objects.requireNonNull(functionName, "functionName"),
                    output,
                    rules);
        }
    }
}
