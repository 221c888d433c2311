import { AbiError } from './AbiError.ts'
import type { AbiParam } from './AbiType.ts'
import { ABI_2_4, type AbiVersion } from './AbiVersion.ts'

export interface AbiFunction {
  readonly name: string
  readonly inputs: readonly AbiParam[]
  readonly outputs: readonly AbiParam[]
  /** Number in inbound messages. */
  readonly inputId: number
  /** Number in answers. */
  readonly outputId: number
}

export interface AbiEvent {
  readonly name: string
  readonly inputs: readonly AbiParam[]
  readonly id: number
}

/** A value in the data dictionary of a contract that is not deployed yet. */
export interface AbiDataItem extends AbiParam {
  readonly key: bigint
}

/** A storage field. */
export interface AbiStorageField extends AbiParam {
  /** Must be given before the deployment; fields without this mark must not be. */
  readonly init: boolean
}

/** A contract description, ready for use. */
export interface AbiContract {
  readonly version: AbiVersion
  readonly header: readonly AbiParam[]
  readonly functions: ReadonlyMap<string, AbiFunction>
  readonly events: ReadonlyMap<string, AbiEvent>
  readonly functionsByInputId: ReadonlyMap<number, AbiFunction>
  readonly functionsByOutputId: ReadonlyMap<number, AbiFunction>
  readonly eventsById: ReadonlyMap<number, AbiEvent>
  readonly data: readonly AbiDataItem[]
  readonly fields: readonly AbiStorageField[]
}

/** Whether initial values are in a dictionary with the public key, as before 2.4, and not in storage fields. */
export function hasDataDictionary({ version }: AbiContract): boolean {
  return version < ABI_2_4
}

/** Throws AbiError `name` for an unknown function. */
export function findFunction(contract: AbiContract, name: string): AbiFunction {
  const found = contract.functions.get(name)
  if (found !== undefined) return found
  throw new AbiError('name', `The ABI has no function named ${shownName(name)}`)
}

/** A name as messages show it. */
export function shownName(name: string): string {
  return `"${name.length > 60 ? `${name.slice(0, 60)}…` : name}"`
}
