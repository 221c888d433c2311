// Generated from the definitions of the API.
package vendorclient.api.client;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * A database server that stores the data of the library instead of a folder, for use by several machines. Extension of
 * the published interface.
 *
 * @param url URL of a PostgreSQL database, <code>postgres://user:password&#64;host:5432/database</code>. Parameters as
 *     in libpq: {@code sslmode}, {@code sslrootcert}, {@code sslcert}, {@code sslkey}, {@code host}, {@code port},
 *     {@code user}, {@code password}, {@code dbname}, {@code application_name}, {@code connect_timeout}; also {@code
 *     schema}. Default: data is stored in a folder. Secret: left out of the text of this value. {@code null} when
 *     absent.
 * @param schema Schema with the tables of the library: lower-case letters, digits and underscores. Default: {@code
 *     "vendorclient"}. {@code null} when absent.
 * @param poolSize Maximum number of connections from one process to the server. Default: {@code 4}. At least 1. At most
 *     100. {@code null} when absent.
 * @param connectTimeout Time limit for connecting to the server, in ms. Default: {@code 5000}. At least 1. {@code null}
 *     when absent.
 * @param statementTimeout Time limit of one statement, in ms. A statement that takes longer fails with error 35 of kind
 *     {@code busy}. Default: {@code 10000}. At least 1. {@code null} when absent.
 */
public record StorageConfig(
        @Nullable String url,
        @Nullable String schema,
        @Nullable Integer poolSize,
        @Nullable Long connectTimeout,
        @Nullable Long statementTimeout) implements JsonValue {
    /** Without any field. */
    public StorageConfig() {
        this(null, null, null, null, null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static StorageConfig fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new StorageConfig(
                fields.optional("url", Decoders::string),
                fields.optional("schema", Decoders::string),
                fields.optional("pool_size", Decoders::int32),
                fields.optional("connect_timeout", Decoders::int64),
                fields.optional("statement_timeout", Decoders::int64));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter()
                .optional("url", url)
                .optional("schema", schema)
                .optional("pool_size", poolSize)
                .optional("connect_timeout", connectTimeout)
                .optional("statement_timeout", statementTimeout)
                .toMap();
    }

    /**
     * The same with another {@code url}.
     *
     * @param url URL of a PostgreSQL database, <code>postgres://user:password&#64;host:5432/database</code>. Parameters
     *     as in libpq: {@code sslmode}, {@code sslrootcert}, {@code sslcert}, {@code sslkey}, {@code host}, {@code
     *     port}, {@code user}, {@code password}, {@code dbname}, {@code application_name}, {@code connect_timeout};
     *     also {@code schema}. Default: data is stored in a folder. Secret: left out of the text of this value. {@code
     *     null} when absent.
     * @return the changed copy
     */
    public StorageConfig withUrl(@Nullable String url) {
        return new StorageConfig(url, schema, poolSize, connectTimeout, statementTimeout);
    }

    /**
     * The same with another {@code schema}.
     *
     * @param schema Schema with the tables of the library: lower-case letters, digits and underscores. Default: {@code
     *     "vendorclient"}. {@code null} when absent.
     * @return the changed copy
     */
    public StorageConfig withSchema(@Nullable String schema) {
        return new StorageConfig(url, schema, poolSize, connectTimeout, statementTimeout);
    }

    /**
     * The same with another {@code pool_size}.
     *
     * @param poolSize Maximum number of connections from one process to the server. Default: {@code 4}. At least 1. At
     *     most 100. {@code null} when absent.
     * @return the changed copy
     */
    public StorageConfig withPoolSize(@Nullable Integer poolSize) {
        return new StorageConfig(url, schema, poolSize, connectTimeout, statementTimeout);
    }

    /**
     * The same with another {@code connect_timeout}.
     *
     * @param connectTimeout Time limit for connecting to the server, in ms. Default: {@code 5000}. At least 1. {@code
     *     null} when absent.
     * @return the changed copy
     */
    public StorageConfig withConnectTimeout(@Nullable Long connectTimeout) {
        return new StorageConfig(url, schema, poolSize, connectTimeout, statementTimeout);
    }

    /**
     * The same with another {@code statement_timeout}.
     *
     * @param statementTimeout Time limit of one statement, in ms. A statement that takes longer fails with error 35 of
     *     kind {@code busy}. Default: {@code 10000}. At least 1. {@code null} when absent.
     * @return the changed copy
     */
    public StorageConfig withStatementTimeout(@Nullable Long statementTimeout) {
        return new StorageConfig(url, schema, poolSize, connectTimeout, statementTimeout);
    }

    @Override
    public String toString() {
        return "StorageConfig[url=<secret>"
                + ", schema="
                + schema
                + ", poolSize="
                + poolSize
                + ", connectTimeout="
                + connectTimeout
                + ", statementTimeout="
                + statementTimeout
                + "]";
    }

    /**
     * Begins a value, field by field. Unlike the constructor of all fields it stays as it is when more fields come.
     *
     * @return a builder without any field
     */
    public static Builder builder() {
        return new Builder();
    }

    /** Makes a {@link StorageConfig}. */
    public static final class Builder {
        private @Nullable String url;
        private @Nullable String schema;
        private @Nullable Integer poolSize;
        private @Nullable Long connectTimeout;
        private @Nullable Long statementTimeout;

        private Builder() {}

        /**
         * Sets {@code url}.
         *
         * @param url URL of a PostgreSQL database, <code>postgres://user:password&#64;host:5432/database</code>.
         *     Parameters as in libpq: {@code sslmode}, {@code sslrootcert}, {@code sslcert}, {@code sslkey}, {@code
         *     host}, {@code port}, {@code user}, {@code password}, {@code dbname}, {@code application_name}, {@code
         *     connect_timeout}; also {@code schema}. Default: data is stored in a folder. Secret: left out of the text
         *     of this value. {@code null} when absent.
         * @return this
         */
        public Builder url(@Nullable String url) {
            this.url = url;
            return this;
        }

        /**
         * Sets {@code schema}.
         *
         * @param schema Schema with the tables of the library: lower-case letters, digits and underscores. Default:
         *     {@code "vendorclient"}. {@code null} when absent.
         * @return this
         */
        public Builder schema(@Nullable String schema) {
            this.schema = schema;
            return this;
        }

        /**
         * Sets {@code pool_size}.
         *
         * @param poolSize Maximum number of connections from one process to the server. Default: {@code 4}. At least 1.
         *     At most 100. {@code null} when absent.
         * @return this
         */
        public Builder poolSize(@Nullable Integer poolSize) {
            this.poolSize = poolSize;
            return this;
        }

        /**
         * Sets {@code connect_timeout}.
         *
         * @param connectTimeout Time limit for connecting to the server, in ms. Default: {@code 5000}. At least 1.
         *     {@code null} when absent.
         * @return this
         */
        public Builder connectTimeout(@Nullable Long connectTimeout) {
            this.connectTimeout = connectTimeout;
            return this;
        }

        /**
         * Sets {@code statement_timeout}.
         *
         * @param statementTimeout Time limit of one statement, in ms. A statement that takes longer fails with error 35
         *     of kind {@code busy}. Default: {@code 10000}. At least 1. {@code null} when absent.
         * @return this
         */
        public Builder statementTimeout(@Nullable Long statementTimeout) {
            this.statementTimeout = statementTimeout;
            return this;
        }

        /**
         * Ends the value.
         *
         * @return the value
         */
        public StorageConfig build() {
            return new StorageConfig(url, schema, poolSize, connectTimeout, statementTimeout);
        }
    }
}
