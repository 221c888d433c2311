import { parseAccount } from '../tlb/index.ts'
import { accountFields } from './accountFields.ts'
import { BocError } from './BocError.ts'
import { type BocSource, base64Of } from './BocSource.ts'
import { JSON_VERSION, type JsonObject } from './json.ts'
import { withBocErrors } from './withBocErrors.ts'

/**
 * JSON object of an account, which may be inside a Merkle proof. Throws BocError `invalid`, and `conversion` for an
 * account that does not exist. Source: modules 4.
 */
export function parseAccountObject(source: BocSource): JsonObject {
  const { root } = source
  const isProof = root.kind === 'merkleProof'
  const cell = isProof ? root.refs[0]! : root
  const account = withBocErrors('invalid', 'account', () => parseAccount(cell))
  if (account === undefined) throw new BocError('conversion', 'The account does not exist, so it has no fields')
  const fields = withBocErrors('conversion', 'account', () =>
    accountFields(account, base64Of(source), isProof ? { level: 0 } : {}),
  )
  return { json_version: JSON_VERSION, ...fields }
}
