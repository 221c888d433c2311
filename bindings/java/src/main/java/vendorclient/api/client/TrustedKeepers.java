// Generated from the definitions of the API.
package vendorclient.api.client;

import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * A set of block keepers that the application trusts. Extension of the published interface.
 *
 * @param blockId Id of the block at {@code height}; a block at that height with another id is refused. {@code null}
 *     when absent.
 * @param height Height of the first block signed by the set; later blocks may change it.
 * @param threadId Thread of the block, 68 hex characters. Default: the default thread, the only supported one. {@code
 *     null} when absent.
 * @param keepers BLS public keys (96 hex characters, compressed) by signer index.
 * @param owners Accounts of the owners (64 hex characters) by signer index, if known: a block then counts only if the
 *     keeper of its producer signed it, and a keeper that rejoins as another signer replaces its older entry. {@code
 *     null} when absent.
 */
public record TrustedKeepers(
        @Nullable String blockId,
        long height,
        @Nullable String threadId,
        Map<String, String> keepers,
        @Nullable Map<String, String> owners) implements JsonValue {
    /**
     * With the fields that must be there.
     *
     * @param height Height of the first block signed by the set; later blocks may change it.
     * @param keepers BLS public keys (96 hex characters, compressed) by signer index.
     */
    public TrustedKeepers(long height, Map<String, String> keepers) {
        this(null, height, null, keepers, null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static TrustedKeepers fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new TrustedKeepers(
                fields.optional("block_id", Decoders::string),
                fields.required("height", Decoders::int64),
                fields.optional("thread_id", Decoders::string),
                fields.required("keepers", Decoders.map(Decoders::string)),
                fields.optional("owners", Decoders.map(Decoders::string)));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter()
                .optional("block_id", blockId)
                .required("height", height)
                .optional("thread_id", threadId)
                .required("keepers", keepers)
                .optional("owners", owners)
                .toMap();
    }

    /**
     * The same with another {@code block_id}.
     *
     * @param blockId Id of the block at {@code height}; a block at that height with another id is refused. {@code null}
     *     when absent.
     * @return the changed copy
     */
    public TrustedKeepers withBlockId(@Nullable String blockId) {
        return new TrustedKeepers(blockId, height, threadId, keepers, owners);
    }

    /**
     * The same with another {@code thread_id}.
     *
     * @param threadId Thread of the block, 68 hex characters. Default: the default thread, the only supported one.
     *     {@code null} when absent.
     * @return the changed copy
     */
    public TrustedKeepers withThreadId(@Nullable String threadId) {
        return new TrustedKeepers(blockId, height, threadId, keepers, owners);
    }

    /**
     * The same with another {@code owners}.
     *
     * @param owners Accounts of the owners (64 hex characters) by signer index, if known: a block then counts only if
     *     the keeper of its producer signed it, and a keeper that rejoins as another signer replaces its older entry.
     *     {@code null} when absent.
     * @return the changed copy
     */
    public TrustedKeepers withOwners(@Nullable Map<String, String> owners) {
        return new TrustedKeepers(blockId, height, threadId, keepers, owners);
    }

    /**
     * Begins a value, field by field. Unlike the constructor of all fields it stays as it is when more fields come.
     *
     * @return a builder without any field
     */
    public static Builder builder() {
        return new Builder();
    }

    /** Makes a {@link TrustedKeepers}. */
    public static final class Builder {
        private @Nullable String blockId;
        private @Nullable Long height;
        private @Nullable String threadId;
        private @Nullable Map<String, String> keepers;
        private @Nullable Map<String, String> owners;

        private Builder() {}

        /**
         * Sets {@code block_id}.
         *
         * @param blockId Id of the block at {@code height}; a block at that height with another id is refused. {@code
         *     null} when absent.
         * @return this
         */
        public Builder blockId(@Nullable String blockId) {
            this.blockId = blockId;
            return this;
        }

        /**
         * Sets {@code height}.
         *
         * @param height Height of the first block signed by the set; later blocks may change it.
         * @return this
         */
        public Builder height(long height) {
            this.height = height;
            return this;
        }

        /**
         * Sets {@code thread_id}.
         *
         * @param threadId Thread of the block, 68 hex characters. Default: the default thread, the only supported one.
         *     {@code null} when absent.
         * @return this
         */
        public Builder threadId(@Nullable String threadId) {
            this.threadId = threadId;
            return this;
        }

        /**
         * Sets {@code keepers}.
         *
         * @param keepers BLS public keys (96 hex characters, compressed) by signer index.
         * @return this
         */
        public Builder keepers(Map<String, String> keepers) {
            this.keepers = keepers;
            return this;
        }

        /**
         * Sets {@code owners}.
         *
         * @param owners Accounts of the owners (64 hex characters) by signer index, if known: a block then counts only
         *     if the keeper of its producer signed it, and a keeper that rejoins as another signer replaces its older
         *     entry. {@code null} when absent.
         * @return this
         */
        public Builder owners(@Nullable Map<String, String> owners) {
            this.owners = owners;
            return this;
        }

        /**
         * Ends the value.
         *
         * @return the value
         * @throws NullPointerException when a field is missing that must be there
         */
        public TrustedKeepers build() {
            return new TrustedKeepers(
                    blockId,
                    Objects.requireNonNull(height, "height"),
                    threadId,
                    Objects.requireNonNull(keepers, "keepers"),
                    owners);
        }
    }
}
