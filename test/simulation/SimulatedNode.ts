/** One endpoint of a simulated network: what it answers to HTTP, and when it is down, late, wrong or busy. */

import { bytesToHex } from '../../src/core/bytes/index.ts'
import { parseBocBase64 } from '../../src/core/cells/index.ts'
import { parseMessage } from '../../src/core/tlb/index.ts'
import type { HttpAnswer } from '../../src/ports/NetworkAccess.ts'
import type { Chance } from './Chance.ts'
import { answerQuery, type NodeQuery, type NodeView } from './nodeSchema.ts'
import type { ChainOutcome, ChainTransaction, SimulatedChain } from './SimulatedChain.ts'
import type { SimulatedTime } from './SimulatedTime.ts'
import type { Weather } from './Weather.ts'

/** A network has at most one of these: several could not be distinguished from the truth. */
export type Lie =
  | 'none'
  | 'hidesMessages'
  | 'leavesOut'
  | 'emptyArchive'
  | 'oldStateWithNewTime'
  | 'ignoresBounds'
  | 'ignoresCursors'
  | 'saysRefused'

export interface NodeOptions {
  readonly name: string
  readonly chain: SimulatedChain
  readonly time: SimulatedTime
  readonly chance: Chance
  readonly weather: Weather
  readonly lie: Lie
  /** Offers collections and subscriptions. */
  readonly isFull: boolean
  readonly version: string
  /** Addresses that the node names as producers. */
  readonly producers: readonly string[]
}

/** One request as it arrives. */
export interface NodeRequest {
  readonly method: 'GET' | 'POST'
  readonly url: URL
  readonly body: string | undefined
}

const THREAD = '0'.repeat(68)
/** Refusals of nodes that have not executed the message. Source: network 4.7. */
const REFUSALS = [
  'WRONG_PRODUCER',
  'THREAD_MISMATCH',
  'NOT_BLOCK_PRODUCER',
  'QUEUE_OVERFLOW',
  'TOKEN_EXPIRED',
  'INTERNAL_ERROR',
  'DUPLICATE_MESSAGE',
  'NOT_CAUGHT_UP',
]

export class SimulatedNode {
  readonly name: string
  readonly #options: NodeOptions
  readonly #inWork = new Set<string>()

  constructor(options: NodeOptions) {
    this.name = options.name
    this.#options = options
  }

  get isFull(): boolean {
    return this.#options.isFull
  }

  get isDown(): boolean {
    return this.#options.weather.isDown(this.name)
  }

  /** Reports each transaction when the node knows it. Returns how to end that. */
  onTransaction(listener: (transaction: ChainTransaction) => void): () => void {
    const { chain, time, weather } = this.#options
    let shownMs = 0
    return chain.follow((transaction) => {
      shownMs = Math.max(shownMs, time.nowMs + weather.lagMs(this.name))
      time.at(shownMs - time.nowMs, () => {
        if (!this.isDown) listener(transaction)
      })
    })
  }

  view(): NodeView {
    const { chain, time, chance, weather, lie, version } = this.#options
    const isLying = weather.isStormy
    const leavesOut = (transaction: ChainTransaction) =>
      isLying && (lie === 'emptyArchive' || (lie === 'leavesOut' && transaction.lt % 3n !== 0n))
    return {
      ...{ chain, clockMs: time.nowMs, version, leavesOut },
      untilMs: time.nowMs - weather.lagMs(this.name),
      // Sometimes the messages are shown, as by one of several servers.
      hidesMessages: isLying && lie === 'hidesMessages' && chance.happens(0.9),
      ignoresBounds: isLying && lie === 'ignoresBounds',
      ignoresCursors: isLying && lie === 'ignoresCursors' && chance.happens(0.5),
    }
  }

  /** Passes the answer to `reply`, once and perhaps later, or never. */
  answer(request: NodeRequest, reply: (answer: HttpAnswer) => void): void {
    const { chance, weather } = this.#options
    if (weather.strikes('front')) {
      reply(this.#frontAnswer())
      return
    }
    const { pathname } = request.url
    if (pathname === '/graphql') {
      reply(this.#graphql(request))
      return
    }
    if (pathname === '/v2/account') {
      reply(this.#account(request.url))
      return
    }
    if (pathname === '/v2/messages' && request.method === 'POST') {
      if (weather.strikes('refusal')) reply(this.#refusal(chance.pick(REFUSALS), null, 400))
      else this.#message(request.body ?? '', reply)
      return
    }
    reply(plain(404, 'Not found'))
  }

  /** An answer of a proxy between client and node. */
  #frontAnswer(): HttpAnswer {
    const { chance } = this.#options
    const pause: Record<string, string> = chance.happens(0.5) ? { 'retry-after': String(chance.between(1, 5)) } : {}
    switch (chance.between(0, 8)) {
      case 0:
        return plain(429, 'Too many requests', pause)
      case 1:
        return plain(503, 'Unavailable', pause)
      case 2:
        return plain(502, '<html>Bad gateway</html>')
      case 3:
        return plain(500, '')
      case 4:
        return plain(504, 'Gateway timeout')
      case 5:
        return plain(200, '<html>Welcome</html>')
      case 6:
        return plain(200, '{"data":{"info":{"ver')
      case 7:
        return json(200, { errors: [{ message: 'Request timeout' }] })
      default:
        return plain(408, 'Request timeout')
    }
  }

  #graphql({ method, url, body }: NodeRequest): HttpAnswer {
    const { weather, chance } = this.#options
    if (weather.strikes('redirect') && method === 'GET') {
      return plain(307, '', { location: `https://${chance.pick(['node0.sim', 'node1.sim', this.name])}/graphql` })
    }
    const request: NodeQuery =
      method === 'GET' ? { query: url.searchParams.get('query') } : (JSON.parse(body ?? '') as NodeQuery)
    return json(200, answerQuery(this.view(), this.isFull, request))
  }

  #account(url: URL): HttpAnswer {
    const { chain, time, lie, weather } = this.#options
    const { untilMs } = this.view()
    const isOld = lie === 'oldStateWithNewTime' && weather.isStormy
    const id = url.searchParams.get('account_id') ?? url.searchParams.get('address')?.slice(2) ?? ''
    const state = chain.stateAt(id, isOld ? untilMs - 120_000 : untilMs)
    if (state === undefined) return plain(404, "Original error: Can't find account in shard state")
    const timestamp = isOld ? time.nowMs : untilMs
    return json(200, { boc: state.boc, account_id: id, dapp_id: state.dappId, state_timestamp: timestamp })
  }

  #message(body: string, reply: (answer: HttpAnswer) => void): void {
    const { time, chance, weather, chain } = this.#options
    const [message] = JSON.parse(body) as [{ readonly id: string; readonly body: string }]
    if (this.#inWork.has(message.id)) {
      reply(this.#refusal('DUPLICATE_MESSAGE', null, 200))
      return
    }
    this.#inWork.add(message.id)
    time.at(weather.isStormy ? chance.spread(20, 20_000) : chance.spread(20, 1500), () => {
      this.#inWork.delete(message.id)
      // A node that crashed has forgotten what it had in work.
      if (this.isDown) return
      const cell = parseBocBase64(message.body)
      const { dest } = parseMessage(cell).header
      const accountId = dest.type === 'std' ? bytesToHex(dest.account) : ''
      const outcome = chain.execute(cell, accountId)
      reply(this.#messageAnswer(message.id, accountId, outcome))
    })
  }

  #messageAnswer(messageId: string, accountId: string, outcome: ChainOutcome): HttpAnswer {
    const { chance, weather, lie, producers } = this.#options
    if (lie === 'saysRefused' && weather.isStormy && chance.happens(0.6)) {
      return this.#refusal('TVM_ERROR', chance.pick([52, 57, 60]), 200)
    }
    if (weather.strikes('answer')) return this.#frontAnswer()
    if (outcome.type === 'refused') return this.#refusal(outcome.code, outcome.exitCode ?? null, 200)
    const { id, aborted, exitCode, blockSec } = outcome.transaction
    const isKnown = chance.happens(0.7)
    const result = {
      ...{ message_hash: messageId, block_hash: 'None', tx_hash: isKnown ? id : 'None', state_timestamp: blockSec },
      ...{ ext_out_msgs: [], aborted, exit_code: exitCode, producers: weather.isStormy ? producers : [] },
      ...{ current_time: String(blockSec * 1000), thread_id: THREAD, account_id: accountId, dapp_id: accountId },
    }
    return json(200, { result, error: null, ext_message_token: null })
  }

  #refusal(code: string, exitCode: number | null, status: number): HttpAnswer {
    const { producers, chance } = this.#options
    const names = chance.happens(0.5) ? producers : []
    const data = { producers: names, message_hash: null, exit_code: exitCode, current_time: '0', thread_id: THREAD }
    const error = { code, message: `The node says ${code}`, data }
    return json(status, { result: null, error, ext_message_token: chance.happens(0.2) ? { token: 'abc' } : null })
  }
}

function json(status: number, value: object): HttpAnswer {
  return plain(status, JSON.stringify(value))
}

function plain(status: number, text: string, headers: Record<string, string> = {}): HttpAnswer {
  return { status, headers, setCookies: [], text }
}
