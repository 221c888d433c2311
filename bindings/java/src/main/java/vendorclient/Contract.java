package vendorclient;

import java.math.BigInteger;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import vendorclient.api.Api;
import vendorclient.api.abi.Abi;
import vendorclient.api.abi.AbiErrorCode;
import vendorclient.api.abi.CallSet;
import vendorclient.api.abi.DeploySet;
import vendorclient.api.abi.FunctionHeader;
import vendorclient.api.abi.ParamsOfDecodeAccountData;
import vendorclient.api.abi.ParamsOfEncodeMessage;
import vendorclient.api.abi.ResultOfEncodeMessage;
import vendorclient.api.abi.Signer;
import vendorclient.api.account.ParamsOfGetAccount;
import vendorclient.api.boc.ParamsOfParse;
import vendorclient.api.net.FollowedEvent;
import vendorclient.api.net.FollowedItem;
import vendorclient.api.net.FollowedKind;
import vendorclient.api.net.NetErrorCode;
import vendorclient.api.net.ParamsOfFollowAccount;
import vendorclient.api.net.ResultOfFollowAccount;
import vendorclient.api.outbox.OutboxSigner;
import vendorclient.api.outbox.ParamsOfOutboxSend;
import vendorclient.api.outbox.ResultOfOutboxSend;
import vendorclient.api.processing.DecodedOutput;
import vendorclient.api.processing.Loss;
import vendorclient.api.processing.ParamsOfFindLosses;
import vendorclient.api.processing.ParamsOfProcessMessage;
import vendorclient.api.processing.ResultOfFindLosses;
import vendorclient.api.tvm.AccountForExecutor;
import vendorclient.api.tvm.ParamsOfRunExecutor;
import vendorclient.api.tvm.ParamsOfRunTvm;
import vendorclient.api.tvm.TransactionFees;
import vendorclient.json.AbiValues;
import vendorclient.json.Decoder;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;

/**
 * A contract as an object: its functions, getters and events by name. It may be used by many threads.
 * {@code vendorclient bind --lang java} writes a class with the types of an ABI on top of it.
 *
 * <p>Arguments are a map: integers are numbers of any size, or their decimal or {@code 0x} texts, addresses
 * {@link Address} or texts, cells {@link Cell} or BOCs in base64, bytes {@link Bytes} or hex, tuples maps. Results have
 * {@link BigInteger} for every integer, {@link Address}, {@link Cell} and {@link Bytes}, as keys of maps as well.
 */
public final class Contract {
    /** Longest wait of one call for an item. */
    private static final long WAIT_MS = 30_000;

    private static final String TRANSACTION_FIELDS = "id lt now in_msg aborted balance_delta total_fees";
    private final Api client;
    private final Abi abi;
    private final ContractAbi types;
    private final Builder settings;
    private volatile Name found;

    private record Name(String accountId, String dappId) {}

    private record State(String boc, BigInteger balance, boolean isActive, @Nullable String data) {}

    /** Says what a contract is: its address, or its image or code, from which the address is calculated. */
    public static final class Builder {
        private final Api client;
        private final String abi;
        private ContractSigner signer;
        private Address address;
        private String dappId;
        private String image;
        private String code;
        private Map<String, ?> initialData = Map.of();
        private Map<Integer, String> errorNames = Map.of();
        private Supplier<FunctionHeader> header;

        private Builder(Api client, String abi) {
            this.client = Objects.requireNonNull(client, "the client is null");
            this.abi = Objects.requireNonNull(abi, "the ABI is null");
        }

        private Builder(Builder other) {
            client = other.client;
            abi = other.abi;
            signer = other.signer;
            address = other.address;
            dappId = other.dappId;
            image = other.image;
            code = other.code;
            initialData = other.initialData;
            errorNames = other.errorNames;
            header = other.header;
        }

        /**
         * Who signs calls and the deployment. Default: unsigned.
         *
         * @param signer the signer, {@code null} for unsigned messages
         * @return this
         */
        public Builder signer(@Nullable ContractSigner signer) {
            this.signer = signer;
            return this;
        }

        /**
         * Where the contract is.
         *
         * @param address the address
         * @return this
         * @throws IllegalArgumentException when the address is of another workchain than 0
         */
        public Builder address(Address address) {
            if (address != null && address.workchain() != 0) {
                throw new IllegalArgumentException(
                        "Contract objects are for workchain 0 only: got the address " + address);
            }
            this.address = address;
            return this;
        }

        /**
         * Where the contract is, as text.
         *
         * @param address {@code <dapp_id>::<account_id>}, {@code 0:<account_id>} or the account id
         * @return this
         * @throws IllegalArgumentException when the text has another form, or is of another workchain than 0
         */
        public Builder address(String address) {
            return address(Address.of(address));
        }

        /**
         * Dapp ID of the contract. Default: that of the address, else looked up on the network; for a contract that is not deployed, the account id.
         *
         * @param dappId 64 hex characters
         * @return this
         */
        public Builder dappId(String dappId) {
            this.dappId = dappId;
            return this;
        }

        /**
         * Image of the contract: for the deployment, and to know the address without one.
         *
         * @param tvc the image, base64
         * @return this
         */
        public Builder image(String tvc) {
            image = tvc;
            return this;
        }

        /**
         * Code of the contract instead of its image.
         *
         * @param code the code, base64
         * @return this
         */
        public Builder code(String code) {
            this.code = code;
            return this;
        }

        /**
         * Values of storage fields before the deployment. The public key is filled in from the signer.
         *
         * @param values values by name
         * @return this
         */
        public Builder initialData(Map<String, ?> values) {
            initialData = new LinkedHashMap<>(values);
            return this;
        }

        /**
         * Names of exit codes, for {@link ContractException#name()}.
         *
         * @param names names by exit code
         * @return this
         */
        public Builder errorNames(Map<Integer, String> names) {
            errorNames = Map.copyOf(names);
            return this;
        }

        /**
         * Header fields of messages, asked for each. Default: the library fills them in, by the time of the network.
         *
         * @param header supplies the fields
         * @return this
         */
        public Builder header(Supplier<FunctionHeader> header) {
            this.header = header;
            return this;
        }

        /**
         * Makes the object. Nothing is asked of the network.
         *
         * @return the contract
         * @throws vendorclient.json.JsonException when the text is not an ABI
         */
        public Contract build() {
            return new Contract(new Builder(this));
        }
    }

    private Contract(Builder settings) {
        this.settings = settings;
        client = settings.client;
        abi = new Abi.Json(settings.abi);
        types = new ContractAbi(settings.abi);
    }

    /**
     * Begins an object for a contract.
     *
     * @param client the client, or another maker of calls
     * @param abi content of the ABI file
     * @return a builder
     */
    public static Builder builder(Api client, String abi) {
        return new Builder(client, abi);
    }

    /**
     * The address with the Dapp ID.
     *
     * @return the call
     */
    public Call<Address> address() {
        return Steps.run(client, CallOptions.NONE, steps -> name(steps).thenApply(it -> Address.of(it.dappId, it.accountId)));
    }

    /**
     * The balance in nano.
     *
     * @return the call; it fails with {@link NetErrorCode#NOT_FOUND} when there is no such account, and says which one
     */
    public Call<BigInteger> balance() {
        return Steps.run(client, CallOptions.NONE, steps -> state(steps).thenApply(State::balance));
    }

    /**
     * Whether the contract can be called.
     *
     * @return the call
     */
    public Call<Boolean> isDeployed() {
        return Steps.run(client, CallOptions.NONE, steps -> unlessMissing(state(steps).thenApply(State::isActive), false));
    }

    /**
     * The storage fields of the contract, as the ABI lists them.
     *
     * @return the call; its result: values by name. It fails with {@link NetErrorCode#NOT_FOUND} if the contract is not deployed,
     *     and with {@link AbiErrorCode#INVALID_DATA} if the ABI does not describe its data
     */
    public Call<Map<String, @Nullable Object>> data() {
        return data(types.fields());
    }

    /**
     * The storage fields of the contract with a type; generated wrappers use it.
     *
     * @param <T> type of the fields
     * @param fields reads them
     * @return the call; it fails as {@link #data()} does
     */
    public <T> Call<T> data(Decoder<T> fields) {
        return Steps.run(client, CallOptions.NONE, steps -> state(steps)
                .thenCompose(account -> account.data == null
                        ? name(steps).thenCompose(it -> CompletableFuture.failedFuture(notDeployed(it)))
                        : steps.next(() -> client.abi()
                                .decodeAccountData(new ParamsOfDecodeAccountData(abi, account.data), steps.options())))
                .thenApply(decoded -> fields.decode(decoded.data())));
    }

    /**
     * The deployment without arguments of the constructor.
     *
     * @return the deployment, to be sent
     */
    public Deployment deploy() {
        return deploy(Map.of());
    }

    /**
     * The deployment.
     *
     * @param input arguments of the constructor by name
     * @return the deployment, to be sent
     */
    public Deployment deploy(Map<String, ?> input) {
        return new Deployment(this, input, CallOptions.NONE, null, null, AcceptedLoss.NOTHING);
    }

    /**
     * A function without arguments.
     *
     * @param function its name
     * @return the call, to be sent, read or estimated
     * @throws IllegalArgumentException when the ABI has no such function
     */
    public ContractCall<Map<String, @Nullable Object>> call(String function) {
        return call(function, Map.of());
    }

    /**
     * A function.
     *
     * @param function its name
     * @param input arguments by name
     * @return the call, to be sent, read or estimated
     * @throws IllegalArgumentException when the ABI has no such function
     */
    public ContractCall<Map<String, @Nullable Object>> call(String function, Map<String, ?> input) {
        return call(function, input, types.outputs(function));
    }

    /**
     * A function whose results have a type; generated wrappers use it.
     *
     * @param <T> type of the results
     * @param function its name
     * @param input arguments by name
     * @param output reads the results
     * @return the call, to be sent, read or estimated
     */
    public <T> ContractCall<T> call(String function, Map<String, ?> input, Decoder<T> output) {
        return new ContractCall<>(this, function, input, output, CallOptions.NONE, AcceptedLoss.NOTHING);
    }

    /**
     * The events of a name that come from now on.
     *
     * @param name name of the event
     * @return the events
     * @throws IllegalArgumentException when the ABI has no such event
     */
    public ContractStream<ContractEvent<Map<String, @Nullable Object>>> events(String name) {
        return events(name, StreamOptions.FROM_NOW);
    }

    /**
     * The events of a name.
     *
     * @param name name of the event
     * @param options where the stream begins
     * @return the events
     * @throws IllegalArgumentException when the ABI has no such event
     */
    public ContractStream<ContractEvent<Map<String, @Nullable Object>>> events(String name, StreamOptions options) {
        return events(name, options, types.event(name));
    }

    /**
     * The events of a name, whose values have a type; generated wrappers use it.
     *
     * @param <T> type of the values
     * @param name name of the event
     * @param options where the stream begins
     * @param args reads the values
     * @return the events
     */
    public <T> ContractStream<ContractEvent<T>> events(String name, StreamOptions options, Decoder<T> args) {
        return follow(
                accountId -> new ParamsOfFollowAccount(accountId, FollowedKind.EVENTS).withAbi(abi).withEvent(name),
                options,
                item -> {
                    FollowedEvent event = Objects.requireNonNull(item.event());
                    Object values = event.value() == null ? Map.of() : event.value();
                    return new ContractEvent<>(
                            name,
                            args.decode(values),
                            event.messageId(),
                            Instant.ofEpochSecond(event.createdAt()),
                            item.cursor());
                });
    }

    /**
     * The transactions that come from now on.
     *
     * @return the transactions, with the fields that usually matter
     */
    public ContractStream<FollowedTransaction> transactions() {
        return transactions(StreamOptions.FROM_NOW, TRANSACTION_FIELDS);
    }

    /**
     * The transactions, with the fields that usually matter.
     *
     * @param options where the stream begins
     * @return the transactions
     */
    public ContractStream<FollowedTransaction> transactions(StreamOptions options) {
        return transactions(options, TRANSACTION_FIELDS);
    }

    /**
     * The transactions.
     *
     * @param options where the stream begins
     * @param fields names of GraphQL, {@code id lt aborted} for example
     * @return the transactions with these fields
     */
    public ContractStream<FollowedTransaction> transactions(StreamOptions options, String fields) {
        return follow(
                accountId -> new ParamsOfFollowAccount(accountId, FollowedKind.TRANSACTIONS).withResult(fields),
                options,
                item -> new FollowedTransaction(Decoders.object(item.object()), item.cursor()));
    }

    /**
     * The cursor after the newest event: a stream after it has every event from now on, whenever it begins.
     *
     * @return the call
     */
    public Call<String> eventCursor() {
        return endOf(FollowedKind.EVENTS);
    }

    /**
     * The cursor after the newest transaction.
     *
     * @return the call
     */
    public Call<String> transactionCursor() {
        return endOf(FollowedKind.TRANSACTIONS);
    }

    Call<Sent<Map<String, Object>>> deploy(
            Map<String, ?> input,
            @Nullable Funder funder,
            @Nullable BigInteger nano,
            AcceptedLoss accepted,
            CallOptions options) {
        return Steps.send(client, options, steps -> {
            // Everything is checked before the funder pays.
            DeploySet set = deploySet();
            Decoder<Map<String, Object>> output = types.outputs("constructor");
            types.checkInput("constructor", input);
            return name(steps)
                    .thenCompose(it -> {
                        CompletionStage<?> paid =
                                funder == null ? CompletableFuture.completedStage(null) : funder.fund(it.accountId, nano);
                        return paid.thenCompose(funded ->
                                process(steps, it, message("constructor", input).withDeploySet(set), output, accepted));
                    })
                    .whenComplete((sent, error) -> {
                        if (error == null) {
                            // The network knows its Dapp ID now.
                            found = null;
                        }
                    });
        });
    }

    <T> Call<Sent<T>> send(
            String function, Map<String, ?> input, Decoder<T> output, AcceptedLoss accepted, CallOptions options) {
        return Steps.send(client, options, steps -> name(steps)
                .thenCompose(it -> process(steps, it, messageTo(it, function, input), output, accepted)));
    }

    <T> Call<T> get(String function, Map<String, ?> input, Decoder<T> output, CallOptions options) {
        return Steps.run(client, options, steps -> local(steps, function, input, new Signer.None(), (message, account) ->
                explained(steps.next(() -> client.tvm()
                                .runTvm(
                                        new ParamsOfRunTvm(message, account)
                                                .withAbi(abi)
                                                .withAnswerRequired(true),
                                        steps.options())))
                        .thenApply(result -> output.decode(outputOf(result.decoded())))));
    }

    <T> Call<Sent<T>> estimate(String function, Map<String, ?> input, Decoder<T> output, CallOptions options) {
        return Steps.run(client, options, steps -> local(steps, function, input, signer(), (message, account) -> {
            ParamsOfRunExecutor params = new ParamsOfRunExecutor(message, new AccountForExecutor.Account(account));
            return explained(steps.next(() -> client.tvm().runExecutor(params.withAbi(abi).withAnswerRequired(true), steps.options())))
                    .thenCompose(it -> losses(steps, message).thenApply(losses ->
                            sent(it.transaction(), it.outMessages(), it.decoded(), it.fees(), losses, output)));
        }));
    }

    Call<ResultOfOutboxSend> store(
            String function, Map<String, ?> input, OutboxOptions entry, AcceptedLoss accepted, CallOptions options) {
        return Steps.send(client, options, steps -> name(steps).thenCompose(it -> {
            ParamsOfEncodeMessage message = messageTo(it, function, input);
            OutboxSigner.Named named = namedSigner(entry.signer());
            ParamsOfEncodeMessage unsigned = new ParamsOfEncodeMessage(abi, new Signer.None())
                    .withAddress(message.address())
                    .withCallSet(message.callSet());
            ParamsOfOutboxSend params = new ParamsOfOutboxSend(it.dappId)
                    .withMessageEncodeParams(named == null ? message : unsigned)
                    .withSigner(named)
                    .withKey(entry.key())
                    .withGroup(entry.group())
                    .withNotBefore(entry.notBefore() == null ? null : entry.notBefore().getEpochSecond())
                    .withGiveUpAt(entry.giveUpAt() == null ? null : entry.giveUpAt().getEpochSecond())
                    .withUnprotected(entry.unprotected() ? true : null)
                    .withAcceptLoss(accepted.toParam());
            return explained(steps.next(() -> client.outbox().send(params, steps.options())));
        }));
    }

    /** Another name than that of the own signer is one of another, whose key is not known here. */
    private OutboxSigner.@Nullable Named namedSigner(@Nullable String name) {
        String own = settings.signer == null ? null : settings.signer.name();
        if (name == null && own == null) {
            return null;
        }
        return name != null && !name.equals(own)
                ? new OutboxSigner.Named(name)
                : new OutboxSigner.Named(own, settings.signer.publicKeyHex());
    }

    private CompletableFuture<Name> name(Steps steps) {
        Name known = found;
        return known != null ? CompletableFuture.completedFuture(known) : findName(steps);
    }

    private Name keep(String accountId, String dappId) {
        Name name = new Name(accountId, dappId);
        found = name;
        return name;
    }

    private CompletableFuture<Name> findName(Steps steps) {
        return givenAddress(steps).thenCompose(address -> {
            String accountId = address.accountId();
            String dappId = settings.dappId == null ? address.dappId() : settings.dappId;
            if (dappId != null) {
                return CompletableFuture.completedFuture(keep(accountId, dappId));
            }
            ParamsOfGetAccount params = new ParamsOfGetAccount(accountId, accountId);
            CompletableFuture<Name> asked = steps.next(() -> client.account().getAccount(params, steps.options()))
                    .thenApply(account -> keep(accountId, account.dappId().isEmpty() ? accountId : account.dappId()));
            // An account that does not exist may appear later, with another Dapp ID.
            return unlessMissing(asked, new Name(accountId, accountId));
        });
    }

    private CompletableFuture<Address> givenAddress(Steps steps) {
        if (settings.address != null) {
            return CompletableFuture.completedFuture(settings.address);
        }
        ParamsOfEncodeMessage params = new ParamsOfEncodeMessage(abi, signer()).withDeploySet(deploySet());
        return encode(steps, params).thenApply(encoded -> Address.of(encoded.address()));
    }

    private CompletableFuture<State> state(Steps steps) {
        return name(steps).thenCompose(it -> state(steps, it));
    }

    private CompletableFuture<State> state(Steps steps, Name of) {
        return steps.next(() -> client.account()
                        .getAccount(new ParamsOfGetAccount(of.accountId, of.dappId), steps.options()))
                .exceptionallyCompose(error -> CompletableFuture.failedFuture(naming(error, of)))
                .thenCompose(account -> steps.next(
                                () -> client.boc().parseAccount(new ParamsOfParse(account.boc()), steps.options()))
                        .thenApply(result -> {
                            FieldReader fields = FieldReader.of(result.parsed());
                            BigInteger balance = fields.optional("balance", AbiValues::integer);
                            String type = fields.optional("acc_type_name", Decoders::string);
                            return new State(
                                    account.boc(),
                                    balance == null ? BigInteger.ZERO : balance,
                                    "Active".equals(type),
                                    fields.optional("data", Decoders::string));
                        }));
    }

    /** The error of an account that does not exist says which one it is. */
    private static Throwable naming(Throwable error, Name name) {
        Throwable cause = Steps.causeOf(error);
        if (!(cause instanceof ClientException missing) || !missing.is(NetErrorCode.NOT_FOUND)) {
            return error;
        }
        String address = name.dappId + "::" + name.accountId;
        String text = "The account " + address + " does not exist: deploy its contract, or check the address and the network";
        Object data = CallMessages.with(missing.data(), Map.of("account_address", address));
        return new ClientException(missing.code(), text, data, missing);
    }

    private static ClientException notDeployed(Name name) {
        String address = name.dappId + "::" + name.accountId;
        String text = "The account " + address + " has no data: its contract is not deployed";
        return new ClientException(NetErrorCode.NOT_FOUND.wire(), text, Map.of("account_address", address));
    }

    private Signer signer() {
        return settings.signer == null ? new Signer.None() : settings.signer.signer();
    }

    private DeploySet deploySet() {
        if (settings.image == null && settings.code == null) {
            throw new IllegalStateException("A contract needs its address, or its image or code to calculate it");
        }
        Map<String, Object> data = new LinkedHashMap<>();
        if (types.takesPublicKey() && settings.signer != null) {
            data.put("_pubkey", "0x" + settings.signer.publicKeyHex());
        }
        types.checkInitialData(settings.initialData);
        data.putAll(settings.initialData);
        DeploySet set = settings.image == null
                ? new DeploySet().withCode(settings.code)
                : new DeploySet().withTvc(settings.image);
        return data.isEmpty() ? set : set.withInitialData(data);
    }

    private ParamsOfEncodeMessage message(String function, Map<String, ?> input) {
        types.checkInput(function, input);
        CallSet call = new CallSet(function).withInput(input);
        CallSet whole = settings.header == null ? call : call.withHeader(settings.header.get());
        return new ParamsOfEncodeMessage(abi, signer()).withCallSet(whole);
    }

    private ParamsOfEncodeMessage messageTo(Name to, String function, Map<String, ?> input) {
        return message(function, input).withAddress("0:" + to.accountId);
    }

    private CompletableFuture<ResultOfEncodeMessage> encode(Steps steps, ParamsOfEncodeMessage params) {
        return steps.next(() -> client.abi().encodeMessage(params, steps.options()));
    }

    /** A run on the present state: it gets the message and the account, both BOC. */
    private <T> CompletableFuture<T> local(
            Steps steps,
            String function,
            Map<String, ?> input,
            Signer signer,
            BiFunction<String, String, CompletableFuture<T>> run) {
        return name(steps).thenCompose(it -> {
            ParamsOfEncodeMessage to = messageTo(it, function, input);
            return state(steps, it).thenCompose(account -> {
                ParamsOfEncodeMessage params = new ParamsOfEncodeMessage(abi, signer)
                        .withAddress(to.address())
                        .withCallSet(to.callSet());
                return encode(steps, params).thenCompose(encoded -> run.apply(encoded.message(), account.boc));
            });
        });
    }

    private CompletableFuture<List<Loss>> losses(Steps steps, String message) {
        return name(steps)
                .thenCompose(it -> {
                    ParamsOfFindLosses params = new ParamsOfFindLosses().withMessage(message).withDappId(it.dappId);
                    return steps.next(() -> client.processing().findLosses(params, steps.options()));
                })
                .thenApply(ResultOfFindLosses::losses);
    }

    private <T> CompletableFuture<Sent<T>> process(
            Steps steps, Name to, ParamsOfEncodeMessage message, Decoder<T> output, AcceptedLoss accepted) {
        ParamsOfProcessMessage params = new ParamsOfProcessMessage(message, to.dappId)
                .withAcceptLoss(accepted.toParam())
                .withAnswerRequired(true);
        return explained(steps.next(() -> client.processing().processMessage(params, steps.options())))
                .thenApply(done ->
                        sent(done.transaction(), done.outMessages(), done.decoded(), done.fees(), done.losses(), output));
    }

    private static <T> Sent<T> sent(
            @Nullable Object transaction,
            List<String> messages,
            @Nullable DecodedOutput decoded,
            TransactionFees fees,
            @Nullable List<Loss> losses,
            Decoder<T> output) {
        return new Sent<>(Decoders.object(transaction), output.decode(outputOf(decoded)), messages, fees, losses);
    }

    private static Object outputOf(@Nullable DecodedOutput decoded) {
        return decoded == null || decoded.output() == null ? Map.of() : decoded.output();
    }

    private <T> CompletableFuture<T> explained(CompletableFuture<T> call) {
        return call.exceptionallyCompose(error -> CompletableFuture.failedFuture(
                Steps.causeOf(error) instanceof ClientException failed
                        ? ContractException.explain(LossNotAcceptedException.explain(failed), settings.errorNames)
                        : error));
    }

    private static <T> CompletableFuture<T> unlessMissing(CompletableFuture<T> asked, T otherwise) {
        return asked.exceptionallyCompose(error ->
                Steps.causeOf(error) instanceof ClientException failed && failed.is(NetErrorCode.NOT_FOUND)
                        ? CompletableFuture.completedFuture(otherwise)
                        : CompletableFuture.failedFuture(error));
    }

    private Call<String> endOf(FollowedKind kind) {
        return Steps.run(
                client,
                CallOptions.NONE,
                steps -> page(steps, accountId -> new ParamsOfFollowAccount(accountId, kind))
                        .thenApply(ResultOfFollowAccount::cursor));
    }

    private <T> ContractStream<T> follow(
            Function<String, ParamsOfFollowAccount> list, StreamOptions options, Function<FollowedItem, T> read) {
        CompletableFuture<String> start = options.after() != null
                ? CompletableFuture.completedFuture(options.after())
                : Steps.run(client, CallOptions.NONE, steps -> page(steps, list).thenApply(ResultOfFollowAccount::cursor))
                        .insideSteps();
        return new ContractStream<>(
                start,
                cursor -> Steps.run(
                        client,
                        CallOptions.NONE,
                        steps -> page(steps, id -> list.apply(id).withAfter(cursor).withWaitMs(WAIT_MS))
                                .thenApply(found -> new ContractStream.Page<>(
                                        found.items().stream().map(read).toList(), found.cursor(), false))),
                client.executor(),
                () -> {});
    }

    private CompletableFuture<ResultOfFollowAccount> page(Steps steps, Function<String, ParamsOfFollowAccount> list) {
        return name(steps).thenCompose(it -> steps.next(
                () -> client.net().followAccount(list.apply(it.accountId).withDappId(it.dappId), steps.options())));
    }
}
