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
 * A message to decode.
 *
 * @param abi ABI of the contract.
 * @param message The message.
 * @param allowPartial Ignore data after the last value. Default: {@code false}. {@code null} when absent.
 * @param functionName Function or event, if known: its name, or its id as decimal or {@code 0x} text. Required for
 *     internal answers, because the caller chose their id. {@code null} when absent.
 * @param dataLayout How to decode the body of an internal message. Default: as output, then as input. External messages
 *     are decoded by their kind. {@code null} when absent.
 * @param rules Chain rules. Default: {@code abi.rules} of the configuration. {@code null} when absent.
 */
public record ParamsOfDecodeMessage(
        Abi abi,
        String message,
        @Nullable Boolean allowPartial,
        @Nullable String functionName,
        @Nullable DataLayout dataLayout,
        @Nullable ChainRules rules) implements JsonValue {
    /**
     * With the fields that must be there.
     *
     * @param abi ABI of the contract.
     * @param message The message.
     */
    public ParamsOfDecodeMessage(Abi abi, String message) {
        this(abi, message, null, null, null, null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ParamsOfDecodeMessage fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ParamsOfDecodeMessage(
                fields.required("abi", Abi::fromJson),
                fields.required("message", Decoders::string),
                fields.optional("allow_partial", Decoders::bool),
                fields.optional("function_name", Decoders::string),
                fields.optional("data_layout", DataLayout::fromJson),
                fields.optional("rules", ChainRules::fromJson));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter()
                .required("abi", abi)
                .required("message", message)
                .optional("allow_partial", allowPartial)
                .optional("function_name", functionName)
                .optional("data_layout", dataLayout)
                .optional("rules", rules)
                .toMap();
    }

    /**
     * The same with another {@code allow_partial}.
     *
     * @param allowPartial Ignore data after the last value. Default: {@code false}. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfDecodeMessage withAllowPartial(@Nullable Boolean allowPartial) {
        return new ParamsOfDecodeMessage(abi, message, allowPartial, functionName, dataLayout, rules);
    }

    /**
     * The same with another {@code function_name}.
     *
     * @param functionName Function or event, if known: its name, or its id as decimal or {@code 0x} text. Required for
     *     internal answers, because the caller chose their id. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfDecodeMessage withFunctionName(@Nullable String functionName) {
        return new ParamsOfDecodeMessage(abi, message, allowPartial, functionName, dataLayout, rules);
    }

    /**
     * The same with another {@code data_layout}.
     *
     * @param dataLayout How to decode the body of an internal message. Default: as output, then as input. External
     *     messages are decoded by their kind. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfDecodeMessage withDataLayout(@Nullable DataLayout dataLayout) {
        return new ParamsOfDecodeMessage(abi, message, allowPartial, functionName, dataLayout, rules);
    }

    /**
     * The same with another {@code rules}.
     *
     * @param rules Chain rules. Default: {@code abi.rules} of the configuration. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfDecodeMessage withRules(@Nullable ChainRules rules) {
        return new ParamsOfDecodeMessage(abi, message, allowPartial, functionName, dataLayout, rules);
    }

    /**
     * Begins a value, field by field. Unlike the constructor of all fields it stays as it is when more fields come.
     *
     * @return a builder without any field
     */
    public static Builder builder() {
        return new Builder();
    }

    /** Makes a {@link ParamsOfDecodeMessage}. */
    public static final class Builder {
        private @Nullable Abi abi;
        private @Nullable String message;
        private @Nullable Boolean allowPartial;
        private @Nullable String functionName;
        private @Nullable DataLayout dataLayout;
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
         * Sets {@code message}.
         *
         * @param message The message.
         * @return this
         */
        public Builder message(String message) {
            this.message = message;
            return this;
        }

        /**
         * Sets {@code allow_partial}.
         *
         * @param allowPartial Ignore data after the last value. Default: {@code false}. {@code null} when absent.
         * @return this
         */
        public Builder allowPartial(@Nullable Boolean allowPartial) {
            this.allowPartial = allowPartial;
            return this;
        }

        /**
         * Sets {@code function_name}.
         *
         * @param functionName Function or event, if known: its name, or its id as decimal or {@code 0x} text. Required
         *     for internal answers, because the caller chose their id. {@code null} when absent.
         * @return this
         */
        public Builder functionName(@Nullable String functionName) {
            this.functionName = functionName;
            return this;
        }

        /**
         * Sets {@code data_layout}.
         *
         * @param dataLayout How to decode the body of an internal message. Default: as output, then as input. External
         *     messages are decoded by their kind. {@code null} when absent.
         * @return this
         */
        public Builder dataLayout(@Nullable DataLayout dataLayout) {
            this.dataLayout = dataLayout;
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
        public ParamsOfDecodeMessage build() {
            return new ParamsOfDecodeMessage(
                    Objects.requireNonNull(abi, "abi"),
                    Objects.requireNonNull(message, "message"),
                    allowPartial,
                    functionName,
                    dataLayout,
                    rules);
        }
    }
}
