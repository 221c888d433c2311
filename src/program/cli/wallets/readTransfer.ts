import { encodeComment } from '../messages/comments.ts'
import { parseTokens } from '../output/amounts.ts'
import type { Session } from '../session/Session.ts'
import { readWalletAddress } from './proposalOptions.ts'
import { submitArguments, type WalletCall } from './walletCalls.ts'

const EMPTY_CELL = 'te6ccgEBAQEAAgAAAA=='

/** The call of a wallet that the options of "multisig send" describe. Throws ToolError (2). */
export async function readTransfer(session: Session): Promise<WalletCall> {
  const { input } = session
  const target = readWalletAddress(session)
  const { address: dest, alias } = session.address(input.text('dest')!, '--dest')
  const value = parseTokens(input.text('value')!, '--value')
  const purpose = input.text('purpose')
  const payload = purpose === undefined ? EMPTY_CELL : await encodeComment(session, purpose)
  const transfer = { dest, value, bounce: !input.flag('no-bounce'), payload }
  return {
    target,
    method: 'submitTransaction',
    input: (candidate) => submitArguments(candidate, transfer),
    transfer,
    destName: alias === undefined ? undefined : input.text('dest'),
  }
}
