// Generated from the definitions of the API.
package vendorclient.api.devnode;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * Parameters of {@code explain}.
 *
 * @param transaction Id of a transaction. {@code null} when absent.
 * @param message Message that is tried on the current state; nothing changes. {@code null} when absent.
 * @param messageHash Hash of a message that was refused; the node remembers the last 1000. {@code null} when absent.
 */
public record ParamsOfExplain(
        @Nullable String transaction, @Nullable String message, @Nullable String messageHash) implements JsonValue {
    /** Without any field. */
    public ParamsOfExplain() {
        this(null, null, null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ParamsOfExplain fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ParamsOfExplain(
                fields.optional("transaction", Decoders::string),
                fields.optional("message", Decoders::string),
                fields.optional("message_hash", Decoders::string));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter()
                .optional("transaction", transaction)
                .optional("message", message)
                .optional("message_hash", messageHash)
                .toMap();
    }

    /**
     * The same with another {@code transaction}.
     *
     * @param transaction Id of a transaction. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfExplain withTransaction(@Nullable String transaction) {
        return new ParamsOfExplain(transaction, message, messageHash);
    }

    /**
     * The same with another {@code message}.
     *
     * @param message Message that is tried on the current state; nothing changes. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfExplain withMessage(@Nullable String message) {
        return new ParamsOfExplain(transaction, message, messageHash);
    }

    /**
     * The same with another {@code message_hash}.
     *
     * @param messageHash Hash of a message that was refused; the node remembers the last 1000. {@code null} when
     *     absent.
     * @return the changed copy
     */
    public ParamsOfExplain withMessageHash(@Nullable String messageHash) {
        return new ParamsOfExplain(transaction, message, messageHash);
    }

    /**
     * Begins a value, field by field. Unlike the constructor of all fields it stays as it is when more fields come.
     *
     * @return a builder without any field
     */
    public static Builder builder() {
        return new Builder();
    }

    /** Makes a {@link ParamsOfExplain}. */
    public static final class Builder {
        private @Nullable String transaction;
        private @Nullable String message;
        private @Nullable String messageHash;

        private Builder() {}

        /**
         * Sets {@code transaction}.
         *
         * @param transaction Id of a transaction. {@code null} when absent.
         * @return this
         */
        public Builder transaction(@Nullable String transaction) {
            this.transaction = transaction;
            return this;
        }

        /**
         * Sets {@code message}.
         *
         * @param message Message that is tried on the current state; nothing changes. {@code null} when absent.
         * @return this
         */
        public Builder message(@Nullable String message) {
            this.message = message;
            return this;
        }

        /**
         * Sets {@code message_hash}.
         *
         * @param messageHash Hash of a message that was refused; the node remembers the last 1000. {@code null} when
         *     absent.
         * @return this
         */
        public Builder messageHash(@Nullable String messageHash) {
            this.messageHash = messageHash;
            return this;
        }

        /**
         * Ends the value.
         *
         * @return the value
         */
        public ParamsOfExplain build() {
            return new ParamsOfExplain(transaction, message, messageHash);
        }
    }
}
