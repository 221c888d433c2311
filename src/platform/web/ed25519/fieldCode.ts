/**
 * The field modulo p = 2^255 - 19 in WebAssembly. An element is ten signed limbs of 64 bits in memory: the limb at `i` counts
 * 2^ceil(25.5 i), so even limbs have 26 bits and odd ones 25.
 *
 * "Reduced" are elements whose even limbs are within ±1.01·2^25 and odd ones within ±1.01·2^24, as `multiply` and `square` leave
 * them. They take sums and differences of up to three reduced elements (±1.65·2^26, ±1.65·2^25), for which no sum of
 * products exceeds 1.4·2^60; `squareTwice` doubles that. Sums and differences are not reduced.
 */
import { Variables } from './Variables.ts'
import {
  type Code,
  constant,
  get,
  load,
  minus,
  plus,
  set,
  shiftLeft,
  shiftRight,
  store,
  times,
  type WasmFunction,
} from './wasmCode.ts'

export const LIMBS = 10
export const ELEMENT_BYTES = 8 * LIMBS

/** Carries in an order that leaves all limbs reduced. */
const CARRIES = [0, 4, 1, 5, 2, 6, 3, 7, 4, 8, 9, 0]

const TO = get(0)
const LEFT = get(1)
const RIGHT = get(2)

const limbs = Array.from({ length: LIMBS }, (_, index) => index)

/** to = left + right */
export const addElements: WasmFunction = eachLimb('add', plus)

/** to = left - right */
export const subtractElements: WasmFunction = eachLimb('subtract', minus)

function eachLimb(name: string, combine: (left: Code, right: Code) => Code): WasmFunction {
  const body = limbs.flatMap((limb) => store(TO, 8 * limb, combine(load(LEFT, 8 * limb), load(RIGHT, 8 * limb))))
  return { name, parameters: 3, variables: 0, body }
}

/** to = left · right */
export const multiplyElements: WasmFunction = multiplication('multiply', 3, (variables) => {
  const left = limbs.map((limb) => variables.add(load(LEFT, 8 * limb)))
  const right = limbs.map((limb) => variables.add(load(RIGHT, 8 * limb)))
  return sumsOfProducts((limb) => {
    const pairs = limbs.map((index): Product => {
      const other = (limb - index + LIMBS) % LIMBS
      return [left[index]!, right[other]!, weight(index, other)]
    })
    return pairs
  }, variables)
})

/** to = left² */
export const squareElement: WasmFunction = squaring('square', 1)

/** to = 2 · left² */
export const squareElementTwice: WasmFunction = squaring('squareTwice', 2)

function squaring(name: string, factor: number): WasmFunction {
  return multiplication(name, 2, (variables) => {
    const left = limbs.map((limb) => variables.add(load(LEFT, 8 * limb)))
    return sumsOfProducts(
      (limb) =>
        limbs.flatMap((index): Product[] => {
          const other = (limb - index + LIMBS) % LIMBS
          if (other < index) return []
          const both = other === index ? 1 : 2
          return [[left[index]!, left[other]!, both * factor * weight(index, other)]]
        }),
      variables,
    )
  })
}

/** How often a product of two limbs counts: two odd ones leave half a bit over, and 2^255 is 19. */
function weight(left: number, right: number): number {
  return (left % 2 === 1 && right % 2 === 1 ? 2 : 1) * (left + right >= LIMBS ? 19 : 1)
}

/** Two variables and the weight of their product. */
type Product = readonly [number, number, number]

/** Sets one variable per limb of the result and returns them. */
function sumsOfProducts(productsOf: (limb: number) => readonly Product[], variables: Variables): number[] {
  return limbs.map((limb) => {
    const products = productsOf(limb).map(([left, right, count]) => times(get(left), variables.multiple(right, count)))
    return variables.add(products.reduce(plus))
  })
}

function multiplication(
  name: string,
  parameters: number,
  compute: (variables: Variables) => readonly number[],
): WasmFunction {
  const variables = new Variables(parameters)
  const result = compute(variables)
  const carry = variables.add(constant(0))
  const carries = CARRIES.flatMap((limb) => carryOn(result, limb, carry))
  const stores = limbs.flatMap((limb) => store(TO, 8 * limb, get(result[limb]!)))
  return { name, parameters, variables: variables.count, body: [...variables.code, ...carries, ...stores] }
}

/** Leaves the lower bits of a limb, rounded to the nearest, and adds the rest to the next one. */
function carryOn(result: readonly number[], limb: number, carry: number): Code {
  const bits = limb % 2 === 0 ? 26 : 25
  const [from, to] = [result[limb]!, result[(limb + 1) % LIMBS]!]
  const carried = limb === LIMBS - 1 ? times(get(carry), constant(19)) : get(carry)
  return [
    ...set(carry, shiftRight(plus(get(from), constant(2 ** (bits - 1))), bits)),
    ...set(to, plus(get(to), carried)),
    ...set(from, minus(get(from), shiftLeft(get(carry), bits))),
  ]
}
