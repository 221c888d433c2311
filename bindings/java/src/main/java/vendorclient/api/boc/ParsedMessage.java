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
 * A parsed message.
 *
 * @param jsonVersion Version of the object format, 8.
 * @param id Hash of the message.
 * @param boc The whole object as base64 BOC.
 * @param status State of the message, 5.
 * @param statusName Name of the state, {@code finalized}.
 * @param splitDepth Split depth of a large contract. {@code null} when absent.
 * @param tick Whether a special contract runs at the start of each block. {@code null} when absent.
 * @param tock Whether a special contract runs at the end of each block. {@code null} when absent.
 * @param code Contract code as base64 BOC; absent if a proof omits it. {@code null} when absent.
 * @param codeHash Hash of the code. {@code null} when absent.
 * @param data Contract data as base64 BOC; absent if a proof omits it. {@code null} when absent.
 * @param dataHash Hash of the data. {@code null} when absent.
 * @param library Library dictionary as base64 BOC. {@code null} when absent.
 * @param libraryHash Hash of the library dictionary. {@code null} when absent.
 * @param body Body as base64 BOC. {@code null} when absent.
 * @param bodyHash Hash of the body. {@code null} when absent.
 * @param msgType Kind: 0 internal, 1 extIn, 2 extOut, 4 extOutV2.
 * @param msgTypeName Name of the kind.
 * @param src Source address; empty if there is none.
 * @param srcWorkchainId Workchain of the source. {@code null} when absent.
 * @param dst Destination address; empty if there is none.
 * @param dstWorkchainId Workchain of the destination. {@code null} when absent.
 * @param ihrDisabled Whether instant hypercube routing is disabled. Internal messages only, as are the next five
 *     fields. {@code null} when absent.
 * @param ihrFee Fee for instant hypercube routing in nano units, {@code 0x…}. {@code null} when absent.
 * @param fwdFee Forwarding fee in nano units, {@code 0x…}. {@code null} when absent.
 * @param bounce Whether the value is returned if the message fails. {@code null} when absent.
 * @param bounced Whether this is a bounced message. {@code null} when absent.
 * @param value Value in nano units, {@code 0x…}. {@code null} when absent.
 * @param valueOther Extra currencies, if any. {@code null} when absent.
 * @param importFee Import fee of an external inbound message in nano units, {@code 0x…}. {@code null} when absent.
 * @param createdLt Logical time of creation; messages from a contract only, {@code 0x…}. {@code null} when absent.
 * @param createdAt Time of creation, Unix time in s; messages from a contract only. {@code null} when absent.
 * @param srcDappId Dapp ID of the source of an external outbound message. {@code null} when absent.
 */
public record ParsedMessage(
        int jsonVersion,
        String id,
        String boc,
        int status,
        String statusName,
        @Nullable Integer splitDepth,
        @Nullable Boolean tick,
        @Nullable Boolean tock,
        @Nullable String code,
        @Nullable String codeHash,
        @Nullable String data,
        @Nullable String dataHash,
        @Nullable String library,
        @Nullable String libraryHash,
        @Nullable String body,
        @Nullable String bodyHash,
        int msgType,
        String msgTypeName,
        String src,
        @Nullable Integer srcWorkchainId,
        String dst,
        @Nullable Integer dstWorkchainId,
        @Nullable Boolean ihrDisabled,
        @Nullable String ihrFee,
        @Nullable String fwdFee,
        @Nullable Boolean bounce,
        @Nullable Boolean bounced,
        @Nullable String value,
        @Nullable List<ParsedCurrency> valueOther,
        @Nullable String importFee,
        @Nullable String createdLt,
        @Nullable Long createdAt,
        @Nullable String srcDappId) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ParsedMessage fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ParsedMessage(
                fields.required("json_version", Decoders::int32),
                fields.required("id", Decoders::string),
                fields.required("boc", Decoders::string),
                fields.required("status", Decoders::int32),
                fields.required("status_name", Decoders::string),
                fields.optional("split_depth", Decoders::int32),
                fields.optional("tick", Decoders::bool),
                fields.optional("tock", Decoders::bool),
                fields.optional("code", Decoders::string),
                fields.optional("code_hash", Decoders::string),
                fields.optional("data", Decoders::string),
                fields.optional("data_hash", Decoders::string),
                fields.optional("library", Decoders::string),
                fields.optional("library_hash", Decoders::string),
                fields.optional("body", Decoders::string),
                fields.optional("body_hash", Decoders::string),
                fields.required("msg_type", Decoders::int32),
                fields.required("msg_type_name", Decoders::string),
                fields.required("src", Decoders::string),
                fields.optional("src_workchain_id", Decoders::int32),
                fields.required("dst", Decoders::string),
                fields.optional("dst_workchain_id", Decoders::int32),
                fields.optional("ihr_disabled", Decoders::bool),
                fields.optional("ihr_fee", Decoders::string),
                fields.optional("fwd_fee", Decoders::string),
                fields.optional("bounce", Decoders::bool),
                fields.optional("bounced", Decoders::bool),
                fields.optional("value", Decoders::string),
                fields.optional("value_other", Decoders.list(ParsedCurrency::fromJson)),
                fields.optional("import_fee", Decoders::string),
                fields.optional("created_lt", Decoders::string),
                fields.optional("created_at", Decoders::int64),
                fields.optional("src_dapp_id", Decoders::string));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter()
                .required("json_version", jsonVersion)
                .required("id", id)
                .required("boc", boc)
                .required("status", status)
                .required("status_name", statusName)
                .optional("split_depth", splitDepth)
                .optional("tick", tick)
                .optional("tock", tock)
                .optional("code", code)
                .optional("code_hash", codeHash)
                .optional("data", data)
                .optional("data_hash", dataHash)
                .optional("library", library)
                .optional("library_hash", libraryHash)
                .optional("body", body)
                .optional("body_hash", bodyHash)
                .required("msg_type", msgType)
                .required("msg_type_name", msgTypeName)
                .required("src", src)
                .optional("src_workchain_id", srcWorkchainId)
                .required("dst", dst)
                .optional("dst_workchain_id", dstWorkchainId)
                .optional("ihr_disabled", ihrDisabled)
                .optional("ihr_fee", ihrFee)
                .optional("fwd_fee", fwdFee)
                .optional("bounce", bounce)
                .optional("bounced", bounced)
                .optional("value", value)
                .optional("value_other", valueOther)
                .optional("import_fee", importFee)
                .optional("created_lt", createdLt)
                .optional("created_at", createdAt)
                .optional("src_dapp_id", srcDappId)
                .toMap();
    }
}
