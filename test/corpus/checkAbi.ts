import { isDeepStrictEqual } from 'node:util'
import {
  type AbiContract,
  type AbiFunction,
  type AbiParam,
  attachSignature,
  DecodeBudget,
  decodeBody,
  decodeParams,
  encodeInternalBody,
  encodeParams,
  encodeUnsignedBody,
  packChain,
  parseContract,
  ValueReader,
} from '../../src/core/abi/index.ts'
import { hexToBytes } from '../../src/core/bytes/index.ts'
import { Builder, type Cell, parseBoc, Slice, writeBoc } from '../../src/core/cells/index.ts'
import type { ChainRules } from '../../src/core/chainRules.ts'
import { standardAddress } from '../../src/core/tlb/index.ts'
import type { Dice } from '../fuzz/Dice.ts'
import type { CorpusReport } from './CorpusReport.ts'
import { KEYS } from './keys.ts'
import { randomValues } from './randomValue.ts'

const DEST = standardAddress(0, new Uint8Array(32).fill(0x11))
/** Sets of values of each function, event and storage. */
const SETS = 3

/** Whether a JSON value is meant to be a contract description. */
export function looksLikeAbi(json: unknown): json is object {
  return (
    typeof json === 'object' &&
    json !== null &&
    'functions' in json &&
    Array.isArray(json.functions) &&
    ('version' in json || 'ABI version' in json || 'abi_version' in json)
  )
}

/** Everything that a description names, with random values: written, read, compared, and written again. */
export async function checkAbi(file: string, json: object, dice: Dice, report: CorpusReport): Promise<void> {
  for (const rules of ['current', 'classic'] as const) {
    let contract: AbiContract
    try {
      contract = parseContract(json, rules)
    } catch (error) {
      report.add(file, 'abi', 'description', 'failed', String(error))
      return
    }
    for (const called of contract.functions.values()) {
      await report.check(file, 'abi', `${called.name}, ${rules} rules`, () => {
        for (let set = 0; set < SETS; set++) checkFunction(contract, called, dice, rules)
      })
    }
    for (const event of contract.events.values()) {
      await report.check(file, 'abi', `event ${event.name}, ${rules} rules`, () => {
        for (let set = 0; set < SETS; set++) checkAnswer(contract, 'Event', event.name, event.id, event.inputs, dice)
      })
    }
    if (rules === 'current' && contract.fields.length > 0) {
      await report.check(file, 'abi', 'storage', () => {
        for (let set = 0; set < SETS; set++) checkStorage(contract, dice)
      })
    }
  }
}

function checkFunction(contract: AbiContract, called: AbiFunction, dice: Dice, rules: ChainRules): void {
  const input = randomValues(called.inputs, dice)
  const internal = encodeInternalBody(contract, called, input)
  // Of functions that share a number, the first one is found without a name.
  const shares = contract.functionsByInputId.get(called.inputId) !== called
  const options = {
    isInternal: true,
    allowPartial: false,
    layout: 'Input',
    ...(shares && { name: called.name }),
  } as const
  const expected = { type: 'Input', name: called.name, value: input }
  compare('internal call', decodeBody(contract, again(internal), options), expected)
  const header = { time: 1_700_000_000_000n, expire: 1_700_000_060, pubkey: KEYS.public }
  const call = { called, input, header, nowMs: 0, signed: true, dest: DEST }
  const { body } = encodeUnsignedBody(contract, call)
  const signed = attachSignature(body, contract.version, new Uint8Array(64).fill(7), hexToBytes(KEYS.public)!)
  const layout = { isInternal: false, allowPartial: false, name: called.name, layout: 'Input' } as const
  const read = decodeBody(contract, again(signed), layout)
  compare(`external call, ${rules} rules`, read.value, input)
  for (const [name, value] of Object.entries(read.header ?? {}))
    compare(name, value, header[name as keyof typeof header])
  checkAnswer(contract, 'Output', called.name, called.outputId, called.outputs, dice)
}

function checkAnswer(
  contract: AbiContract,
  type: 'Output' | 'Event',
  name: string,
  id: number,
  params: readonly AbiParam[],
  dice: Dice,
): void {
  const value = randomValues(params, dice)
  const head = { builder: new Builder().storeUint(id, 32), bits: 32, refs: 0 }
  const body = packChain([head, ...encodeParams(params, value, contract.version)], contract.version).toCell()
  // Events are found by number: a function may have the same name.
  const named = type === 'Output' ? { name } : {}
  const layout = { isInternal: false, allowPartial: false, layout: 'Output', ...named } as const
  compare(type === 'Output' ? 'answer' : 'event', decodeBody(contract, again(body), layout), { type, name, value })
}

function checkStorage({ fields, version }: AbiContract, dice: Dice): void {
  const values = randomValues(fields, dice)
  const cell = packChain(encodeParams(fields, values, version), version).toCell()
  const options = { version, allowPartial: false, budget: new DecodeBudget() }
  const read = decodeParams(fields, new ValueReader(again(cell), options))
  compare('storage', read, values)
  const twice = packChain(encodeParams(fields, read, version), version).toCell()
  if (twice.hashHex() !== cell.hashHex()) throw new Error('the storage that was read is written otherwise')
}

function again(cell: Cell): Slice {
  return Slice.of(parseBoc(writeBoc(cell)))
}

function compare(what: string, read: unknown, written: unknown): void {
  if (isDeepStrictEqual(plain(read), plain(written))) return
  throw new Error(`${what}: read as ${shown(read)}, written as ${shown(written)}`)
}

/** Objects of one prototype, so that only members are compared. */
function plain(value: unknown): unknown {
  return JSON.parse(shown(value))
}

function shown(value: unknown): string {
  return JSON.stringify(value, (_, member: unknown) => (typeof member === 'bigint' ? member.toString() : member)) ?? ''
}
