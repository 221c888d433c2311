package vendorclient.kotlin

import vendorclient.ClientException
import vendorclient.ContractException

/** The stable number of the error: positive from the library, negative from the protocol. */
public val ClientException.code: Int
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
