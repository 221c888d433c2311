import { runTask } from '../../../context/runTask.ts'
import type { CallScope } from '../../../context/scopes.ts'
import { fetchAccountChanges } from '../keepers/blockQueries.ts'
import { readAccount, readAccountHash } from '../tasks/objectTasks.ts'
import type { ProvenBlock } from './Prover.ts'
import { proofError } from './proofErrors.ts'
import { proverOf } from './proveObjects.ts'

export interface GivenAccount {
  /** Base64. */
  readonly boc: string
  /** 64 lower-case hex digits each. */
  readonly accountId: string
  readonly dappId: string
}

/**
 * Proves that an account has a state after a block that changed it. Returns that block, which need not be the last one
 * that changed it. Throws 901, 902, 904. Source: proofs 9.
 */
export async function proveAccount(
  call: CallScope,
  { boc, accountId, dappId }: GivenAccount,
  maxAgeMs?: number,
): Promise<ProvenBlock> {
  const hash = await runTask(call, readAccount, { boc, accountId })
  const prover = await proverOf(call)
  if (prover.rules !== 'current') {
    throw proofError('invalidData', 'account states can be proven only on networks with block keepers')
  }
  const changes = await fetchAccountChanges(call, accountId, dappId)
  const change = changes.find(({ newHash }) => newHash === hash)
  if (change === undefined) {
    throw proofError('checkFailed', `the server has no recent block after which account ${accountId} has this state`)
  }
  const block = await prover.proveBlock(call, change.blockId.toLowerCase(), undefined)
  if ((await runTask(call, readAccountHash, { block: block.boc, accountId })) !== hash) {
    throw proofError('checkFailed', `account ${accountId} has a different state after block ${block.id}`)
  }
  const ageMs = call.clock.now() - block.genUtime * 1000
  if (maxAgeMs !== undefined && ageMs > maxAgeMs) {
    throw proofError('checkFailed', `the account state is from ${block.genUtime}, more than ${maxAgeMs} ms ago`)
  }
  return block
}
