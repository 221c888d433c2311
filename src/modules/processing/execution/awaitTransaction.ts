import { clientErrorToWire } from '../../../context/clientErrorToWire.ts'
import type { CallScope } from '../../../context/scopes.ts'
import type { ExternalMessage } from '../../../delivery/ExternalMessage.ts'
import { type FoundTransaction, lookUpTransaction } from '../../../delivery/findTransaction.ts'
import { ClientError } from '../../../errors/ClientError.ts'
import { GraphqlError } from '../../../errors/net.ts'
import { networkOf } from '../../../net/index.ts'
import { isRefusedDocument } from '../../../net/queryByFeatures.ts'
import { abortable, sleep } from '../../../net/waiting.ts'
import { type DeliveryTime, deliveryTimeout } from './deliveryTimeout.ts'
import { followRemp } from './followRemp.ts'
import { type SendEvent, sendingFields } from './processingEvents.ts'

export interface AwaitOptions {
  /** Hash of the transaction if the node reported one. */
  readonly txHash: string | undefined
  /** Dapp ID under which the account may be found, 64 hex digits, or empty. */
  readonly dappId: string
  readonly time: DeliveryTime
  readonly sendEvent: SendEvent
}

const FIRST_PAUSE_MS = 50
const MAX_PAUSE_MS = 1000
/** Time limit of the first query, which is made even if the time was up before the wait began. */
const LEAST_LOOK_MS = 1000
/**
 * Archives fail briefly, for example while their database is busy. After this many failures in a row, the error is
 * thrown.
 */
const MAX_FAILURES = 4

/**
 * Waits until the network shows the transaction of a message: the reported one, or another one if its block was
 * replaced. Throws MessageExpired (507) or TransactionWaitTimeout (508) if that takes too long, including when the network
 * cannot be reached for that long, and as `Network.query`. Source: network 6.4.
 */
export async function awaitTransaction(
  call: CallScope,
  message: ExternalMessage,
  { txHash, dappId, time, sendEvent }: AwaitOptions,
): Promise<FoundTransaction> {
  const { clock, signal } = call
  const network = networkOf(call.context)
  sendEvent({ type: 'WillFetchNextBlock', ...sendingFields(message) })
  const outOfTime = new AbortController()
  const limitMs = time.waitUntilMs - clock.now()
  // By the monotonic clock, so that measuring the time of the network again does not move the end.
  const endMs = clock.elapsed() + limitMs
  const timer = clock.setTimer(Math.max(LEAST_LOOK_MS, limitMs), () => outOfTime.abort())
  const anySignal = AbortSignal.any([signal, outOfTime.signal])
  try {
    await abortable(followRemp(call, message, sendEvent), outOfTime.signal)
    const node = await abortable(network.probe(anySignal), anySignal)
    let account = node?.isDappIdAware === true ? { accountId: message.accountId, asked: dappId } : undefined
    let failures = 0
    for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(pauseMs * 2, MAX_PAUSE_MS)) {
      try {
        const search = lookUpTransaction(
          network,
          { messageId: message.id, txHash, ...(account && { account }) },
          anySignal,
        )
        const { found } = await abortable(search, anySignal)
        if (found !== undefined) return found
        failures = 0
      } catch (error) {
        if (account !== undefined && isRefusedDocument(error)) {
          account = undefined
          continue
        }
        if (!GraphqlError.matches(error) || ++failures === MAX_FAILURES) throw error
      }
      if (clock.elapsed() >= endMs) outOfTime.abort()
      await sleep(clock, pauseMs, anySignal)
    }
  } catch (error) {
    signal.throwIfAborted()
    if (outOfTime.signal.aborted) throw deliveryTimeout(call, message, time.deadlineMs)
    if (!(error instanceof ClientError)) throw error
    sendEvent({ type: 'FetchNextBlockFailed', ...sendingFields(message), error: clientErrorToWire(error) })
    throw new ClientError(error.code, error.message, { ...network.errorData(), ...error.data }, error)
  } finally {
    timer.cancel()
  }
}
