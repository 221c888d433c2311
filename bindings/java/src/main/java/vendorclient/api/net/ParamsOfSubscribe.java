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
 * A GraphQL subscription.
 *
 * @param subscription GraphQL text.
 * @param variables Values of its variables, an object. {@code null} when absent.
 */
public record ParamsOfSubscribe(String subscription, @Nullable Object variables) implements JsonValue {
    /**
     * With the fields that must be there.
     *
     * @param subscription GraphQL text.
     */
    public ParamsOfSubscribe(String subscription) {
        this(subscription, null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ParamsOfSubscribe fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ParamsOfSubscribe(
                fields.required("subscription", Decoders::string), fields.optional("variables", Decoders::any));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter().required("subscription", subscription).optional("variables", variables).toMap();
    }

    /**
     * The same with another {@code variables}.
     *
     * @param variables Values of its variables, an object. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfSubscribe withVariables(@Nullable Object variables) {
        return new ParamsOfSubscribe(subscription, variables);
    }

    /**
     * Begins a value, field by field. Unlike the constructor of all fields it stays as it is when more fields come.
     *
     * @return a builder without any field
     */
    public static Builder builder() {
        return new Builder();
    }

    /** Makes a {@link ParamsOfSubscribe}. */
    public static final class Builder {
        private @Nullable String subscription;
        private @Nullable Object variables;

        private Builder() {}

        /**
         * Sets {@code subscription}.
         *
         * @param subscription GraphQL text.
         * @return this
         */
        public Builder subscription(String subscription) {
            this.subscription = subscription;
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
         * Ends the value.
         *
         * @return the value
         * @throws NullPointerException when a field is missing that must be there
         */
        public ParamsOfSubscribe build() {
            return new ParamsOfSubscribe(Objects.requireNonNull(subscription, "subscription"), variables);
        }
    }
}
