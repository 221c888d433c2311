/**
 * When things go wrong. Calm hours and storms take turns; in a storm nodes crash and come back, lag, and each kind of
 * fault strikes with its probability. Schedules are made as time advances, so that quiet hours cost nothing.
 */
import type { Chance } from './Chance.ts'
import type { SimulatedTime } from './SimulatedTime.ts'

export type Fault = 'front' | 'refusal' | 'redirect' | 'answer' | 'exchange' | 'socket' | 'host' | 'storage'

interface Spell {
  readonly isBad: boolean
  readonly untilMs: number
}

interface NodeSpells {
  down: Spell
  /** Lag of each server of the front, ms. */
  lag: { readonly lagsMs: readonly number[]; readonly untilMs: number }
}

/** How long the weather stays good at first. */
const QUIET_MS = 60_000
/** Before anything is decided. */
const PAST: Spell = { isBad: false, untilMs: Number.NEGATIVE_INFINITY }

export class Weather {
  readonly #time: SimulatedTime
  readonly #chance: Chance
  readonly #level: number
  /** Probability of each kind in a storm. */
  readonly #rates: Readonly<Record<Fault, number>>
  #storm: Spell
  readonly #nodes = new Map<string, NodeSpells>()

  /** `level` from 0, where nothing ever goes wrong, to 1. With `losesExchanges` many requests and answers are lost. */
  constructor(time: SimulatedTime, chance: Chance, level: number, losesExchanges: boolean) {
    this.#time = time
    this.#chance = chance
    this.#level = level
    // Wallets are deployed before anything can go wrong.
    this.#storm = { isBad: false, untilMs: time.nowMs + QUIET_MS }
    const rate = () => (chance.happens(0.5) ? level * chance.unit() * 0.6 : 0)
    this.#rates = {
      ...{ front: rate(), refusal: rate(), redirect: rate() },
      ...{ answer: losesExchanges ? 0.3 : rate(), exchange: losesExchanges ? 0.4 : rate() },
      ...{ socket: rate(), host: rate(), storage: rate() },
    }
  }

  get isStormy(): boolean {
    if (this.#level === 0) return false
    const { nowMs } = this.#time
    if (nowMs >= this.#storm.untilMs) {
      const isBad = this.#chance.happens(0.5)
      this.#storm = { isBad, untilMs: nowMs + this.#chance.spread(30_000, isBad ? 1_800_000 : 20_000_000) }
    }
    return this.#storm.isBad
  }

  strikes(fault: Fault): boolean {
    return this.isStormy && this.#chance.happens(this.#rates[fault])
  }

  isDown(node: string): boolean {
    const spells = this.#spellsOf(node)
    const { nowMs } = this.#time
    if (nowMs >= spells.down.untilMs) {
      const isBad = this.isStormy && this.#chance.happens(this.#level * 0.5)
      spells.down = { isBad, untilMs: nowMs + this.#chance.spread(isBad ? 200 : 5000, isBad ? 400_000 : 300_000) }
    }
    return spells.down.isBad
  }

  /** How far the server that answers now lags, ms. */
  lagMs(node: string): number {
    const spells = this.#spellsOf(node)
    const { nowMs } = this.#time
    if (nowMs >= spells.lag.untilMs) {
      const most = this.isStormy ? this.#chance.pick([2000, 20_000, 100_000]) : 2000
      const lagsMs = [this.#chance.spread(10, most), this.#chance.spread(10, most)]
      spells.lag = { lagsMs, untilMs: nowMs + this.#chance.spread(2000, 200_000) }
    }
    return this.#chance.pick(spells.lag.lagsMs)
  }

  #spellsOf(node: string): NodeSpells {
    const known = this.#nodes.get(node)
    if (known !== undefined) return known
    const spells: NodeSpells = { down: PAST, lag: { lagsMs: [0], untilMs: Number.NEGATIVE_INFINITY } }
    this.#nodes.set(node, spells)
    return spells
  }
}
