import type { AbiContract } from './AbiContract.ts'
import { AbiError } from './AbiError.ts'
import type { AbiParam } from './AbiType.ts'
import { encodeValue } from './encodeValue.ts'
import { type PackedValue, packedValue } from './packValues.ts'

/** Maximum of the header field `expire`; it means never. */
export const EXPIRES_NEVER = 0xffffffff

/** Fields of a message header; the description of a contract says which of them it has. */
export interface CallHeader {
  /** Unix time in s; `EXPIRES_NEVER` for a message that never expires. */
  readonly expire?: number | undefined
  /** ms since 1970. */
  readonly time?: bigint | undefined
  /** Hex; empty or absent: without key. */
  readonly pubkey?: string | undefined
}

/**
 * Header of an external call in the order of the description. A missing field has its default: `time` is `nowMs`,
 * `expire` is never, `pubkey` is absent. Throws AbiError `value` for an invalid key, and for fields of other types,
 * which have no default.
 */
export function encodeHeader(contract: AbiContract, header: CallHeader, nowMs: number): PackedValue[] {
  return contract.header.map((param) => {
    const { type, name } = param
    const given = name === 'time' || name === 'expire' || name === 'pubkey' ? header[name] : undefined
    const builder = encodeValue(type, given ?? defaultOf(param, nowMs), contract.version, `header ${name}`)
    return packedValue(builder, type, contract.version)
  })
}

function defaultOf({ name, type }: AbiParam, nowMs: number): unknown {
  switch (type.kind) {
    case 'time':
      return nowMs
    case 'expire':
      return EXPIRES_NEVER
    case 'pubkey':
      return ''
    default:
      throw new AbiError('value', `Header field ${name} needs a value, but only time, expire and pubkey can be set`)
  }
}
