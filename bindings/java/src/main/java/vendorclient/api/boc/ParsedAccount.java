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
 * A parsed account.
 *
 * @param jsonVersion Version of the object format, 8; absent inside a shard state. {@code null} when absent.
 * @param id Address with workchain.
 * @param workchainId Workchain.
 * @param dappId Dapp ID, 64 hex digits; {@code None} if the BOC does not contain it.
 * @param boc The whole object as base64 BOC.
 * @param initCodeHash Hash of the code the account was deployed with. {@code null} when absent.
 * @param lastPaid Time of the last storage payment, Unix time in s.
 * @param bits Bits in storage, {@code 0x…}.
 * @param cells Cells in storage, {@code 0x…}.
 * @param publicCells Public cells in storage, {@code 0x…}.
 * @param dictHash Hash of the dictionary of cells in storage, from {@code storage_extra_info} of accounts of TON.
 *     {@code null} when absent.
 * @param duePayment Storage debt in nano units, {@code 0x…}. {@code null} when absent.
 * @param lastTransLt Logical time of the last transaction, {@code 0x…}.
 * @param balance Balance in nano units, {@code 0x…}.
 * @param balanceOther Extra currencies, if any. {@code null} when absent.
 * @param splitDepth Split depth of a large contract. {@code null} when absent.
 * @param tick Whether a special contract runs at the start of each block. {@code null} when absent.
 * @param tock Whether a special contract runs at the end of each block. {@code null} when absent.
 * @param code Contract code as base64 BOC; absent if a proof omits it. {@code null} when absent.
 * @param codeHash Hash of the code. {@code null} when absent.
 * @param data Contract data as base64 BOC; absent if a proof omits it. {@code null} when absent.
 * @param dataHash Hash of the data. {@code null} when absent.
 * @param library Library dictionary as base64 BOC. {@code null} when absent.
 * @param libraryHash Hash of the library dictionary. {@code null} when absent.
 * @param stateHash State hash of a frozen account. {@code null} when absent.
 * @param accType State: 0 Uninit, 1 Active, 2 Frozen.
 * @param accTypeName Name of the state.
 */
public record ParsedAccount(
        @Nullable Integer jsonVersion,
        String id,
        int workchainId,
        String dappId,
        String boc,
        @Nullable String initCodeHash,
        long lastPaid,
        String bits,
        String cells,
        String publicCells,
        @Nullable String dictHash,
        @Nullable String duePayment,
        String lastTransLt,
        String balance,
        @Nullable List<ParsedCurrency> balanceOther,
        @Nullable Integer splitDepth,
        @Nullable Boolean tick,
        @Nullable Boolean tock,
        @Nullable String code,
        @Nullable String codeHash,
        @Nullable String data,
        @Nullable String dataHash,
        @Nullable String library,
        @Nullable String libraryHash,
        @Nullable String stateHash,
        int accType,
        String accTypeName) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ParsedAccount fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ParsedAccount(
                fields.optional("json_version", Decoders::int32),
                fields.required("id", Decoders::string),
                fields.required("workchain_id", Decoders::int32),
                fields.required("dapp_id", Decoders::string),
                fields.required("boc", Decoders::string),
                fields.optional("init_code_hash", Decoders::string),
                fields.required("last_paid", Decoders::int64),
                fields.required("bits", Decoders::string),
                fields.required("cells", Decoders::string),
                fields.required("public_cells", Decoders::string),
                fields.optional("dict_hash", Decoders::string),
                fields.optional("due_payment", Decoders::string),
                fields.required("last_trans_lt", Decoders::string),
                fields.required("balance", Decoders::string),
                fields.optional("balance_other", Decoders.list(ParsedCurrency::fromJson)),
                fields.optional("split_depth", Decoders::int32),
                fields.optional("tick", Decoders::bool),
                fields.optional("tock", Decoders::bool),
                fields.optional("code", Decoders::string),
                fields.optional("code_hash", Decoders::string),
                fields.optional("data", Decoders::string),
                fields.optional("data_hash", Decoders::string),
                fields.optional("library", Decoders::string),
                fields.optional("library_hash", Decoders::string),
                fields.optional("state_hash", Decoders::string),
                fields.required("acc_type", Decoders::int32),
                fields.required("acc_type_name", Decoders::string));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter()
                .optional("json_version", jsonVersion)
                .required("id", id)
                .required("workchain_id", workchainId)
                .required("dapp_id", dappId)
                .required("boc", boc)
                .optional("init_code_hash", initCodeHash)
                .required("last_paid", lastPaid)
                .required("bits", bits)
                .required("cells", cells)
                .required("public_cells", publicCells)
                .optional("dict_hash", dictHash)
                .optional("due_payment", duePayment)
                .required("last_trans_lt", lastTransLt)
                .required("balance", balance)
                .optional("balance_other", balanceOther)
                .optional("split_depth", splitDepth)
                .optional("tick", tick)
                .optional("tock", tock)
                .optional("code", code)
                .optional("code_hash", codeHash)
                .optional("data", data)
                .optional("data_hash", dataHash)
                .optional("library", library)
                .optional("library_hash", libraryHash)
                .optional("state_hash", stateHash)
                .required("acc_type", accType)
                .required("acc_type_name", accTypeName)
                .toMap();
    }
}
