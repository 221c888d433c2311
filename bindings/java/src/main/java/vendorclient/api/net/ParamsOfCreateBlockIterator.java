// Generated from the definitions of the API.
package vendorclient.api.net;

import java.util.List;
import java.util.Map;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * Which blocks.
 *
 * @param startTime Time of the first block, in s since 1970, inclusive. Absent: from the first one. {@code null} when
 *     absent.
 * @param endTime Time where it ends, in s since 1970, exclusive. Absent: never. {@code null} when absent.
 * @param shardFilter Shards {@code workchain:prefix} with the prefix as 16 hex digits; without workchain 0 is meant.
 *     Absent: all shards. {@code null} when absent.
 * @param result Further fields to select, GraphQL text without the outer braces. {@code null} when absent.
 */
public record ParamsOfCreateBlockIterator(
        Long startTime, Long endTime, List<String> shardFilter, String result) implements JsonValue {
    /** Without any field. */
    public ParamsOfCreateBlockIterator() {
        this(null, null, null, null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} gives it
     * @return the typed value
     */
    public static ParamsOfCreateBlockIterator fromJson(Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ParamsOfCreateBlockIterator(
                fields.optional("start_time", Decoders::int64),
                fields.optional("end_time", Decoders::int64),
                fields.optional("shard_filter", Decoders.list(Decoders::string)),
                fields.optional("result", Decoders::string));
    }

    @Override
    public Map<String, Object> toJson() {
        return new FieldWriter()
                .optional("start_time", startTime)
                .optional("end_time", endTime)
                .optional("shard_filter", shardFilter)
                .optional("result", result)
                .toMap();
    }

    /**
     * The same with another {@code start_time}.
     *
     * @param startTime Time of the first block, in s since 1970, inclusive. Absent: from the first one. {@code null}
     *     when absent.
     * @return the changed copy
     */
    public ParamsOfCreateBlockIterator withStartTime(Long startTime) {
        return new ParamsOfCreateBlockIterator(startTime, endTime, shardFilter, result);
    }

    /**
     * The same with another {@code end_time}.
     *
     * @param endTime Time where it ends, in s since 1970, exclusive. Absent: never. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfCreateBlockIterator withEndTime(Long endTime) {
        return new ParamsOfCreateBlockIterator(startTime, endTime, shardFilter, result);
    }

    /**
     * The same with another {@code shard_filter}.
     *
     * @param shardFilter Shards {@code workchain:prefix} with the prefix as 16 hex digits; without workchain 0 is
     *     meant. Absent: all shards. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfCreateBlockIterator withShardFilter(List<String> shardFilter) {
        return new ParamsOfCreateBlockIterator(startTime, endTime, shardFilter, result);
    }

    /**
     * The same with another {@code result}.
     *
     * @param result Further fields to select, GraphQL text without the outer braces. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfCreateBlockIterator withResult(String result) {
        return new ParamsOfCreateBlockIterator(startTime, endTime, shardFilter, result);
    }
}
