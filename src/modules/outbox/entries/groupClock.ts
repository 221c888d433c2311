/**
 * Creates the numbers of a group, which order its entries, and the times for message headers, each later than the
 * previous one even if the clocks of the machines differ.
 */
import { textOf, utf8 } from '../../../core/bytes/index.ts'
import { textDigest } from '../../../core/crypto/textDigest.ts'
import { parseJson } from '../../../schema/numerals.ts'
import type { OutboxStore } from './OutboxStore.ts'

export interface GroupState {
  /** Number of the last entry. */
  readonly count: number
  /** Last time that was assigned, Unix time in ms. */
  readonly time: number
  /** Number of the last entry that is signed when its turn comes. */
  readonly named?: number | undefined
}

export interface HeldGroup {
  readonly state: GroupState
  readonly bytes: Uint8Array | undefined
}

export async function readGroup(store: OutboxStore, group: string): Promise<HeldGroup> {
  const bytes = await store.get('groups', textDigest(group))
  return { bytes, state: bytes === undefined ? { count: 0, time: 0 } : (parseJson(textOf(bytes)) as GroupState) }
}

export function writeGroup(state: GroupState): Uint8Array {
  return utf8(JSON.stringify(state))
}

/** A time far ahead was assigned by a wrong clock; no contract accepts it. */
const MAX_AHEAD_MS = 600_000

/** @param nowMs time of the network */
export function timeAfter({ time }: GroupState, nowMs: number): number {
  return time - nowMs > MAX_AHEAD_MS ? nowMs : Math.max(nowMs, time + 1)
}

/** Takes the next time of a group, in ms. */
export async function nextTime(store: OutboxStore, group: string, nowMs: number): Promise<bigint> {
  const key = textDigest(group)
  for (;;) {
    const { state, bytes } = await readGroup(store, group)
    const time = timeAfter(state, nowMs)
    const write = store.item('groups', key, writeGroup({ ...state, time }))
    if (await store.commit([write], [store.item('groups', key, bytes)])) return BigInt(time)
  }
}
