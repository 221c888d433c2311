import { isFinalStatus, member } from '../../../delivery/findTransaction.ts'
import type { Network } from '../../../net/index.ts'
import { type AbortSource, abortable } from '../../../net/waiting.ts'
import type { ValueOf } from '../../../schema/shapes.ts'
import type { MessageMonitoringResult } from '../types.ts'

export type MonitoringResult = ValueOf<typeof MessageMonitoringResult>

/** Maximum number of messages in one query. */
const MAX_ASKED = 50

/**
 * Queries the transactions of messages, many in one query, and yields the results of those that are final. Throws what
 * the network throws, or the reason of `signal`. Source: network 6.9.
 */
export async function* askTransactions(
  network: Network,
  hashes: readonly string[],
  signal: AbortSource,
): AsyncGenerator<MonitoringResult> {
  for (let start = 0; start < hashes.length; start += MAX_ASKED) {
    const asked = hashes.slice(start, start + MAX_ASKED)
    const data = await abortable(network.query({ query: queryText(asked), signal }), signal)
    const blockchain = member(data, 'blockchain')
    for (const [index, hash] of asked.entries()) {
      const answer = member(member(blockchain, `m${index}`), 'dst_transaction')
      const transaction = readTransaction(answer)
      if (transaction === undefined || !isFinalStatus(member(answer, 'status_name'))) continue
      yield {
        hash,
        status: 'Finalized',
        transaction,
        finality: 'final',
        outcome: transaction.aborted ? 'failed' : 'executed',
      }
    }
  }
}

export function timeoutResult(hash: string): MonitoringResult {
  return {
    ...{ hash, status: 'Timeout', error: 'The message was not delivered before wait_until' },
    outcome: 'unknown',
  }
}

export function withUserData(result: MonitoringResult, userData: unknown): MonitoringResult {
  return userData === undefined ? result : { ...result, user_data: userData }
}

/** Hashes are 64 hex digits, so they need no variables. */
function queryText(hashes: readonly string[]): string {
  const fields = 'dst_transaction { id status_name aborted compute { exit_code } }'
  return `query { blockchain { ${hashes.map((hash, index) => `m${index}: message(hash: "${hash}") { ${fields} }`).join(' ')} } }`
}

function readTransaction(value: unknown): MonitoringResult['transaction'] {
  const hash = member(value, 'id')
  if (typeof hash !== 'string') return undefined
  const exitCode = member(member(value, 'compute'), 'exit_code')
  return {
    hash,
    aborted: member(value, 'aborted') === true,
    ...(typeof exitCode === 'number' && { compute: { exit_code: exitCode } }),
  }
}
