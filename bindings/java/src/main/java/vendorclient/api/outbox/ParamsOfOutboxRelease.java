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
 * Held entries: one by id or key, a group, or all.
 *
 * @param id Id of one entry. {@code null} when absent.
 * @param key Key of one entry. {@code null} when absent.
 * @param group All held entries of this group. {@code null} when absent.
 * @param all All held entries of this network. With {@code unsent}, new requests are also no longer checked against
 *     earlier restores. Default: {@code false}. {@code null} when absent.
 * @param decision What to do with them.
 */
public record ParamsOfOutboxRelease(
        @Nullable String id,
        @Nullable String key,
        @Nullable String group,
        @Nullable Boolean all,
        OutboxDecision decision) implements JsonValue {
    /**
     * With the fields that must be there.
     *
     * @param decision What to do with them.
     */
    public ParamsOfOutboxRelease(OutboxDecision decision) {
        this(null, null, null, null, decision);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ParamsOfOutboxRelease fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ParamsOfOutboxRelease(
                fields.optional("id", Decoders::string),
                fields.optional("key", Decoders::string),
                fields.optional("group", Decoders::string),
                fields.optional("all", Decoders::bool),
                fields.required("decision", OutboxDecision::fromJson));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter()
                .optional("id", id)
                .optional("key", key)
                .optional("group", group)
                .optional("all", all)
                .required("decision", decision)
                .toMap();
    }

    /**
     * The same with another {@code id}.
     *
     * @param id Id of one entry. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfOutboxRelease withId(@Nullable String id) {
        return new ParamsOfOutboxRelease(id, key, group, all, decision);
    }

    /**
     * The same with another {@code key}.
     *
     * @param key Key of one entry. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfOutboxRelease withKey(@Nullable String key) {
        return new ParamsOfOutboxRelease(id, key, group, all, decision);
    }

    /**
     * The same with another {@code group}.
     *
     * @param group All held entries of this group. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfOutboxRelease withGroup(@Nullable String group) {
        return new ParamsOfOutboxRelease(id, key, group, all, decision);
    }

    /**
     * The same with another {@code all}.
     *
     * @param all All held entries of this network. With {@code unsent}, new requests are also no longer checked against
     *     earlier restores. Default: {@code false}. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfOutboxRelease withAll(@Nullable Boolean all) {
        return new ParamsOfOutboxRelease(id, key, group, all, decision);
    }

    /**
     * Begins a value, field by field. Unlike the constructor of all fields it stays as it is when more fields come.
     *
     * @return a builder without any field
     */
    public static Builder builder() {
        return new Builder();
    }

    /** Makes a {@link ParamsOfOutboxRelease}. */
    public static final class Builder {
        private @Nullable String id;
        private @Nullable String key;
        private @Nullable String group;
        private @Nullable Boolean all;
        private @Nullable OutboxDecision decision;

        private Builder() {}

        /**
         * Sets {@code id}.
         *
         * @param id Id of one entry. {@code null} when absent.
         * @return this
         */
        public Builder id(@Nullable String id) {
            this.id = id;
            return this;
        }

        /**
         * Sets {@code key}.
         *
         * @param key Key of one entry. {@code null} when absent.
         * @return this
         */
        public Builder key(@Nullable String key) {
            this.key = key;
            return this;
        }

        /**
         * Sets {@code group}.
         *
         * @param group All held entries of this group. {@code null} when absent.
         * @return this
         */
        public Builder group(@Nullable String group) {
            this.group = group;
            return this;
        }

        /**
         * Sets {@code all}.
         *
         * @param all All held entries of this network. With {@code unsent}, new requests are also no longer checked
         *     against earlier restores. Default: {@code false}. {@code null} when absent.
         * @return this
         */
        public Builder all(@Nullable Boolean all) {
            this.all = all;
            return this;
        }

        /**
         * Sets {@code decision}.
         *
         * @param decision What to do with them.
         * @return this
         */
        public Builder decision(OutboxDecision decision) {
            this.decision = decision;
            return this;
        }

        /**
         * Ends the value.
         *
         * @return the value
         * @throws NullPointerException when a field is missing that must be there
         */
        public ParamsOfOutboxRelease build() {
            return new ParamsOfOutboxRelease(id, key, group, all, Objects.requireNonNull(decision, "decision"));
        }
    }
}
