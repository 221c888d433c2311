/**
 * The vocabulary of the administrative interface. A control is plain data; its implementation is registered elsewhere
 * under its name.
 */
import {
  defineMethod,
  type MethodDefinition,
  type MethodSource,
  type Nothing,
  nothing,
  type ParamsOf,
  type ResultOf,
} from '../../../schema/methods.ts'
import { exact, type Fields, type StructShape } from '../../../schema/shapes.ts'

export type AdminMethod = MethodDefinition<StructShape | Nothing, StructShape>

/** A control without its name. */
type AdminSource = Omit<MethodSource, 'name'> & {
  readonly params?: Fields
  readonly result: StructShape | Fields
}

type ParamsOfSource<P> = P extends Fields ? StructShape<P> : Nothing
type ResultOfSource<R> = R extends StructShape ? R : R extends Fields ? StructShape<R> : never

type Controls<T extends Readonly<Record<string, AdminSource>>> = {
  readonly [Name in keyof T]: MethodDefinition<ParamsOfSource<T[Name]['params']>, ResultOfSource<T[Name]['result']>>
}

/** Controls by name. Parameters that a control does not have are refused. */
export function defineControls<const T extends Readonly<Record<string, AdminSource>>>(sources: T): Controls<T> {
  const entries = Object.entries(sources).map(([name, source]) => {
    const method = defineMethod({ ...source, name }) as AdminMethod
    return [name, { ...method, params: method.params.kind === 'struct' ? exact(method.params) : nothing }]
  })
  return Object.fromEntries(entries)
}

export type AdminParams<M extends AdminMethod> = ParamsOf<M['params']>
export type AdminResult<M extends AdminMethod> = ResultOf<M['result']>
