/** A running GraphQL subscription. The library holds it: it speaks the WebSocket protocol of the network, or follows by cursors. */
import { useEffect, useRef, useState } from 'preact/hooks'
import type { VendorClient } from '../../../../../bindings/typescript/browser/index.ts'
import { library } from './connection.ts'

export interface GraphqlEvent {
  /** From 1. */
  readonly number: number
  /** Time of arrival, ms since 1970. */
  readonly timeMs: number
  readonly value?: unknown
  /** Reported by the library; the subscription continues unless it ended. */
  readonly error?: Error
}

export interface Following {
  /** `starting`: the network has not accepted it yet, so there are no events yet. */
  readonly state: 'starting' | 'running' | 'ended'
  readonly count: number
  /** The most recent events, newest first. */
  readonly events: readonly GraphqlEvent[]
}

/** Events that are kept. */
const KEPT = 200

const NOTHING: Following = { state: 'starting', count: 0, events: [] }

/** One subscription at a time: a new one replaces the previous one, and it ends when the page is left. */
export function useFollowing() {
  const [following, setFollowing] = useState<Following | undefined>(undefined)
  const running = useRef<Running | undefined>(undefined)
  const stop = () => {
    running.current?.stop()
    running.current = undefined
    setFollowing((before) => before && { ...before, state: 'ended' })
  }
  useEffect(() => stop, [])
  /** Rejects when the network does not take the subscription. */
  const start = async (text: string, variables: unknown) => {
    stop()
    const own = new Running((fresh, state) => {
      setFollowing((before = NOTHING) => ({
        state,
        count: before.count + fresh.length,
        events: [...fresh.reverse(), ...before.events].slice(0, KEPT),
      }))
    })
    running.current = own
    setFollowing(NOTHING)
    try {
      await own.start(text, variables)
    } catch (error) {
      if (running.current === own) clear()
      throw error
    }
  }
  const clear = () => {
    stop()
    setFollowing(undefined)
  }
  return { following, start, stop, clear }
}

type Tell = (fresh: GraphqlEvent[], state: 'running' | 'ended') => void

class Running {
  readonly #tell: Tell
  #fresh: GraphqlEvent[] = []
  #count = 0
  #frame: number | undefined
  #isStopped = false
  #held: { readonly client: VendorClient; readonly handle: number } | undefined

  constructor(tell: Tell) {
    this.#tell = tell
  }

  async start(text: string, variables: unknown): Promise<void> {
    const client = await library()
    const { handle } = await client.net.subscribe(
      { subscription: text, ...(variables !== undefined && { variables }) },
      (message) => {
        if (message.responseType === 100) this.#take({ value: message.data.result })
        else this.#take({ error: Object.assign(new Error(message.data.message), { code: message.data.code }) })
      },
      { onClosed: () => this.#end() },
    )
    this.#held = { client, handle }
    // The subscription ends with the connection on which it was started.
    void client.ended.then(() => this.#end())
    if (this.#isStopped) this.#release()
    else this.#flush()
  }

  stop(): void {
    this.#isStopped = true
    if (this.#frame !== undefined) cancelAnimationFrame(this.#frame)
    this.#release()
  }

  /** The library has ended the subscription. */
  #end(): void {
    this.#held = undefined
    if (this.#isStopped) return
    this.#flush('ended')
    this.#isStopped = true
  }

  #release(): void {
    const held = this.#held
    this.#held = undefined
    if (held !== undefined) held.client.net.unsubscribe({ handle: held.handle }).catch(() => {})
  }

  /** Many events may arrive between two frames; the page is drawn once for all of them. */
  #take(event: Pick<GraphqlEvent, 'value' | 'error'>): void {
    if (this.#isStopped) return
    this.#fresh.push({ ...event, number: ++this.#count, timeMs: Date.now() })
    if (this.#fresh.length > KEPT * 10) this.#flush()
    this.#frame ??= requestAnimationFrame(() => this.#flush())
  }

  #flush(state: 'running' | 'ended' = 'running'): void {
    if (this.#frame !== undefined) cancelAnimationFrame(this.#frame)
    this.#frame = undefined
    const fresh = this.#fresh
    this.#fresh = []
    this.#tell(fresh, state)
  }
}
