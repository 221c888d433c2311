import { AbiError } from './AbiError.ts'

/** Version of a contract description as `major * 100 + minor`, so that versions compare as numbers. */
export type AbiVersion = 100 | 200 | 201 | 202 | 203 | 204 | 205 | 206 | 207

/** Signature in a reference, id before header. */
export const ABI_1_0 = 100
/** Header list; types `time`, `expire`, `pubkey`. */
export const ABI_2_0 = 200
/** Storage fields; types `string`, `optional`, `varint`, `varuint`. */
export const ABI_2_1 = 201
/** Layout by the largest sizes of types. */
export const ABI_2_2 = 202
/** The signature covers the destination. */
export const ABI_2_3 = 203
/** Type `ref`, `fixedbytes` inline, initial values in storage fields instead of a dictionary. */
export const ABI_2_4 = 204
/** Type `address_std`; get methods in the section `getters`. 2.5 and 2.6 add nothing to 2.4. */
export const ABI_2_7 = 207
/** Newest version; `decode_boc` and `encode_boc` follow it. */
export const LATEST_ABI: AbiVersion = ABI_2_7

const SUPPORTED: readonly number[] = [ABI_1_0, ABI_2_0, ABI_2_1, ABI_2_2, ABI_2_3, ABI_2_4, 205, 206, ABI_2_7]

/** Reads `major.minor`; further parts do not count. Throws `json` for another text or an unknown version. */
export function parseAbiVersion(text: string): AbiVersion {
  const match = /^(\d{1,3})\.(\d{1,3})(\.|$)/.exec(text)
  if (match === null) throw new AbiError('json', 'Invalid ABI version: expected a string such as "2.4"')
  return checkAbiVersion(Number(match[1]), Number(match[2]))
}

/** A supported version. Throws `json`. */
function checkAbiVersion(major: number, minor: number): AbiVersion {
  const version = major * 100 + minor
  if (minor < 100 && SUPPORTED.includes(version)) return version as AbiVersion
  throw new AbiError('json', `ABI version ${major}.${minor} is not supported, expected 1.0 or 2.0 to 2.7`)
}

/** `2.4`. */
export function formatAbiVersion(version: AbiVersion): string {
  return `${majorVersion(version)}.${version % 100}`
}

/** Number before the dot. */
export function majorVersion(version: AbiVersion): number {
  return Math.floor(version / 100)
}
