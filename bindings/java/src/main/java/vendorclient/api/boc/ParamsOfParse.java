// Generated from the definitions of the API.
package vendorclient.api.boc;

import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import vendorclient.api.abi.ChainRules;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * A BOC to parse.
 *
 * @param boc The BOC.
 * @param rules Chain rules under which messages, transactions and blocks were created; accounts have only one form.
 *     Default: {@code abi.rules} of the configuration. Extension of the published interface. {@code null} when absent.
 */
public record ParamsOfParse(String boc, @Nullable ChainRules rules) implements JsonValue {
    /**
     * With the fields that must be there.
     *
     * @param boc The BOC.
     */
    public ParamsOfParse(String boc) {
        this(boc, null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ParamsOfParse fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ParamsOfParse(
                fields.required("boc", Decoders::string), fields.optional("rules", ChainRules::fromJson));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter().required("boc", boc).optional("rules", rules).toMap();
    }

    /**
     * The same with another {@code rules}.
     *
     * @param rules Chain rules under which messages, transactions and blocks were created; accounts have only one form.
     *     Default: {@code abi.rules} of the configuration. Extension of the published interface. {@code null} when
     *     absent.
     * @return the changed copy
     */
    public ParamsOfParse withRules(@Nullable ChainRules rules) {
        return new ParamsOfParse(boc, rules);
    }

    /**
     * Begins a value, field by field. Unlike the constructor of all fields it stays as it is when more fields come.
     *
     * @return a builder without any field
     */
    public static Builder builder() {
        return new Builder();
    }

    /** Makes a {@link ParamsOfParse}. */
    public static final class Builder {
        private @Nullable String boc;
        private @Nullable ChainRules rules;

        private Builder() {}

        /**
         * Sets {@code boc}.
         *
         * @param boc The BOC.
         * @return this
         */
        public Builder boc(String boc) {
            this.boc = boc;
            return this;
        }

        /**
         * Sets {@code rules}.
         *
         * @param rules Chain rules under which messages, transactions and blocks were created; accounts have only one
         *     form. Default: {@code abi.rules} of the configuration. Extension of the published interface. {@code null}
         *     when absent.
         * @return this
         */
        public Builder rules(@Nullable ChainRules rules) {
            this.rules = rules;
            return this;
        }

        /**
         * Ends the value.
         *
         * @return the value
         * @throws NullPointerException when a field is missing that must be there
         */
        public ParamsOfParse build() {
            return new ParamsOfParse(Objects.requireNonNull(boc, "boc"), rules);
        }
    }
}
