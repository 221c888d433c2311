// Generated from the definitions of the API.
package vendorclient.api.devnode;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * A transaction in a message tree.
 *
 * @param id Id of a transaction.
 * @param parent Transaction that sent its message; absent for the root. {@code null} when absent.
 * @param depth Number of steps from the root.
 * @param accountId Account.
 * @param dappId Dapp ID of the account after the transaction. {@code null} when absent.
 * @param name Name of the account. {@code null} when absent.
 * @param contract Name of the contract. {@code null} when absent.
 * @param codeHash Code hash after the transaction. {@code null} when absent.
 * @param blockId Block.
 * @param seqNo Number of the block.
 * @param time Time of the block, Unix time in s.
 * @param lt Logical time.
 * @param inMessage Message executed by the transaction. {@code null} when absent.
 * @param storage Storage phase. {@code null} when absent.
 * @param credit Credit phase. {@code null} when absent.
 * @param compute Compute phase. {@code null} when absent.
 * @param action Action phase. {@code null} when absent.
 * @param bounce Bounce phase. {@code null} when absent.
 * @param aborted Whether the transaction was aborted.
 * @param destroyed Whether the account was deleted.
 * @param failure Why it failed, in one sentence. {@code null} when absent.
 * @param fees Fees of the transaction.
 * @param balanceBefore Balance of the account before the transaction, in nanotokens. Absent if the state is no longer
 *     kept. {@code null} when absent.
 * @param lost Money lost. Empty if the state is no longer kept.
 * @param logs What the contract printed with debug instructions, line by line. Empty if the state is no longer kept.
 * @param outMessages Outbound messages, in order.
 * @param replayable Whether {@code replay} can rerun the transaction.
 */
public record TracedTransaction(
        String id,
        @Nullable String parent,
        long depth,
        String accountId,
        @Nullable String dappId,
        @Nullable String name,
        @Nullable String contract,
        @Nullable String codeHash,
        String blockId,
        long seqNo,
        long time,
        String lt,
        @Nullable TracedMessage inMessage,
        @Nullable TracedStorage storage,
        @Nullable TracedCredit credit,
        @Nullable TracedCompute compute,
        @Nullable TracedAction action,
        @Nullable TracedBounce bounce,
        boolean aborted,
        boolean destroyed,
        @Nullable String failure,
        TracedFees fees,
        @Nullable String balanceBefore,
        List<LostAmount> lost,
        List<String> logs,
        List<TracedMessage> outMessages,
        boolean replayable) implements JsonValue {
    /**
     * With the fields that must be there.
     *
     * @param id Id of a transaction.
     * @param depth Number of steps from the root.
     * @param accountId Account.
     * @param blockId Block.
     * @param seqNo Number of the block.
     * @param time Time of the block, Unix time in s.
     * @param lt Logical time.
     * @param aborted Whether the transaction was aborted.
     * @param destroyed Whether the account was deleted.
     * @param fees Fees of the transaction.
     * @param lost Money lost. Empty if the state is no longer kept.
     * @param logs What the contract printed with debug instructions, line by line. Empty if the state is no longer
     *     kept.
     * @param outMessages Outbound messages, in order.
     * @param replayable Whether {@code replay} can rerun the transaction.
     */
    public TracedTransaction(
            String id,
            long depth,
            String accountId,
            String blockId,
            long seqNo,
            long time,
            String lt,
            boolean aborted,
            boolean destroyed,
            TracedFees fees,
            List<LostAmount> lost,
            List<String> logs,
            List<TracedMessage> outMessages,
            boolean replayable) {
        this(
                id,
                null,
                depth,
                accountId,
                null,
                null,
                null,
                null,
                blockId,
                seqNo,
                time,
                lt,
                null,
                null,
                null,
                null,
                null,
                null,
                aborted,
                destroyed,
                null,
                fees,
                null,
                lost,
                logs,
                outMessages,
                replayable);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static TracedTransaction fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new TracedTransaction(
                fields.required("id", Decoders::string),
                fields.optional("parent", Decoders::string),
                fields.required("depth", Decoders::int64),
                fields.required("account_id", Decoders::string),
                fields.optional("dapp_id", Decoders::string),
                fields.optional("name", Decoders::string),
                fields.optional("contract", Decoders::string),
                fields.optional("code_hash", Decoders::string),
                fields.required("block_id", Decoders::string),
                fields.required("seq_no", Decoders::int64),
                fields.required("time", Decoders::int64),
                fields.required("lt", Decoders::string),
                fields.optional("in_message", TracedMessage::fromJson),
                fields.optional("storage", TracedStorage::fromJson),
                fields.optional("credit", TracedCredit::fromJson),
                fields.optional("compute", TracedCompute::fromJson),
                fields.optional("action", TracedAction::fromJson),
                fields.optional("bounce", TracedBounce::fromJson),
                fields.required("aborted", Decoders::bool),
                fields.required("destroyed", Decoders::bool),
                fields.optional("failure", Decoders::string),
                fields.required("fees", TracedFees::fromJson),
                fields.optional("balance_before", Decoders::string),
                fields.required("lost", Decoders.list(LostAmount::fromJson)),
                fields.required("logs", Decoders.list(Decoders::string)),
                fields.required("out_messages", Decoders.list(TracedMessage::fromJson)),
                fields.required("replayable", Decoders::bool));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter()
                .required("id", id)
                .optional("parent", parent)
                .required("depth", depth)
                .required("account_id", accountId)
                .optional("dapp_id", dappId)
                .optional("name", name)
                .optional("contract", contract)
                .optional("code_hash", codeHash)
                .required("block_id", blockId)
                .required("seq_no", seqNo)
                .required("time", time)
                .required("lt", lt)
                .optional("in_message", inMessage)
                .optional("storage", storage)
                .optional("credit", credit)
                .optional("compute", compute)
                .optional("action", action)
                .optional("bounce", bounce)
                .required("aborted", aborted)
                .required("destroyed", destroyed)
                .optional("failure", failure)
                .required("fees", fees)
                .optional("balance_before", balanceBefore)
                .required("lost", lost)
                .required("logs", logs)
                .required("out_messages", outMessages)
                .required("replayable", replayable)
                .toMap();
    }

    /**
     * The same with another {@code parent}.
     *
     * @param parent Transaction that sent its message; absent for the root. {@code null} when absent.
     * @return the changed copy
     */
    public TracedTransaction withParent(@Nullable String parent) {
        return new TracedTransaction(
                id,
                parent,
                depth,
                accountId,
                dappId,
                name,
                contract,
                codeHash,
                blockId,
                seqNo,
                time,
                lt,
                inMessage,
                storage,
                credit,
                compute,
                action,
                bounce,
                aborted,
                destroyed,
                failure,
                fees,
                balanceBefore,
                lost,
                logs,
                outMessages,
                replayable);
    }

    /**
     * The same with another {@code dapp_id}.
     *
     * @param dappId Dapp ID of the account after the transaction. {@code null} when absent.
     * @return the changed copy
     */
    public TracedTransaction withDappId(@Nullable String dappId) {
        return new TracedTransaction(
                id,
                parent,
                depth,
                accountId,
                dappId,
                name,
                contract,
                codeHash,
                blockId,
                seqNo,
                time,
                lt,
                inMessage,
                storage,
                credit,
                compute,
                action,
                bounce,
                aborted,
                destroyed,
                failure,
                fees,
                balanceBefore,
                lost,
                logs,
                outMessages,
                replayable);
    }

    /**
     * The same with another {@code name}.
     *
     * @param name Name of the account. {@code null} when absent.
     * @return the changed copy
     */
    public TracedTransaction withName(@Nullable String name) {
        return new TracedTransaction(
                id,
                parent,
                depth,
                accountId,
                dappId,
                name,
                contract,
                codeHash,
                blockId,
                seqNo,
                time,
                lt,
                inMessage,
                storage,
                credit,
                compute,
                action,
                bounce,
                aborted,
                destroyed,
                failure,
                fees,
                balanceBefore,
                lost,
                logs,
                outMessages,
                replayable);
    }

    /**
     * The same with another {@code contract}.
     *
     * @param contract Name of the contract. {@code null} when absent.
     * @return the changed copy
     */
    public TracedTransaction withContract(@Nullable String contract) {
        return new TracedTransaction(
                id,
                parent,
                depth,
                accountId,
                dappId,
                name,
                contract,
                codeHash,
                blockId,
                seqNo,
                time,
                lt,
                inMessage,
                storage,
                credit,
                compute,
                action,
                bounce,
                aborted,
                destroyed,
                failure,
                fees,
                balanceBefore,
                lost,
                logs,
                outMessages,
                replayable);
    }

    /**
     * The same with another {@code code_hash}.
     *
     * @param codeHash Code hash after the transaction. {@code null} when absent.
     * @return the changed copy
     */
    public TracedTransaction withCodeHash(@Nullable String codeHash) {
        return new TracedTransaction(
                id,
                parent,
                depth,
                accountId,
                dappId,
                name,
                contract,
                codeHash,
                blockId,
                seqNo,
                time,
                lt,
                inMessage,
                storage,
                credit,
                compute,
                action,
                bounce,
                aborted,
                destroyed,
                failure,
                fees,
                balanceBefore,
                lost,
                logs,
                outMessages,
                replayable);
    }

    /**
     * The same with another {@code in_message}.
     *
     * @param inMessage Message executed by the transaction. {@code null} when absent.
     * @return the changed copy
     */
    public TracedTransaction withInMessage(@Nullable TracedMessage inMessage) {
        return new TracedTransaction(
                id,
                parent,
                depth,
                accountId,
                dappId,
                name,
                contract,
                codeHash,
                blockId,
                seqNo,
                time,
                lt,
                inMessage,
                storage,
                credit,
                compute,
                action,
                bounce,
                aborted,
                destroyed,
                failure,
                fees,
                balanceBefore,
                lost,
                logs,
                outMessages,
                replayable);
    }

    /**
     * The same with another {@code storage}.
     *
     * @param storage Storage phase. {@code null} when absent.
     * @return the changed copy
     */
    public TracedTransaction withStorage(@Nullable TracedStorage storage) {
        return new TracedTransaction(
                id,
                parent,
                depth,
                accountId,
                dappId,
                name,
                contract,
                codeHash,
                blockId,
                seqNo,
                time,
                lt,
                inMessage,
                storage,
                credit,
                compute,
                action,
                bounce,
                aborted,
                destroyed,
                failure,
                fees,
                balanceBefore,
                lost,
                logs,
                outMessages,
                replayable);
    }

    /**
     * The same with another {@code credit}.
     *
     * @param credit Credit phase. {@code null} when absent.
     * @return the changed copy
     */
    public TracedTransaction withCredit(@Nullable TracedCredit credit) {
        return new TracedTransaction(
                id,
                parent,
                depth,
                accountId,
                dappId,
                name,
                contract,
                codeHash,
                blockId,
                seqNo,
                time,
                lt,
                inMessage,
                storage,
                credit,
                compute,
                action,
                bounce,
                aborted,
                destroyed,
                failure,
                fees,
                balanceBefore,
                lost,
                logs,
                outMessages,
                replayable);
    }

    /**
     * The same with another {@code compute}.
     *
     * @param compute Compute phase. {@code null} when absent.
     * @return the changed copy
     */
    public TracedTransaction withCompute(@Nullable TracedCompute compute) {
        return new TracedTransaction(
                id,
                parent,
                depth,
                accountId,
                dappId,
                name,
                contract,
                codeHash,
                blockId,
                seqNo,
                time,
                lt,
                inMessage,
                storage,
                credit,
                compute,
                action,
                bounce,
                aborted,
                destroyed,
                failure,
                fees,
                balanceBefore,
                lost,
                logs,
                outMessages,
                replayable);
    }

    /**
     * The same with another {@code action}.
     *
     * @param action Action phase. {@code null} when absent.
     * @return the changed copy
     */
    public TracedTransaction withAction(@Nullable TracedAction action) {
        return new TracedTransaction(
                id,
                parent,
                depth,
                accountId,
                dappId,
                name,
                contract,
                codeHash,
                blockId,
                seqNo,
                time,
                lt,
                inMessage,
                storage,
                credit,
                compute,
                action,
                bounce,
                aborted,
                destroyed,
                failure,
                fees,
                balanceBefore,
                lost,
                logs,
                outMessages,
                replayable);
    }

    /**
     * The same with another {@code bounce}.
     *
     * @param bounce Bounce phase. {@code null} when absent.
     * @return the changed copy
     */
    public TracedTransaction withBounce(@Nullable TracedBounce bounce) {
        return new TracedTransaction(
                id,
                parent,
                depth,
                accountId,
                dappId,
                name,
                contract,
                codeHash,
                blockId,
                seqNo,
                time,
                lt,
                inMessage,
                storage,
                credit,
                compute,
                action,
                bounce,
                aborted,
                destroyed,
                failure,
                fees,
                balanceBefore,
                lost,
                logs,
                outMessages,
                replayable);
    }

    /**
     * The same with another {@code failure}.
     *
     * @param failure Why it failed, in one sentence. {@code null} when absent.
     * @return the changed copy
     */
    public TracedTransaction withFailure(@Nullable String failure) {
        return new TracedTransaction(
                id,
                parent,
                depth,
                accountId,
                dappId,
                name,
                contract,
                codeHash,
                blockId,
                seqNo,
                time,
                lt,
                inMessage,
                storage,
                credit,
                compute,
                action,
                bounce,
                aborted,
                destroyed,
                failure,
                fees,
                balanceBefore,
                lost,
                logs,
                outMessages,
                replayable);
    }

    /**
     * The same with another {@code balance_before}.
     *
     * @param balanceBefore Balance of the account before the transaction, in nanotokens. Absent if the state is no
     *     longer kept. {@code null} when absent.
     * @return the changed copy
     */
    public TracedTransaction withBalanceBefore(@Nullable String balanceBefore) {
        return new TracedTransaction(
                id,
                parent,
                depth,
                accountId,
                dappId,
                name,
                contract,
                codeHash,
                blockId,
                seqNo,
                time,
                lt,
                inMessage,
                storage,
                credit,
                compute,
                action,
                bounce,
                aborted,
                destroyed,
                failure,
                fees,
                balanceBefore,
                lost,
                logs,
                outMessages,
                replayable);
    }

    /**
     * Begins a value, field by field. Unlike the constructor of all fields it stays as it is when more fields come.
     *
     * @return a builder without any field
     */
    public static Builder builder() {
        return new Builder();
    }

    /** Makes a {@link TracedTransaction}. */
    public static final class Builder {
        private @Nullable String id;
        private @Nullable String parent;
        private @Nullable Long depth;
        private @Nullable String accountId;
        private @Nullable String dappId;
        private @Nullable String name;
        private @Nullable String contract;
        private @Nullable String codeHash;
        private @Nullable String blockId;
        private @Nullable Long seqNo;
        private @Nullable Long time;
        private @Nullable String lt;
        private @Nullable TracedMessage inMessage;
        private @Nullable TracedStorage storage;
        private @Nullable TracedCredit credit;
        private @Nullable TracedCompute compute;
        private @Nullable TracedAction action;
        private @Nullable TracedBounce bounce;
        private @Nullable Boolean aborted;
        private @Nullable Boolean destroyed;
        private @Nullable String failure;
        private @Nullable TracedFees fees;
        private @Nullable String balanceBefore;
        private @Nullable List<LostAmount> lost;
        private @Nullable List<String> logs;
        private @Nullable List<TracedMessage> outMessages;
        private @Nullable Boolean replayable;

        private Builder() {}

        /**
         * Sets {@code id}.
         *
         * @param id Id of a transaction.
         * @return this
         */
        public Builder id(String id) {
            this.id = id;
            return this;
        }

        /**
         * Sets {@code parent}.
         *
         * @param parent Transaction that sent its message; absent for the root. {@code null} when absent.
         * @return this
         */
        public Builder parent(@Nullable String parent) {
            this.parent = parent;
            return this;
        }

        /**
         * Sets {@code depth}.
         *
         * @param depth Number of steps from the root.
         * @return this
         */
        public Builder depth(long depth) {
            this.depth = depth;
            return this;
        }

        /**
         * Sets {@code account_id}.
         *
         * @param accountId Account.
         * @return this
         */
        public Builder accountId(String accountId) {
            this.accountId = accountId;
            return this;
        }

        /**
         * Sets {@code dapp_id}.
         *
         * @param dappId Dapp ID of the account after the transaction. {@code null} when absent.
         * @return this
         */
        public Builder dappId(@Nullable String dappId) {
            this.dappId = dappId;
            return this;
        }

        /**
         * Sets {@code name}.
         *
         * @param name Name of the account. {@code null} when absent.
         * @return this
         */
        public Builder name(@Nullable String name) {
            this.name = name;
            return this;
        }

        /**
         * Sets {@code contract}.
         *
         * @param contract Name of the contract. {@code null} when absent.
         * @return this
         */
        public Builder contract(@Nullable String contract) {
            this.contract = contract;
            return this;
        }

        /**
         * Sets {@code code_hash}.
         *
         * @param codeHash Code hash after the transaction. {@code null} when absent.
         * @return this
         */
        public Builder codeHash(@Nullable String codeHash) {
            this.codeHash = codeHash;
            return this;
        }

        /**
         * Sets {@code block_id}.
         *
         * @param blockId Block.
         * @return this
         */
        public Builder blockId(String blockId) {
            this.blockId = blockId;
            return this;
        }

        /**
         * Sets {@code seq_no}.
         *
         * @param seqNo Number of the block.
         * @return this
         */
        public Builder seqNo(long seqNo) {
            this.seqNo = seqNo;
            return this;
        }

        /**
         * Sets {@code time}.
         *
         * @param time Time of the block, Unix time in s.
         * @return this
         */
        public Builder time(long time) {
            this.time = time;
            return this;
        }

        /**
         * Sets {@code lt}.
         *
         * @param lt Logical time.
         * @return this
         */
        public Builder lt(String lt) {
            this.lt = lt;
            return this;
        }

        /**
         * Sets {@code in_message}.
         *
         * @param inMessage Message executed by the transaction. {@code null} when absent.
         * @return this
         */
        public Builder inMessage(@Nullable TracedMessage inMessage) {
            this.inMessage = inMessage;
            return this;
        }

        /**
         * Sets {@code storage}.
         *
         * @param storage Storage phase. {@code null} when absent.
         * @return this
         */
        public Builder storage(@Nullable TracedStorage storage) {
            this.storage = storage;
            return this;
        }

        /**
         * Sets {@code credit}.
         *
         * @param credit Credit phase. {@code null} when absent.
         * @return this
         */
        public Builder credit(@Nullable TracedCredit credit) {
            this.credit = credit;
            return this;
        }

        /**
         * Sets {@code compute}.
         *
         * @param compute Compute phase. {@code null} when absent.
         * @return this
         */
        public Builder compute(@Nullable TracedCompute compute) {
            this.compute = compute;
            return this;
        }

        /**
         * Sets {@code action}.
         *
         * @param action Action phase. {@code null} when absent.
         * @return this
         */
        public Builder action(@Nullable TracedAction action) {
            this.action = action;
            return this;
        }

        /**
         * Sets {@code bounce}.
         *
         * @param bounce Bounce phase. {@code null} when absent.
         * @return this
         */
        public Builder bounce(@Nullable TracedBounce bounce) {
            this.bounce = bounce;
            return this;
        }

        /**
         * Sets {@code aborted}.
         *
         * @param aborted Whether the transaction was aborted.
         * @return this
         */
        public Builder aborted(boolean aborted) {
            this.aborted = aborted;
            return this;
        }

        /**
         * Sets {@code destroyed}.
         *
         * @param destroyed Whether the account was deleted.
         * @return this
         */
        public Builder destroyed(boolean destroyed) {
            this.destroyed = destroyed;
            return this;
        }

        /**
         * Sets {@code failure}.
         *
         * @param failure Why it failed, in one sentence. {@code null} when absent.
         * @return this
         */
        public Builder failure(@Nullable String failure) {
            this.failure = failure;
            return this;
        }

        /**
         * Sets {@code fees}.
         *
         * @param fees Fees of the transaction.
         * @return this
         */
        public Builder fees(TracedFees fees) {
            this.fees = fees;
            return this;
        }

        /**
         * Sets {@code balance_before}.
         *
         * @param balanceBefore Balance of the account before the transaction, in nanotokens. Absent if the state is no
         *     longer kept. {@code null} when absent.
         * @return this
         */
        public Builder balanceBefore(@Nullable String balanceBefore) {
            this.balanceBefore = balanceBefore;
            return this;
        }

        /**
         * Sets {@code lost}.
         *
         * @param lost Money lost. Empty if the state is no longer kept.
         * @return this
         */
        public Builder lost(List<LostAmount> lost) {
            this.lost = lost;
            return this;
        }

        /**
         * Sets {@code logs}.
         *
         * @param logs What the contract printed with debug instructions, line by line. Empty if the state is no longer
         *     kept.
         * @return this
         */
        public Builder logs(List<String> logs) {
            this.logs = logs;
            return this;
        }

        /**
         * Sets {@code out_messages}.
         *
         * @param outMessages Outbound messages, in order.
         * @return this
         */
        public Builder outMessages(List<TracedMessage> outMessages) {
            this.outMessages = outMessages;
            return this;
        }

        /**
         * Sets {@code replayable}.
         *
         * @param replayable Whether {@code replay} can rerun the transaction.
         * @return this
         */
        public Builder replayable(boolean replayable) {
            this.replayable = replayable;
            return this;
        }

        /**
         * Ends the value.
         *
         * @return the value
         * @throws NullPointerException when a field is missing that must be there
         */
        public TracedTransaction build() {
            return new TracedTransaction(
                    Objects.requireNonNull(id, "id"),
                    parent,
                    Objects.requireNonNull(depth, "depth"),
                    Objects.requireNonNull(accountId, "accountId"),
                    dappId,
                    name,
                    contract,
                    codeHash,
                    Objects.requireNonNull(blockId, "blockId"),
                    Objects.requireNonNull(seqNo, "seqNo"),
                    Objects.requireNonNull(time, "time"),
                    Objects.requireNonNull(lt, "lt"),
                    inMessage,
                    storage,
                    credit,
                    compute,
                    action,
                    bounce,
                    Objects.requireNonNull(aborted, "aborted"),
                    Objects.requireNonNull(destroyed, "destroyed"),
                    failure,
                    Objects.requireNonNull(fees, "fees"),
                    balanceBefore,
                    Objects.requireNonNull(lost, "lost"),
                    Objects.requireNonNull(logs, "logs"),
                    Objects.requireNonNull(outMessages, "outMessages"),
                    Objects.requireNonNull(replayable, "replayable"));
        }
    }
}
