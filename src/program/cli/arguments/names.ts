/** Names that people give to keys, aliases and networks. */
import { exitCodes } from '../errors/exitCodes.ts'
import { ToolError } from '../errors/ToolError.ts'

export function isName(text: string): boolean {
  return /^[A-Za-z][\w-]{0,63}$/.test(text)
}

/** Throws ToolError (2). */
export function checkName(name: string, reserved: readonly string[] = []): string {
  if (isName(name) && !reserved.includes(name)) return name
  const others = reserved.length === 0 ? '' : `, and none of ${reserved.join(', ')}`
  throw new ToolError(
    exitCodes.usage,
    `Invalid name "${name.slice(0, 70)}": expected a letter, then letters, digits, - or _${others}`,
  )
}
