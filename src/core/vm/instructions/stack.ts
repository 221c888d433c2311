import { type Instruction, type InstructionFamily, instruction as is, stackRegister, uint } from '../Instruction.ts'
import type { Machine } from '../Machine.ts'
import type { Operation } from '../Operation.ts'
import { EXCEPTION, raise } from '../VmException.ts'

function swap(machine: Machine, i: number, j: number) {
  const { stack } = machine
  const n = stack.length - 1
  if (i > n || j > n) raise(EXCEPTION.stackUnderflow)
  const value = stack[n - i]!
  stack[n - i] = stack[n - j]!
  stack[n - j] = value
}

function pushCopy(machine: Machine, i: number) {
  const { stack } = machine
  const n = stack.length - 1
  if (i > n) raise(EXCEPTION.stackUnderflow)
  stack.push(stack[n - i]!)
}

/** Removes `count` values below the top `above`. */
function dropBelow(machine: Machine, count: number, above: number) {
  const { stack } = machine
  if (count === 0) return
  machine.need(count + above)
  if (above === 0) stack.length -= count
  else stack.splice(stack.length - above - count, count)
}

/** Moves the top `top` values under the `below` values beneath them. */
function swapBlocks(machine: Machine, below: number, top: number) {
  machine.need(below + top)
  const { stack } = machine
  const block = stack.splice(stack.length - top - below, below)
  for (const value of block) stack.push(value)
}

function reverse(machine: Machine, count: number, above: number) {
  machine.need(count + above)
  const { stack } = machine
  let low = stack.length - above - count
  let high = stack.length - above - 1
  while (low < high) {
    const value = stack[low]!
    stack[low++] = stack[high]!
    stack[high--] = value
  }
}

const s4 = stackRegister()
const two = { args: [s4, s4] }
const three = { args: [s4, s4, s4] }
const fromTwo = { args: [{ kind: 'stack', bits: 4, from: 2 } as const] }
/** Registers numbered as before the instruction pushes its values. */
const before1 = stackRegister(4, -1)
const before2 = stackRegister(4, -2)

function push3(machine: Machine, { a, b, c }: Operation) {
  machine.need(Math.max(a, b, c) + 1)
  pushCopy(machine, a)
  pushCopy(machine, b + 1)
  pushCopy(machine, c + 2)
}

function exchange3(machine: Machine, { a, b, c }: Operation) {
  machine.need(Math.max(2, a, b, c) + 1)
  swap(machine, 2, a)
  swap(machine, 1, b)
  swap(machine, 0, c)
}

function push(machine: Machine, { a }: Operation): void {
  pushCopy(machine, a)
}

function pop(machine: Machine, { a }: Operation) {
  swap(machine, 0, a)
  machine.stack.pop()
}

function exchange0(machine: Machine, { a }: Operation): void {
  swap(machine, 0, a)
}

const instructions: readonly Instruction[] = [
  is('00', 'NOP', '-', 'Does nothing.', () => {}),
  is('01', 'SWAP', 'x y - y x', 'Exchanges the two top values.', (m) => swap(m, 0, 1)),
  is('0', 'XCHG0', '…', 'Exchanges s0 and s(i).', fromTwo, exchange0),
  is('10', 'XCHG', '…', 'Exchanges s(i) and s(j).', two, (m, { a, b }) => swap(m, a, b)),
  is('11', 'XCHG0L', '…', 'Exchanges s0 and s(i), for any i below 256.', { args: [stackRegister(8)] }, exchange0),
  is('1', 'XCHG1', '…', 'Exchanges s1 and s(i).', fromTwo, (m, { a }) => swap(m, 1, a)),
  is('2', 'PUSH', '… - … x', 'Pushes a copy of s(i).', { args: [s4] }, push),
  is('3', 'POP', '… x - …', 'Moves the top value to s(i).', { args: [s4] }, pop),
  is('4', 'XCHG3', '…', 'XCHG s2,s(i); XCHG s1,s(j); XCHG s0,s(k).', three, exchange3),
  is('50', 'XCHG2', '…', 'XCHG s1,s(i); XCHG s0,s(j).', two, (m, { a, b }) => {
    m.need(Math.max(1, a, b) + 1)
    swap(m, 1, a)
    swap(m, 0, b)
  }),
  is('51', 'XCPU', '…', 'XCHG s0,s(i); PUSH s(j).', two, (m, { a, b }) => {
    m.need(Math.max(a, b) + 1)
    swap(m, 0, a)
    pushCopy(m, b)
  }),
  is('52', 'PUXC', '…', 'PUSH s(i); SWAP; XCHG s0,s(j).', { args: [s4, before1] }, (m, { a, b }) => {
    m.need(Math.max(a + 1, b + 1))
    pushCopy(m, a)
    swap(m, 0, 1)
    swap(m, 0, b + 1)
  }),
  is('53', 'PUSH2', '…', 'PUSH s(i); PUSH s(j+1).', two, (m, { a, b }) => {
    m.need(Math.max(a, b) + 1)
    pushCopy(m, a)
    pushCopy(m, b + 1)
  }),
  is('540', 'XCHG3L', '…', 'XCHG3 in its long form.', three, exchange3),
  is('541', 'XC2PU', '…', 'XCHG2 s(i),s(j); PUSH s(k).', three, (m, { a, b, c }) => {
    m.need(Math.max(1, a, b, c) + 1)
    swap(m, 1, a)
    swap(m, 0, b)
    pushCopy(m, c)
  }),
  is('542', 'XCPUXC', '…', 'XCHG s1,s(i); PUXC s(j),s(k).', { args: [s4, s4, before1] }, (m, { a, b, c }) => {
    m.need(Math.max(2, c + 1, Math.max(a, b) + 1))
    swap(m, 1, a)
    pushCopy(m, b)
    swap(m, 0, 1)
    swap(m, 0, c + 1)
  }),
  is('543', 'XCPU2', '…', 'XCHG s0,s(i); PUSH2 s(j),s(k).', three, (m, { a, b, c }) => {
    m.need(Math.max(1, a, b, c) + 1)
    swap(m, 0, a)
    pushCopy(m, b)
    pushCopy(m, c + 1)
  }),
  is(
    '544',
    'PUXC2',
    '…',
    'PUSH s(i); XCHG s0,s2; XCHG2 s(j),s(k).',
    { args: [s4, before1, before1] },
    (m, { a, b, c }) => {
      m.need(Math.max(2, a + 1, b + 1, c + 1))
      pushCopy(m, a)
      swap(m, 2, 0)
      swap(m, 1, b + 1)
      swap(m, 0, c + 1)
    },
  ),
  is('545', 'PUXCPU', '…', 'PUXC s(i),s(j); PUSH s(k).', { args: [s4, before1, before1] }, (m, { a, b, c }) => {
    m.need(Math.max(c + 1, a + 1, b + 1))
    pushCopy(m, a)
    swap(m, 0, 1)
    swap(m, 0, b + 1)
    pushCopy(m, c + 1)
  }),
  is('546', 'PU2XC', '…', 'PUSH s(i); SWAP; PUXC s(j),s(k).', { args: [s4, before1, before2] }, (m, { a, b, c }) => {
    m.need(Math.max(c + 2, a + 2, b + 2) - 1)
    pushCopy(m, a)
    swap(m, 0, 1)
    pushCopy(m, b + 1)
    swap(m, 0, 1)
    swap(m, 0, c + 2)
  }),
  is('547', 'PUSH3', '…', 'PUSH s(i); PUSH s(j+1); PUSH s(k+2).', three, push3),
  is(
    '55',
    'BLKSWAP',
    '…',
    'Exchanges the top j values with the i values below them.',
    { args: [uint(4, 1), uint(4, 1)] },
    (m, { a, b }) => swapBlocks(m, a, b),
  ),
  is('56', 'PUSHL', '… - … x', 'Pushes a copy of s(i), for any i below 256.', { args: [stackRegister(8)] }, push),
  is('57', 'POPL', '… x - …', 'Moves the top value to s(i), for any i below 256.', { args: [stackRegister(8)] }, pop),
  is('58', 'ROT', 'a b c - b c a', 'Rotates the three top values.', (m) => swapBlocks(m, 1, 2)),
  is('59', 'ROTREV', 'a b c - c a b', 'Rotates the three top values the other way.', (m) => swapBlocks(m, 2, 1)),
  is('5A', 'SWAP2', 'a b c d - c d a b', 'Exchanges the two top pairs.', (m) => swapBlocks(m, 2, 2)),
  is('5B', 'DROP2', 'a b -', 'Removes the two top values.', (m) => dropBelow(m, 2, 0)),
  is('5C', 'DUP2', 'a b - a b a b', 'Copies the two top values.', (m) => {
    m.need(2)
    pushCopy(m, 1)
    pushCopy(m, 1)
  }),
  is('5D', 'OVER2', 'a b c d - a b c d a b', 'Copies the second pair.', (m) => {
    m.need(4)
    pushCopy(m, 3)
    pushCopy(m, 3)
  }),
  is(
    '5E',
    'REVERSE',
    '…',
    'Reverses the order of i values below the top j.',
    { args: [uint(4, 2), uint(4)] },
    (m, { a, b }) => reverse(m, a, b),
  ),
  is('5F0', 'BLKDROP', '…', 'Removes i values.', { args: [uint(4)] }, (m, { a }) => dropBelow(m, a, 0)),
  is(
    '5F',
    'BLKPUSH',
    '…',
    'Pushes s(j) i times.',
    { args: [{ kind: 'uint', bits: 4, from: 1 }, stackRegister()] },
    (m, { a, b }) => {
      m.need(b + 1)
      for (let i = 0; i < a; i++) pushCopy(m, b)
    },
  ),
  is('60', 'PICK', '… i - … x', 'Pushes a copy of s(i).', (m) => pushCopy(m, m.popNumber(0, 255))),
  is('61', 'ROLLX', '… i - …', 'Moves s(i) to the top.', (m) => {
    const i = m.popNumber(0, 255)
    m.need(i + 1)
    m.stack.push(m.stack.splice(m.stack.length - 1 - i, 1)[0]!)
  }),
  is('62', 'ROLLREVX', '… i - …', 'Moves the top value below i others.', (m) => {
    const i = m.popNumber(0, 255)
    m.need(i + 1)
    const value = m.stack.pop()!
    m.stack.splice(m.stack.length - i, 0, value)
  }),
  is('63', 'BLKSWX', '… i j - …', 'BLKSWAP with numbers from the stack, each 1 to 255.', (m) => {
    m.need(2)
    const j = m.popNumber(1, 255)
    const i = m.popNumber(1, 255)
    swapBlocks(m, i, j)
  }),
  is('64', 'REVX', '… i j - …', 'REVERSE with numbers from the stack.', (m) => {
    m.need(2)
    const j = m.popNumber(0, 255)
    const i = m.popNumber(0, 255)
    reverse(m, i, j)
  }),
  is('65', 'DROPX', '… i - …', 'Removes i values.', (m) => dropBelow(m, m.popNumber(0, 255), 0)),
  is('66', 'TUCK', 'x y - y x y', 'Copies the top value under the second.', (m) => {
    m.need(2)
    pushCopy(m, 0)
    swap(m, 1, 2)
  }),
  is('67', 'XCHGX', '… i - …', 'Exchanges s0 and s(i).', (m) => swap(m, 0, m.popNumber(0, 255))),
  is('68', 'DEPTH', '… - … n', 'Pushes the number of values.', (m) => m.push(m.stack.length)),
  is('69', 'CHKDEPTH', '… i - …', 'Fails with stack underflow below i values.', (m) => m.need(m.popNumber(0, 255))),
  is('6A', 'ONLYTOPX', '… i - …', 'Keeps the top i values.', (m) => {
    const i = m.popNumber(0, 255)
    m.need(i)
    m.stack.splice(0, m.stack.length - i)
  }),
  is('6B', 'ONLYX', '… i - …', 'Keeps the bottom i values.', (m) => {
    const i = m.popNumber(0, 255)
    m.need(i)
    m.stack.length = i
  }),
  is(
    '6C',
    'BLKDROP2',
    '…',
    'Removes i values below the top j.',
    { args: [{ kind: 'uint', bits: 4, from: 1 }, uint(4)] },
    (m, { a, b }) => dropBelow(m, a, b),
  ),
]

export const stackFamily: InstructionFamily = { title: 'Stack', instructions }
