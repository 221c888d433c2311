import { type Code, Continuation, type ContinuationKind, NO_CODE, type SaveList } from '../Continuation.ts'
import { type Instruction, type InstructionFamily, instruction as is } from '../Instruction.ts'
import type { Machine } from '../Machine.ts'

/*
 * A loop is a continuation without code whose kind says how to continue. Its c0 is where the loop ends; the body gets
 * the loop as its c0. Instructions with BRK let the body end the loop through c1. The forms with END take the rest of
 * the code as the body, so the loop ends where the code around it returns to.
 */

/** End of a loop in the middle of code: the rest of the code with the registers as they are. */
function endOfLoop(machine: Machine, breaks: boolean): Continuation {
  const save: SaveList = breaks ? { c0: machine.c0, c1: machine.c1 } : { c0: machine.c0 }
  return machine.current(save)
}

function loopOf(kind: ContinuationKind, end: Continuation | undefined): Continuation {
  return Continuation.ofKind(kind, end === undefined ? {} : { c0: end })
}

/** Enters `entry` with the loop as its c0 and, for breaks, the end of the loop as its c1. */
function enter(machine: Machine, entry: Continuation, loop: Continuation, breakTo: Continuation | undefined) {
  machine.c0 = undefined
  const save: SaveList = { ...entry.save, c0: loop }
  machine.jump(entry.withSave(breakTo === undefined ? save : { ...save, c1: breakTo }))
}

/** Takes the rest of the code as the body of a loop; the current continuation is left without code. */
function takeBody(machine: Machine): Code {
  const body = machine.restOfCode()
  machine.setCode(NO_CODE)
  return body
}

function popCounter(machine: Machine): number {
  return machine.popNumber(-0x80000000, 0x7fffffff)
}

function repeat(breaks: boolean) {
  return (machine: Machine) => {
    machine.need(2)
    const body = machine.popContinuation()
    const count = popCounter(machine)
    if (count <= 0) return
    const end = endOfLoop(machine, breaks)
    enter(machine, body, loopOf({ type: 'repeat', body: body.code, count }, end), breaks ? end : undefined)
  }
}

function repeatEnd(breaks: boolean) {
  return (machine: Machine) => {
    const count = popCounter(machine)
    if (count <= 0) return machine.returnTo(0)
    const body = machine.restOfCode()
    const end = machine.c0
    enter(machine, Continuation.ofCode(body), loopOf({ type: 'repeat', body, count }, end), breaks ? end : undefined)
  }
}

function until(breaks: boolean) {
  return (machine: Machine) => {
    const body = machine.popContinuation()
    const end = endOfLoop(machine, breaks)
    enter(machine, body, loopOf({ type: 'until', body: body.code }, end), breaks ? end : undefined)
  }
}

function untilEnd(breaks: boolean) {
  return (machine: Machine) => {
    const body = takeBody(machine)
    const end = machine.c0
    enter(machine, Continuation.ofCode(body), loopOf({ type: 'until', body }, end), breaks ? end : undefined)
  }
}

function whileLoop(breaks: boolean) {
  return (machine: Machine) => {
    machine.need(2)
    const body = machine.popContinuation()
    const condition = machine.popContinuation()
    const end = endOfLoop(machine, breaks)
    const kind: ContinuationKind = { type: 'while', condition: condition.code, body: body.code }
    enter(machine, condition, loopOf(kind, end), breaks ? end : undefined)
  }
}

function whileEnd(breaks: boolean) {
  return (machine: Machine) => {
    const condition = machine.popContinuation()
    const body = takeBody(machine)
    const end = machine.c0
    const kind: ContinuationKind = { type: 'while', condition: condition.code, body }
    enter(machine, condition, loopOf(kind, end), breaks ? end : undefined)
  }
}

function again(breaks: boolean) {
  return (machine: Machine) => {
    const body = machine.popContinuation()
    const end = endOfLoop(machine, breaks)
    enter(machine, body, loopOf({ type: 'again', body: body.code }, end), breaks ? end : undefined)
  }
}

function againEnd(breaks: boolean) {
  return (machine: Machine) => {
    const body = takeBody(machine)
    const end = endOfLoop(machine, breaks)
    enter(machine, Continuation.ofCode(body), loopOf({ type: 'again', body }, end), breaks ? end : undefined)
  }
}

const instructions: readonly Instruction[] = [
  is('E314', 'REPEATBRK', 'n k -', 'REPEAT that the body may leave through c1.', repeat(true)),
  is('E315', 'REPEATENDBRK', 'n -', 'REPEATEND that the body may leave through c1.', repeatEnd(true)),
  is('E316', 'UNTILBRK', 'k -', 'UNTIL that the body may leave through c1.', until(true)),
  is('E317', 'UNTILENDBRK', '-', 'UNTILEND that the body may leave through c1.', untilEnd(true)),
  is('E318', 'WHILEBRK', 'k l -', 'WHILE that the condition may leave through c1.', whileLoop(true)),
  is('E319', 'WHILEENDBRK', 'k -', 'WHILEEND that the condition may leave through c1.', whileEnd(true)),
  is('E31A', 'AGAINBRK', 'k -', 'AGAIN that the body may leave through c1.', again(true)),
  is('E31B', 'AGAINENDBRK', '-', 'AGAINEND that the body may leave through c1.', againEnd(true)),
  is('E4', 'REPEAT', 'n k -', 'Runs k n times.', repeat(false)),
  is('E5', 'REPEATEND', 'n -', 'Runs the rest of the code n times.', repeatEnd(false)),
  is('E6', 'UNTIL', 'k -', 'Runs k until it leaves true.', until(false)),
  is('E7', 'UNTILEND', '-', 'Runs the rest of the code until it leaves true.', untilEnd(false)),
  is('E8', 'WHILE', 'k l -', 'Runs l while k leaves true.', whileLoop(false)),
  is('E9', 'WHILEEND', 'k -', 'Runs the rest of the code while k leaves true.', whileEnd(false)),
  is('EA', 'AGAIN', 'k -', 'Runs k for ever.', again(false)),
  is('EB', 'AGAINEND', '-', 'Runs the rest of the code for ever.', againEnd(false)),
]

export const loopFamily: InstructionFamily = { title: 'Loops', instructions }
