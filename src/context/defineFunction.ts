import type { ComputeFunction, ContextFunction, FunctionDefinition } from '../schema/functions.ts'
import { defineMethod, type ParamsShape, type ResultShape } from '../schema/methods.ts'
import type { CallScope, ComputeScope } from './scopes.ts'

/** Defines a function of the API; `compute` or `run` gets typed parameters and must return the typed result. */
export function defineFunction<P extends ParamsShape, R extends ResultShape>(
  definition: ComputeFunction<P, R, ComputeScope, CallScope>,
): ComputeFunction<P, R, ComputeScope, CallScope>
export function defineFunction<P extends ParamsShape, R extends ResultShape>(
  definition: ContextFunction<P, R, CallScope>,
): ContextFunction<P, R, CallScope>
export function defineFunction(definition: FunctionDefinition): FunctionDefinition {
  return defineMethod(definition) as FunctionDefinition
}
