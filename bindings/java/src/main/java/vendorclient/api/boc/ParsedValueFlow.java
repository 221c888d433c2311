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
 * Value flow of a block, in nano units.
 *
 * @param imported Imported, {@code 0x…}.
 * @param importedOther Extra currencies, if any. {@code null} when absent.
 * @param exported Exported, {@code 0x…}.
 * @param exportedOther Extra currencies, if any. {@code null} when absent.
 * @param feesCollected Fees collected, {@code 0x…}.
 * @param feesCollectedOther Extra currencies, if any. {@code null} when absent.
 * @param burned Burnt, on TON, {@code 0x…}. {@code null} when absent.
 * @param burnedOther Extra currencies, if any. {@code null} when absent.
 * @param feesImported Fees imported, {@code 0x…}.
 * @param feesImportedOther Extra currencies, if any. {@code null} when absent.
 * @param recovered Recovered, {@code 0x…}.
 * @param recoveredOther Extra currencies, if any. {@code null} when absent.
 * @param created Created, {@code 0x…}.
 * @param createdOther Extra currencies, if any. {@code null} when absent.
 * @param minted Minted, {@code 0x…}.
 * @param mintedOther Extra currencies, if any. {@code null} when absent.
 * @param copyleftRewards Rewards for authors of code.
 */
public record ParsedValueFlow(
        String imported,
        @Nullable List<ParsedCurrency> importedOther,
        String exported,
        @Nullable List<ParsedCurrency> exportedOther,
        String feesCollected,
        @Nullable List<ParsedCurrency> feesCollectedOther,
        @Nullable String burned,
        @Nullable List<ParsedCurrency> burnedOther,
        String feesImported,
        @Nullable List<ParsedCurrency> feesImportedOther,
        String recovered,
        @Nullable List<ParsedCurrency> recoveredOther,
        String created,
        @Nullable List<ParsedCurrency> createdOther,
        String minted,
        @Nullable List<ParsedCurrency> mintedOther,
        List<ParsedCopyleftReward> copyleftRewards) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ParsedValueFlow fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ParsedValueFlow(
                fields.required("imported", Decoders::string),
                fields.optional("imported_other", Decoders.list(ParsedCurrency::fromJson)),
                fields.required("exported", Decoders::string),
                fields.optional("exported_other", Decoders.list(ParsedCurrency::fromJson)),
                fields.required("fees_collected", Decoders::string),
                fields.optional("fees_collected_other", Decoders.list(ParsedCurrency::fromJson)),
                fields.optional("burned", Decoders::string),
                fields.optional("burned_other", Decoders.list(ParsedCurrency::fromJson)),
                fields.required("fees_imported", Decoders::string),
                fields.optional("fees_imported_other", Decoders.list(ParsedCurrency::fromJson)),
                fields.required("recovered", Decoders::string),
                fields.optional("recovered_other", Decoders.list(ParsedCurrency::fromJson)),
                fields.required("created", Decoders::string),
                fields.optional("created_other", Decoders.list(ParsedCurrency::fromJson)),
                fields.required("minted", Decoders::string),
                fields.optional("minted_other", Decoders.list(ParsedCurrency::fromJson)),
                fields.required("copyleft_rewards", Decoders.list(ParsedCopyleftReward::fromJson)));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter()
                .required("imported", imported)
                .optional("imported_other", importedOther)
                .required("exported", exported)
                .optional("exported_other", exportedOther)
                .required("fees_collected", feesCollected)
                .optional("fees_collected_other", feesCollectedOther)
                .optional("burned", burned)
                .optional("burned_other", burnedOther)
                .required("fees_imported", feesImported)
                .optional("fees_imported_other", feesImportedOther)
                .required("recovered", recovered)
                .optional("recovered_other", recoveredOther)
                .required("created", created)
                .optional("created_other", createdOther)
                .required("minted", minted)
                .optional("minted_other", mintedOther)
                .required("copyleft_rewards", copyleftRewards)
                .toMap();
    }
}
