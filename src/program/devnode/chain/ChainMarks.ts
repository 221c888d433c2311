/** Stored facts about a chain besides its settings; written when it is created, or when this program first opens it. */
import { bytesToHex } from '../../../core/bytes/index.ts'
import type { Random } from '../../../ports/Random.ts'
import { readLastBlock } from '../store/LastBlock.ts'
import type { NodeStore } from '../store/NodeStore.ts'

export interface ChainMarks {
  /** Identifies one history: a chain that starts over gets a new one. 32 hex digits. */
  readonly epoch: string
  /** Whether the deprecated interface is switched off. */
  readonly isStrict: boolean
  /**
   * Number of the first block under the chain rules of this program; earlier blocks were made by an earlier version.
   */
  readonly rulesFrom: number
}

/** Version of the execution rules; raised whenever executing a message produces a different result. */
const RULES_VERSION = 2

const EPOCH = 'epoch'
const INTERFACE = 'interface'
const RULES = 'rules_from'

/** Settings of a new chain. */
export function newMarks(isStrict: boolean, random: Random): Readonly<Record<string, string>> {
  return {
    [EPOCH]: newEpoch(random),
    [INTERFACE]: interfaceName(isStrict),
    [RULES]: JSON.stringify({ version: RULES_VERSION, from: 1 }),
  }
}

/**
 * Adds the marks that a chain of an earlier program version lacks. Such a chain offers the deprecated interface, and
 * today's rules apply from its next block on.
 */
export function completeMarks(store: NodeStore, random: Random): void {
  const { version } = readRules(store)
  if (version !== RULES_VERSION) {
    const from = readLastBlock(store).ref.seqNo + 1
    store.setSetting(RULES, JSON.stringify({ version: RULES_VERSION, from }))
  }
  if (store.setting(EPOCH) === undefined) store.setSetting(EPOCH, newEpoch(random))
  if (store.setting(INTERFACE) === undefined) store.setSetting(INTERFACE, 'deprecated-api')
}

/** The marks of a chain that was opened by `openChain`. */
export function readMarks(store: NodeStore): ChainMarks {
  return {
    epoch: store.setting(EPOCH)!,
    isStrict: store.setting(INTERFACE) === 'strict',
    rulesFrom: readRules(store).from,
  }
}

/** Stores whether the deprecated interface is switched off. */
export function writeInterface(store: NodeStore, isStrict: boolean): void {
  store.setSetting(INTERFACE, interfaceName(isStrict))
}

function interfaceName(isStrict: boolean): string {
  return isStrict ? 'strict' : 'deprecated-api'
}

/** Stores a new epoch, when another history begins. */
export function beginEpoch(store: NodeStore, random: Random): void {
  store.setSetting(EPOCH, newEpoch(random))
}

function newEpoch(random: Random): string {
  return bytesToHex(random.bytes(16))
}

function readRules(store: NodeStore): { readonly version: number; readonly from: number } {
  return store.jsonSetting(RULES) ?? { version: 1, from: 1 }
}
