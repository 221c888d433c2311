import { Capability } from '../../Capability.ts'
import { type Instruction, type InstructionFamily, instruction as is, uint } from '../Instruction.ts'
import type { Machine } from '../Machine.ts'
import { EXCEPTION, raise } from '../VmException.ts'
import type { VmTuple, VmValue } from '../VmValue.ts'

function make(machine: Machine, count: number) {
  machine.need(count)
  const { stack } = machine
  const tuple = count === 0 ? [] : stack.splice(stack.length - count, count)
  machine.useTupleGas(count)
  stack.push(tuple)
}

function itemOf(value: VmValue, index: number): VmValue {
  if (!Array.isArray(value)) raise(EXCEPTION.typeCheck)
  const tuple = value as VmTuple
  return index < tuple.length ? tuple[index]! : raise(EXCEPTION.rangeCheck)
}

function index(machine: Machine, ...path: readonly number[]) {
  let value = machine.pop()
  for (const at of path) value = itemOf(value, at)
  machine.push(value)
}

function indexQuietly(machine: Machine, at: number) {
  const value = machine.pop()
  if (value === null) machine.push(null)
  else if (Array.isArray(value)) machine.push((value as VmTuple)[at] ?? null)
  else raise(EXCEPTION.typeCheck)
}

type Fit = 'exactly' | 'atLeast' | 'atMost'

function unpack(machine: Machine, count: number, fit: Fit) {
  const tuple = machine.popTuple()
  const { length } = tuple
  if (fit === 'exactly' ? length !== count : fit === 'atLeast' ? length < count : length > count) {
    raise(EXCEPTION.typeCheck)
  }
  const taken = fit === 'atMost' ? length : count
  machine.useTupleGas(taken)
  for (let i = 0; i < taken; i++) machine.push(tuple[i]!)
  if (fit === 'atMost') machine.push(length)
}

function setIndex(machine: Machine, at: number, quiet: boolean) {
  const value = machine.pop()
  const target = machine.pop()
  if (!Array.isArray(target) && !(quiet && target === null)) raise(EXCEPTION.typeCheck)
  const tuple: VmValue[] = target === null ? [] : (target as VmTuple).slice()
  const { length } = tuple
  const fixed = machine.has(Capability.fixTupleIndexBug)
  let charged = value === null && !fixed ? 0 : length
  if (at < length) {
    tuple[at] = value
  } else if (!quiet) {
    raise(EXCEPTION.rangeCheck)
  } else if (value !== null || !fixed) {
    while (tuple.length < at) tuple.push(null)
    tuple.push(value)
    charged = value === null ? 0 : at + 1
  } else {
    charged = 0
  }
  machine.useTupleGas(charged)
  machine.push(tuple)
}

/** Puts `fillers` values under the top `kept` when the top one is true, or false. */
function fillIf(filler: VmValue, condition: boolean, kept: 1 | 2, fillers: 1 | 2) {
  return (machine: Machine) => {
    machine.need(kept)
    const flag = machine.stack[machine.stack.length - 1]!
    const holds = machine.popBool()
    const second = kept === 2 ? machine.stack.pop()! : undefined
    if (holds === condition) for (let i = 0; i < fillers; i++) machine.push(filler)
    if (second !== undefined) machine.push(second)
    machine.push(flag)
  }
}

function fillFamily(prefix: string, word: string, filler: VmValue): Instruction[] {
  const entries: Instruction[] = []
  for (const fillers of [1, 2] as const) {
    for (const kept of [1, 2] as const) {
      for (const condition of [true, false]) {
        const code = entries.length.toString(16)
        const name = `${word}${kept === 1 ? 'SWAP' : 'ROTR'}IF${condition ? '' : 'NOT'}${fillers === 1 ? '' : '2'}`
        const what = `${fillers === 1 ? word.toLowerCase() : `two ${word.toLowerCase()}s`}`
        const below = kept === 1 ? 'the top value' : 'the two top values'
        const summary = `Puts ${what} under ${below} when the top one is ${condition ? 'not ' : ''}zero.`
        entries.push(is(`${prefix}${code}`, name, '…', summary, fillIf(filler, condition, kept, fillers)))
      }
    }
  }
  return entries
}

const n = { args: [uint(4)] }
const perItem = { extraGas: '1 per item' }
const nItems = { ...n, ...perItem }

const instructions: readonly Instruction[] = [
  is('6D', 'NULL', '- null', 'Pushes null.', (m) => m.push(null)),
  is('6E', 'ISNULL', 'x - ?', 'Whether a value is null.', (m) => m.pushBool(m.pop() === null)),
  is('6F0', 'TUPLE', 'x1…xn - t', 'Makes a tuple of n values.', nItems, (m, { a }) => make(m, a)),
  is('6F1', 'INDEX', 't - x', 'Item k of a tuple.', n, (m, { a }) => index(m, a)),
  is('6F2', 'UNTUPLE', 't - x1…xn', 'Items of a tuple of exactly n.', nItems, (m, { a }) => unpack(m, a, 'exactly')),
  is('6F3', 'UNPACKFIRST', 't - x1…xn', 'First n items of a tuple.', nItems, (m, { a }) => unpack(m, a, 'atLeast')),
  is('6F4', 'EXPLODE', 't - x1…xm m', 'Items of a tuple of at most n, and their number.', nItems, (m, { a }) =>
    unpack(m, a, 'atMost'),
  ),
  is('6F5', 'SETINDEX', 't x - t', 'Replaces item k.', nItems, (m, { a }) => {
    m.need(2)
    setIndex(m, a, false)
  }),
  is('6F6', 'INDEXQ', 't - x', 'Item k, or null.', n, (m, { a }) => indexQuietly(m, a)),
  is(
    '6F7',
    'SETINDEXQ',
    't x - t',
    'Replaces item k; a shorter tuple, or null, grows with nulls.',
    nItems,
    (m, { a }) => {
      m.need(2)
      setIndex(m, a, true)
    },
  ),
  is('6F80', 'TUPLEVAR', 'x1…xn n - t', 'TUPLE with a number from the stack.', perItem, (m) =>
    make(m, m.popNumber(0, 255)),
  ),
  is('6F81', 'INDEXVAR', 't k - x', 'INDEX with a number from the stack.', (m) => {
    m.need(2)
    index(m, m.popNumber(0, 254))
  }),
  is('6F82', 'UNTUPLEVAR', 't n - x1…xn', 'UNTUPLE with a number from the stack.', perItem, (m) => {
    m.need(2)
    unpack(m, m.popNumber(0, 255), 'exactly')
  }),
  is('6F83', 'UNPACKFIRSTVAR', 't n - x1…xn', 'UNPACKFIRST with a number from the stack.', perItem, (m) => {
    m.need(2)
    unpack(m, m.popNumber(0, 255), 'atLeast')
  }),
  is('6F84', 'EXPLODEVAR', 't n - x1…xm m', 'EXPLODE with a number from the stack.', perItem, (m) => {
    m.need(2)
    unpack(m, m.popNumber(0, 255), 'atMost')
  }),
  is('6F85', 'SETINDEXVAR', 't x k - t', 'SETINDEX with a number from the stack.', perItem, (m) => {
    m.need(3)
    setIndex(m, m.popNumber(0, 254), false)
  }),
  is('6F86', 'INDEXVARQ', 't k - x', 'INDEXQ with a number from the stack.', (m) => {
    m.need(2)
    indexQuietly(m, m.popNumber(0, 254))
  }),
  is('6F87', 'SETINDEXVARQ', 't x k - t', 'SETINDEXQ with a number from the stack.', perItem, (m) => {
    m.need(3)
    setIndex(m, m.popNumber(0, 254), true)
  }),
  is('6F88', 'TLEN', 't - n', 'Number of items.', (m) => m.push(m.popTuple().length)),
  is('6F89', 'QTLEN', 'x - n', 'Number of items, -1 if the value is not a tuple.', (m) => {
    const value = m.pop()
    m.push(Array.isArray(value) ? (value as VmTuple).length : -1)
  }),
  is('6F8A', 'ISTUPLE', 'x - ?', 'Whether a value is a tuple.', (m) => m.pushBool(Array.isArray(m.pop()))),
  is('6F8B', 'LAST', 't - x', 'Last item.', (m) => {
    const tuple = m.popTuple()
    m.push(tuple.length === 0 ? raise(EXCEPTION.typeCheck) : tuple[tuple.length - 1]!)
  }),
  is('6F8C', 'TPUSH', 't x - t', 'Adds an item to a tuple of at most 254.', perItem, (m) => {
    m.need(2)
    const value = m.pop()
    const tuple = m.popTuple()
    if (tuple.length >= 255) raise(EXCEPTION.typeCheck)
    m.useTupleGas(tuple.length + 1)
    m.push([...tuple, value])
  }),
  is('6F8D', 'TPOP', 't - t x', 'Takes the last item off.', perItem, (m) => {
    const tuple = m.popTuple()
    if (tuple.length === 0) raise(EXCEPTION.typeCheck)
    m.useTupleGas(tuple.length - 1)
    m.push(tuple.slice(0, -1))
    m.push(tuple[tuple.length - 1]!)
  }),
  ...fillFamily('6F9', 'ZERO', 0),
  ...fillFamily('6FA', 'NULL', null),
  is('6FB', 'INDEX2', 't - x', 'Item j of item i.', { args: [uint(2), uint(2)] }, (m, { a, b }) => index(m, a, b)),
  is(
    '6FC',
    'INDEX3',
    't - x',
    'Item k of item j of item i.',
    { bits: 10, args: [uint(2), uint(2), uint(2)] },
    (m, { a, b, c }) => index(m, a, b, c),
  ),
]

export const tupleFamily: InstructionFamily = { title: 'Tuples and null', instructions }
