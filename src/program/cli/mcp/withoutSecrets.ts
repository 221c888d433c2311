/**
 * Parameters that a language model may set: without secrets, and without handles of boxes, which are guessable small
 * numbers that permit signing and decrypting.
 */
import { partsOf } from '../../../schema/namedShapes.ts'
import type { Field, Fields, Shape, StructShape, UnionShape, Variant } from '../../../schema/shapes.ts'

const boxHandles: readonly string[] = ['SigningBoxHandle', 'EncryptionBoxHandle', 'CryptoBoxHandle']

/** Whether values of the shape may hold something secret. */
export function mayHoldSecrets(shape: Shape, visited = new Set<Shape>()): boolean {
  if (visited.has(shape)) return false
  visited.add(shape)
  if (shape.kind === 'alias' && boxHandles.includes(shape.name)) return true
  if (fieldsOf(shape).some(({ secret }) => secret === true)) return true
  return partsOf(shape).some((part) => mayHoldSecrets(part, visited))
}

/** The shape without optional fields and variants that hold secrets; `undefined` when nothing is left of it. */
export function withoutSecrets(shape: Shape): Shape | undefined {
  if (!mayHoldSecrets(shape)) return shape
  switch (shape.kind) {
    case 'struct': {
      const fields = fieldsWithoutSecrets((shape as StructShape).fields)
      return fields && { ...shape, fields }
    }
    case 'union': {
      const variants = Object.entries((shape as UnionShape).variants).flatMap(([name, variant]) => {
        const fields = fieldsWithoutSecrets(variant.fields)
        return fields === undefined ? [] : [[name, { ...variant, fields }] as const]
      })
      return variants.length === 0 ? undefined : { ...shape, variants: Object.fromEntries(variants) }
    }
    case 'array':
    case 'map': {
      const item = withoutSecrets(shape.item)
      return item && { ...shape, item }
    }
    default:
      return undefined
  }
}

function fieldsWithoutSecrets(fields: Fields): Fields | undefined {
  const kept: Record<string, Field> = {}
  for (const [name, field] of Object.entries(fields)) {
    const shape = field.secret === true ? undefined : withoutSecrets(field.shape)
    if (shape !== undefined) kept[name] = shape === field.shape ? field : { ...field, shape }
    else if (!field.optional) return undefined
  }
  return kept
}

function fieldsOf(shape: Shape): Field[] {
  if (shape.kind === 'struct') return Object.values((shape as StructShape).fields)
  if (shape.kind !== 'union') return []
  return Object.values((shape as UnionShape).variants as Record<string, Variant>).flatMap(({ fields }) =>
    Object.values(fields),
  )
}
