import type { GraphqlPeer, PeerAnswer, PeerRequest, PeerScript } from './GraphqlPeer.ts'

interface Item {
  readonly cursor: string
  readonly node: Record<string, unknown>
}

/** Introspection of a network with default settings. */
function strictSchema(hasEpoch: boolean) {
  return {
    queryType: {
      fields: [
        { name: 'info', type: { fields: [{ name: 'version' }, ...(hasEpoch ? [{ name: 'epoch' }] : [])] } },
        { name: 'blockchain', type: { fields: [] } },
      ],
    },
    subscriptionType: null,
  }
}

/** A network without collections and subscriptions, of which tests write the history. Its lists have one order for all accounts. */
export class FollowedChain {
  epoch: string | undefined = 'first'
  /** Treatment of a request instead of an answer. */
  disturb: (request: PeerRequest) => PeerAnswer | undefined = () => undefined
  /** Cursor up to which lists show their items; absent: everything is shown. */
  shownUntil: string | undefined
  readonly #lists = new Map<string, Item[]>()
  readonly states = new Map<string, Record<string, unknown>>()
  /** Cursors and sizes of the pages that were asked for. */
  readonly pages: { readonly account: string; readonly after: string | null | undefined }[] = []
  /** Number of lists in each request. */
  readonly lists: number[] = []
  #next = 0

  /** Appends something to a list of an account and returns its id. */
  append(account: string, list = 'transactions', more: object = {}): string {
    const id = `id-${this.#next}`
    const items = this.#lists.get(`${list} ${account}`) ?? []
    this.#lists.set(`${list} ${account}`, items)
    items.push({ cursor: `c${String(this.#next++).padStart(8, '0')}`, node: { id, ...more } })
    return id
  }

  /** Starts over, as after a reset. */
  reset(): void {
    this.#lists.clear()
    this.states.clear()
    this.#next = 0
    this.epoch = `epoch ${Math.random()}`
  }

  readonly script: PeerScript = {
    info: ({ query }) =>
      query.includes('__schema')
        ? { data: { __schema: strictSchema(this.epoch !== undefined) } }
        : { version: '1.0.0', time: Date.now(), latency: 0 },
    query: (request) => this.disturb(request) ?? this.answer(request),
  }

  /** Requests for new items. */
  requests({ queries }: GraphqlPeer): PeerRequest[] {
    return queries.filter(({ query }) => query.includes('first:'))
  }

  answer({ query, variables }: PeerRequest): PeerAnswer {
    if (query.includes('epoch') && this.epoch === undefined) {
      return { errors: [{ message: 'Unknown field "epoch" on type "Info".' }] }
    }
    const values = (variables ?? {}) as Record<string, string | null>
    const data: Record<string, unknown> = { info: { epoch: this.epoch } }
    const asked = [...query.matchAll(/(followed_\d+):blockchain\{account\([^)]*\)\{(\w+)(\([^)]*\))?/g)]
    this.lists.push(asked.length)
    for (const [, name, list, range] of asked) {
      const account = values[`${name}_account`]!
      if (list === 'info') data[name!] = { account: { info: this.#state(account) } }
      else data[name!] = { account: { [list!]: this.#page(`${list} ${account}`, range!, values[`${name}_after`]) } }
    }
    return { data }
  }

  #state(account: string): unknown {
    const state = this.states.get(account)
    return state === undefined ? null : { ...state, followed_last_trans_lt: state['lt'] }
  }

  #page(key: string, range: string, after: string | null | undefined): unknown {
    const until = this.shownUntil
    const items = (this.#lists.get(key) ?? []).filter(({ cursor }) => until === undefined || cursor <= until)
    if (range.includes('last:1')) return { edges: items.slice(-1), pageInfo: { hasNextPage: false } }
    this.pages.push({ account: key, after })
    const size = Number(/first:(\d+)/.exec(range)![1])
    const rest = items.filter(({ cursor }) => !after || cursor > after)
    return { edges: rest.slice(0, size), pageInfo: { hasNextPage: rest.length > size } }
  }
}
