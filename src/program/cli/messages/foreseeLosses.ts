import type { ForeseenTransfer } from '../../common/foreseenLosses.ts'
import { hasNoDapps } from '../../common/hasNoDapps.ts'
import type { Transfer } from '../../common/readTransfers.ts'
import { LibraryError } from '../session/LibraryError.ts'
import type { Session } from '../session/Session.ts'
import { recipientSource } from './recipientSource.ts'
import type { SendPlan } from './sendMessage.ts'

/**
 * The transfers of an emulated message with what `processing.find_losses` says about each. They come back as they are, to be judged
 * by the rules alone, if nothing is sent to others, the chain has no Dapp IDs, the message cannot be run, or another transaction
 * came in between, so that the message sends something else now.
 */
export async function foreseeLosses(
  session: Session,
  { message, address, hasPlaceholder }: SendPlan,
  transfers: readonly Transfer[],
): Promise<readonly Transfer[]> {
  const goesOut = transfers.some(({ dst }) => dst !== address.onChain)
  if (!goesOut || (await hasNoDapps(recipientSource(session)))) return transfers
  try {
    const { transfers: foreseen } = await session.call<{ transfers: readonly ForeseenTransfer[] }>(
      'processing.find_losses',
      { message, dapp_id: address.dappId, ...(hasPlaceholder && { chksig_always_succeed: true }) },
    )
    const isSame =
      foreseen.length === transfers.length &&
      foreseen.every(({ account_id }, index) => transfers[index]!.dst === `0:${account_id}`)
    return isSame ? transfers.map((transfer, index) => ({ ...transfer, foreseen: foreseen[index]! })) : transfers
  } catch (error) {
    if (!(error instanceof LibraryError)) throw error
    return transfers
  }
}
