// Generated from the definitions of the API.
package vendorclient.api.proofs;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * An account state to prove.
 *
 * @param boc The account, as account.get_account returns it.
 * @param accountId Account id, 64 hex characters.
 * @param dappId Dapp ID of the account, 64 hex characters. It identifies the account to the node; the proof does not
 *     cover it.
 */
public record AccountToProve(String boc, String accountId, String dappId) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static AccountToProve fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new AccountToProve(
                fields.required("boc", Decoders::string),
                fields.required("account_id", Decoders::string),
                fields.required("dapp_id", Decoders::string));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter()
                .required("boc", boc)
                .required("account_id", accountId)
                .required("dapp_id", dappId)
                .toMap();
    }
}
