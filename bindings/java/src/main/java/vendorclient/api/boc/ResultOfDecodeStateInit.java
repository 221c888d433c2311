// Generated from the definitions of the API.
package vendorclient.api.boc;

import java.util.Map;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * A state init in parts.
 *
 * @param code Contract code as BOC or reference. {@code null} when absent.
 * @param codeHash Hash of the code. {@code null} when absent.
 * @param codeDepth Depth of the code. {@code null} when absent.
 * @param data Contract data as BOC or reference. {@code null} when absent.
 * @param dataHash Hash of the data. {@code null} when absent.
 * @param dataDepth Depth of the data. {@code null} when absent.
 * @param library Library dictionary as BOC or reference. {@code null} when absent.
 * @param tick Whether the contract is called at the beginning of each block. {@code null} when absent.
 * @param tock Whether the contract is called at the end of each block. {@code null} when absent.
 * @param splitDepth Split depth of a large contract. {@code null} when absent.
 * @param compilerVersion Compiler text stored in the code, or null when it cannot be read. {@code null} when absent.
 */
public record ResultOfDecodeStateInit(
        String code,
        String codeHash,
        Long codeDepth,
        String data,
        String dataHash,
        Long dataDepth,
        String library,
        Boolean tick,
        Boolean tock,
        Long splitDepth,
        String compilerVersion) implements JsonValue {
    /** Without any field. */
    public ResultOfDecodeStateInit() {
        this(null, null, null, null, null, null, null, null, null, null, null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} gives it
     * @return the typed value
     */
    public static ResultOfDecodeStateInit fromJson(Object json) {
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
    public Map<String, Object> toJson() {
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
    public ResultOfDecodeStateInit withCode(String code) {
        return new ResultOfDecodeStateInit(
                code, codeHash, codeDepth, data, dataHash, dataDepth, library, tick, tock, splitDepth, compilerVersion);
    }

    /**
     * The same with another {@code code_hash}.
     *
     * @param codeHash Hash of the code. {@code null} when absent.
     * @return the changed copy
     */
    public ResultOfDecodeStateInit withCodeHash(String codeHash) {
        return new ResultOfDecodeStateInit(
                code, codeHash, codeDepth, data, dataHash, dataDepth, library, tick, tock, splitDepth, compilerVersion);
    }

    /**
     * The same with another {@code code_depth}.
     *
     * @param codeDepth Depth of the code. {@code null} when absent.
     * @return the changed copy
     */
    public ResultOfDecodeStateInit withCodeDepth(Long codeDepth) {
        return new ResultOfDecodeStateInit(
                code, codeHash, codeDepth, data, dataHash, dataDepth, library, tick, tock, splitDepth, compilerVersion);
    }

    /**
     * The same with another {@code data}.
     *
     * @param data Contract data as BOC or reference. {@code null} when absent.
     * @return the changed copy
     */
    public ResultOfDecodeStateInit withData(String data) {
        return new ResultOfDecodeStateInit(
                code, codeHash, codeDepth, data, dataHash, dataDepth, library, tick, tock, splitDepth, compilerVersion);
    }

    /**
     * The same with another {@code data_hash}.
     *
     * @param dataHash Hash of the data. {@code null} when absent.
     * @return the changed copy
     */
    public ResultOfDecodeStateInit withDataHash(String dataHash) {
        return new ResultOfDecodeStateInit(
                code, codeHash, codeDepth, data, dataHash, dataDepth, library, tick, tock, splitDepth, compilerVersion);
    }

    /**
     * The same with another {@code data_depth}.
     *
     * @param dataDepth Depth of the data. {@code null} when absent.
     * @return the changed copy
     */
    public ResultOfDecodeStateInit withDataDepth(Long dataDepth) {
        return new ResultOfDecodeStateInit(
                code, codeHash, codeDepth, data, dataHash, dataDepth, library, tick, tock, splitDepth, compilerVersion);
    }

    /**
     * The same with another {@code library}.
     *
     * @param library Library dictionary as BOC or reference. {@code null} when absent.
     * @return the changed copy
     */
    public ResultOfDecodeStateInit withLibrary(String library) {
        return new ResultOfDecodeStateInit(
                code, codeHash, codeDepth, data, dataHash, dataDepth, library, tick, tock, splitDepth, compilerVersion);
    }

    /**
     * The same with another {@code tick}.
     *
     * @param tick Whether the contract is called at the beginning of each block. {@code null} when absent.
     * @return the changed copy
     */
    public ResultOfDecodeStateInit withTick(Boolean tick) {
        return new ResultOfDecodeStateInit(
                code, codeHash, codeDepth, data, dataHash, dataDepth, library, tick, tock, splitDepth, compilerVersion);
    }

    /**
     * The same with another {@code tock}.
     *
     * @param tock Whether the contract is called at the end of each block. {@code null} when absent.
     * @return the changed copy
     */
    public ResultOfDecodeStateInit withTock(Boolean tock) {
        return new ResultOfDecodeStateInit(
                code, codeHash, codeDepth, data, dataHash, dataDepth, library, tick, tock, splitDepth, compilerVersion);
    }

    /**
     * The same with another {@code split_depth}.
     *
     * @param splitDepth Split depth of a large contract. {@code null} when absent.
     * @return the changed copy
     */
    public ResultOfDecodeStateInit withSplitDepth(Long splitDepth) {
        return new ResultOfDecodeStateInit(
                code, codeHash, codeDepth, data, dataHash, dataDepth, library, tick, tock, splitDepth, compilerVersion);
    }

    /**
     * The same with another {@code compiler_version}.
     *
     * @param compilerVersion Compiler text stored in the code, or null when it cannot be read. {@code null} when
     *     absent.
     * @return the changed copy
     */
    public ResultOfDecodeStateInit withCompilerVersion(String compilerVersion) {
        return new ResultOfDecodeStateInit(
                code, codeHash, codeDepth, data, dataHash, dataDepth, library, tick, tock, splitDepth, compilerVersion);
    }
}
