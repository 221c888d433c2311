import { exitCodes } from '../errors/exitCodes.ts'
import { ToolError } from '../errors/ToolError.ts'

/** Reads a hash from the command line; returns it in lower case. Throws ToolError (2) for anything but 64 hex digits. */
export function readHash(text: string, what: string): string {
  if (/^[0-9a-fA-F]{64}$/.test(text)) return text.toLowerCase()
  throw new ToolError(exitCodes.usage, `Invalid ${what} "${text.slice(0, 80)}": expected 64 hex digits`)
}
