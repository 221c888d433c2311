import { hexToBytes } from '../bytes/index.ts'
import type { Message } from '../tlb/index.ts'
import type { TransactionDraft } from './TransactionDraft.ts'

/** A message that leaves names the Dapp ID of its sender, whatever the contract wrote there. `current` rules. */
export function withSourceDappId(draft: TransactionDraft, message: Message): Message {
  const { header } = message
  if (draft.input.rules === 'classic' || (header.type !== 'internal' && header.type !== 'externalOutV2')) return message
  const srcDappId = sourceDappId(draft)
  const { srcDappId: _, ...rest } = header
  return { ...message, header: srcDappId === undefined ? rest : { ...rest, srcDappId } }
}

/** Its own Dapp ID; of an account that this very transaction activates, the one that it gets. */
function sourceDappId({ input, message, accountId }: TransactionDraft): Uint8Array | undefined {
  const before = input.account?.state.type
  if (before !== undefined && before !== 'uninit') {
    return input.dappId === undefined ? undefined : hexToBytes(input.dappId)
  }
  if (message?.header.type === 'externalIn') return accountId
  return message?.header.type === 'internal' ? message.header.srcDappId : undefined
}
