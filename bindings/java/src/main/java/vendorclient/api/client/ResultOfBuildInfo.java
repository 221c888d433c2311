// Generated from the definitions of the API.
package vendorclient.api.client;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * Build information.
 *
 * @param buildNumber Build number from continuous integration; 0 for a local build.
 * @param dependencies Fingerprints of the main dependencies.
 * @param curves What checks signatures of Ed25519; in a page, the call waits until this is decided. Extension of the
 *     published interface.
 */
public record ResultOfBuildInfo(
        long buildNumber, List<BuildInfoDependency> dependencies, CurvesForm curves) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ResultOfBuildInfo fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ResultOfBuildInfo(
                fields.required("build_number", Decoders::int64),
                fields.required("dependencies", Decoders.list(BuildInfoDependency::fromJson)),
                fields.required("curves", CurvesForm::fromJson));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter()
                .required("build_number", buildNumber)
                .required("dependencies", dependencies)
                .required("curves", curves)
                .toMap();
    }
}
