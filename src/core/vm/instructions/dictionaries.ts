import { Builder, type Cell, type SetMode, Slice } from '../../cells/index.ts'
import { Code, Continuation } from '../Continuation.ts'
import {
  type Changed,
  type Entry,
  FREE_ACCESS,
  isPrefix,
  lookup,
  lookupPrefix as lookupPrefixCode,
  nearest as nearestEntry,
  outermost as outermostEntry,
  PREFIX_NODES,
  remove as removeKey,
  subdictionary,
  write,
} from '../dictionary/index.ts'
import { type Instruction, type InstructionFamily, instruction as is, uint } from '../Instruction.ts'
import { integerOf, isNotANumber } from '../integers.ts'
import type { Machine } from '../Machine.ts'
import type { Operation } from '../Operation.ts'
import { abort, EXCEPTION, raise } from '../VmException.ts'
import { storeInteger } from './builders.ts'

/** Form of keys on the stack: slices, or signed or unsigned integers. */
type KeyKind = 'slice' | 'signed' | 'unsigned'
const KINDS: readonly KeyKind[] = ['slice', 'signed', 'unsigned']
const usesCells = { extraGas: 'cells loaded and created' }
const KIND_LETTER: Readonly<Record<KeyKind, string>> = { slice: '', signed: 'I', unsigned: 'U' }

/** A key of `bits` bits. Throws cell underflow for a short slice, integer overflow, range check. */
function popKey(machine: Machine, kind: KeyKind, bits: number): Uint8Array {
  if (kind === 'slice') {
    const slice = machine.popSlice()
    return slice.remainingBits < bits ? raise(EXCEPTION.cellUnderflow) : slice.preloadBits(bits)
  }
  const value = machine.popInteger()
  if (isNotANumber(value) || (kind === 'unsigned' && value < 0)) raise(EXCEPTION.integerOverflow)
  const key = new Builder()
  storeInteger(key, value, bits, kind === 'signed')
  return key.toBits()
}

function pushKey(machine: Machine, kind: KeyKind, key: Uint8Array, bits: number) {
  const builder = new Builder().storeBits(key, bits)
  if (kind === 'slice') {
    machine.push(Slice.ofAny(machine.finishCell(builder)))
    return
  }
  const slice = Slice.of(builder.toCell())
  const number = kind === 'signed' ? slice.loadIntBig(bits) : slice.loadUintBig(bits)
  // Keys may be wider than integers; a wide key is accepted if its value fits 257 bits (row "keys wider than 257
  // bits").
  if (BigInt.asIntN(257, number) !== number) raise(EXCEPTION.rangeCheck)
  machine.push(integerOf(number))
}

/** The one reference that a value must consist of. Throws dictionary. */
function refOf(value: Slice): Cell {
  return value.remainingBits === 0 && value.remainingRefs !== 0 ? value.preloadRef() : raise(EXCEPTION.dictionary)
}

function popSize(machine: Machine): number {
  return machine.popNumber(0, 1023)
}

type Value = 'slice' | 'ref' | 'builder'

function popValue(machine: Machine, kind: Value): Slice | Builder {
  if (kind === 'slice') return machine.popSlice()
  if (kind === 'builder') return machine.popBuilder()
  return new Builder().storeRef(machine.popCell())
}

/** An entry under a key. The machine of the network gives up on keys without bits. */
function find(machine: Machine, root: Cell | undefined, bits: number, key: Uint8Array): Slice | undefined {
  return bits === 0 ? abort() : lookup(root, bits, key, bits, machine.access)
}

function put(
  machine: Machine,
  root: Cell | undefined,
  bits: number,
  key: Uint8Array,
  value: Slice | Builder,
  mode: SetMode,
): Changed {
  return write(root, bits, key, bits, value, mode, machine.access)
}

function drop(machine: Machine, root: Cell | undefined, bits: number, key: Uint8Array): Changed {
  return bits === 0 ? abort() : removeKey(root, bits, key, bits, machine.access)
}

function get(keys: KeyKind, asRef: boolean) {
  return (machine: Machine) => {
    machine.need(3)
    const bits = popSize(machine)
    const root = machine.popDictionary()
    const key = popKey(machine, keys, bits)
    const value = bits === 0 ? undefined : find(machine, root, bits, key)
    if (value === undefined) return machine.push(0)
    machine.push(asRef ? refOf(value) : value)
    machine.push(-1)
  }
}

function getOptional(keys: KeyKind) {
  return (machine: Machine) => {
    machine.need(3)
    const bits = popSize(machine)
    const root = machine.popDictionary()
    const key = popKey(machine, keys, bits)
    if (bits === 0) return
    const value = find(machine, root, bits, key)
    machine.push(value === undefined ? null : refOf(value))
  }
}

/** Writes a value: `x k D n - D [y] [?]`. */
function set(keys: KeyKind, kind: Value, mode: SetMode, gets: boolean) {
  return (machine: Machine) => {
    machine.need(4)
    const bits = popSize(machine)
    const root = machine.popDictionary()
    const key = popKey(machine, keys, bits)
    if (bits === 0) raise(EXCEPTION.rangeCheck)
    const value = popValue(machine, kind)
    // ADDREF alone looks the key up before it writes, which loads the cells on the way twice.
    const present = kind === 'ref' && mode === 'add' && !gets ? find(machine, root, bits, key) : undefined
    const change = present === undefined ? put(machine, root, bits, key, value, mode) : { root, previous: present }
    const { previous } = change
    // The old value is read even if the result does not contain it, except by ADDREF.
    const old =
      previous === undefined ? undefined : kind === 'ref' && (gets || mode !== 'add') ? refOf(previous) : previous
    machine.pushDictionary(change.root)
    if (gets && old !== undefined) machine.push(old)
    if (gets || mode !== 'set') machine.pushBool(mode === 'add' ? old === undefined : old !== undefined)
  }
}

function setOptional(keys: KeyKind) {
  return (machine: Machine) => {
    machine.need(4)
    const bits = popSize(machine)
    const root = machine.popDictionary()
    const key = popKey(machine, keys, bits)
    if (bits === 0) raise(EXCEPTION.rangeCheck)
    const value = machine.popDictionary()
    const change =
      value === undefined
        ? drop(machine, root, bits, key)
        : put(machine, root, bits, key, new Builder().storeRef(value), 'set')
    const old = change.previous === undefined ? null : refOf(change.previous)
    machine.pushDictionary(change.root)
    machine.push(old)
  }
}

function remove(keys: KeyKind, gets: boolean, asRef: boolean) {
  return (machine: Machine) => {
    machine.need(3)
    const bits = popSize(machine)
    const root = machine.popDictionary()
    const key = popKey(machine, keys, bits)
    if (bits === 0) raise(EXCEPTION.rangeCheck)
    const change = drop(machine, root, bits, key)
    const { previous } = change
    const old = previous === undefined ? undefined : asRef ? refOf(previous) : previous
    machine.pushDictionary(change.root)
    if (gets && old !== undefined) machine.push(old)
    machine.pushBool(old !== undefined)
  }
}

function pushEntry(machine: Machine, keys: KeyKind, bits: number, entry: Entry | undefined, asRef: boolean) {
  if (entry === undefined) return machine.push(0)
  machine.push(asRef ? refOf(entry.value) : entry.value)
  pushKey(machine, keys, entry.key, bits)
  machine.push(-1)
}

function nearest(keys: KeyKind, direction: 'next' | 'previous', inclusive: boolean) {
  return (machine: Machine) => {
    machine.need(3)
    const bits = popSize(machine)
    const root = machine.popDictionary()
    const options = { access: machine.access, signed: keys === 'signed' }
    const value = keys === 'slice' ? undefined : machine.popInteger()
    let key: Uint8Array | undefined
    if (value === undefined) {
      key = popKey(machine, 'slice', bits)
    } else if (!isNotANumber(value) && fitsKey(value, bits, keys === 'signed')) {
      machine.push(value)
      key = popKey(machine, keys, bits)
    }
    if (key !== undefined) {
      if (bits === 0) abort()
      return pushEntry(machine, keys, bits, nearestEntry(root, bits, key, direction, inclusive, options), false)
    }
    // For a number outside the range of keys, the nearest key is the smallest or the largest one, if it lies in the
    // direction.
    const isBelow = value! < 0
    const side = direction === 'next' ? (isBelow ? 'min' : undefined) : isBelow ? undefined : 'max'
    pushEntry(machine, keys, bits, side && outermostEntry(root, bits, side, options), false)
  }
}

function fitsKey(value: number | bigint, bits: number, signed: boolean): boolean {
  const big = BigInt(value)
  return signed ? bits > 0 && BigInt.asIntN(bits, big) === big : big >= 0n && BigInt.asUintN(bits, big) === big
}

function outermost(keys: KeyKind, side: 'min' | 'max', removes: boolean, asRef: boolean) {
  return (machine: Machine) => {
    machine.need(2)
    const bits = popSize(machine)
    const root = machine.popDictionary()
    const entry = outermostEntry(root, bits, side, { access: machine.access, signed: keys === 'signed' })
    if (entry !== undefined && asRef) refOf(entry.value)
    if (removes) {
      machine.pushDictionary(entry === undefined ? root : drop(machine, root, bits, entry.key).root)
    }
    pushEntry(machine, keys, bits, entry, asRef)
  }
}

/** Runs the code that a dictionary has under a number. */
function run(keys: KeyKind, calls: boolean, keepsKey: boolean) {
  return (machine: Machine) => {
    machine.need(3)
    const bits = popSize(machine)
    const root = machine.popDictionary()
    const number = machine.stack[machine.stack.length - 1]!
    const key = popKey(machine, keys, bits)
    const value = find(machine, root, bits, key)
    if (value === undefined) {
      if (keepsKey) machine.push(number)
      return
    }
    const target = Continuation.ofCode(Code.of(value))
    if (calls) machine.call(target)
    else machine.jump(target)
  }
}

function cellOf({ tail }: Operation): Cell {
  return (tail as readonly Cell[])[0]!
}

/** Dictionary of the code; an empty one where the reference is missing. */
function rootOf({ tail }: Operation): Cell | undefined {
  return (tail as readonly Cell[])[0]
}

function loadDictionary(what: 'root' | 'slice' | 'nothing', keeps: boolean, quiet: boolean) {
  return (machine: Machine) => {
    const slice = machine.popSlice()
    const isPresent = slice.remainingBits > 0 && (slice.preloadBit() === 0 || slice.remainingRefs > 0)
    if (!isPresent && !quiet) failLoad(machine, slice, keeps)
    const refs = isPresent ? slice.preloadBit() : 0
    if (isPresent && what === 'root') machine.push(refs === 1 ? slice.preloadRef() : null)
    if (isPresent && what === 'slice') machine.push(slice.prefix(1, refs))
    if (keeps) {
      const rest = slice.clone()
      if (isPresent) rest.skip(1, refs)
      machine.push(rest)
    }
    if (quiet) machine.pushBool(isPresent)
  }
}

/** A slice without any bits stays on the stack if the rest would. */
function failLoad(machine: Machine, slice: Slice, keeps: boolean): never {
  if (slice.remainingBits === 0 && keeps) machine.push(slice)
  return raise(EXCEPTION.cellUnderflow)
}

function storeDictionary(machine: Machine) {
  machine.need(2)
  const builder = machine.popBuilder()
  machine.push(builder.clone().storeMaybeRef(machine.popDictionary()))
}

/** A key of a prefix code, with the references of its slice, which make it unlike any label. */
interface PrefixKey {
  readonly bytes: Uint8Array
  readonly bits: number
  readonly hasRefs: boolean
}

function prefixKeyOf(slice: Slice): PrefixKey {
  const bits = slice.remainingBits
  return { bytes: slice.preloadBits(bits), bits, hasRefs: slice.remainingRefs > 0 }
}

/** The machine of the network gives up on keys without bits and on those that are too long. */
function checkPrefixKey(key: PrefixKey, bits: number): void {
  if (key.bits === 0 || key.bits > bits) abort()
}

/** Prefix code dictionaries: `x k D n - D ?` with a key of up to n bits. */
function setPrefix(mode: SetMode) {
  return (machine: Machine) => {
    machine.need(4)
    const bits = popSize(machine)
    const root = machine.popDictionary()
    const key = prefixKeyOf(machine.popSlice())
    const value = machine.popSlice()
    const { access } = machine
    if (mode !== 'replace' && isPrefix(root, bits, key.bytes, key.bits)) {
      // Charged like a search.
      if (mode === 'set') lookupPrefixCode(root, bits, key.bytes, key.bits, access)
      else lookup(root, bits, key.bytes, key.bits, access, PREFIX_NODES)
      machine.pushDictionary(root)
      return machine.pushBool(false)
    }
    checkPrefixKey(key, bits)
    if (mode === 'add' && lookup(root, bits, key.bytes, key.bits, FREE_ACCESS, PREFIX_NODES) !== undefined) {
      lookup(root, bits, key.bytes, key.bits, access, PREFIX_NODES)
      machine.pushDictionary(root)
      return machine.pushBool(false)
    }
    const written = mode === 'replace' ? 'replace' : 'set'
    const change = write(root, bits, key.bytes, key.bits, value, written, access, PREFIX_NODES, !key.hasRefs)
    machine.pushDictionary(change.root)
    machine.pushBool(mode !== 'replace' || change.previous !== undefined)
  }
}

function deletePrefix(machine: Machine) {
  machine.need(3)
  const bits = popSize(machine)
  const root = machine.popDictionary()
  const key = prefixKeyOf(machine.popSlice())
  checkPrefixKey(key, bits)
  const change = removeKey(root, bits, key.bytes, key.bits, machine.access, PREFIX_NODES)
  machine.pushDictionary(change.root)
  machine.pushBool(change.previous !== undefined)
}

type PrefixUse = 'quiet' | 'plain' | 'jump' | 'call'

function lookupPrefix(machine: Machine, root: Cell | undefined, bits: number, use: PrefixUse) {
  const input = machine.popSlice()
  const inputBits = input.remainingBits
  const found = lookupPrefixCode(root, bits, input.preloadBits(inputBits), inputBits, machine.access)
  if (found === undefined) {
    if (use === 'plain') raise(EXCEPTION.cellUnderflow)
    machine.push(input)
    if (use === 'quiet') machine.push(0)
    return
  }
  machine.push(input.prefix(found.keyBits))
  if (use === 'quiet' || use === 'plain') machine.push(found.value)
  machine.push(input.suffix(inputBits - found.keyBits, input.remainingRefs))
  if (use === 'quiet') machine.push(-1)
  if (use === 'jump') machine.jump(Continuation.ofCode(Code.of(found.value)))
  if (use === 'call') machine.call(Continuation.ofCode(Code.of(found.value)))
}

function usePrefix(use: PrefixUse) {
  return (machine: Machine) => {
    machine.need(3)
    const bits = popSize(machine)
    lookupPrefix(machine, machine.popDictionary(), bits, use)
  }
}

function subDictionary(keys: KeyKind, cutPrefix: boolean) {
  return (machine: Machine) => {
    machine.need(4)
    const bits = popSize(machine)
    const root = machine.popDictionary()
    const prefixBits = machine.popNumber(0, bits)
    // A signed number has one bit at least.
    if (keys === 'signed' && prefixBits === 0) raise(EXCEPTION.rangeCheck)
    const prefix = popKey(machine, keys, prefixBits)
    machine.pushDictionary(subdictionary(root, bits, prefix, prefixBits, cutPrefix, machine.access))
  }
}

function code(value: number): string {
  return `F4${value.toString(16).padStart(2, '0').toUpperCase()}`
}

const KEY_WORDS: Readonly<Record<KeyKind, string>> = {
  slice: 'a slice',
  signed: 'a signed number',
  unsigned: 'an unsigned number',
}

/** Values as slices and as references, for each kind of keys: opcodes `base` to `base + 5`. */
function pairs(
  base: number,
  name: string,
  stack: string,
  summary: string,
  make: (keys: KeyKind, asRef: boolean) => (machine: Machine) => void,
): Instruction[] {
  return KINDS.flatMap((keys, i) =>
    [false, true].map((asRef) =>
      is(
        code(base + 2 * i + (asRef ? 1 : 0)),
        `DICT${KIND_LETTER[keys]}${name}${asRef ? 'REF' : ''}`,
        stack,
        `${summary} Keys: ${KEY_WORDS[keys]}; values: ${asRef ? 'references' : 'slices'}.`,
        usesCells,
        make(keys, asRef),
      ),
    ),
  )
}

/** One instruction for each kind of keys: opcodes `base` to `base + 2`. */
function triples(
  base: number,
  suffix: string,
  stack: string,
  summary: string,
  make: (keys: KeyKind) => (machine: Machine) => void,
): Instruction[] {
  return KINDS.map((keys, i) =>
    is(
      code(base + i),
      `DICT${KIND_LETTER[keys]}${suffix}`,
      stack,
      `${summary} Keys: ${KEY_WORDS[keys]}.`,
      usesCells,
      make(keys),
    ),
  )
}

const MODES: readonly { readonly mode: SetMode; readonly name: string; readonly summary: string }[] = [
  { mode: 'set', name: 'SET', summary: 'Writes a value.' },
  { mode: 'replace', name: 'REPLACE', summary: 'Writes a value under a key that exists.' },
  { mode: 'add', name: 'ADD', summary: 'Writes a value under a new key.' },
]

const writers: Instruction[] = MODES.flatMap(({ mode, name, summary }, i) => {
  const flag = mode === 'set' ? '' : ' ?'
  const withOld = `${summary} Returns the old one too.`
  const old = mode === 'add' ? 'D -1 or D y 0' : 'D y -1 or D 0'
  return [
    ...pairs(0x12 + 16 * i, name, `x k D n - D${flag}`, summary, (keys, asRef) =>
      set(keys, asRef ? 'ref' : 'slice', mode, false),
    ),
    ...pairs(0x1a + 16 * i, `${name}GET`, `x k D n - ${old}`, withOld, (keys, asRef) =>
      set(keys, asRef ? 'ref' : 'slice', mode, true),
    ),
    ...triples(0x41 + 8 * i, `${name}B`, `b k D n - D${flag}`, `${summary} The value is a builder.`, (keys) =>
      set(keys, 'builder', mode, false),
    ),
    ...triples(0x45 + 8 * i, `${name}GETB`, `b k D n - ${old}`, `${withOld} The value is a builder.`, (keys) =>
      set(keys, 'builder', mode, true),
    ),
  ]
})

const neighbours: Instruction[] = KINDS.flatMap((keys, i) =>
  (['next', 'previous'] as const).flatMap((direction, j) =>
    [false, true].map((inclusive) =>
      is(
        code(0x74 + 4 * i + 2 * j + (inclusive ? 1 : 0)),
        `DICT${KIND_LETTER[keys]}GET${direction === 'next' ? 'NEXT' : 'PREV'}${inclusive ? 'EQ' : ''}`,
        'k D n - x l -1 or 0',
        `The entry with the nearest key ${direction === 'next' ? 'above' : 'below'}${inclusive ? ', or the key itself' : ''}. Keys: ${KEY_WORDS[keys]}.`,
        usesCells,
        nearest(keys, direction, inclusive),
      ),
    ),
  ),
)

const runners: Instruction[] = (
  [
    ['F4A0', false, false],
    ['F4A2', true, false],
    ['F4BC', false, true],
    ['F4BE', true, true],
  ] as const
).flatMap(([base, calls, keepsKey]) =>
  (['signed', 'unsigned'] as const).map((keys, i) =>
    is(
      (Number.parseInt(base, 16) + i).toString(16),
      `DICT${KIND_LETTER[keys]}GET${calls ? 'EXEC' : 'JMP'}${keepsKey ? 'Z' : ''}`,
      keepsKey ? 'k D n - or k' : 'k D n -',
      `${calls ? 'Calls' : 'Jumps to'} the code under a number${keepsKey ? '; keeps the number if there is no such code' : ''}. Keys: ${KEY_WORDS[keys]}.`,
      usesCells,
      run(keys, calls, keepsKey),
    ),
  ),
)

const instructions: readonly Instruction[] = [
  is(code(0x00), 'STDICT', 'D b - b', 'Appends a dictionary.', storeDictionary),
  is(code(0x01), 'SKIPDICT', 's - s', 'Skips a dictionary.', loadDictionary('nothing', true, false)),
  is(code(0x02), 'LDDICTS', 's - t s', 'Reads a dictionary as a slice.', loadDictionary('slice', true, false)),
  is(
    code(0x03),
    'PLDDICTS',
    's - t',
    'Reads a dictionary as a slice; drops the rest.',
    loadDictionary('slice', false, false),
  ),
  is(code(0x04), 'LDDICT', 's - D s', 'Reads a dictionary.', loadDictionary('root', true, false)),
  is(code(0x05), 'PLDDICT', 's - D', 'Reads a dictionary; drops the rest.', loadDictionary('root', false, false)),
  is(
    code(0x06),
    'LDDICTQ',
    's - D s -1 or s 0',
    'Reads a dictionary if there is one.',
    loadDictionary('root', true, true),
  ),
  is(
    code(0x07),
    'PLDDICTQ',
    's - D -1 or 0',
    'Reads a dictionary if there is one; drops the rest.',
    loadDictionary('root', false, true),
  ),
  ...pairs(0x0a, 'GET', 'k D n - x -1 or 0', 'The value of a key.', (keys, asRef) => get(keys, asRef)),
  ...writers,
  ...triples(0x59, 'DEL', 'k D n - D ?', 'Removes a key.', (keys) => remove(keys, false, false)),
  ...pairs(0x62, 'DELGET', 'k D n - D x -1 or D 0', 'Removes a key and returns its value.', (keys, asRef) =>
    remove(keys, true, asRef),
  ),
  ...triples(0x69, 'GETOPTREF', 'k D n - c or null', 'The reference under a key, or null.', getOptional),
  ...triples(
    0x6d,
    'SETGETOPTREF',
    'c k D n - D c',
    'Writes a reference, or removes the key for null; returns the old one or null.',
    setOptional,
  ),
  is(
    code(0x70),
    'PFXDICTSET',
    'x k D n - D ?',
    'Writes a value in a prefix code dictionary.',
    usesCells,
    setPrefix('set'),
  ),
  is(
    code(0x71),
    'PFXDICTREPLACE',
    'x k D n - D ?',
    'PFXDICTSET under a key that exists.',
    usesCells,
    setPrefix('replace'),
  ),
  is(code(0x72), 'PFXDICTADD', 'x k D n - D ?', 'PFXDICTSET under a new key.', usesCells, setPrefix('add')),
  is(code(0x73), 'PFXDICTDEL', 'k D n - D ?', 'Removes a key of a prefix code dictionary.', usesCells, deletePrefix),
  ...neighbours,
  ...pairs(0x82, 'MIN', 'D n - x k -1 or 0', 'The entry with the smallest key.', (keys, asRef) =>
    outermost(keys, 'min', false, asRef),
  ),
  ...pairs(0x8a, 'MAX', 'D n - x k -1 or 0', 'The entry with the largest key.', (keys, asRef) =>
    outermost(keys, 'max', false, asRef),
  ),
  ...pairs(0x92, 'REMMIN', 'D n - D x k -1 or D 0', 'Removes the entry with the smallest key.', (keys, asRef) =>
    outermost(keys, 'min', true, asRef),
  ),
  ...pairs(0x9a, 'REMMAX', 'D n - D x k -1 or D 0', 'Removes the entry with the largest key.', (keys, asRef) =>
    outermost(keys, 'max', true, asRef),
  ),
  ...runners,
  is(
    'F4A4',
    'DICTPUSHCONST',
    '- D n',
    'Pushes a dictionary of the code and the size of its keys.',
    { bits: 14, args: [uint(10)], tail: { kind: 'refs', count: 1 } },
    (m, operation) => {
      m.push(cellOf(operation))
      m.push(operation.a)
    },
  ),
  is(
    'F4A8',
    'PFXDICTGETQ',
    's D n - p x r -1 or s 0',
    'Splits a slice at a key of a prefix code dictionary.',
    usesCells,
    usePrefix('quiet'),
  ),
  is('F4A9', 'PFXDICTGET', 's D n - p x r', 'PFXDICTGETQ that fails without a key.', usesCells, usePrefix('plain')),
  is(
    'F4AA',
    'PFXDICTGETJMP',
    's D n - p r or s',
    'Splits a slice and jumps to the code under the key.',
    usesCells,
    usePrefix('jump'),
  ),
  is(
    'F4AB',
    'PFXDICTGETEXEC',
    's D n - p r or s',
    'Splits a slice and calls the code under the key.',
    usesCells,
    usePrefix('call'),
  ),
  is(
    'F4AC',
    'PFXDICTSWITCH',
    's - p r or s',
    'PFXDICTGETJMP with a dictionary of the code.',
    { bits: 14, args: [uint(10)], tail: { kind: 'refs', count: 1, optional: true }, ...usesCells },
    (m, operation) => lookupPrefix(m, rootOf(operation), operation.a, 'jump'),
  ),
  ...KINDS.flatMap((keys, i) =>
    [false, true].map((cutPrefix) =>
      is(
        code(0xb1 + i + (cutPrefix ? 4 : 0)),
        `SUBDICT${KIND_LETTER[keys]}${cutPrefix ? 'RP' : ''}GET`,
        'k l D n - D',
        `The entries whose keys begin with l bits${cutPrefix ? ', which the keys then lack' : ''}. Keys: ${KEY_WORDS[keys]}.`,
        usesCells,
        subDictionary(keys, cutPrefix),
      ),
    ),
  ),
]

export const dictionaryFamily: InstructionFamily = { title: 'Dictionaries', instructions }
