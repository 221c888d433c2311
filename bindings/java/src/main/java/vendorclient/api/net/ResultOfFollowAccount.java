// Generated from the definitions of the API.
package vendorclient.api.net;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import vendorclient.api.client.ClientError;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * Items in the order of the chain.
 *
 * @param items The items, at most 50.
 * @param cursor Cursor of the last item that was read, including those that are no events of the given name: pass it as
 *     {@code after} to continue. An empty text before the first item.
 * @param unreachable Why the network could not be asked at the end of {@code wait_ms}. Nothing is missed. {@code null}
 *     when absent.
 */
public record ResultOfFollowAccount(
        List<FollowedItem> items, String cursor, @Nullable ClientError unreachable) implements JsonValue {
    /**
     * With the fields that must be there.
     *
     * @param items The items, at most 50.
     * @param cursor Cursor of the last item that was read, including those that are no events of the given name: pass
     *     it as {@code after} to continue. An empty text before the first item.
     */
    public ResultOfFollowAccount(List<FollowedItem> items, String cursor) {
        this(items, cursor, null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ResultOfFollowAccount fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ResultOfFollowAccount(
                fields.required("items", Decoders.list(FollowedItem::fromJson)),
                fields.required("cursor", Decoders::string),
                fields.optional("unreachable", ClientError::fromJson));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter()
                .required("items", items)
                .required("cursor", cursor)
                .optional("unreachable", unreachable)
                .toMap();
    }

    /**
     * The same with another {@code unreachable}.
     *
     * @param unreachable Why the network could not be asked at the end of {@code wait_ms}. Nothing is missed. {@code
     *     null} when absent.
     * @return the changed copy
     */
    public ResultOfFollowAccount withUnreachable(@Nullable ClientError unreachable) {
        return new ResultOfFollowAccount(items, cursor, unreachable);
    }

    /**
     * Begins a value, field by field. Unlike the constructor of all fields it stays as it is when more fields come.
     *
     * @return a builder without any field
     */
    public static Builder builder() {
        return new Builder();
    }

    /** Makes a {@link ResultOfFollowAccount}. */
    public static final class Builder {
        private @Nullable List<FollowedItem> items;
        private @Nullable String cursor;
        private @Nullable ClientError unreachable;

        private Builder() {}

        /**
         * Sets {@code items}.
         *
         * @param items The items, at most 50.
         * @return this
         */
        public Builder items(List<FollowedItem> items) {
            this.items = items;
            return this;
        }

        /**
         * Sets {@code cursor}.
         *
         * @param cursor Cursor of the last item that was read, including those that are no events of the given name:
         *     pass it as {@code after} to continue. An empty text before the first item.
         * @return this
         */
        public Builder cursor(String cursor) {
            this.cursor = cursor;
            return this;
        }

        /**
         * Sets {@code unreachable}.
         *
         * @param unreachable Why the network could not be asked at the end of {@code wait_ms}. Nothing is missed.
         *     {@code null} when absent.
         * @return this
         */
        public Builder unreachable(@Nullable ClientError unreachable) {
            this.unreachable = unreachable;
            return this;
        }

        /**
         * Ends the value.
         *
         * @return the value
         * @throws NullPointerException when a field is missing that must be there
         */
        public ResultOfFollowAccount build() {
            return new ResultOfFollowAccount(
                    Objects.requireNonNull(items, "items"), Objects.requireNonNull(cursor, "cursor"), unreachable);
        }
    }
}
