// Generated from the definitions of the API.
package vendorclient.api.client;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * Build information.
 *
 * @param buildNumber Number of the build from continuous integration; 0 for a local build.
 * @param dependencies Fingerprints of the main dependencies.
 * @param curves What checks signatures of Ed25519; in a page, the call waits until this is decided. Extension of the
 *     published interface. {@code null} when absent.
 */
public record ResultOfBuildInfo(
        long buildNumber, List<BuildInfoDependency> dependencies, @Nullable CurvesForm curves) implements JsonValue {
    /**
     * With the fields that must be there.
     *
     * @param buildNumber Number of the build from continuous integration; 0 for a local build.
     * @param dependencies Fingerprints of the main dependencies.
     */
    public ResultOfBuildInfo(long buildNumber, List<BuildInfoDependency> dependencies) {
        this(buildNumber, dependencies, null);
    }

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
                fields.optional("curves", CurvesForm::fromJson));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter()
                .required("build_number", buildNumber)
                .required("dependencies", dependencies)
                .optional("curves", curves)
                .toMap();
    }

    /**
     * The same with another {@code curves}.
     *
     * @param curves What checks signatures of Ed25519; in a page, the call waits until this is decided. Extension of
     *     the published interface. {@code null} when absent.
     * @return the changed copy
     */
    public ResultOfBuildInfo withCurves(@Nullable CurvesForm curves) {
        return new ResultOfBuildInfo(buildNumber, dependencies, curves);
    }

    /**
     * Begins a value, field by field. Unlike the constructor of all fields it stays as it is when more fields come.
     *
     * @return a builder without any field
     */
    public static Builder builder() {
        return new Builder();
    }

    /** Makes a {@link ResultOfBuildInfo}. */
    public static final class Builder {
        private @Nullable Long buildNumber;
        private @Nullable List<BuildInfoDependency> dependencies;
        private @Nullable CurvesForm curves;

        private Builder() {}

        /**
         * Sets {@code build_number}.
         *
         * @param buildNumber Number of the build from continuous integration; 0 for a local build.
         * @return this
         */
        public Builder buildNumber(long buildNumber) {
            this.buildNumber = buildNumber;
            return this;
        }

        /**
         * Sets {@code dependencies}.
         *
         * @param dependencies Fingerprints of the main dependencies.
         * @return this
         */
        public Builder dependencies(List<BuildInfoDependency> dependencies) {
            this.dependencies = dependencies;
            return this;
        }

        /**
         * Sets {@code curves}.
         *
         * @param curves What checks signatures of Ed25519; in a page, the call waits until this is decided. Extension
         *     of the published interface. {@code null} when absent.
         * @return this
         */
        public Builder curves(@Nullable CurvesForm curves) {
            this.curves = curves;
            return this;
        }

        /**
         * Ends the value.
         *
         * @return the value
         * @throws NullPointerException when a field is missing that must be there
         */
        public ResultOfBuildInfo build() {
            return new ResultOfBuildInfo(
                    Objects.requireNonNull(buildNumber, "buildNumber"),
                    Objects.requireNonNull(dependencies, "dependencies"),
                    curves);
        }
    }
}
