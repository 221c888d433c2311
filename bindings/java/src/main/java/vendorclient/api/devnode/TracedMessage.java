// Generated from the definitions of the API.
package vendorclient.api.devnode;

import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * A message, decoded with the known ABIs.
 *
 * @param id Hash.
 * @param type {@code internal}, {@code external_in} or {@code external_out}.
 * @param state {@code executed}; {@code waiting} for a block; {@code sent} out of the chain; {@code elsewhere}: in
 *     another workchain, where it never arrives; {@code dropped}: it cannot be executed.
 * @param transaction Transaction that executed it. {@code null} when absent.
 * @param source {@code <workchain>:<account id>}. {@code null} when absent.
 * @param sourceName Name of the sender. {@code null} when absent.
 * @param destination {@code <workchain>:<account id>}. {@code null} when absent.
 * @param destinationName Name of the receiver. {@code null} when absent.
 * @param value Value sent with the message, in nanotokens. {@code null} when absent.
 * @param currencies Amounts of other currencies, in nano units by currency id. {@code null} when absent.
 * @param bounce Whether the message is returned if its destination fails.
 * @param bounced Whether this is a bounced message.
 * @param kind {@code input}, {@code output} or {@code event} of {@code function}; {@code bounced}, with the called
 *     function; {@code comment}; {@code transfer} without a body; {@code unknown}.
 * @param contract Name of the contract whose ABI was used. {@code null} when absent.
 * @param function Function or event. {@code null} when absent.
 * @param arguments Arguments by name. {@code null} when absent.
 * @param header {@code pubkey}, {@code time} and {@code expire} of an external message. {@code null} when absent.
 * @param comment Comment of a transfer. {@code null} when absent.
 * @param selector First 32 bits of a body that matches no ABI. {@code null} when absent.
 */
public record TracedMessage(
        String id,
        String type,
        String state,
        @Nullable String transaction,
        @Nullable String source,
        @Nullable String sourceName,
        @Nullable String destination,
        @Nullable String destinationName,
        @Nullable String value,
        @Nullable Map<String, String> currencies,
        boolean bounce,
        boolean bounced,
        String kind,
        @Nullable String contract,
        @Nullable String function,
        @Nullable Object arguments,
        @Nullable Object header,
        @Nullable String comment,
        @Nullable String selector) implements JsonValue {
    /**
     * With the fields that must be there.
     *
     * @param id Hash.
     * @param type {@code internal}, {@code external_in} or {@code external_out}.
     * @param state {@code executed}; {@code waiting} for a block; {@code sent} out of the chain; {@code elsewhere}: in
     *     another workchain, where it never arrives; {@code dropped}: it cannot be executed.
     * @param bounce Whether the message is returned if its destination fails.
     * @param bounced Whether this is a bounced message.
     * @param kind {@code input}, {@code output} or {@code event} of {@code function}; {@code bounced}, with the called
     *     function; {@code comment}; {@code transfer} without a body; {@code unknown}.
     */
    public TracedMessage(String id, String type, String state, boolean bounce, boolean bounced, String kind) {
        this(
                id,
                type,
                state,
                null,
                null,
                null,
                null,
                null,
                null,
                null,
                bounce,
                bounced,
                kind,
                null,
                null,
                null,
                null,
                null,
                null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static TracedMessage fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new TracedMessage(
                fields.required("id", Decoders::string),
                fields.required("type", Decoders::string),
                fields.required("state", Decoders::string),
                fields.optional("transaction", Decoders::string),
                fields.optional("source", Decoders::string),
                fields.optional("source_name", Decoders::string),
                fields.optional("destination", Decoders::string),
                fields.optional("destination_name", Decoders::string),
                fields.optional("value", Decoders::string),
                fields.optional("currencies", Decoders.map(Decoders::string)),
                fields.required("bounce", Decoders::bool),
                fields.required("bounced", Decoders::bool),
                fields.required("kind", Decoders::string),
                fields.optional("contract", Decoders::string),
                fields.optional("function", Decoders::string),
                fields.optional("arguments", Decoders::any),
                fields.optional("header", Decoders::any),
                fields.optional("comment", Decoders::string),
                fields.optional("selector", Decoders::string));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter()
                .required("id", id)
                .required("type", type)
                .required("state", state)
                .optional("transaction", transaction)
                .optional("source", source)
                .optional("source_name", sourceName)
                .optional("destination", destination)
                .optional("destination_name", destinationName)
                .optional("value", value)
                .optional("currencies", currencies)
                .required("bounce", bounce)
                .required("bounced", bounced)
                .required("kind", kind)
                .optional("contract", contract)
                .optional("function", function)
                .optional("arguments", arguments)
                .optional("header", header)
                .optional("comment", comment)
                .optional("selector", selector)
                .toMap();
    }

    /**
     * The same with another {@code transaction}.
     *
     * @param transaction Transaction that executed it. {@code null} when absent.
     * @return the changed copy
     */
    public TracedMessage withTransaction(@Nullable String transaction) {
        return new TracedMessage(
                id,
                type,
                state,
                transaction,
                source,
                sourceName,
                destination,
                destinationName,
                value,
                currencies,
                bounce,
                bounced,
                kind,
                contract,
                function,
                arguments,
                header,
                comment,
                selector);
    }

    /**
     * The same with another {@code source}.
     *
     * @param source {@code <workchain>:<account id>}. {@code null} when absent.
     * @return the changed copy
     */
    public TracedMessage withSource(@Nullable String source) {
        return new TracedMessage(
                id,
                type,
                state,
                transaction,
                source,
                sourceName,
                destination,
                destinationName,
                value,
                currencies,
                bounce,
                bounced,
                kind,
                contract,
                function,
                arguments,
                header,
                comment,
                selector);
    }

    /**
     * The same with another {@code source_name}.
     *
     * @param sourceName Name of the sender. {@code null} when absent.
     * @return the changed copy
     */
    public TracedMessage withSourceName(@Nullable String sourceName) {
        return new TracedMessage(
                id,
                type,
                state,
                transaction,
                source,
                sourceName,
                destination,
                destinationName,
                value,
                currencies,
                bounce,
                bounced,
                kind,
                contract,
                function,
                arguments,
                header,
                comment,
                selector);
    }

    /**
     * The same with another {@code destination}.
     *
     * @param destination {@code <workchain>:<account id>}. {@code null} when absent.
     * @return the changed copy
     */
    public TracedMessage withDestination(@Nullable String destination) {
        return new TracedMessage(
                id,
                type,
                state,
                transaction,
                source,
                sourceName,
                destination,
                destinationName,
                value,
                currencies,
                bounce,
                bounced,
                kind,
                contract,
                function,
                arguments,
                header,
                comment,
                selector);
    }

    /**
     * The same with another {@code destination_name}.
     *
     * @param destinationName Name of the receiver. {@code null} when absent.
     * @return the changed copy
     */
    public TracedMessage withDestinationName(@Nullable String destinationName) {
        return new TracedMessage(
                id,
                type,
                state,
                transaction,
                source,
                sourceName,
                destination,
                destinationName,
                value,
                currencies,
                bounce,
                bounced,
                kind,
                contract,
                function,
                arguments,
                header,
                comment,
                selector);
    }

    /**
     * The same with another {@code value}.
     *
     * @param value Value sent with the message, in nanotokens. {@code null} when absent.
     * @return the changed copy
     */
    public TracedMessage withValue(@Nullable String value) {
        return new TracedMessage(
                id,
                type,
                state,
                transaction,
                source,
                sourceName,
                destination,
                destinationName,
                value,
                currencies,
                bounce,
                bounced,
                kind,
                contract,
                function,
                arguments,
                header,
                comment,
                selector);
    }

    /**
     * The same with another {@code currencies}.
     *
     * @param currencies Amounts of other currencies, in nano units by currency id. {@code null} when absent.
     * @return the changed copy
     */
    public TracedMessage withCurrencies(@Nullable Map<String, String> currencies) {
        return new TracedMessage(
                id,
                type,
                state,
                transaction,
                source,
                sourceName,
                destination,
                destinationName,
                value,
                currencies,
                bounce,
                bounced,
                kind,
                contract,
                function,
                arguments,
                header,
                comment,
                selector);
    }

    /**
     * The same with another {@code contract}.
     *
     * @param contract Name of the contract whose ABI was used. {@code null} when absent.
     * @return the changed copy
     */
    public TracedMessage withContract(@Nullable String contract) {
        return new TracedMessage(
                id,
                type,
                state,
                transaction,
                source,
                sourceName,
                destination,
                destinationName,
                value,
                currencies,
                bounce,
                bounced,
                kind,
                contract,
                function,
                arguments,
                header,
                comment,
                selector);
    }

    /**
     * The same with another {@code function}.
     *
     * @param function Function or event. {@code null} when absent.
     * @return the changed copy
     */
    public TracedMessage withFunction(@Nullable String function) {
        return new TracedMessage(
                id,
                type,
                state,
                transaction,
                source,
                sourceName,
                destination,
                destinationName,
                value,
                currencies,
                bounce,
                bounced,
                kind,
                contract,
                function,
                arguments,
                header,
                comment,
                selector);
    }

    /**
     * The same with another {@code arguments}.
     *
     * @param arguments Arguments by name. {@code null} when absent.
     * @return the changed copy
     */
    public TracedMessage withArguments(@Nullable Object arguments) {
        return new TracedMessage(
                id,
                type,
                state,
                transaction,
                source,
                sourceName,
                destination,
                destinationName,
                value,
                currencies,
                bounce,
                bounced,
                kind,
                contract,
                function,
                arguments,
                header,
                comment,
                selector);
    }

    /**
     * The same with another {@code header}.
     *
     * @param header {@code pubkey}, {@code time} and {@code expire} of an external message. {@code null} when absent.
     * @return the changed copy
     */
    public TracedMessage withHeader(@Nullable Object header) {
        return new TracedMessage(
                id,
                type,
                state,
                transaction,
                source,
                sourceName,
                destination,
                destinationName,
                value,
                currencies,
                bounce,
                bounced,
                kind,
                contract,
                function,
                arguments,
                header,
                comment,
                selector);
    }

    /**
     * The same with another {@code comment}.
     *
     * @param comment Comment of a transfer. {@code null} when absent.
     * @return the changed copy
     */
    public TracedMessage withComment(@Nullable String comment) {
        return new TracedMessage(
                id,
                type,
                state,
                transaction,
                source,
                sourceName,
                destination,
                destinationName,
                value,
                currencies,
                bounce,
                bounced,
                kind,
                contract,
                function,
                arguments,
                header,
                comment,
                selector);
    }

    /**
     * The same with another {@code selector}.
     *
     * @param selector First 32 bits of a body that matches no ABI. {@code null} when absent.
     * @return the changed copy
     */
    public TracedMessage withSelector(@Nullable String selector) {
        return new TracedMessage(
                id,
                type,
                state,
                transaction,
                source,
                sourceName,
                destination,
                destinationName,
                value,
                currencies,
                bounce,
                bounced,
                kind,
                contract,
                function,
                arguments,
                header,
                comment,
                selector);
    }

    /**
     * Begins a value, field by field. Unlike the constructor of all fields it stays as it is when more fields come.
     *
     * @return a builder without any field
     */
    public static Builder builder() {
        return new Builder();
    }

    /** Makes a {@link TracedMessage}. */
    public static final class Builder {
        private @Nullable String id;
        private @Nullable String type;
        private @Nullable String state;
        private @Nullable String transaction;
        private @Nullable String source;
        private @Nullable String sourceName;
        private @Nullable String destination;
        private @Nullable String destinationName;
        private @Nullable String value;
        private @Nullable Map<String, String> currencies;
        private @Nullable Boolean bounce;
        private @Nullable Boolean bounced;
        private @Nullable String kind;
        private @Nullable String contract;
        private @Nullable String function;
        private @Nullable Object arguments;
        private @Nullable Object header;
        private @Nullable String comment;
        private @Nullable String selector;

        private Builder() {}

        /**
         * Sets {@code id}.
         *
         * @param id Hash.
         * @return this
         */
        public Builder id(String id) {
            this.id = id;
            return this;
        }

        /**
         * Sets {@code type}.
         *
         * @param type {@code internal}, {@code external_in} or {@code external_out}.
         * @return this
         */
        public Builder type(String type) {
            this.type = type;
            return this;
        }

        /**
         * Sets {@code state}.
         *
         * @param state {@code executed}; {@code waiting} for a block; {@code sent} out of the chain; {@code elsewhere}:
         *     in another workchain, where it never arrives; {@code dropped}: it cannot be executed.
         * @return this
         */
        public Builder state(String state) {
            this.state = state;
            return this;
        }

        /**
         * Sets {@code transaction}.
         *
         * @param transaction Transaction that executed it. {@code null} when absent.
         * @return this
         */
        public Builder transaction(@Nullable String transaction) {
            this.transaction = transaction;
            return this;
        }

        /**
         * Sets {@code source}.
         *
         * @param source {@code <workchain>:<account id>}. {@code null} when absent.
         * @return this
         */
        public Builder source(@Nullable String source) {
            this.source = source;
            return this;
        }

        /**
         * Sets {@code source_name}.
         *
         * @param sourceName Name of the sender. {@code null} when absent.
         * @return this
         */
        public Builder sourceName(@Nullable String sourceName) {
            this.sourceName = sourceName;
            return this;
        }

        /**
         * Sets {@code destination}.
         *
         * @param destination {@code <workchain>:<account id>}. {@code null} when absent.
         * @return this
         */
        public Builder destination(@Nullable String destination) {
            this.destination = destination;
            return this;
        }

        /**
         * Sets {@code destination_name}.
         *
         * @param destinationName Name of the receiver. {@code null} when absent.
         * @return this
         */
        public Builder destinationName(@Nullable String destinationName) {
            this.destinationName = destinationName;
            return this;
        }

        /**
         * Sets {@code value}.
         *
         * @param value Value sent with the message, in nanotokens. {@code null} when absent.
         * @return this
         */
        public Builder value(@Nullable String value) {
            this.value = value;
            return this;
        }

        /**
         * Sets {@code currencies}.
         *
         * @param currencies Amounts of other currencies, in nano units by currency id. {@code null} when absent.
         * @return this
         */
        public Builder currencies(@Nullable Map<String, String> currencies) {
            this.currencies = currencies;
            return this;
        }

        /**
         * Sets {@code bounce}.
         *
         * @param bounce Whether the message is returned if its destination fails.
         * @return this
         */
        public Builder bounce(boolean bounce) {
            this.bounce = bounce;
            return this;
        }

        /**
         * Sets {@code bounced}.
         *
         * @param bounced Whether this is a bounced message.
         * @return this
         */
        public Builder bounced(boolean bounced) {
            this.bounced = bounced;
            return this;
        }

        /**
         * Sets {@code kind}.
         *
         * @param kind {@code input}, {@code output} or {@code event} of {@code function}; {@code bounced}, with the
         *     called function; {@code comment}; {@code transfer} without a body; {@code unknown}.
         * @return this
         */
        public Builder kind(String kind) {
            this.kind = kind;
            return this;
        }

        /**
         * Sets {@code contract}.
         *
         * @param contract Name of the contract whose ABI was used. {@code null} when absent.
         * @return this
         */
        public Builder contract(@Nullable String contract) {
            this.contract = contract;
            return this;
        }

        /**
         * Sets {@code function}.
         *
         * @param function Function or event. {@code null} when absent.
         * @return this
         */
        public Builder function(@Nullable String function) {
            this.function = function;
            return this;
        }

        /**
         * Sets {@code arguments}.
         *
         * @param arguments Arguments by name. {@code null} when absent.
         * @return this
         */
        public Builder arguments(@Nullable Object arguments) {
            this.arguments = arguments;
            return this;
        }

        /**
         * Sets {@code header}.
         *
         * @param header {@code pubkey}, {@code time} and {@code expire} of an external message. {@code null} when
         *     absent.
         * @return this
         */
        public Builder header(@Nullable Object header) {
            this.header = header;
            return this;
        }

        /**
         * Sets {@code comment}.
         *
         * @param comment Comment of a transfer. {@code null} when absent.
         * @return this
         */
        public Builder comment(@Nullable String comment) {
            this.comment = comment;
            return this;
        }

        /**
         * Sets {@code selector}.
         *
         * @param selector First 32 bits of a body that matches no ABI. {@code null} when absent.
         * @return this
         */
        public Builder selector(@Nullable String selector) {
            this.selector = selector;
            return this;
        }

        /**
         * Ends the value.
         *
         * @return the value
         * @throws NullPointerException when a field is missing that must be there
         */
        public TracedMessage build() {
            return new TracedMessage(
                    Objects.requireNonNull(id, "id"),
                    Objects.requireNonNull(type, "type"),
                    Objects.requireNonNull(state, "state"),
                    transaction,
                    source,
                    sourceName,
                    destination,
                    destinationName,
                    value,
                    currencies,
                    Objects.requireNonNull(bounce, "bounce"),
                    Objects.requireNonNull(bounced, "bounced"),
                    Objects.requireNonNull(kind, "kind"),
                    contract,
                    function,
                    arguments,
                    header,
                    comment,
                    selector);
        }
    }
}
