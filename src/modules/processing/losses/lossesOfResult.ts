/** The losses that were foreseen, of the messages that were then sent. */
import { base64ToBytes, bytesToHex } from '../../../core/bytes/index.ts'
import { CellError, parseBoc } from '../../../core/cells/index.ts'
import type { ChainRules } from '../../../core/chainRules.ts'
import { parseMessage } from '../../../core/tlb/index.ts'
import type { LossValue } from '../../losses/lossLimits.ts'
import type { ForeseenLosses } from './foreseeLosses.ts'

/**
 * Each with the hash of its message. What was sent to another account than foreseen makes a loss possible only, because the
 * account was in another state when the message came.
 */
export function lossesOfResult(
  { transfers, losses }: ForeseenLosses,
  outMessages: readonly string[],
  rules: ChainRules | undefined,
): LossValue[] {
  const sent = outMessages.flatMap((text) => sentMessage(text, rules ?? 'current'))
  const direct = transfers.flatMap((transfer, index) => {
    const message = sent[index]
    const isSame = message?.accountId === transfer.account_id
    return transfer.losses.map(
      (loss): LossValue => (isSame ? { ...loss, message_hash: message.hash } : { ...loss, certainty: 'possible' }),
    )
  })
  return [...direct, ...losses.slice(direct.length)]
}

function sentMessage(text: string, rules: ChainRules): { readonly accountId: string; readonly hash: string }[] {
  try {
    const root = parseBoc(base64ToBytes(text)!)
    const { header } = parseMessage(root, rules)
    if (header.type !== 'internal') return []
    return [{ accountId: bytesToHex(header.dest.account), hash: root.hashHex() }]
  } catch (error) {
    if (error instanceof CellError) return []
    throw error
  }
}
