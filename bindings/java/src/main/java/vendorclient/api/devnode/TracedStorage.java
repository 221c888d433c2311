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
 * Storage phase.
 *
 * @param fees Storage fees paid, in nanotokens.
 * @param due Storage fees still due, in nanotokens. {@code null} when absent.
 * @param statusChange {@code unchanged}, {@code frozen} or {@code deleted}.
 */
public record TracedStorage(String fees, @Nullable String due, String statusChange) implements JsonValue {
    /**
     * With the fields that must be there.
     *
     * @param fees Storage fees paid, in nanotokens.
     * @param statusChange {@code unchanged}, {@code frozen} or {@code deleted}.
     */
    public TracedStorage(String fees, String statusChange) {
        this(fees, null, statusChange);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static TracedStorage fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new TracedStorage(
                fields.required("fees", Decoders::string),
                fields.optional("due", Decoders::string),
                fields.required("status_change", Decoders::string));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter()
                .required("fees", fees)
                .optional("due", due)
                .required("status_change", statusChange)
                .toMap();
    }

    /**
     * The same with another {@code due}.
     *
     * @param due Storage fees still due, in nanotokens. {@code null} when absent.
     * @return the changed copy
     */
    public TracedStorage withDue(@Nullable String due) {
        return new TracedStorage(fees, due, statusChange);
    }

    /**
     * Begins a value, field by field. Unlike the constructor of all fields it stays as it is when more fields come.
     *
     * @return a builder without any field
     */
    public static Builder builder() {
        return new Builder();
    }

    /** Makes a {@link TracedStorage}. */
    public static final class Builder {
        private @Nullable String fees;
        private @Nullable String due;
        private @Nullable String statusChange;

        private Builder() {}

        /**
         * Sets {@code fees}.
         *
         * @param fees Storage fees paid, in nanotokens.
         * @return this
         */
        public Builder fees(String fees) {
            this.fees = fees;
            return this;
        }

        /**
         * Sets {@code due}.
         *
         * @param due Storage fees still due, in nanotokens. {@code null} when absent.
         * @return this
         */
        public Builder due(@Nullable String due) {
            this.due = due;
            return this;
        }

        /**
         * Sets {@code status_change}.
         *
         * @param statusChange {@code unchanged}, {@code frozen} or {@code deleted}.
         * @return this
         */
        public Builder statusChange(String statusChange) {
            this.statusChange = statusChange;
            return this;
        }

        /**
         * Ends the value.
         *
         * @return the value
         * @throws NullPointerException when a field is missing that must be there
         */
        public TracedStorage build() {
            return new TracedStorage(
                    Objects.requireNonNull(fees, "fees"), due, Objects.requireNonNull(statusChange, "statusChange"));
        }
    }
}
