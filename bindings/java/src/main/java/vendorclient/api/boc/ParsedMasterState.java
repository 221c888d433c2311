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
 * Additional data of a masterchain state.
 *
 * @param shardHashes Shards of all workchains. {@code null} when absent.
 * @param minShardGenUtime Earliest time of the shards, Unix time in s. {@code null} when absent.
 * @param maxShardGenUtime Latest time of the shards, Unix time in s. {@code null} when absent.
 * @param configAddr Account id of the configuration contract. {@code null} when absent.
 * @param config Parameters with a known layout, {@code p<number>}. {@code null} when absent.
 * @param unknownConfig All other parameters, if any. {@code null} when absent.
 * @param validatorListHashShort Short hash of the validator list, a number of 32 bits.
 * @param catchainSeqno Sequence number of the catchain.
 * @param nxCcUpdated Whether the catchain number changed.
 * @param afterKeyBlock Whether the state follows a key block.
 * @param lastKeyBlock Last key block. {@code null} when absent.
 * @param blockCreateStats Blocks by validator. {@code null} when absent.
 * @param globalBalance Balance of the network in nano units, {@code 0x…}.
 * @param globalBalanceOther Extra currencies, if any. {@code null} when absent.
 * @param stateCopyleftRewards Rewards for authors of code.
 */
public record ParsedMasterState(
        @Nullable List<ParsedShardHash> shardHashes,
        @Nullable Long minShardGenUtime,
        @Nullable Long maxShardGenUtime,
        @Nullable String configAddr,
        @Nullable Map<String, @Nullable Object> config,
        @Nullable List<ParsedUnknownParam> unknownConfig,
        long validatorListHashShort,
        long catchainSeqno,
        boolean nxCcUpdated,
        boolean afterKeyBlock,
        @Nullable ParsedBlockRef lastKeyBlock,
        @Nullable List<ParsedCreatorStats> blockCreateStats,
        String globalBalance,
        @Nullable List<ParsedCurrency> globalBalanceOther,
        List<ParsedCopyleftReward> stateCopyleftRewards) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ParsedMasterState fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ParsedMasterState(
                fields.optional("shard_hashes", Decoders.list(ParsedShardHash::fromJson)),
                fields.optional("min_shard_gen_utime", Decoders::int64),
                fields.optional("max_shard_gen_utime", Decoders::int64),
                fields.optional("config_addr", Decoders::string),
                fields.optional("config", Decoders.map(Decoders::any)),
                fields.optional("unknown_config", Decoders.list(ParsedUnknownParam::fromJson)),
                fields.required("validator_list_hash_short", Decoders::int64),
                fields.required("catchain_seqno", Decoders::int64),
                fields.required("nx_cc_updated", Decoders::bool),
                fields.required("after_key_block", Decoders::bool),
                fields.optional("last_key_block", ParsedBlockRef::fromJson),
                fields.optional("block_create_stats", Decoders.list(ParsedCreatorStats::fromJson)),
                fields.required("global_balance", Decoders::string),
                fields.optional("global_balance_other", Decoders.list(ParsedCurrency::fromJson)),
                fields.required("state_copyleft_rewards", Decoders.list(ParsedCopyleftReward::fromJson)));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter()
                .optional("shard_hashes", shardHashes)
                .optional("min_shard_gen_utime", minShardGenUtime)
                .optional("max_shard_gen_utime", maxShardGenUtime)
                .optional("config_addr", configAddr)
                .optional("config", config)
                .optional("unknown_config", unknownConfig)
                .required("validator_list_hash_short", validatorListHashShort)
                .required("catchain_seqno", catchainSeqno)
                .required("nx_cc_updated", nxCcUpdated)
                .required("after_key_block", afterKeyBlock)
                .optional("last_key_block", lastKeyBlock)
                .optional("block_create_stats", blockCreateStats)
                .required("global_balance", globalBalance)
                .optional("global_balance_other", globalBalanceOther)
                .required("state_copyleft_rewards", stateCopyleftRewards)
                .toMap();
    }
}
