import type { Dice } from './Dice.ts'
import { mutateText } from './mutateText.ts'

type Container = Record<string, unknown> | unknown[]

const numbers = [
  0,
  1,
  -1,
  2,
  127,
  128,
  255,
  256,
  65535,
  2 ** 31 - 1,
  2 ** 31,
  2 ** 32 - 1,
  2 ** 32,
  2 ** 53,
  -(2 ** 31),
  0.5,
]
const wrong: readonly unknown[] = [
  null,
  true,
  false,
  '',
  'x',
  0,
  [],
  {},
  [[]],
  { type: 'None' },
  { type: 'x' },
  nested(200),
]

/** A copy of a JSON value with one fault somewhere; `others` are values to put there. */
export function mutateJson(dice: Dice, value: unknown, others: readonly unknown[]): unknown {
  const root = { value: structuredClone(value) }
  const places = placesIn(root)
  const { container, key } = dice.pick(places)
  const entries = container as Record<string | number, unknown>
  const kind = dice.below(10)
  if (kind === 0) entries[key] = dice.pick(wrong)
  else if (kind === 1 && others.length > 0) entries[key] = dice.pick(others)
  else if (kind === 2 && container !== root) remove(container, key)
  else entries[key] = mutateLeaf(dice, entries[key], others)
  return root.value
}

function mutateLeaf(dice: Dice, value: unknown, others: readonly unknown[]): unknown {
  if (typeof value === 'string') {
    const other = others.length === 0 ? '' : dice.pick(others)
    return mutateText(dice, value, typeof other === 'string' ? other : 'ff00')
  }
  if (typeof value === 'number') return dice.below(2) === 0 ? dice.pick(numbers) : value + dice.below(7) - 3
  if (typeof value === 'boolean') return !value
  if (Array.isArray(value) && value.length > 0) {
    const item = dice.pick(value)
    return dice.below(2) === 0 ? [...value, item] : Array.from({ length: dice.below(300) }, () => item)
  }
  if (typeof value === 'object' && value !== null) return { ...value, [dice.pick(['', 'x', 'type', 'value'])]: 1 }
  return dice.pick(wrong)
}

interface Place {
  readonly container: Container
  readonly key: string | number
}

function placesIn(container: Container): Place[] {
  const keys = Array.isArray(container) ? container.map((_, index) => index) : Object.keys(container)
  return keys.flatMap((key) => {
    const child = (container as Record<string | number, unknown>)[key]
    const below = typeof child === 'object' && child !== null ? placesIn(child as Container) : []
    return [{ container, key }, ...below]
  })
}

function remove(container: Container, key: string | number): void {
  if (Array.isArray(container)) container.splice(Number(key), 1)
  else delete container[key]
}

function nested(depth: number): unknown {
  return depth === 0 ? [] : [nested(depth - 1)]
}
