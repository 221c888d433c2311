/** Programs on a second independent machine, which writes a log of its steps. */
import { createRequire } from 'node:module'
import { bytesToHex } from '../../../src/core/bytes/index.ts'
import { Builder, type Cell, parseBoc, writeBocBase64 } from '../../../src/core/cells/index.ts'
import type { BlockchainConfig } from '../../../src/core/executor/index.ts'
import { parseAccount, parseTransaction } from '../../../src/core/tlb/index.ts'

/** An instruction of the log. */
export interface TychoStep {
  readonly name: string
  /** Cell of the instruction, 64 hex digits, and its position there in bits. */
  readonly codeHash: string
  readonly offset: number
  /** The stack before the instruction, bottom first, as texts. */
  readonly stack: readonly string[]
  /** After the instruction; absent when it failed. */
  readonly gasRemaining: number | undefined
}

/** How a program ended there. */
export interface TychoRun {
  readonly steps: readonly TychoStep[]
  readonly exitCode: number
  readonly gasUsed: number
  readonly vmSteps: number
}

interface TychoLibrary {
  create_emulator(config: string, verbosity: number): number
  emulate_with_emulator(
    emulator: number,
    libraries: undefined,
    shardAccount: string,
    message: string,
    params: string,
  ): string
}

interface TychoAnswer {
  readonly ok: boolean
  readonly message?: string
  readonly output?: {
    readonly success: boolean
    readonly error?: string
    readonly transaction: string
    readonly vm_log: string
  }
}

/** Level of the log at which steps have their place in the code, gas and stack. */
const VERBOSITY = 5

const library = createRequire(import.meta.url)('@tychosdk/emulator/dist/wasm/tycho_emulator.js') as TychoLibrary

const emulators = new WeakMap<BlockchainConfig, number>()

function emulatorOf(config: BlockchainConfig): number {
  let emulator = emulators.get(config)
  if (emulator === undefined) {
    emulator = library.create_emulator(writeBocBase64(config.cell), VERBOSITY)
    emulators.set(config, emulator)
  }
  return emulator
}

/** Runs a message on an account; a text when the other side refuses or gives up. */
export function runOnTycho(
  account: Cell,
  message: Cell,
  { time, config, randomSeed }: { time: number; config: BlockchainConfig; randomSeed: Uint8Array },
): TychoRun | string {
  const lastLt = parseAccount(account)?.lastTransLt ?? 0n
  const shardAccount = new Builder().storeRef(account).storeBits(new Uint8Array(32)).storeUintBig(lastLt, 64).toCell()
  const params = {
    unixtime: time,
    lt: String(lastLt + 1n),
    rand_seed: bytesToHex(randomSeed),
    ignore_chksig: false,
    debug_enabled: false,
    disable_delete_frozen_accounts: false,
    charge_action_fees_on_fail: false,
    full_body_in_bounced: false,
    strict_extra_currency: false,
    authority_marks_enabled: false,
  }
  const [accountText, messageText] = [writeBocBase64(shardAccount), writeBocBase64(message)]
  const answer = JSON.parse(
    library.emulate_with_emulator(emulatorOf(config), undefined, accountText, messageText, JSON.stringify(params)),
  ) as TychoAnswer
  const { output } = answer
  if (output === undefined) return answer.message ?? 'no output'
  if (!output.success) return output.error ?? 'refused'
  const { description } = parseTransaction(parseBoc(Buffer.from(output.transaction, 'base64')))
  const phase = description.type === 'ordinary' ? description.compute : undefined
  if (phase?.type !== 'vm') return 'no compute phase'
  const { exitCode, vmSteps, gasUsed } = phase
  return { steps: stepsOf(output.vm_log), exitCode, gasUsed: Number(gasUsed), vmSteps }
}

/**
 * An instruction takes four lines: stack, place, name, gas. Actions of the machine itself are implicit, an invalid
 * opcode has no name, and a failing instruction has no gas.
 */
function stepsOf(log: string): TychoStep[] {
  const steps: TychoStep[] = []
  let stack: readonly string[] = []
  let open = false
  let implicit = false
  for (const line of log.split('\n')) {
    const last = steps.at(-1)
    if (line.startsWith('stack: ')) {
      stack = stackOf(line.slice('stack: '.length))
      open = false
      implicit = false
    } else if (line.startsWith('code cell hash: ') && !implicit) {
      const [codeHash = '', offset] = line.slice('code cell hash: '.length).split(':')
      steps.push({ name: 'invalid opcode', codeHash, offset: Number(offset), stack, gasRemaining: undefined })
      open = true
    } else if (line.startsWith('execute implicit')) {
      implicit = true
    } else if (line.startsWith('execute ') && open) {
      steps[steps.length - 1] = { ...last!, name: line.slice('execute '.length) }
    } else if (line.startsWith('gas remaining: ') && open) {
      steps[steps.length - 1] = { ...last!, gasRemaining: Number(line.slice('gas remaining: '.length)) }
      open = false
    } else if (line.startsWith('handling exception') || line.startsWith('terminating')) {
      open = false
    }
  }
  // An instruction without enough gas is logged although it did not run.
  return steps.filter(({ gasRemaining }) => gasRemaining === undefined || gasRemaining >= 0)
}

/** Values of a stack, `[a b]`. Two values of which the second is null or a list of pairs look like such a list, `(a …)`. */
function stackOf(text: string): readonly string[] {
  const values = valuesOf(text.slice(1, -1))
  if (!text.startsWith('(')) return values
  return [values[0]!, `(${values.slice(1).join(' ')})`]
}

/** Values of a list: parted by spaces outside of brackets. */
function valuesOf(text: string): string[] {
  const values: string[] = []
  let depth = 0
  let start = 0
  for (let i = 0; i <= text.length; i++) {
    const char = text[i]
    if (char === '[' || char === '{' || char === '(') depth++
    else if (char === ']' || char === '}' || char === ')') depth--
    else if (char === undefined || (char === ' ' && depth === 0)) {
      if (i > start) values.push(text.slice(start, i))
      start = i + 1
    }
  }
  return values
}

/** Number of values of a tuple from its text, `[a b]` or for a list of pairs `(a b)`; undefined for other values. */
export function tupleLength(text: string): number | undefined {
  if (text.startsWith('[')) return valuesOf(text.slice(1, -1)).length
  return text.startsWith('(') && text !== '()' && !/^\(x[0-9A-F]*_?,\d\)$/.test(text) ? 2 : undefined
}
