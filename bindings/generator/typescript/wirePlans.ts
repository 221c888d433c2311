/**
 * The file `wirePlans.ts`: the places of 64-bit integers and secrets in results and messages. Everything else is JSON
 * as received, so types that contain neither do not appear.
 */
import {
  type Field,
  type Fields,
  isNamed,
  type NamedShape,
  type Shape,
  type Variants,
} from '../../../src/schema/shapes.ts'
import type { BindingModel } from '../bindingModel.ts'
import { literal, propertyName, sourceFile } from './layout.ts'

type Plan = string | { readonly items: Plan }

export function wirePlans(model: BindingModel): string {
  const types = model.modules.flatMap((module) => module.types)
  const marked = typesWithMarks(types)
  const planOf = (shape: Shape) => plan(shape, marked, model)
  const functions = model.modules.flatMap((module) => module.functions)
  const results = functions.flatMap(({ wireName, result }) => entry(wireName, result && planOf(result)))
  const requests = functions.flatMap(({ wireName, appObject }) =>
    entry(wireName, appObject && planOf(appObject.request)),
  )
  const messages = functions.flatMap(({ wireName, callback }) =>
    Object.entries(callback?.responses ?? {}).flatMap(([type, shape]) => entry(`${wireName} ${type}`, planOf(shape))),
  )
  const received = typesInside(
    functions.flatMap(({ result, appObject, callback }) => [
      ...(result === undefined ? [] : [result]),
      ...(appObject === undefined ? [] : [appObject.request]),
      ...Object.values(callback?.responses ?? {}),
    ]),
  )
  const typeEntries = types
    .filter((type) => marked.has(type) && received.has(type))
    .map((type) => typeEntry(type, planOf, model))
  return sourceFile([
    "import type { TypePlan, WirePlan } from '../common/applyPlan.ts'",
    table('Types that hold 64-bit integers or secrets.', 'typePlans', 'TypePlan', typeEntries),
    table('Results, by function.', 'resultPlans', 'WirePlan', results),
    table('Requests to app objects, by registering function.', 'requestPlans', 'WirePlan', requests),
    table('Messages of callbacks, by function and response type.', 'messagePlans', 'WirePlan', messages),
  ])
}

/** Named types that contain a 64-bit integer or a secret, directly or through others. */
function typesWithMarks(types: readonly NamedShape[]): ReadonlySet<NamedShape> {
  const marked = new Set<NamedShape>()
  const holds = (shape: Shape): boolean => {
    if (isNamed(shape)) return marked.has(shape)
    if (shape.kind === 'bigInteger') return true
    if (shape.kind === 'array' || shape.kind === 'map') return holds(shape.item)
    return shape.kind === 'lazy' && holds(shape.resolve())
  }
  for (let before = -1; before < marked.size; ) {
    before = marked.size
    for (const type of types) {
      const isMarked = fieldsOf(type).some((field) => field.secret || holds(field.shape))
      if (isMarked || (type.kind === 'alias' && holds(type.target))) marked.add(type)
    }
  }
  return marked
}

/** Named types that these shapes are or contain. */
function typesInside(shapes: readonly Shape[]): ReadonlySet<NamedShape> {
  const found = new Set<NamedShape>()
  const visit = (shape: Shape): void => {
    if (shape.kind === 'array' || shape.kind === 'map') visit(shape.item)
    else if (shape.kind === 'lazy') visit(shape.resolve())
    if (!isNamed(shape) || found.has(shape)) return
    found.add(shape)
    if (shape.kind === 'alias') visit(shape.target)
    for (const { shape: inner } of fieldsOf(shape)) visit(inner)
  }
  for (const shape of shapes) visit(shape)
  return found
}

function fieldsOf(type: NamedShape): Field[] {
  if (type.kind === 'struct') return Object.values(type.fields)
  if (type.kind !== 'union') return []
  return Object.values(type.variants as Variants).flatMap(({ fields }) => Object.values(fields))
}

function plan(shape: Shape, marked: ReadonlySet<NamedShape>, model: BindingModel): Plan | undefined {
  if (isNamed(shape)) return marked.has(shape) ? model.fullName(shape) : undefined
  if (shape.kind === 'bigInteger') return 'bigint'
  if (shape.kind === 'lazy') return plan(shape.resolve(), marked, model)
  if (shape.kind !== 'array' && shape.kind !== 'map') return undefined
  const items = plan(shape.item, marked, model)
  return items === undefined ? undefined : { items }
}

function typeEntry(type: NamedShape, planOf: (shape: Shape) => Plan | undefined, model: BindingModel): string {
  const name = literal(model.fullName(type))
  switch (type.kind) {
    case 'struct':
      return `  ${name}: {\n${fieldsPlan(type.fields, planOf, '    ')}  },\n`
    case 'union': {
      const variants = Object.entries(type.variants as Variants).map(([variant, { fields }]) => {
        const inner = fieldsPlan(fields, planOf, '        ')
        return inner === '' ? '' : `      ${propertyName(variant)}: {\n${inner}      },\n`
      })
      return `  ${name}: {\n    variants: {\n${variants.join('')}    },\n  },\n`
    }
    case 'alias':
      return `  ${name}: {\n    target: ${planText(planOf(type.target)!)},\n  },\n`
    default:
      throw new Error(`${type.name} needs no plan`)
  }
}

function fieldsPlan(fields: Fields, planOf: (shape: Shape) => Plan | undefined, indent: string): string {
  const entries = Object.entries(fields)
  const plans = entries.flatMap(([name, { shape }]) => {
    const fieldPlan = planOf(shape)
    return fieldPlan === undefined ? [] : [`${indent}  ${propertyName(name)}: ${planText(fieldPlan)},\n`]
  })
  const secrets = entries.filter(([, { secret }]) => secret).map(([name]) => literal(name))
  return [
    ...(plans.length === 0 ? [] : [`${indent}fields: {\n${plans.join('')}${indent}},\n`]),
    ...(secrets.length === 0 ? [] : [`${indent}secrets: [${secrets.join(', ')}],\n`]),
  ].join('')
}

function planText(value: Plan): string {
  return typeof value === 'string' ? literal(value) : `{ items: ${planText(value.items)} }`
}

function entry(name: string, value: Plan | undefined): string[] {
  return value === undefined ? [] : [`  ${literal(name)}: ${planText(value)},\n`]
}

function table(summary: string, name: string, type: string, entries: readonly string[]): string {
  const body = entries.length === 0 ? '{}' : `{\n${entries.join('')}}`
  return `/** ${summary} */\nexport const ${name}: { readonly [name: string]: ${type} } = ${body}`
}
