/**
 * Converts values that came as JSON to their types: 64-bit integers become `bigint` whatever their size, and objects with
 * secrets hide them when they are printed.
 */

/** `bigint`, the name of a type, or the plan of the items of an array or a map. */
export type WirePlan = string | { readonly items: WirePlan }

export interface TypePlan {
  readonly fields?: Readonly<Record<string, WirePlan>>
  /** Fields that are secret. */
  readonly secrets?: readonly string[]
  readonly variants?: Readonly<Record<string, TypePlan>>
  readonly target?: WirePlan
}

/** The value with its types; objects are changed in place. */
export function applyPlan(value: unknown, plan: WirePlan, types: Readonly<Record<string, TypePlan>>): unknown {
  if (plan === 'bigint') return typeof value === 'number' ? BigInt(value) : value
  if (typeof plan !== 'string') return applyItems(value, plan.items, types)
  const type = types[plan]!
  if (type.target !== undefined) return applyPlan(value, type.target, types)
  if (isObject(value)) applyFields(value, type.variants?.[value['type'] as string] ?? type, types)
  return value
}

function applyItems(value: unknown, plan: WirePlan, types: Readonly<Record<string, TypePlan>>): unknown {
  if (isObject(value)) for (const key of Object.keys(value)) value[key] = applyPlan(value[key], plan, types)
  return value
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function applyFields(
  value: Record<string, unknown>,
  { fields = {}, secrets = [] }: TypePlan,
  types: Readonly<Record<string, TypePlan>>,
): void {
  for (const [name, plan] of Object.entries(fields)) {
    if (Object.hasOwn(value, name)) value[name] = applyPlan(value[name], plan, types)
  }
  if (secrets.some((name) => typeof value[name] === 'string')) hideWhenPrinted(value, secrets)
}

/** Node.js asks this method of an object that it prints; other consoles show objects as they are. */
const inspect = Symbol.for('nodejs.util.inspect.custom')

/** Shows these fields as `[secret]` when Node.js prints the object. */
export function hideWhenPrinted(value: object, secrets: readonly string[]): void {
  const show = (_depth: number, options: object, print: (value: unknown, options: object) => string) =>
    print({ ...value, ...Object.fromEntries(secrets.map((name) => [name, '[secret]'])) }, options)
  Object.defineProperty(value, inspect, { value: show, enumerable: false, configurable: true })
}
