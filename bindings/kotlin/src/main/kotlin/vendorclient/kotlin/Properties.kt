package vendorclient.kotlin

import java.math.BigInteger
import vendorclient.Address
import vendorclient.ContractSigner
import vendorclient.Sent
import vendorclient.api.boc.ParsedTransaction

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
