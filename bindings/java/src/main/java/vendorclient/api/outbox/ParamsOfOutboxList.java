// Generated from the definitions of the API.
package vendorclient.api.outbox;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * Which entries to list.
 *
 * @param state Only entries in this state. {@code null} when absent.
 * @param group Only entries of this group. {@code null} when absent.
 * @param held True: only entries held since the storage was restored. False: only entries that are not held. {@code
 *     null} when absent.
 * @param after Only entries after this id: {@code next} of the previous page. {@code null} when absent.
 * @param limit Maximum number of items. Default: {@code 100}. At least 1. At most 1000. {@code null} when absent.
 */
public record ParamsOfOutboxList(
        @Nullable OutboxState state,
        @Nullable String group,
        @Nullable Boolean held,
        @Nullable String after,
        @Nullable Long limit) implements JsonValue {
    /** Without any field. */
    public ParamsOfOutboxList() {
        this(null, null, null, null, null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ParamsOfOutboxList fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ParamsOfOutboxList(
                fields.optional("state", OutboxState::fromJson),
                fields.optional("group", Decoders::string),
                fields.optional("held", Decoders::bool),
                fields.optional("after", Decoders::string),
                fields.optional("limit", Decoders::int64));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter()
                .optional("state", state)
                .optional("group", group)
                .optional("held", held)
                .optional("after", after)
                .optional("limit", limit)
                .toMap();
    }

    /**
     * The same with another {@code state}.
     *
     * @param state Only entries in this state. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfOutboxList withState(@Nullable OutboxState state) {
        return new ParamsOfOutboxList(state, group, held, after, limit);
    }

    /**
     * The same with another {@code group}.
     *
     * @param group Only entries of this group. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfOutboxList withGroup(@Nullable String group) {
        return new ParamsOfOutboxList(state, group, held, after, limit);
    }

    /**
     * The same with another {@code held}.
     *
     * @param held True: only entries held since the storage was restored. False: only entries that are not held. {@code
     *     null} when absent.
     * @return the changed copy
     */
    public ParamsOfOutboxList withHeld(@Nullable Boolean held) {
        return new ParamsOfOutboxList(state, group, held, after, limit);
    }

    /**
     * The same with another {@code after}.
     *
     * @param after Only entries after this id: {@code next} of the previous page. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfOutboxList withAfter(@Nullable String after) {
        return new ParamsOfOutboxList(state, group, held, after, limit);
    }

    /**
     * The same with another {@code limit}.
     *
     * @param limit Maximum number of items. Default: {@code 100}. At least 1. At most 1000. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfOutboxList withLimit(@Nullable Long limit) {
        return new ParamsOfOutboxList(state, group, held, after, limit);
    }

    /**
     * Begins a value, field by field. Unlike the constructor of all fields it stays as it is when more fields come.
     *
     * @return a builder without any field
     */
    public static Builder builder() {
        return new Builder();
    }

    /** Makes a {@link ParamsOfOutboxList}. */
    public static final class Builder {
        private @Nullable OutboxState state;
        private @Nullable String group;
        private @Nullable Boolean held;
        private @Nullable String after;
        private @Nullable Long limit;

        private Builder() {}

        /**
         * Sets {@code state}.
         *
         * @param state Only entries in this state. {@code null} when absent.
         * @return this
         */
        public Builder state(@Nullable OutboxState state) {
            this.state = state;
            return this;
        }

        /**
         * Sets {@code group}.
         *
         * @param group Only entries of this group. {@code null} when absent.
         * @return this
         */
        public Builder group(@Nullable String group) {
            this.group = group;
            return this;
        }

        /**
         * Sets {@code held}.
         *
         * @param held True: only entries held since the storage was restored. False: only entries that are not held.
         *     {@code null} when absent.
         * @return this
         */
        public Builder held(@Nullable Boolean held) {
            this.held = held;
            return this;
        }

        /**
         * Sets {@code after}.
         *
         * @param after Only entries after this id: {@code next} of the previous page. {@code null} when absent.
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
        public ParamsOfOutboxList build() {
            return new ParamsOfOutboxList(state, group, held, after, limit);
        }
    }
}
