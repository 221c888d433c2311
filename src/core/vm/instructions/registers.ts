import { Continuation, type SaveList } from '../Continuation.ts'
import { checkControl } from '../checkControl.ts'
import { controlRegister, type Instruction, type InstructionFamily, instruction as is } from '../Instruction.ts'
import type { Machine } from '../Machine.ts'
import { EXCEPTION, raise } from '../VmException.ts'
import type { VmValue } from '../VmValue.ts'

const REGISTER_NAMES = ['c0', 'c1', 'c2', 'c3', 'c4', 'c5', '', 'c7'] as const

type RegisterName = keyof SaveList

function nameOf(index: number): RegisterName {
  return (REGISTER_NAMES[index] || raise(EXCEPTION.rangeCheck)) as RegisterName
}

/** A continuation that sets a register when it is entered. Throws type check. */
function withRegister(target: Continuation, index: number, value: VmValue): Continuation {
  // Setting an empty register to null has no effect.
  if (value === null && target.save[nameOf(index)] === undefined) return target
  checkControl(index, value)
  return target.withSave({ ...target.save, [nameOf(index)]: value })
}

function setReturn(machine: Machine, register: 0 | 1, target: Continuation) {
  if (register === 0) machine.c0 = target
  else machine.c1 = target
}

/** Lets c0 or c1 restore a register, unless it does already. */
function save(machine: Machine, register: 0 | 1, index: number) {
  const target = machine.returnRegister(register)
  const value = machine.readControl(index)
  if (target.save[nameOf(index)] !== undefined || value === undefined) return
  setReturn(machine, register, withRegister(target, index, value))
}

function setSaved(register: 0 | 1) {
  return (machine: Machine, index: number) => {
    const value = machine.pop()
    setReturn(machine, register, withRegister(machine.returnRegister(register), index, value))
  }
}

/**
 * Moves the top value to a register, which c0 will restore. Without the corrections of 2022 the old value goes to the c0
 * of c0 whatever the register is.
 */
function popSave(machine: Machine, index: number) {
  const value = machine.pop()
  const old = machine.readControl(index)
  machine.setControl(index, value)
  const target = machine.returnRegister(0)
  if (machine.hasBugfixes) {
    if (target.save[nameOf(index)] === undefined && old !== undefined) machine.c0 = withRegister(target, index, old)
  } else if (old !== undefined && old !== null) {
    machine.c0 = withRegister(target, 0, old)
  }
}

/** Puts a continuation in front of c0 or c1. */
function atExit(register: 0 | 1) {
  return (machine: Machine) => {
    const target = machine.popContinuation()
    const old = register === 0 ? machine.c0 : machine.c1
    const name = register === 0 ? 'c0' : 'c1'
    setReturn(machine, register, old === undefined ? target : target.withSave({ ...target.save, [name]: old }))
  }
}

function compose(...registers: readonly ('c0' | 'c1')[]) {
  return (machine: Machine) => {
    machine.need(2)
    const next = machine.popContinuation()
    const first = machine.popContinuation()
    machine.push(first.withSave({ ...first.save, ...Object.fromEntries(registers.map((name) => [name, next])) }))
  }
}

function then(register: 0 | 1) {
  return (machine: Machine) => {
    const target = machine.popContinuation()
    const value = register === 0 ? machine.c0 : machine.c1
    machine.push(value === undefined ? target : target.withC0(value))
  }
}

function popRegister(machine: Machine): number {
  const index = machine.popNumber(0, 255)
  nameOf(index)
  return index
}

const args = [controlRegister]

const instructions: readonly Instruction[] = [
  is('ED4', 'PUSHCTR', '- x', 'Pushes a control register.', { args }, (m, { a }) => m.push(m.getControl(a))),
  is('ED5', 'POPCTR', 'x -', 'Sets a control register.', { args }, (m, { a }) => m.setControl(a, m.pop())),
  is('ED6', 'SETCONTCTR', 'x k - k', 'k sets a register when it is entered.', { args }, (m, { a }) => {
    m.need(2)
    const target = m.popContinuation()
    m.push(withRegister(target, a, m.pop()))
  }),
  is('ED7', 'SETRETCTR', 'x -', 'c0 sets a register.', { args }, (m, { a }) => setSaved(0)(m, a)),
  is('ED8', 'SETALTCTR', 'x -', 'c1 sets a register.', { args }, (m, { a }) => setSaved(1)(m, a)),
  is(
    'ED9',
    'POPSAVE',
    'x -',
    'Sets a register; c0 restores it, with the flaw described in the source.',
    { args },
    (m, { a }) => popSave(m, a),
  ),
  is('EDA', 'SAVE', '-', 'c0 restores a register.', { args }, (m, { a }) => save(m, 0, a)),
  is('EDB', 'SAVEALT', '-', 'c1 restores a register.', { args }, (m, { a }) => save(m, 1, a)),
  is(
    'EDC',
    'SAVEBOTH',
    '-',
    'c0 and c1 restore a register. Fails when either is set, which they always are.',
    { args },
    (m, { a }) => {
      if (m.c0 !== undefined || m.c1 !== undefined) raise(EXCEPTION.typeCheck)
      save(m, 0, a)
      save(m, 1, a)
    },
  ),
  is('EDE0', 'PUSHCTRX', 'i - x', 'Pushes the control register i.', (m) => m.push(m.getControl(popRegister(m)))),
  is('EDE1', 'POPCTRX', 'x i -', 'Would set the control register i; the networks fail with a type check.', (m) => {
    m.need(2)
    popRegister(m)
    // The node puts the number, not the value, into the register, which no register accepts.
    raise(EXCEPTION.typeCheck)
  }),
  is('EDE2', 'SETCONTCTRX', 'x k i - k', 'SETCONTCTR with a number from the stack.', (m) => {
    m.need(3)
    const index = popRegister(m)
    const target = m.popContinuation()
    m.push(withRegister(target, index, m.pop()))
  }),
  is('EDF0', 'COMPOS', 'k l - k', 'k continues with l.', compose('c0')),
  is('EDF1', 'COMPOSALT', 'k l - k', 'k continues with l through c1.', compose('c1')),
  is('EDF2', 'COMPOSBOTH', 'k l - k', 'k continues with l either way.', compose('c0', 'c1')),
  is('EDF3', 'ATEXIT', 'k -', 'k runs before c0.', atExit(0)),
  is('EDF4', 'ATEXITALT', 'k -', 'k runs before c1.', atExit(1)),
  is('EDF5', 'SETEXITALT', 'k -', 'c1 becomes k, which continues with c0.', (m) => {
    const target = m.popContinuation()
    m.c1 = m.c0 === undefined ? target : target.withC0(m.c0)
  }),
  is('EDF6', 'THENRET', 'k - k', 'k continues with c0.', then(0)),
  is('EDF7', 'THENRETALT', 'k - k', 'k continues with c1.', then(1)),
  is('EDF8', 'INVERT', '-', 'Exchanges c0 and c1.', (m) => {
    const { c0 } = m
    m.c0 = m.c1
    m.c1 = c0
  }),
  is('EDF9', 'BOOLEVAL', 'k - ?', 'Calls k; true when it ends through c0, false through c1.', (m) => {
    m.call(m.popContinuation())
    const back = m.returnRegister(0)
    m.c0 = Continuation.ofKind({ type: 'pushInt', value: -1 }, { c0: back })
    m.c1 = Continuation.ofKind({ type: 'pushInt', value: 0 }, { c0: back })
  }),
  is('EDFA', 'SAMEALT', '-', 'c1 becomes c0.', (m) => {
    m.c1 = m.returnRegister(0)
  }),
  is('EDFB', 'SAMEALTSAVE', '-', 'c1 becomes c0, which restores the old c1.', (m) => {
    const c0 = m.returnRegister(0)
    m.c0 = m.c1 === undefined ? c0 : c0.withSave({ ...c0.save, c1: m.c1 })
    m.c1 = m.c0
  }),
]

export const registerFamily: InstructionFamily = { title: 'Control registers', instructions }
