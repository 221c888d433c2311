// Generated from the definitions of the API.
package vendorclient.api.boc;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * Additional data of a masterchain block.
 *
 * @param shardHashes Shards of all workchains. {@code null} when absent.
 * @param minShardGenUtime Earliest time of the shards, Unix time in s. {@code null} when absent.
 * @param maxShardGenUtime Latest time of the shards, Unix time in s. {@code null} when absent.
 * @param shardFees Fees by shard. {@code null} when absent.
 * @param prevBlkSignatures Signatures of the previous block.
 * @param recoverCreateMsg Message that recovers created amounts. {@code null} when absent.
 * @param mintMsg Message that mints. {@code null} when absent.
 * @param configAddr Account id of the configuration contract. {@code null} when absent.
 * @param config Parameters with a known layout, {@code p<number>}. {@code null} when absent.
 * @param unknownConfig All other parameters, if any. {@code null} when absent.
 */
public record ParsedMasterBlock(
        @Nullable List<ParsedShardHash> shardHashes,
        @Nullable Long minShardGenUtime,
        @Nullable Long maxShardGenUtime,
        @Nullable List<ParsedShardFees> shardFees,
        List<ParsedBlockSignature> prevBlkSignatures,
        @Nullable ParsedInMsg recoverCreateMsg,
        @Nullable ParsedInMsg mintMsg,
        @Nullable String configAddr,
        @Nullable Map<String, @Nullable Object> config,
        @Nullable List<ParsedUnknownParam> unknownConfig) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ParsedMasterBlock fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ParsedMasterBlock(
                fields.optional("shard_hashes", Decoders.list(ParsedShardHash::fromJson)),
                fields.optional("min_shard_gen_utime", Decoders::int64),
                fields.optional("max_shard_gen_utime", Decoders::int64),
                fields.optional("shard_fees", Decoders.list(ParsedShardFees::fromJson)),
                fields.required("prev_blk_signatures", Decoders.list(ParsedBlockSignature::fromJson)),
                fields.optional("recover_create_msg", ParsedInMsg::fromJson),
                fields.optional("mint_msg", ParsedInMsg::fromJson),
                fields.optional("config_addr", Decoders::string),
                fields.optional("config", Decoders.map(Decoders::any)),
                fields.optional("unknown_config", Decoders.list(ParsedUnknownParam::fromJson)));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter()
                .optional("shard_hashes", shardHashes)
                .optional("min_shard_gen_utime", minShardGenUtime)
                .optional("max_shard_gen_utime", maxShardGenUtime)
                .optional("shard_fees", shardFees)
                .required("prev_blk_signatures", prevBlkSignatures)
                .optional("recover_create_msg", recoverCreateMsg)
                .optional("mint_msg", mintMsg)
                .optional("config_addr", configAddr)
                .optional("config", config)
                .optional("unknown_config", unknownConfig)
                .toMap();
    }
}
