// Generated from the definitions of the API.
package vendorclient.api.outbox;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * Which results to return.
 *
 * @param group Only results of this group. {@code null} when absent.
 * @param after Only results after this {@code number}. {@code null} when absent.
 * @param acknowledge Acknowledges this result and all before it (of the group, if one is given); they are never
 *     returned again. A number beyond the last result is refused. {@code null} when absent.
 * @param limit Maximum number of items. Default: {@code 100}. At least 1. At most 1000. {@code null} when absent.
 * @param waitMs How long to wait for a result if there is none, in ms. Default: {@code 0}. At most 3600000. {@code
 *     null} when absent.
 */
public record ParamsOfOutboxResults(
        @Nullable String group,
        @Nullable String after,
        @Nullable String acknowledge,
        @Nullable Long limit,
        @Nullable Long waitMs) implements JsonValue {
    /** Without any field. */
    public ParamsOfOutboxResults() {
        this(null, null, null, null, null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ParamsOfOutboxResults fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ParamsOfOutboxResults(
                fields.optional("group", Decoders::string),
                fields.optional("after", Decoders::string),
                fields.optional("acknowledge", Decoders::string),
                fields.optional("limit", Decoders::int64),
                fields.optional("wait_ms", Decoders::int64));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter()
                .optional("group", group)
                .optional("after", after)
                .optional("acknowledge", acknowledge)
                .optional("limit", limit)
                .optional("wait_ms", waitMs)
                .toMap();
    }

    /**
     * The same with another {@code group}.
     *
     * @param group Only results of this group. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfOutboxResults withGroup(@Nullable String group) {
        return new ParamsOfOutboxResults(group, after, acknowledge, limit, waitMs);
    }

    /**
     * The same with another {@code after}.
     *
     * @param after Only results after this {@code number}. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfOutboxResults withAfter(@Nullable String after) {
        return new ParamsOfOutboxResults(group, after, acknowledge, limit, waitMs);
    }

    /**
     * The same with another {@code acknowledge}.
     *
     * @param acknowledge Acknowledges this result and all before it (of the group, if one is given); they are never
     *     returned again. A number beyond the last result is refused. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfOutboxResults withAcknowledge(@Nullable String acknowledge) {
        return new ParamsOfOutboxResults(group, after, acknowledge, limit, waitMs);
    }

    /**
     * The same with another {@code limit}.
     *
     * @param limit Maximum number of items. Default: {@code 100}. At least 1. At most 1000. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfOutboxResults withLimit(@Nullable Long limit) {
        return new ParamsOfOutboxResults(group, after, acknowledge, limit, waitMs);
    }

    /**
     * The same with another {@code wait_ms}.
     *
     * @param waitMs How long to wait for a result if there is none, in ms. Default: {@code 0}. At most 3600000. {@code
     *     null} when absent.
     * @return the changed copy
     */
    public ParamsOfOutboxResults withWaitMs(@Nullable Long waitMs) {
        return new ParamsOfOutboxResults(group, after, acknowledge, limit, waitMs);
    }

    /**
     * Begins a value, field by field. Unlike the constructor of all fields it stays as it is when more fields come.
     *
     * @return a builder without any field
     */
    public static Builder builder() {
        return new Builder();
    }

    /** Makes a {@link ParamsOfOutboxResults}. */
    public static final class Builder {
        private @Nullable String group;
        private @Nullable String after;
        private @Nullable String acknowledge;
        private @Nullable Long limit;
        private @Nullable Long waitMs;

        private Builder() {}

        /**
         * Sets {@code group}.
         *
         * @param group Only results of this group. {@code null} when absent.
         * @return this
         */
        public Builder group(@Nullable String group) {
            this.group = group;
            return this;
        }

        /**
         * Sets {@code after}.
         *
         * @param after Only results after this {@code number}. {@code null} when absent.
         * @return this
         */
        public Builder after(@Nullable String after) {
            this.after = after;
            return this;
        }

        /**
         * Sets {@code acknowledge}.
         *
         * @param acknowledge Acknowledges this result and all before it (of the group, if one is given); they are never
         *     returned again. A number beyond the last result is refused. {@code null} when absent.
         * @return this
         */
        public Builder acknowledge(@Nullable String acknowledge) {
            this.acknowledge = acknowledge;
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
         * Sets {@code wait_ms}.
         *
         * @param waitMs How long to wait for a result if there is none, in ms. Default: {@code 0}. At most 3600000.
         *     {@code null} when absent.
         * @return this
         */
        public Builder waitMs(@Nullable Long waitMs) {
            this.waitMs = waitMs;
            return this;
        }

        /**
         * Ends the value.
         *
         * @return the value
         */
        public ParamsOfOutboxResults build() {
            return new ParamsOfOutboxResults(group, after, acknowledge, limit, waitMs);
        }
    }
}
