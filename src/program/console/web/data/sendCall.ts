/** Sends calls, after the person has seen what they would do. */
import { ClientError, ConnectionLost } from '../../../../../bindings/typescript/browser/index.ts'
import type { ParamsOfEncodeMessage } from '../../../../../bindings/typescript/generated/types/abi.ts'
import type { ProcessingEvent } from '../../../../../bindings/typescript/generated/types/processing.ts'
import { type CheckedTransfer, isPaying, transferRowsOf } from '../../../common/checkRecipients.ts'
import { explainFailure } from '../../../common/failure/explainFailure.ts'
import { formatTokens } from '../../../common/moneyText.ts'
import { aboutOf, addressOf, type ContractCall, purposeOf, withMessage } from './calls.ts'
import { library } from './connection.ts'
import { checkTrial, encodeTrial, runTrial } from './dryRun.ts'
import { CallFailed, explainedError, type Failure } from './failures.ts'
import { capitalized } from './formats.ts'
import { MessageLife } from './messageLife.ts'
import { rememberRecipients } from './recipients.ts'
import { askPerson } from './requests.ts'

function fullAddress({ id, dappId }: NonNullable<ContractCall['account']>): string {
  return dappId === undefined ? id : `${dappId}::${id}`
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
  tell('Trying the call on the current state')
  const transfers = await askBefore(call)
  tell('Creating the message')
  const client = await library()
  const life = await MessageLife.read()
  const send = async (params: ParamsOfEncodeMessage): Promise<SendResult> => {
    const address = params.address ?? (await addressOf(call))
    const id = address.slice(address.indexOf(':') + 1)
    const result = await client.processing
      .processMessage(
        { message_encode_params: params, dapp_id: call.account?.dappId ?? id, send_events: true },
        ({ data }) => {
          const event = data as ProcessingEvent
          if (event.type === 'MessageExpired') life.renew(event.error.data['expire_at'])
          tell(STEPS[event.type] ?? '')
        },
      )
      .catch(async (error: unknown) => {
        throw await endOfSending(error, call, { account: id, life })
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
  }
  return await withMessage(call, send, life)
}

const STEPS: Readonly<Partial<Record<ProcessingEvent['type'], string>>> = {
  WillSend: 'Sending the message',
  DidSend: 'The node has accepted the message; its transaction is awaited',
  SendFailed: 'The message was not accepted; the reason is looked for',
  WillFetchNextBlock: 'Waiting for the transaction',
  MessageExpired: 'The message expired and was not executed; another one is made',
}

/** The error that ended sending. A message that expired in the meantime is the reason, unless there is a better one. */
async function endOfSending(
  error: unknown,
  call: ContractCall,
  { account, life }: { readonly account: string; readonly life: MessageLife },
): Promise<unknown> {
  const about = aboutOf(call, account)
  const explained = await explainedError(error, about)
  if (life.expiredAt === undefined || explained instanceof CallFailed || mayBeExecuted(error)) return explained
  const failure = explainFailure({ ...about, stage: 'refused', hasExpired: true, expire: life.expiredAt })
  return failure === undefined ? error : new CallFailed(failure, error, 'Nothing was executed')
}

function mayBeExecuted(error: unknown): boolean {
  return error instanceof ConnectionLost || (error instanceof ClientError && error.outcome === 'unknown')
}
