// Generated from the definitions of the API.
package vendorclient.api.net;

import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import vendorclient.api.abi.DecodedMessageBody;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * A message in a transaction tree.
 *
 * @param id Message id.
 * @param srcTransactionId Transaction that created it; absent for external inbound messages. {@code null} when absent.
 * @param dstTransactionId Transaction that received it; absent for messages that leave the chain. {@code null} when
 *     absent.
 * @param src Address of the sender. {@code null} when absent.
 * @param dst Address of the receiver. {@code null} when absent.
 * @param value Transferred tokens, a number as the node returns it. {@code null} when absent.
 * @param bounce Whether the message bounces on failure.
 * @param decodedBody The decoded body, if an ABI of the registry describes it. {@code null} when absent.
 */
public record MessageNode(
        String id,
        @Nullable String srcTransactionId,
        @Nullable String dstTransactionId,
        @Nullable String src,
        @Nullable String dst,
        @Nullable String value,
        boolean bounce,
        @Nullable DecodedMessageBody decodedBody) implements JsonValue {
    /**
     * With the fields that must be there.
     *
     * @param id Message id.
     * @param bounce Whether the message bounces on failure.
     */
    public MessageNode(String id, boolean bounce) {
        this(id, null, null, null, null, null, bounce, null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static MessageNode fromJson(@Nullable Object json) {
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
    public Map<String, @Nullable Object> toJson() {
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
     * @param srcTransactionId Transaction that created it; absent for external inbound messages. {@code null} when
     *     absent.
     * @return the changed copy
     */
    public MessageNode withSrcTransactionId(@Nullable String srcTransactionId) {
        return new MessageNode(id, srcTransactionId, dstTransactionId, src, dst, value, bounce, decodedBody);
    }

    /**
     * The same with another {@code dst_transaction_id}.
     *
     * @param dstTransactionId Transaction that received it; absent for messages that leave the chain. {@code null} when
     *     absent.
     * @return the changed copy
     */
    public MessageNode withDstTransactionId(@Nullable String dstTransactionId) {
        return new MessageNode(id, srcTransactionId, dstTransactionId, src, dst, value, bounce, decodedBody);
    }

    /**
     * The same with another {@code src}.
     *
     * @param src Address of the sender. {@code null} when absent.
     * @return the changed copy
     */
    public MessageNode withSrc(@Nullable String src) {
        return new MessageNode(id, srcTransactionId, dstTransactionId, src, dst, value, bounce, decodedBody);
    }

    /**
     * The same with another {@code dst}.
     *
     * @param dst Address of the receiver. {@code null} when absent.
     * @return the changed copy
     */
    public MessageNode withDst(@Nullable String dst) {
        return new MessageNode(id, srcTransactionId, dstTransactionId, src, dst, value, bounce, decodedBody);
    }

    /**
     * The same with another {@code value}.
     *
     * @param value Transferred tokens, a number as the node returns it. {@code null} when absent.
     * @return the changed copy
     */
    public MessageNode withValue(@Nullable String value) {
        return new MessageNode(id, srcTransactionId, dstTransactionId, src, dst, value, bounce, decodedBody);
    }

    /**
     * The same with another {@code decoded_body}.
     *
     * @param decodedBody The decoded body, if an ABI of the registry describes it. {@code null} when absent.
     * @return the changed copy
     */
    public MessageNode withDecodedBody(@Nullable DecodedMessageBody decodedBody) {
        return new MessageNode(id, srcTransactionId, dstTransactionId, src, dst, value, bounce, decodedBody);
    }

    /**
     * Begins a value, field by field. Unlike the constructor of all fields it stays as it is when more fields come.
     *
     * @return a builder without any field
     */
    public static Builder builder() {
        return new Builder();
    }

    /** Makes a {@link MessageNode}. */
    public static final class Builder {
        private @Nullable String id;
        private @Nullable String srcTransactionId;
        private @Nullable String dstTransactionId;
        private @Nullable String src;
        private @Nullable String dst;
        private @Nullable String value;
        private @Nullable Boolean bounce;
        private @Nullable DecodedMessageBody decodedBody;

        private Builder() {}

        /**
         * Sets {@code id}.
         *
         * @param id Message id.
         * @return this
         */
        public Builder id(String id) {
            this.id = id;
            return this;
        }

        /**
         * Sets {@code src_transaction_id}.
         *
         * @param srcTransactionId Transaction that created it; absent for external inbound messages. {@code null} when
         *     absent.
         * @return this
         */
        public Builder srcTransactionId(@Nullable String srcTransactionId) {
            this.srcTransactionId = srcTransactionId;
            return this;
        }

        /**
         * Sets {@code dst_transaction_id}.
         *
         * @param dstTransactionId Transaction that received it; absent for messages that leave the chain. {@code null}
         *     when absent.
         * @return this
         */
        public Builder dstTransactionId(@Nullable String dstTransactionId) {
            this.dstTransactionId = dstTransactionId;
            return this;
        }

        /**
         * Sets {@code src}.
         *
         * @param src Address of the sender. {@code null} when absent.
         * @return this
         */
        public Builder src(@Nullable String src) {
            this.src = src;
            return this;
        }

        /**
         * Sets {@code dst}.
         *
         * @param dst Address of the receiver. {@code null} when absent.
         * @return this
         */
        public Builder dst(@Nullable String dst) {
            this.dst = dst;
            return this;
        }

        /**
         * Sets {@code value}.
         *
         * @param value Transferred tokens, a number as the node returns it. {@code null} when absent.
         * @return this
         */
        public Builder value(@Nullable String value) {
            this.value = value;
            return this;
        }

        /**
         * Sets {@code bounce}.
         *
         * @param bounce Whether the message bounces on failure.
         * @return this
         */
        public Builder bounce(boolean bounce) {
            this.bounce = bounce;
            return this;
        }

        /**
         * Sets {@code decoded_body}.
         *
         * @param decodedBody The decoded body, if an ABI of the registry describes it. {@code null} when absent.
         * @return this
         */
        public Builder decodedBody(@Nullable DecodedMessageBody decodedBody) {
            this.decodedBody = decodedBody;
            return this;
        }

        /**
         * Ends the value.
         *
         * @return the value
         * @throws NullPointerException when a field is missing that must be there
         */
        public MessageNode build() {
            return new MessageNode(
                    Objects.requireNonNull(id, "id"),
                    srcTransactionId,
                    dstTransactionId,
                    src,
                    dst,
                    value,
                    Objects.requireNonNull(bounce, "bounce"),
                    decodedBody);
        }
    }
}
