/**
 * Proof that a message was not executed and never will be, for one that was sent before, by another command or program. What
 * it takes is the same as before a message is replaced; its facts are asked for through a connection.
 */
import type { HistoryAccount } from '../../../delivery/accountHistory.ts'
import { readInboundMessagesSince } from '../../../delivery/messagesSince.ts'
import { type ExpiryProof, type ExpiryState, proveExpiry } from '../../../delivery/proveExpiry.ts'
import { fetchAccount, parseAccount } from '../accounts/accounts.ts'
import type { TypedAddress } from '../arguments/addresses.ts'
import { ToolError } from '../errors/ToolError.ts'
import { type ClientSettings, clientSettings } from '../session/clientSettings.ts'
import { isGraphqlRefusal, LibraryError } from '../session/LibraryError.ts'
import type { Session } from '../session/Session.ts'

/** Facts about a message that the proof needs. */
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
  const settings = await clientSettings(session)
  const timeMs = message.expireAt * 1000 + settings.network.expiration_margin!
  const proof = await proveExpiry<State>(
    { id: message.hash, timeMs },
    {
      state: () => readState(session, message.address),
      history: ({ lastTransLt }, blockFromSec) => readHistory(session, message, { lastTransLt, blockFromSec }),
      accepts: (state) => isAccepted(session, message, state),
    },
  )
  if (proof.type === 'notExecuted') {
    // The word of one endpoint, which these settings do not take.
    const demanded = demandedProof(settings)
    if (demanded !== undefined) return { isProven: false, reason: `${demanded}, which this command cannot check` }
    return { isProven: true, stateTimestamp: proof.stateTimestampMs }
  }
  return { isProven: false, reason: reasonOf(proof, message, timeMs) }
}

function reasonOf(proof: Exclude<ExpiryProof, { type: 'notExecuted' }>, { expireAt }: ProvableMessage, timeMs: number) {
  if (proof.type === 'executed') return 'it was executed'
  switch (proof.reason) {
    case 'no state':
      return 'the network has no state of its account'
    case 'no time':
      return 'the network does not report the time of its account state'
    case 'early state': {
      const { stateTimestampMs: stateMs } = proof
      if (stateMs === undefined || stateMs <= expireAt * 1000)
        return `it may be executed until ${timeText(expireAt * 1000)}`
      return `the state of its account is from ${timeText(stateMs)}, and must be later than ${timeText(timeMs)}`
    }
    case 'gaps':
      return 'the network does not return all transactions of its account up to a block of that time'
    case 'accepted':
      return 'its contract would still accept it'
  }
}

export function timeText(ms: number): string {
  return new Date(ms).toISOString()
}

/** How far clocks of block producers may differ, ms. */
export async function expirationMarginMs(session: Session): Promise<number> {
  const { network } = await clientSettings(session)
  return network.expiration_margin!
}

/** Evidence that the settings require in addition to the answer of the endpoint. */
function demandedProof({ network, proofs }: ClientSettings): string | undefined {
  if ((network.agreement ?? 1) > 1) return `network.agreement asks for ${network.agreement} operators that agree`
  return proofs.prove_replacements ? 'proofs.prove_replacements asks for a proof of the network' : undefined
}

interface State extends ExpiryState {
  readonly boc: string
  readonly lastTransLt: bigint
  /** Unix time, s. */
  readonly lastPaid: number
}

async function readState(session: Session, address: TypedAddress): Promise<State | undefined> {
  try {
    const fetched = await fetchAccount(session, address)
    const { parsed, boc, stateTimestamp } = await parseAccount(session, fetched)
    return {
      boc,
      timestampMs: stateTimestamp === undefined ? undefined : BigInt(stateTimestamp),
      lastTransLt: BigInt(parsed.last_trans_lt ?? 0),
      lastPaid: parsed.last_paid ?? 0,
    }
  } catch (error) {
    if (error instanceof ToolError && !(error instanceof LibraryError)) return undefined
    throw error
  }
}

/** Whether the message would lead to a transaction in that state; true also if this cannot be determined. */
async function isAccepted(
  session: Session,
  { message, address }: ProvableMessage,
  { boc, timestampMs, lastPaid }: State,
): Promise<boolean> {
  const timeSec = Math.max(Number(timestampMs! / 1000n), lastPaid)
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
      const { result } = await session.call('net.query', {
        query,
        variables,
      })
      return result.data ?? null
    },
  }
  const read = (account: HistoryAccount) =>
    readInboundMessagesSince(network, account, { lt: sinceLt }, { ...bounds, threadId: undefined, signal: NEVER })
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
