// Generated from the definitions of the API.
package vendorclient.api.abi;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * A contract ABI.
 *
 * @param abiVersion_ Major version; used if {@code version} is absent. Default: {@code 2}. {@code null} when absent.
 * @param abiVersion Version, ignored. Default: {@code 2}. {@code null} when absent.
 * @param version Version, {@code 1.0} or {@code 2.0} to {@code 2.4}. {@code null} when absent.
 * @param header Header fields of external messages: {@code pubkey}, {@code time}, {@code expire}, in this order. {@code
 *     null} when absent.
 * @param functions Functions. {@code null} when absent.
 * @param events Events. {@code null} when absent.
 * @param data Initial values, below 2.4. {@code null} when absent.
 * @param fields Storage fields, from 2.1 on. {@code null} when absent.
 */
public record AbiContract(
        @Nullable Long abiVersion_,
        @Nullable Long abiVersion,
        @Nullable String version,
        @Nullable List<String> header,
        @Nullable List<AbiFunction> functions,
        @Nullable List<AbiEvent> events,
        @Nullable List<AbiData> data,
        @Nullable List<AbiParam> fields) implements JsonValue {
    /** Without any field. */
    public AbiContract() {
        this(null, null, null, null, null, null, null, null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static AbiContract fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new AbiContract(
                fields.optional("ABI version", Decoders::int64),
                fields.optional("abi_version", Decoders::int64),
                fields.optional("version", Decoders::string),
                fields.optional("header", Decoders.list(Decoders::string)),
                fields.optional("functions", Decoders.list(AbiFunction::fromJson)),
                fields.optional("events", Decoders.list(AbiEvent::fromJson)),
                fields.optional("data", Decoders.list(AbiData::fromJson)),
                fields.optional("fields", Decoders.list(AbiParam::fromJson)));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter()
                .optional("ABI version", abiVersion_)
                .optional("abi_version", abiVersion)
                .optional("version", version)
                .optional("header", header)
                .optional("functions", functions)
                .optional("events", events)
                .optional("data", data)
                .optional("fields", fields)
                .toMap();
    }

    /**
     * The same with another {@code ABI version}.
     *
     * @param abiVersion_ Major version; used if {@code version} is absent. Default: {@code 2}. {@code null} when
     *     absent.
     * @return the changed copy
     */
    public AbiContract withAbiVersion_(@Nullable Long abiVersion_) {
        return new AbiContract(abiVersion_, abiVersion, version, header, functions, events, data, fields);
    }

    /**
     * The same with another {@code abi_version}.
     *
     * @param abiVersion Version, ignored. Default: {@code 2}. {@code null} when absent.
     * @return the changed copy
     */
    public AbiContract withAbiVersion(@Nullable Long abiVersion) {
        return new AbiContract(abiVersion_, abiVersion, version, header, functions, events, data, fields);
    }

    /**
     * The same with another {@code version}.
     *
     * @param version Version, {@code 1.0} or {@code 2.0} to {@code 2.4}. {@code null} when absent.
     * @return the changed copy
     */
    public AbiContract withVersion(@Nullable String version) {
        return new AbiContract(abiVersion_, abiVersion, version, header, functions, events, data, fields);
    }

    /**
     * The same with another {@code header}.
     *
     * @param header Header fields of external messages: {@code pubkey}, {@code time}, {@code expire}, in this order.
     *     {@code null} when absent.
     * @return the changed copy
     */
    public AbiContract withHeader(@Nullable List<String> header) {
        return new AbiContract(abiVersion_, abiVersion, version, header, functions, events, data, fields);
    }

    /**
     * The same with another {@code functions}.
     *
     * @param functions Functions. {@code null} when absent.
     * @return the changed copy
     */
    public AbiContract withFunctions(@Nullable List<AbiFunction> functions) {
        return new AbiContract(abiVersion_, abiVersion, version, header, functions, events, data, fields);
    }

    /**
     * The same with another {@code events}.
     *
     * @param events Events. {@code null} when absent.
     * @return the changed copy
     */
    public AbiContract withEvents(@Nullable List<AbiEvent> events) {
        return new AbiContract(abiVersion_, abiVersion, version, header, functions, events, data, fields);
    }

    /**
     * The same with another {@code data}.
     *
     * @param data Initial values, below 2.4. {@code null} when absent.
     * @return the changed copy
     */
    public AbiContract withData(@Nullable List<AbiData> data) {
        return new AbiContract(abiVersion_, abiVersion, version, header, functions, events, data, fields);
    }

    /**
     * The same with another {@code fields}.
     *
     * @param fields Storage fields, from 2.1 on. {@code null} when absent.
     * @return the changed copy
     */
    public AbiContract withFields(@Nullable List<AbiParam> fields) {
        return new AbiContract(abiVersion_, abiVersion, version, header, functions, events, data, fields);
    }

    /**
     * Begins a value, field by field. Unlike the constructor of all fields it stays as it is when more fields come.
     *
     * @return a builder without any field
     */
    public static Builder builder() {
        return new Builder();
    }

    /** Makes a {@link AbiContract}. */
    public static final class Builder {
        private @Nullable Long abiVersion_;
        private @Nullable Long abiVersion;
        private @Nullable String version;
        private @Nullable List<String> header;
        private @Nullable List<AbiFunction> functions;
        private @Nullable List<AbiEvent> events;
        private @Nullable List<AbiData> data;
        private @Nullable List<AbiParam> fields;

        private Builder() {}

        /**
         * Sets {@code ABI version}.
         *
         * @param abiVersion_ Major version; used if {@code version} is absent. Default: {@code 2}. {@code null} when
         *     absent.
         * @return this
         */
        public Builder abiVersion_(@Nullable Long abiVersion_) {
            this.abiVersion_ = abiVersion_;
            return this;
        }

        /**
         * Sets {@code abi_version}.
         *
         * @param abiVersion Version, ignored. Default: {@code 2}. {@code null} when absent.
         * @return this
         */
        public Builder abiVersion(@Nullable Long abiVersion) {
            this.abiVersion = abiVersion;
            return this;
        }

        /**
         * Sets {@code version}.
         *
         * @param version Version, {@code 1.0} or {@code 2.0} to {@code 2.4}. {@code null} when absent.
         * @return this
         */
        public Builder version(@Nullable String version) {
            this.version = version;
            return this;
        }

        /**
         * Sets {@code header}.
         *
         * @param header Header fields of external messages: {@code pubkey}, {@code time}, {@code expire}, in this
         *     order. {@code null} when absent.
         * @return this
         */
        public Builder header(@Nullable List<String> header) {
            this.header = header;
            return this;
        }

        /**
         * Sets {@code functions}.
         *
         * @param functions Functions. {@code null} when absent.
         * @return this
         */
        public Builder functions(@Nullable List<AbiFunction> functions) {
            this.functions = functions;
            return this;
        }

        /**
         * Sets {@code events}.
         *
         * @param events Events. {@code null} when absent.
         * @return this
         */
        public Builder events(@Nullable List<AbiEvent> events) {
            this.events = events;
            return this;
        }

        /**
         * Sets {@code data}.
         *
         * @param data Initial values, below 2.4. {@code null} when absent.
         * @return this
         */
        public Builder data(@Nullable List<AbiData> data) {
            this.data = data;
            return this;
        }

        /**
         * Sets {@code fields}.
         *
         * @param fields Storage fields, from 2.1 on. {@code null} when absent.
         * @return this
         */
        public Builder fields(@Nullable List<AbiParam> fields) {
            this.fields = fields;
            return this;
        }

        /**
         * Ends the value.
         *
         * @return the value
         */
        public AbiContract build() {
            return new AbiContract(abiVersion_, abiVersion, version, header, functions, events, data, fields);
        }
    }
}
