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
 * A parsed transaction.
 *
 * @param jsonVersion Version of the object format, 8.
 * @param id Hash of the transaction.
 * @param boc The whole object as base64 BOC.
 * @param status State of the transaction, 3.
 * @param statusName Name of the state, {@code finalized}.
 * @param trType Kind: 0 ordinary, 1 storage, 2 tick, 3 tock, 4 to 7 splits and merges.
 * @param trTypeName Name of the kind.
 * @param curShardPfxLen Length of the shard prefix, in bits. Splits and merges only, as are the next three fields.
 *     {@code null} when absent.
 * @param accSplitDepth Split depth of the account. {@code null} when absent.
 * @param thisAddr Account id of this half. {@code null} when absent.
 * @param siblingAddr Account id of the other half. {@code null} when absent.
 * @param prepareTransaction Hash of the transaction that prepared this one. {@code null} when absent.
 * @param installed Whether the split was installed. {@code null} when absent.
 * @param storage Storage phase. {@code null} when absent.
 * @param credit Credit phase. {@code null} when absent.
 * @param compute Compute phase. {@code null} when absent.
 * @param action Action phase. {@code null} when absent.
 * @param bounce Bounce phase. {@code null} when absent.
 * @param creditFirst Whether the value was credited before storage was paid for. {@code null} when absent.
 * @param aborted Whether the transaction was aborted. {@code null} when absent.
 * @param destroyed Whether the account was deleted. {@code null} when absent.
 * @param lt Logical time, {@code 0x…}.
 * @param prevTransHash Hash of the previous transaction of the account.
 * @param prevTransLt Logical time of the previous transaction of the account, {@code 0x…}.
 * @param now Time of the transaction, Unix time in s.
 * @param outmsgCnt Number of outbound messages.
 * @param origStatus Account status before: 0 Uninit, 1 Active, 2 Frozen, 3 NonExist.
 * @param origStatusName Name of the status before.
 * @param endStatus Account status after: 0 Uninit, 1 Active, 2 Frozen, 3 NonExist.
 * @param endStatusName Name of the status after.
 * @param totalFees Fees in nano units, {@code 0x…}.
 * @param totalFeesOther Extra currencies, if any. {@code null} when absent.
 * @param inMsg Hash of the inbound message. {@code null} when absent.
 * @param extInMsgFee Fee for an external inbound message in nano units, {@code 0x…}. {@code null} when absent.
 * @param outMsgs Hashes of the outbound messages.
 * @param accountAddr Address of the account, if a message contains it. {@code null} when absent.
 * @param accountId Account id, if no message contains the address. {@code null} when absent.
 * @param workchainId Workchain of the account, if a message contains it. {@code null} when absent.
 * @param balanceDelta Change of the balance in nano units, {@code 0x…}; negative changes begin with {@code -}.
 * @param balanceDeltaOther Changes of extra currencies, if any. {@code null} when absent.
 * @param oldHash Hash of the account before.
 * @param newHash Hash of the account after.
 */
public record ParsedTransaction(
        int jsonVersion,
        String id,
        String boc,
        int status,
        String statusName,
        int trType,
        String trTypeName,
        @Nullable Integer curShardPfxLen,
        @Nullable Integer accSplitDepth,
        @Nullable String thisAddr,
        @Nullable String siblingAddr,
        @Nullable String prepareTransaction,
        @Nullable Boolean installed,
        @Nullable ParsedStoragePhase storage,
        @Nullable ParsedCreditPhase credit,
        @Nullable ParsedComputePhase compute,
        @Nullable ParsedActionPhase action,
        @Nullable ParsedBouncePhase bounce,
        @Nullable Boolean creditFirst,
        @Nullable Boolean aborted,
        @Nullable Boolean destroyed,
        String lt,
        String prevTransHash,
        String prevTransLt,
        long now,
        int outmsgCnt,
        int origStatus,
        String origStatusName,
        int endStatus,
        String endStatusName,
        String totalFees,
        @Nullable List<ParsedCurrency> totalFeesOther,
        @Nullable String inMsg,
        @Nullable String extInMsgFee,
        List<String> outMsgs,
        @Nullable String accountAddr,
        @Nullable String accountId,
        @Nullable Integer workchainId,
        String balanceDelta,
        @Nullable List<ParsedCurrency> balanceDeltaOther,
        String oldHash,
        String newHash) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ParsedTransaction fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ParsedTransaction(
                fields.required("json_version", Decoders::int32),
                fields.required("id", Decoders::string),
                fields.required("boc", Decoders::string),
                fields.required("status", Decoders::int32),
                fields.required("status_name", Decoders::string),
                fields.required("tr_type", Decoders::int32),
                fields.required("tr_type_name", Decoders::string),
                fields.optional("cur_shard_pfx_len", Decoders::int32),
                fields.optional("acc_split_depth", Decoders::int32),
                fields.optional("this_addr", Decoders::string),
                fields.optional("sibling_addr", Decoders::string),
                fields.optional("prepare_transaction", Decoders::string),
                fields.optional("installed", Decoders::bool),
                fields.optional("storage", ParsedStoragePhase::fromJson),
                fields.optional("credit", ParsedCreditPhase::fromJson),
                fields.optional("compute", ParsedComputePhase::fromJson),
                fields.optional("action", ParsedActionPhase::fromJson),
                fields.optional("bounce", ParsedBouncePhase::fromJson),
                fields.optional("credit_first", Decoders::bool),
                fields.optional("aborted", Decoders::bool),
                fields.optional("destroyed", Decoders::bool),
                fields.required("lt", Decoders::string),
                fields.required("prev_trans_hash", Decoders::string),
                fields.required("prev_trans_lt", Decoders::string),
                fields.required("now", Decoders::int64),
                fields.required("outmsg_cnt", Decoders::int32),
                fields.required("orig_status", Decoders::int32),
                fields.required("orig_status_name", Decoders::string),
                fields.required("end_status", Decoders::int32),
                fields.required("end_status_name", Decoders::string),
                fields.required("total_fees", Decoders::string),
                fields.optional("total_fees_other", Decoders.list(ParsedCurrency::fromJson)),
                fields.optional("in_msg", Decoders::string),
                fields.optional("ext_in_msg_fee", Decoders::string),
                fields.required("out_msgs", Decoders.list(Decoders::string)),
                fields.optional("account_addr", Decoders::string),
                fields.optional("account_id", Decoders::string),
                fields.optional("workchain_id", Decoders::int32),
                fields.required("balance_delta", Decoders::string),
                fields.optional("balance_delta_other", Decoders.list(ParsedCurrency::fromJson)),
                fields.required("old_hash", Decoders::string),
                fields.required("new_hash", Decoders::string));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter()
                .required("json_version", jsonVersion)
                .required("id", id)
                .required("boc", boc)
                .required("status", status)
                .required("status_name", statusName)
                .required("tr_type", trType)
                .required("tr_type_name", trTypeName)
                .optional("cur_shard_pfx_len", curShardPfxLen)
                .optional("acc_split_depth", accSplitDepth)
                .optional("this_addr", thisAddr)
                .optional("sibling_addr", siblingAddr)
                .optional("prepare_transaction", prepareTransaction)
                .optional("installed", installed)
                .optional("storage", storage)
                .optional("credit", credit)
                .optional("compute", compute)
                .optional("action", action)
                .optional("bounce", bounce)
                .optional("credit_first", creditFirst)
                .optional("aborted", aborted)
                .optional("destroyed", destroyed)
                .required("lt", lt)
                .required("prev_trans_hash", prevTransHash)
                .required("prev_trans_lt", prevTransLt)
                .required("now", now)
                .required("outmsg_cnt", outmsgCnt)
                .required("orig_status", origStatus)
                .required("orig_status_name", origStatusName)
                .required("end_status", endStatus)
                .required("end_status_name", endStatusName)
                .required("total_fees", totalFees)
                .optional("total_fees_other", totalFeesOther)
                .optional("in_msg", inMsg)
                .optional("ext_in_msg_fee", extInMsgFee)
                .required("out_msgs", outMsgs)
                .optional("account_addr", accountAddr)
                .optional("account_id", accountId)
                .optional("workchain_id", workchainId)
                .required("balance_delta", balanceDelta)
                .optional("balance_delta_other", balanceDeltaOther)
                .required("old_hash", oldHash)
                .required("new_hash", newHash)
                .toMap();
    }
}
