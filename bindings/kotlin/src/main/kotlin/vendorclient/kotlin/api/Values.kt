// Generated from the definitions of the API.
@file:Suppress("DEPRECATION")

package vendorclient.kotlin.api

import java.math.BigInteger
import vendorclient.api.abi.Abi
import vendorclient.api.abi.AbiContract
import vendorclient.api.abi.AbiData
import vendorclient.api.abi.AbiEvent
import vendorclient.api.abi.AbiFunction
import vendorclient.api.abi.AbiParam
import vendorclient.api.abi.CallSet
import vendorclient.api.abi.ChainRules
import vendorclient.api.abi.DeploySet
import vendorclient.api.abi.FunctionHeader
import vendorclient.api.abi.ParamsOfEncodeMessage
import vendorclient.api.abi.Signer
import vendorclient.api.client.AbiConfig
import vendorclient.api.client.BindingConfig
import vendorclient.api.client.BocConfig
import vendorclient.api.client.ClientConfig
import vendorclient.api.client.CryptoConfig
import vendorclient.api.client.NetworkConfig
import vendorclient.api.client.NetworkQueriesProtocol
import vendorclient.api.client.ProofsConfig
import vendorclient.api.client.StorageConfig
import vendorclient.api.client.TrustedKeepers
import vendorclient.api.crypto.AesParamsEB
import vendorclient.api.crypto.CipherMode
import vendorclient.api.crypto.MnemonicDictionary
import vendorclient.api.policy.SpendingFunction
import vendorclient.api.policy.SpendingLimit
import vendorclient.api.policy.SpendingPolicy
import vendorclient.api.policy.SpendingScope
import vendorclient.api.policy.SpendingWindow
import vendorclient.api.policy.UnknownSpending
import vendorclient.api.processing.MessageMonitoringParams
import vendorclient.api.processing.MessageSendingParams
import vendorclient.api.processing.MonitoredMessage
import vendorclient.api.tvm.ExecutionOptions
import vendorclient.api.tvm.VmAnswer

/**
 * Defaults of message encoding.
 * @param workchain Workchain id used by default in DeploySet.
 * @param messageExpirationTimeout Lifetime of messages of contracts with an expire header, in ms.
 * @param messageExpirationTimeoutGrowFactor Factor by which the expiration timeout grows on each retry.
 * @param rules Rules of the chain for every function that takes `rules` and is not given any: `classic` for contracts
 * and networks of the public TVM formats. A node that states other rules is sent nothing. Extension of the published
 * interface.
 */
public fun abiConfig(
    workchain: Int? = null,
    messageExpirationTimeout: Long? = null,
    messageExpirationTimeoutGrowFactor: Double? = null,
    rules: ChainRules? = null,
): AbiConfig =
    AbiConfig(workchain, messageExpirationTimeout, messageExpirationTimeoutGrowFactor, rules)

/**
 * The language binding in use; appears in error data and HTTP headers.
 * @param library Name of the binding.
 * @param version Version of the binding.
 */
public fun bindingConfig(library: String? = null, version: String? = null): BindingConfig =
    BindingConfig(library, version)

/**
 * Cache of bags of cells.
 * @param cacheMaxSize Maximum size of the unpinned part of the cache, in kilobytes.
 */
public fun bocConfig(cacheMaxSize: Long? = null): BocConfig =
    BocConfig(cacheMaxSize)

/**
 * Configuration of a client.
 * @param binding The language binding in use.
 * @param network How to reach the network.
 * @param crypto Defaults of the crypto functions.
 * @param abi Defaults of message encoding.
 * @param boc Cache of bags of cells.
 * @param proofs Cache of proofs.
 * @param policy What may be spent. Policies of several sources hold together: a host can only add to what the daemon
 * demands. Extension of the published interface.
 * @param localStoragePath Folder where the library keeps its data. Absent: `.vendorclient` in the home directory, or
 * the data folder of the daemon.
 * @param storage A database server in place of a folder. Extension of the published interface.
 */
public fun clientConfig(
    binding: BindingConfig? = null,
    network: NetworkConfig? = null,
    crypto: CryptoConfig? = null,
    abi: AbiConfig? = null,
    boc: BocConfig? = null,
    proofs: ProofsConfig? = null,
    policy: SpendingPolicy? = null,
    localStoragePath: String? = null,
    storage: StorageConfig? = null,
): ClientConfig =
    ClientConfig(binding, network, crypto, abi, boc, proofs, policy, localStoragePath, storage)

/**
 * How to reach the network. All times in ms.
 * @param serverAddress A single network endpoint.
 * @param endpoints Network endpoints in any correct URL form, with or without scheme, port and path, IP addresses
 * included. Takes precedence over server_address. Without scheme: http for loopback hosts, https for all others.
 * @param networkRetriesCount Former number of connection retries.
 * @param maxReconnectTimeout Maximum time for sequential reconnections.
 * @param firstContactTimeout How long a call may take, in ms, that cannot reach any endpoint while none has answered
 * this client: a wrong address or no network is told within this time. Afterwards `max_reconnect_timeout` holds, which
 * also limits it. Extension of the published interface.
 * @param reconnectTimeout Former pause between reconnections.
 * @param messageRetriesCount Number of automatic processing retries after Message Expired (507). Applies only to
 * messages that are proven not to have been executed and whose local emulation succeeded or failed with a
 * replay-protection error.
 * @param messageProcessingTimeout Delivery timeout for contracts whose ABI has no expire header; then the call fails.
 * @param expirationMargin How much later than the expiration of a message the state of its account and a block have to
 * be to prove that the message was not executed: by so much clocks of block producers may differ. Extension of the
 * published interface.
 * @param waitForTimeout Maximum timeout for the answer to a query.
 * @param outOfSyncThreshold Former limit of the difference to the clock of the node.
 * @param sendingEndpointCount Maximum number of randomly chosen endpoints that a message is sent to.
 * @param latencyDetectionInterval How often the current endpoint is checked for data latency. When the latency exceeds
 * max_latency another endpoint is selected.
 * @param maxLatency Maximum data latency (time lag) of an endpoint.
 * @param queryTimeout Time limit of an HTTP request that sets none itself; then the request fails.
 * @param queriesProtocol Protocol for GraphQL queries.
 * @param firstRempStatusTimeout Unstable. How long to wait for the first REMP status before falling back to waiting for
 * the transaction.
 * @param nextRempStatusTimeout Unstable. How long to wait for each further REMP status before falling back to waiting
 * for the transaction.
 * @param followInterval Pause between requests for what is new where the network offers no subscriptions, and between
 * requests of an iterator that has reached the end of the chain. All subscriptions of a client share the requests.
 * @param signatureId Network signature id for networks with the capability CapSignatureWithId. Set it to the global_id
 * of any block when messages are encoded without reaching the network. Absent: detected when a message is encoded.
 * @param accessKeyOrigins Origins besides those of the endpoints that access_key and api_token may be sent to, such as
 * https://producer.example:8600. Producers and redirect targets that a node names get neither otherwise. Extension of
 * the published interface.
 * @param accessKey Access key (project secret) of the GraphQL API.
 * @param apiToken Bearer token of the REST and GraphQL APIs; replaces access_key when both are set.
 */
public fun networkConfig(
    serverAddress: String? = null,
    endpoints: List<String>? = null,
    networkRetriesCount: Int? = null,
    maxReconnectTimeout: Long? = null,
    firstContactTimeout: Long? = null,
    reconnectTimeout: Long? = null,
    messageRetriesCount: Int? = null,
    messageProcessingTimeout: Long? = null,
    expirationMargin: Long? = null,
    waitForTimeout: Long? = null,
    outOfSyncThreshold: Long? = null,
    sendingEndpointCount: Int? = null,
    latencyDetectionInterval: Long? = null,
    maxLatency: Long? = null,
    queryTimeout: Long? = null,
    queriesProtocol: NetworkQueriesProtocol? = null,
    firstRempStatusTimeout: Long? = null,
    nextRempStatusTimeout: Long? = null,
    followInterval: Long? = null,
    signatureId: Int? = null,
    accessKeyOrigins: List<String>? = null,
    accessKey: String? = null,
    apiToken: String? = null,
): NetworkConfig =
    NetworkConfig(
        serverAddress,
        endpoints,
        networkRetriesCount,
        maxReconnectTimeout,
        firstContactTimeout,
        reconnectTimeout,
        messageRetriesCount,
        messageProcessingTimeout,
        expirationMargin,
        waitForTimeout,
        outOfSyncThreshold,
        sendingEndpointCount,
        latencyDetectionInterval,
        maxLatency,
        queryTimeout,
        queriesProtocol,
        firstRempStatusTimeout,
        nextRempStatusTimeout,
        followInterval,
        signatureId,
        accessKeyOrigins,
        accessKey,
        apiToken,
    )

/**
 * Defaults of the crypto functions.
 * @param mnemonicDictionary Dictionary of seed phrases.
 * @param mnemonicWordCount Number of words of a seed phrase.
 * @param hdkeyDerivationPath Derivation path of keys.
 */
public fun cryptoConfig(
    mnemonicDictionary: MnemonicDictionary? = null,
    mnemonicWordCount: Int? = null,
    hdkeyDerivationPath: String? = null,
): CryptoConfig =
    CryptoConfig(mnemonicDictionary, mnemonicWordCount, hdkeyDerivationPath)

/**
 * Proofs: what is trusted, and their cache.
 * @param cacheInLocalStorage True: downloaded proofs and masterchain BOCs go to persistent local storage. False: they
 * are kept in memory and lost with the client.
 * @param verify Default of `verify` in the functions that have it: whether they prove what they return. Extension of
 * the published interface.
 * @param zerostateHash Networks with a masterchain: root hash of the zero state, 64 hex characters. Extension of the
 * published interface.
 * @param trustedKeyBlocks Networks with a masterchain: path of a file with trusted key blocks, in the format of the
 * official library. Extension of the published interface.
 * @param trustedKeepers Networks with block keepers: the set that trust starts from. Extension of the published
 * interface.
 * @param trustedKeepersHash Networks with block keepers: commitment to such a set, 64 hex characters; the set itself
 * may then come from the server. Extension of the published interface.
 */
public fun proofsConfig(
    cacheInLocalStorage: Boolean? = null,
    verify: Boolean? = null,
    zerostateHash: String? = null,
    trustedKeyBlocks: String? = null,
    trustedKeepers: TrustedKeepers? = null,
    trustedKeepersHash: String? = null,
): ProofsConfig =
    ProofsConfig(cacheInLocalStorage, verify, zerostateHash, trustedKeyBlocks, trustedKeepers, trustedKeepersHash)

/**
 * A set of block keepers that an application trusts. Extension of the published interface.
 * @param height The first block that the set signs; later ones may change it.
 * @param keepers BLS public keys (96 hex characters, compressed) by signer.
 * @param blockId Id of the block at `height`; a block of that height with another id is refused.
 * @param threadId Thread of the block, 68 hex characters. Default: the default thread, the only supported one.
 * @param owners Accounts of the owners (64 hex characters) by signer, where they are known: then a block counts only
 * when the keeper of its producer signed it, and a keeper that joins again under another signer replaces its older
 * entry.
 */
public fun trustedKeepers(
    height: Long,
    keepers: Map<String, String>,
    blockId: String? = null,
    threadId: String? = null,
    owners: Map<String, String>? = null,
): TrustedKeepers =
    TrustedKeepers(blockId, height, threadId, keepers, owners)

/**
 * What may be spent: every message to an account is held against it. Extension of the published interface.
 * @param recipients The only accounts that may be paid, as `<dapp_id>::<account_id>`, `0:<account_id>` or account id.
 * Absent: any.
 * @param limits How much may be spent.
 * @param approvalAbove A message that pays more, in nano, needs approval by the application.
 * @param unknown What happens to a message whose value cannot be read.
 * @param functions What functions pay. Those that are not listed pay what their inputs `dest` and `value` say, if they
 * have both; all others cannot be read.
 * @param abis ABIs of the contracts that pay, JSON texts. Absent: messages are read with the ABI that comes with them,
 * which a caller can choose.
 */
public fun spendingPolicy(
    recipients: List<String>? = null,
    limits: List<SpendingLimit>? = null,
    approvalAbove: BigInteger? = null,
    unknown: UnknownSpending? = null,
    functions: List<SpendingFunction>? = null,
    abis: List<String>? = null,
): SpendingPolicy =
    SpendingPolicy(recipients, limits, approvalAbove, unknown, functions, abis)

/**
 * How much may be spent.
 * @param amount At most so much, in nano.
 * @param window In which time.
 * @param per By whom.
 */
public fun spendingLimit(amount: BigInteger, window: SpendingWindow, per: SpendingScope? = null): SpendingLimit =
    SpendingLimit(amount, window, per)

/**
 * What a function of a contract pays. Without `recipient` and `value` it pays nothing.
 * @param name Name of the function.
 * @param recipient Input that holds the recipient. Absent: unknown.
 * @param value Input that holds the amount in nano.
 */
public fun spendingFunction(name: String, recipient: String? = null, value: String? = null): SpendingFunction =
    SpendingFunction(name, recipient, value)

/**
 * A database server that keeps the data of the library in place of a folder, for several machines. Extension of the
 * published interface.
 * @param url Address of a PostgreSQL database, `postgres://user:password@host:5432/database`. Parameters as in libpq:
 * `sslmode`, `sslrootcert`, `sslcert`, `sslkey`, `host`, `port`, `user`, `password`, `dbname`, `application_name`,
 * `connect_timeout`; also `schema`. Absent: a folder is used.
 * @param schema Schema with the tables of the library: lower case letters, digits and underscores.
 * @param poolSize Maximum number of connections of a process to the server.
 * @param connectTimeout Time limit of connecting to the server, in ms.
 * @param statementTimeout Time limit of one statement, in ms. What takes longer ends with error 35 of kind `busy`.
 */
public fun storageConfig(
    url: String? = null,
    schema: String? = null,
    poolSize: Int? = null,
    connectTimeout: Long? = null,
    statementTimeout: Long? = null,
): StorageConfig =
    StorageConfig(url, schema, poolSize, connectTimeout, statementTimeout)

/**
 * Key of an AES box.
 * @param mode Mode, `CBC`.
 * @param key Key of 16, 24 or 32 bytes in hex.
 * @param iv Initialization vector of 16 bytes in hex; needed by the mode CBC (else 129).
 */
public fun aesParamsEb(mode: CipherMode, key: String, iv: String? = null): AesParamsEB =
    AesParamsEB(mode, key, iv)

/**
 * A contract description.
 * @param abiVersion_ Major version; used when `version` is absent.
 * @param abiVersion Has no effect.
 * @param version Version, `1.0` or `2.0` to `2.4`.
 * @param header Header fields of external messages: `pubkey`, `time`, `expire`, in this order.
 * @param functions Functions.
 * @param events Events.
 * @param data Initial values, below 2.4.
 * @param fields Storage fields, from 2.1 on.
 */
public fun abiContract(
    abiVersion_: Long? = null,
    abiVersion: Long? = null,
    version: String? = null,
    header: List<String>? = null,
    functions: List<AbiFunction>? = null,
    events: List<AbiEvent>? = null,
    data: List<AbiData>? = null,
    fields: List<AbiParam>? = null,
): AbiContract =
    AbiContract(abiVersion_, abiVersion, version, header, functions, events, data, fields)

/**
 * A function of a contract.
 * @param name Name of the function.
 * @param inputs Arguments.
 * @param outputs Results.
 * @param id Number, hex with `0x`, for input and output alike. Absent: calculated.
 */
public fun abiFunction(name: String, inputs: List<AbiParam>, outputs: List<AbiParam>, id: String? = null): AbiFunction =
    AbiFunction(name, inputs, outputs, id)

/**
 * A named value of a contract description.
 * @param name Name of the value.
 * @param type Type, for example `uint256`, `map(address,tuple)` or `optional(cell)`.
 * @param components Members of the tuple that `type` is or contains.
 * @param init For storage fields of ABI 2.4: the value has to be given before the deployment.
 */
public fun abiParam(name: String, type: String, components: List<AbiParam>? = null, init: Boolean? = null): AbiParam =
    AbiParam(name, type, components, init)

/**
 * An event of a contract.
 * @param name Name of the event.
 * @param inputs What it carries.
 * @param id Number, hex with `0x`. Absent: calculated.
 */
public fun abiEvent(name: String, inputs: List<AbiParam>, id: String? = null): AbiEvent =
    AbiEvent(name, inputs, id)

/**
 * An initial value of a contract below ABI 2.4.
 * @param key Key in the dictionary of initial data.
 * @param name Name of the value.
 * @param type Type of the value.
 * @param components Members of the tuple that `type` is or contains.
 */
public fun abiData(key: Long, name: String, type: String, components: List<AbiParam>? = null): AbiData =
    AbiData(key, name, type, components)

/**
 * A call of a function.
 * @param functionName Name of the function, or its number as decimal or `0x` text.
 * @param header Header fields; those left out have their defaults.
 * @param input Arguments by name. Absent: none.
 */
public fun callSet(functionName: String, header: FunctionHeader? = null, input: Any? = null): CallSet =
    CallSet(functionName, header, input)

/**
 * Header of an external message. Only fields that the ABI lists are sent.
 * @param expire When the message expires, Unix time in s. Absent: now and the expiration timeout of the configuration,
 * grown by the try index.
 * @param time When the message was made, in ms since 1970. Absent: now.
 * @param pubkey Public key that the contract checks the signature with. Absent: the key of the signer.
 */
public fun functionHeader(expire: Long? = null, time: BigInteger? = null, pubkey: String? = null): FunctionHeader =
    FunctionHeader(expire, time, pubkey)

/**
 * What is deployed: exactly one of `tvc`, `code` and `state_init`, and values that go into it.
 * @param tvc Contract image, tagged or as state init.
 * @param code Contract code; the data are made of the initial values.
 * @param stateInit Final state init; without initial values.
 * @param workchainId Workchain. Absent: `abi.workchain` of the configuration.
 * @param initialData Initial values by name. Below ABI 2.4 all `data` items, from 2.4 on exactly the fields marked
 * `init`, the public key among them.
 * @param initialPubkey Public key of the owner, below ABI 2.4 only. Absent: the one in the image unless it is zero,
 * else the key of the signer.
 */
public fun deploySet(
    tvc: String? = null,
    code: String? = null,
    stateInit: String? = null,
    workchainId: Int? = null,
    initialData: Any? = null,
    initialPubkey: String? = null,
): DeploySet =
    DeploySet(tvc, code, stateInit, workchainId, initialData, initialPubkey)

/**
 * A message to be watched, and for how long.
 * @param message The message.
 * @param waitUntil When the message counts as lost, unix time in s.
 * @param userData Anything; comes back with the result.
 */
public fun messageMonitoringParams(
    message: MonitoredMessage,
    waitUntil: Long,
    userData: Any? = null,
): MessageMonitoringParams =
    MessageMonitoringParams(message, waitUntil, userData)

/**
 * A message to be sent.
 * @param boc The message.
 * @param waitUntil When the message counts as lost, unix time in s.
 * @param userData Anything; comes back with the result.
 */
public fun messageSendingParams(boc: String, waitUntil: Long, userData: Any? = null): MessageSendingParams =
    MessageSendingParams(boc, waitUntil, userData)

/**
 * An external message to be encoded: a call, a deployment, or both.
 * @param abi ABI of the contract.
 * @param signer Who signs.
 * @param address Destination. With `deploy_set` it is calculated instead.
 * @param deploySet What is deployed.
 * @param callSet The call. Without it only the state init is sent, unsigned.
 * @param processingTryIndex Number of the attempt; the expiration timeout grows with it.
 * @param signatureId Signature id of the network. Absent: `network.signature_id` of the configuration, else what the
 * network asks for.
 * @param rules Rules of the chain. Default: `abi.rules` of the configuration.
 */
public fun paramsOfEncodeMessage(
    abi: Abi,
    signer: Signer,
    address: String? = null,
    deploySet: DeploySet? = null,
    callSet: CallSet? = null,
    processingTryIndex: Int? = null,
    signatureId: Int? = null,
    rules: ChainRules? = null,
): ParamsOfEncodeMessage =
    ParamsOfEncodeMessage(abi, address, deploySet, callSet, signer, processingTryIndex, signatureId, rules)

/**
 * Surroundings of a local run.
 * @param blockchainConfig Blockchain configuration: `ConfigParams`, as `boc.get_blockchain_config` returns them, or the
 * dictionary of parameters. Absent: the one that the network publishes, where endpoints are configured and answer
 * within 3 s; else the built-in one.
 * @param blockTime Unix time of the block, in s. Absent: now.
 * @param blockLt Logical time of the block. Absent: one below `transaction_lt`, else 1000000.
 * @param transactionLt Least logical time of the transaction. Absent: one above `block_lt`.
 * @param blockSeqNo Number of the block, for contracts that ask. Extension of this library.
 * @param randSeed Seed of the block for random numbers, 64 hex characters; a contract sees it mixed with its account
 * id, and sees 0 for zeros. Absent: zeros in `run_tvm` and `run_get`, which are repeatable then, and another one for
 * each call in `run_executor`. Extension of this library.
 * @param chksigAlwaysSucceed Let every check of a signature pass.
 * @param signatureId Signature id of the network, for networks with the capability for it. Absent:
 * `network.signature_id` of the configuration, else 100.
 * @param rules Formats and execution rules. Default: `abi.rules` of the configuration. Extension of this library.
 * @param dappId Dapp ID of the account, 64 hex characters. Absent: none, which matters for a message of another Dapp,
 * and to contracts that ask for it. Extension of this library.
 * @param wasmPath Folder of the WebAssembly components for `RUNWASM`, files named by their SHA-256 in hex. Absent:
 * `wasm` in the folder of the storage (`local_storage_path`). Extension of this library.
 * @param vmExtension Extension, from `tvm.register_vm_extension`, that answers the instructions which the machine
 * cannot run by itself. Absent: such an instruction ends the run. Extension of this library.
 * @param vmAnswers Answers that are known already, so that nobody has to be asked. Extension of this library.
 * @param trace Report every step of the virtual machine, at most the last 10000. Extension of this library.
 */
public fun executionOptions(
    blockchainConfig: String? = null,
    blockTime: Long? = null,
    blockLt: BigInteger? = null,
    transactionLt: BigInteger? = null,
    blockSeqNo: Long? = null,
    randSeed: String? = null,
    chksigAlwaysSucceed: Boolean? = null,
    signatureId: Int? = null,
    rules: ChainRules? = null,
    dappId: String? = null,
    wasmPath: String? = null,
    vmExtension: Long? = null,
    vmAnswers: List<VmAnswer>? = null,
    trace: Boolean? = null,
): ExecutionOptions =
    ExecutionOptions(
        blockchainConfig,
        blockTime,
        blockLt,
        transactionLt,
        blockSeqNo,
        randSeed,
        chksigAlwaysSucceed,
        signatureId,
        rules,
        dappId,
        wasmPath,
        vmExtension,
        vmAnswers,
        trace,
    )
