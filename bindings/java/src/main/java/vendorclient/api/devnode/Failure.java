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
 * Why a message or a transaction failed, and what to do.
 *
 * @param phase Phase that failed.
 * @param code Exit code, or result code of the action phase. {@code null} when absent.
 * @param name Name of the error, as ABI or source define it. {@code null} when absent.
 * @param title What failed, in one sentence without a full stop.
 * @param reason Why, in the words of the contract or of the network. {@code null} when absent.
 * @param account Account, in the form that the program shows. {@code null} when absent.
 * @param contract Name of the contract. {@code null} when absent.
 * @param function Function that was called. {@code null} when absent.
 * @param arguments Arguments by name. {@code null} when absent.
 * @param frames Call stack, the failing line first. Empty without a debug map.
 * @param excerpt Source around the failing line. Empty if the source is not registered.
 * @param amounts Relevant balances and amounts.
 * @param repair What has to be changed. {@code null} when absent.
 * @param remedy What to do, in one or two sentences.
 * @param transaction Transaction that failed, if it is not the explained one. {@code null} when absent.
 */
public record Failure(
        FailedPhase phase,
        @Nullable Integer code,
        @Nullable String name,
        String title,
        @Nullable String reason,
        @Nullable String account,
        @Nullable String contract,
        @Nullable String function,
        @Nullable Object arguments,
        List<SourceFrame> frames,
        List<SourceLine> excerpt,
        List<FailureAmount> amounts,
        @Nullable Repair repair,
        String remedy,
        @Nullable String transaction) implements JsonValue {
    /**
     * With the fields that must be there.
     *
     * @param phase Phase that failed.
     * @param title What failed, in one sentence without a full stop.
     * @param frames Call stack, the failing line first. Empty without a debug map.
     * @param excerpt Source around the failing line. Empty if the source is not registered.
     * @param amounts Relevant balances and amounts.
     * @param remedy What to do, in one or two sentences.
     */
    public Failure(
            FailedPhase phase,
            String title,
            List<SourceFrame> frames,
            List<SourceLine> excerpt,
            List<FailureAmount> amounts,
            String remedy) {
        this(phase, null, null, title, null, null, null, null, null, frames, excerpt, amounts, null, remedy, null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static Failure fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new Failure(
                fields.required("phase", FailedPhase::fromJson),
                fields.optional("code", Decoders::int32),
                fields.optional("name", Decoders::string),
                fields.required("title", Decoders::string),
                fields.optional("reason", Decoders::string),
                fields.optional("account", Decoders::string),
                fields.optional("contract", Decoders::string),
                fields.optional("function", Decoders::string),
                fields.optional("arguments", Decoders::any),
                fields.required("frames", Decoders.list(SourceFrame::fromJson)),
                fields.required("excerpt", Decoders.list(SourceLine::fromJson)),
                fields.required("amounts", Decoders.list(FailureAmount::fromJson)),
                fields.optional("repair", Repair::fromJson),
                fields.required("remedy", Decoders::string),
                fields.optional("transaction", Decoders::string));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter()
                .required("phase", phase)
                .optional("code", code)
                .optional("name", name)
                .required("title", title)
                .optional("reason", reason)
                .optional("account", account)
                .optional("contract", contract)
                .optional("function", function)
                .optional("arguments", arguments)
                .required("frames", frames)
                .required("excerpt", excerpt)
                .required("amounts", amounts)
                .optional("repair", repair)
                .required("remedy", remedy)
                .optional("transaction", transaction)
                .toMap();
    }

    /**
     * The same with another {@code code}.
     *
     * @param code Exit code, or result code of the action phase. {@code null} when absent.
     * @return the changed copy
     */
    public Failure withCode(@Nullable Integer code) {
        return new Failure(
                phase,
                code,
                name,
                title,
                reason,
                account,
                contract,
                function,
                arguments,
                frames,
                excerpt,
                amounts,
                repair,
                remedy,
                transaction);
    }

    /**
     * The same with another {@code name}.
     *
     * @param name Name of the error, as ABI or source define it. {@code null} when absent.
     * @return the changed copy
     */
    public Failure withName(@Nullable String name) {
        return new Failure(
                phase,
                code,
                name,
                title,
                reason,
                account,
                contract,
                function,
                arguments,
                frames,
                excerpt,
                amounts,
                repair,
                remedy,
                transaction);
    }

    /**
     * The same with another {@code reason}.
     *
     * @param reason Why, in the words of the contract or of the network. {@code null} when absent.
     * @return the changed copy
     */
    public Failure withReason(@Nullable String reason) {
        return new Failure(
                phase,
                code,
                name,
                title,
                reason,
                account,
                contract,
                function,
                arguments,
                frames,
                excerpt,
                amounts,
                repair,
                remedy,
                transaction);
    }

    /**
     * The same with another {@code account}.
     *
     * @param account Account, in the form that the program shows. {@code null} when absent.
     * @return the changed copy
     */
    public Failure withAccount(@Nullable String account) {
        return new Failure(
                phase,
                code,
                name,
                title,
                reason,
                account,
                contract,
                function,
                arguments,
                frames,
                excerpt,
                amounts,
                repair,
                remedy,
                transaction);
    }

    /**
     * The same with another {@code contract}.
     *
     * @param contract Name of the contract. {@code null} when absent.
     * @return the changed copy
     */
    public Failure withContract(@Nullable String contract) {
        return new Failure(
                phase,
                code,
                name,
                title,
                reason,
                account,
                contract,
                function,
                arguments,
                frames,
                excerpt,
                amounts,
                repair,
                remedy,
                transaction);
    }

    /**
     * The same with another {@code function}.
     *
     * @param function Function that was called. {@code null} when absent.
     * @return the changed copy
     */
    public Failure withFunction(@Nullable String function) {
        return new Failure(
                phase,
                code,
                name,
                title,
                reason,
                account,
                contract,
                function,
                arguments,
                frames,
                excerpt,
                amounts,
                repair,
                remedy,
                transaction);
    }

    /**
     * The same with another {@code arguments}.
     *
     * @param arguments Arguments by name. {@code null} when absent.
     * @return the changed copy
     */
    public Failure withArguments(@Nullable Object arguments) {
        return new Failure(
                phase,
                code,
                name,
                title,
                reason,
                account,
                contract,
                function,
                arguments,
                frames,
                excerpt,
                amounts,
                repair,
                remedy,
                transaction);
    }

    /**
     * The same with another {@code repair}.
     *
     * @param repair What has to be changed. {@code null} when absent.
     * @return the changed copy
     */
    public Failure withRepair(@Nullable Repair repair) {
        return new Failure(
                phase,
                code,
                name,
                title,
                reason,
                account,
                contract,
                function,
                arguments,
                frames,
                excerpt,
                amounts,
                repair,
                remedy,
                transaction);
    }

    /**
     * The same with another {@code transaction}.
     *
     * @param transaction Transaction that failed, if it is not the explained one. {@code null} when absent.
     * @return the changed copy
     */
    public Failure withTransaction(@Nullable String transaction) {
        return new Failure(
                phase,
                code,
                name,
                title,
                reason,
                account,
                contract,
                function,
                arguments,
                frames,
                excerpt,
                amounts,
                repair,
                remedy,
                transaction);
    }

    /**
     * Begins a value, field by field. Unlike the constructor of all fields it stays as it is when more fields come.
     *
     * @return a builder without any field
     */
    public static Builder builder() {
        return new Builder();
    }

    /** Makes a {@link Failure}. */
    public static final class Builder {
        private @Nullable FailedPhase phase;
        private @Nullable Integer code;
        private @Nullable String name;
        private @Nullable String title;
        private @Nullable String reason;
        private @Nullable String account;
        private @Nullable String contract;
        private @Nullable String function;
        private @Nullable Object arguments;
        private @Nullable List<SourceFrame> frames;
        private @Nullable List<SourceLine> excerpt;
        private @Nullable List<FailureAmount> amounts;
        private @Nullable Repair repair;
        private @Nullable String remedy;
        private @Nullable String transaction;

        private Builder() {}

        /**
         * Sets {@code phase}.
         *
         * @param phase Phase that failed.
         * @return this
         */
        public Builder phase(FailedPhase phase) {
            this.phase = phase;
            return this;
        }

        /**
         * Sets {@code code}.
         *
         * @param code Exit code, or result code of the action phase. {@code null} when absent.
         * @return this
         */
        public Builder code(@Nullable Integer code) {
            this.code = code;
            return this;
        }

        /**
         * Sets {@code name}.
         *
         * @param name Name of the error, as ABI or source define it. {@code null} when absent.
         * @return this
         */
        public Builder name(@Nullable String name) {
            this.name = name;
            return this;
        }

        /**
         * Sets {@code title}.
         *
         * @param title What failed, in one sentence without a full stop.
         * @return this
         */
        public Builder title(String title) {
            this.title = title;
            return this;
        }

        /**
         * Sets {@code reason}.
         *
         * @param reason Why, in the words of the contract or of the network. {@code null} when absent.
         * @return this
         */
        public Builder reason(@Nullable String reason) {
            this.reason = reason;
            return this;
        }

        /**
         * Sets {@code account}.
         *
         * @param account Account, in the form that the program shows. {@code null} when absent.
         * @return this
         */
        public Builder account(@Nullable String account) {
            this.account = account;
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
         * Sets {@code function}.
         *
         * @param function Function that was called. {@code null} when absent.
         * @return this
         */
        public Builder function(@Nullable String function) {
            this.function = function;
            return this;
        }

        /**
         * Sets {@code arguments}.
         *
         * @param arguments Arguments by name. {@code null} when absent.
         * @return this
         */
        public Builder arguments(@Nullable Object arguments) {
            this.arguments = arguments;
            return this;
        }

        /**
         * Sets {@code frames}.
         *
         * @param frames Call stack, the failing line first. Empty without a debug map.
         * @return this
         */
        public Builder frames(List<SourceFrame> frames) {
            this.frames = frames;
            return this;
        }

        /**
         * Sets {@code excerpt}.
         *
         * @param excerpt Source around the failing line. Empty if the source is not registered.
         * @return this
         */
        public Builder excerpt(List<SourceLine> excerpt) {
            this.excerpt = excerpt;
            return this;
        }

        /**
         * Sets {@code amounts}.
         *
         * @param amounts Relevant balances and amounts.
         * @return this
         */
        public Builder amounts(List<FailureAmount> amounts) {
            this.amounts = amounts;
            return this;
        }

        /**
         * Sets {@code repair}.
         *
         * @param repair What has to be changed. {@code null} when absent.
         * @return this
         */
        public Builder repair(@Nullable Repair repair) {
            this.repair = repair;
            return this;
        }

        /**
         * Sets {@code remedy}.
         *
         * @param remedy What to do, in one or two sentences.
         * @return this
         */
        public Builder remedy(String remedy) {
            this.remedy = remedy;
            return this;
        }

        /**
         * Sets {@code transaction}.
         *
         * @param transaction Transaction that failed, if it is not the explained one. {@code null} when absent.
         * @return this
         */
        public Builder transaction(@Nullable String transaction) {
            this.transaction = transaction;
            return this;
        }

        /**
         * Ends the value.
         *
         * @return the value
         * @throws NullPointerException when a field is missing that must be there
         */
        public Failure build() {
            return new Failure(
                    Objects.requireNonNull(phase, "phase"),
                    code,
                    name,
                    Objects.requireNonNull(title, "title"),
                    reason,
                    account,
                    contract,
                    function,
                    arguments,
                    Objects.requireNonNull(frames, "frames"),
                    Objects.requireNonNull(excerpt, "excerpt"),
                    Objects.requireNonNull(amounts, "amounts"),
                    repair,
                    Objects.requireNonNull(remedy, "remedy"),
                    transaction);
        }
    }
}
