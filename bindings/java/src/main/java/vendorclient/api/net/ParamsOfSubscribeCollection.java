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
 * What to subscribe to.
 *
 * @param collection Name of the collection: accounts, blocks, transactions or messages.
 * @param filter GraphQL filter object of the collection. {@code null} when absent.
 * @param result Fields to select, GraphQL text without the outer braces.
 */
public record ParamsOfSubscribeCollection(
        String collection, @Nullable Object filter, String result) implements JsonValue {
    /**
     * With the fields that must be there.
     *
     * @param collection Name of the collection: accounts, blocks, transactions or messages.
     * @param result Fields to select, GraphQL text without the outer braces.
     */
    public ParamsOfSubscribeCollection(String collection, String result) {
        this(collection, null, result);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ParamsOfSubscribeCollection fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ParamsOfSubscribeCollection(
                fields.required("collection", Decoders::string),
                fields.optional("filter", Decoders::any),
                fields.required("result", Decoders::string));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter()
                .required("collection", collection)
                .optional("filter", filter)
                .required("result", result)
                .toMap();
    }

    /**
     * The same with another {@code filter}.
     *
     * @param filter GraphQL filter object of the collection. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfSubscribeCollection withFilter(@Nullable Object filter) {
        return new ParamsOfSubscribeCollection(collection, filter, result);
    }

    /**
     * Begins a value, field by field. Unlike the constructor of all fields it stays as it is when more fields come.
     *
     * @return a builder without any field
     */
    public static Builder builder() {
        return new Builder();
    }

    /** Makes a {@link ParamsOfSubscribeCollection}. */
    public static final class Builder {
        private @Nullable String collection;
        private @Nullable Object filter;
        private @Nullable String result;

        private Builder() {}

        /**
         * Sets {@code collection}.
         *
         * @param collection Name of the collection: accounts, blocks, transactions or messages.
         * @return this
         */
        public Builder collection(String collection) {
            this.collection = collection;
            return this;
        }

        /**
         * Sets {@code filter}.
         *
         * @param filter GraphQL filter object of the collection. {@code null} when absent.
         * @return this
         */
        public Builder filter(@Nullable Object filter) {
            this.filter = filter;
            return this;
        }

        /**
         * Sets {@code result}.
         *
         * @param result Fields to select, GraphQL text without the outer braces.
         * @return this
         */
        public Builder result(String result) {
            this.result = result;
            return this;
        }

        /**
         * Ends the value.
         *
         * @return the value
         * @throws NullPointerException when a field is missing that must be there
         */
        public ParamsOfSubscribeCollection build() {
            return new ParamsOfSubscribeCollection(
                    Objects.requireNonNull(collection, "collection"), filter, Objects.requireNonNull(result, "result"));
        }
    }
}
