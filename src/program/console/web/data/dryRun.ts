/** Runs of calls on the present state, in the library. */
import type { ParamsOfEncodeMessage } from '../../../../../bindings/typescript/generated/types/abi.ts'
import type { ParsedTransaction } from '../../../../../bindings/typescript/generated/types/boc.ts'
import type { ExecutionOptions } from '../../../../../bindings/typescript/generated/types/tvm.ts'
import type { CheckedTransfer } from '../../../common/checkRecipients.ts'
import { accountIdOf } from '../../../common/consolePaths.ts'
import { explainFailure } from '../../../common/failure/explainFailure.ts'
import { type SkipReason, skipReasons } from '../../../common/skipReasons.ts'
import { submittedTransfer } from '../../../common/submittedTransfer.ts'
import { loadAccount, loadAccountBoc } from './accounts.ts'
import { aboutOf, type ContractCall, withMessage } from './calls.ts'
import { library } from './connection.ts'
import { readAbi } from './contracts.ts'
import { controls, hasControls } from './controls.ts'
import { explainedByNode, explainedError, type Failure } from './failures.ts'
import { checkMoney } from './recipients.ts'

/** Placeholder for a signature, 64 bytes. */
const NO_SIGNATURE = '0'.repeat(128)

/** Time of a network whose clock was moved, Unix time in s; `undefined` if its clock is that of this machine. */
async function movedTime(): Promise<number | undefined> {
  if (!(await hasControls())) return undefined
  const { time } = await controls.getTime()
  return Math.abs(time - Date.now() / 1000) < 3 ? undefined : time
}

/** A message for local runs, and the facts that they need. */
interface Trial {
  readonly message: string
  /** Account that the message is sent to. */
  readonly accountId: string
  readonly abi: ParamsOfEncodeMessage['abi']
  readonly options: ExecutionOptions
}

/**
 * The message of a call for local runs. It is never sent and needs no approval: the signature consists of zeros, and every
 * check of a signature passes.
 */
export async function encodeTrial(call: ContractCall): Promise<Trial> {
  const client = await library()
  const { key, way } = call.signer
  const asks = key !== undefined && way === 'box'
  const time = await movedTime()
  return await withMessage({ ...call, signer: asks ? { key, way: 'keys' } : call.signer }, async (params) => {
    const { abi } = params
    const encoded = asks
      ? await client.abi.encodeMessage({ ...params, signer: { type: 'External', public_key: key.public } })
      : await client.abi.encodeMessage(params)
    const accountId = accountIdOf(encoded.address)
    const signature = { public_key: key?.public ?? '', signature: NO_SIGNATURE }
    const { message } = asks
      ? await client.abi.attachSignature({ abi, message: encoded.message, ...signature })
      : encoded
    return {
      message,
      accountId,
      abi,
      options: {
        dapp_id: call.account?.dappId ?? accountId,
        chksig_always_succeed: asks,
        ...(time !== undefined && { block_time: time }),
      },
    }
  })
}

/** Runs a function on the present state, without sending anything. */
export async function runGetter(call: ContractCall): Promise<unknown> {
  const client = await library()
  const { boc } = await loadAccountBoc(call.account!.id, call.account!.dappId)
  const { message, abi, options } = await encodeTrial(call)
  const run = { message, account: boc, abi, execution_options: options, answer_required: true }
  const { decoded } = await client.tvm.runTvm(run).catch(async (error: unknown) => {
    throw await explainedError(error, { ...aboutOf(call, call.account!.id), message })
  })
  return decoded?.output ?? null
}

interface Trying {
  readonly fees: { readonly account_fees: bigint; readonly total_output: bigint }
  readonly output: unknown
  readonly exitCode: number | undefined
  readonly gasUsed: number | undefined
  /** Why the transaction would be aborted. */
  readonly failure: Failure | undefined
  readonly transfers: readonly CheckedTransfer[]
  readonly messages: number
}

/** Effects and cost of a call now, and warnings about its recipients. */
export async function dryRun(call: ContractCall): Promise<Trying> {
  const trial = await encodeTrial(call)
  const about = { ...aboutOf(call, trial.accountId), message: trial.message }
  return await checkTrial(call, trial, await runTrial(call, trial, (error) => explainedError(error, about)))
}

/** Rejects when the contract does not accept the message, with what `explain` makes of the error. */
export async function runTrial(
  call: ContractCall,
  { message, accountId, abi, options }: Trial,
  explain = async (error: unknown): Promise<unknown> => error,
) {
  const client = await library()
  const info = await loadAccount(accountId, call.account?.dappId)
  const account =
    info === undefined
      ? ({ type: 'None' } as const)
      : ({
          type: 'Account',
          boc: (await loadAccountBoc(accountId, call.account?.dappId)).boc,
          unlimited_balance: false,
        } as const)
  const run = { message, account, abi, execution_options: options, skip_transaction_check: true }
  const ran = await client.tvm.runExecutor(run).catch(async (error: unknown) => {
    throw await explain(error)
  })
  return {
    ...ran,
    balance: BigInt(info?.balance ?? 0),
    sender: { id: accountId, dappId: info?.dappId ?? call.account?.dappId },
  }
}

export async function checkTrial(
  call: ContractCall,
  trial: Trial,
  ran: Awaited<ReturnType<typeof runTrial>>,
): Promise<Trying> {
  const { fees, decoded, transaction, out_messages, sender, balance } = ran
  const { functions = [] } = readAbi(call.abi)
  const called = functions.find(({ name }) => name === call.functionName)
  const planned = called === undefined ? [] : submittedTransfer(called, call.input, balance)
  return {
    fees,
    output: decoded?.output,
    exitCode: transaction?.compute?.exit_code as number | undefined,
    gasUsed: transaction?.compute?.gas_used as number | undefined,
    failure: transaction?.aborted === true ? await endOf(call, trial, transaction) : undefined,
    transfers: await checkMoney(sender, { messages: out_messages, planned }),
    messages: out_messages.length,
  }
}

async function endOf(
  { functionName, input }: ContractCall,
  { message, accountId }: Trial,
  { compute, action }: ParsedTransaction,
): Promise<Failure> {
  const skipped = compute?.skipped_reason_name
  const failure = explainFailure({
    stage: 'aborted',
    account: accountId,
    function: functionName,
    arguments: input,
    skipped: skipped === undefined || !Object.hasOwn(skipReasons, skipped) ? undefined : (skipped as SkipReason),
    exitCode: compute?.success === false ? compute.exit_code : undefined,
    actionCode: action?.success === false ? action.result_code : undefined,
  })
  if (failure !== undefined) return await explainedByNode({ message }, failure)
  const remedy = 'The local run does not say which phase failed.'
  return { phase: 'compute', title: 'The transaction was aborted', frames: [], excerpt: [], amounts: [], remedy }
}
