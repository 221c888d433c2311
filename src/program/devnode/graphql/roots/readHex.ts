import { GraphQLError } from 'graphql'

/** Lower-case form of an id or hash. Throws GraphQLError with the text of network 3.10 unless it is 64 hex digits. */
export function readHex64(value: string, name: string): string {
  if (!/^[0-9a-f]{64}$/i.test(value)) {
    throw new GraphQLError(`Invalid ${name}: expected 64 hex characters without prefix`)
  }
  return value.toLowerCase()
}

/** Account id of a legacy address, `0:` and 64 hex digits or the digits alone. Throws GraphQLError. */
export function readLegacyAddress(value: string): { workchainId: number; accountId: string } {
  const match = /^(?:(-?\d{1,3}):)?([0-9a-f]{64})$/i.exec(value)
  if (match === null) throw new GraphQLError('Invalid address: expected <workchain>:<64 hex characters>')
  return { workchainId: Number(match[1] ?? 0), accountId: match[2]!.toLowerCase() }
}
