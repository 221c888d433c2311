// Generated from the definitions of the API.
package vendorclient.api.boc;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * State of a shard.
 *
 * @param seqNo Number of the last block.
 * @param regMcSeqno Number of the masterchain block that registered it.
 * @param startLt Logical time of the start of the block, {@code 0x…}.
 * @param endLt Logical time of the end of the block, {@code 0x…}.
 * @param rootHash Hash of the block.
 * @param fileHash File hash of the block.
 * @param beforeSplit Whether the shard splits after this block.
 * @param beforeMerge Whether the shard merges after this block.
 * @param wantSplit Whether the shard wants to split.
 * @param wantMerge Whether the shard wants to merge.
 * @param nxCcUpdated Whether the catchain number changed.
 * @param genUtime Time of the block, Unix time in s.
 * @param nextCatchainSeqno Sequence number of the next catchain.
 * @param nextValidatorShard Shard of the next validators.
 * @param minRefMcSeqno Lowest number of a referenced masterchain block.
 * @param flags Flags of the shard, as bits.
 * @param feesCollected Fees collected in nano units, {@code 0x…}.
 * @param feesCollectedOther Extra currencies, if any. {@code null} when absent.
 * @param fundsCreated Amount created in nano units, {@code 0x…}.
 * @param fundsCreatedOther Extra currencies, if any. {@code null} when absent.
 * @param copyleftRewards Rewards for authors of code.
 * @param splitUtime Time of the scheduled split, Unix time in s. {@code null} when absent.
 * @param splitInterval Time window of the split, in s. {@code null} when absent.
 * @param mergeUtime Time of the scheduled merge, Unix time in s. {@code null} when absent.
 * @param mergeInterval Time window of the merge, in s. {@code null} when absent.
 */
public record ParsedShardDescription(
        long seqNo,
        long regMcSeqno,
        String startLt,
        String endLt,
        String rootHash,
        String fileHash,
        boolean beforeSplit,
        boolean beforeMerge,
        boolean wantSplit,
        boolean wantMerge,
        boolean nxCcUpdated,
        long genUtime,
        long nextCatchainSeqno,
        String nextValidatorShard,
        long minRefMcSeqno,
        int flags,
        String feesCollected,
        @Nullable List<ParsedCurrency> feesCollectedOther,
        String fundsCreated,
        @Nullable List<ParsedCurrency> fundsCreatedOther,
        List<ParsedCopyleftReward> copyleftRewards,
        @Nullable Long splitUtime,
        @Nullable Long splitInterval,
        @Nullable Long mergeUtime,
        @Nullable Long mergeInterval) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ParsedShardDescription fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ParsedShardDescription(
                fields.required("seq_no", Decoders::int64),
                fields.required("reg_mc_seqno", Decoders::int64),
                fields.required("start_lt", Decoders::string),
                fields.required("end_lt", Decoders::string),
                fields.required("root_hash", Decoders::string),
                fields.required("file_hash", Decoders::string),
                fields.required("before_split", Decoders::bool),
                fields.required("before_merge", Decoders::bool),
                fields.required("want_split", Decoders::bool),
                fields.required("want_merge", Decoders::bool),
                fields.required("nx_cc_updated", Decoders::bool),
                fields.required("gen_utime", Decoders::int64),
                fields.required("next_catchain_seqno", Decoders::int64),
                fields.required("next_validator_shard", Decoders::string),
                fields.required("min_ref_mc_seqno", Decoders::int64),
                fields.required("flags", Decoders::int32),
                fields.required("fees_collected", Decoders::string),
                fields.optional("fees_collected_other", Decoders.list(ParsedCurrency::fromJson)),
                fields.required("funds_created", Decoders::string),
                fields.optional("funds_created_other", Decoders.list(ParsedCurrency::fromJson)),
                fields.required("copyleft_rewards", Decoders.list(ParsedCopyleftReward::fromJson)),
                fields.optional("split_utime", Decoders::int64),
                fields.optional("split_interval", Decoders::int64),
                fields.optional("merge_utime", Decoders::int64),
                fields.optional("merge_interval", Decoders::int64));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter()
                .required("seq_no", seqNo)
                .required("reg_mc_seqno", regMcSeqno)
                .required("start_lt", startLt)
                .required("end_lt", endLt)
                .required("root_hash", rootHash)
                .required("file_hash", fileHash)
                .required("before_split", beforeSplit)
                .required("before_merge", beforeMerge)
                .required("want_split", wantSplit)
                .required("want_merge", wantMerge)
                .required("nx_cc_updated", nxCcUpdated)
                .required("gen_utime", genUtime)
                .required("next_catchain_seqno", nextCatchainSeqno)
                .required("next_validator_shard", nextValidatorShard)
                .required("min_ref_mc_seqno", minRefMcSeqno)
                .required("flags", flags)
                .required("fees_collected", feesCollected)
                .optional("fees_collected_other", feesCollectedOther)
                .required("funds_created", fundsCreated)
                .optional("funds_created_other", fundsCreatedOther)
                .required("copyleft_rewards", copyleftRewards)
                .optional("split_utime", splitUtime)
                .optional("split_interval", splitInterval)
                .optional("merge_utime", mergeUtime)
                .optional("merge_interval", mergeInterval)
                .toMap();
    }
}
