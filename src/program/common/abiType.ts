/** Types of ABI parameters as forms show them, read by the codec itself. */
import type { AbiParam, AbiType } from '../../core/abi/AbiType.ts'
import { parseType } from '../../core/abi/parseType.ts'

export type { AbiType }

interface ParameterText {
  readonly name: string
  readonly type: string
  readonly components?: readonly ParameterText[] | undefined
}

/** Throws for a type that the codec does not know. */
export function readParameterType({ type, components = [] }: ParameterText, depth = 0): AbiType {
  return parseType(type, components, (members, level) => membersOf(members as readonly ParameterText[], level), depth)
}

function membersOf(members: readonly ParameterText[], depth: number): readonly AbiParam[] {
  return members.map((member) => ({ name: member.name, type: readParameterType(member, depth) }))
}
