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
 * Result of {@code replay}.
 *
 * @param transaction Id of a transaction.
 * @param matches Whether the rerun produced the same transaction.
 * @param rules Chain rules.
 * @param accountBefore Account before the transaction; absent if there was none. {@code null} when absent.
 * @param dappIdBefore Dapp ID of the account before the transaction. {@code null} when absent.
 * @param accountAfter Account after the transaction; absent if there is none. {@code null} when absent.
 * @param message Message. {@code null} when absent.
 * @param config Dictionary of the configuration.
 * @param block Block.
 * @param lt Logical time of the transaction.
 * @param signaturesChecked Whether signatures were checked; false for an impersonated account.
 * @param exitCode Exit code of the compute phase; absent if no contract ran. {@code null} when absent.
 * @param exitText Meaning of the exit code. {@code null} when absent.
 * @param gasUsed Gas of the compute phase, in units of gas. {@code null} when absent.
 * @param totalSteps Number of steps of the virtual machine.
 * @param steps The last steps.
 * @param sources Registered source files of these steps, by their names. {@code null} when absent.
 * @param logs What the contract printed with debug instructions, line by line.
 */
public record ResultOfReplay(
        String transaction,
        boolean matches,
        String rules,
        @Nullable String accountBefore,
        @Nullable String dappIdBefore,
        @Nullable String accountAfter,
        @Nullable String message,
        String config,
        ReplayedBlock block,
        String lt,
        boolean signaturesChecked,
        @Nullable Integer exitCode,
        @Nullable String exitText,
        @Nullable Long gasUsed,
        long totalSteps,
        List<ReplayedStep> steps,
        @Nullable Map<String, String> sources,
        List<String> logs) implements JsonValue {
    /**
     * With the fields that must be there.
     *
     * @param transaction Id of a transaction.
     * @param matches Whether the rerun produced the same transaction.
     * @param rules Chain rules.
     * @param config Dictionary of the configuration.
     * @param block Block.
     * @param lt Logical time of the transaction.
     * @param signaturesChecked Whether signatures were checked; false for an impersonated account.
     * @param totalSteps Number of steps of the virtual machine.
     * @param steps The last steps.
     * @param logs What the contract printed with debug instructions, line by line.
     */
    public ResultOfReplay(
            String transaction,
            boolean matches,
            String rules,
            String config,
            ReplayedBlock block,
            String lt,
            boolean signaturesChecked,
            long totalSteps,
            List<ReplayedStep> steps,
            List<String> logs) {
        this(
                transaction,
                matches,
                rules,
                null,
                null,
                null,
                null,
                config,
                block,
                lt,
                signaturesChecked,
                null,
                null,
                null,
                totalSteps,
                steps,
                null,
                logs);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ResultOfReplay fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ResultOfReplay(
                fields.required("transaction", Decoders::string),
                fields.required("matches", Decoders::bool),
                fields.required("rules", Decoders::string),
                fields.optional("account_before", Decoders::string),
                fields.optional("dapp_id_before", Decoders::string),
                fields.optional("account_after", Decoders::string),
                fields.optional("message", Decoders::string),
                fields.required("config", Decoders::string),
                fields.required("block", ReplayedBlock::fromJson),
                fields.required("lt", Decoders::string),
                fields.required("signatures_checked", Decoders::bool),
                fields.optional("exit_code", Decoders::int32),
                fields.optional("exit_text", Decoders::string),
                fields.optional("gas_used", Decoders::int64),
                fields.required("total_steps", Decoders::int64),
                fields.required("steps", Decoders.list(ReplayedStep::fromJson)),
                fields.optional("sources", Decoders.map(Decoders::string)),
                fields.required("logs", Decoders.list(Decoders::string)));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter()
                .required("transaction", transaction)
                .required("matches", matches)
                .required("rules", rules)
                .optional("account_before", accountBefore)
                .optional("dapp_id_before", dappIdBefore)
                .optional("account_after", accountAfter)
                .optional("message", message)
                .required("config", config)
                .required("block", block)
                .required("lt", lt)
                .required("signatures_checked", signaturesChecked)
                .optional("exit_code", exitCode)
                .optional("exit_text", exitText)
                .optional("gas_used", gasUsed)
                .required("total_steps", totalSteps)
                .required("steps", steps)
                .optional("sources", sources)
                .required("logs", logs)
                .toMap();
    }

    /**
     * The same with another {@code account_before}.
     *
     * @param accountBefore Account before the transaction; absent if there was none. {@code null} when absent.
     * @return the changed copy
     */
    public ResultOfReplay withAccountBefore(@Nullable String accountBefore) {
        return new ResultOfReplay(
                transaction,
                matches,
                rules,
                accountBefore,
                dappIdBefore,
                accountAfter,
                message,
                config,
                block,
                lt,
                signaturesChecked,
                exitCode,
                exitText,
                gasUsed,
                totalSteps,
                steps,
                sources,
                logs);
    }

    /**
     * The same with another {@code dapp_id_before}.
     *
     * @param dappIdBefore Dapp ID of the account before the transaction. {@code null} when absent.
     * @return the changed copy
     */
    public ResultOfReplay withDappIdBefore(@Nullable String dappIdBefore) {
        return new ResultOfReplay(
                transaction,
                matches,
                rules,
                accountBefore,
                dappIdBefore,
                accountAfter,
                message,
                config,
                block,
                lt,
                signaturesChecked,
                exitCode,
                exitText,
                gasUsed,
                totalSteps,
                steps,
                sources,
                logs);
    }

    /**
     * The same with another {@code account_after}.
     *
     * @param accountAfter Account after the transaction; absent if there is none. {@code null} when absent.
     * @return the changed copy
     */
    public ResultOfReplay withAccountAfter(@Nullable String accountAfter) {
        return new ResultOfReplay(
                transaction,
                matches,
                rules,
                accountBefore,
                dappIdBefore,
                accountAfter,
                message,
                config,
                block,
                lt,
                signaturesChecked,
                exitCode,
                exitText,
                gasUsed,
                totalSteps,
                steps,
                sources,
                logs);
    }

    /**
     * The same with another {@code message}.
     *
     * @param message Message. {@code null} when absent.
     * @return the changed copy
     */
    public ResultOfReplay withMessage(@Nullable String message) {
        return new ResultOfReplay(
                transaction,
                matches,
                rules,
                accountBefore,
                dappIdBefore,
                accountAfter,
                message,
                config,
                block,
                lt,
                signaturesChecked,
                exitCode,
                exitText,
                gasUsed,
                totalSteps,
                steps,
                sources,
                logs);
    }

    /**
     * The same with another {@code exit_code}.
     *
     * @param exitCode Exit code of the compute phase; absent if no contract ran. {@code null} when absent.
     * @return the changed copy
     */
    public ResultOfReplay withExitCode(@Nullable Integer exitCode) {
        return new ResultOfReplay(
                transaction,
                matches,
                rules,
                accountBefore,
                dappIdBefore,
                accountAfter,
                message,
                config,
                block,
                lt,
                signaturesChecked,
                exitCode,
                exitText,
                gasUsed,
                totalSteps,
                steps,
                sources,
                logs);
    }

    /**
     * The same with another {@code exit_text}.
     *
     * @param exitText Meaning of the exit code. {@code null} when absent.
     * @return the changed copy
     */
    public ResultOfReplay withExitText(@Nullable String exitText) {
        return new ResultOfReplay(
                transaction,
                matches,
                rules,
                accountBefore,
                dappIdBefore,
                accountAfter,
                message,
                config,
                block,
                lt,
                signaturesChecked,
                exitCode,
                exitText,
                gasUsed,
                totalSteps,
                steps,
                sources,
                logs);
    }

    /**
     * The same with another {@code gas_used}.
     *
     * @param gasUsed Gas of the compute phase, in units of gas. {@code null} when absent.
     * @return the changed copy
     */
    public ResultOfReplay withGasUsed(@Nullable Long gasUsed) {
        return new ResultOfReplay(
                transaction,
                matches,
                rules,
                accountBefore,
                dappIdBefore,
                accountAfter,
                message,
                config,
                block,
                lt,
                signaturesChecked,
                exitCode,
                exitText,
                gasUsed,
                totalSteps,
                steps,
                sources,
                logs);
    }

    /**
     * The same with another {@code sources}.
     *
     * @param sources Registered source files of these steps, by their names. {@code null} when absent.
     * @return the changed copy
     */
    public ResultOfReplay withSources(@Nullable Map<String, String> sources) {
        return new ResultOfReplay(
                transaction,
                matches,
                rules,
                accountBefore,
                dappIdBefore,
                accountAfter,
                message,
                config,
                block,
                lt,
                signaturesChecked,
                exitCode,
                exitText,
                gasUsed,
                totalSteps,
                steps,
                sources,
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

    /** Makes a {@link ResultOfReplay}. */
    public static final class Builder {
        private @Nullable String transaction;
        private @Nullable Boolean matches;
        private @Nullable String rules;
        private @Nullable String accountBefore;
        private @Nullable String dappIdBefore;
        private @Nullable String accountAfter;
        private @Nullable String message;
        private @Nullable String config;
        private @Nullable ReplayedBlock block;
        private @Nullable String lt;
        private @Nullable Boolean signaturesChecked;
        private @Nullable Integer exitCode;
        private @Nullable String exitText;
        private @Nullable Long gasUsed;
        private @Nullable Long totalSteps;
        private @Nullable List<ReplayedStep> steps;
        private @Nullable Map<String, String> sources;
        private @Nullable List<String> logs;

        private Builder() {}

        /**
         * Sets {@code transaction}.
         *
         * @param transaction Id of a transaction.
         * @return this
         */
        public Builder transaction(String transaction) {
            this.transaction = transaction;
            return this;
        }

        /**
         * Sets {@code matches}.
         *
         * @param matches Whether the rerun produced the same transaction.
         * @return this
         */
        public Builder matches(boolean matches) {
            this.matches = matches;
            return this;
        }

        /**
         * Sets {@code rules}.
         *
         * @param rules Chain rules.
         * @return this
         */
        public Builder rules(String rules) {
            this.rules = rules;
            return this;
        }

        /**
         * Sets {@code account_before}.
         *
         * @param accountBefore Account before the transaction; absent if there was none. {@code null} when absent.
         * @return this
         */
        public Builder accountBefore(@Nullable String accountBefore) {
            this.accountBefore = accountBefore;
            return this;
        }

        /**
         * Sets {@code dapp_id_before}.
         *
         * @param dappIdBefore Dapp ID of the account before the transaction. {@code null} when absent.
         * @return this
         */
        public Builder dappIdBefore(@Nullable String dappIdBefore) {
            this.dappIdBefore = dappIdBefore;
            return this;
        }

        /**
         * Sets {@code account_after}.
         *
         * @param accountAfter Account after the transaction; absent if there is none. {@code null} when absent.
         * @return this
         */
        public Builder accountAfter(@Nullable String accountAfter) {
            this.accountAfter = accountAfter;
            return this;
        }

        /**
         * Sets {@code message}.
         *
         * @param message Message. {@code null} when absent.
         * @return this
         */
        public Builder message(@Nullable String message) {
            this.message = message;
            return this;
        }

        /**
         * Sets {@code config}.
         *
         * @param config Dictionary of the configuration.
         * @return this
         */
        public Builder config(String config) {
            this.config = config;
            return this;
        }

        /**
         * Sets {@code block}.
         *
         * @param block Block.
         * @return this
         */
        public Builder block(ReplayedBlock block) {
            this.block = block;
            return this;
        }

        /**
         * Sets {@code lt}.
         *
         * @param lt Logical time of the transaction.
         * @return this
         */
        public Builder lt(String lt) {
            this.lt = lt;
            return this;
        }

        /**
         * Sets {@code signatures_checked}.
         *
         * @param signaturesChecked Whether signatures were checked; false for an impersonated account.
         * @return this
         */
        public Builder signaturesChecked(boolean signaturesChecked) {
            this.signaturesChecked = signaturesChecked;
            return this;
        }

        /**
         * Sets {@code exit_code}.
         *
         * @param exitCode Exit code of the compute phase; absent if no contract ran. {@code null} when absent.
         * @return this
         */
        public Builder exitCode(@Nullable Integer exitCode) {
            this.exitCode = exitCode;
            return this;
        }

        /**
         * Sets {@code exit_text}.
         *
         * @param exitText Meaning of the exit code. {@code null} when absent.
         * @return this
         */
        public Builder exitText(@Nullable String exitText) {
            this.exitText = exitText;
            return this;
        }

        /**
         * Sets {@code gas_used}.
         *
         * @param gasUsed Gas of the compute phase, in units of gas. {@code null} when absent.
         * @return this
         */
        public Builder gasUsed(@Nullable Long gasUsed) {
            this.gasUsed = gasUsed;
            return this;
        }

        /**
         * Sets {@code total_steps}.
         *
         * @param totalSteps Number of steps of the virtual machine.
         * @return this
         */
        public Builder totalSteps(long totalSteps) {
            this.totalSteps = totalSteps;
            return this;
        }

        /**
         * Sets {@code steps}.
         *
         * @param steps The last steps.
         * @return this
         */
        public Builder steps(List<ReplayedStep> steps) {
            this.steps = steps;
            return this;
        }

        /**
         * Sets {@code sources}.
         *
         * @param sources Registered source files of these steps, by their names. {@code null} when absent.
         * @return this
         */
        public Builder sources(@Nullable Map<String, String> sources) {
            this.sources = sources;
            return this;
        }

        /**
         * Sets {@code logs}.
         *
         * @param logs What the contract printed with debug instructions, line by line.
         * @return this
         */
        public Builder logs(List<String> logs) {
            this.logs = logs;
            return this;
        }

        /**
         * Ends the value.
         *
         * @return the value
         * @throws NullPointerException when a field is missing that must be there
         */
        public ResultOfReplay build() {
            return new ResultOfReplay(
                    Objects.requireNonNull(transaction, "transaction"),
                    Objects.requireNonNull(matches, "matches"),
                    Objects.requireNonNull(rules, "rules"),
                    accountBefore,
                    dappIdBefore,
                    accountAfter,
                    message,
                    Objects.requireNonNull(config, "config"),
                    Objects.requireNonNull(block, "block"),
                    Objects.requireNonNull(lt, "lt"),
                    Objects.requireNonNull(signaturesChecked, "signaturesChecked"),
                    exitCode,
                    exitText,
                    gasUsed,
                    Objects.requireNonNull(totalSteps, "totalSteps"),
                    Objects.requireNonNull(steps, "steps"),
                    sources,
                    Objects.requireNonNull(logs, "logs"));
        }
    }
}
