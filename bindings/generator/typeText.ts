/** Types in words of the reference pages. */
import { isNamed, type Shape } from '../../src/schema/shapes.ts'

/** `u32`, `KeyPair[]`, `crypto.KeyPair`: the module is left out on its own page; named types are links. */
export function typeText(shape: Shape, names: ReadonlyMap<Shape, string>, page: string): string {
  if (isNamed(shape)) return typeLink(names.get(shape) ?? shape.name, page)
  switch (shape.kind) {
    case 'string':
      return shape.format === undefined ? 'string' : `string (${shape.format})`
    case 'boolean':
      return 'bool'
    case 'integer':
    case 'bigInteger':
      return `${shape.signed ? 'i' : 'u'}${shape.bits}`
    case 'float':
      return 'f32'
    case 'any':
      return shape.form === undefined ? 'any' : typeText(shape.form, names, page)
    case 'array':
      return `${typeText(shape.item, names, page)}${shape.nullableItems ? ' or null' : ''}[]`
    case 'map':
      return `map of ${typeText(shape.item, names, page)}`
    case 'lazy':
      return typeText(shape.resolve(), names, page)
    default:
      throw new Error('A shape has no text')
  }
}

function typeLink(fullName: string, page: string): string {
  const [module, name] = fullName.split('.') as [string, string]
  return module === page ? `[${name}](#${anchor(name)})` : `[${fullName}](${module}.md#${anchor(name)})`
}

/** The anchor that a heading gets when the page is rendered. */
export function anchor(heading: string): string {
  return heading.toLowerCase()
}
