// Generated from the definitions of the API.
package vendorclient.api.outbox;

import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * The stored entry.
 *
 * @param entry The entry.
 * @param isNew False if the key already had this entry and nothing was added.
 * @param storageMayBeCleared True in a browser that may delete the data of this site when it needs space, and with it
 *     all keys and records of sent messages. Absent otherwise. {@code null} when absent.
 */
public record ResultOfOutboxSend(
        OutboxEntry entry, boolean isNew, @Nullable Boolean storageMayBeCleared) implements JsonValue {
    /**
     * With the fields that must be there.
     *
     * @param entry The entry.
     * @param isNew False if the key already had this entry and nothing was added.
     */
    public ResultOfOutboxSend(OutboxEntry entry, boolean isNew) {
        this(entry, isNew, null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ResultOfOutboxSend fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ResultOfOutboxSend(
                fields.required("entry", OutboxEntry::fromJson),
                fields.required("is_new", Decoders::bool),
                fields.optional("storage_may_be_cleared", Decoders::bool));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter()
                .required("entry", entry)
                .required("is_new", isNew)
                .optional("storage_may_be_cleared", storageMayBeCleared)
                .toMap();
    }

    /**
     * The same with another {@code storage_may_be_cleared}.
     *
     * @param storageMayBeCleared True in a browser that may delete the data of this site when it needs space, and with
     *     it all keys and records of sent messages. Absent otherwise. {@code null} when absent.
     * @return the changed copy
     */
    public ResultOfOutboxSend withStorageMayBeCleared(@Nullable Boolean storageMayBeCleared) {
        return new ResultOfOutboxSend(entry, isNew, storageMayBeCleared);
    }

    /**
     * Begins a value, field by field. Unlike the constructor of all fields it stays as it is when more fields come.
     *
     * @return a builder without any field
     */
    public static Builder builder() {
        return new Builder();
    }

    /** Makes a {@link ResultOfOutboxSend}. */
    public static final class Builder {
        private @Nullable OutboxEntry entry;
        private @Nullable Boolean isNew;
        private @Nullable Boolean storageMayBeCleared;

        private Builder() {}

        /**
         * Sets {@code entry}.
         *
         * @param entry The entry.
         * @return this
         */
        public Builder entry(OutboxEntry entry) {
            this.entry = entry;
            return this;
        }

        /**
         * Sets {@code is_new}.
         *
         * @param isNew False if the key already had this entry and nothing was added.
         * @return this
         */
        public Builder isNew(boolean isNew) {
            this.isNew = isNew;
            return this;
        }

        /**
         * Sets {@code storage_may_be_cleared}.
         *
         * @param storageMayBeCleared True in a browser that may delete the data of this site when it needs space, and
         *     with it all keys and records of sent messages. Absent otherwise. {@code null} when absent.
         * @return this
         */
        public Builder storageMayBeCleared(@Nullable Boolean storageMayBeCleared) {
            this.storageMayBeCleared = storageMayBeCleared;
            return this;
        }

        /**
         * Ends the value.
         *
         * @return the value
         * @throws NullPointerException when a field is missing that must be there
         */
        public ResultOfOutboxSend build() {
            return new ResultOfOutboxSend(
                    Objects.requireNonNull(entry, "entry"),
                    Objects.requireNonNull(isNew, "isNew"),
                    storageMayBeCleared);
        }
    }
}
