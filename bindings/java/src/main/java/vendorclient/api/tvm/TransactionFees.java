// Generated from the definitions of the API.
package vendorclient.api.tvm;

import java.math.BigInteger;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * Fees of a transaction, in nano units.
 *
 * @param inMsgFwdFee Import fee of the inbound message, in nano units.
 * @param storageFee Storage fee, in nano units.
 * @param gasFee Compute fee (gas), in nano units.
 * @param outMsgsFwdFee Forwarding fees of the outbound messages, in nano units.
 * @param totalAccountFees Total paid by the account, in nano units.
 * @param totalOutput Sum of the values of all outbound messages, in nano units; 0 if it exceeds 64 bits.
 * @param extInMsgFee Same as {@code in_msg_fwd_fee}, in nano units.
 * @param totalFwdFees Same as {@code out_msgs_fwd_fee}, in nano units.
 * @param accountFees Same as {@code total_account_fees}, in nano units.
 */
public record TransactionFees(
        BigInteger inMsgFwdFee,
        BigInteger storageFee,
        BigInteger gasFee,
        BigInteger outMsgsFwdFee,
        BigInteger totalAccountFees,
        BigInteger totalOutput,
        BigInteger extInMsgFee,
        BigInteger totalFwdFees,
        BigInteger accountFees) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static TransactionFees fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new TransactionFees(
                fields.required("in_msg_fwd_fee", Decoders::bigInteger),
                fields.required("storage_fee", Decoders::bigInteger),
                fields.required("gas_fee", Decoders::bigInteger),
                fields.required("out_msgs_fwd_fee", Decoders::bigInteger),
                fields.required("total_account_fees", Decoders::bigInteger),
                fields.required("total_output", Decoders::bigInteger),
                fields.required("ext_in_msg_fee", Decoders::bigInteger),
                fields.required("total_fwd_fees", Decoders::bigInteger),
                fields.required("account_fees", Decoders::bigInteger));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter()
                .required("in_msg_fwd_fee", inMsgFwdFee)
                .required("storage_fee", storageFee)
                .required("gas_fee", gasFee)
                .required("out_msgs_fwd_fee", outMsgsFwdFee)
                .required("total_account_fees", totalAccountFees)
                .required("total_output", totalOutput)
                .required("ext_in_msg_fee", extInMsgFee)
                .required("total_fwd_fees", totalFwdFees)
                .required("account_fees", accountFees)
                .toMap();
    }
}
