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
 * A parsed shard state.
 *
 * @param jsonVersion Version of the object format, 8.
 * @param id The id given in the request.
 * @param rootHash Hash of the state.
 * @param fileHash Hash of the serialized state.
 * @param workchainId Workchain given in the request.
 * @param boc The whole state as base64 BOC.
 * @param globalId Id of the network.
 * @param shard Prefix with its end marker, 16 hex digits.
 * @param seqNo Number of the block.
 * @param vertSeqNo Number of hard forks so far (vertical number).
 * @param genUtime Time of the state, Unix time in s.
 * @param genLt Logical time, {@code 0x…}.
 * @param minRefMcSeqno Lowest number of a referenced masterchain block.
 * @param beforeSplit Whether a split follows.
 * @param overloadHistory Overload in the latest blocks, one bit per block, {@code 0x…}.
 * @param underloadHistory Underload in the latest blocks, one bit per block, {@code 0x…}.
 * @param totalBalance Balance of all accounts in nano units, {@code 0x…}.
 * @param totalBalanceOther Extra currencies, if any. {@code null} when absent.
 * @param totalValidatorFees Fees for validators in nano units, {@code 0x…}.
 * @param totalValidatorFeesOther Extra currencies, if any. {@code null} when absent.
 * @param masterRef Referenced masterchain block. {@code null} when absent.
 * @param master Masterchain states only. {@code null} when absent.
 * @param accounts Accounts, except those under another Dapp ID.
 * @param libraries Public libraries.
 * @param outMsgQueueInfo Outbound message queue.
 */
public record ParsedShardState(
        int jsonVersion,
        String id,
        String rootHash,
        String fileHash,
        int workchainId,
        String boc,
        int globalId,
        String shard,
        long seqNo,
        long vertSeqNo,
        long genUtime,
        String genLt,
        long minRefMcSeqno,
        boolean beforeSplit,
        String overloadHistory,
        String underloadHistory,
        String totalBalance,
        @Nullable List<ParsedCurrency> totalBalanceOther,
        String totalValidatorFees,
        @Nullable List<ParsedCurrency> totalValidatorFeesOther,
        @Nullable ParsedBlockRef masterRef,
        @Nullable ParsedMasterState master,
        List<ParsedAccount> accounts,
        List<ParsedLibrary> libraries,
        ParsedQueueInfo outMsgQueueInfo) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ParsedShardState fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ParsedShardState(
                fields.required("json_version", Decoders::int32),
                fields.required("id", Decoders::string),
                fields.required("root_hash", Decoders::string),
                fields.required("file_hash", Decoders::string),
                fields.required("workchain_id", Decoders::int32),
                fields.required("boc", Decoders::string),
                fields.required("global_id", Decoders::int32),
                fields.required("shard", Decoders::string),
                fields.required("seq_no", Decoders::int64),
                fields.required("vert_seq_no", Decoders::int64),
                fields.required("gen_utime", Decoders::int64),
                fields.required("gen_lt", Decoders::string),
                fields.required("min_ref_mc_seqno", Decoders::int64),
                fields.required("before_split", Decoders::bool),
                fields.required("overload_history", Decoders::string),
                fields.required("underload_history", Decoders::string),
                fields.required("total_balance", Decoders::string),
                fields.optional("total_balance_other", Decoders.list(ParsedCurrency::fromJson)),
                fields.required("total_validator_fees", Decoders::string),
                fields.optional("total_validator_fees_other", Decoders.list(ParsedCurrency::fromJson)),
                fields.optional("master_ref", ParsedBlockRef::fromJson),
                fields.optional("master", ParsedMasterState::fromJson),
                fields.required("accounts", Decoders.list(ParsedAccount::fromJson)),
                fields.required("libraries", Decoders.list(ParsedLibrary::fromJson)),
                fields.required("out_msg_queue_info", ParsedQueueInfo::fromJson));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter()
                .required("json_version", jsonVersion)
                .required("id", id)
                .required("root_hash", rootHash)
                .required("file_hash", fileHash)
                .required("workchain_id", workchainId)
                .required("boc", boc)
                .required("global_id", globalId)
                .required("shard", shard)
                .required("seq_no", seqNo)
                .required("vert_seq_no", vertSeqNo)
                .required("gen_utime", genUtime)
                .required("gen_lt", genLt)
                .required("min_ref_mc_seqno", minRefMcSeqno)
                .required("before_split", beforeSplit)
                .required("overload_history", overloadHistory)
                .required("underload_history", underloadHistory)
                .required("total_balance", totalBalance)
                .optional("total_balance_other", totalBalanceOther)
                .required("total_validator_fees", totalValidatorFees)
                .optional("total_validator_fees_other", totalValidatorFeesOther)
                .optional("master_ref", masterRef)
                .optional("master", master)
                .required("accounts", accounts)
                .required("libraries", libraries)
                .required("out_msg_queue_info", outMsgQueueInfo)
                .toMap();
    }
}
