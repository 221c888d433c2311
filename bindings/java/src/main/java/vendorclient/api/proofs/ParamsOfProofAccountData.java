// Generated from the definitions of the API.
package vendorclient.api.proofs;

import java.util.Map;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * State of an account to prove.
 *
 * @param account The account.
 * @param maxAgeMs How old the block of the state may be, in ms by the clock of this machine. Default: any age. {@code
 *     null} when absent.
 */
public record ParamsOfProofAccountData(AccountToProve account, Long maxAgeMs) implements JsonValue {
    /**
     * With the fields that must be there.
     *
     * @param account The account.
     */
    public ParamsOfProofAccountData(AccountToProve account) {
        this(account, null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} gives it
     * @return the typed value
     */
    public static ParamsOfProofAccountData fromJson(Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ParamsOfProofAccountData(
                fields.required("account", AccountToProve::fromJson), fields.optional("max_age_ms", Decoders::int64));
    }

    @Override
    public Map<String, Object> toJson() {
        return new FieldWriter().required("account", account).optional("max_age_ms", maxAgeMs).toMap();
    }

    /**
     * The same with another {@code max_age_ms}.
     *
     * @param maxAgeMs How old the block of the state may be, in ms by the clock of this machine. Default: any age.
     *     {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfProofAccountData withMaxAgeMs(Long maxAgeMs) {
        return new ParamsOfProofAccountData(account, maxAgeMs);
    }
}
