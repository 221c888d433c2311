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
 * A body to decode.
 *
 * @param abi ABI of the contract.
 * @param body The body.
 * @param isInternal Whether the body belongs to an internal message.
 * @param allowPartial Ignore data after the last value. Default: {@code false}. {@code null} when absent.
 * @param functionName Function or event, if known: its name, or its id as decimal or {@code 0x} text. Required for
 *     internal answers, because the caller chose their id. {@code null} when absent.
 * @param dataLayout How to decode it. Default: as output, then as input. {@code null} when absent.
 * @param rules Chain rules. Default: {@code abi.rules} of the configuration. {@code null} when absent.
 */
public record ParamsOfDecodeMessageBody(
        Abi abi,
        String body,
        boolean isInternal,
        @Nullable Boolean allowPartial,
        @Nullable String functionName,
        @Nullable DataLayout dataLayout,
        @Nullable ChainRules rules) implements JsonValue {
    /**
     * With the fields that must be there.
     *
     * @param abi ABI of the contract.
     * @param body The body.
     * @param isInternal Whether the body belongs to an internal message.
     */
    public ParamsOfDecodeMessageBody(Abi abi, String body, boolean isInternal) {
        this(abi, body, isInternal, null, null, null, null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ParamsOfDecodeMessageBody fromJson(@Nullable Object json) {
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
    public Map<String, @Nullable Object> toJson() {
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
     * @param allowPartial Ignore data after the last value. Default: {@code false}. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfDecodeMessageBody withAllowPartial(@Nullable Boolean allowPartial) {
        return new ParamsOfDecodeMessageBody(abi, body, isInternal, allowPartial, functionName, dataLayout, rules);
    }

    /**
     * The same with another {@code function_name}.
     *
     * @param functionName Function or event, if known: its name, or its id as decimal or {@code 0x} text. Required for
     *     internal answers, because the caller chose their id. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfDecodeMessageBody withFunctionName(@Nullable String functionName) {
        return new ParamsOfDecodeMessageBody(abi, body, isInternal, allowPartial, functionName, dataLayout, rules);
    }

    /**
     * The same with another {@code data_layout}.
     *
     * @param dataLayout How to decode it. Default: as output, then as input. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfDecodeMessageBody withDataLayout(@Nullable DataLayout dataLayout) {
        return new ParamsOfDecodeMessageBody(abi, body, isInternal, allowPartial, functionName, dataLayout, rules);
    }

    /**
     * The same with another {@code rules}.
     *
     * @param rules Chain rules. Default: {@code abi.rules} of the configuration. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfDecodeMessageBody withRules(@Nullable ChainRules rules) {
        return new ParamsOfDecodeMessageBody(abi, body, isInternal, allowPartial, functionName, dataLayout, rules);
    }

    /**
     * Begins a value, field by field. Unlike the constructor of all fields it stays as it is when more fields come.
     *
     * @return a builder without any field
     */
    public static Builder builder() {
        return new Builder();
    }

    /** Makes a {@link ParamsOfDecodeMessageBody}. */
    public static final class Builder {
        private @Nullable Abi abi;
        private @Nullable String body;
        private @Nullable Boolean isInternal;
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
         * Sets {@code body}.
         *
         * @param body The body.
         * @return this
         */
        public Builder body(String body) {
            this.body = body;
            return this;
        }

        /**
         * Sets {@code is_internal}.
         *
         * @param isInternal Whether the body belongs to an internal message.
         * @return this
         */
        public Builder isInternal(boolean isInternal) {
            this.isInternal = isInternal;
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
         * @param dataLayout How to decode it. Default: as output, then as input. {@code null} when absent.
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
        public ParamsOfDecodeMessageBody build() {
            return new ParamsOfDecodeMessageBody(
                    Objects.requireNonNull(abi, "abi"),
                    Objects.requireNonNull(body, "body"),
                    Objects.requireNonNull(isInternal, "isInternal"),
                    allowPartial,
                    functionName,
                    dataLayout,
                    rules);
        }
    }
}
