// Generated from the definitions of the API.
package vendorclient.api.outbox;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * Entries, oldest first.
 *
 * @param entries The entries.
 * @param next Where the next page begins; absent on the last page. {@code null} when absent.
 */
public record ResultOfOutboxList(List<OutboxEntry> entries, @Nullable String next) implements JsonValue {
    /**
     * With the fields that must be there.
     *
     * @param entries The entries.
     */
    public ResultOfOutboxList(List<OutboxEntry> entries) {
        this(entries, null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ResultOfOutboxList fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ResultOfOutboxList(
                fields.required("entries", Decoders.list(OutboxEntry::fromJson)),
                fields.optional("next", Decoders::string));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter().required("entries", entries).optional("next", next).toMap();
    }

    /**
     * The same with another {@code next}.
     *
     * @param next Where the next page begins; absent on the last page. {@code null} when absent.
     * @return the changed copy
     */
    public ResultOfOutboxList withNext(@Nullable String next) {
        return new ResultOfOutboxList(entries, next);
    }

    /**
     * Begins a value, field by field. Unlike the constructor of all fields it stays as it is when more fields come.
     *
     * @return a builder without any field
     */
    public static Builder builder() {
        return new Builder();
    }

    /** Makes a {@link ResultOfOutboxList}. */
    public static final class Builder {
        private @Nullable List<OutboxEntry> entries;
        private @Nullable String next;

        private Builder() {}

        /**
         * Sets {@code entries}.
         *
         * @param entries The entries.
         * @return this
         */
        public Builder entries(List<OutboxEntry> entries) {
            this.entries = entries;
            return this;
        }

        /**
         * Sets {@code next}.
         *
         * @param next Where the next page begins; absent on the last page. {@code null} when absent.
         * @return this
         */
        public Builder next(@Nullable String next) {
            this.next = next;
            return this;
        }

        /**
         * Ends the value.
         *
         * @return the value
         * @throws NullPointerException when a field is missing that must be there
         */
        public ResultOfOutboxList build() {
            return new ResultOfOutboxList(Objects.requireNonNull(entries, "entries"), next);
        }
    }
}
