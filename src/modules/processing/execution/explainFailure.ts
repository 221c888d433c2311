/**
 * Finds out why a message led to no successful transaction: the message is run on the current state of the account.
 * It only adds to the error; the outcome stays. Source: network 6.6, with Dapp IDs.
 */

import { clientErrorToWire } from '../../../context/clientErrorToWire.ts'
import type { CallScope } from '../../../context/scopes.ts'
import { unlessBroken } from '../../../core/cells/index.ts'
import type { ChainRules } from '../../../core/chainRules.ts'
import { parseAccount } from '../../../core/tlb/index.ts'
import type { ExternalMessage } from '../../../delivery/ExternalMessage.ts'
import { fetchState, parseCell } from '../../../delivery/fetchState.ts'
import type { EmulatedAccount } from '../../../delivery/Judge.ts'
import { tryWithin } from '../../../delivery/tryWithin.ts'
import { ClientError } from '../../../errors/ClientError.ts'
import { HttpRequestSendError } from '../../../errors/client.ts'
import { InvalidData } from '../../../errors/processing.ts'
import { AccountMissing } from '../../../errors/tvm.ts'
import { logsOf, withLogs } from '../../../errors/withLogs.ts'
import { networkOf } from '../../../net/index.ts'
import { networkConfig } from '../../tvm/index.ts'
import { emulateMessage } from './emulateMessage.ts'

export interface ExplainOptions {
  /** Dapp ID; empty if it is not known. */
  readonly dappId: string
  readonly rules?: ChainRules | undefined
  /** When the message is lost, Unix time in ms: the run is a second earlier. */
  readonly deadlineMs: number
}

const MODIFIED = 'Can not resolve error due to modified account state'
const SUCCESSFUL = 'Local contract call emulation was successful'

type Emulation = { readonly error: ClientError } | { readonly text: string }

/**
 * Error 507 or 508 with `data.local_error`, or with the meaning of a successful run: the message may be sent again only
 * if it is proven not to have been executed (`data.sent` false), otherwise the outcome is unknown.
 */
export async function explainLostMessage(
  call: CallScope,
  message: ExternalMessage,
  original: ClientError,
  options: ExplainOptions,
): Promise<ClientError> {
  const outcome = await emulate(call, message, options)
  if ('error' in outcome) {
    const { code, data } = original
    const text = `${original.message}.\nPossible reason: ${outcome.error.message}`
    const logs = logsOf(outcome.error.data)
    const local_error = clientErrorToWire(outcome.error)
    return new ClientError(code, text, { ...data, ...(logs.length > 0 && { logs }), local_error }, original)
  }
  const meaning =
    original.data['sent'] === false
      ? 'Possible reason: message has not been delivered. Try to send it again'
      : 'It is unknown whether the message was executed'
  const text = `${original.message}. ${outcome.text}. ${meaning}`
  return new ClientError(original.code, text, original.data, original)
}

/** Error of an aborted transaction with the details of a local run, if both end with the same exit code. */
export async function explainAborted(
  call: CallScope,
  message: ExternalMessage,
  original: ClientError,
  options: ExplainOptions,
): Promise<ClientError> {
  const outcome = await emulate(call, message, options)
  if (!('error' in outcome)) return original
  const local = outcome.error.data
  if (local['exit_code'] !== original.data['exit_code'] || local['exit_code'] === undefined) return original
  const { exit_arg, contract_error } = local
  const data = {
    ...original.data,
    ...(exit_arg !== undefined && { exit_arg }),
    ...(contract_error !== undefined && { contract_error }),
  }
  return withLogs(new ClientError(original.code, original.message, data, original), logsOf(local))
}

/** The account of a message. Throws AccountMissing (409), InvalidData (512) and as `fetchState`. */
export async function readAccountOf(
  { context, signal }: Pick<CallScope, 'context' | 'signal'>,
  { accountId }: ExternalMessage,
  dappId: string,
): Promise<EmulatedAccount> {
  const fetched = await fetchState(networkOf(context), accountId, dappId, signal)
  const root = fetched && parseCell(fetched.boc)
  const parsed = root && unlessBroken(() => ({ account: parseAccount(root) }))
  if (fetched !== undefined && parsed === undefined) {
    throw InvalidData.error('Invalid data: Can not parse account for error resolving')
  }
  const account = parsed?.account
  if (account !== undefined) return { account, boc: fetched!.boc, dappId: fetched!.dappId || accountId }
  throw AccountMissing.error('Account does not exist', { account_id: accountId })
}

/** Longest wait for what a local run needs, ms. */
const MAX_WAIT_MS = 10_000

async function emulate(call: CallScope, message: ExternalMessage, options: ExplainOptions): Promise<Emulation> {
  const emulation = await tryWithin(call, MAX_WAIT_MS, async (signal): Promise<Emulation> => {
    try {
      return await emulateNow({ context: call.context, config: call.config, signal }, message, options)
    } catch (error) {
      signal.throwIfAborted()
      if (error instanceof ClientError) return { error }
      throw error
    }
  })
  if (emulation !== undefined) return emulation
  return {
    error: HttpRequestSendError.error(`The account was not returned within ${MAX_WAIT_MS} ms`, { reason: 'timeout' }),
  }
}

async function emulateNow(
  call: Pick<CallScope, 'context' | 'config' | 'signal'>,
  message: ExternalMessage,
  options: ExplainOptions,
): Promise<Emulation> {
  const { dappId, rules, deadlineMs } = options
  const timeSec = Math.floor(deadlineMs / 1000) - 1
  const target = await readAccountOf(call, message, dappId)
  // The account has a later transaction, so this is not the state on which the message was executed.
  if (target.account.storageInfo.lastPaid > timeSec) return { text: MODIFIED }
  const signatureId = await networkOf(call.context).signatureIdIfReachable(call.signal)
  const config = await networkConfig(call)
  const error = await emulateMessage(call, message, target, { config, timeSec, rules, signatureId })
  return error === undefined ? { text: SUCCESSFUL } : { error }
}
