/** Definition of a method: a function of the API, a method of the daemon, or a control of the development node. */
import { type Fields, type Shape, type StructShape, struct, type UnionShape, type ValueOf } from './shapes.ts'

/** Marks an empty parameter list or an empty result (`null` on the wire). */
export const nothing = { kind: 'nothing' } as const
export type Nothing = typeof nothing

export type ParamsShape = StructShape<any> | UnionShape<any> | Nothing
export type ResultShape = Shape | Nothing
export type ParamsOf<P> = P extends Nothing ? Record<never, never> : ValueOf<P>
export type ResultOf<R> = R extends Nothing ? void : ValueOf<R>

export interface MethodDefinition<P extends ParamsShape = ParamsShape, R extends ResultShape = ResultShape> {
  /** Wire name. */
  readonly name: string
  readonly summary: string
  readonly description?: string
  readonly params: P
  readonly result: R
}

/**
 * A method as written in the source. Fields instead of a shape define a struct named after the method; an absent shape
 * means `nothing`.
 */
export interface MethodSource {
  readonly name: string
  readonly summary: string
  readonly params?: ParamsShape | Fields
  readonly result?: ResultShape | Fields
}

type ShapeOf<S> = S extends Shape | Nothing ? S : S extends Fields ? StructShape<S> : Nothing

type Defined<S extends MethodSource> = Omit<S, 'params' | 'result'> &
  MethodDefinition<ShapeOf<S['params']> & ParamsShape, ShapeOf<S['result']>>

/** Defines a method, with everything else that the source says about it. */
export function defineMethod<S extends MethodSource>(source: S): Defined<S> {
  const { name, params, result } = source
  return {
    ...source,
    params: shapeOf(params, `ParamsOf${typeName(name)}`, `Parameters of \`${name}\`.`),
    result: shapeOf(result, `ResultOf${typeName(name)}`, `Result of \`${name}\`.`),
  } as unknown as Defined<S>
}

function shapeOf(source: ResultShape | Fields | undefined, name: string, summary: string): ResultShape {
  if (source === undefined) return nothing
  return isShape(source) ? source : struct(name, summary, source)
}

function isShape(source: ResultShape | Fields): source is ResultShape {
  return typeof source.kind === 'string'
}

/** `set_time` and `daemon.set_time` are `SetTime`. */
function typeName(name: string): string {
  return name.replace(/^.*\./, '').replaceAll(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase())
}
