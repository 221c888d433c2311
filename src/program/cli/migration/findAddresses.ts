/** Finds and replaces addresses of the form before Dapp IDs in any text, such as bytes read as Latin-1. */

/** An address that is not part of a longer word or number, of an extended address, or of a time such as 10:0:…. */
const LEGACY = /(?<![0-9A-Za-z:])(-?\d{1,3}):([0-9a-fA-F]{64})(?![0-9A-Za-z:])/g

/** Account ids (64 lower-case hex digits) in workchain 0, and the number of addresses in other workchains. */
export function findAddresses(text: string): {
  readonly accountIds: ReadonlyMap<string, number>
  readonly elsewhere: number
} {
  const accountIds = new Map<string, number>()
  let elsewhere = 0
  for (const [, workchain, digits] of text.matchAll(LEGACY)) {
    const accountId = digits!.toLowerCase()
    if (workchain === '0') accountIds.set(accountId, (accountIds.get(accountId) ?? 0) + 1)
    else elsewhere++
  }
  return { accountIds, elsewhere }
}

/** Returns the text with extended addresses; addresses without a Dapp ID in the map stay as they are. */
export function extendAddresses(text: string, dappIds: ReadonlyMap<string, string>): string {
  return text.replaceAll(LEGACY, (whole, workchain: string, digits: string) => {
    const dappId = workchain === '0' ? dappIds.get(digits.toLowerCase()) : undefined
    return dappId === undefined ? whole : `${dappId}::${digits.toLowerCase()}`
  })
}
