/** Fills in the chain rules of a call from the configuration. */
import type { ChainRules } from '../core/chainRules.ts'
import type { FunctionDefinition } from '../schema/functions.ts'
import { partsOf } from '../schema/namedShapes.ts'
import { type Fields, isNamed, type Shape } from '../schema/shapes.ts'

type Values = Readonly<Record<string, unknown>>

/** The checked parameters with `abi.rules` in every absent field for rules. Usually returns the same object. */
export function withConfiguredRules({ params }: FunctionDefinition, read: unknown, rules: ChainRules): unknown {
  // An absent field already means the rules `current`.
  if (rules === 'current' || params.kind === 'nothing' || !hasRules(params)) return read
  return fill(params, read, rules)
}

function fill(shape: Shape, value: unknown, rules: ChainRules): unknown {
  if (!hasRules(shape)) return value
  switch (shape.kind) {
    case 'struct': {
      const given = (value ?? {}) as Values
      const filled = Object.entries(shape.fields as Fields).flatMap(([name, field]) => {
        if (isRules(field.shape)) return [[name, given[name] ?? rules]]
        const inner = given[name] ?? undefined
        const isOpen = inner === undefined && !(field.shape.kind === 'struct' && holdsRules(field.shape))
        return isOpen || !hasRules(field.shape) ? [] : [[name, fill(field.shape, inner, rules)]]
      })
      return { ...given, ...Object.fromEntries(filled) }
    }
    case 'array':
      return (value as readonly unknown[]).map((item) => fill(shape.item, item, rules))
    case 'alias':
      return fill(shape.target, value, rules)
    case 'lazy':
      return fill(shape.resolve(), value, rules)
    default:
      return value
  }
}

function isRules(shape: Shape): boolean {
  return isNamed(shape) && shape.name === 'ChainRules'
}

/** Whether an absent value can be created from the rules alone. */
function holdsRules({ fields }: Extract<Shape, { kind: 'struct' }>): boolean {
  const all = Object.values(fields as Fields)
  return all.some(({ shape }) => isRules(shape)) && all.every(({ optional }) => optional)
}

const known = new WeakMap<Shape, boolean>()

/** Whether a shape contains a field for rules, at any depth. */
function hasRules(shape: Shape): boolean {
  const found = known.get(shape)
  if (found !== undefined) return found
  // For a recursive type, only its other parts count.
  known.set(shape, false)
  const has = isRules(shape) || partsOf(shape).some(hasRules)
  known.set(shape, has)
  return has
}
