// Generated from the definitions of the API.
package vendorclient.api.net;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * Which blocks to iterate.
 *
 * @param startTime Time of the first block, in s since 1970, inclusive. Default: from the first block. {@code null}
 *     when absent.
 * @param endTime End time, in s since 1970, exclusive. Default: no end. {@code null} when absent.
 * @param shardFilter Shards as {@code workchain:prefix}, the prefix as 16 hex digits; without a workchain, 0 is
 *     assumed. Default: all shards. {@code null} when absent.
 * @param result Additional fields to select, GraphQL text without the outer braces. {@code null} when absent.
 */
public record ParamsOfCreateBlockIterator(
        @Nullable Long startTime,
        @Nullable Long endTime,
        @Nullable List<String> shardFilter,
        @Nullable String result) implements JsonValue {
    /** Without any field. */
    public ParamsOfCreateBlockIterator() {
        this(null, null, null, null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ParamsOfCreateBlockIterator fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ParamsOfCreateBlockIterator(
                fields.optional("start_time", Decoders::int64),
                fields.optional("end_time", Decoders::int64),
                fields.optional("shard_filter", Decoders.list(Decoders::string)),
                fields.optional("result", Decoders::string));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
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
     * @param startTime Time of the first block, in s since 1970, inclusive. Default: from the first block. {@code null}
     *     when absent.
     * @return the changed copy
     */
    public ParamsOfCreateBlockIterator withStartTime(@Nullable Long startTime) {
        return new ParamsOfCreateBlockIterator(startTime, endTime, shardFilter, result);
    }

    /**
     * The same with another {@code end_time}.
     *
     * @param endTime End time, in s since 1970, exclusive. Default: no end. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfCreateBlockIterator withEndTime(@Nullable Long endTime) {
        return new ParamsOfCreateBlockIterator(startTime, endTime, shardFilter, result);
    }

    /**
     * The same with another {@code shard_filter}.
     *
     * @param shardFilter Shards as {@code workchain:prefix}, the prefix as 16 hex digits; without a workchain, 0 is
     *     assumed. Default: all shards. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfCreateBlockIterator withShardFilter(@Nullable List<String> shardFilter) {
        return new ParamsOfCreateBlockIterator(startTime, endTime, shardFilter, result);
    }

    /**
     * The same with another {@code result}.
     *
     * @param result Additional fields to select, GraphQL text without the outer braces. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfCreateBlockIterator withResult(@Nullable String result) {
        return new ParamsOfCreateBlockIterator(startTime, endTime, shardFilter, result);
    }

    /**
     * Begins a value, field by field. Unlike the constructor of all fields it stays as it is when more fields come.
     *
     * @return a builder without any field
     */
    public static Builder builder() {
        return new Builder();
    }

    /** Makes a {@link ParamsOfCreateBlockIterator}. */
    public static final class Builder {
        private @Nullable Long startTime;
        private @Nullable Long endTime;
        private @Nullable List<String> shardFilter;
        private @Nullable String result;

        private Builder() {}

        /**
         * Sets {@code start_time}.
         *
         * @param startTime Time of the first block, in s since 1970, inclusive. Default: from the first block. {@code
         *     null} when absent.
         * @return this
         */
        public Builder startTime(@Nullable Long startTime) {
            this.startTime = startTime;
            return this;
        }

        /**
         * Sets {@code end_time}.
         *
         * @param endTime End time, in s since 1970, exclusive. Default: no end. {@code null} when absent.
         * @return this
         */
        public Builder endTime(@Nullable Long endTime) {
            this.endTime = endTime;
            return this;
        }

        /**
         * Sets {@code shard_filter}.
         *
         * @param shardFilter Shards as {@code workchain:prefix}, the prefix as 16 hex digits; without a workchain, 0 is
         *     assumed. Default: all shards. {@code null} when absent.
         * @return this
         */
        public Builder shardFilter(@Nullable List<String> shardFilter) {
            this.shardFilter = shardFilter;
            return this;
        }

        /**
         * Sets {@code result}.
         *
         * @param result Additional fields to select, GraphQL text without the outer braces. {@code null} when absent.
         * @return this
         */
        public Builder result(@Nullable String result) {
            this.result = result;
            return this;
        }

        /**
         * Ends the value.
         *
         * @return the value
         */
        public ParamsOfCreateBlockIterator build() {
            return new ParamsOfCreateBlockIterator(startTime, endTime, shardFilter, result);
        }
    }
}
