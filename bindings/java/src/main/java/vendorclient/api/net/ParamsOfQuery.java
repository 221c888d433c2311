// Generated from the definitions of the API.
package vendorclient.api.net;

import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * A GraphQL query.
 *
 * @param query GraphQL text. A call whose text contains a mutation counts as one that makes changes.
 * @param variables Values of its variables, an object. {@code null} when absent.
 * @param verify True fails with 901: free-form queries cannot be proven. Extension of the published interface. Default:
 *     {@code false}. {@code null} when absent.
 */
public record ParamsOfQuery(String query, @Nullable Object variables, @Nullable Boolean verify) implements JsonValue {
    /**
     * With the fields that must be there.
     *
     * @param query GraphQL text. A call whose text contains a mutation counts as one that makes changes.
     */
    public ParamsOfQuery(String query) {
        this(query, null, null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ParamsOfQuery fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ParamsOfQuery(
                fields.required("query", Decoders::string),
                fields.optional("variables", Decoders::any),
                fields.optional("verify", Decoders::bool));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter()
                .required("query", query)
                .optional("variables", variables)
                .optional("verify", verify)
                .toMap();
    }

    /**
     * The same with another {@code variables}.
     *
     * @param variables Values of its variables, an object. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfQuery withVariables(@Nullable Object variables) {
        return new ParamsOfQuery(query, variables, verify);
    }

    /**
     * The same with another {@code verify}.
     *
     * @param verify True fails with 901: free-form queries cannot be proven. Extension of the published interface.
     *     Default: {@code false}. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfQuery withVerify(@Nullable Boolean verify) {
        return new ParamsOfQuery(query, variables, verify);
    }

    /**
     * Begins a value, field by field. Unlike the constructor of all fields it stays as it is when more fields come.
     *
     * @return a builder without any field
     */
    public static Builder builder() {
        return new Builder();
    }

    /** Makes a {@link ParamsOfQuery}. */
    public static final class Builder {
        private @Nullable String query;
        private @Nullable Object variables;
        private @Nullable Boolean verify;

        private Builder() {}

        /**
         * Sets {@code query}.
         *
         * @param query GraphQL text. A call whose text contains a mutation counts as one that makes changes.
         * @return this
         */
        public Builder query(String query) {
            this.query = query;
            return this;
        }

        /**
         * Sets {@code variables}.
         *
         * @param variables Values of its variables, an object. {@code null} when absent.
         * @return this
         */
        public Builder variables(@Nullable Object variables) {
            this.variables = variables;
            return this;
        }

        /**
         * Sets {@code verify}.
         *
         * @param verify True fails with 901: free-form queries cannot be proven. Extension of the published interface.
         *     Default: {@code false}. {@code null} when absent.
         * @return this
         */
        public Builder verify(@Nullable Boolean verify) {
            this.verify = verify;
            return this;
        }

        /**
         * Ends the value.
         *
         * @return the value
         * @throws NullPointerException when a field is missing that must be there
         */
        public ParamsOfQuery build() {
            return new ParamsOfQuery(Objects.requireNonNull(query, "query"), variables, verify);
        }
    }
}
