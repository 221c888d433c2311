/**
 * Proof that a message was not executed and never will be, for one that was sent before, by another command or program. What
 * it takes is the same as before a message is replaced: see docs/sending-messages.md, "When a message is replaced".
 */
import { type HistoryAccount, readInboundMessagesSince } from '../../../modules/processing/delivery/accountHistory.ts'
import { fetchAccount, parseAccount } from '../accounts/accounts.ts'
import type { TypedAddress } from '../arguments/addresses.ts'
import { isGraphqlRefusal, LibraryError } from '../session/LibraryError.ts'
import type { Session } from '../session/Session.ts'
import { ToolError } from '../session/ToolError.ts'

/** What has to be known of a message for it. */
export interface ProvableMessage {
  /** 64 hex digits. */
  readonly hash: string
  /** Base64 BOC. */
  readonly message: string
  readonly address: TypedAddress
  /** Unix time in s, which the contract checks: its ABI has that header. */
  readonly expireAt: number
  /** Logical time of the account before the first sending. Absent: its whole history is read. */
  readonly sinceLt?: bigint | undefined
}

/** `reason`: why nothing is proven, or not yet. */
export type Expiry =
  | { readonly isProven: true; readonly stateTimestamp: number }
  | { readonly isProven: false; readonly reason: string }

/** Looks into state and history of the account. Throws LibraryError when the network cannot be asked. */
export async function proveExpired(session: Session, message: ProvableMessage): Promise<Expiry> {
  const { expireAt, address } = message
  const provableAtMs = expireAt * 1000 + (await expirationMarginMs(session))
  const state = await readState(session, address)
  if (state === undefined) return unproven('the network shows no state of its account')
  const { boc, stateTimestamp, lastTransLt, lastPaid } = state
  if (stateTimestamp === undefined)
    return unproven('the network does not say of which time the state of its account is')
  if (stateTimestamp <= expireAt * 1000) return unproven(`it may be executed until ${timeText(expireAt * 1000)}`)
  if (stateTimestamp <= provableAtMs) {
    return unproven(
      `the state of its account is of ${timeText(stateTimestamp)}, and has to be later than ${timeText(provableAtMs)}`,
    )
  }
  const timeSec = Math.max(Math.floor(stateTimestamp / 1000), lastPaid)
  if (await isAccepted(session, message, { boc, timeSec })) {
    return unproven('its contract would still accept it')
  }
  // Twice: a server that is catching up may show the block and not yet what stands before it in the same answer.
  for (let pass = 0; pass < 2; pass++) {
    const messages = await readHistory(session, message, {
      lastTransLt,
      blockFromSec: Math.floor(provableAtMs / 1000) + 1,
    })
    if (messages === undefined) {
      return unproven(
        'the network does not show the transactions of its account without gaps up to a block of that time',
      )
    }
    if (messages.has(message.hash)) return unproven('it was executed')
  }
  return { isProven: true, stateTimestamp }
}

function unproven(reason: string): Expiry {
  return { isProven: false, reason }
}

export function timeText(ms: number): string {
  return new Date(ms).toISOString()
}

/** How far clocks of block producers may differ, ms. */
export async function expirationMarginMs(session: Session): Promise<number> {
  const { network } = await session.call<{ network: { expiration_margin: number } }>('client.config', {})
  return network.expiration_margin
}

async function readState(session: Session, address: TypedAddress) {
  try {
    const fetched = await fetchAccount(session, address)
    const { parsed, boc, stateTimestamp } = await parseAccount(session, fetched)
    return {
      boc,
      stateTimestamp: stateTimestamp === undefined ? undefined : Number(stateTimestamp),
      lastTransLt: BigInt(parsed.last_trans_lt ?? 0),
      lastPaid: parsed.last_paid ?? 0,
    }
  } catch (error) {
    if (error instanceof ToolError && !(error instanceof LibraryError)) return undefined
    throw error
  }
}

/** Whether the contract would let the message lead to a transaction at that time; also when that cannot be said. */
async function isAccepted(
  session: Session,
  { message, address }: ProvableMessage,
  { boc, timeSec }: { readonly boc: string; readonly timeSec: number },
): Promise<boolean> {
  try {
    await session.call('tvm.run_executor', {
      message,
      account: { type: 'Account', boc },
      skip_transaction_check: true,
      execution_options: { block_time: timeSec, dapp_id: address.dappId },
    })
    return true
  } catch (error) {
    if (!(error instanceof LibraryError)) throw error
    const { exit_code } = (error.details.data ?? {}) as { exit_code?: unknown }
    return typeof exit_code !== 'number'
  }
}

async function readHistory(
  session: Session,
  { address, sinceLt }: ProvableMessage,
  bounds: { readonly lastTransLt: bigint; readonly blockFromSec: number },
) {
  const network = {
    async query({ query, variables }: { readonly query: string; readonly variables?: unknown }) {
      const { result } = await session.call<{ result: { data?: Record<string, unknown> | null } }>('net.query', {
        query,
        variables,
      })
      return result.data ?? null
    },
  }
  const read = (account: HistoryAccount) =>
    readInboundMessagesSince(network, account, sinceLt, { ...bounds, threadId: undefined, signal: NEVER })
  const { accountId, dappId } = address
  try {
    return await read({ accountId, dappId })
  } catch (error) {
    if (!(error instanceof LibraryError && isGraphqlRefusal(error))) throw error
    // Nodes below version 1.0.0 name an account by its address alone.
    return read({ accountId, dappId: undefined })
  }
}

/** The calls of a session end with it. */
const NEVER = new AbortController().signal
