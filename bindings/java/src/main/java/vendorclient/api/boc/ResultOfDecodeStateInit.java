// Generated from the definitions of the API.
package vendorclient.api.boc;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * Parts of a state init.
 *
 * @param code Contract code as BOC or reference. {@code null} when absent.
 * @param codeHash Hash of the code. {@code null} when absent.
 * @param codeDepth Depth of the code. {@code null} when absent.
 * @param data Contract data as BOC or reference. {@code null} when absent.
 * @param dataHash Hash of the data. {@code null} when absent.
 * @param dataDepth Depth of the data. {@code null} when absent.
 * @param library Library dictionary as BOC or reference. {@code null} when absent.
 * @param tick Whether the contract runs at the start of each block. {@code null} when absent.
 * @param tock Whether the contract runs at the end of each block. {@code null} when absent.
 * @param splitDepth Split depth of a large contract. {@code null} when absent.
 * @param compilerVersion Compiler version stored in the code; null if it cannot be read. {@code null} when absent.
 */
public record ResultOfDecodeStateInit(
        @Nullable String code,
        @Nullable String codeHash,
        @Nullable Long codeDepth,
        @Nullable String data,
        @Nullable String dataHash,
        @Nullable Long dataDepth,
        @Nullable String library,
        @Nullable Boolean tick,
        @Nullable Boolean tock,
        @Nullable Long splitDepth,
        @Nullable String compilerVersion) implements JsonValue {
    /** Without any field. */
    public ResultOfDecodeStateInit() {
        this(null, null, null, null, null, null, null, null, null, null, null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ResultOfDecodeStateInit fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ResultOfDecodeStateInit(
                fields.optional("code", Decoders::string),
                fields.optional("code_hash", Decoders::string),
                fields.optional("code_depth", Decoders::int64),
                fields.optional("data", Decoders::string),
                fields.optional("data_hash", Decoders::string),
                fields.optional("data_depth", Decoders::int64),
                fields.optional("library", Decoders::string),
                fields.optional("tick", Decoders::bool),
                fields.optional("tock", Decoders::bool),
                fields.optional("split_depth", Decoders::int64),
                fields.optional("compiler_version", Decoders::string));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter()
                .optional("code", code)
                .optional("code_hash", codeHash)
                .optional("code_depth", codeDepth)
                .optional("data", data)
                .optional("data_hash", dataHash)
                .optional("data_depth", dataDepth)
                .optional("library", library)
                .optional("tick", tick)
                .optional("tock", tock)
                .optional("split_depth", splitDepth)
                .optional("compiler_version", compilerVersion)
                .toMap();
    }

    /**
     * The same with another {@code code}.
     *
     * @param code Contract code as BOC or reference. {@code null} when absent.
     * @return the changed copy
     */
    public ResultOfDecodeStateInit withCode(@Nullable String code) {
        return new ResultOfDecodeStateInit(
                code, codeHash, codeDepth, data, dataHash, dataDepth, library, tick, tock, splitDepth, compilerVersion);
    }

    /**
     * The same with another {@code code_hash}.
     *
     * @param codeHash Hash of the code. {@code null} when absent.
     * @return the changed copy
     */
    public ResultOfDecodeStateInit withCodeHash(@Nullable String codeHash) {
        return new ResultOfDecodeStateInit(
                code, codeHash, codeDepth, data, dataHash, dataDepth, library, tick, tock, splitDepth, compilerVersion);
    }

    /**
     * The same with another {@code code_depth}.
     *
     * @param codeDepth Depth of the code. {@code null} when absent.
     * @return the changed copy
     */
    public ResultOfDecodeStateInit withCodeDepth(@Nullable Long codeDepth) {
        return new ResultOfDecodeStateInit(
                code, codeHash, codeDepth, data, dataHash, dataDepth, library, tick, tock, splitDepth, compilerVersion);
    }

    /**
     * The same with another {@code data}.
     *
     * @param data Contract data as BOC or reference. {@code null} when absent.
     * @return the changed copy
     */
    public ResultOfDecodeStateInit withData(@Nullable String data) {
        return new ResultOfDecodeStateInit(
                code, codeHash, codeDepth, data, dataHash, dataDepth, library, tick, tock, splitDepth, compilerVersion);
    }

    /**
     * The same with another {@code data_hash}.
     *
     * @param dataHash Hash of the data. {@code null} when absent.
     * @return the changed copy
     */
    public ResultOfDecodeStateInit withDataHash(@Nullable String dataHash) {
        return new ResultOfDecodeStateInit(
                code, codeHash, codeDepth, data, dataHash, dataDepth, library, tick, tock, splitDepth, compilerVersion);
    }

    /**
     * The same with another {@code data_depth}.
     *
     * @param dataDepth Depth of the data. {@code null} when absent.
     * @return the changed copy
     */
    public ResultOfDecodeStateInit withDataDepth(@Nullable Long dataDepth) {
        return new ResultOfDecodeStateInit(
                code, codeHash, codeDepth, data, dataHash, dataDepth, library, tick, tock, splitDepth, compilerVersion);
    }

    /**
     * The same with another {@code library}.
     *
     * @param library Library dictionary as BOC or reference. {@code null} when absent.
     * @return the changed copy
     */
    public ResultOfDecodeStateInit withLibrary(@Nullable String library) {
        return new ResultOfDecodeStateInit(
                code, codeHash, codeDepth, data, dataHash, dataDepth, library, tick, tock, splitDepth, compilerVersion);
    }

    /**
     * The same with another {@code tick}.
     *
     * @param tick Whether the contract runs at the start of each block. {@code null} when absent.
     * @return the changed copy
     */
    public ResultOfDecodeStateInit withTick(@Nullable Boolean tick) {
        return new ResultOfDecodeStateInit(
                code, codeHash, codeDepth, data, dataHash, dataDepth, library, tick, tock, splitDepth, compilerVersion);
    }

    /**
     * The same with another {@code tock}.
     *
     * @param tock Whether the contract runs at the end of each block. {@code null} when absent.
     * @return the changed copy
     */
    public ResultOfDecodeStateInit withTock(@Nullable Boolean tock) {
        return new ResultOfDecodeStateInit(
                code, codeHash, codeDepth, data, dataHash, dataDepth, library, tick, tock, splitDepth, compilerVersion);
    }

    /**
     * The same with another {@code split_depth}.
     *
     * @param splitDepth Split depth of a large contract. {@code null} when absent.
     * @return the changed copy
     */
    public ResultOfDecodeStateInit withSplitDepth(@Nullable Long splitDepth) {
        return new ResultOfDecodeStateInit(
                code, codeHash, codeDepth, data, dataHash, dataDepth, library, tick, tock, splitDepth, compilerVersion);
    }

    /**
     * The same with another {@code compiler_version}.
     *
     * @param compilerVersion Compiler version stored in the code; null if it cannot be read. {@code null} when absent.
     * @return the changed copy
     */
    public ResultOfDecodeStateInit withCompilerVersion(@Nullable String compilerVersion) {
        return new ResultOfDecodeStateInit(
                code, codeHash, codeDepth, data, dataHash, dataDepth, library, tick, tock, splitDepth, compilerVersion);
    }

    /**
     * Begins a value, field by field. Unlike the constructor of all fields it stays as it is when more fields come.
     *
     * @return a builder without any field
     */
    public static Builder builder() {
        return new Builder();
    }

    /** Makes a {@link ResultOfDecodeStateInit}. */
    public static final class Builder {
        private @Nullable String code;
        private @Nullable String codeHash;
        private @Nullable Long codeDepth;
        private @Nullable String data;
        private @Nullable String dataHash;
        private @Nullable Long dataDepth;
        private @Nullable String library;
        private @Nullable Boolean tick;
        private @Nullable Boolean tock;
        private @Nullable Long splitDepth;
        private @Nullable String compilerVersion;

        private Builder() {}

        /**
         * Sets {@code code}.
         *
         * @param code Contract code as BOC or reference. {@code null} when absent.
         * @return this
         */
        public Builder code(@Nullable String code) {
            this.code = code;
            return this;
        }

        /**
         * Sets {@code code_hash}.
         *
         * @param codeHash Hash of the code. {@code null} when absent.
         * @return this
         */
        public Builder codeHash(@Nullable String codeHash) {
            this.codeHash = codeHash;
            return this;
        }

        /**
         * Sets {@code code_depth}.
         *
         * @param codeDepth Depth of the code. {@code null} when absent.
         * @return this
         */
        public Builder codeDepth(@Nullable Long codeDepth) {
            this.codeDepth = codeDepth;
            return this;
        }

        /**
         * Sets {@code data}.
         *
         * @param data Contract data as BOC or reference. {@code null} when absent.
         * @return this
         */
        public Builder data(@Nullable String data) {
            this.data = data;
            return this;
        }

        /**
         * Sets {@code data_hash}.
         *
         * @param dataHash Hash of the data. {@code null} when absent.
         * @return this
         */
        public Builder dataHash(@Nullable String dataHash) {
            this.dataHash = dataHash;
            return this;
        }

        /**
         * Sets {@code data_depth}.
         *
         * @param dataDepth Depth of the data. {@code null} when absent.
         * @return this
         */
        public Builder dataDepth(@Nullable Long dataDepth) {
            this.dataDepth = dataDepth;
            return this;
        }

        /**
         * Sets {@code library}.
         *
         * @param library Library dictionary as BOC or reference. {@code null} when absent.
         * @return this
         */
        public Builder library(@Nullable String library) {
            this.library = library;
            return this;
        }

        /**
         * Sets {@code tick}.
         *
         * @param tick Whether the contract runs at the start of each block. {@code null} when absent.
         * @return this
         */
        public Builder tick(@Nullable Boolean tick) {
            this.tick = tick;
            return this;
        }

        /**
         * Sets {@code tock}.
         *
         * @param tock Whether the contract runs at the end of each block. {@code null} when absent.
         * @return this
         */
        public Builder tock(@Nullable Boolean tock) {
            this.tock = tock;
            return this;
        }

        /**
         * Sets {@code split_depth}.
         *
         * @param splitDepth Split depth of a large contract. {@code null} when absent.
         * @return this
         */
        public Builder splitDepth(@Nullable Long splitDepth) {
            this.splitDepth = splitDepth;
            return this;
        }

        /**
         * Sets {@code compiler_version}.
         *
         * @param compilerVersion Compiler version stored in the code; null if it cannot be read. {@code null} when
         *     absent.
         * @return this
         */
        public Builder compilerVersion(@Nullable String compilerVersion) {
            this.compilerVersion = compilerVersion;
            return this;
        }

        /**
         * Ends the value.
         *
         * @return the value
         */
        public ResultOfDecodeStateInit build() {
            return new ResultOfDecodeStateInit(
                    code,
                    codeHash,
                    codeDepth,
                    data,
                    dataHash,
                    dataDepth,
                    library,
                    tick,
                    tock,
                    splitDepth,
                    compilerVersion);
        }
    }
}
