// Generated from the definitions of the API.
package vendorclient.api.client;

import java.util.Map;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * A set of block keepers that an application trusts. Extension of the published interface.
 *
 * @param blockId Id of the block at {@code height}; a block of that height with another id is refused. {@code null}
 *     when absent.
 * @param height The first block that the set signs; later ones may change it.
 * @param threadId Thread of the block, 68 hex characters. Default: the default thread, the only supported one. {@code
 *     null} when absent.
 * @param keepers BLS public keys (96 hex characters, compressed) by signer.
 * @param owners Accounts of the owners (64 hex characters) by signer, where they are known: then a block counts only
 *     when the keeper of its producer signed it, and a keeper that joins again under another signer replaces its older
 *     entry. {@code null} when absent.
 */
public record TrustedKeepers(
        String blockId,
        long height,
        String threadId,
        Map<String, String> keepers,
        Map<String, String> owners) implements JsonValue {
    /**
     * With the fields that must be there.
     *
     * @param height The first block that the set signs; later ones may change it.
     * @param keepers BLS public keys (96 hex characters, compressed) by signer.
     */
    public TrustedKeepers(long height, Map<String, String> keepers) {
        this(null, height, null, keepers, null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} gives it
     * @return the typed value
     */
    public static TrustedKeepers fromJson(Object json) {
        FieldReader fields = FieldReader.of(json);
        return new TrustedKeepers(
                fields.optional("block_id", Decoders::string),
                fields.required("height", Decoders::int64),
                fields.optional("thread_id", Decoders::string),
                fields.required("keepers", Decoders.map(Decoders::string)),
                fields.optional("owners", Decoders.map(Decoders::string)));
    }

    @Override
    public Map<String, Object> toJson() {
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
     * @param blockId Id of the block at {@code height}; a block of that height with another id is refused. {@code null}
     *     when absent.
     * @return the changed copy
     */
    public TrustedKeepers withBlockId(String blockId) {
        return new TrustedKeepers(blockId, height, threadId, keepers, owners);
    }

    /**
     * The same with another {@code thread_id}.
     *
     * @param threadId Thread of the block, 68 hex characters. Default: the default thread, the only supported one.
     *     {@code null} when absent.
     * @return the changed copy
     */
    public TrustedKeepers withThreadId(String threadId) {
        return new TrustedKeepers(blockId, height, threadId, keepers, owners);
    }

    /**
     * The same with another {@code owners}.
     *
     * @param owners Accounts of the owners (64 hex characters) by signer, where they are known: then a block counts
     *     only when the keeper of its producer signed it, and a keeper that joins again under another signer replaces
     *     its older entry. {@code null} when absent.
     * @return the changed copy
     */
    public TrustedKeepers withOwners(Map<String, String> owners) {
        return new TrustedKeepers(blockId, height, threadId, keepers, owners);
    }
}
