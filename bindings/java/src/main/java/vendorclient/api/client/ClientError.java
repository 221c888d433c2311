// Generated from the definitions of the API.
package vendorclient.api.client;

import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * A failed call.
 *
 * @param code Error code, which is stable.
 * @param message Human-readable message: what was wrong, what was expected and what was received.
 * @param traceparent Trace id of the failed REST request. {@code null} when absent.
 * @param data Machine-readable details; always include {@code core_version}.
 */
public record ClientError(
        long code, String message, @Nullable String traceparent, @Nullable Object data) implements JsonValue {
    /**
     * With the fields that must be there.
     *
     * @param code Error code, which is stable.
     * @param message Human-readable message: what was wrong, what was expected and what was received.
     * @param data Machine-readable details; always include {@code core_version}.
     */
    public ClientError(long code, String message, @Nullable Object data) {
        this(code, message, null, data);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ClientError fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ClientError(
                fields.required("code", Decoders::int64),
                fields.required("message", Decoders::string),
                fields.optional("traceparent", Decoders::string),
                fields.required("data", Decoders::any));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter()
                .required("code", code)
                .required("message", message)
                .optional("traceparent", traceparent)
                .required("data", data)
                .toMap();
    }

    /**
     * The same with another {@code traceparent}.
     *
     * @param traceparent Trace id of the failed REST request. {@code null} when absent.
     * @return the changed copy
     */
    public ClientError withTraceparent(@Nullable String traceparent) {
        return new ClientError(code, message, traceparent, data);
    }

    /**
     * Begins a value, field by field. Unlike the constructor of all fields it stays as it is when more fields come.
     *
     * @return a builder without any field
     */
    public static Builder builder() {
        return new Builder();
    }

    /** Makes a {@link ClientError}. */
    public static final class Builder {
        private @Nullable Long code;
        private @Nullable String message;
        private @Nullable String traceparent;
        private @Nullable Object data;

        private Builder() {}

        /**
         * Sets {@code code}.
         *
         * @param code Error code, which is stable.
         * @return this
         */
        public Builder code(long code) {
            this.code = code;
            return this;
        }

        /**
         * Sets {@code message}.
         *
         * @param message Human-readable message: what was wrong, what was expected and what was received.
         * @return this
         */
        public Builder message(String message) {
            this.message = message;
            return this;
        }

        /**
         * Sets {@code traceparent}.
         *
         * @param traceparent Trace id of the failed REST request. {@code null} when absent.
         * @return this
         */
        public Builder traceparent(@Nullable String traceparent) {
            this.traceparent = traceparent;
            return this;
        }

        /**
         * Sets {@code data}.
         *
         * @param data Machine-readable details; always include {@code core_version}.
         * @return this
         */
        public Builder data(@Nullable Object data) {
            this.data = data;
            return this;
        }

        /**
         * Ends the value.
         *
         * @return the value
         * @throws NullPointerException when a field is missing that must be there
         */
        public ClientError build() {
            return new ClientError(
                    Objects.requireNonNull(code, "code"),
                    Objects.requireNonNull(message, "message"),
                    traceparent,
                    data);
        }
    }
}
