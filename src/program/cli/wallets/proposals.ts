/** Proposals that wait in a multisig wallet, read by its getter on the account's state. */
import { describeAmount } from '../arguments/amounts.ts'
import { decodeComment } from '../messages/comments.ts'
import { exitCodes } from '../output/exitCodes.ts'
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
  return Promise.all(
    result.map(async (entry) => {
      const comment = typeof entry['payload'] === 'string' ? await decodeComment(session, entry['payload']) : undefined
      return { ...entry, id: BigInt(String(entry['id'])).toString(), comment: comment ?? null }
    }),
  )
}

/** Lines for people. */
export function proposalRows(proposal: Proposal): readonly (readonly [string, unknown])[] {
  const { id, dest, value, signsReceived, signsRequired, creator, comment, bounce } = proposal as Record<
    string,
    unknown
  >
  return [
    ['proposal', id],
    ['destination', dest],
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
