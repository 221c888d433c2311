import { computeStep } from '../../../context/computeStep.ts'
import { defineFunction } from '../../../context/defineFunction.ts'
import type { CallScope } from '../../../context/scopes.ts'
import type { ChainRules } from '../../../core/chainRules.ts'
import { NotAccepted } from '../../../core/executor/index.ts'
import { parseAccount } from '../../../core/tlb/index.ts'
import { RunLog } from '../../../core/vm/index.ts'
import type { ExternalMessage } from '../../../delivery/ExternalMessage.ts'
import type { EmulatedAccount } from '../../../delivery/Judge.ts'
import { ClientError } from '../../../errors/ClientError.ts'
import { withLogs } from '../../../errors/withLogs.ts'
import { any, bool, field, optional, struct, text, type ValueOf } from '../../../schema/shapes.ts'
import { abortedError, refusedError } from '../../tvm/index.ts'
import { chainFields, LocalChain, readCell } from '../losses/LocalChain.ts'

export interface EmulationOptions {
  /** Base64; absent: the built-in one. */
  readonly config: string | undefined
  /** Unix time of the block, s. */
  readonly timeSec: number
  readonly rules?: ChainRules | undefined
  readonly signatureId: number | undefined
}

/** The parts of a call that a run needs. */
type Waiting = Pick<CallScope, 'context' | 'signal'>

/**
 * Runs a message on an account. Returns the error that it ends with, `undefined` if it succeeds. Source: network 6.6.
 */
export async function emulateMessage(
  call: Waiting,
  message: ExternalMessage,
  target: EmulatedAccount,
  options: EmulationOptions,
): Promise<ClientError | undefined> {
  const { error } = await emulate(call, message, target, options)
  if (error === undefined || error === null) return undefined
  const { code, message: what, data } = error as { code: number; message: string; data: Record<string, unknown> }
  return new ClientError(code, what, data)
}

/** Whether a message leads to a transaction, even an aborted one. */
export async function isAccepted(
  call: Waiting,
  message: ExternalMessage,
  target: EmulatedAccount,
  options: EmulationOptions,
): Promise<boolean> {
  return (await emulate(call, message, target, options)).is_accepted
}

/** A contract of any size may run long, so it never runs on the main thread. */
function emulate(
  call: Waiting,
  { text: message, address }: ExternalMessage,
  { boc: account, dappId }: EmulatedAccount,
  { config, timeSec, rules, signatureId }: EmulationOptions,
): Promise<ValueOf<typeof Emulated>> {
  const params = { message, address, account, dapp_id: dappId, config, time_sec: timeSec, rules }
  return computeStep(call, emulateOnWorker, { ...params, signature_id: signatureId })
}

const Emulated = struct('Emulated', 'Outcome of a local run.', {
  is_accepted: field(bool, 'Whether there was a transaction.'),
  error: optional(any, 'Code, message and data of the error. Absent: the run succeeded.'),
})

const ParamsOfEmulate = struct('ParamsOfEmulate', 'A message and the account to run it on.', {
  message: field(text, 'The message, base64.'),
  address: field(text, 'Its destination.'),
  account: field(text, 'The account, base64.'),
  dapp_id: field(text, 'Its Dapp ID.'),
  ...chainFields,
})

export const emulateOnWorker = defineFunction({
  name: 'processing.process_message/emulate',
  summary: 'Runs a message on an account.',
  params: ParamsOfEmulate,
  result: Emulated,
  errors: [],
  example: { params: {}, result: {} },
  finish: (computed) => computed,
  compute: (params, scope) => {
    const account = parseAccount(readCell(params.account))!
    const about = { address: params.address, balance: account.balance.grams }
    const log = new RunLog()
    const chain = new LocalChain(params, scope, log)
    chain.set(params.address, { account, dappId: params.dapp_id })
    try {
      const { transaction, vm } = chain.execute(params.address, readCell(params.message))
      return { is_accepted: true, error: errorOf(abortedError(transaction.description, about, vm), log.take()) }
    } catch (error) {
      if (!(error instanceof NotAccepted)) throw error
      return { is_accepted: false, error: errorOf(refusedError(error, about), log.take()) }
    }
  },
})

function errorOf(error: ClientError | undefined, logs: readonly string[]): object | undefined {
  if (error === undefined) return undefined
  const { code, message, data } = withLogs(error, logs)
  return { code, message, data }
}
