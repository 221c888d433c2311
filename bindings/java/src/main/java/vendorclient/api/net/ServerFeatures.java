// Generated from the definitions of the API.
package vendorclient.api.net;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * What a server offers besides {@code info} and {@code blockchain}.
 *
 * @param collections The deprecated root collections {@code accounts}, {@code blocks}, {@code messages} and {@code
 *     transactions}. Without them, functions that use collections work only for objects named by their filter.
 * @param subscriptions Subscriptions to accounts, messages and transactions. Without them, the library follows the
 *     accounts named by the filter.
 * @param configuration The blockchain configuration, in a key block. Without it, local runs use the built-in
 *     configuration.
 * @param proofs The data needed for block proofs.
 */
public record ServerFeatures(
        boolean collections, boolean subscriptions, boolean configuration, boolean proofs) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ServerFeatures fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ServerFeatures(
                fields.required("collections", Decoders::bool),
                fields.required("subscriptions", Decoders::bool),
                fields.required("configuration", Decoders::bool),
                fields.required("proofs", Decoders::bool));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter()
                .required("collections", collections)
                .required("subscriptions", subscriptions)
                .required("configuration", configuration)
                .required("proofs", proofs)
                .toMap();
    }
}
