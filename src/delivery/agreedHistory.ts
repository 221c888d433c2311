import type { CallScope } from '../context/scopes.ts'
import { ClientError } from '../errors/ClientError.ts'
import { type Network, networkOf } from '../net/index.ts'
import type { HistoryAccount } from './accountHistory.ts'
import { type HistorySince, readHistorySince, type SinceOptions } from './historySince.ts'

/**
 * Like `readHistorySince`. With `network.agreement` above 1, however, each operator is queried separately: at least
 * that many must return a complete history, and a message in the history of any operator counts. Throws as
 * `readHistorySince`.
 */
export async function readAgreedHistory(
  call: CallScope,
  account: HistoryAccount,
  options: SinceOptions,
): Promise<HistorySince | undefined> {
  const network = networkOf(call.context)
  const { agreement } = call.config.network
  const read = async (asked: Network) => {
    const history = await readHistorySince(asked, account, options)
    return history && { ...history, mark: { ...history.mark, takenAtMs: options.sinceSec * 1000 } }
  }
  if (agreement <= 1) return read(network)
  const answers = await Promise.all(
    network.operatorNetworks.map(({ network: own }) =>
      read(own).catch((error: unknown) => {
        if (error instanceof ClientError) return undefined
        throw error
      }),
    ),
  )
  const whole = answers.filter((answer) => answer !== undefined)
  const [first] = whole
  if (first === undefined || whole.length < agreement) return undefined
  const inbound = new Map(whole.flatMap((history) => history.inbound).map((one) => [one.transactionId, one]))
  return { mark: first.mark, inbound: [...inbound.values()] }
}
