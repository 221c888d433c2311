/** Pending proposals of a multisig wallet, read with its getter. */

import { type CheckedTransfer, checkEach } from '../../common/checkRecipients.ts'
import { amountsText, describeAmount, formatTokens } from '../../common/moneyText.ts'
import type { PlannedTransfer } from '../../common/PlannedTransfer.ts'
import { currenciesOf, exchangesWith } from '../../common/submittedTransfer.ts'
import { recipientSource } from '../accounts/recipientSource.ts'
import type { TypedAddress } from '../arguments/addresses.ts'
import { encodeCall } from '../arguments/functionCall.ts'
import { exitCodes } from '../errors/exitCodes.ts'
import { ToolError } from '../errors/ToolError.ts'
import { decodeComment } from '../messages/comments.ts'
import { textTable } from '../output/textTable.ts'
import type { Session } from '../session/Session.ts'
import { readWallet } from './walletCalls.ts'
import { candidateWallets, chooseWallet } from './walletInterfaces.ts'

/** A proposal as the wallet returns it, with the comment in its payload. */
export interface Proposal {
  /** Decimal. */
  readonly id: string
  /** `null` if the payload is not a comment. */
  readonly comment: string | null
  readonly [name: string]: unknown
}

/** Tries the known interfaces until one can read the answer. Throws ToolError. */
export async function readProposals(session: Session, target: string): Promise<readonly Proposal[]> {
  const { address, alias } = session.address(target)
  const { boc } = await readWallet(session, address)
  const { result } = await chooseWallet(candidateWallets(session, alias), async ({ abi }) => {
    const { message } = await encodeCall(session, { abi, address, method: 'getTransactions', input: {} })
    const { decoded } = await session.call('tvm.run_tvm', {
      message,
      account: boc,
      abi: abi.wire,
      answer_required: true,
    })
    const list: readonly Record<string, unknown>[] | undefined = decoded?.output?.transactions
    if (list === undefined) throw new ToolError(exitCodes.rejected, 'the answer of getTransactions cannot be read')
    return list
  })
  const checked = await checkProposals(session, address, result)
  return Promise.all(
    result.map(async (entry, index) => {
      const comment = typeof entry['payload'] === 'string' ? await decodeComment(session, entry['payload']) : undefined
      const transfer = checked[index]
      const risks = transfer?.risks.filter(({ kind }) => kind !== 'never_used') ?? []
      return {
        ...entry,
        id: BigInt(String(entry['id'])).toString(),
        ...(transfer && { dest: transfer.recipient.extended, dest_name: transfer.name ?? null }),
        ...(risks.length > 0 && { warnings: risks.map(({ text }) => text) }),
        comment: comment ?? null,
      }
    }),
  )
}

/** The transfers of proposals, with extended destinations under their real Dapp ID, if known, and with losses. */
async function checkProposals(
  session: Session,
  address: TypedAddress,
  proposals: readonly Record<string, unknown>[],
): Promise<readonly (CheckedTransfer | undefined)[]> {
  const planned = proposals.map(({ dest, value, cc, bounce, sendFlags, payload }): PlannedTransfer | undefined => {
    if (typeof dest !== 'string') return undefined
    return {
      ...{ dst: dest, value: BigInt(String(value ?? 0)), currencies: currenciesOf(cc), bounce: bounce === true },
      exchanges: exchangesWith(sendFlags),
      ...(typeof payload === 'string' && { body: payload }),
    }
  })
  const sent = { messages: [], planned: planned.filter((transfer) => transfer !== undefined) }
  const checked = await checkEach(recipientSource(session), { address, named: new Map() }, sent)
  let next = 0
  return planned.map((transfer) => (transfer === undefined ? undefined : checked[next++]))
}

/** A table with a line for each proposal. */
export function proposalTable(proposals: readonly Proposal[]): string {
  const rows = proposals.map((proposal) => {
    const { id, dest, value, cc, signsReceived, signsRequired, comment } = proposal as Record<string, unknown>
    const others = currenciesOf(cc)
    const tokens = value === undefined ? '-' : formatTokens(BigInt(String(value)))
    const amount = Object.keys(others).length === 0 ? tokens : amountsText(BigInt(String(value ?? 0)), others)
    return [String(id), String(dest), amount, `${signsReceived} of ${signsRequired}`, String(comment ?? '-')]
  })
  return textTable(['proposal', 'destination', 'tokens', 'votes', 'comment'], rows, { right: [2] })
}

/** A proposal as rows for people. */
export function proposalRows(proposal: Proposal): readonly (readonly [string, unknown])[] {
  const { id, dest, dest_name, value, cc, signsReceived, signsRequired, creator, comment, bounce, warnings } =
    proposal as Record<string, unknown>
  return [
    ['proposal', id],
    ['destination', typeof dest_name === 'string' ? `${dest} (${dest_name})` : dest],
    ['amount', value === undefined ? undefined : amountOf(BigInt(String(value)), currenciesOf(cc))],
    ...(Array.isArray(warnings) ? warnings.map((text) => ['warning', text] as const) : []),
    ['votes', `${signsReceived} of ${signsRequired}`],
    ['creator', creatorText(creator)],
    ['bounce', bounce],
    ['comment', comment ?? '(none)'],
  ]
}

function amountOf(tokens: bigint, others: Readonly<Record<string, bigint>>): string {
  return Object.keys(others).length === 0 ? describeAmount(tokens) : amountsText(tokens, others)
}

/** The current wallet returns key or address of a custodian; older ones only have keys. */
function creatorText(creator: unknown): unknown {
  if (typeof creator !== 'object' || creator === null) return creator
  const { owner_pubkey, owner_address } = creator as Record<string, unknown>
  return owner_pubkey ?? owner_address
}
