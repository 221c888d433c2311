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
import vendorclient.api.crypto.SigningContent
import vendorclient.api.policy.SpendingFunction
import vendorclient.api.policy.SpendingLimit
import vendorclient.api.policy.SpendingPolicy
import vendorclient.api.policy.SpendingScope
import vendorclient.api.policy.SpendingWindow
import vendorclient.api.policy.UnknownSpending
import vendorclient.api.processing.CurrencyAmount
import vendorclient.api.processing.ExecutedTransaction
import vendorclient.api.processing.Loss
import vendorclient.api.processing.LossCertainty
import vendorclient.api.processing.LossReason
import vendorclient.api.processing.MessageMonitoringParams
import vendorclient.api.processing.MessageSendingParams
import vendorclient.api.processing.MessageTransfer
import vendorclient.api.processing.MonitoredMessage
import vendorclient.api.processing.PlannedMessage
import vendorclient.api.processing.RecipientState
import vendorclient.api.processing.TransferDoubt
import vendorclient.api.tvm.ExecutionOptions
import vendorclient.api.tvm.VmAnswer

/**
 * Defaults of message encoding.
 * @param workchain Workchain id by default in DeploySet.
 * @param messageExpirationTimeout Lifetime of messages to contracts with an expire header, in ms.
 * @param messageExpirationTimeoutGrowFactor Factor by which the expiration timeout grows on each retry.
 * @param rules Default chain rules of all functions with a `rules` parameter: `classic` for contracts and networks of
 * the public TVM formats. Nothing is sent to a node that reports other rules. Extension of the published interface.
 */
public fun abiConfig(
    workchain: Int? = null,
    messageExpirationTimeout: Long? = null,
    messageExpirationTimeoutGrowFactor: Double? = null,
    rules: ChainRules? = null,
): AbiConfig =
    AbiConfig(workchain, messageExpirationTimeout, messageExpirationTimeoutGrowFactor, rules)

/**
 * The language binding in use; reported in error data and HTTP headers.
 * @param library Name of the binding.
 * @param version Version of the binding.
 */
public fun bindingConfig(library: String? = null, version: String? = null): BindingConfig =
    BindingConfig(library, version)

/**
 * Cache of bags of cells.
 * @param cacheMaxSize Maximum size of the unpinned part of the cache, in kilobytes.
 * @param pinnedMaxSize Maximum memory of the pinned part of the cache, in kilobytes: about 1 kB for each BOC, 0.4 kB
 * for each cell, and the names of the pins. Extension of the published interface.
 */
public fun bocConfig(cacheMaxSize: Long? = null, pinnedMaxSize: Long? = null): BocConfig =
    BocConfig(cacheMaxSize, pinnedMaxSize)

/**
 * Configuration of a client.
 * @param binding The language binding in use.
 * @param network How to reach the network.
 * @param crypto Defaults of the crypto functions.
 * @param abi Defaults of message encoding.
 * @param boc Cache of bags of cells.
 * @param proofs Cache of proofs.
 * @param policy Spending policy. All policies apply together: a host can only add restrictions to those of the daemon.
 * Extension of the published interface.
 * @param localStoragePath Folder where the library stores its data. Default: `.vendorclient` in the home directory, or
 * the data folder of the daemon.
 * @param storage A database server, instead of a folder. Extension of the published interface.
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
 * How to reach the network. All times are in ms.
 * @param serverAddress A single network endpoint.
 * @param endpoints Network endpoints in any valid URL form, with or without scheme, port and path, including IP
 * addresses. Takes precedence over server_address. Default scheme: http for loopback hosts, https for all others.
 * @param networkRetriesCount Formerly the number of connection retries.
 * @param maxReconnectTimeout Maximum time for sequential reconnections, in ms.
 * @param firstContactTimeout Time limit, in ms, of a call that cannot reach any endpoint before one has ever answered
 * this client, so that a wrong address or a missing network is reported quickly. After that, `max_reconnect_timeout`
 * applies, which is also an upper limit for this value. Extension of the published interface.
 * @param reconnectTimeout Formerly the pause between reconnections, in ms.
 * @param messageRetriesCount Number of automatic processing retries after Message Expired (507). Applies only to
 * messages that are proven not to have been executed and whose local emulation succeeded or failed with a
 * replay-protection error.
 * @param messageProcessingTimeout Delivery timeout, in ms, for contracts whose ABI has no expire header; after it, the
 * call fails.
 * @param expirationMargin Safety margin, in ms, of the proof that a message was not executed: the account state and a
 * block must be at least this much later than the expiration of the message. Allows for differences between the clocks
 * of block producers. Extension of the published interface.
 * @param waitForTimeout Maximum time to wait for the answer to a query, in ms.
 * @param outOfSyncThreshold Formerly the maximum difference from the clock of the node, in ms.
 * @param sendingEndpointCount Maximum number of randomly chosen endpoints to send a message to.
 * @param latencyDetectionInterval Interval of checks of the data latency of the current endpoint, in ms. If it exceeds
 * max_latency, another endpoint is selected.
 * @param maxLatency Maximum data latency (time lag) of an endpoint, in ms.
 * @param queryTimeout Default time limit of an HTTP request, in ms; after it, the request fails.
 * @param queriesProtocol Protocol for GraphQL queries.
 * @param firstRempStatusTimeout Unstable. How long to wait for the first REMP status, in ms, before falling back to
 * waiting for the transaction.
 * @param nextRempStatusTimeout Unstable. How long to wait for each further REMP status, in ms, before falling back to
 * waiting for the transaction.
 * @param followInterval Polling interval, in ms, on networks without subscriptions, and of iterators that have reached
 * the end of the chain. All subscriptions of a client share the requests.
 * @param signatureId Signature id, for networks with the capability CapSignatureWithId. To encode messages without
 * reaching the network, set it to the global_id of any block. Default: detected when a message is encoded.
 * @param accessKeyOrigins Additional origins that access_key and api_token may be sent to, such as
 * https://producer.example:8600. By default, only the endpoints that the same source (file, environment, host) names
 * receive them, not the producers and redirect targets that a node names. Extension of the published interface.
 * @param agreement Number of independent operators that must agree that a message was not executed before another one
 * replaces it, or before it is reported as not executed. With 2 or more, every operator of `operators` is asked; one
 * that shows the message as executed prevents the proof. Extension of the published interface.
 * @param operators Operators of the endpoints. Keys are origins, such as https://node.example:8600; values are names of
 * your choice. For `agreement`, endpoints of the same operator count once, and all endpoints without an operator count
 * as one more. Extension of the published interface.
 * @param accessKey Access key (project secret) of the GraphQL API.
 * @param apiToken Bearer token of the REST and GraphQL APIs; replaces access_key if both are set.
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
    agreement: Int? = null,
    operators: Map<String, String>? = null,
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
        agreement,
        operators,
        accessKey,
        apiToken,
    )

/**
 * Defaults of the crypto functions.
 * @param mnemonicDictionary Default dictionary of seed phrases.
 * @param mnemonicWordCount Default number of words of a seed phrase.
 * @param hdkeyDerivationPath Default derivation path of keys.
 */
public fun cryptoConfig(
    mnemonicDictionary: MnemonicDictionary? = null,
    mnemonicWordCount: Int? = null,
    hdkeyDerivationPath: String? = null,
): CryptoConfig =
    CryptoConfig(mnemonicDictionary, mnemonicWordCount, hdkeyDerivationPath)

/**
 * Proofs: trust anchors and cache.
 * @param cacheInLocalStorage True: downloaded proofs and masterchain BOCs are kept in persistent local storage. False:
 * they are kept in memory only.
 * @param verify Default of the `verify` parameter: whether functions prove what they return. Extension of the published
 * interface.
 * @param proveReplacements True: a message is replaced, or reported as not executed, only with a proof: a transaction
 * of its account that is proven to be in a block after the expiration, and the complete chain of earlier transactions
 * of the account, linked by their hashes. Extension of the published interface.
 * @param zerostateHash Networks with a masterchain: root hash of the zero state, 64 hex characters. Extension of the
 * published interface.
 * @param trustedKeyBlocks Networks with a masterchain: path of a file with trusted key blocks, in the format of the
 * official library. Extension of the published interface.
 * @param trustedKeepers Networks with block keepers: the initial trusted set. Extension of the published interface.
 * @param trustedKeepersHash Networks with block keepers: commitment to the initial trusted set, 64 hex characters; the
 * set itself may then come from the server. Extension of the published interface.
 */
public fun proofsConfig(
    cacheInLocalStorage: Boolean? = null,
    verify: Boolean? = null,
    proveReplacements: Boolean? = null,
    zerostateHash: String? = null,
    trustedKeyBlocks: String? = null,
    trustedKeepers: TrustedKeepers? = null,
    trustedKeepersHash: String? = null,
): ProofsConfig =
    ProofsConfig(
        cacheInLocalStorage,
        verify,
        proveReplacements,
        zerostateHash,
        trustedKeyBlocks,
        trustedKeepers,
        trustedKeepersHash,
    )

/**
 * A set of block keepers that the application trusts. Extension of the published interface.
 * @param height Height of the first block signed by the set; later blocks may change it.
 * @param keepers BLS public keys (96 hex characters, compressed) by signer index.
 * @param blockId Id of the block at `height`; a block at that height with another id is refused.
 * @param threadId Thread of the block, 68 hex characters. Default: the default thread, the only supported one.
 * @param owners Accounts of the owners (64 hex characters) by signer index, if known: a block then counts only if the
 * keeper of its producer signed it, and a keeper that rejoins as another signer replaces its older entry.
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
 * A spending policy: applies to every message sent to an account. Extension of the published interface.
 * @param recipients The only accounts that may receive payments, as `<dapp_id>::<account_id>`, `0:<account_id>` or
 * account id. Default: any account.
 * @param limits Spending limits. If there is any limit, payments in currencies without a limit are refused.
 * @param approvalAbove A message that pays more than this amount of the main currency, in nano units, needs approval by
 * the application.
 * @param approvalAboveCurrencies The same for other currencies, in nano units by currency id. Default: no approval.
 * @param maxLoss Largest certain loss that a message may have, in nano units by currency id (0 is the main currency); 0
 * for a currency that is not listed. Default: messages are not checked for losses.
 * @param unknown What happens to a message whose value cannot be determined.
 * @param functions What functions pay. For a function that is not listed, the inputs `dest` and `value` are used if it
 * has both, and every input that maps `uint32` to amounts, such as `map(uint32,varuint32)`, for other currencies;
 * otherwise its value cannot be determined.
 * @param abis ABIs of the paying contracts, as JSON text. Default: a message is decoded with the ABI sent with it,
 * which the caller can choose.
 */
public fun spendingPolicy(
    recipients: List<String>? = null,
    limits: List<SpendingLimit>? = null,
    approvalAbove: BigInteger? = null,
    approvalAboveCurrencies: Map<String, BigInteger>? = null,
    maxLoss: Map<String, BigInteger>? = null,
    unknown: UnknownSpending? = null,
    functions: List<SpendingFunction>? = null,
    abis: List<String>? = null,
): SpendingPolicy =
    SpendingPolicy(recipients, limits, approvalAbove, approvalAboveCurrencies, maxLoss, unknown, functions, abis)

/**
 * A spending limit.
 * @param amount Maximum amount, in nano units of the currency.
 * @param window Period of the limit.
 * @param per Whose spending is counted together.
 * @param currency Currency that the limit counts, by id; 0 is the main currency, 2 is SHELL.
 */
public fun spendingLimit(
    amount: BigInteger,
    window: SpendingWindow,
    per: SpendingScope? = null,
    currency: Long? = null,
): SpendingLimit =
    SpendingLimit(amount, window, per, currency)

/**
 * What a function of a contract pays. Without `recipient`, `value` and `currencies`, it pays nothing.
 * @param name Name of the function.
 * @param recipient Input that contains the recipient. Default: recipient unknown.
 * @param value Input that contains the amount of the main currency, in nano units.
 * @param currencies Input that contains a map from currency id to amount. Default: every input that maps `uint32` to
 * amounts, such as `map(uint32,varuint32)`, if there is a `recipient` or a `value`.
 */
public fun spendingFunction(
    name: String,
    recipient: String? = null,
    value: String? = null,
    currencies: String? = null,
): SpendingFunction =
    SpendingFunction(name, recipient, value, currencies)

/**
 * A database server that stores the data of the library instead of a folder, for use by several machines. Extension of
 * the published interface.
 * @param url URL of a PostgreSQL database, `postgres://user:password@host:5432/database`. Parameters as in libpq:
 * `sslmode`, `sslrootcert`, `sslcert`, `sslkey`, `host`, `port`, `user`, `password`, `dbname`, `application_name`,
 * `connect_timeout`; also `schema`. Default: data is stored in a folder.
 * @param schema Schema with the tables of the library: lower-case letters, digits and underscores.
 * @param poolSize Maximum number of connections from one process to the server.
 * @param connectTimeout Time limit for connecting to the server, in ms.
 * @param statementTimeout Time limit of one statement, in ms. A statement that takes longer fails with error 35 of kind
 * `busy`.
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
 * @param key Key of 16, 24 or 32 bytes, hex.
 * @param iv Initialization vector of 16 bytes, hex; required in CBC mode (otherwise 129).
 */
public fun aesParamsEb(mode: CipherMode, key: String, iv: String? = null): AesParamsEB =
    AesParamsEB(mode, key, iv)

/**
 * A contract ABI.
 * @param abiVersion_ Major version; used if `version` is absent.
 * @param abiVersion Version, ignored.
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
 * @param id Id, hex with `0x`, for input and output alike. Default: calculated.
 */
public fun abiFunction(name: String, inputs: List<AbiParam>, outputs: List<AbiParam>, id: String? = null): AbiFunction =
    AbiFunction(name, inputs, outputs, id)

/**
 * A named value of an ABI.
 * @param name Name of the value.
 * @param type Type, for example `uint256`, `map(address,tuple)` or `optional(cell)`.
 * @param components Members of the tuple, if `type` is or contains a tuple.
 * @param init For storage fields of ABI 2.4: the value must be set before deployment.
 */
public fun abiParam(name: String, type: String, components: List<AbiParam>? = null, init: Boolean? = null): AbiParam =
    AbiParam(name, type, components, init)

/**
 * An event of a contract.
 * @param name Name of the event.
 * @param inputs Values the event carries.
 * @param id Id, hex with `0x`. Default: calculated.
 */
public fun abiEvent(name: String, inputs: List<AbiParam>, id: String? = null): AbiEvent =
    AbiEvent(name, inputs, id)

/**
 * An initial value of a contract below ABI 2.4.
 * @param key Index of the variable: its key in the dictionary of initial data.
 * @param name Name of the value.
 * @param type Type of the value.
 * @param components Members of the tuple, if `type` is or contains a tuple.
 */
public fun abiData(key: Long, name: String, type: String, components: List<AbiParam>? = null): AbiData =
    AbiData(key, name, type, components)

/**
 * A function call.
 * @param functionName Name of the function, or its id as decimal or `0x` text.
 * @param header Header fields; omitted fields take their defaults.
 * @param input Arguments by name. Default: none.
 */
public fun callSet(functionName: String, header: FunctionHeader? = null, input: Any? = null): CallSet =
    CallSet(functionName, header, input)

/**
 * Header of an external message. Only the fields listed in the ABI are sent.
 * @param expire When the message expires, Unix time in s. Default: now plus the expiration timeout of the
 * configuration, which grows with the try index.
 * @param time When the message was created, in ms since 1970. Default: now.
 * @param pubkey Public key the contract checks the signature with. Default: the key of the signer.
 */
public fun functionHeader(expire: Long? = null, time: BigInteger? = null, pubkey: String? = null): FunctionHeader =
    FunctionHeader(expire, time, pubkey)

/**
 * What to deploy: exactly one of `tvc`, `code` and `state_init`, and its initial values.
 * @param tvc Contract image, tagged or as a state init.
 * @param code Contract code; the data are built from the initial values.
 * @param stateInit Complete state init; takes no initial values.
 * @param workchainId Workchain. Default: `abi.workchain` of the configuration.
 * @param initialData Initial values by name. Below ABI 2.4, all `data` items; from 2.4 on, exactly the fields marked
 * `init`, including the public key.
 * @param initialPubkey Public key of the owner; below ABI 2.4 only. Default: the key in the image unless it is zero,
 * otherwise the key of the signer.
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
 * What a signature would authorize. Only `payload` and `signature_id` are bound to the bytes to sign; the other fields
 * are what the library says about them. `abi.verify_signing_content` checks and decodes them independently. Extension
 * of the published interface.
 * @param payload The signed cell: `unsigned` is its hash, after `signature_id` as four bytes (big endian) if there is
 * one. From ABI 2.3 on the cell consists of the address of the contract and the body of the message, before that of the
 * body alone.
 * @param deploys Whether the message also deploys the contract.
 * @param signatureId Signature id of the network. Absent: nothing is put in front of the hash.
 * @param message The whole external message without its signature, as `abi.encode_message` returns it for
 * `Signer.External`. Absent if only a body is signed.
 * @param address The called contract, `<workchain>:<hex>`. Absent if only a body without it is signed.
 * @param dappId Dapp ID of the contract, as the caller gave it. No signature covers it.
 * @param functionName The called function. Absent if the body cannot be decoded.
 * @param input Arguments by name.
 * @param time Creation time in the header of the message, ms since 1970.
 * @param expireAt When the message expires, Unix time in s; 4294967295: never.
 * @param transfers What the contract would send, and to whom, according to a local run. Only if the losses of the
 * message are checked (`accept_loss`, or a policy).
 * @param losses What would be lost, according to the same run.
 */
public fun signingContent(
    payload: String,
    deploys: Boolean,
    signatureId: Int? = null,
    message: String? = null,
    address: String? = null,
    dappId: String? = null,
    functionName: String? = null,
    input: Any? = null,
    time: BigInteger? = null,
    expireAt: Long? = null,
    transfers: List<MessageTransfer>? = null,
    losses: List<Loss>? = null,
): SigningContent =
    SigningContent(
        payload,
        signatureId,
        message,
        address,
        dappId,
        deploys,
        functionName,
        input,
        time,
        expireAt,
        transfers,
        losses,
    )

/**
 * An outgoing message and what it would do to its recipient. Extension of the published interface.
 * @param accountId The recipient.
 * @param state State of the recipient before the message.
 * @param bounce Whether the message is returned if the recipient fails.
 * @param hasBody Whether the message has a body.
 * @param deploys Whether the message makes the recipient active.
 * @param sent What the message carries.
 * @param arrives What the recipient receives, before its fees and the messages that it sends. SHELL (currency 2) that
 * is converted on arrival counts as main currency.
 * @param isReturned Whether the message bounces, which returns its value less the fees.
 * @param losses Losses of this message.
 * @param doubts What is not known about the transfer.
 * @param dappId Dapp ID of the recipient; absent if it has none or is not known.
 * @param runCost Cost of the run of the recipient, in nanotokens: gas and forwarding fees of its messages. Absent if no
 * contract runs.
 */
public fun messageTransfer(
    accountId: String,
    state: RecipientState,
    bounce: Boolean,
    hasBody: Boolean,
    deploys: Boolean,
    sent: List<CurrencyAmount>,
    arrives: List<CurrencyAmount>,
    isReturned: Boolean,
    losses: List<Loss>,
    doubts: List<TransferDoubt>,
    dappId: String? = null,
    runCost: String? = null,
): MessageTransfer =
    MessageTransfer(
        accountId,
        dappId,
        state,
        bounce,
        hasBody,
        deploys,
        sent,
        arrives,
        isReturned,
        runCost,
        losses,
        doubts,
    )

/**
 * An amount that does not arrive. Extension of the published interface.
 * @param accountId The recipient.
 * @param currency Id of the currency; 0 is the main currency.
 * @param amount The lost amount, in nano units of the currency.
 * @param certainty How certain the loss is.
 * @param reason Why it is lost.
 * @param dappId Dapp ID of the recipient, if known.
 * @param messageHash Hash of the message that carries the amount; absent until the message exists.
 */
public fun loss(
    accountId: String,
    currency: Long,
    amount: String,
    certainty: LossCertainty,
    reason: LossReason,
    dappId: String? = null,
    messageHash: String? = null,
): Loss =
    Loss(accountId, dappId, currency, amount, certainty, reason, messageHash)

/**
 * A message to monitor, and for how long.
 * @param message The message.
 * @param waitUntil When the message is considered lost, Unix time in s.
 * @param userData Arbitrary data, returned with the result.
 */
public fun messageMonitoringParams(
    message: MonitoredMessage,
    waitUntil: Long,
    userData: Any? = null,
): MessageMonitoringParams =
    MessageMonitoringParams(message, waitUntil, userData)

/**
 * A message to send.
 * @param boc The message.
 * @param waitUntil When the message is considered lost, Unix time in s.
 * @param userData Arbitrary data, returned with the result.
 */
public fun messageSendingParams(boc: String, waitUntil: Long, userData: Any? = null): MessageSendingParams =
    MessageSendingParams(boc, waitUntil, userData)

/**
 * An external message to encode: a call, a deployment, or both.
 * @param abi ABI of the contract.
 * @param signer Who signs.
 * @param address Destination. With `deploy_set`, it is calculated.
 * @param deploySet What to deploy.
 * @param callSet The call. Without it, only the state init is sent, unsigned.
 * @param processingTryIndex Index of the attempt, starting at 0; the expiration timeout grows with it.
 * @param signatureId Signature id of the network. Default: `network.signature_id` of the configuration, otherwise what
 * the network requires.
 * @param rules Chain rules. Default: `abi.rules` of the configuration.
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
 * A message that an account will send later, such as that of a proposal in a multisig wallet. Extension of the
 * published interface.
 * @param accountId The recipient, in workchain 0.
 * @param amounts What the message carries.
 * @param bounce Whether the message is returned if the recipient fails.
 * @param exchanges Whether its SHELL (currency 2) is converted to tokens on arrival, one to one (flag 16).
 * @param body Body of the message. Default: none.
 * @param stateInit State init of the message. Default: none.
 */
public fun plannedMessage(
    accountId: String,
    amounts: List<CurrencyAmount>,
    bounce: Boolean,
    exchanges: Boolean? = null,
    body: String? = null,
    stateInit: String? = null,
): PlannedMessage =
    PlannedMessage(accountId, amounts, bounce, exchanges, body, stateInit)

/**
 * A transaction. Extension of the published interface.
 * @param boc The transaction, BOC.
 * @param dappId Dapp ID of its account before the transaction. Default: the Dapp ID of the sender, with which losses
 * between Dapp IDs are not detected.
 */
public fun executedTransaction(boc: String, dappId: String? = null): ExecutedTransaction =
    ExecutedTransaction(boc, dappId)

/**
 * Environment of a local run.
 * @param blockchainConfig Blockchain configuration: `ConfigParams`, as returned by `boc.get_blockchain_config`, or the
 * dictionary of parameters. Default: the configuration published by the network, if endpoints are configured and answer
 * within 3 s; otherwise the built-in one, with the figures of nodes for networks with Dapp IDs.
 * @param blockTime Time of the block, Unix time in s. Default: now.
 * @param blockLt Logical time of the block. Default: one below `transaction_lt`, otherwise 1000000.
 * @param transactionLt Minimum logical time of the transaction. Default: one above `block_lt`.
 * @param blockSeqNo Number of the block, for contracts that read it. Extension of this library.
 * @param randSeed Random seed of the block, 64 hex characters; a contract sees it mixed with its account id, and sees 0
 * if it is all zeros. Default: zeros in `run_tvm` and `run_get`, which makes them repeatable; a new seed for each call
 * of `run_executor`. Extension of this library.
 * @param chksigAlwaysSucceed Treat all signatures as valid.
 * @param signatureId Signature id, for networks with that capability. Default: `network.signature_id` of the
 * configuration, otherwise 100.
 * @param rules Formats and execution rules. Default: `abi.rules` of the configuration. Extension of this library.
 * @param dappId Dapp ID of the account, 64 hex characters. Default: none, which matters for messages from another Dapp
 * and for contracts that read it. Extension of this library.
 * @param wasmPath Folder of the WebAssembly components for `RUNWASM`, with files named by their SHA-256 in hex.
 * Default: `wasm` in the storage folder (`local_storage_path`). Extension of this library.
 * @param vmExtension Extension, from `tvm.register_vm_extension`, that runs the instructions that the machine cannot
 * run itself. Without it, such an instruction ends the run. Extension of this library.
 * @param vmAnswers Answers that are already known, so the extension is not asked for them. Extension of this library.
 * @param trace Return every step of the virtual machine, up to the last 10000. Extension of this library.
 * @param logs Return what the contract prints with debug instructions, as `logs`: at most 1000 lines and 65536
 * characters. Extension of this library.
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
    logs: Boolean? = null,
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
        logs,
    )
