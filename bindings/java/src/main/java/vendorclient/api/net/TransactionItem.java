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
 * A transaction of an iterator. The fields from {@code id} to {@code out_messages} are always present. All others have
 * to be selected with {@code result}, which may also select fields that are not listed here.
 *
 * @param id Hash of the transaction.
 * @param accountAddr Address of the account. {@code null} when absent.
 * @param now Creation time, Unix time in s. {@code null} when absent.
 * @param balanceDelta Change of the balance in nano units, decimal. {@code null} when absent.
 * @param bounce Bounce phase. {@code null} when absent.
 * @param inMessage The message it executed. {@code null} when absent.
 * @param outMessages The messages it sent. {@code null} when absent.
 * @param transfers Its transfers, with {@code include_transfers}. {@code null} when absent.
 * @param aborted Whether it was aborted: it changed nothing except for the fees. {@code null} when absent.
 * @param destroyed Whether the account was deleted. {@code null} when absent.
 * @param compute Compute phase. {@code null} when absent.
 * @param lt Logical time, {@code 0x…} unless the query names a format. {@code null} when absent.
 * @param totalFees Fees in nano units, {@code 0x…} unless the query names a format. {@code null} when absent.
 * @param trType Kind: 0 ordinary, 1 storage, 2 tick, 3 tock. {@code null} when absent.
 * @param trTypeName Name of the kind. {@code null} when absent.
 * @param origStatus State of the account before: 0 uninitialized, 1 active, 2 frozen, 3 none. {@code null} when absent.
 * @param origStatusName Name of the state before. {@code null} when absent.
 * @param endStatus State of the account afterwards. {@code null} when absent.
 * @param endStatusName Name of the state afterwards. {@code null} when absent.
 * @param outmsgCnt Number of messages it sent. {@code null} when absent.
 * @param inMsg Hash of the message it executed. {@code null} when absent.
 * @param outMsgs Hashes of the messages it sent. {@code null} when absent.
 * @param blockId Hash of its block. {@code null} when absent.
 * @param workchainId Workchain. {@code null} when absent.
 * @param masterSeqNo Number of the masterchain block that includes it. {@code null} when absent.
 * @param chainOrder Text whose alphabetical order is the order of the objects in the chain. {@code null} when absent.
 * @param boc The whole object as base64 BOC. {@code null} when absent.
 */
public record TransactionItem(
        String id,
        @Nullable String accountAddr,
        @Nullable Long now,
        @Nullable String balanceDelta,
        @Nullable BounceItem bounce,
        @Nullable MessageItem inMessage,
        @Nullable List<MessageItem> outMessages,
        @Nullable List<TransactionTransfer> transfers,
        @Nullable Boolean aborted,
        @Nullable Boolean destroyed,
        @Nullable ComputeItem compute,
        @Nullable String lt,
        @Nullable String totalFees,
        @Nullable Integer trType,
        @Nullable String trTypeName,
        @Nullable Integer origStatus,
        @Nullable String origStatusName,
        @Nullable Integer endStatus,
        @Nullable String endStatusName,
        @Nullable Integer outmsgCnt,
        @Nullable String inMsg,
        @Nullable List<String> outMsgs,
        @Nullable String blockId,
        @Nullable Integer workchainId,
        @Nullable Long masterSeqNo,
        @Nullable String chainOrder,
        @Nullable String boc) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static TransactionItem fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new TransactionItem(
                fields.required("id", Decoders::string),
                fields.optional("account_addr", Decoders::string),
                fields.optional("now", Decoders::int64),
                fields.optional("balance_delta", Decoders::string),
                fields.optional("bounce", BounceItem::fromJson),
                fields.optional("in_message", MessageItem::fromJson),
                fields.optional("out_messages", Decoders.list(MessageItem::fromJson)),
                fields.optional("transfers", Decoders.list(TransactionTransfer::fromJson)),
                fields.optional("aborted", Decoders::bool),
                fields.optional("destroyed", Decoders::bool),
                fields.optional("compute", ComputeItem::fromJson),
                fields.optional("lt", Decoders::string),
                fields.optional("total_fees", Decoders::string),
                fields.optional("tr_type", Decoders::int32),
                fields.optional("tr_type_name", Decoders::string),
                fields.optional("orig_status", Decoders::int32),
                fields.optional("orig_status_name", Decoders::string),
                fields.optional("end_status", Decoders::int32),
                fields.optional("end_status_name", Decoders::string),
                fields.optional("outmsg_cnt", Decoders::int32),
                fields.optional("in_msg", Decoders::string),
                fields.optional("out_msgs", Decoders.list(Decoders::string)),
                fields.optional("block_id", Decoders::string),
                fields.optional("workchain_id", Decoders::int32),
                fields.optional("master_seq_no", Decoders::int64),
                fields.optional("chain_order", Decoders::string),
                fields.optional("boc", Decoders::string));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter()
                .required("id", id)
                .optional("account_addr", accountAddr)
                .optional("now", now)
                .optional("balance_delta", balanceDelta)
                .optional("bounce", bounce)
                .optional("in_message", inMessage)
                .optional("out_messages", outMessages)
                .optional("transfers", transfers)
                .optional("aborted", aborted)
                .optional("destroyed", destroyed)
                .optional("compute", compute)
                .optional("lt", lt)
                .optional("total_fees", totalFees)
                .optional("tr_type", trType)
                .optional("tr_type_name", trTypeName)
                .optional("orig_status", origStatus)
                .optional("orig_status_name", origStatusName)
                .optional("end_status", endStatus)
                .optional("end_status_name", endStatusName)
                .optional("outmsg_cnt", outmsgCnt)
                .optional("in_msg", inMsg)
                .optional("out_msgs", outMsgs)
                .optional("block_id", blockId)
                .optional("workchain_id", workchainId)
                .optional("master_seq_no", masterSeqNo)
                .optional("chain_order", chainOrder)
                .optional("boc", boc)
                .toMap();
    }
}
