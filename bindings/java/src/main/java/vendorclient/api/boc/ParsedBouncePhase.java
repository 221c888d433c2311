// Generated from the definitions of the API.
package vendorclient.api.boc;

import java.math.BigInteger;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * Bounce phase of a transaction.
 *
 * @param msgSizeCells Number of cells of the message. {@code null} when absent.
 * @param msgSizeBits Number of bits of the message. {@code null} when absent.
 * @param reqFwdFees Missing fees in nano units, {@code 0x…}. {@code null} when absent.
 * @param msgFees Collected fees in nano units, {@code 0x…}. {@code null} when absent.
 * @param fwdFees Forwarding fees of the message in nano units, {@code 0x…}. {@code null} when absent.
 * @param bounceType Kind: 0 negFunds, 1 noFunds, 2 ok.
 * @param bounceTypeName Name of the kind.
 */
public record ParsedBouncePhase(
        @Nullable BigInteger msgSizeCells,
        @Nullable BigInteger msgSizeBits,
        @Nullable String reqFwdFees,
        @Nullable String msgFees,
        @Nullable String fwdFees,
        int bounceType,
        String bounceTypeName) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ParsedBouncePhase fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ParsedBouncePhase(
                fields.optional("msg_size_cells", Decoders::bigInteger),
                fields.optional("msg_size_bits", Decoders::bigInteger),
                fields.optional("req_fwd_fees", Decoders::string),
                fields.optional("msg_fees", Decoders::string),
                fields.optional("fwd_fees", Decoders::string),
                fields.required("bounce_type", Decoders::int32),
                fields.required("bounce_type_name", Decoders::string));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter()
                .optional("msg_size_cells", msgSizeCells)
                .optional("msg_size_bits", msgSizeBits)
                .optional("req_fwd_fees", reqFwdFees)
                .optional("msg_fees", msgFees)
                .optional("fwd_fees", fwdFees)
                .required("bounce_type", bounceType)
                .required("bounce_type_name", bounceTypeName)
                .toMap();
    }
}
