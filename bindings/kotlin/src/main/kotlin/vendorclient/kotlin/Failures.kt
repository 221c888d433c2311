package vendorclient.kotlin

import java.math.BigInteger
import vendorclient.CallCancelledException
import vendorclient.ClientException
import vendorclient.ConnectionLostException
import vendorclient.ContractException
import vendorclient.DevNodeException
import vendorclient.LossNotAcceptedException
import vendorclient.api.processing.Loss
import vendorclient.api.processing.LossReason

/** The stable number of the error: positive from the library, negative from the protocol. */
public val ClientException.code: Int
    get() = code()

/** The code of a cancelled call in every binding, -32800. */
public val CallCancelledException.code: Int
    get() = code()

/** Facts for programs; their shape depends on the code. */
public val ClientException.data: Any?
    get() = data()

/** Name of the error, where one is known for its exit code. */
public val ContractException.name: String?
    get() = name()

/** Exit code of the contract; with the phase `action` its result code. `null` if the contract did not run. */
public val ContractException.exitCode: Int?
    get() = exitCode()

/** Phase that failed: `computeVm`, `action`, `storage` or `computeSkipped`; `null` if the node named only the code. */
public val ContractException.phase: String?
    get() = phase()

/** Hash of the aborted transaction; `null` if the message was refused without one. */
public val ContractException.transaction: String?
    get() = transaction()

/** How the process of the daemon ended, 128 plus the number after a signal; `null` when it was not started by this client. */
public val ConnectionLostException.exitStatus: Int?
    get() = exitStatus()

/** The last 4 KiB that the process of the daemon wrote to standard error. */
public val ConnectionLostException.errorOutput: String
    get() = errorOutput()

/** Who would not get the amount. */
public val LossNotAcceptedException.accountId: String
    get() = accountId()

/** The Dapp ID of the recipient, or `null`. */
public val LossNotAcceptedException.dappId: String?
    get() = dappId()

/** Currency of the loss, 0 for the main one. */
public val LossNotAcceptedException.currency: Long
    get() = currency()

/** What would be lost, in nano. */
public val LossNotAcceptedException.amount: BigInteger
    get() = amount()

/** How much of it is accepted, in nano. */
public val LossNotAcceptedException.accepted: BigInteger
    get() = accepted()

/** Why it would be lost. */
public val LossNotAcceptedException.reason: LossReason
    get() = reason()

/** What to do instead. */
public val LossNotAcceptedException.remedy: String
    get() = remedy()

/** All that would be lost. */
public val LossNotAcceptedException.losses: List<Loss>
    get() = losses()

/** What was wrong, for programs: `not_found`, `conflict`, `unreachable` and so on. */
public val DevNodeException.code: String
    get() = code()

/** HTTP status of the answer of the node, or `null`. */
public val DevNodeException.status: Int?
    get() = status()

/** Exit code of the contract that refused a message, or `null`. */
public val DevNodeException.exitCode: Int?
    get() = exitCode()
