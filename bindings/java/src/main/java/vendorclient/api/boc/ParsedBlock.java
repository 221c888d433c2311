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
 * A parsed block.
 *
 * @param jsonVersion Version of the object format, 8.
 * @param id Hash of the block.
 * @param fileHash Hash of the serialized block.
 * @param status State of the block, 2.
 * @param statusName Name of the state, {@code finalized}.
 * @param boc The whole block as base64 BOC.
 * @param globalId Id of the network.
 * @param version Version of the block.
 * @param afterMerge Whether the block follows a merge.
 * @param beforeSplit Whether a split follows.
 * @param afterSplit Whether the block follows a split.
 * @param wantSplit Whether the shard wants to split.
 * @param wantMerge Whether the shard wants to merge.
 * @param keyBlock Whether this is a key block.
 * @param vertSeqnoIncr Number by which the vertical number increased, 0 or 1.
 * @param seqNo Number of the block.
 * @param vertSeqNo Number of hard forks so far (vertical number).
 * @param genUtime Time of the block, Unix time in s.
 * @param startLt Logical time of the start of the block, {@code 0x…}.
 * @param endLt Logical time of the end of the block, {@code 0x…}.
 * @param genValidatorListHashShort Short hash of the validator list, a number of 32 bits.
 * @param genCatchainSeqno Sequence number of the catchain.
 * @param minRefMcSeqno Lowest number of a referenced masterchain block.
 * @param prevKeyBlockSeqno Number of the previous key block.
 * @param workchainId Workchain.
 * @param shard Prefix with its end marker, 16 hex digits.
 * @param genSoftwareVersion Version of the software that created the block. {@code null} when absent.
 * @param genSoftwareCapabilities Capabilities of that software, {@code 0x…}. {@code null} when absent.
 * @param prevSeqNo Number of the previous block.
 * @param masterRef Referenced masterchain block. {@code null} when absent.
 * @param prevRef Previous block.
 * @param prevAltRef Second previous block, after a merge. {@code null} when absent.
 * @param prevVertRef Previous vertical block. {@code null} when absent.
 * @param valueFlow Value flow.
 * @param oldHash Hash of the state before.
 * @param newHash Hash of the state after.
 * @param oldDepth Depth of the state before.
 * @param newDepth Depth of the state after.
 * @param inMsgDescr Incoming messages.
 * @param outMsgDescr Outgoing messages.
 * @param accountBlocks Changed accounts, if any. {@code null} when absent.
 * @param trCount Number of transactions.
 * @param randSeed Random seed.
 * @param createdBy Creator of the block.
 * @param master Masterchain blocks only. {@code null} when absent.
 */
public record ParsedBlock(
        int jsonVersion,
        String id,
        String fileHash,
        int status,
        String statusName,
        String boc,
        int globalId,
        long version,
        boolean afterMerge,
        boolean beforeSplit,
        boolean afterSplit,
        boolean wantSplit,
        boolean wantMerge,
        boolean keyBlock,
        int vertSeqnoIncr,
        long seqNo,
        long vertSeqNo,
        long genUtime,
        String startLt,
        String endLt,
        long genValidatorListHashShort,
        long genCatchainSeqno,
        long minRefMcSeqno,
        long prevKeyBlockSeqno,
        int workchainId,
        String shard,
        @Nullable Long genSoftwareVersion,
        @Nullable String genSoftwareCapabilities,
        long prevSeqNo,
        @Nullable ParsedBlockRef masterRef,
        ParsedBlockRef prevRef,
        @Nullable ParsedBlockRef prevAltRef,
        @Nullable ParsedBlockRef prevVertRef,
        ParsedValueFlow valueFlow,
        String oldHash,
        String newHash,
        int oldDepth,
        int newDepth,
        List<ParsedInMsg> inMsgDescr,
        List<ParsedOutMsg> outMsgDescr,
        @Nullable List<ParsedAccountBlock> accountBlocks,
        long trCount,
        String randSeed,
        String createdBy,
        @Nullable ParsedMasterBlock master) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ParsedBlock fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ParsedBlock(
                fields.required("json_version", Decoders::int32),
                fields.required("id", Decoders::string),
                fields.required("file_hash", Decoders::string),
                fields.required("status", Decoders::int32),
                fields.required("status_name", Decoders::string),
                fields.required("boc", Decoders::string),
                fields.required("global_id", Decoders::int32),
                fields.required("version", Decoders::int64),
                fields.required("after_merge", Decoders::bool),
                fields.required("before_split", Decoders::bool),
                fields.required("after_split", Decoders::bool),
                fields.required("want_split", Decoders::bool),
                fields.required("want_merge", Decoders::bool),
                fields.required("key_block", Decoders::bool),
                fields.required("vert_seqno_incr", Decoders::int32),
                fields.required("seq_no", Decoders::int64),
                fields.required("vert_seq_no", Decoders::int64),
                fields.required("gen_utime", Decoders::int64),
                fields.required("start_lt", Decoders::string),
                fields.required("end_lt", Decoders::string),
                fields.required("gen_validator_list_hash_short", Decoders::int64),
                fields.required("gen_catchain_seqno", Decoders::int64),
                fields.required("min_ref_mc_seqno", Decoders::int64),
                fields.required("prev_key_block_seqno", Decoders::int64),
                fields.required("workchain_id", Decoders::int32),
                fields.required("shard", Decoders::string),
                fields.optional("gen_software_version", Decoders::int64),
                fields.optional("gen_software_capabilities", Decoders::string),
                fields.required("prev_seq_no", Decoders::int64),
                fields.optional("master_ref", ParsedBlockRef::fromJson),
                fields.required("prev_ref", ParsedBlockRef::fromJson),
                fields.optional("prev_alt_ref", ParsedBlockRef::fromJson),
                fields.optional("prev_vert_ref", ParsedBlockRef::fromJson),
                fields.required("value_flow", ParsedValueFlow::fromJson),
                fields.required("old_hash", Decoders::string),
                fields.required("new_hash", Decoders::string),
                fields.required("old_depth", Decoders::int32),
                fields.required("new_depth", Decoders::int32),
                fields.required("in_msg_descr", Decoders.list(ParsedInMsg::fromJson)),
                fields.required("out_msg_descr", Decoders.list(ParsedOutMsg::fromJson)),
                fields.optional("account_blocks", Decoders.list(ParsedAccountBlock::fromJson)),
                fields.required("tr_count", Decoders::int64),
                fields.required("rand_seed", Decoders::string),
                fields.required("created_by", Decoders::string),
                fields.optional("master", ParsedMasterBlock::fromJson));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter()
                .required("json_version", jsonVersion)
                .required("id", id)
                .required("file_hash", fileHash)
                .required("status", status)
                .required("status_name", statusName)
                .required("boc", boc)
                .required("global_id", globalId)
                .required("version", version)
                .required("after_merge", afterMerge)
                .required("before_split", beforeSplit)
                .required("after_split", afterSplit)
                .required("want_split", wantSplit)
                .required("want_merge", wantMerge)
                .required("key_block", keyBlock)
                .required("vert_seqno_incr", vertSeqnoIncr)
                .required("seq_no", seqNo)
                .required("vert_seq_no", vertSeqNo)
                .required("gen_utime", genUtime)
                .required("start_lt", startLt)
                .required("end_lt", endLt)
                .required("gen_validator_list_hash_short", genValidatorListHashShort)
                .required("gen_catchain_seqno", genCatchainSeqno)
                .required("min_ref_mc_seqno", minRefMcSeqno)
                .required("prev_key_block_seqno", prevKeyBlockSeqno)
                .required("workchain_id", workchainId)
                .required("shard", shard)
                .optional("gen_software_version", genSoftwareVersion)
                .optional("gen_software_capabilities", genSoftwareCapabilities)
                .required("prev_seq_no", prevSeqNo)
                .optional("master_ref", masterRef)
                .required("prev_ref", prevRef)
                .optional("prev_alt_ref", prevAltRef)
                .optional("prev_vert_ref", prevVertRef)
                .required("value_flow", valueFlow)
                .required("old_hash", oldHash)
                .required("new_hash", newHash)
                .required("old_depth", oldDepth)
                .required("new_depth", newDepth)
                .required("in_msg_descr", inMsgDescr)
                .required("out_msg_descr", outMsgDescr)
                .optional("account_blocks", accountBlocks)
                .required("tr_count", trCount)
                .required("rand_seed", randSeed)
                .required("created_by", createdBy)
                .optional("master", master)
                .toMap();
    }
}
