/** Proposals that wait in a multisig wallet, read by its getter on the account's state. */

import { type CheckedTransfer, checkRecipients } from '../../common/checkRecipients.ts'
import { formatTokens } from '../../common/formatTokens.ts'
import type { TypedAddress } from '../arguments/addresses.ts'
import { describeAmount } from '../arguments/amounts.ts'
import { decodeComment } from '../messages/comments.ts'
import { recipientSource } from '../messages/recipientSource.ts'
import { exitCodes } from '../output/exitCodes.ts'
import { textTable } from '../output/textTable.ts'
import type { Session } from '../session/Session.ts'
import { ToolError } from '../session/ToolError.ts'
import { readWallet } from './walletCalls.ts'
import { candidateWallets, chooseWallet } from './walletInterfaces.ts'

/** As the wallet returns it, with the comment of its payload. */
export interface Proposal {
  /** Decimal. */
  readonly id: string
  /** `null` when the payload is no comment. */
  readonly comment: string | null
  readonly [name: string]: unknown
}

/** The interface is the one whose answer can be read. Throws ToolError. */
export async function readProposals(session: Session, target: string): Promise<readonly Proposal[]> {
  const { address, alias } = session.address(target)
  const { boc } = await readWallet(session, address)
  const { result } = await chooseWallet(candidateWallets(session, alias), async ({ abi }) => {
    const { message } = await session.call<{ message: string }>('abi.encode_message', {
      abi: abi.wire,
      address: address.onChain,
      call_set: { function_name: 'getTransactions', input: {} },
      signer: { type: 'None' },
    })
    const { decoded } = await session.call<{
      decoded?: { output?: { transactions?: Record<string, unknown>[] } | null }
    }>('tvm.run_tvm', { message, account: boc, abi: abi.wire })
    const list = decoded?.output?.transactions
    if (list === undefined) throw new ToolError(exitCodes.rejected, 'the answer of getTransactions cannot be read')
    return list
  })
  const recipients = await recipientsOfProposals(session, address, result)
  return Promise.all(
    result.map(async (entry) => {
      const comment = typeof entry['payload'] === 'string' ? await decodeComment(session, entry['payload']) : undefined
      const recipient = recipients.get(String(entry['dest']))
      return {
        ...entry,
        id: BigInt(String(entry['id'])).toString(),
        ...(recipient === undefined ? {} : { dest: recipient.recipient.extended, dest_name: recipient.name ?? null }),
        comment: comment ?? null,
      }
    }),
  )
}

/** Destinations in the form that commands take, under their real Dapp ID where the network knows them. */
async function recipientsOfProposals(
  session: Session,
  address: TypedAddress,
  proposals: readonly Record<string, unknown>[],
): Promise<ReadonlyMap<string, CheckedTransfer>> {
  const transfers = proposals.flatMap(({ dest, value, bounce }) => {
    if (typeof dest !== 'string') return []
    const amount = value === undefined || value === null ? 0n : BigInt(String(value))
    return [{ dst: dest, value: amount, currencies: {}, bounce: bounce === true, deploys: false }]
  })
  const checked = await checkRecipients(recipientSource(session), { address, named: new Map() }, transfers)
  return new Map(checked.map((transfer) => [transfer.dst, transfer]))
}

/** A line for each, below a head. */
export function proposalTable(proposals: readonly Proposal[]): string {
  const rows = proposals.map((proposal) => {
    const { id, dest, value, signsReceived, signsRequired, comment } = proposal as Record<string, unknown>
    const amount = value === undefined ? '-' : formatTokens(BigInt(String(value)))
    return [String(id), String(dest), amount, `${signsReceived} of ${signsRequired}`, String(comment ?? '-')]
  })
  return textTable(['proposal', 'destination', 'tokens', 'votes', 'comment'], rows, [2])
}

/** Lines for people. */
export function proposalRows(proposal: Proposal): readonly (readonly [string, unknown])[] {
  const { id, dest, dest_name, value, signsReceived, signsRequired, creator, comment, bounce } = proposal as Record<
    string,
    unknown
  >
  return [
    ['proposal', id],
    ['destination', typeof dest_name === 'string' ? `${dest} (${dest_name})` : dest],
    ['value', value === undefined ? undefined : describeAmount(BigInt(String(value)))],
    ['votes', `${signsReceived} of ${signsRequired}`],
    ['creator', creatorText(creator)],
    ['bounce', bounce],
    ['comment', comment ?? '(none)'],
  ]
}

/** The current wallet names key or address of a custodian, older ones only know keys. */
function creatorText(creator: unknown): unknown {
  if (typeof creator !== 'object' || creator === null) return creator
  const { owner_pubkey, owner_address } = creator as Record<string, unknown>
  return owner_pubkey ?? owner_address
}
