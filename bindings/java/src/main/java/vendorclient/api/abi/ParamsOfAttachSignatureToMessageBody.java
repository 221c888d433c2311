// Generated from the definitions of the API.
package vendorclient.api.abi;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * An unsigned body and its signature.
 *
 * @param abi ABI of the contract.
 * @param publicKey Public key of the signer.
 * @param message The body.
 * @param signature Signature, 128 hex characters.
 */
public record ParamsOfAttachSignatureToMessageBody(
        Abi abi, String publicKey, String message, String signature) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ParamsOfAttachSignatureToMessageBody fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ParamsOfAttachSignatureToMessageBody(
                fields.required("abi", Abi::fromJson),
                fields.required("public_key", Decoders::string),
                fields.required("message", Decoders::string),
                fields.required("signature", Decoders::string));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter()
                .required("abi", abi)
                .required("public_key", publicKey)
                .required("message", message)
                .required("signature", signature)
                .toMap();
    }
}
