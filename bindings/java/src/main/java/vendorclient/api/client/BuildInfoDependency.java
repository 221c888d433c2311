// Generated from the definitions of the API.
package vendorclient.api.client;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * Fingerprint of a dependency.
 *
 * @param name Name of the package.
 * @param gitCommit Git commit of the source. For npm packages, which name no commit: {@code npm:<version>} followed by
 *     the integrity digest of the package.
 */
public record BuildInfoDependency(String name, String gitCommit) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static BuildInfoDependency fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new BuildInfoDependency(
                fields.required("name", Decoders::string), fields.required("git_commit", Decoders::string));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter().required("name", name).required("git_commit", gitCommit).toMap();
    }
}
