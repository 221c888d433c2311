import { inlineOr } from '../../../context/computeStep.ts'
import type { CallScope } from '../../../context/scopes.ts'
import type { AbiContract } from '../../../core/abi/index.ts'
import { bytesToHex, hexToBytes } from '../../../core/bytes/index.ts'
import { Builder, CellError, type Slice, writeBocBase64 } from '../../../core/cells/index.ts'
import { arrivedMoney } from '../../../core/executor/index.ts'
import { commentText, formatMsgAddress, type InternalHeader, parseMessage } from '../../../core/tlb/index.ts'
import { InvalidMessage } from '../../../errors/abi.ts'
import { InvalidServerResponse } from '../../../errors/net.ts'
import type { ValueOf } from '../../../schema/shapes.ts'
import { decodedBody } from '../../abi/index.ts'
import type { DecodedMessageBody } from '../../abi/types.ts'
import { lossesOf } from '../../losses/lossesOf.ts'
import type { FinalityValue } from '../../processing/execution/finality.ts'
import type { HistoryTransaction } from './HistoryTransaction.ts'
import type { Deposit } from './storedFollow.ts'

export interface DepositOptions {
  readonly accountId: string
  /** Dapp ID as given, 64 hex digits. */
  readonly dappId: string | undefined
  readonly abi: AbiContract | undefined
  readonly includesBounced: boolean
  readonly finality: FinalityValue
  /**
   * Dapp ID of the account, 64 hex digits; `undefined` if it has no Dapp ID. Queried only if the amount depends on it.
   */
  ownDappId(): Promise<string | undefined>
}

/**
 * The deposit or loss of a transaction; `undefined` if nothing arrived or everything was returned. Throws
 * InvalidServerResponse (605), and as `ownDappId`.
 */
export async function describeDeposit(
  { config }: Pick<CallScope, 'config'>,
  { id, transaction, blockId }: HistoryTransaction,
  { accountId, dappId: givenDappId, abi, includesBounced, finality, ownDappId }: DepositOptions,
): Promise<Deposit | undefined> {
  const { rules } = config.abi
  const { inMsg, description } = transaction
  const message = inMsg && readMessage(() => parseMessage(inMsg, rules))
  if (message === undefined || message.header.type !== 'internal') return undefined
  const { header } = message
  if (header.bounced && !includesBounced) return undefined
  if (!hasValue(header)) return undefined
  const { origStatus } = transaction
  // An account gets its Dapp ID when it becomes active.
  const hasDappId = origStatus === 'active' || origStatus === 'frozen'
  const needsDappId = rules === 'current' && header.value.grams > 0n && hasDappId
  const dappId = needsDappId ? await ownDappId() : undefined
  const own = dappId === undefined ? undefined : hexToBytes(dappId)
  const { arrived, lost } = readMessage(() => arrivedMoney({ transaction, message, dappId: own, rules }))
  if (arrived.size === 0 && lost.length === 0 && !header.bounced) return undefined
  const { body } = message
  return {
    kind: header.bounced ? 'bounced' : arrived.size === 0 ? 'burnt' : 'deposit',
    account_id: accountId,
    dapp_id: dappId ?? givenDappId,
    transaction_id: id,
    lt: transaction.lt,
    time: transaction.now,
    block_id: blockId,
    source: header.src.type === 'none' ? undefined : formatMsgAddress(header.src),
    source_dapp_id: header.srcDappId && bytesToHex(header.srcDappId),
    amounts: [...arrived]
      .sort(([left], [right]) => left - right)
      .map(([currency, amount]) => ({ currency, amount: String(amount) })),
    losses: lossesOf(lost, { accountId, dappId: dappId ?? givenDappId, messageHash: inMsg?.hash() }),
    message_hash: bytesToHex(inMsg!.hash()),
    body: body && writeBocBase64(new Builder().storeSlice(body).toCell()),
    comment: body && commentText(body),
    decoded: body && abi && decode(abi, body),
    aborted: 'aborted' in description && description.aborted,
    bounced: header.bounced,
    finality,
  }
}

function hasValue({ value }: InternalHeader): boolean {
  return value.grams > 0n || value.other.root !== undefined
}

function decode(abi: AbiContract, body: Slice): ValueOf<typeof DecodedMessageBody> | undefined {
  try {
    // A body that takes too long to decode is returned undecoded.
    return inlineOr(() => decodedBody(abi, body.clone(), { isInternal: true, allowPartial: false, layout: 'Input' }))
  } catch (error) {
    if (InvalidMessage.matches(error)) return undefined
    throw error
  }
}

function readMessage<T>(work: () => T): T {
  try {
    return work()
  } catch (error) {
    if (!(error instanceof CellError)) throw error
    throw InvalidServerResponse.error(`The node returned a message that cannot be parsed: ${error.message}`)
  }
}
