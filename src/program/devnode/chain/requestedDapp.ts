/** Compares the Dapp ID that a request names with that of its account. Source: network 4.2, formats 2.2, decision 13. */
import type { ChainRules } from '../../../core/chainRules.ts'
import { parseMessage } from '../../../core/tlb/index.ts'
import type { AccountState } from './AccountStates.ts'
import type { ExternalRequest, GiftRequest } from './MessageOutcome.ts'

/**
 * Whether the account is not found under the named Dapp ID. An active account is found under its Dapp ID, and under its
 * own id, where the chain keeps a pointer to the real one. Zeros stand for the own id.
 */
export function isElsewhere(request: ExternalRequest | GiftRequest, state: AccountState, rules: ChainRules): boolean {
  if (!namesOtherDapp(request, rules)) return false
  const { account, dappId } = state
  // A message may deploy the account later; a gift to it is now under its own id.
  if (request.kind === 'gift') return dappId !== request.dappId
  return account?.state.type === 'active' && dappId !== undefined && dappId !== request.dappId
}

/**
 * Whether the message names another Dapp ID than the account will have: a deployed account has its own id as Dapp ID.
 */
export function isDeployedElsewhere(request: ExternalRequest, { account }: AccountState, rules: ChainRules): boolean {
  if (!namesOtherDapp(request, rules)) return false
  return account?.state.type !== 'active' && parseMessage(request.cell, 'current').init !== undefined
}

function namesOtherDapp({ accountId, dappId }: ExternalRequest | GiftRequest, rules: ChainRules): boolean {
  return rules === 'current' && dappId !== undefined && dappId !== accountId && !/^0+$/.test(dappId)
}
