// Generated from the definitions of the API.
package vendorclient.api.net;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * A message of a transaction of an iterator. The fields from {@code id} to {@code dst} are always present, but {@code
 * src} only on inbound messages and {@code dst} only on outbound ones.
 *
 * @param id Hash of the message.
 * @param value Value in nano units, decimal. {@code null} when absent.
 * @param msgType Kind: 0 internal, 1 extIn, 2 extOut. {@code null} when absent.
 * @param src Source address. {@code null} when absent.
 * @param dst Destination address. {@code null} when absent.
 * @param msgTypeName Name of the kind. {@code null} when absent.
 * @param body Body as base64 BOC. {@code null} when absent.
 * @param boc The whole object as base64 BOC. {@code null} when absent.
 * @param bounce Whether the value is returned if the message fails. {@code null} when absent.
 * @param bounced Whether this message is a bounced one. {@code null} when absent.
 * @param createdAt Creation time, Unix time in s. {@code null} when absent.
 * @param createdLt Logical time of creation, {@code 0x…} unless the query names a format. {@code null} when absent.
 */
public record MessageItem(
        String id,
        @Nullable String value,
        @Nullable Integer msgType,
        @Nullable String src,
        @Nullable String dst,
        @Nullable String msgTypeName,
        @Nullable String body,
        @Nullable String boc,
        @Nullable Boolean bounce,
        @Nullable Boolean bounced,
        @Nullable Long createdAt,
        @Nullable String createdLt) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static MessageItem fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new MessageItem(
                fields.required("id", Decoders::string),
                fields.optional("value", Decoders::string),
                fields.optional("msg_type", Decoders::int32),
                fields.optional("src", Decoders::string),
                fields.optional("dst", Decoders::string),
                fields.optional("msg_type_name", Decoders::string),
                fields.optional("body", Decoders::string),
                fields.optional("boc", Decoders::string),
                fields.optional("bounce", Decoders::bool),
                fields.optional("bounced", Decoders::bool),
                fields.optional("created_at", Decoders::int64),
                fields.optional("created_lt", Decoders::string));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter()
                .required("id", id)
                .optional("value", value)
                .optional("msg_type", msgType)
                .optional("src", src)
                .optional("dst", dst)
                .optional("msg_type_name", msgTypeName)
                .optional("body", body)
                .optional("boc", boc)
                .optional("bounce", bounce)
                .optional("bounced", bounced)
                .optional("created_at", createdAt)
                .optional("created_lt", createdLt)
                .toMap();
    }
}
