// Generated from the definitions of the API.
package vendorclient.api.inbox;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * Which accounts to list.
 *
 * @param name Name under which accounts are followed, 1 to 64 characters. Each name receives every deposit of its
 *     accounts. Default: {@code "default"}. {@code null} when absent.
 * @param after Only accounts after this one: {@code next} of the previous page. {@code null} when absent.
 * @param limit Maximum number of items. Default: {@code 100}. At least 1. At most 1000. {@code null} when absent.
 */
public record ParamsOfInboxList(
        @Nullable String name, @Nullable String after, @Nullable Long limit) implements JsonValue {
    /** Without any field. */
    public ParamsOfInboxList() {
        this(null, null, null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ParamsOfInboxList fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ParamsOfInboxList(
                fields.optional("name", Decoders::string),
                fields.optional("after", Decoders::string),
                fields.optional("limit", Decoders::int64));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter().optional("name", name).optional("after", after).optional("limit", limit).toMap();
    }

    /**
     * The same with another {@code name}.
     *
     * @param name Name under which accounts are followed, 1 to 64 characters. Each name receives every deposit of its
     *     accounts. Default: {@code "default"}. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfInboxList withName(@Nullable String name) {
        return new ParamsOfInboxList(name, after, limit);
    }

    /**
     * The same with another {@code after}.
     *
     * @param after Only accounts after this one: {@code next} of the previous page. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfInboxList withAfter(@Nullable String after) {
        return new ParamsOfInboxList(name, after, limit);
    }

    /**
     * The same with another {@code limit}.
     *
     * @param limit Maximum number of items. Default: {@code 100}. At least 1. At most 1000. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfInboxList withLimit(@Nullable Long limit) {
        return new ParamsOfInboxList(name, after, limit);
    }

    /**
     * Begins a value, field by field. Unlike the constructor of all fields it stays as it is when more fields come.
     *
     * @return a builder without any field
     */
    public static Builder builder() {
        return new Builder();
    }

    /** Makes a {@link ParamsOfInboxList}. */
    public static final class Builder {
        private @Nullable String name;
        private @Nullable String after;
        private @Nullable Long limit;

        private Builder() {}

        /**
         * Sets {@code name}.
         *
         * @param name Name under which accounts are followed, 1 to 64 characters. Each name receives every deposit of
         *     its accounts. Default: {@code "default"}. {@code null} when absent.
         * @return this
         */
        public Builder name(@Nullable String name) {
            this.name = name;
            return this;
        }

        /**
         * Sets {@code after}.
         *
         * @param after Only accounts after this one: {@code next} of the previous page. {@code null} when absent.
         * @return this
         */
        public Builder after(@Nullable String after) {
            this.after = after;
            return this;
        }

        /**
         * Sets {@code limit}.
         *
         * @param limit Maximum number of items. Default: {@code 100}. At least 1. At most 1000. {@code null} when
         *     absent.
         * @return this
         */
        public Builder limit(@Nullable Long limit) {
            this.limit = limit;
            return this;
        }

        /**
         * Ends the value.
         *
         * @return the value
         */
        public ParamsOfInboxList build() {
            return new ParamsOfInboxList(name, after, limit);
        }
    }
}
