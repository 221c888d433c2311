// Generated from the definitions of the API.
package vendorclient.api.devnode;

import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * Result of {@code status}.
 *
 * @param seqNo Number of the last block.
 * @param lastBlockTime Time of the last block, Unix time in s.
 * @param time Time of the chain, Unix time in s.
 * @param frozen Whether the clock is stopped.
 * @param blockMode When blocks are created.
 * @param queued Number of waiting messages.
 * @param fork Endpoint that the chain was forked from. {@code null} when absent.
 * @param forkBlock Number of the block whose state the fork began with, if one was chosen. {@code null} when absent.
 */
public record ResultOfStatus(
        long seqNo,
        long lastBlockTime,
        long time,
        boolean frozen,
        BlockMode blockMode,
        long queued,
        @Nullable String fork,
        @Nullable Long forkBlock) implements JsonValue {
    /**
     * With the fields that must be there.
     *
     * @param seqNo Number of the last block.
     * @param lastBlockTime Time of the last block, Unix time in s.
     * @param time Time of the chain, Unix time in s.
     * @param frozen Whether the clock is stopped.
     * @param blockMode When blocks are created.
     * @param queued Number of waiting messages.
     */
    public ResultOfStatus(long seqNo, long lastBlockTime, long time, boolean frozen, BlockMode blockMode, long queued) {
        this(seqNo, lastBlockTime, time, frozen, blockMode, queued, null, null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ResultOfStatus fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ResultOfStatus(
                fields.required("seq_no", Decoders::int64),
                fields.required("last_block_time", Decoders::int64),
                fields.required("time", Decoders::int64),
                fields.required("frozen", Decoders::bool),
                fields.required("block_mode", BlockMode::fromJson),
                fields.required("queued", Decoders::int64),
                fields.optional("fork", Decoders::string),
                fields.optional("fork_block", Decoders::int64));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter()
                .required("seq_no", seqNo)
                .required("last_block_time", lastBlockTime)
                .required("time", time)
                .required("frozen", frozen)
                .required("block_mode", blockMode)
                .required("queued", queued)
                .optional("fork", fork)
                .optional("fork_block", forkBlock)
                .toMap();
    }

    /**
     * The same with another {@code fork}.
     *
     * @param fork Endpoint that the chain was forked from. {@code null} when absent.
     * @return the changed copy
     */
    public ResultOfStatus withFork(@Nullable String fork) {
        return new ResultOfStatus(seqNo, lastBlockTime, time, frozen, blockMode, queued, fork, forkBlock);
    }

    /**
     * The same with another {@code fork_block}.
     *
     * @param forkBlock Number of the block whose state the fork began with, if one was chosen. {@code null} when
     *     absent.
     * @return the changed copy
     */
    public ResultOfStatus withForkBlock(@Nullable Long forkBlock) {
        return new ResultOfStatus(seqNo, lastBlockTime, time, frozen, blockMode, queued, fork, forkBlock);
    }

    /**
     * Begins a value, field by field. Unlike the constructor of all fields it stays as it is when more fields come.
     *
     * @return a builder without any field
     */
    public static Builder builder() {
        return new Builder();
    }

    /** Makes a {@link ResultOfStatus}. */
    public static final class Builder {
        private @Nullable Long seqNo;
        private @Nullable Long lastBlockTime;
        private @Nullable Long time;
        private @Nullable Boolean frozen;
        private @Nullable BlockMode blockMode;
        private @Nullable Long queued;
        private @Nullable String fork;
        private @Nullable Long forkBlock;

        private Builder() {}

        /**
         * Sets {@code seq_no}.
         *
         * @param seqNo Number of the last block.
         * @return this
         */
        public Builder seqNo(long seqNo) {
            this.seqNo = seqNo;
            return this;
        }

        /**
         * Sets {@code last_block_time}.
         *
         * @param lastBlockTime Time of the last block, Unix time in s.
         * @return this
         */
        public Builder lastBlockTime(long lastBlockTime) {
            this.lastBlockTime = lastBlockTime;
            return this;
        }

        /**
         * Sets {@code time}.
         *
         * @param time Time of the chain, Unix time in s.
         * @return this
         */
        public Builder time(long time) {
            this.time = time;
            return this;
        }

        /**
         * Sets {@code frozen}.
         *
         * @param frozen Whether the clock is stopped.
         * @return this
         */
        public Builder frozen(boolean frozen) {
            this.frozen = frozen;
            return this;
        }

        /**
         * Sets {@code block_mode}.
         *
         * @param blockMode When blocks are created.
         * @return this
         */
        public Builder blockMode(BlockMode blockMode) {
            this.blockMode = blockMode;
            return this;
        }

        /**
         * Sets {@code queued}.
         *
         * @param queued Number of waiting messages.
         * @return this
         */
        public Builder queued(long queued) {
            this.queued = queued;
            return this;
        }

        /**
         * Sets {@code fork}.
         *
         * @param fork Endpoint that the chain was forked from. {@code null} when absent.
         * @return this
         */
        public Builder fork(@Nullable String fork) {
            this.fork = fork;
            return this;
        }

        /**
         * Sets {@code fork_block}.
         *
         * @param forkBlock Number of the block whose state the fork began with, if one was chosen. {@code null} when
         *     absent.
         * @return this
         */
        public Builder forkBlock(@Nullable Long forkBlock) {
            this.forkBlock = forkBlock;
            return this;
        }

        /**
         * Ends the value.
         *
         * @return the value
         * @throws NullPointerException when a field is missing that must be there
         */
        public ResultOfStatus build() {
            return new ResultOfStatus(
                    Objects.requireNonNull(seqNo, "seqNo"),
                    Objects.requireNonNull(lastBlockTime, "lastBlockTime"),
                    Objects.requireNonNull(time, "time"),
                    Objects.requireNonNull(frozen, "frozen"),
                    Objects.requireNonNull(blockMode, "blockMode"),
                    Objects.requireNonNull(queued, "queued"),
                    fork,
                    forkBlock);
        }
    }
}
