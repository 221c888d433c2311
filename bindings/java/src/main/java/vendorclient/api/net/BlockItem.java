// Generated from the definitions of the API.
package vendorclient.api.net;

import java.math.BigInteger;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * A block of an iterator. The fields from {@code id} to {@code prev_alt_ref} are always present. All others have to be
 * selected with {@code result}, which may also select fields that are not listed here.
 *
 * @param id Hash of the block.
 * @param genUtime Creation time of the block, Unix time in s. {@code null} when absent.
 * @param workchainId Workchain. {@code null} when absent.
 * @param shard Prefix with its end mark, 16 hex digits. {@code null} when absent.
 * @param afterSplit Whether it follows a split. {@code null} when absent.
 * @param afterMerge Whether it follows a merge. {@code null} when absent.
 * @param prevRef Previous block. {@code null} when absent.
 * @param prevAltRef Second previous block, after a merge. {@code null} when absent.
 * @param seqNo Number of the block. {@code null} when absent.
 * @param height Number of the block in its thread. {@code null} when absent.
 * @param threadId Thread of the block, 68 hex digits. {@code null} when absent.
 * @param masterSeqNo Number of the masterchain block that includes it. {@code null} when absent.
 * @param globalId Id of the network. {@code null} when absent.
 * @param chainOrder Text whose alphabetical order is the order of the objects in the chain. {@code null} when absent.
 * @param trCount Number of transactions. {@code null} when absent.
 * @param startLt Logical time of its start, {@code 0x…} unless the query names a format. {@code null} when absent.
 * @param endLt Logical time of its end, {@code 0x…} unless the query names a format. {@code null} when absent.
 * @param keyBlock Whether it is a key block. {@code null} when absent.
 * @param fileHash Hash of its bytes. {@code null} when absent.
 * @param producerId Owner of the block keeper that produced it. {@code null} when absent.
 * @param status State of the block. {@code null} when absent.
 * @param statusName Name of the state. {@code null} when absent.
 */
public record BlockItem(
        String id,
        @Nullable Long genUtime,
        @Nullable Integer workchainId,
        @Nullable String shard,
        @Nullable Boolean afterSplit,
        @Nullable Boolean afterMerge,
        @Nullable BlockItemRef prevRef,
        @Nullable BlockItemRef prevAltRef,
        @Nullable Long seqNo,
        @Nullable BigInteger height,
        @Nullable String threadId,
        @Nullable Long masterSeqNo,
        @Nullable Integer globalId,
        @Nullable String chainOrder,
        @Nullable Long trCount,
        @Nullable String startLt,
        @Nullable String endLt,
        @Nullable Boolean keyBlock,
        @Nullable String fileHash,
        @Nullable String producerId,
        @Nullable Integer status,
        @Nullable String statusName) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static BlockItem fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new BlockItem(
                fields.required("id", Decoders::string),
                fields.optional("gen_utime", Decoders::int64),
                fields.optional("workchain_id", Decoders::int32),
                fields.optional("shard", Decoders::string),
                fields.optional("after_split", Decoders::bool),
                fields.optional("after_merge", Decoders::bool),
                fields.optional("prev_ref", BlockItemRef::fromJson),
                fields.optional("prev_alt_ref", BlockItemRef::fromJson),
                fields.optional("seq_no", Decoders::int64),
                fields.optional("height", Decoders::bigInteger),
                fields.optional("thread_id", Decoders::string),
                fields.optional("master_seq_no", Decoders::int64),
                fields.optional("global_id", Decoders::int32),
                fields.optional("chain_order", Decoders::string),
                fields.optional("tr_count", Decoders::int64),
                fields.optional("start_lt", Decoders::string),
                fields.optional("end_lt", Decoders::string),
                fields.optional("key_block", Decoders::bool),
                fields.optional("file_hash", Decoders::string),
                fields.optional("producer_id", Decoders::string),
                fields.optional("status", Decoders::int32),
                fields.optional("status_name", Decoders::string));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter()
                .required("id", id)
                .optional("gen_utime", genUtime)
                .optional("workchain_id", workchainId)
                .optional("shard", shard)
                .optional("after_split", afterSplit)
                .optional("after_merge", afterMerge)
                .optional("prev_ref", prevRef)
                .optional("prev_alt_ref", prevAltRef)
                .optional("seq_no", seqNo)
                .optional("height", height)
                .optional("thread_id", threadId)
                .optional("master_seq_no", masterSeqNo)
                .optional("global_id", globalId)
                .optional("chain_order", chainOrder)
                .optional("tr_count", trCount)
                .optional("start_lt", startLt)
                .optional("end_lt", endLt)
                .optional("key_block", keyBlock)
                .optional("file_hash", fileHash)
                .optional("producer_id", producerId)
                .optional("status", status)
                .optional("status_name", statusName)
                .toMap();
    }
}
