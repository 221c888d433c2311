/** The methods `daemon.*` as a module of the binding, so that their types come from the definitions too. */
import { daemonTypes as methodTypes } from '../../../rpc/peer/daemonMethods.ts'
import { type Fields, isNamed, type NamedShape, type Shape } from '../../../src/schema/shapes.ts'
import { api } from '../../../src/wholeApi.ts'
import type { BindingModule } from '../bindingModel.ts'
import { daemonFunctions } from '../daemonFunctions.ts'

export function daemonModule(): BindingModule {
  return {
    name: 'daemon',
    summary: 'The daemon and the connection to it.',
    types: daemonTypes(),
    functions: daemonFunctions(),
    errors: [],
  }
}

/** Everything that the methods `daemon.*` take and give and that belongs to no module, each once. */
function daemonTypes(): NamedShape[] {
  const listed = new Set<Shape>(api.flatMap(({ types }) => types))
  const found = new Set<NamedShape>()
  const visit = (shape: Shape): void => {
    if (shape.kind === 'array' || shape.kind === 'map') visit(shape.item)
    else if (shape.kind === 'lazy') visit(shape.resolve())
    else if (isNamed(shape) && !listed.has(shape) && !found.has(shape)) {
      found.add(shape)
      for (const part of partsOf(shape)) visit(part)
    }
  }
  for (const shape of methodTypes) visit(shape)
  return [...found]
}

function partsOf(shape: NamedShape): Shape[] {
  const shapes = (fields: Fields) => Object.values(fields).map((field) => field.shape)
  switch (shape.kind) {
    case 'struct':
      return shapes(shape.fields)
    case 'union':
      return Object.values(shape.variants).flatMap(({ fields }) => shapes(fields))
    case 'alias':
      return [shape.target]
    case 'constants':
      return []
  }
}
