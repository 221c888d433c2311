/** Amounts of tokens as people write them, exact. 1 token is 10^9 nanotokens. */
import { exitCodes } from '../output/exitCodes.ts'
import { ToolError } from '../session/ToolError.ts'

const DECIMALS = 9
const MAX = 2n ** 128n - 1n

/** Nanotokens of a text such as `1.5`. Throws ToolError (2). */
export function parseTokens(text: string, what: string): bigint {
  const match = /^(\d+)(?:\.(\d+))?$/.exec(text)
  if (match === null) throw invalid(what, text, 'a number of tokens such as 1.5')
  const [, whole, fraction = ''] = match
  if (fraction.length > DECIMALS) throw invalid(what, text, `at most ${DECIMALS} decimals`)
  const nano = BigInt(whole!) * 10n ** BigInt(DECIMALS) + BigInt(fraction.padEnd(DECIMALS, '0'))
  if (nano > MAX) throw invalid(what, text, 'an amount that fits 128 bits')
  return nano
}

/** `1.005` for 1005000000; no zeros behind. */
export function formatTokens(nano: bigint): string {
  const sign = nano < 0n ? '-' : ''
  const digits = (nano < 0n ? -nano : nano).toString().padStart(DECIMALS + 1, '0')
  const fraction = digits.slice(-DECIMALS).replace(/0+$/, '')
  return `${sign}${digits.slice(0, -DECIMALS)}${fraction === '' ? '' : `.${fraction}`}`
}

/** Both units: `1.005 tokens (1005000000 nano)`. */
export function describeAmount(nano: bigint): string {
  return `${formatTokens(nano)} tokens (${nano} nano)`
}

function invalid(what: string, text: string, expected: string): ToolError {
  return new ToolError(exitCodes.usage, `Invalid ${what} "${text.slice(0, 60)}": expected ${expected}`)
}
