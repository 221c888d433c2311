/**
 * Messages without a signature of the account: internal ones of any sender, and external ones whose signature is not
 * checked.
 */
import {
  type AbiContract,
  type AbiFunction,
  attachSignature,
  encodeInternalBody,
  encodeUnsignedBody,
  findFunction,
  parseContract,
  parseContractText,
} from '../../../core/abi/index.ts'
import { encodeExternalInMessage } from '../../../core/boc/index.ts'
import { bytesToHex, hexToBytes } from '../../../core/bytes/index.ts'
import { type Cell, parseBoc, writeBoc } from '../../../core/cells/index.ts'
import { parseAccount, parseStateInit, standardAddress } from '../../../core/tlb/index.ts'
import type { ValueOf } from '../../../schema/shapes.ts'
import { describeProblem, validate } from '../../../schema/validation.ts'
import { explanationText } from '../../common/failure/failureRows.ts'
import { MalformedMessage, readDestination } from '../../nodeApi/readMessages.ts'
import type { ChainRequest, RefusedMessage } from '../chain/MessageOutcome.ts'
import { readAmount, readBoc, readBocBytes, readCurrencies, readId } from '../chain/values.ts'
import { AdminError } from '../controls/AdminError.ts'
import type { AdminParams } from '../controls/AdminMethod.ts'
import { type AdminMethods, ImpersonatedMessage } from '../controls/adminMethods.ts'
import { explainMessage } from '../trace/explainFailures.ts'
import type { AdminContext, ServerMethods } from './AdminServer.ts'
import { readPart } from './readPart.ts'

type Params = AdminParams<AdminMethods['impersonate']>
type Call = NonNullable<Params['call']>

/** Lifetime of an external message whose header states none, s. */
const LIFETIME_SEC = 60
const MAX_GRAMS = 2n ** 120n - 1n

export const impersonate: ServerMethods['impersonate'] = async (context, params) => {
  const { fork, queue } = context
  const source = {
    accountId: readId('source.account_id', params.source.account_id),
    dappId: params.source.dapp_id == null ? undefined : readId('source.dapp_id', params.source.dapp_id),
  }
  await fork?.touch(source.accountId)
  const request = readRequest(context, params, source)
  await fork?.touch(request.accountId)
  const outcome = await queue.execute(request)
  if (outcome.kind === 'refused') {
    throw new AdminError('refused', await reasonOf(context, request, outcome), { exitCode: outcome.exitCode })
  }
  const { messageHash, txHash, blockHash, timeSec, aborted, exitCode, extOutBodies } = outcome
  return {
    message_hash: messageHash,
    transaction_id: txHash,
    block_id: blockHash,
    time: timeSec,
    aborted,
    exit_code: exitCode,
    ext_out_msgs: [...extOutBodies],
  }
}

/** The explanation of a refusal, or what the chain says about it. */
async function reasonOf(
  { explaining, time }: AdminContext,
  request: ChainRequest,
  { message, exitCode }: RefusedMessage,
): Promise<string> {
  if (request.kind !== 'external') return message
  const failure = await explainMessage(explaining, request.cell, Math.floor(time.now() / 1000), request.isUnsigned)
  return failure === undefined || failure.code !== exitCode ? message : explanationText(failure)
}

interface Source {
  readonly accountId: string
  readonly dappId: string | undefined
}

/** Throws AdminError for a cell that is not a message. */
function readRequest(context: AdminContext, { message, call }: Params, source: Source): ChainRequest {
  if ((message == null) === (call == null)) {
    throw new AdminError('invalid_params', 'Expected either message or call, not both')
  }
  if (call != null)
    return call.account_id == null ? externalCall(context, call, source) : internalCall(context, call, source)
  if (typeof message === 'string') {
    return external(readBoc('message', message), readBocBytes('message', message), source)
  }
  const checked = validate(ImpersonatedMessage, message, 'message')
  if (checked.ok) return internal(context, checked.value, source)
  throw new AdminError('invalid_params', checked.problems.map((problem) => describeProblem(problem)).join('; '))
}

function internal(
  { random }: AdminContext,
  { account_id, value, currencies, bounce, body, state_init }: ValueOf<typeof ImpersonatedMessage>,
  { accountId, dappId }: Source,
): ChainRequest {
  const stateInit = state_init == null ? undefined : readBocBytes('message.state_init', state_init)
  if (stateInit !== undefined) readPart('message.state_init', () => parseStateInit(parseBoc(stateInit)))
  return {
    kind: 'impersonated',
    hash: bytesToHex(random.bytes(32)),
    source: accountId,
    sourceDappId: dappId,
    accountId: readId('account_id', account_id),
    grams: readAmount('value', value, MAX_GRAMS),
    other: currencies == null ? [] : readCurrencies('currencies', currencies),
    bounce,
    body: body == null ? undefined : readBocBytes('message.body', body),
    stateInit,
  }
}

function internalCall(context: AdminContext, call: Call, source: Source): ChainRequest {
  const { contract, called } = readFunction(context, call)
  const body = readPart('call.input', () => encodeInternalBody(contract, called, call.input))
  const { account_id, value, bounce } = call
  const message = { account_id: account_id!, value, bounce, body: Buffer.from(writeBoc(body)).toString('base64') }
  return internal(context, message, source)
}

function external(cell: Cell, boc: Uint8Array, { accountId, dappId }: Source): ChainRequest {
  const destination = readPart('message', () => readDestination('-', cell, (text) => new MalformedMessage(text)))
  if (destination !== accountId) {
    throw new AdminError('invalid_params', `message has the destination ${destination}, expected the source`)
  }
  return { kind: 'external', cell, boc, hash: cell.hashHex(), accountId, dappId, isUnsigned: true }
}

/** An external message with a signature of zeros, which is accepted. */
function externalCall(context: AdminContext, call: Call, source: Source): ChainRequest {
  const { contract, called } = readFunction(context, call)
  const dest = standardAddress(0, hexToBytes(source.accountId)!)
  const nowMs = Math.floor(context.time.now())
  const publicKey =
    call.public_key == null ? ownKey(context, source.accountId) : readId('call.public_key', call.public_key)
  const { time, expire } = readHeader(call.header)
  const header = {
    time: time ?? BigInt(nowMs),
    expire: expire ?? Math.floor(nowMs / 1000) + LIFETIME_SEC,
    pubkey: publicKey,
  }
  return readPart('call', () => {
    const { body } = encodeUnsignedBody(contract, { called, input: call.input, header, nowMs, signed: true, dest })
    const signed = attachSignature(body, contract.version, new Uint8Array(64), hexToBytes(publicKey)!)
    const cell = encodeExternalInMessage({ dest, body: signed })
    return external(cell, writeBoc(cell), source)
  })
}

function readFunction(
  { settings }: AdminContext,
  { abi, function_name }: Call,
): {
  readonly contract: AbiContract
  readonly called: AbiFunction
} {
  return readPart('call.abi', () => {
    const contract =
      typeof abi === 'string' ? parseContractText(abi, settings.rules) : parseContract(abi, settings.rules)
    return { contract, called: findFunction(contract, function_name) }
  })
}

function readHeader(header: unknown): { readonly time: bigint | undefined; readonly expire: number | undefined } {
  const { time, expire } = (typeof header === 'object' ? (header ?? {}) : { time: header }) as Record<string, unknown>
  const isTime = time === undefined || (Number.isSafeInteger(time) && (time as number) >= 0)
  const isExpire =
    expire === undefined || (Number.isInteger(expire) && (expire as number) >= 0 && (expire as number) < 2 ** 32)
  if (!isTime || !isExpire) {
    throw new AdminError('invalid_params', 'call.header must be {"time"?: milliseconds, "expire"?: Unix seconds}')
  }
  return { time: time === undefined ? undefined : BigInt(time as number), expire: expire as number | undefined }
}

/** Public key of the account; contracts made by compilers keep it in the first bits of their data. */
function ownKey({ store }: AdminContext, accountId: string): string {
  const record = store.readAccount(accountId)
  const state = record && parseAccount(parseBoc(record.boc))?.state
  const data = state?.type === 'active' ? state.init.data : undefined
  return data === undefined || data.bitLength < 256 ? '0'.repeat(64) : bytesToHex(data.bytes.subarray(0, 32))
}
