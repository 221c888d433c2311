// Generated from the definitions of the API.
package vendorclient.api.devnode;

import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * Parameters of {@code replay}.
 *
 * @param transaction Id of a transaction.
 * @param steps Number of last steps of the virtual machine to return; 0 returns none. Default: {@code 1000}. At most
 *     10000. {@code null} when absent.
 * @param beforeStep Number of the step before which to stop, for reading a long run in pieces. Default: all steps.
 *     {@code null} when absent.
 */
public record ParamsOfReplay(String transaction, @Nullable Long steps, @Nullable Long beforeStep) implements JsonValue {
    /**
     * With the fields that must be there.
     *
     * @param transaction Id of a transaction.
     */
    public ParamsOfReplay(String transaction) {
        this(transaction, null, null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ParamsOfReplay fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ParamsOfReplay(
                fields.required("transaction", Decoders::string),
                fields.optional("steps", Decoders::int64),
                fields.optional("before_step", Decoders::int64));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter()
                .required("transaction", transaction)
                .optional("steps", steps)
                .optional("before_step", beforeStep)
                .toMap();
    }

    /**
     * The same with another {@code steps}.
     *
     * @param steps Number of last steps of the virtual machine to return; 0 returns none. Default: {@code 1000}. At
     *     most 10000. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfReplay withSteps(@Nullable Long steps) {
        return new ParamsOfReplay(transaction, steps, beforeStep);
    }

    /**
     * The same with another {@code before_step}.
     *
     * @param beforeStep Number of the step before which to stop, for reading a long run in pieces. Default: all steps.
     *     {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfReplay withBeforeStep(@Nullable Long beforeStep) {
        return new ParamsOfReplay(transaction, steps, beforeStep);
    }

    /**
     * Begins a value, field by field. Unlike the constructor of all fields it stays as it is when more fields come.
     *
     * @return a builder without any field
     */
    public static Builder builder() {
        return new Builder();
    }

    /** Makes a {@link ParamsOfReplay}. */
    public static final class Builder {
        private @Nullable String transaction;
        private @Nullable Long steps;
        private @Nullable Long beforeStep;

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
         * Sets {@code steps}.
         *
         * @param steps Number of last steps of the virtual machine to return; 0 returns none. Default: {@code 1000}. At
         *     most 10000. {@code null} when absent.
         * @return this
         */
        public Builder steps(@Nullable Long steps) {
            this.steps = steps;
            return this;
        }

        /**
         * Sets {@code before_step}.
         *
         * @param beforeStep Number of the step before which to stop, for reading a long run in pieces. Default: all
         *     steps. {@code null} when absent.
         * @return this
         */
        public Builder beforeStep(@Nullable Long beforeStep) {
            this.beforeStep = beforeStep;
            return this;
        }

        /**
         * Ends the value.
         *
         * @return the value
         * @throws NullPointerException when a field is missing that must be there
         */
        public ParamsOfReplay build() {
            return new ParamsOfReplay(Objects.requireNonNull(transaction, "transaction"), steps, beforeStep);
        }
    }
}
