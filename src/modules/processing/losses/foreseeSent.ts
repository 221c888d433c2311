/** Runs messages that an account sends on the recipients that the network shows now. */
import { computeStep } from '../../../context/computeStep.ts'
import type { CallScope } from '../../../context/scopes.ts'
import { hexToBytes } from '../../../core/bytes/index.ts'
import { CellError, Slice, writeBocBase64 } from '../../../core/cells/index.ts'
import type { ChainRules } from '../../../core/chainRules.ts'
import { currencies, messageCell, parseMessage, parseStateInit, standardAddress } from '../../../core/tlb/index.ts'
import { InvalidBoc } from '../../../errors/boc.ts'
import { InvalidParams } from '../../../errors/client.ts'
import { readRawId } from '../../../net/rest/readRawId.ts'
import type { ValueOf } from '../../../schema/shapes.ts'
import { readCell } from '../../boc/index.ts'
import type { PlannedMessage } from '../../losses/types.ts'
import type { ForeseenLosses } from './foreseeLosses.ts'
import { accountIdOf } from './LocalChain.ts'
import { readSurroundings, runParams } from './readSurroundings.ts'
import { receivedOnWorker } from './receivedLosses.ts'

interface SentMessages {
  /** BOCs. */
  readonly messages: readonly string[]
  readonly planned: readonly ValueOf<typeof PlannedMessage>[]
  /** Account id of the sender of the planned messages, 64 hex digits. */
  readonly senderId: string
}

interface Options {
  /** Dapp ID of the sender, 64 hex digits; empty: the one in the messages. */
  readonly dappId: string
  /** Additional Dapp IDs that recipients may belong to. */
  readonly recipientDappIds: readonly string[]
  readonly rules: ChainRules | undefined
}

const MAX_MESSAGES = 255

/** One query. Throws InvalidBoc (201), BocRefNotFound (206), InvalidParams (23), and as `readAccounts`. */
export async function foreseeSent(
  call: CallScope,
  { messages, planned, senderId }: SentMessages,
  { dappId, recipientDappIds, rules }: Options,
): Promise<ForeseenLosses> {
  expectFew('out_messages', messages)
  expectFew('planned', planned)
  const { signal } = call
  const sent = [
    ...messages.flatMap((text, index) => sentMessage(call, text, `out_messages[${index}]`, rules)),
    ...planned.map((message, index) => plannedMessage(call, message, { senderId, path: `planned[${index}]`, rules })),
  ]
  const dappIds = [...(dappId === '' ? [] : [dappId]), ...recipientDappIds]
  const ids = rules === 'classic' ? [] : [...new Set(sent.flatMap(({ accountId }) => accountId ?? []))]
  const wanted = ids.map((accountId) => ({ accountId, dappIds }))
  const around = await readSurroundings(call, wanted, { signal })
  return computeStep(call, receivedOnWorker, {
    messages: sent.map(({ boc }) => ({ boc })),
    sender_dapp_id: dappId === '' ? undefined : dappId,
    ...runParams(call, around, rules),
  })
}

/** Throws InvalidParams (23). */
function expectFew(path: string, list: readonly unknown[]): void {
  if (list.length <= MAX_MESSAGES) return
  throw InvalidParams.error(`Expected at most ${MAX_MESSAGES} messages in ${path}, got ${list.length}`, { path })
}

function plannedMessage(
  { context }: CallScope,
  { account_id, amounts, bounce, exchanges, body, state_init }: ValueOf<typeof PlannedMessage>,
  {
    senderId,
    path,
    rules,
  }: { readonly senderId: string; readonly path: string; readonly rules: ChainRules | undefined },
) {
  const accountId = readRawId(account_id, 'account_id')
  const sums = new Map<number, bigint>()
  for (const { currency, amount } of amounts) sums.set(currency, (sums.get(currency) ?? 0n) + BigInt(amount))
  const { 0: grams = 0n, ...others } = Object.fromEntries(sums)
  try {
    const message = messageCell(
      {
        header: {
          ...{ type: 'internal', ihrDisabled: true, bounce, bounced: false },
          src: standardAddress(0, hexToBytes(senderId)!),
          dest: standardAddress(0, hexToBytes(accountId)!),
          value: currencies(
            grams,
            Object.entries(others).map(([id, amount]) => [Number(id), amount] as const),
          ),
          ...{ ihrFee: 0n, fwdFee: 0n, createdLt: 0n, createdAt: 0 },
          ...{ isExchange: exchanges, isRedirect: false },
        },
        ...(state_init !== undefined && { init: parseStateInit(readCell(context, state_init, `${path}.state_init`)) }),
        ...(body !== undefined && { body: Slice.of(readCell(context, body, `${path}.body`)) }),
      },
      rules,
    )
    return { boc: writeBocBase64(message), accountId }
  } catch (error) {
    if (!(error instanceof CellError)) throw error
    throw InvalidParams.error(`Invalid ${path}: ${error.message}`, { path })
  }
}

/** An internal message as a list; empty for external messages. `accountId`: absent in other workchains. */
function sentMessage({ context }: CallScope, text: string, path: string, rules: ChainRules | undefined) {
  const root = readCell(context, text, path)
  try {
    const { header } = parseMessage(root, rules)
    if (header.type !== 'internal') return []
    const accountId = header.dest.workchain === 0 ? accountIdOf(header.dest) : undefined
    return [{ boc: writeBocBase64(root), accountId }]
  } catch (error) {
    if (!(error instanceof CellError)) throw error
    throw InvalidBoc.error(`Invalid BOC: ${path} is not a message: ${error.message}`, { path })
  }
}
