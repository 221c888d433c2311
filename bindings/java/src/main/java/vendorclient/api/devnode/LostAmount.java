// Generated from the definitions of the API.
package vendorclient.api.devnode;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * Money lost besides the fees.
 *
 * @param currency 0 for tokens, the main currency; otherwise the id of the currency.
 * @param amount Amount lost, in nano units of the currency.
 * @param reason {@code other_dapp}, {@code no_account}, {@code bad_state_init}, {@code bounce_failed}, {@code
 *     actions_failed}, {@code account_ended}, {@code burnt}, {@code given_to_dapp} or {@code limit}.
 * @param text The reason in words.
 */
public record LostAmount(long currency, String amount, String reason, String text) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static LostAmount fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new LostAmount(
                fields.required("currency", Decoders::int64),
                fields.required("amount", Decoders::string),
                fields.required("reason", Decoders::string),
                fields.required("text", Decoders::string));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter()
                .required("currency", currency)
                .required("amount", amount)
                .required("reason", reason)
                .required("text", text)
                .toMap();
    }
}
