// Generated from the definitions of the API.
@file:Suppress("DEPRECATION")

package vendorclient.kotlin.api

import vendorclient.Caller

/** All modules of the library over a maker of calls. */
public open class Modules(caller: Caller) {
    /** Information about the library, and answers to its requests. */
    public val client: ClientFunctions = ClientFunctions(caller)

    /** Account states. */
    public val account: AccountFunctions = AccountFunctions(caller)

    /** Keys, seed phrases, signatures, encryption, hashes, and boxes that hold keys. */
    public val crypto: CryptoFunctions = CryptoFunctions(caller)

    /** Contract ABIs: encoding and decoding messages, bodies and contract data. */
    public val abi: AbiFunctions = AbiFunctions(caller)

    /** Bags of cells: parse, build and cache them. */
    public val boc: BocFunctions = BocFunctions(caller)

    /** Sends messages, waits for their transactions, and monitors them. */
    public val processing: ProcessingFunctions = ProcessingFunctions(caller)

    /** Messages stored until they have a result: they survive the process that sends them, and each is sent once. */
    public val outbox: OutboxFunctions = OutboxFunctions(caller)

    /** Deposits of followed accounts: stored across restarts, and delivered until they are acknowledged. */
    public val inbox: InboxFunctions = InboxFunctions(caller)

    /** Spending policies: limits, allowed recipients and approval for everything that is sent. */
    public val policy: PolicyFunctions = PolicyFunctions(caller)

    /** Local execution of contracts: transactions, getters and get methods. */
    public val tvm: TvmFunctions = TvmFunctions(caller)

    /** Addresses, storage fees and compression. */
    public val utils: UtilsFunctions = UtilsFunctions(caller)

    /** Helpers for wallets that are opened with zkLogin. They only compute and never call a prover. */
    public val zklogin: ZkloginFunctions = ZkloginFunctions(caller)

    /** Queries and subscriptions. */
    public val net: NetFunctions = NetFunctions(caller)

    /** Proofs that data from a server is what the network agreed on. */
    public val proofs: ProofsFunctions = ProofsFunctions(caller)

    /** The daemon and the connection to it. */
    public val daemon: DaemonFunctions = DaemonFunctions(caller)
}
