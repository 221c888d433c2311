// Generated from the definitions of the API.
package vendorclient.api.tvm;

import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.api.abi.ChainRules;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * Environment of a local run.
 *
 * @param blockchainConfig Blockchain configuration: {@code ConfigParams}, as returned by {@code
 *     boc.get_blockchain_config}, or the dictionary of parameters. Default: the configuration published by the network,
 *     if endpoints are configured and answer within 3 s; otherwise the built-in one, with the figures of nodes for
 *     networks with Dapp IDs. {@code null} when absent.
 * @param blockTime Time of the block, Unix time in s. Default: now. {@code null} when absent.
 * @param blockLt Logical time of the block. Default: one below {@code transaction_lt}, otherwise 1000000. {@code null}
 *     when absent.
 * @param transactionLt Minimum logical time of the transaction. Default: one above {@code block_lt}. {@code null} when
 *     absent.
 * @param blockSeqNo Number of the block, for contracts that read it. Extension of this library. Default: {@code 0}.
 *     {@code null} when absent.
 * @param randSeed Random seed of the block, 64 hex characters; a contract sees it mixed with its account id, and sees 0
 *     if it is all zeros. Default: zeros in {@code run_tvm} and {@code run_get}, which makes them repeatable; a new
 *     seed for each call of {@code run_executor}. Extension of this library. {@code null} when absent.
 * @param chksigAlwaysSucceed Treat all signatures as valid. Default: {@code false}. {@code null} when absent.
 * @param signatureId Signature id, for networks with that capability. Default: {@code network.signature_id} of the
 *     configuration, otherwise 100. {@code null} when absent.
 * @param rules Formats and execution rules. Default: {@code abi.rules} of the configuration. Extension of this library.
 *     {@code null} when absent.
 * @param dappId Dapp ID of the account, 64 hex characters. Default: none, which matters for messages from another Dapp
 *     and for contracts that read it. Extension of this library. {@code null} when absent.
 * @param wasmPath Folder of the WebAssembly components for {@code RUNWASM}, with files named by their SHA-256 in hex.
 *     Default: {@code wasm} in the storage folder ({@code local_storage_path}). Extension of this library. {@code null}
 *     when absent.
 * @param vmExtension Extension, from {@code tvm.register_vm_extension}, that runs the instructions that the machine
 *     cannot run itself. Without it, such an instruction ends the run. Extension of this library. {@code null} when
 *     absent.
 * @param vmAnswers Answers that are already known, so the extension is not asked for them. Extension of this library.
 *     {@code null} when absent.
 * @param trace Return every step of the virtual machine, up to the last 10000. Extension of this library. Default:
 *     {@code false}. {@code null} when absent.
 * @param logs Return what the contract prints with debug instructions, as {@code logs}: at most 1000 lines and 65536
 *     characters. Extension of this library. Default: {@code false}. {@code null} when absent.
 */
public record ExecutionOptions(
        @Nullable String blockchainConfig,
        @Nullable Long blockTime,
        @Nullable BigInteger blockLt,
        @Nullable BigInteger transactionLt,
        @Nullable Long blockSeqNo,
        @Nullable String randSeed,
        @Nullable Boolean chksigAlwaysSucceed,
        @Nullable Integer signatureId,
        @Nullable ChainRules rules,
        @Nullable String dappId,
        @Nullable String wasmPath,
        @Nullable Long vmExtension,
        @Nullable List<VmAnswer> vmAnswers,
        @Nullable Boolean trace,
        @Nullable Boolean logs) implements JsonValue {
    /** Without any field. */
    public ExecutionOptions() {
        this(null, null, null, null, null, null, null, null, null, null, null, null, null, null, null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ExecutionOptions fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ExecutionOptions(
                fields.optional("blockchain_config", Decoders::string),
                fields.optional("block_time", Decoders::int64),
                fields.optional("block_lt", Decoders::bigInteger),
                fields.optional("transaction_lt", Decoders::bigInteger),
                fields.optional("block_seq_no", Decoders::int64),
                fields.optional("rand_seed", Decoders::string),
                fields.optional("chksig_always_succeed", Decoders::bool),
                fields.optional("signature_id", Decoders::int32),
                fields.optional("rules", ChainRules::fromJson),
                fields.optional("dapp_id", Decoders::string),
                fields.optional("wasm_path", Decoders::string),
                fields.optional("vm_extension", Decoders::int64),
                fields.optional("vm_answers", Decoders.list(VmAnswer::fromJson)),
                fields.optional("trace", Decoders::bool),
                fields.optional("logs", Decoders::bool));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter()
                .optional("blockchain_config", blockchainConfig)
                .optional("block_time", blockTime)
                .optional("block_lt", blockLt)
                .optional("transaction_lt", transactionLt)
                .optional("block_seq_no", blockSeqNo)
                .optional("rand_seed", randSeed)
                .optional("chksig_always_succeed", chksigAlwaysSucceed)
                .optional("signature_id", signatureId)
                .optional("rules", rules)
                .optional("dapp_id", dappId)
                .optional("wasm_path", wasmPath)
                .optional("vm_extension", vmExtension)
                .optional("vm_answers", vmAnswers)
                .optional("trace", trace)
                .optional("logs", logs)
                .toMap();
    }

    /**
     * The same with another {@code blockchain_config}.
     *
     * @param blockchainConfig Blockchain configuration: {@code ConfigParams}, as returned by {@code
     *     boc.get_blockchain_config}, or the dictionary of parameters. Default: the configuration published by the
     *     network, if endpoints are configured and answer within 3 s; otherwise the built-in one, with the figures of
     *     nodes for networks with Dapp IDs. {@code null} when absent.
     * @return the changed copy
     */
    public ExecutionOptions withBlockchainConfig(@Nullable String blockchainConfig) {
        return new ExecutionOptions(
                blockchainConfig,
                blockTime,
                blockLt,
                transactionLt,
                blockSeqNo,
                randSeed,
                chksigAlwaysSucceed,
                signatureId,
                rules,
                dappId,
                wasmPath,
                vmExtension,
                vmAnswers,
                trace,
                logs);
    }

    /**
     * The same with another {@code block_time}.
     *
     * @param blockTime Time of the block, Unix time in s. Default: now. {@code null} when absent.
     * @return the changed copy
     */
    public ExecutionOptions withBlockTime(@Nullable Long blockTime) {
        return new ExecutionOptions(
                blockchainConfig,
                blockTime,
                blockLt,
                transactionLt,
                blockSeqNo,
                randSeed,
                chksigAlwaysSucceed,
                signatureId,
                rules,
                dappId,
                wasmPath,
                vmExtension,
                vmAnswers,
                trace,
                logs);
    }

    /**
     * The same with another {@code block_lt}.
     *
     * @param blockLt Logical time of the block. Default: one below {@code transaction_lt}, otherwise 1000000. {@code
     *     null} when absent.
     * @return the changed copy
     */
    public ExecutionOptions withBlockLt(@Nullable BigInteger blockLt) {
        return new ExecutionOptions(
                blockchainConfig,
                blockTime,
                blockLt,
                transactionLt,
                blockSeqNo,
                randSeed,
                chksigAlwaysSucceed,
                signatureId,
                rules,
                dappId,
                wasmPath,
                vmExtension,
                vmAnswers,
                trace,
                logs);
    }

    /**
     * The same with another {@code transaction_lt}.
     *
     * @param transactionLt Minimum logical time of the transaction. Default: one above {@code block_lt}. {@code null}
     *     when absent.
     * @return the changed copy
     */
    public ExecutionOptions withTransactionLt(@Nullable BigInteger transactionLt) {
        return new ExecutionOptions(
                blockchainConfig,
                blockTime,
                blockLt,
                transactionLt,
                blockSeqNo,
                randSeed,
                chksigAlwaysSucceed,
                signatureId,
                rules,
                dappId,
                wasmPath,
                vmExtension,
                vmAnswers,
                trace,
                logs);
    }

    /**
     * The same with another {@code block_seq_no}.
     *
     * @param blockSeqNo Number of the block, for contracts that read it. Extension of this library. Default: {@code 0}.
     *     {@code null} when absent.
     * @return the changed copy
     */
    public ExecutionOptions withBlockSeqNo(@Nullable Long blockSeqNo) {
        return new ExecutionOptions(
                blockchainConfig,
                blockTime,
                blockLt,
                transactionLt,
                blockSeqNo,
                randSeed,
                chksigAlwaysSucceed,
                signatureId,
                rules,
                dappId,
                wasmPath,
                vmExtension,
                vmAnswers,
                trace,
                logs);
    }

    /**
     * The same with another {@code rand_seed}.
     *
     * @param randSeed Random seed of the block, 64 hex characters; a contract sees it mixed with its account id, and
     *     sees 0 if it is all zeros. Default: zeros in {@code run_tvm} and {@code run_get}, which makes them
     *     repeatable; a new seed for each call of {@code run_executor}. Extension of this library. {@code null} when
     *     absent.
     * @return the changed copy
     */
    public ExecutionOptions withRandSeed(@Nullable String randSeed) {
        return new ExecutionOptions(
                blockchainConfig,
                blockTime,
                blockLt,
                transactionLt,
                blockSeqNo,
                randSeed,
                chksigAlwaysSucceed,
                signatureId,
                rules,
                dappId,
                wasmPath,
                vmExtension,
                vmAnswers,
                trace,
                logs);
    }

    /**
     * The same with another {@code chksig_always_succeed}.
     *
     * @param chksigAlwaysSucceed Treat all signatures as valid. Default: {@code false}. {@code null} when absent.
     * @return the changed copy
     */
    public ExecutionOptions withChksigAlwaysSucceed(@Nullable Boolean chksigAlwaysSucceed) {
        return new ExecutionOptions(
                blockchainConfig,
                blockTime,
                blockLt,
                transactionLt,
                blockSeqNo,
                randSeed,
                chksigAlwaysSucceed,
                signatureId,
                rules,
                dappId,
                wasmPath,
                vmExtension,
                vmAnswers,
                trace,
                logs);
    }

    /**
     * The same with another {@code signature_id}.
     *
     * @param signatureId Signature id, for networks with that capability. Default: {@code network.signature_id} of the
     *     configuration, otherwise 100. {@code null} when absent.
     * @return the changed copy
     */
    public ExecutionOptions withSignatureId(@Nullable Integer signatureId) {
        return new ExecutionOptions(
                blockchainConfig,
                blockTime,
                blockLt,
                transactionLt,
                blockSeqNo,
                randSeed,
                chksigAlwaysSucceed,
                signatureId,
                rules,
                dappId,
                wasmPath,
                vmExtension,
                vmAnswers,
                trace,
                logs);
    }

    /**
     * The same with another {@code rules}.
     *
     * @param rules Formats and execution rules. Default: {@code abi.rules} of the configuration. Extension of this
     *     library. {@code null} when absent.
     * @return the changed copy
     */
    public ExecutionOptions withRules(@Nullable ChainRules rules) {
        return new ExecutionOptions(
                blockchainConfig,
                blockTime,
                blockLt,
                transactionLt,
                blockSeqNo,
                randSeed,
                chksigAlwaysSucceed,
                signatureId,
                rules,
                dappId,
                wasmPath,
                vmExtension,
                vmAnswers,
                trace,
                logs);
    }

    /**
     * The same with another {@code dapp_id}.
     *
     * @param dappId Dapp ID of the account, 64 hex characters. Default: none, which matters for messages from another
     *     Dapp and for contracts that read it. Extension of this library. {@code null} when absent.
     * @return the changed copy
     */
    public ExecutionOptions withDappId(@Nullable String dappId) {
        return new ExecutionOptions(
                blockchainConfig,
                blockTime,
                blockLt,
                transactionLt,
                blockSeqNo,
                randSeed,
                chksigAlwaysSucceed,
                signatureId,
                rules,
                dappId,
                wasmPath,
                vmExtension,
                vmAnswers,
                trace,
                logs);
    }

    /**
     * The same with another {@code wasm_path}.
     *
     * @param wasmPath Folder of the WebAssembly components for {@code RUNWASM}, with files named by their SHA-256 in
     *     hex. Default: {@code wasm} in the storage folder ({@code local_storage_path}). Extension of this library.
     *     {@code null} when absent.
     * @return the changed copy
     */
    public ExecutionOptions withWasmPath(@Nullable String wasmPath) {
        return new ExecutionOptions(
                blockchainConfig,
                blockTime,
                blockLt,
                transactionLt,
                blockSeqNo,
                randSeed,
                chksigAlwaysSucceed,
                signatureId,
                rules,
                dappId,
                wasmPath,
                vmExtension,
                vmAnswers,
                trace,
                logs);
    }

    /**
     * The same with another {@code vm_extension}.
     *
     * @param vmExtension Extension, from {@code tvm.register_vm_extension}, that runs the instructions that the machine
     *     cannot run itself. Without it, such an instruction ends the run. Extension of this library. {@code null} when
     *     absent.
     * @return the changed copy
     */
    public ExecutionOptions withVmExtension(@Nullable Long vmExtension) {
        return new ExecutionOptions(
                blockchainConfig,
                blockTime,
                blockLt,
                transactionLt,
                blockSeqNo,
                randSeed,
                chksigAlwaysSucceed,
                signatureId,
                rules,
                dappId,
                wasmPath,
                vmExtension,
                vmAnswers,
                trace,
                logs);
    }

    /**
     * The same with another {@code vm_answers}.
     *
     * @param vmAnswers Answers that are already known, so the extension is not asked for them. Extension of this
     *     library. {@code null} when absent.
     * @return the changed copy
     */
    public ExecutionOptions withVmAnswers(@Nullable List<VmAnswer> vmAnswers) {
        return new ExecutionOptions(
                blockchainConfig,
                blockTime,
                blockLt,
                transactionLt,
                blockSeqNo,
                randSeed,
                chksigAlwaysSucceed,
                signatureId,
                rules,
                dappId,
                wasmPath,
                vmExtension,
                vmAnswers,
                trace,
                logs);
    }

    /**
     * The same with another {@code trace}.
     *
     * @param trace Return every step of the virtual machine, up to the last 10000. Extension of this library. Default:
     *     {@code false}. {@code null} when absent.
     * @return the changed copy
     */
    public ExecutionOptions withTrace(@Nullable Boolean trace) {
        return new ExecutionOptions(
                blockchainConfig,
                blockTime,
                blockLt,
                transactionLt,
                blockSeqNo,
                randSeed,
                chksigAlwaysSucceed,
                signatureId,
                rules,
                dappId,
                wasmPath,
                vmExtension,
                vmAnswers,
                trace,
                logs);
    }

    /**
     * The same with another {@code logs}.
     *
     * @param logs Return what the contract prints with debug instructions, as {@code logs}: at most 1000 lines and
     *     65536 characters. Extension of this library. Default: {@code false}. {@code null} when absent.
     * @return the changed copy
     */
    public ExecutionOptions withLogs(@Nullable Boolean logs) {
        return new ExecutionOptions(
                blockchainConfig,
                blockTime,
                blockLt,
                transactionLt,
                blockSeqNo,
                randSeed,
                chksigAlwaysSucceed,
                signatureId,
                rules,
                dappId,
                wasmPath,
                vmExtension,
                vmAnswers,
                trace,
                logs);
    }

    /**
     * Begins a value, field by field. Unlike the constructor of all fields it stays as it is when more fields come.
     *
     * @return a builder without any field
     */
    public static Builder builder() {
        return new Builder();
    }

    /** Makes a {@link ExecutionOptions}. */
    public static final class Builder {
        private @Nullable String blockchainConfig;
        private @Nullable Long blockTime;
        private @Nullable BigInteger blockLt;
        private @Nullable BigInteger transactionLt;
        private @Nullable Long blockSeqNo;
        private @Nullable String randSeed;
        private @Nullable Boolean chksigAlwaysSucceed;
        private @Nullable Integer signatureId;
        private @Nullable ChainRules rules;
        private @Nullable String dappId;
        private @Nullable String wasmPath;
        private @Nullable Long vmExtension;
        private @Nullable List<VmAnswer> vmAnswers;
        private @Nullable Boolean trace;
        private @Nullable Boolean logs;

        private Builder() {}

        /**
         * Sets {@code blockchain_config}.
         *
         * @param blockchainConfig Blockchain configuration: {@code ConfigParams}, as returned by {@code
         *     boc.get_blockchain_config}, or the dictionary of parameters. Default: the configuration published by the
         *     network, if endpoints are configured and answer within 3 s; otherwise the built-in one, with the figures
         *     of nodes for networks with Dapp IDs. {@code null} when absent.
         * @return this
         */
        public Builder blockchainConfig(@Nullable String blockchainConfig) {
            this.blockchainConfig = blockchainConfig;
            return this;
        }

        /**
         * Sets {@code block_time}.
         *
         * @param blockTime Time of the block, Unix time in s. Default: now. {@code null} when absent.
         * @return this
         */
        public Builder blockTime(@Nullable Long blockTime) {
            this.blockTime = blockTime;
            return this;
        }

        /**
         * Sets {@code block_lt}.
         *
         * @param blockLt Logical time of the block. Default: one below {@code transaction_lt}, otherwise 1000000.
         *     {@code null} when absent.
         * @return this
         */
        public Builder blockLt(@Nullable BigInteger blockLt) {
            this.blockLt = blockLt;
            return this;
        }

        /**
         * Sets {@code transaction_lt}.
         *
         * @param transactionLt Minimum logical time of the transaction. Default: one above {@code block_lt}. {@code
         *     null} when absent.
         * @return this
         */
        public Builder transactionLt(@Nullable BigInteger transactionLt) {
            this.transactionLt = transactionLt;
            return this;
        }

        /**
         * Sets {@code block_seq_no}.
         *
         * @param blockSeqNo Number of the block, for contracts that read it. Extension of this library. Default: {@code
         *     0}. {@code null} when absent.
         * @return this
         */
        public Builder blockSeqNo(@Nullable Long blockSeqNo) {
            this.blockSeqNo = blockSeqNo;
            return this;
        }

        /**
         * Sets {@code rand_seed}.
         *
         * @param randSeed Random seed of the block, 64 hex characters; a contract sees it mixed with its account id,
         *     and sees 0 if it is all zeros. Default: zeros in {@code run_tvm} and {@code run_get}, which makes them
         *     repeatable; a new seed for each call of {@code run_executor}. Extension of this library. {@code null}
         *     when absent.
         * @return this
         */
        public Builder randSeed(@Nullable String randSeed) {
            this.randSeed = randSeed;
            return this;
        }

        /**
         * Sets {@code chksig_always_succeed}.
         *
         * @param chksigAlwaysSucceed Treat all signatures as valid. Default: {@code false}. {@code null} when absent.
         * @return this
         */
        public Builder chksigAlwaysSucceed(@Nullable Boolean chksigAlwaysSucceed) {
            this.chksigAlwaysSucceed = chksigAlwaysSucceed;
            return this;
        }

        /**
         * Sets {@code signature_id}.
         *
         * @param signatureId Signature id, for networks with that capability. Default: {@code network.signature_id} of
         *     the configuration, otherwise 100. {@code null} when absent.
         * @return this
         */
        public Builder signatureId(@Nullable Integer signatureId) {
            this.signatureId = signatureId;
            return this;
        }

        /**
         * Sets {@code rules}.
         *
         * @param rules Formats and execution rules. Default: {@code abi.rules} of the configuration. Extension of this
         *     library. {@code null} when absent.
         * @return this
         */
        public Builder rules(@Nullable ChainRules rules) {
            this.rules = rules;
            return this;
        }

        /**
         * Sets {@code dapp_id}.
         *
         * @param dappId Dapp ID of the account, 64 hex characters. Default: none, which matters for messages from
         *     another Dapp and for contracts that read it. Extension of this library. {@code null} when absent.
         * @return this
         */
        public Builder dappId(@Nullable String dappId) {
            this.dappId = dappId;
            return this;
        }

        /**
         * Sets {@code wasm_path}.
         *
         * @param wasmPath Folder of the WebAssembly components for {@code RUNWASM}, with files named by their SHA-256
         *     in hex. Default: {@code wasm} in the storage folder ({@code local_storage_path}). Extension of this
         *     library. {@code null} when absent.
         * @return this
         */
        public Builder wasmPath(@Nullable String wasmPath) {
            this.wasmPath = wasmPath;
            return this;
        }

        /**
         * Sets {@code vm_extension}.
         *
         * @param vmExtension Extension, from {@code tvm.register_vm_extension}, that runs the instructions that the
         *     machine cannot run itself. Without it, such an instruction ends the run. Extension of this library.
         *     {@code null} when absent.
         * @return this
         */
        public Builder vmExtension(@Nullable Long vmExtension) {
            this.vmExtension = vmExtension;
            return this;
        }

        /**
         * Sets {@code vm_answers}.
         *
         * @param vmAnswers Answers that are already known, so the extension is not asked for them. Extension of this
         *     library. {@code null} when absent.
         * @return this
         */
        public Builder vmAnswers(@Nullable List<VmAnswer> vmAnswers) {
            this.vmAnswers = vmAnswers;
            return this;
        }

        /**
         * Sets {@code trace}.
         *
         * @param trace Return every step of the virtual machine, up to the last 10000. Extension of this library.
         *     Default: {@code false}. {@code null} when absent.
         * @return this
         */
        public Builder trace(@Nullable Boolean trace) {
            this.trace = trace;
            return this;
        }

        /**
         * Sets {@code logs}.
         *
         * @param logs Return what the contract prints with debug instructions, as {@code logs}: at most 1000 lines and
         *     65536 characters. Extension of this library. Default: {@code false}. {@code null} when absent.
         * @return this
         */
        public Builder logs(@Nullable Boolean logs) {
            this.logs = logs;
            return this;
        }

        /**
         * Ends the value.
         *
         * @return the value
         */
        public ExecutionOptions build() {
            return new ExecutionOptions(
                    blockchainConfig,
                    blockTime,
                    blockLt,
                    transactionLt,
                    blockSeqNo,
                    randSeed,
                    chksigAlwaysSucceed,
                    signatureId,
                    rules,
                    dappId,
                    wasmPath,
                    vmExtension,
                    vmAnswers,
                    trace,
                    logs);
        }
    }
}
