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
 * Fees of a shard in a masterchain block.
 *
 * @param workchainId Workchain.
 * @param shard Prefix with its end marker, 16 hex digits.
 * @param fees Fees in nano units, {@code 0x…}.
 * @param feesOther Extra currencies, if any. {@code null} when absent.
 * @param create Amount created in nano units, {@code 0x…}.
 * @param createOther Extra currencies, if any. {@code null} when absent.
 */
public record ParsedShardFees(
        int workchainId,
        String shard,
        String fees,
        @Nullable List<ParsedCurrency> feesOther,
        String create,
        @Nullable List<ParsedCurrency> createOther) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ParsedShardFees fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ParsedShardFees(
                fields.required("workchain_id", Decoders::int32),
                fields.required("shard", Decoders::string),
                fields.required("fees", Decoders::string),
                fields.optional("fees_other", Decoders.list(ParsedCurrency::fromJson)),
                fields.required("create", Decoders::string),
                fields.optional("create_other", Decoders.list(ParsedCurrency::fromJson)));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter()
                .required("workchain_id", workchainId)
                .required("shard", shard)
                .required("fees", fees)
                .optional("fees_other", feesOther)
                .required("create", create)
                .optional("create_other", createOther)
                .toMap();
    }
}
