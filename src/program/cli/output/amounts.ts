/** Exact amounts of tokens in decimal notation. 1 token is 10^9 nanotokens. */
import { exitCodes } from '../errors/exitCodes.ts'
import { ToolError } from '../errors/ToolError.ts'

const DECIMALS = 9
const MAX = 2n ** 128n - 1n

/** Nanotokens of a text such as `1.5` or `1.5T`. Throws ToolError (2). */
export function parseTokens(text: string, what: string): bigint {
  const match = /^(\d+)(?:\.(\d+))?T?$/.exec(text)
  if (match === null) throw invalid(what, text, 'a number of tokens such as 1.5')
  const [, whole, fraction = ''] = match
  if (fraction.length > DECIMALS) throw invalid(what, text, `at most ${DECIMALS} decimals`)
  const nano = BigInt(whole!) * 10n ** BigInt(DECIMALS) + BigInt(fraction.padEnd(DECIMALS, '0'))
  if (nano > MAX) throw invalid(what, text, 'an amount that fits in 128 bits')
  return nano
}

function invalid(what: string, text: string, expected: string): ToolError {
  return new ToolError(exitCodes.usage, `Invalid ${what} "${text.slice(0, 60)}": expected ${expected}`)
}
