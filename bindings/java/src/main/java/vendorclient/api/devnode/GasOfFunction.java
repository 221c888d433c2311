// Generated from the definitions of the API.
package vendorclient.api.devnode;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * Gas and fees of the calls of one function.
 *
 * @param contract Name of the contract, or {@code code} and the first digits of its hash, or {@code no contract}.
 * @param function Function; {@code transfer} without a body, {@code 0x…} for a body that matches no ABI.
 * @param calls Number of transactions.
 * @param failed Number of aborted transactions.
 * @param gasMin Minimum gas, in units of gas.
 * @param gasMedian Median gas, in units of gas.
 * @param gasMax Maximum gas, in units of gas.
 * @param feesMin Minimum fees, in nanotokens.
 * @param feesMedian Median fees, in nanotokens.
 * @param feesMax Maximum fees, in nanotokens.
 * @param feesTotal Total fees, in nanotokens.
 */
public record GasOfFunction(
        String contract,
        String function,
        long calls,
        long failed,
        long gasMin,
        long gasMedian,
        long gasMax,
        String feesMin,
        String feesMedian,
        String feesMax,
        String feesTotal) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static GasOfFunction fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new GasOfFunction(
                fields.required("contract", Decoders::string),
                fields.required("function", Decoders::string),
                fields.required("calls", Decoders::int64),
                fields.required("failed", Decoders::int64),
                fields.required("gas_min", Decoders::int64),
                fields.required("gas_median", Decoders::int64),
                fields.required("gas_max", Decoders::int64),
                fields.required("fees_min", Decoders::string),
                fields.required("fees_median", Decoders::string),
                fields.required("fees_max", Decoders::string),
                fields.required("fees_total", Decoders::string));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter()
                .required("contract", contract)
                .required("function", function)
                .required("calls", calls)
                .required("failed", failed)
                .required("gas_min", gasMin)
                .required("gas_median", gasMedian)
                .required("gas_max", gasMax)
                .required("fees_min", feesMin)
                .required("fees_median", feesMedian)
                .required("fees_max", feesMax)
                .required("fees_total", feesTotal)
                .toMap();
    }
}
