import { exitCodes } from './exitCodes.ts'
import { ToolError } from './ToolError.ts'

/** Throws ToolError (2). Words that follow `account` in a command are refused, because they would never be found. */
export function checkAliasName(name: string): string {
  if (/^[A-Za-z][\w-]{0,63}$/.test(name) && !['show', 'wait', 'dump'].includes(name)) return name
  throw new ToolError(
    exitCodes.usage,
    `Invalid name "${name.slice(0, 70)}": expected a letter, then letters, digits, - or _, and none of show, wait, dump`,
  )
}
