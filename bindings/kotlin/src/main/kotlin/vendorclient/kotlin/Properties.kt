package vendorclient.kotlin

import java.math.BigInteger
import vendorclient.Address
import vendorclient.ContractSigner
import vendorclient.DeliveredResult
import vendorclient.Sent
import vendorclient.api.boc.ParsedTransaction
import vendorclient.api.client.ClientError
import vendorclient.api.outbox.OutboxEntry
import vendorclient.api.outbox.OutboxState
import vendorclient.api.tvm.TransactionFees

/** The account, 64 hex characters. */
public val Address.accountId: String
    get() = accountId()

/** The Dapp ID, 64 hex characters, or `null`. */
public val Address.dappId: String?
    get() = dappId()

/** The public key as ABIs take it. */
public val ContractSigner.publicKey: BigInteger
    get() = publicKey()

/** The public key, 64 hex characters. */
public val ContractSigner.publicKeyHex: String
    get() = publicKeyHex()

/** The name under which the outbox knows the signer, or `null`. */
public val ContractSigner.name: String?
    get() = name()

/** Hash of the transaction, 64 hex characters. */
public val Sent<*>.transactionId: String
    get() = transactionId()

/** The transaction with its types. Throws `JsonException` when a newer daemon describes transactions in another way. */
public val Sent<*>.transaction: ParsedTransaction
    get() = transaction()

/** Its place among the results of the outbox. */
public val DeliveredResult.number: String
    get() = number()

/** The key of the entry, or `null`. */
public val DeliveredResult.key: String?
    get() = key()

/** The group of the entry. */
public val DeliveredResult.group: String
    get() = group()

/** How the entry ended. */
public val DeliveredResult.state: OutboxState
    get() = state()

/** Hash of the transaction, `null` when nothing was executed. */
public val DeliveredResult.transactionId: String?
    get() = transactionId()

/** Cost of the transaction, `null` when nothing was executed. */
public val DeliveredResult.fees: TransactionFees?
    get() = fees()

/** Why the entry ended without success; `null` for one that was executed. */
public val DeliveredResult.error: ClientError?
    get() = error()

/** Everything about the entry, as it was then. */
public val DeliveredResult.entry: OutboxEntry
    get() = entry()
