// Generated from the definitions of the API.
package vendorclient.api.net;

import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * An item of the list.
 *
 * @param cursor Its cursor: pass it as {@code after} to continue behind the item.
 * @param object The selected fields.
 * @param event The event, if {@code abi} is given. {@code null} when absent.
 */
public record FollowedItem(String cursor, @Nullable Object object, @Nullable FollowedEvent event) implements JsonValue {
    /**
     * With the fields that must be there.
     *
     * @param cursor Its cursor: pass it as {@code after} to continue behind the item.
     * @param object The selected fields.
     */
    public FollowedItem(String cursor, @Nullable Object object) {
        this(cursor, object, null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static FollowedItem fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new FollowedItem(
                fields.required("cursor", Decoders::string),
                fields.required("object", Decoders::any),
                fields.optional("event", FollowedEvent::fromJson));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter().required("cursor", cursor).required("object", object).optional("event", event).toMap();
    }

    /**
     * The same with another {@code event}.
     *
     * @param event The event, if {@code abi} is given. {@code null} when absent.
     * @return the changed copy
     */
    public FollowedItem withEvent(@Nullable FollowedEvent event) {
        return new FollowedItem(cursor, object, event);
    }

    /**
     * Begins a value, field by field. Unlike the constructor of all fields it stays as it is when more fields come.
     *
     * @return a builder without any field
     */
    public static Builder builder() {
        return new Builder();
    }

    /** Makes a {@link FollowedItem}. */
    public static final class Builder {
        private @Nullable String cursor;
        private @Nullable Object object;
        private @Nullable FollowedEvent event;

        private Builder() {}

        /**
         * Sets {@code cursor}.
         *
         * @param cursor Its cursor: pass it as {@code after} to continue behind the item.
         * @return this
         */
        public Builder cursor(String cursor) {
            this.cursor = cursor;
            return this;
        }

        /**
         * Sets {@code object}.
         *
         * @param object The selected fields.
         * @return this
         */
        public Builder object(@Nullable Object object) {
            this.object = object;
            return this;
        }

        /**
         * Sets {@code event}.
         *
         * @param event The event, if {@code abi} is given. {@code null} when absent.
         * @return this
         */
        public Builder event(@Nullable FollowedEvent event) {
            this.event = event;
            return this;
        }

        /**
         * Ends the value.
         *
         * @return the value
         * @throws NullPointerException when a field is missing that must be there
         */
        public FollowedItem build() {
            return new FollowedItem(Objects.requireNonNull(cursor, "cursor"), object, event);
        }
    }
}
