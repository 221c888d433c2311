// Generated from the definitions of the API.
package vendorclient.api.proofs;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * The proven block after which the account has this state; a later block may have changed it.
 *
 * @param blockId Id of the block.
 * @param seqNo Sequence number of the block.
 * @param genUtime Time of the block, Unix time in s.
 */
public record ResultOfProofAccountData(String blockId, long seqNo, long genUtime) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ResultOfProofAccountData fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ResultOfProofAccountData(
                fields.required("block_id", Decoders::string),
                fields.required("seq_no", Decoders::int64),
                fields.required("gen_utime", Decoders::int64));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter()
                .required("block_id", blockId)
                .required("seq_no", seqNo)
                .required("gen_utime", genUtime)
                .toMap();
    }
}
