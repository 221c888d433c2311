/** Parameters and results of functions of the API as they are in JSON, inferred from the definitions. */
import type { ApiFunctions } from '../../../bindings/typescript/generated/ApiFunctions.ts'

export type FunctionName = keyof ApiFunctions

/** An integer of 64 bits: a number, or its digits where a number would change them. */
export type WireInteger = number | { readonly rawJSON: string }

/** A type of the binding as it is in parsed JSON. */
type OnWire<T> = 0 extends 1 & T
  ? T
  : T extends bigint
    ? WireInteger
    : T extends object
      ? { readonly [K in keyof T]: OnWire<T[K]> }
      : T

/** Result of the function with this wire name. */
export type ApiResult<Name extends FunctionName> = OnWire<ApiFunctions[Name]['result']>

/** Parameters of the function with this wire name. */
export type ApiParams<Name extends FunctionName> = OnWire<ApiFunctions[Name]['params']>

/** The decimal digits. */
export function digitsOf(value: WireInteger): string {
  return typeof value === 'number' ? String(value) : value.rawJSON
}
