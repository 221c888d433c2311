import { type Fields, isNamed, type NamedShape, type Shape, type Variant } from './shapes.ts'

/**
 * The named types that shapes consist of, each once, in the order in which a walk finds them: a type, then its parts.
 */
export function namedShapes(shapes: Iterable<Shape>): Set<NamedShape> {
  const found = new Set<NamedShape>()
  const visit = (shape: Shape): void => {
    if (isNamed(shape)) {
      if (found.has(shape)) return
      found.add(shape)
    }
    for (const part of partsOf(shape)) visit(part)
  }
  for (const shape of shapes) visit(shape)
  return found
}

/** Shapes that a shape directly consists of. */
export function partsOf(shape: Shape): Shape[] {
  switch (shape.kind) {
    case 'array':
    case 'map':
      return [shape.item]
    case 'struct':
      return shapesOf(shape.fields)
    case 'union':
      return Object.values(shape.variants as Record<string, Variant>).flatMap(({ fields }) => shapesOf(fields))
    case 'alias':
      return [shape.target]
    case 'lazy':
      return [shape.resolve()]
    default:
      return []
  }
}

function shapesOf(fields: Fields): Shape[] {
  return Object.values(fields).map(({ shape }) => shape)
}
