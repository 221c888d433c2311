import type { AbiContract } from '../core/abi/index.ts'
import type { ExternalMessage } from './ExternalMessage.ts'
import { headerNames } from './expectProtection.ts'

/** Identifies the messages that take turns: account, Dapp ID and key. */
export interface TurnKey {
  /** 64 hex digits. */
  readonly accountId: string
  /** 64 hex digits; absent for unsigned messages. */
  readonly publicKey: string | undefined
}

/**
 * Whether messages of a contract take turns. True if its ABI is too long to be read here, because it may have a time.
 */
export function hasTime(contract: AbiContract | undefined): boolean {
  return contract === undefined || headerNames(contract).includes('time')
}

/** The key of a finished message that was read with its contract; absent if messages of the contract take no turns. */
export function turnKeyOfMessage(
  { accountId, publicKey, hasBody }: ExternalMessage,
  contract: AbiContract | undefined,
): TurnKey | undefined {
  if (contract === undefined || !hasBody || !hasTime(contract)) return undefined
  return { accountId, publicKey: publicKey?.toLowerCase() }
}
