/**
 * ABIs by the hash of the code that they belong to: those of the program, those that a development node has registered, and
 * those from files that a person dropped here.
 */
import { computed, signal } from '@preact/signals'
import { readStored, store } from '../browser/storage.ts'
import { facts, library, readFacts } from './connection.ts'
import { controls, hasControls } from './controls.ts'

export interface KnownContract {
  readonly name: string
  readonly codeHash: string
  /** JSON. */
  readonly abi: string
  /** Image for deployment, base64, where there is one. */
  readonly tvc: string | undefined
  /** Whether it cannot be removed here: it came with the program, or the node has it. */
  readonly isShipped: boolean
  /** A program or a folder has registered it at the node. */
  readonly isRegistered?: boolean | undefined
  /** The node has a later contract of this name. */
  readonly isOutdated?: boolean | undefined
}

const KEY = 'contracts'

type Stored = Readonly<Record<string, { readonly name: string; readonly abi: string; readonly tvc?: string }>>

const stored = signal(readStored<Stored>(KEY, {}))

const all = computed((): readonly KnownContract[] => {
  const own = Object.entries(stored.value).map(([codeHash, { name, abi, tvc }]) => ({
    ...{ name, codeHash, abi, tvc },
    isShipped: false,
  }))
  const shipped = (facts.value?.contracts ?? [])
    .filter(({ code_hash }) => !Object.hasOwn(stored.value, code_hash))
    .map(({ name, code_hash, abi, tvc, isOutdated, isRegistered }) => {
      return { name, codeHash: code_hash, abi, tvc, isShipped: true, isOutdated, isRegistered }
    })
  return [...own, ...shipped]
})

/** Files dropped by the user come first and take precedence. */
export function knownContracts(): readonly KnownContract[] {
  return all.value
}

export function contractOf(codeHash: string | null | undefined): KnownContract | undefined {
  if (codeHash == null) return undefined
  const found = knownContracts().find((contract) => contract.codeHash === codeHash)
  if (found === undefined) lookFor(codeHash)
  return found
}

/** Hashes that a development node was asked for. */
const lookedFor = new Set<string>()

/** Asks a development node once whether it has learnt the code since the page was opened. */
function lookFor(codeHash: string): void {
  if (lookedFor.has(codeHash) || facts.peek()?.kind !== 'node') return
  lookedFor.add(codeHash)
  void readFacts()
}

// A contract that was compiled meanwhile is there when the person comes back from the editor.
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState !== 'visible' || facts.peek()?.kind !== 'node') return
  lookedFor.clear()
  void readFacts()
})

/**
 * Stores a contract in this browser, and registers it at a development node, so that traces of the node use its ABI,
 * too.
 */
export async function addContract(contract: Omit<KnownContract, 'isShipped'>): Promise<void> {
  const { name, codeHash, abi, tvc } = contract
  stored.value = { ...stored.value, [codeHash]: { name, abi, ...(tvc !== undefined && { tvc }) } }
  write()
  if (await hasControls()) await controls.registerAbi({ abi, code_hash: codeHash, name })
}

export function removeContract(codeHash: string): void {
  const { [codeHash]: _, ...others } = stored.value
  stored.value = others
  write()
  void unregister(codeHash)
}

/** A development node knew the contract, too, since it was added. */
async function unregister(codeHash: string): Promise<void> {
  if (!(await hasControls())) return
  const known = facts.value?.contracts.filter(({ code_hash }) => code_hash !== codeHash)
  if (facts.value !== undefined && known !== undefined) facts.value = { ...facts.value, contracts: known }
  // It is an error if the node has been reset meanwhile, which is what was wanted.
  await controls.unregisterAbi({ code_hash: codeHash }).catch(() => {})
  await readFacts()
}

/** Hash of the code of an image. */
export async function codeHashOf(tvc: string): Promise<string> {
  const client = await library()
  const { code } = await client.boc.getCodeFromTvc({ tvc })
  return (await client.boc.getBocHash({ boc: code })).hash
}

export interface AbiParameter {
  readonly name: string
  readonly type: string
  readonly components?: readonly AbiParameter[]
}

export interface AbiFunction {
  readonly name: string
  readonly inputs?: readonly AbiParameter[]
  readonly outputs?: readonly AbiParameter[]
}

export interface AbiText {
  readonly 'ABI version'?: number
  readonly version?: string
  readonly header?: readonly (string | AbiParameter)[]
  readonly functions?: readonly AbiFunction[]
  readonly events?: readonly AbiFunction[]
  readonly data?: readonly (AbiParameter & { readonly key?: number })[]
  readonly fields?: readonly (AbiParameter & { readonly init?: boolean })[]
  readonly getters?: readonly AbiFunction[]
}

/** Throws for a text that is not an ABI. */
export function readAbi(text: string): AbiText {
  const abi: unknown = JSON.parse(text)
  if (typeof abi === 'object' && abi !== null && ('functions' in abi || 'events' in abi)) return abi as AbiText
  throw new Error('This is not an ABI: it has neither functions nor events')
}

function write(): void {
  if (!store(KEY, stored.value))
    throw new Error('The browser has no space left to store this contract: it is available until you close the page')
}
