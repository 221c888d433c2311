/**
 * The vocabulary of the administrative interface. A method is plain data; its implementation is registered elsewhere
 * under its name.
 */
import { type Field, type Fields, type StructShape, struct, type ValueOf } from '../../../schema/shapes.ts'

/** The executing side: the thread that makes the blocks, between two of them, or the server. */
export type AdminSide = 'chain' | 'server'

export interface AdminMethod<P extends Fields = Fields, R extends Fields = Fields, S extends AdminSide = AdminSide> {
  /** One sentence. */
  readonly summary: string
  readonly side: S
  readonly params: StructShape<P>
  readonly result: StructShape<R>
}

/** `name` in the style of types: `set_time` is `SetTime`. */
function typeName(name: string): string {
  return name.replaceAll(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase())
}

/** A method and its types `ParamsOf…` and `ResultOf…`; several may share a result. */
export function adminMethod<P extends Readonly<Record<string, Field>>, R extends Fields, S extends AdminSide>(
  name: string,
  side: S,
  summary: string,
  params: P,
  result: StructShape<R> | R,
): AdminMethod<P, R, S> {
  const type = typeName(name)
  return {
    summary,
    side,
    params: struct(`ParamsOf${type}`, `Parameters of \`${name}\`.`, params),
    result: isStruct(result) ? result : struct(`ResultOf${type}`, `Result of \`${name}\`.`, result),
  }
}

function isStruct<R extends Fields>(result: StructShape<R> | R): result is StructShape<R> {
  return (result as StructShape<R>).kind === 'struct' && typeof (result as StructShape<R>).name === 'string'
}

export type AdminParams<M extends AdminMethod> = ValueOf<M['params']>
export type AdminResult<M extends AdminMethod> = ValueOf<M['result']>
