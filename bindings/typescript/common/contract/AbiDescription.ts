/** The content of an ABI file, as far as contract objects read it. `as const` makes its names and types known. */

export interface AbiParameter {
  readonly name: string
  readonly type: string
  readonly components?: readonly AbiParameter[]
  readonly init?: boolean
}

export interface AbiFunctionDescription {
  readonly name: string
  readonly inputs: readonly AbiParameter[]
  readonly outputs: readonly AbiParameter[]
  readonly id?: string
}

interface AbiEventDescription {
  readonly name: string
  readonly inputs: readonly AbiParameter[]
  readonly id?: string
}

export interface AbiDescription {
  readonly version?: string
  readonly header?: readonly string[]
  readonly functions?: readonly AbiFunctionDescription[]
  readonly events?: readonly AbiEventDescription[]
  readonly fields?: readonly AbiParameter[]
  /** Used before ABI 2.4 instead of `fields`: the values that are set before a deployment. */
  readonly data?: readonly (AbiParameter & { readonly key: number })[]
}
