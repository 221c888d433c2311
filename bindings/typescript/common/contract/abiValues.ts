/** Types of TypeScript for the types of an ABI. */
import type { AbiDescription, AbiParameter } from './AbiDescription.ts'

// biome-ignore format: one list
type SmallWidth = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 15 | 16 | 17 | 18 | 19 | 20 | 21 | 22 | 23 | 24 | 25 | 26 | 27 | 28 | 29 | 30 | 31 | 32
/** Integers of up to 32 bits are numbers, all others bigint. */
type SmallInteger = `${'int' | 'uint'}${SmallWidth}` | 'expire'
type LargeInteger = `${'int' | 'uint' | 'varint' | 'varuint'}${number}` | 'gram' | 'grams' | 'token' | 'time'

/** A cell with all it refers to: a BOC in base64. Empty: a cell without content. */
export type CellBoc = string & Record<never, never>

/** An integer as text: `0x…`, or decimal. */
type IntegerText = `${'' | '-'}0x${string}` | `${bigint}`

/** What a value of an ABI type is in results; `any` for a type that is known at run time only. */
type Output<Type extends string, Components> = string extends Type
  ? // biome-ignore lint/suspicious/noExplicitAny: see above
    any
  : Type extends `${infer Item}[]` | `${infer Item}[${number}]`
    ? readonly Output<Item, Components>[]
    : Type extends `map(${infer Key},${infer Value})`
      ? ReadonlyMap<Output<Key, undefined>, Output<Value, Components>>
      : Type extends `optional(${infer Value})`
        ? Output<Value, Components> | null
        : Type extends `ref(${infer Value})`
          ? Output<Value, Components>
          : Type extends 'tuple'
            ? Components extends readonly AbiParameter[]
              ? OutputsOf<Components>
              : Readonly<Record<string, unknown>>
            : Type extends 'bool'
              ? boolean
              : Type extends SmallInteger
                ? number
                : Type extends LargeInteger
                  ? bigint
                  : Type extends 'bytes' | `fixedbytes${number}`
                    ? Uint8Array
                    : Type extends 'cell'
                      ? CellBoc
                      : string

/** What a function takes for an ABI type; anything for a type that is known at run time only. */
type Input<Type extends string, Components> = string extends Type
  ? unknown
  : Type extends `${infer Item}[]` | `${infer Item}[${number}]`
    ? readonly Input<Item, Components>[]
    : Type extends `map(${infer Key},${infer Value})`
      ? InputMap<Input<Key, undefined>, Input<Value, Components>>
      : Type extends `optional(${infer Value})`
        ? Input<Value, Components> | null
        : Type extends `ref(${infer Value})`
          ? Input<Value, Components>
          : Type extends 'tuple'
            ? Components extends readonly AbiParameter[]
              ? InputsOf<Components>
              : Readonly<Record<string, unknown>>
            : Type extends 'bool'
              ? boolean
              : Type extends SmallInteger
                ? bigint | number | IntegerText
                : Type extends LargeInteger
                  ? bigint | IntegerText
                  : Type extends 'bytes' | `fixedbytes${number}`
                    ? Uint8Array
                    : Type extends 'cell'
                      ? CellBoc
                      : string

/** A Map, or an object whose names are the keys: `{ [2]: 500_000_000n }`. */
type InputMap<Key, Value> = ReadonlyMap<Key, Value> | Readonly<Record<number | string, Value>>

type ComponentsOf<Parameter> = Parameter extends { readonly components: infer Components } ? Components : undefined

/** Results by name. */
export type OutputsOf<Parameters extends readonly AbiParameter[]> = {
  readonly [Parameter in Parameters[number] as Parameter['name']]: Output<Parameter['type'], ComponentsOf<Parameter>>
}

/** Arguments by name. Integers may also be decimal or `0x` texts; those above 32 bits are no numbers, which have fractions and 53 bits. */
type InputsOf<Parameters extends readonly AbiParameter[]> = {
  readonly [Parameter in Parameters[number] as Parameter['name']]: Input<Parameter['type'], ComponentsOf<Parameter>>
}

export type FunctionOf<Abi extends AbiDescription> = NonNullable<Abi['functions']>[number]
export type EventOf<Abi extends AbiDescription> = NonNullable<Abi['events']>[number]

/** Values of storage fields that the ABI marks `init` or lists as `data`, which are set before a deployment. */
export type InitialDataOf<Abi extends AbiDescription> = Abi['fields'] extends readonly AbiParameter[]
  ? InitialValues<Extract<Abi['fields'][number], { readonly init: true }>, Abi['fields'][number]>
  : Abi['data'] extends readonly AbiParameter[]
    ? InitialValues<Abi['data'][number], Abi['data'][number]>
    : Readonly<Record<string, unknown>>

type InitialValues<Initial extends AbiParameter, Field extends AbiParameter> = string extends Field['name']
  ? Readonly<Record<string, unknown>>
  : Partial<InputsOf<readonly Initial[]>>

/** Arguments of a function: may be left out if it takes no arguments, or if it is known at run time only what it takes. */
export type ArgumentsOf<Parameters extends readonly AbiParameter[], Options> = Parameters extends readonly []
  ? [input?: Readonly<Record<string, never>>, options?: Options]
  : readonly [] extends Parameters
    ? [input?: InputsOf<Parameters>, options?: Options]
    : [input: InputsOf<Parameters>, options?: Options]
