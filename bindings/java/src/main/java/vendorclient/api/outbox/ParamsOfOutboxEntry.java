// Generated from the definitions of the API.
package vendorclient.api.outbox;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * An entry, identified by its id or its key.
 *
 * @param id Id of the entry. {@code null} when absent.
 * @param key Key of the entry. {@code null} when absent.
 */
public record ParamsOfOutboxEntry(@Nullable String id, @Nullable String key) implements JsonValue {
    /** Without any field. */
    public ParamsOfOutboxEntry() {
        this(null, null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ParamsOfOutboxEntry fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ParamsOfOutboxEntry(
                fields.optional("id", Decoders::string), fields.optional("key", Decoders::string));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter().optional("id", id).optional("key", key).toMap();
    }

    /**
     * The same with another {@code id}.
     *
     * @param id Id of the entry. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfOutboxEntry withId(@Nullable String id) {
        return new ParamsOfOutboxEntry(id, key);
    }

    /**
     * The same with another {@code key}.
     *
     * @param key Key of the entry. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfOutboxEntry withKey(@Nullable String key) {
        return new ParamsOfOutboxEntry(id, key);
    }

    /**
     * Begins a value, field by field. Unlike the constructor of all fields it stays as it is when more fields come.
     *
     * @return a builder without any field
     */
    public static Builder builder() {
        return new Builder();
    }

    /** Makes a {@link ParamsOfOutboxEntry}. */
    public static final class Builder {
        private @Nullable String id;
        private @Nullable String key;

        private Builder() {}

        /**
         * Sets {@code id}.
         *
         * @param id Id of the entry. {@code null} when absent.
         * @return this
         */
        public Builder id(@Nullable String id) {
            this.id = id;
            return this;
        }

        /**
         * Sets {@code key}.
         *
         * @param key Key of the entry. {@code null} when absent.
         * @return this
         */
        public Builder key(@Nullable String key) {
            this.key = key;
            return this;
        }

        /**
         * Ends the value.
         *
         * @return the value
         */
        public ParamsOfOutboxEntry build() {
            return new ParamsOfOutboxEntry(id, key);
        }
    }
}
