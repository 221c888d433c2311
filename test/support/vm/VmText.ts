import { Builder, type Cell, Slice } from '../../../src/core/cells/index.ts'
import { Code, Continuation } from '../../../src/core/vm/Continuation.ts'
import type { Argument, Instruction } from '../../../src/core/vm/Instruction.ts'
import { INSTRUCTION_FAMILIES } from '../../../src/core/vm/instructionTable.ts'
import { integerOf } from '../../../src/core/vm/integers.ts'
import type { VmInteger, VmValue } from '../../../src/core/vm/VmValue.ts'

/** Values that a text refers to as `$name`. */
export type NamedValues = Readonly<Record<string, VmValue>>

const BY_NAME: ReadonlyMap<string, Instruction> = new Map(
  INSTRUCTION_FAMILIES.flatMap(({ instructions }) => instructions.map((entry) => [entry.name, entry] as const)),
)

/**
 * Programs and values of tests as texts. A program is instructions with `;` between them, operands after the name. Values
 * stand apart by spaces:
 *
 *     5  -1  0x1f  2^256-1  -2^255  NaN  null     integers and null; -2^n+1 is (-2^n) + 1
 *     S{ab_ C{}}  C{%101}  B{}                    slice, cell, builder: hex with a completion tag or % and bits, references
 *     [1 null [2]]  <INC; SWAP>  $name            tuple, continuation (a reference of code where a cell is due), named value
 */
class VmText {
  readonly #text: string
  readonly #names: NamedValues
  #at = 0

  constructor(text: string, names: NamedValues) {
    this.#text = text
    this.#names = names
  }

  program(end: '>' | ''): Builder {
    const code = new Builder()
    for (;;) {
      this.#skip(/[\s;]*/y)
      if (this.#at === this.#text.length || this.#peek() === '>') break
      this.#instruction(code)
    }
    if (end !== '') this.#expect(end)
    return code
  }

  values(end: ']' | ''): VmValue[] {
    const values: VmValue[] = []
    for (;;) {
      this.#skip(/\s*/y)
      if (this.#at === this.#text.length || this.#peek() === ']') break
      values.push(this.#value())
    }
    if (end !== '') this.#expect(end)
    return values
  }

  #value(): VmValue {
    const number = this.#take(/-?(?:2\^\d+(?:[+-]\d+)?|0x[0-9a-f]+|\d+)/y)
    if (number !== undefined) return integerIn(number)
    if (this.#take(/NaN/y) !== undefined) return Number.NaN
    if (this.#take(/null/y) !== undefined) return null
    const name = this.#take(/\$\w+/y)
    if (name !== undefined) {
      const value = this.#names[name.slice(1)]
      return value === undefined ? this.#fail(`unknown ${name}`) : value
    }
    if (this.#take(/\[/y) !== undefined) return this.values(']')
    if (this.#take(/</y) !== undefined) return Continuation.ofCode(Code.of(Slice.of(this.program('>').toCell())))
    const kind = this.#take(/[SCB](?=\{)/y)
    if (kind === undefined) return this.#fail('expected a value')
    this.#expect('{')
    const content = this.#content()
    return kind === 'B' ? content : kind === 'C' ? content.toCell() : Slice.of(content.toCell())
  }

  #content(): Builder {
    const builder = new Builder()
    this.#skip(/\s*/y)
    const bits = this.#take(/%[01]+|[0-9a-f]+_?/y)
    if (bits !== undefined) for (const bit of bitsIn(bits)) builder.storeBit(bit === '1')
    for (;;) {
      this.#skip(/\s*/y)
      if (this.#peek() === '}') break
      builder.storeRef(this.#reference())
    }
    this.#expect('}')
    return builder
  }

  #reference(): Cell {
    if (this.#take(/</y) !== undefined) return this.program('>').toCell()
    return this.#value() as Cell
  }

  #instruction(code: Builder): void {
    const name = this.#take(/[A-Z][A-Z0-9_#]*/y) ?? this.#fail('expected an instruction')
    const entry = BY_NAME.get(name) ?? this.#fail(`no instruction ${name}`)
    code.storeUint(entry.opcode, entry.bits)
    const { tail } = entry
    if (tail?.kind === 'integer') this.#integerTail(code)
    else if (tail?.kind === 'slice' || tail?.kind === 'code') this.#sizedTail(code, entry)
    else this.#plainOperands(code, entry)
  }

  #plainOperands(code: Builder, { args, tail }: Instruction): void {
    for (const argument of args) storeArgument(code, argument, this.#operand())
    const refs = tail?.kind === 'refs' ? tail.count : 0
    for (let i = 0; i < refs; i++) {
      this.#skip(/[ ,]*/y)
      code.storeRef(this.#reference())
    }
  }

  #operand(): number {
    this.#skip(/[ ,]*/y)
    return Number(this.#take(/[sc]?-?\d+/y)?.replace(/^[sc]/, '') ?? this.#fail('expected a number'))
  }

  #integerTail(code: Builder): void {
    this.#skip(/ */y)
    const value = BigInt(this.#value() as VmInteger)
    let words = 0
    while (BigInt.asIntN(8 * words + 19, value) !== value) words++
    code.storeUint(words, 5).storeIntBig(value, 8 * words + 19)
  }

  /** Writes a size computed from the value that follows, and the value; a slice gets its completion tag. */
  #sizedTail(code: Builder, entry: Instruction): void {
    this.#skip(/[ ,]*/y)
    const value = this.#value()
    const part = value instanceof Continuation ? value.code.toSlice() : (value as Slice)
    const { args } = entry
    const tail = entry.tail as Extract<Instruction['tail'], { kind: 'slice' | 'code' }>
    const size = args[args.length - 1]!
    const refs = args.length === 2 ? [part.remainingRefs] : []
    for (let raw = 0; raw < 2 ** size.bits; raw++) {
      const numbers = [...refs, raw + (size.add ?? 0)]
      const bits = tail.bits(numbers)
      if (tail.kind === 'code' ? bits !== part.remainingBits : bits < part.remainingBits + 1) continue
      numbers.forEach((number, i) => void storeArgument(code, args[i]!, number))
      code.storeSlice(part)
      if (tail.kind === 'slice') code.storeBit(1).storeRun(0, bits - part.remainingBits - 1)
      return
    }
    this.#fail(`${entry.name} has no such size`)
  }

  #peek(): string {
    return this.#text[this.#at] ?? ''
  }

  #take(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.#at
    const found = pattern.exec(this.#text)?.[0]
    if (found !== undefined) this.#at += found.length
    return found
  }

  #skip(pattern: RegExp): void {
    this.#take(pattern)
  }

  #expect(text: string): void {
    if (this.#peek() !== text) this.#fail(`expected ${text}`)
    this.#at++
  }

  #fail(reason: string): never {
    throw new Error(`${reason} at ${this.#at} of: ${this.#text}`)
  }
}

function integerIn(text: string): VmInteger {
  const [, sign, exponent, rest] = /^(-?)2\^(\d+)([+-]\d+)?$/.exec(text) ?? []
  if (exponent !== undefined) {
    const power = 1n << BigInt(exponent)
    return integerOf((sign === '-' ? -power : power) + BigInt(rest ?? '0'))
  }
  return integerOf(text.startsWith('-') ? -BigInt(text.slice(1)) : BigInt(text))
}

function bitsIn(text: string): string {
  if (text.startsWith('%')) return text.slice(1)
  const bits = Array.from(text.replace('_', ''), (digit) => Number.parseInt(digit, 16).toString(2).padStart(4, '0'))
  return text.endsWith('_') ? bits.join('').replace(/10*$/, '') : bits.join('')
}

function storeArgument(code: Builder, argument: Argument, value: number): void {
  const raw = value - (argument.add ?? 0)
  const mask = 2 ** argument.bits
  code.storeUint(raw < 0 ? raw + mask : raw, argument.bits)
}

/** Code of a program in the notation of `VmText`. One cell; errors when it does not fit. */
export function assemble(program: string, names: NamedValues = {}): Cell {
  return new VmText(program, names).program('').toCell()
}

/** Values of a stack in the notation of `VmText`, bottom first. */
export function readValues(text: string, names: NamedValues = {}): VmValue[] {
  return new VmText(text, names).values('')
}
