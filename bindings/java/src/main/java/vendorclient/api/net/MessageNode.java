// Generated from the definitions of the API.
package vendorclient.api.net;

import java.util.Map;
import vendorclient.api.abi.DecodedMessageBody;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * A message of a transaction tree.
 *
 * @param id Message id.
 * @param srcTransactionId Transaction that sent it; absent for external messages to a contract. {@code null} when
 *     absent.
 * @param dstTransactionId Transaction that received it; absent for messages that leave the chain. {@code null} when
 *     absent.
 * @param src Address of the sender. {@code null} when absent.
 * @param dst Address of the receiver. {@code null} when absent.
 * @param value Transferred tokens, a number as the node returns it. {@code null} when absent.
 * @param bounce Whether it comes back when it fails.
 * @param decodedBody Its body, when an ABI of the registry describes it. {@code null} when absent.
 */
public record MessageNode(
        String id,
        String srcTransactionId,
        String dstTransactionId,
        String src,
        String dst,
        String value,
        boolean bounce,
        DecodedMessageBody decodedBody) implements JsonValue {
    /**
     * With the fields that must be there.
     *
     * @param id Message id.
     * @param bounce Whether it comes back when it fails.
     */
    public MessageNode(String id, boolean bounce) {
        this(id, null, null, null, null, null, bounce, null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} gives it
     * @return the typed value
     */
    public static MessageNode fromJson(Object json) {
        FieldReader fields = FieldReader.of(json);
        return new MessageNode(
                fields.required("id", Decoders::string),
                fields.optional("src_transaction_id", Decoders::string),
                fields.optional("dst_transaction_id", Decoders::string),
                fields.optional("src", Decoders::string),
                fields.optional("dst", Decoders::string),
                fields.optional("value", Decoders::string),
                fields.required("bounce", Decoders::bool),
                fields.optional("decoded_body", DecodedMessageBody::fromJson));
    }

    @Override
    public Map<String, Object> toJson() {
        return new FieldWriter()
                .required("id", id)
                .optional("src_transaction_id", srcTransactionId)
                .optional("dst_transaction_id", dstTransactionId)
                .optional("src", src)
                .optional("dst", dst)
                .optional("value", value)
                .required("bounce", bounce)
                .optional("decoded_body", decodedBody)
                .toMap();
    }

    /**
     * The same with another {@code src_transaction_id}.
     *
     * @param srcTransactionId Transaction that sent it; absent for external messages to a contract. {@code null} when
     *     absent.
     * @return the changed copy
     */
    public MessageNode withSrcTransactionId(String srcTransactionId) {
        return new MessageNode(id, srcTransactionId, dstTransactionId, src, dst, value, bounce, decodedBody);
    }

    /**
     * The same with another {@code dst_transaction_id}.
     *
     * @param dstTransactionId Transaction that received it; absent for messages that leave the chain. {@code null} when
     *     absent.
     * @return the changed copy
     */
    public MessageNode withDstTransactionId(String dstTransactionId) {
        return new MessageNode(id, srcTransactionId, dstTransactionId, src, dst, value, bounce, decodedBody);
    }

    /**
     * The same with another {@code src}.
     *
     * @param src Address of the sender. {@code null} when absent.
     * @return the changed copy
     */
    public MessageNode withSrc(String src) {
        return new MessageNode(id, srcTransactionId, dstTransactionId, src, dst, value, bounce, decodedBody);
    }

    /**
     * The same with another {@code dst}.
     *
     * @param dst Address of the receiver. {@code null} when absent.
     * @return the changed copy
     */
    public MessageNode withDst(String dst) {
        return new MessageNode(id, srcTransactionId, dstTransactionId, src, dst, value, bounce, decodedBody);
    }

    /**
     * The same with another {@code value}.
     *
     * @param value Transferred tokens, a number as the node returns it. {@code null} when absent.
     * @return the changed copy
     */
    public MessageNode withValue(String value) {
        return new MessageNode(id, srcTransactionId, dstTransactionId, src, dst, value, bounce, decodedBody);
    }

    /**
     * The same with another {@code decoded_body}.
     *
     * @param decodedBody Its body, when an ABI of the registry describes it. {@code null} when absent.
     * @return the changed copy
     */
    public MessageNode withDecodedBody(DecodedMessageBody decodedBody) {
        return new MessageNode(id, srcTransactionId, dstTransactionId, src, dst, value, bounce, decodedBody);
    }
}
