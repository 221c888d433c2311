// Generated from the definitions of the API.
package vendorclient.api.devnode;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * Parameters of {@code register_abi}.
 *
 * @param abi ABI: an object or JSON text.
 * @param codeHash Hash of the code. One of {@code code_hash}, {@code code} and {@code tvc} is required. {@code null}
 *     when absent.
 * @param code The code. {@code null} when absent.
 * @param tvc Contract image. {@code null} when absent.
 * @param name Name of the contract, 1 to 64 characters. Default: the first digits of the hash. {@code null} when
 *     absent.
 * @param debugMap Debug map of the compiler: an object or JSON text. Replays then show source locations. {@code null}
 *     when absent.
 * @param sources Source files by their names in the debug map. Explanations of failures then show the failing lines.
 *     {@code null} when absent.
 */
public record ParamsOfRegisterAbi(
        @Nullable Object abi,
        @Nullable String codeHash,
        @Nullable String code,
        @Nullable String tvc,
        @Nullable String name,
        @Nullable Object debugMap,
        @Nullable Map<String, String> sources) implements JsonValue {
    /**
     * With the fields that must be there.
     *
     * @param abi ABI: an object or JSON text.
     */
    public ParamsOfRegisterAbi(@Nullable Object abi) {
        this(abi, null, null, null, null, null, null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ParamsOfRegisterAbi fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ParamsOfRegisterAbi(
                fields.required("abi", Decoders::any),
                fields.optional("code_hash", Decoders::string),
                fields.optional("code", Decoders::string),
                fields.optional("tvc", Decoders::string),
                fields.optional("name", Decoders::string),
                fields.optional("debug_map", Decoders::any),
                fields.optional("sources", Decoders.map(Decoders::string)));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter()
                .required("abi", abi)
                .optional("code_hash", codeHash)
                .optional("code", code)
                .optional("tvc", tvc)
                .optional("name", name)
                .optional("debug_map", debugMap)
                .optional("sources", sources)
                .toMap();
    }

    /**
     * The same with another {@code code_hash}.
     *
     * @param codeHash Hash of the code. One of {@code code_hash}, {@code code} and {@code tvc} is required. {@code
     *     null} when absent.
     * @return the changed copy
     */
    public ParamsOfRegisterAbi withCodeHash(@Nullable String codeHash) {
        return new ParamsOfRegisterAbi(abi, codeHash, code, tvc, name, debugMap, sources);
    }

    /**
     * The same with another {@code code}.
     *
     * @param code The code. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfRegisterAbi withCode(@Nullable String code) {
        return new ParamsOfRegisterAbi(abi, codeHash, code, tvc, name, debugMap, sources);
    }

    /**
     * The same with another {@code tvc}.
     *
     * @param tvc Contract image. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfRegisterAbi withTvc(@Nullable String tvc) {
        return new ParamsOfRegisterAbi(abi, codeHash, code, tvc, name, debugMap, sources);
    }

    /**
     * The same with another {@code name}.
     *
     * @param name Name of the contract, 1 to 64 characters. Default: the first digits of the hash. {@code null} when
     *     absent.
     * @return the changed copy
     */
    public ParamsOfRegisterAbi withName(@Nullable String name) {
        return new ParamsOfRegisterAbi(abi, codeHash, code, tvc, name, debugMap, sources);
    }

    /**
     * The same with another {@code debug_map}.
     *
     * @param debugMap Debug map of the compiler: an object or JSON text. Replays then show source locations. {@code
     *     null} when absent.
     * @return the changed copy
     */
    public ParamsOfRegisterAbi withDebugMap(@Nullable Object debugMap) {
        return new ParamsOfRegisterAbi(abi, codeHash, code, tvc, name, debugMap, sources);
    }

    /**
     * The same with another {@code sources}.
     *
     * @param sources Source files by their names in the debug map. Explanations of failures then show the failing
     *     lines. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfRegisterAbi withSources(@Nullable Map<String, String> sources) {
        return new ParamsOfRegisterAbi(abi, codeHash, code, tvc, name, debugMap, sources);
    }

    /**
     * Begins a value, field by field. Unlike the constructor of all fields it stays as it is when more fields come.
     *
     * @return a builder without any field
     */
    public static Builder builder() {
        return new Builder();
    }

    /** Makes a {@link ParamsOfRegisterAbi}. */
    public static final class Builder {
        private @Nullable Object abi;
        private @Nullable String codeHash;
        private @Nullable String code;
        private @Nullable String tvc;
        private @Nullable String name;
        private @Nullable Object debugMap;
        private @Nullable Map<String, String> sources;

        private Builder() {}

        /**
         * Sets {@code abi}.
         *
         * @param abi ABI: an object or JSON text.
         * @return this
         */
        public Builder abi(@Nullable Object abi) {
            this.abi = abi;
            return this;
        }

        /**
         * Sets {@code code_hash}.
         *
         * @param codeHash Hash of the code. One of {@code code_hash}, {@code code} and {@code tvc} is required. {@code
         *     null} when absent.
         * @return this
         */
        public Builder codeHash(@Nullable String codeHash) {
            this.codeHash = codeHash;
            return this;
        }

        /**
         * Sets {@code code}.
         *
         * @param code The code. {@code null} when absent.
         * @return this
         */
        public Builder code(@Nullable String code) {
            this.code = code;
            return this;
        }

        /**
         * Sets {@code tvc}.
         *
         * @param tvc Contract image. {@code null} when absent.
         * @return this
         */
        public Builder tvc(@Nullable String tvc) {
            this.tvc = tvc;
            return this;
        }

        /**
         * Sets {@code name}.
         *
         * @param name Name of the contract, 1 to 64 characters. Default: the first digits of the hash. {@code null}
         *     when absent.
         * @return this
         */
        public Builder name(@Nullable String name) {
            this.name = name;
            return this;
        }

        /**
         * Sets {@code debug_map}.
         *
         * @param debugMap Debug map of the compiler: an object or JSON text. Replays then show source locations. {@code
         *     null} when absent.
         * @return this
         */
        public Builder debugMap(@Nullable Object debugMap) {
            this.debugMap = debugMap;
            return this;
        }

        /**
         * Sets {@code sources}.
         *
         * @param sources Source files by their names in the debug map. Explanations of failures then show the failing
         *     lines. {@code null} when absent.
         * @return this
         */
        public Builder sources(@Nullable Map<String, String> sources) {
            this.sources = sources;
            return this;
        }

        /**
         * Ends the value.
         *
         * @return the value
         */
        public ParamsOfRegisterAbi build() {
            return new ParamsOfRegisterAbi(abi, codeHash, code, tvc, name, debugMap, sources);
        }
    }
}
