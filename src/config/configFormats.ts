/** Text formats that only the configuration uses; `schema/formats.ts` holds the shared ones. */
import { filledText, textLike, textParsedBy } from '../schema/formats.ts'
import { parseEndpoint } from './parseEndpoint.ts'
import { parseStorageUrl, SCHEMA_NAME } from './parseStorageUrl.ts'

export const endpointText = textParsedBy(parseEndpoint, 'a URL such as https://node.example')

export const storageUrl = textParsedBy(expectStorageUrl, 'a URL such as postgres://user@host:5432/database')

function expectStorageUrl(text: string): void {
  // A URL parser silently drops tabs and line breaks.
  if (filledText.rule.mistake(text) !== undefined) throw new Error('is empty, too long, or has control characters')
  parseStorageUrl(text)
}

export const schemaName = textLike(
  'at most 63 lower-case letters, digits and underscores, not beginning with a digit or pg_',
  SCHEMA_NAME,
)

export const operatorLabel = textLike(
  'a name of 1 to 64 letters, digits, spaces, dots, dashes and underscores',
  /^[\p{L}\p{N} ._-]{1,64}$/u,
)

export const derivationPath = textParsedBy(
  expectDerivationPath,
  "a path such as m/44'/396'/0'/0/0 with numbers below 2147483648",
)

function expectDerivationPath(path: string): void {
  for (const [index, segment] of path.split('/').entries()) {
    if (segment === 'm' && index === 0) continue
    if (!/^\d{1,10}'?$/.test(segment)) throw new Error('has a part that is not a number')
    if (Number.parseInt(segment, 10) >= 2 ** 31) throw new Error('has a larger number')
  }
}

/** Key of a block keeper: its signer index. */
export const signerIndex = textLike(
  'a signer index from 0 to 65535',
  /^(0|[1-9]\d{0,3}|[1-5]\d{4}|6[0-4]\d{3}|65[0-4]\d{2}|655[0-2]\d|6553[0-5])$/,
)

export const recipientText = textLike(
  '<dapp_id>::<account_id>, 0:<account_id> or 64 hex characters',
  /^(?:[0-9a-f]{64}::|-?\d+:)?[0-9a-f]{64}$/i,
)

export const abiText = textParsedBy(expectJsonObject, 'the JSON text of an ABI')

function expectJsonObject(text: string): void {
  const value: unknown = readJson(text)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Error('holds no JSON object')
}

/** The message of `JSON.parse` would quote the text. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Error('is not valid JSON')
  }
}
