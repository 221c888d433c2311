// Generated from the definitions of the API.
package vendorclient.api.boc;

import java.util.Map;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * Parts of a state init.
 *
 * @param code Contract code. {@code null} when absent.
 * @param data Contract data. {@code null} when absent.
 * @param library Library dictionary. {@code null} when absent.
 * @param tick Call the contract at the beginning of each block. {@code tick} or {@code tock} marks it as special.
 *     {@code null} when absent.
 * @param tock Call the contract at the end of each block. {@code null} when absent.
 * @param splitDepth Split depth of a large contract, 0 to 31. {@code null} when absent.
 * @param bocCache Keeps the result in the cache and returns a reference. Absent: base64. {@code null} when absent.
 */
public record ParamsOfEncodeStateInit(
        String code,
        String data,
        String library,
        Boolean tick,
        Boolean tock,
        Long splitDepth,
        BocCacheType bocCache) implements JsonValue {
    /** Without any field. */
    public ParamsOfEncodeStateInit() {
        this(null, null, null, null, null, null, null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} gives it
     * @return the typed value
     */
    public static ParamsOfEncodeStateInit fromJson(Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ParamsOfEncodeStateInit(
                fields.optional("code", Decoders::string),
                fields.optional("data", Decoders::string),
                fields.optional("library", Decoders::string),
                fields.optional("tick", Decoders::bool),
                fields.optional("tock", Decoders::bool),
                fields.optional("split_depth", Decoders::int64),
                fields.optional("boc_cache", BocCacheType::fromJson));
    }

    @Override
    public Map<String, Object> toJson() {
        return new FieldWriter()
                .optional("code", code)
                .optional("data", data)
                .optional("library", library)
                .optional("tick", tick)
                .optional("tock", tock)
                .optional("split_depth", splitDepth)
                .optional("boc_cache", bocCache)
                .toMap();
    }

    /**
     * The same with another {@code code}.
     *
     * @param code Contract code. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfEncodeStateInit withCode(String code) {
        return new ParamsOfEncodeStateInit(code, data, library, tick, tock, splitDepth, bocCache);
    }

    /**
     * The same with another {@code data}.
     *
     * @param data Contract data. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfEncodeStateInit withData(String data) {
        return new ParamsOfEncodeStateInit(code, data, library, tick, tock, splitDepth, bocCache);
    }

    /**
     * The same with another {@code library}.
     *
     * @param library Library dictionary. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfEncodeStateInit withLibrary(String library) {
        return new ParamsOfEncodeStateInit(code, data, library, tick, tock, splitDepth, bocCache);
    }

    /**
     * The same with another {@code tick}.
     *
     * @param tick Call the contract at the beginning of each block. {@code tick} or {@code tock} marks it as special.
     *     {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfEncodeStateInit withTick(Boolean tick) {
        return new ParamsOfEncodeStateInit(code, data, library, tick, tock, splitDepth, bocCache);
    }

    /**
     * The same with another {@code tock}.
     *
     * @param tock Call the contract at the end of each block. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfEncodeStateInit withTock(Boolean tock) {
        return new ParamsOfEncodeStateInit(code, data, library, tick, tock, splitDepth, bocCache);
    }

    /**
     * The same with another {@code split_depth}.
     *
     * @param splitDepth Split depth of a large contract, 0 to 31. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfEncodeStateInit withSplitDepth(Long splitDepth) {
        return new ParamsOfEncodeStateInit(code, data, library, tick, tock, splitDepth, bocCache);
    }

    /**
     * The same with another {@code boc_cache}.
     *
     * @param bocCache Keeps the result in the cache and returns a reference. Absent: base64. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfEncodeStateInit withBocCache(BocCacheType bocCache) {
        return new ParamsOfEncodeStateInit(code, data, library, tick, tock, splitDepth, bocCache);
    }
}
