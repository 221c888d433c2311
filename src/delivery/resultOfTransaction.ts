import { bytesToBase64 } from '../core/bytes/index.ts'
import { Builder, type Cell, writeBoc } from '../core/cells/index.ts'
import type { ChainRules } from '../core/chainRules.ts'
import { parseMessage } from '../core/tlb/index.ts'
import type { MessageResult } from '../net/rest/index.ts'
import type { FoundTransaction } from './findTransaction.ts'
import { readTransaction, withTransactionErrors } from './readTransaction.ts'

/**
 * The answer that the node would have given to the message of a transaction, as far as the transaction determines it.
 * Throws CanNotReadTransaction (401). Source: network 4.6.
 */
export function resultOfTransaction(found: FoundTransaction, rules: ChainRules | undefined): MessageResult {
  const { description, outMsgs, now } = readTransaction(found)
  const compute = 'compute' in description ? description.compute : undefined
  return {
    block_hash: 'None',
    tx_hash: found.root.hashHex(),
    state_timestamp: now,
    ext_out_msgs: withTransactionErrors(() => outMsgs.flatMap((cell) => externalBody(cell, rules))),
    aborted: 'aborted' in description && description.aborted,
    exit_code: compute?.type === 'vm' ? compute.exitCode : 0,
    producers: [],
  }
}

/** Body of an external outbound message in base64; nothing for other messages. */
function externalBody(cell: Cell, rules: ChainRules | undefined): string[] {
  const { header, body } = parseMessage(cell, rules)
  if ((header.type !== 'externalOut' && header.type !== 'externalOutV2') || body === undefined) return []
  return [bytesToBase64(writeBoc(new Builder().storeSlice(body).toCell()))]
}
