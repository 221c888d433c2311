import { sha256 } from '#platform/hashes.ts'
import { readUint32 } from '../cells/bits.ts'
import type { ChainRules } from '../chainRules.ts'
import { spendWork } from '../work.ts'
import type { AbiParam } from './AbiType.ts'
import { ABI_1_0, type AbiVersion, majorVersion } from './AbiVersion.ts'
import { typeNames } from './typeName.ts'

/** Number of every constructor under current rules. */
export const CONSTRUCTOR_ID = 1

export interface FunctionSignature {
  readonly name: string
  readonly header: readonly AbiParam[]
  readonly inputs: readonly AbiParam[]
  readonly outputs: readonly AbiParam[]
  readonly version: AbiVersion
}

/**
 * Text that the number of a function is made from: `name(inputs)(outputs)v<major>`; version 1 counts the header among the
 * inputs. Source: formats 5.2.
 */
export function functionSignature({ name, header, inputs, outputs, version }: FunctionSignature): string {
  const counted = version === ABI_1_0 ? [...header, ...inputs] : inputs
  return `${name}(${typeNames(counted)})(${typeNames(outputs)})v${majorVersion(version)}`
}

/** Text that the number of an event is made from: `name(inputs)v<major>`. */
export function eventSignature(name: string, inputs: readonly AbiParam[], version: AbiVersion): string {
  return `${name}(${typeNames(inputs)})v${majorVersion(version)}`
}

/**
 * First four bytes of the SHA-256 of a signature, big endian; 1 for the name `constructor` under current rules,
 * whatever its parameters and results. Callers clear or set the top bit. Source: decision 22.
 */
export function signatureId(signature: string, rules: ChainRules): number {
  spendWork(4 + signature.length / 256)
  if (rules === 'current' && isConstructor(signature.slice(0, signature.indexOf('(')))) return CONSTRUCTOR_ID
  return readUint32(sha256(signature), 0, 32)
}

/** Number in inbound messages. */
export function toInputId(id: number): number {
  return id & 0x7fffffff
}

/** Number in answers. */
export function toOutputId(id: number): number {
  return (id | 0x80000000) >>> 0
}

export function isConstructor(name: string): boolean {
  return name === 'constructor'
}
