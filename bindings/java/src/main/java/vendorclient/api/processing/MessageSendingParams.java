// Generated from the definitions of the API.
package vendorclient.api.processing;

import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * A message to send.
 *
 * @param boc The message.
 * @param waitUntil When the message is considered lost, Unix time in s.
 * @param userData Arbitrary data, returned with the result. {@code null} when absent.
 */
public record MessageSendingParams(String boc, long waitUntil, @Nullable Object userData) implements JsonValue {
    /**
     * With the fields that must be there.
     *
     * @param boc The message.
     * @param waitUntil When the message is considered lost, Unix time in s.
     */
    public MessageSendingParams(String boc, long waitUntil) {
        this(boc, waitUntil, null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static MessageSendingParams fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new MessageSendingParams(
                fields.required("boc", Decoders::string),
                fields.required("wait_until", Decoders::int64),
                fields.optional("user_data", Decoders::any));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter()
                .required("boc", boc)
                .required("wait_until", waitUntil)
                .optional("user_data", userData)
                .toMap();
    }

    /**
     * The same with another {@code user_data}.
     *
     * @param userData Arbitrary data, returned with the result. {@code null} when absent.
     * @return the changed copy
     */
    public MessageSendingParams withUserData(@Nullable Object userData) {
        return new MessageSendingParams(boc, waitUntil, userData);
    }

    /**
     * Begins a value, field by field. Unlike the constructor of all fields it stays as it is when more fields come.
     *
     * @return a builder without any field
     */
    public static Builder builder() {
        return new Builder();
    }

    /** Makes a {@link MessageSendingParams}. */
    public static final class Builder {
        private @Nullable String boc;
        private @Nullable Long waitUntil;
        private @Nullable Object userData;

        private Builder() {}

        /**
         * Sets {@code boc}.
         *
         * @param boc The message.
         * @return this
         */
        public Builder boc(String boc) {
            this.boc = boc;
            return this;
        }

        /**
         * Sets {@code wait_until}.
         *
         * @param waitUntil When the message is considered lost, Unix time in s.
         * @return this
         */
        public Builder waitUntil(long waitUntil) {
            this.waitUntil = waitUntil;
            return this;
        }

        /**
         * Sets {@code user_data}.
         *
         * @param userData Arbitrary data, returned with the result. {@code null} when absent.
         * @return this
         */
        public Builder userData(@Nullable Object userData) {
            this.userData = userData;
            return this;
        }

        /**
         * Ends the value.
         *
         * @return the value
         * @throws NullPointerException when a field is missing that must be there
         */
        public MessageSendingParams build() {
            return new MessageSendingParams(
                    Objects.requireNonNull(boc, "boc"), Objects.requireNonNull(waitUntil, "waitUntil"), userData);
        }
    }
}
