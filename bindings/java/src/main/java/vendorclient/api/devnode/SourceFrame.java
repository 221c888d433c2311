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
 * A place in the source that was being executed.
 *
 * @param file File, as the compiler named it.
 * @param line Number of the line, starting at 1.
 * @param function Function that contains the line, if the source is registered. {@code null} when absent.
 */
public record SourceFrame(String file, long line, @Nullable String function) implements JsonValue {
    /**
     * With the fields that must be there.
     *
     * @param file File, as the compiler named it.
     * @param line Number of the line, starting at 1.
     */
    public SourceFrame(String file, long line) {
        this(file, line, null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static SourceFrame fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new SourceFrame(
                fields.required("file", Decoders::string),
                fields.required("line", Decoders::int64),
                fields.optional("function", Decoders::string));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter().required("file", file).required("line", line).optional("function", function).toMap();
    }

    /**
     * The same with another {@code function}.
     *
     * @param function Function that contains the line, if the source is registered. {@code null} when absent.
     * @return the changed copy
     */
    public SourceFrame withFunction(@Nullable String function) {
        return new SourceFrame(file, line, function);
    }

    /**
     * Begins a value, field by field. Unlike the constructor of all fields it stays as it is when more fields come.
     *
     * @return a builder without any field
     */
    public static Builder builder() {
        return new Builder();
    }

    /** Makes a {@link SourceFrame}. */
    public static final class Builder {
        private @Nullable String file;
        private @Nullable Long line;
        private @Nullable String function;

        private Builder() {}

        /**
         * Sets {@code file}.
         *
         * @param file File, as the compiler named it.
         * @return this
         */
        public Builder file(String file) {
            this.file = file;
            return this;
        }

        /**
         * Sets {@code line}.
         *
         * @param line Number of the line, starting at 1.
         * @return this
         */
        public Builder line(long line) {
            this.line = line;
            return this;
        }

        /**
         * Sets {@code function}.
         *
         * @param function Function that contains the line, if the source is registered. {@code null} when absent.
         * @return this
         */
        public Builder function(@Nullable String function) {
            this.function = function;
            return this;
        }

        /**
         * Ends the value.
         *
         * @return the value
         * @throws NullPointerException when a field is missing that must be there
         */
        public SourceFrame build() {
            return new SourceFrame(
                    Objects.requireNonNull(file, "file"), Objects.requireNonNull(line, "line"), function);
        }
    }
}
