// Generated from the definitions of the API.
package vendorclient.api.devnode;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * Parameters of {@code faults}.
 *
 * @param latencyMs Delay of every answer, in ms. At most 3600000. {@code null} when absent.
 * @param drop Fraction of connections dropped without an answer, 0 to 1. At least 0. At most 1. {@code null} when
 *     absent.
 * @param lagMs Time until a new block becomes visible to readers, in ms. At most 3600000. {@code null} when absent.
 * @param silent Accept requests and never answer. {@code null} when absent.
 * @param wrongThread Number of messages answered with THREAD_MISMATCH. At most 1000000. {@code null} when absent.
 * @param wrongProducer Number of messages answered with WRONG_PRODUCER. At most 1000000. {@code null} when absent.
 * @param expiredToken Number of messages answered with TOKEN_EXPIRED. At most 1000000. {@code null} when absent.
 * @param fail Number of requests answered with status 500. At most 1000000. {@code null} when absent.
 * @param tooManyRequests Number of requests answered with status 429. At most 1000000. {@code null} when absent.
 * @param rateLimit Requests per second; further ones are answered with status 429. 0 is no limit. At most 1000000.
 *     {@code null} when absent.
 * @param retryAfterS Header "Retry-After" of answers with status 429, in s. At most 86400. {@code null} when absent.
 * @param badProof Serve block proofs with this kind of false data. {@code null} when absent.
 * @param clear End all faults first. Default: {@code false}. {@code null} when absent.
 */
public record ParamsOfFaults(
        @Nullable Long latencyMs,
        @Nullable Double drop,
        @Nullable Long lagMs,
        @Nullable Boolean silent,
        @Nullable Long wrongThread,
        @Nullable Long wrongProducer,
        @Nullable Long expiredToken,
        @Nullable Long fail,
        @Nullable Long tooManyRequests,
        @Nullable Long rateLimit,
        @Nullable Long retryAfterS,
        @Nullable BadProof badProof,
        @Nullable Boolean clear) implements JsonValue {
    /** Without any field. */
    public ParamsOfFaults() {
        this(null, null, null, null, null, null, null, null, null, null, null, null, null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ParamsOfFaults fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ParamsOfFaults(
                fields.optional("latency_ms", Decoders::int64),
                fields.optional("drop", Decoders::float64),
                fields.optional("lag_ms", Decoders::int64),
                fields.optional("silent", Decoders::bool),
                fields.optional("wrong_thread", Decoders::int64),
                fields.optional("wrong_producer", Decoders::int64),
                fields.optional("expired_token", Decoders::int64),
                fields.optional("fail", Decoders::int64),
                fields.optional("too_many_requests", Decoders::int64),
                fields.optional("rate_limit", Decoders::int64),
                fields.optional("retry_after_s", Decoders::int64),
                fields.optional("bad_proof", BadProof::fromJson),
                fields.optional("clear", Decoders::bool));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter()
                .optional("latency_ms", latencyMs)
                .optional("drop", drop)
                .optional("lag_ms", lagMs)
                .optional("silent", silent)
                .optional("wrong_thread", wrongThread)
                .optional("wrong_producer", wrongProducer)
                .optional("expired_token", expiredToken)
                .optional("fail", fail)
                .optional("too_many_requests", tooManyRequests)
                .optional("rate_limit", rateLimit)
                .optional("retry_after_s", retryAfterS)
                .optional("bad_proof", badProof)
                .optional("clear", clear)
                .toMap();
    }

    /**
     * The same with another {@code latency_ms}.
     *
     * @param latencyMs Delay of every answer, in ms. At most 3600000. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfFaults withLatencyMs(@Nullable Long latencyMs) {
        return new ParamsOfFaults(
                latencyMs,
                drop,
                lagMs,
                silent,
                wrongThread,
                wrongProducer,
                expiredToken,
                fail,
                tooManyRequests,
                rateLimit,
                retryAfterS,
                badProof,
                clear);
    }

    /**
     * The same with another {@code drop}.
     *
     * @param drop Fraction of connections dropped without an answer, 0 to 1. At least 0. At most 1. {@code null} when
     *     absent.
     * @return the changed copy
     */
    public ParamsOfFaults withDrop(@Nullable Double drop) {
        return new ParamsOfFaults(
                latencyMs,
                drop,
                lagMs,
                silent,
                wrongThread,
                wrongProducer,
                expiredToken,
                fail,
                tooManyRequests,
                rateLimit,
                retryAfterS,
                badProof,
                clear);
    }

    /**
     * The same with another {@code lag_ms}.
     *
     * @param lagMs Time until a new block becomes visible to readers, in ms. At most 3600000. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfFaults withLagMs(@Nullable Long lagMs) {
        return new ParamsOfFaults(
                latencyMs,
                drop,
                lagMs,
                silent,
                wrongThread,
                wrongProducer,
                expiredToken,
                fail,
                tooManyRequests,
                rateLimit,
                retryAfterS,
                badProof,
                clear);
    }

    /**
     * The same with another {@code silent}.
     *
     * @param silent Accept requests and never answer. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfFaults withSilent(@Nullable Boolean silent) {
        return new ParamsOfFaults(
                latencyMs,
                drop,
                lagMs,
                silent,
                wrongThread,
                wrongProducer,
                expiredToken,
                fail,
                tooManyRequests,
                rateLimit,
                retryAfterS,
                badProof,
                clear);
    }

    /**
     * The same with another {@code wrong_thread}.
     *
     * @param wrongThread Number of messages answered with THREAD_MISMATCH. At most 1000000. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfFaults withWrongThread(@Nullable Long wrongThread) {
        return new ParamsOfFaults(
                latencyMs,
                drop,
                lagMs,
                silent,
                wrongThread,
                wrongProducer,
                expiredToken,
                fail,
                tooManyRequests,
                rateLimit,
                retryAfterS,
                badProof,
                clear);
    }

    /**
     * The same with another {@code wrong_producer}.
     *
     * @param wrongProducer Number of messages answered with WRONG_PRODUCER. At most 1000000. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfFaults withWrongProducer(@Nullable Long wrongProducer) {
        return new ParamsOfFaults(
                latencyMs,
                drop,
                lagMs,
                silent,
                wrongThread,
                wrongProducer,
                expiredToken,
                fail,
                tooManyRequests,
                rateLimit,
                retryAfterS,
                badProof,
                clear);
    }

    /**
     * The same with another {@code expired_token}.
     *
     * @param expiredToken Number of messages answered with TOKEN_EXPIRED. At most 1000000. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfFaults withExpiredToken(@Nullable Long expiredToken) {
        return new ParamsOfFaults(
                latencyMs,
                drop,
                lagMs,
                silent,
                wrongThread,
                wrongProducer,
                expiredToken,
                fail,
                tooManyRequests,
                rateLimit,
                retryAfterS,
                badProof,
                clear);
    }

    /**
     * The same with another {@code fail}.
     *
     * @param fail Number of requests answered with status 500. At most 1000000. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfFaults withFail(@Nullable Long fail) {
        return new ParamsOfFaults(
                latencyMs,
                drop,
                lagMs,
                silent,
                wrongThread,
                wrongProducer,
                expiredToken,
                fail,
                tooManyRequests,
                rateLimit,
                retryAfterS,
                badProof,
                clear);
    }

    /**
     * The same with another {@code too_many_requests}.
     *
     * @param tooManyRequests Number of requests answered with status 429. At most 1000000. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfFaults withTooManyRequests(@Nullable Long tooManyRequests) {
        return new ParamsOfFaults(
                latencyMs,
                drop,
                lagMs,
                silent,
                wrongThread,
                wrongProducer,
                expiredToken,
                fail,
                tooManyRequests,
                rateLimit,
                retryAfterS,
                badProof,
                clear);
    }

    /**
     * The same with another {@code rate_limit}.
     *
     * @param rateLimit Requests per second; further ones are answered with status 429. 0 is no limit. At most 1000000.
     *     {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfFaults withRateLimit(@Nullable Long rateLimit) {
        return new ParamsOfFaults(
                latencyMs,
                drop,
                lagMs,
                silent,
                wrongThread,
                wrongProducer,
                expiredToken,
                fail,
                tooManyRequests,
                rateLimit,
                retryAfterS,
                badProof,
                clear);
    }

    /**
     * The same with another {@code retry_after_s}.
     *
     * @param retryAfterS Header "Retry-After" of answers with status 429, in s. At most 86400. {@code null} when
     *     absent.
     * @return the changed copy
     */
    public ParamsOfFaults withRetryAfterS(@Nullable Long retryAfterS) {
        return new ParamsOfFaults(
                latencyMs,
                drop,
                lagMs,
                silent,
                wrongThread,
                wrongProducer,
                expiredToken,
                fail,
                tooManyRequests,
                rateLimit,
                retryAfterS,
                badProof,
                clear);
    }

    /**
     * The same with another {@code bad_proof}.
     *
     * @param badProof Serve block proofs with this kind of false data. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfFaults withBadProof(@Nullable BadProof badProof) {
        return new ParamsOfFaults(
                latencyMs,
                drop,
                lagMs,
                silent,
                wrongThread,
                wrongProducer,
                expiredToken,
                fail,
                tooManyRequests,
                rateLimit,
                retryAfterS,
                badProof,
                clear);
    }

    /**
     * The same with another {@code clear}.
     *
     * @param clear End all faults first. Default: {@code false}. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfFaults withClear(@Nullable Boolean clear) {
        return new ParamsOfFaults(
                latencyMs,
                drop,
                lagMs,
                silent,
                wrongThread,
                wrongProducer,
                expiredToken,
                fail,
                tooManyRequests,
                rateLimit,
                retryAfterS,
                badProof,
                clear);
    }

    /**
     * Begins a value, field by field. Unlike the constructor of all fields it stays as it is when more fields come.
     *
     * @return a builder without any field
     */
    public static Builder builder() {
        return new Builder();
    }

    /** Makes a {@link ParamsOfFaults}. */
    public static final class Builder {
        private @Nullable Long latencyMs;
        private @Nullable Double drop;
        private @Nullable Long lagMs;
        private @Nullable Boolean silent;
        private @Nullable Long wrongThread;
        private @Nullable Long wrongProducer;
        private @Nullable Long expiredToken;
        private @Nullable Long fail;
        private @Nullable Long tooManyRequests;
        private @Nullable Long rateLimit;
        private @Nullable Long retryAfterS;
        private @Nullable BadProof badProof;
        private @Nullable Boolean clear;

        private Builder() {}

        /**
         * Sets {@code latency_ms}.
         *
         * @param latencyMs Delay of every answer, in ms. At most 3600000. {@code null} when absent.
         * @return this
         */
        public Builder latencyMs(@Nullable Long latencyMs) {
            this.latencyMs = latencyMs;
            return this;
        }

        /**
         * Sets {@code drop}.
         *
         * @param drop Fraction of connections dropped without an answer, 0 to 1. At least 0. At most 1. {@code null}
         *     when absent.
         * @return this
         */
        public Builder drop(@Nullable Double drop) {
            this.drop = drop;
            return this;
        }

        /**
         * Sets {@code lag_ms}.
         *
         * @param lagMs Time until a new block becomes visible to readers, in ms. At most 3600000. {@code null} when
         *     absent.
         * @return this
         */
        public Builder lagMs(@Nullable Long lagMs) {
            this.lagMs = lagMs;
            return this;
        }

        /**
         * Sets {@code silent}.
         *
         * @param silent Accept requests and never answer. {@code null} when absent.
         * @return this
         */
        public Builder silent(@Nullable Boolean silent) {
            this.silent = silent;
            return this;
        }

        /**
         * Sets {@code wrong_thread}.
         *
         * @param wrongThread Number of messages answered with THREAD_MISMATCH. At most 1000000. {@code null} when
         *     absent.
         * @return this
         */
        public Builder wrongThread(@Nullable Long wrongThread) {
            this.wrongThread = wrongThread;
            return this;
        }

        /**
         * Sets {@code wrong_producer}.
         *
         * @param wrongProducer Number of messages answered with WRONG_PRODUCER. At most 1000000. {@code null} when
         *     absent.
         * @return this
         */
        public Builder wrongProducer(@Nullable Long wrongProducer) {
            this.wrongProducer = wrongProducer;
            return this;
        }

        /**
         * Sets {@code expired_token}.
         *
         * @param expiredToken Number of messages answered with TOKEN_EXPIRED. At most 1000000. {@code null} when
         *     absent.
         * @return this
         */
        public Builder expiredToken(@Nullable Long expiredToken) {
            this.expiredToken = expiredToken;
            return this;
        }

        /**
         * Sets {@code fail}.
         *
         * @param fail Number of requests answered with status 500. At most 1000000. {@code null} when absent.
         * @return this
         */
        public Builder fail(@Nullable Long fail) {
            this.fail = fail;
            return this;
        }

        /**
         * Sets {@code too_many_requests}.
         *
         * @param tooManyRequests Number of requests answered with status 429. At most 1000000. {@code null} when
         *     absent.
         * @return this
         */
        public Builder tooManyRequests(@Nullable Long tooManyRequests) {
            this.tooManyRequests = tooManyRequests;
            return this;
        }

        /**
         * Sets {@code rate_limit}.
         *
         * @param rateLimit Requests per second; further ones are answered with status 429. 0 is no limit. At most
         *     1000000. {@code null} when absent.
         * @return this
         */
        public Builder rateLimit(@Nullable Long rateLimit) {
            this.rateLimit = rateLimit;
            return this;
        }

        /**
         * Sets {@code retry_after_s}.
         *
         * @param retryAfterS Header "Retry-After" of answers with status 429, in s. At most 86400. {@code null} when
         *     absent.
         * @return this
         */
        public Builder retryAfterS(@Nullable Long retryAfterS) {
            this.retryAfterS = retryAfterS;
            return this;
        }

        /**
         * Sets {@code bad_proof}.
         *
         * @param badProof Serve block proofs with this kind of false data. {@code null} when absent.
         * @return this
         */
        public Builder badProof(@Nullable BadProof badProof) {
            this.badProof = badProof;
            return this;
        }

        /**
         * Sets {@code clear}.
         *
         * @param clear End all faults first. Default: {@code false}. {@code null} when absent.
         * @return this
         */
        public Builder clear(@Nullable Boolean clear) {
            this.clear = clear;
            return this;
        }

        /**
         * Ends the value.
         *
         * @return the value
         */
        public ParamsOfFaults build() {
            return new ParamsOfFaults(
                    latencyMs,
                    drop,
                    lagMs,
                    silent,
                    wrongThread,
                    wrongProducer,
                    expiredToken,
                    fail,
                    tooManyRequests,
                    rateLimit,
                    retryAfterS,
                    badProof,
                    clear);
        }
    }
}
