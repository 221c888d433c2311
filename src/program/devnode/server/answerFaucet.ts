/**
 * `POST /v2/faucet` with `{"account_id": <64 hex>, "dapp_id"?: <64 hex>, "amount"?: <nano>, "currencies"?: {"<id>": <amount>}}`:
 * money for development, refused where the account is under another Dapp ID. `account_id` may also be an address,
 * `<dapp_id>::<account_id>` or `0:<account_id>`. Amounts are integers or decimal texts. It answers what the sending of a
 * message answers; `aborted` is true when a contract ran and failed, which keeps the money, too.
 */

import type { IncomingMessage, ServerResponse } from 'node:http'
import { bytesToHex } from '../../../core/bytes/index.ts'
import { decodeInput } from '../../../core/bytes/utf8.ts'
import type { Clock } from '../../../ports/Clock.ts'
import type { Random } from '../../../ports/Random.ts'
import { BodyTooLarge, readBody } from '../../http/readBody.ts'
import { sendJson } from '../../http/send.ts'
import { DEFAULT_THREAD, errorEnvelope, resultEnvelope } from '../../nodeApi/envelope.ts'
import { malformedId, missingId, readRawId } from '../../nodeApi/ids.ts'
import { MalformedMessage } from '../../nodeApi/readMessages.ts'
import type { ChainQueue } from '../chain/ChainQueue.ts'
import { resultFields } from './LocalBackend.ts'

export interface FaucetOptions {
  readonly queue: ChainQueue
  readonly clock: Clock
  readonly random: Random
}

/** Default amount of a gift: 100 tokens, in nanotokens. */
const DEFAULT_AMOUNT = 100_000_000_000n
/** Maximum amount of one gift in nanotokens: what the messages of a chain of 2^64 nanotokens could carry. */
const MAX_AMOUNT = 2n ** 64n - 1n
/** Maximum number of currencies of one gift. Accounts of networks have a few. */
const MAX_CURRENCIES = 100
const BODY_LIMIT = 65_536
/** An account id, alone or in an address. */
const ADDRESS = /^(?:(?:(\w+)::)|0:)?(\w+)$/

export async function answerFaucet(
  request: IncomingMessage,
  response: ServerResponse,
  { queue, clock, random }: FaucetOptions,
): Promise<void> {
  try {
    const gift = readGift(await readBody(request, BODY_LIMIT))
    const { accountId } = gift
    const outcome = await queue.execute({ kind: 'gift', hash: bytesToHex(random.bytes(16)), ...gift })
    const common = { current_time: String(clock.now()), thread_id: DEFAULT_THREAD, account_id: accountId }
    if (outcome.kind === 'refused') {
      const { code, message, exitCode = null, dappId = null } = outcome
      const data = { ...common, producers: [], message_hash: null, exit_code: exitCode, dapp_id: dappId }
      return sendJson(response, 200, errorEnvelope(code, message, data))
    }
    const result = {
      ...common,
      message_hash: outcome.messageHash,
      ...resultFields(outcome),
      // The transaction of an account without code counts as aborted because nothing runs; the money arrived anyway.
      aborted: outcome.aborted && !outcome.isComputeSkipped,
      producers: [],
      dapp_id: outcome.dappId ?? accountId,
    }
    sendJson(response, 200, resultEnvelope(result))
  } catch (error) {
    if (error instanceof MalformedMessage) sendJson(response, 400, error.envelope(clock.now()))
    else if (error instanceof BodyTooLarge)
      sendJson(response, 413, errorEnvelope('413 Payload Too Large', error.message))
    else throw error
  }
}

function readGift(body: Buffer) {
  let fields: Record<string, unknown>
  try {
    fields = JSON.parse(decodeInput(body) ?? '')
  } catch {
    throw new MalformedMessage('Invalid JSON body')
  }
  if (typeof fields !== 'object' || fields === null || Array.isArray(fields)) {
    throw new MalformedMessage('Invalid request body')
  }
  const text = fields['account_id']
  if (text === undefined || text === '') throw new MalformedMessage(missingId('account_id'), fields)
  const [, dappOfAddress, idOfAddress] = typeof text === 'string' ? (ADDRESS.exec(text.trim()) ?? []) : []
  const accountId = idOfAddress === undefined ? undefined : readRawId(idOfAddress)
  if (accountId === undefined) throw new MalformedMessage(malformedId('account_id'), fields)
  const dappText = fields['dapp_id'] ?? dappOfAddress
  const dappId = typeof dappText === 'string' ? readRawId(dappText) : undefined
  if (dappText !== undefined && dappId === undefined) throw new MalformedMessage(malformedId('dapp_id'), fields)
  const list = fields['currencies'] ?? {}
  if (typeof list !== 'object' || Array.isArray(list)) throw new MalformedMessage('Invalid currencies', fields)
  const entries = Object.entries(list as object)
  if (entries.length > MAX_CURRENCIES) {
    throw new MalformedMessage(`Invalid currencies: at most ${MAX_CURRENCIES} in one gift`, fields)
  }
  const other = entries.map(([id, amount]) => {
    if (!/^\d{1,9}$/.test(id)) throw new MalformedMessage('Invalid currencies: an id must be an integer', fields)
    return [Number(id), readAmount(amount, `currencies.${id}`, fields)] as const
  })
  const isSilent = fields['amount'] === undefined
  // A request for only other currencies transfers no tokens.
  const grams =
    isSilent && other.length > 0 ? 0n : isSilent ? DEFAULT_AMOUNT : readAmount(fields['amount'], 'amount', fields)
  return { accountId, ...(dappId !== undefined && { dappId }), grams, other }
}

function readAmount(value: unknown, name: string, fields: Record<string, unknown>): bigint {
  const isInteger = typeof value === 'number' ? Number.isSafeInteger(value) : /^\d{1,20}$/.test(String(value))
  const amount = isInteger ? BigInt(value as string) : -1n
  if (amount >= 0n && amount <= MAX_AMOUNT) return amount
  throw new MalformedMessage(`Invalid ${name}: expected an integer from 0 to ${MAX_AMOUNT}, in nano`, fields)
}
