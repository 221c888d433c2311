// Generated from the definitions of the API.
@file:Suppress("DEPRECATION")

package vendorclient.kotlin.api

import vendorclient.Caller

/** All modules of the library over a maker of calls. */
public open class Modules(caller: Caller) {
    /** Facts about the library, and answers to its requests. */
    public val client: ClientFunctions = ClientFunctions(caller)

    /** States of accounts. */
    public val account: AccountFunctions = AccountFunctions(caller)

    /** Keys, seed phrases, signatures, encryption, hashes, and boxes that hold keys. */
    public val crypto: CryptoFunctions = CryptoFunctions(caller)

    /** Contract descriptions: messages, bodies and data of contracts, encoded and decoded. */
    public val abi: AbiFunctions = AbiFunctions(caller)

    /** Bags of cells: parsing, building, and a cache of them. */
    public val boc: BocFunctions = BocFunctions(caller)

    /** Messages on their way: sending, waiting for transactions, watching. */
    public val processing: ProcessingFunctions = ProcessingFunctions(caller)

    /** Messages that survive the process that sends them, each sent once, each with an end. */
    public val outbox: OutboxFunctions = OutboxFunctions(caller)

    /** Deposits of followed accounts that survive the process that receives them, each delivered until it is booked. */
    public val inbox: InboxFunctions = InboxFunctions(caller)

    /** What may be spent: limits, recipients and approval for everything that is sent. */
    public val policy: PolicyFunctions = PolicyFunctions(caller)

    /** Local execution of contracts: whole transactions, getters and get methods. */
    public val tvm: TvmFunctions = TvmFunctions(caller)

    /** Addresses, storage fees and compression. */
    public val utils: UtilsFunctions = UtilsFunctions(caller)

    /** Helpers for wallets that are opened by a login: computation alone, no prover is called. */
    public val zklogin: ZkloginFunctions = ZkloginFunctions(caller)

    /** Queries and subscriptions of the network. */
    public val net: NetFunctions = NetFunctions(caller)

    /** Proofs that what a server says is what the network agreed on. */
    public val proofs: ProofsFunctions = ProofsFunctions(caller)

    /** The daemon and the connection to it. */
    public val daemon: DaemonFunctions = DaemonFunctions(caller)
}
