/** Controls of the development node, as generators of clients see them. */
import type { MethodDefinition, Nothing } from '../../src/schema/methods.ts'
import type { Field, NamedShape, Shape, StructShape } from '../../src/schema/shapes.ts'

/** A method with parameters by name, and a result that has members. */
export type Control = MethodDefinition<StructShape | Nothing, StructShape>

/** For a parameter of this name, an object that has such a field is accepted, too. */
export const ID = 'id'

/** Parameters by name, the required ones first. */
export function parametersOf({ params }: Control): readonly (readonly [name: string, field: Field])[] {
  const entries = params.kind === 'nothing' ? [] : Object.entries(params.fields)
  return [...entries.filter(([, { optional }]) => !optional), ...entries.filter(([, { optional }]) => optional)]
}

/** Types with the id that this shape describes. */
export function holdersOf(shape: Shape, types: readonly NamedShape[]): StructShape[] {
  return types.filter(
    (type): type is StructShape =>
      type.kind === 'struct' && !/^(ParamsOf|ResultOf)/.test(type.name) && type.fields[ID]?.shape === shape,
  )
}

/** Amounts are texts on the wire, and integers in the languages that have large ones. */
export function isAmount(shape: Shape): boolean {
  return shape.kind === 'string' && shape.format === 'decimal'
}
