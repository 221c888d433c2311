import type { OptionDefinition } from '../definition/Command.ts'
import { exitCodes } from '../errors/exitCodes.ts'
import { ToolError } from '../errors/ToolError.ts'

export const ownersOption: OptionDefinition = {
  name: 'owners',
  value: 'LIST',
  summary: 'Public keys of the owners, 64 hex digits each, separated by commas. Default: that of the keys.',
}

/** Maximum number of owners of a wallet. */
const MAX_OWNERS = 32

/** Numbers `0x…` of the keys of a list; `confirms` of them must agree. Throws ToolError (2). */
export function readOwners(list: string, confirms = 1): readonly string[] {
  const keys = list.split(',').map((key) => key.trim().replace(/^0x/, '').toLowerCase())
  const wrong = keys.find((key) => !/^[0-9a-f]{64}$/.test(key))
  if (wrong !== undefined) {
    throw new ToolError(
      exitCodes.usage,
      `Invalid --owners "${wrong.slice(0, 70)}": expected public keys of 64 hex digits`,
    )
  }
  if (new Set(keys).size !== keys.length) throw new ToolError(exitCodes.usage, '--owners names a key twice')
  if (keys.length > MAX_OWNERS) throw new ToolError(exitCodes.usage, `--owners names more than ${MAX_OWNERS} keys`)
  if (confirms > keys.length) {
    throw new ToolError(exitCodes.usage, `--confirms ${confirms} exceeds the number of owners, ${keys.length}`)
  }
  return keys.map((key) => `0x${key}`)
}
