import { InvalidServerResponse } from '../errors/net.ts'

/**
 * `info.version` as one number, `major * 1000000 + minor * 1000 + patch`. Missing parts are 0, and so is what follows the
 * digits of a part (`1.0.0-rc` is 1000000). Throws InvalidServerResponse (605) for a text that begins with no number.
 * Source: network 1.6.
 */
export function packVersion(version: string): number {
  const parts = version.split('.', 3).map((part) => /^\d+/.exec(part.trim())?.[0])
  if (parts[0] === undefined) {
    throw InvalidServerResponse.error(
      `Invalid version of the node: expected numbers such as 1.0.0, got ${shown(version)}`,
    )
  }
  const [major = 0, minor = 0, patch = 0] = parts.map((part) => Number(part ?? 0))
  return major * 1_000_000 + minor * 1_000 + patch
}

/** First version whose nodes name accounts by `account_id` and `dapp_id`. Source: client interface 9. */
export const FIRST_DAPP_ID_AWARE_VERSION = 1_000_000

function shown(text: string) {
  return JSON.stringify(text.length > 40 ? `${text.slice(0, 40)}…` : text)
}
