/**
 * Points of edwards25519 in WebAssembly. One point, the sum, is at a fixed place, in extended coordinates X, Y, Z and T (x = X/Z,
 * y = Y/Z, xy = T/Z). What is added to it is a prepared point: Y + X, Y - X, 2Z and 2dT. The formulas are complete, so they
 * hold for all points; they are those of Hisil, Wong, Carter and Dawson, Twisted Edwards Curves Revisited, sections 3.1 and 3.3.
 */
import {
  addElements,
  ELEMENT_BYTES,
  multiplyElements,
  squareElement,
  squareElementTwice,
  subtractElements,
} from './fieldCode.ts'
import { address, type Code, call, encodeModule, get, offsetBy, type WasmFunction } from './wasmCode.ts'

/** The first places are the coordinates of the sum, the next ones are for intermediate results. */
const [X, Y, Z, T, A, B, C, D, E, F, G, H] = Array.from({ length: 12 }, (_, index) => address(index * ELEMENT_BYTES))
/** Where twice the constant of the curve must be before `prepare`. */
export const DOUBLE_D = 12 * ELEMENT_BYTES
/** Where the sum is. */
export const SUM = 0
/** From here on memory is free. */
export const FREE = 13 * ELEMENT_BYTES
export const POINT_BYTES = 4 * ELEMENT_BYTES

const MEMORY_PAGES = 1

const field = [addElements, subtractElements, multiplyElements, squareElement, squareElementTwice]

function operation(code: WasmFunction): (...operands: readonly (Code | undefined)[]) => Code {
  return (...operands) => call(field.indexOf(code), ...(operands as Code[]))
}

const add = operation(addElements)
const subtract = operation(subtractElements)
const multiply = operation(multiplyElements)
const square = operation(squareElement)
const squareTwice = operation(squareElementTwice)

/** Doubles the sum; T is only needed if something is added next. */
function doubling(name: string, withT: boolean): WasmFunction {
  const body = [
    add(E, X, Y),
    square(E, E),
    square(A, X),
    square(B, Y),
    squareTwice(C, Z),
    add(H, A, B),
    subtract(G, B, A),
    subtract(E, E, H),
    subtract(F, C, G),
    multiply(X, E, F),
    multiply(Y, G, H),
    multiply(Z, F, G),
    ...(withT ? [multiply(T, E, H)] : []),
  ]
  return { name, parameters: 0, variables: 0, body: body.flat() }
}

/** Adds the prepared point at an address to the sum, or subtracts it: with X and T negated. */
function addition(name: string, isNegated: boolean): WasmFunction {
  const place = (index: number) => offsetBy(get(0), index * ELEMENT_BYTES)
  const [yPlusX, yMinusX] = isNegated ? [place(1), place(0)] : [place(0), place(1)]
  const body = [
    subtract(A, Y, X),
    multiply(A, A, yMinusX),
    add(B, Y, X),
    multiply(B, B, yPlusX),
    multiply(C, T, place(3)),
    multiply(D, Z, place(2)),
    subtract(E, B, A),
    isNegated ? add(F, D, C) : subtract(F, D, C),
    isNegated ? subtract(G, D, C) : add(G, D, C),
    add(H, B, A),
    multiply(X, E, F),
    multiply(Y, G, H),
    multiply(Z, F, G),
    multiply(T, E, H),
  ]
  return { name, parameters: 1, variables: 0, body: body.flat() }
}

/** Writes the sum as a prepared point to an address. */
const preparing: WasmFunction = {
  name: 'prepare',
  parameters: 1,
  variables: 0,
  body: [
    add(get(0), Y, X),
    subtract(offsetBy(get(0), ELEMENT_BYTES), Y, X),
    add(offsetBy(get(0), 2 * ELEMENT_BYTES), Z, Z),
    multiply(offsetBy(get(0), 3 * ELEMENT_BYTES), T, address(DOUBLE_D)),
  ].flat(),
}

/** What the module exports; each parameter is the address of an element or of a point. */
export interface PointCode {
  readonly memory: WebAssembly.Memory
  multiply(to: number, left: number, right: number): void
  square(to: number, value: number): void
  squareTwice(to: number, value: number): void
  doubleFast(): void
  double(): void
  addPoint(prepared: number): void
  subtractPoint(prepared: number): void
  prepare(to: number): void
}

/** The module, 4.5 kB. */
export function encodePointCode(): Uint8Array<ArrayBuffer> {
  const points = [
    doubling('doubleFast', false),
    doubling('double', true),
    addition('addPoint', false),
    addition('subtractPoint', true),
    preparing,
  ]
  return encodeModule([...field, ...points], MEMORY_PAGES)
}

export async function instantiatePointCode(code: WebAssembly.Module): Promise<PointCode> {
  const { exports } = await WebAssembly.instantiate(code)
  return exports as unknown as PointCode
}
