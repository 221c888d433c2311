/** The wait of `follow_account`. */
import { clientErrorToWire } from '../../../context/clientErrorToWire.ts'
import type { CallScope } from '../../../context/scopes.ts'
import { chainReplaced } from '../../../errors/net.ts'
import { BackOff } from '../../../net/BackOff.ts'
import { epochOf, followDocument, readFollowedPage } from '../../../net/follow/followDocument.ts'
import { type FollowedSource, type NetworkFeatures, networkOf } from '../../../net/index.ts'
import { askedPauseMs, isNetworkError } from '../../../net/networkErrors.ts'
import { queryByFeatures } from '../../../net/queryByFeatures.ts'
import { sleep } from '../../../net/waiting.ts'
import type { ValueOf } from '../../../schema/shapes.ts'
import type { FollowedItem, ParamsOfFollowAccount, ResultOfFollowAccount } from '../types.ts'
import { joinCursor, splitCursor } from './cursors.ts'
import { decodeEvent } from './decodeEvent.ts'

type Params = Omit<ValueOf<typeof ParamsOfFollowAccount>, 'account_id' | 'dapp_id'> & {
  readonly accountId: string
  readonly dappId: string
}
type Result = ValueOf<typeof ResultOfFollowAccount>

/**
 * Items after the cursor, as soon as there are some; none when the time is over. Throws as `Network.query`, 605, and
 * ChainReplaced (624). Errors of the network end the wait only if there is no cursor to return.
 */
export async function untilFound(call: CallScope, params: Params): Promise<Result> {
  const { clock, config, signal } = call
  const endMs = clock.elapsed() + params.wait_ms
  const leftMs = () => endMs - clock.elapsed()
  const backOff = new BackOff()
  let after = params.after
  for (;;) {
    let pauseMs = config.network.follow_interval
    let failure: unknown
    try {
      const page = await readPage(call, params, after)
      if (params.after === undefined || page.items.length > 0) return page
      const isAtEnd = page.cursor === after
      after = page.cursor
      if (!isAtEnd) continue
      backOff.reset()
    } catch (error) {
      if (!isNetworkError(error)) throw error
      failure = error
      pauseMs = Math.max(pauseMs, backOff.next(), askedPauseMs(error))
    }
    if (leftMs() > pauseMs) {
      await sleep(clock, pauseMs, signal)
      continue
    }
    if (failure !== undefined && (after === undefined || params.wait_ms === 0)) throw failure
    await sleep(clock, Math.max(0, leftMs()), signal)
    return { items: [], cursor: after!, ...(failure !== undefined && { unreachable: clientErrorToWire(failure) }) }
  }
}

/** One page of the list, without those of its messages that are no events of the name. */
async function readPage(call: CallScope, params: Params, cursor: string | undefined): Promise<Result> {
  const { context, clock, signal } = call
  const { kind, result, accountId, dappId } = params
  const isOfEvents = kind === 'Events'
  const source: FollowedSource = {
    ...{ accountId, dappId, list: isOfEvents ? 'messages' : 'transactions' },
    // The order of messages of one direction never changes.
    ...(isOfEvents && { messageKinds: ['ExtOut'] }),
  }
  const selection = isOfEvents ? `id body created_at ${result}` : result
  const position = splitCursor(cursor ?? '')
  const page = cursor === undefined ? ('last' as const) : { after: position.after }
  const documentOf = ({ info, isDappIdAware }: NetworkFeatures) =>
    followDocument([{ source, selection, page }], { asksEpoch: info.has('epoch'), isDappIdAware })
  const data = await queryByFeatures(networkOf(context), clock, documentOf, {
    signal,
    // The wait repeats the query itself, and keeps to its time.
    repeats: cursor === undefined || params.wait_ms === 0,
  })
  const epoch = epochOf(data)
  if (position.epoch !== undefined && epoch !== undefined && position.epoch !== epoch) {
    throw chainReplaced(position.epoch, epoch)
  }
  const found = readFollowedPage(data, 0, source)
  // An endpoint that lags behind the last one may repeat known objects.
  const isNew = (own: string) => position.after === null || own > position.after
  const edges = 'edges' in found ? found.edges.filter(({ cursor: own }) => isNew(own)) : []
  const last = edges.at(-1)
  const end = last === undefined ? cursor : joinCursor(last.cursor, epoch)
  if (cursor === undefined) return { items: [], cursor: end ?? joinCursor('', epoch) }
  const items: ValueOf<typeof FollowedItem>[] = []
  for (const { cursor: own, node } of edges) {
    const event = params.abi && isOfEvents ? await decodeEvent(call, { ...params, abi: params.abi }, node) : undefined
    if (params.abi !== undefined && event === undefined) continue
    items.push({ cursor: joinCursor(own, epoch), object: node, ...(event !== undefined && { event }) })
  }
  return { items, cursor: end! }
}
