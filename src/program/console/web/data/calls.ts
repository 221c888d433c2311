/** Calls of contracts: encoded, tried and sent by the library. */

import { ClientError, ConnectionLost } from '../../../../../bindings/typescript/browser/index.ts'
import type { ParamsOfEncodeMessage } from '../../../../../bindings/typescript/generated/types/abi.ts'
import type { ParsedTransaction } from '../../../../../bindings/typescript/generated/types/boc.ts'
import type { ExecutionOptions } from '../../../../../bindings/typescript/generated/types/tvm.ts'
import { type CheckedTransfer, isPaying, transferRowsOf } from '../../../common/checkRecipients.ts'
import { accountIdOf } from '../../../common/consolePaths.ts'
import { explainFailure } from '../../../common/failure/explainFailure.ts'
import { formatTokens } from '../../../common/moneyText.ts'
import { type SkipReason, skipReasons } from '../../../common/skipReasons.ts'
import { submittedTransfer } from '../../../common/submittedTransfer.ts'
import { loadAccount, loadAccountBoc } from './accounts.ts'
import { library } from './connection.ts'
import { readAbi } from './contracts.ts'
import { controls, hasControls } from './controls.ts'
import { CallFailed, explainedByNode, explainedError, type Failure } from './failures.ts'
import { capitalized, shortId } from './formats.ts'
import { type ChosenSigner, openSigner } from './pageKeys.ts'

import { checkMoney, rememberRecipients } from './recipients.ts'
import { askPerson } from './requests.ts'

/** Placeholder for a signature, 64 bytes. */
const NO_SIGNATURE = '0'.repeat(128)

export interface ContractCall {
  /** JSON. */
  readonly abi: string
  readonly functionName: string
  readonly input: Readonly<Record<string, unknown>>
  readonly signer: ChosenSigner
  /** Account that is called; absent for a deployment. */
  readonly account?: { readonly id: string; readonly dappId: string | undefined }
  readonly deploy?: { readonly tvc: string; readonly initialData: Readonly<Record<string, unknown>> | undefined }
}

/** Runs `use` with the message as the library takes it; a signing box is freed afterwards. */
async function withMessage<T>(call: ContractCall, use: (params: ParamsOfEncodeMessage) => Promise<T>): Promise<T> {
  const { signer, release } = await openSigner(call.signer, purposeOf(call))
  try {
    return await use({
      abi: { type: 'Json', value: call.abi },
      ...(call.account && { address: `0:${call.account.id}` }),
      ...(call.deploy && {
        deploy_set: {
          tvc: call.deploy.tvc,
          ...(call.deploy.initialData && { initial_data: call.deploy.initialData }),
          ...(call.signer.key && !call.deploy.initialData && { initial_pubkey: call.signer.key.public }),
        },
      }),
      call_set: { function_name: call.functionName, input: call.input },
      signer,
    })
  } finally {
    await release()
  }
}

function fullAddress({ id, dappId }: NonNullable<ContractCall['account']>): string {
  return dappId === undefined ? id : `${dappId}::${id}`
}

/** What explanations of its failure say about a call. */
function aboutOf({ functionName, input }: ContractCall, account: string) {
  return { account, function: functionName, arguments: input }
}

function purposeOf({ functionName, account }: ContractCall): string {
  return account === undefined
    ? 'the deployment of a contract'
    : `${functionName}() of the account ${shortId(account.id)}`
}

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
async function encodeTrial(call: ContractCall): Promise<Trial> {
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

/** Address of a deployment. */
export async function addressOf(call: ContractCall): Promise<string> {
  const client = await library()
  // An address needs no signature.
  const unsigned = { ...call, signer: { key: undefined, way: 'keys' as const } }
  const pubkey = call.signer.key?.public
  return await withMessage(unsigned, async (params) => {
    const { address } = await client.abi.encodeMessage({
      ...params,
      ...(pubkey !== undefined && { signer: { type: 'External', public_key: pubkey } }),
    })
    return address
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
async function runTrial(
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

async function checkTrial(
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

/**
 * Tries a call before it is sent, and asks the person to confirm outgoing money, risks, and a failure that costs fees.
 * Returns the transfers. Rejects when the answer is no. A message that the contract does not accept costs nothing: the
 * network decides.
 */
async function askBefore(call: ContractCall): Promise<readonly CheckedTransfer[]> {
  const trial = await encodeTrial(call)
  const ran = await runTrial(call, trial).catch((error: unknown) => {
    if (error instanceof ClientError && !(error instanceof ConnectionLost)) return undefined
    throw error
  })
  if (ran === undefined) return []
  const { transfers, failure, fees } = await checkTrial(call, trial, ran)
  const paying = transfers.filter(isPaying)
  const risks = transfers.flatMap((transfer) => transfer.risks)
  const asks = risks.some((risk) => risk.asks) || paying.length > 0 || failure !== undefined
  if (!asks) return transfers
  const question = {
    title: failure === undefined ? 'Send this?' : 'This would fail',
    warnings: [
      ...(failure === undefined
        ? []
        : [`${failure.title}. Its fees would still be charged`, failure.remedy.replace(/\.$/, '')]),
      ...new Set(risks.map(({ text }) => text)),
    ],
    details: [
      ['For', purposeOf(call)],
      ...(call.account === undefined ? [] : [['From', fullAddress(call.account)] as const]),
      ...transferRowsOf(paying).map(([name, text]) => [capitalized(name), text] as const),
      ...failingLine(failure),
      ['Fees', `${formatTokens(fees.account_fees)} tokens (${fees.account_fees} nanotokens)`],
    ],
    answers: ['Send', 'Do not send'],
    refusal: NOTHING_SENT,
  } as const
  await askPerson(question).catch((error: unknown) => {
    // The whole explanation, with source and arguments, has no room in the question.
    throw failure === undefined ? error : new CallFailed(failure, error, NOTHING_SENT)
  })
  return transfers
}

const NOTHING_SENT = 'Nothing was sent'

/** The line of the source that would fail, if it is known. */
function failingLine(failure: Failure | undefined): (readonly [name: string, text: string])[] {
  const [frame] = failure?.frames ?? []
  if (frame === undefined) return []
  const text = failure?.excerpt.find(({ line }) => line === frame.line)?.text.trim() ?? ''
  return [['Source', `${frame.file}:${frame.line}  ${text}`.trim()]]
}

export interface SendResult {
  readonly transaction: string
  readonly accountId: string
  readonly aborted: boolean
  readonly output: unknown
  readonly fees: bigint
  readonly finality: string | undefined
}

/**
 * Emulates a call, asks the user about its effects, sends it and waits for its transaction. `tell` is called with each step.
 * Rejects if the user refuses.
 */
export async function sendCall(call: ContractCall, tell: (step: string) => void): Promise<SendResult> {
  tell('Emulating')
  const transfers = await askBefore(call)
  tell('Sending')
  const client = await library()
  return await withMessage(call, async (params) => {
    const address = params.address ?? (await addressOf(call))
    const id = address.slice(address.indexOf(':') + 1)
    const result = await client.processing
      .processMessage(
        { message_encode_params: params, dapp_id: call.account?.dappId ?? id, send_events: true },
        ({ data }) => tell((data as { type?: string }).type ?? ''),
      )
      .catch(async (error: unknown) => {
        throw await explainedError(error, aboutOf(call, id))
      })
    rememberRecipients(transfers)
    return {
      transaction: result.transaction.id as string,
      accountId: id,
      aborted: result.transaction.aborted === true,
      output: result.decoded?.output,
      fees: result.fees.account_fees,
      finality: result.finality == null ? undefined : String(result.finality),
    }
  })
}
