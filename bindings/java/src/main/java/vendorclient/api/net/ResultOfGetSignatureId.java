// Generated from the definitions of the API.
package vendorclient.api.net;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * Signature id.
 *
 * @param signatureId Signature id, which signatures must cover besides the hash; absent if the network requires
 *     nothing. {@code null} when absent.
 */
public record ResultOfGetSignatureId(@Nullable Integer signatureId) implements JsonValue {
    /** Without any field. */
    public ResultOfGetSignatureId() {
        this(null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ResultOfGetSignatureId fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ResultOfGetSignatureId(fields.optional("signature_id", Decoders::int32));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter().optional("signature_id", signatureId).toMap();
    }

    /**
     * The same with another {@code signature_id}.
     *
     * @param signatureId Signature id, which signatures must cover besides the hash; absent if the network requires
     *     nothing. {@code null} when absent.
     * @return the changed copy
     */
    public ResultOfGetSignatureId withSignatureId(@Nullable Integer signatureId) {
        return new ResultOfGetSignatureId(signatureId);
    }

    /**
     * Begins a value, field by field. Unlike the constructor of all fields it stays as it is when more fields come.
     *
     * @return a builder without any field
     */
    public static Builder builder() {
        return new Builder();
    }

    /** Makes a {@link ResultOfGetSignatureId}. */
    public static final class Builder {
        private @Nullable Integer signatureId;

        private Builder() {}

        /**
         * Sets {@code signature_id}.
         *
         * @param signatureId Signature id, which signatures must cover besides the hash; absent if the network requires
         *     nothing. {@code null} when absent.
         * @return this
         */
        public Builder signatureId(@Nullable Integer signatureId) {
            this.signatureId = signatureId;
            return this;
        }

        /**
         * Ends the value.
         *
         * @return the value
         */
        public ResultOfGetSignatureId build() {
            return new ResultOfGetSignatureId(signatureId);
        }
    }
}
