// Generated from the definitions of the API.
package vendorclient.api.zklogin;

import java.util.Map;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * Who a user is, as the provider of the login says it.
 *
 * @param claimName Name of the claim that identifies the user, at most 32 characters. Default: {@code "sub"}. {@code
 *     null} when absent.
 * @param claimValue Its value in the token, at most 115 characters.
 * @param audience Audience of the token, {@code aud}, at most 145 characters.
 * @param salt Salt of the user, below the order of the field (about 2^253.6).
 */
public record ParamsOfAddressSeed(
        String claimName, String claimValue, String audience, String salt) implements JsonValue {
    /**
     * With the fields that must be there.
     *
     * @param claimValue Its value in the token, at most 115 characters.
     * @param audience Audience of the token, {@code aud}, at most 145 characters.
     * @param salt Salt of the user, below the order of the field (about 2^253.6).
     */
    public ParamsOfAddressSeed(String claimValue, String audience, String salt) {
        this(null, claimValue, audience, salt);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} gives it
     * @return the typed value
     */
    public static ParamsOfAddressSeed fromJson(Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ParamsOfAddressSeed(
                fields.optional("claim_name", Decoders::string),
                fields.required("claim_value", Decoders::string),
                fields.required("audience", Decoders::string),
                fields.required("salt", Decoders::string));
    }

    @Override
    public Map<String, Object> toJson() {
        return new FieldWriter()
                .optional("claim_name", claimName)
                .required("claim_value", claimValue)
                .required("audience", audience)
                .required("salt", salt)
                .toMap();
    }

    /**
     * The same with another {@code claim_name}.
     *
     * @param claimName Name of the claim that identifies the user, at most 32 characters. Default: {@code "sub"}.
     *     {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfAddressSeed withClaimName(String claimName) {
        return new ParamsOfAddressSeed(claimName, claimValue, audience, salt);
    }
}
