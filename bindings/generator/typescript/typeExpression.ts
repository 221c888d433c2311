import { isNamed, type Shape } from '../../../src/schema/shapes.ts'
import type { BindingModel } from '../bindingModel.ts'

/**
 * How a shape is written as a type. Named types of other modules carry the name of their module, which is how the file
 * imports them; those of `home` do not.
 */
export function typeExpression(shape: Shape, model: Pick<BindingModel, 'fullName'>, home?: string): string {
  if (isNamed(shape)) return namedType(model.fullName(shape), home)
  switch (shape.kind) {
    case 'string':
      return 'string'
    case 'boolean':
      return 'boolean'
    case 'integer':
    case 'float':
      return 'number'
    case 'bigInteger':
      return 'bigint'
    case 'any':
      return shape.form === undefined ? 'any' : typeExpression(shape.form, model, home)
    case 'array': {
      const item = typeExpression(shape.item, model, home)
      return shape.nullableItems ? `(${item} | null)[]` : `${item}[]`
    }
    case 'map':
      return `{ [key: string]: ${typeExpression(shape.item, model, home)} }`
    case 'lazy':
      return typeExpression(shape.resolve(), model, home)
    default:
      throw new Error('A shape has no TypeScript form')
  }
}

function namedType(fullName: string, home: string | undefined): string {
  const [module, name] = fullName.split('.') as [string, string]
  return module === home ? name : fullName
}

/** Facts that the type does not show: the content of texts, the size of integers. */
export function typeNote(shape: Shape): string | undefined {
  switch (shape.kind) {
    case 'string':
      return shape.format === undefined ? undefined : `Text with ${formatNames[shape.format]}.`
    case 'integer':
    case 'bigInteger':
      return `${shape.signed ? 'Signed' : 'Unsigned'} integer of ${shape.bits} bits.`
    case 'array':
    case 'map':
      return typeNote(shape.item)?.replace(/^./, (first) => `Items: ${first.toLowerCase()}`)
    default:
      return undefined
  }
}

const formatNames = {
  hex: 'hex digits',
  base64: 'base64',
  boc: 'a bag of cells in base64',
  address: 'an address',
  decimal: 'a decimal number',
  json: 'JSON',
} as const
