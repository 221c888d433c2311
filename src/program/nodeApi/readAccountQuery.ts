import { RestError } from './RestError.ts'
import { malformedId, missingId, readRawId } from './rawId.ts'

/** Parameters of `GET /v2/account`. */
export interface AccountQuery {
  readonly accountId: string
  /** Absent in the legacy form. */
  readonly dappId: string | undefined
}

/**
 * `account_id` and `dapp_id`, 64 hex digits each. Both must be there before either is looked at; the legacy `address`
 * alone counts as nothing. Throws RestError with status 400 and the texts of client interface 7.3.
 */
export function readAccountQuery(query: URLSearchParams): AccountQuery {
  const accountId = query.get('account_id')?.trim() ?? ''
  const dappId = query.get('dapp_id')?.trim() ?? ''
  if (accountId === '') throw new RestError(400, missingId('account_id'))
  if (dappId === '') throw new RestError(400, missingId('dapp_id'))
  // A request that says both leaves open which one it means.
  if (query.has('address')) throw new RestError(400, 'address parameter is not supported, use account_id and dapp_id')
  return { accountId: requireId('account_id', accountId), dappId: requireId('dapp_id', dappId) }
}

/** Legacy form: `address`, 64 hex digits with or without workchain 0. Throws RestError with status 400. Source: network 4.2. */
export function readLegacyAccountQuery(query: URLSearchParams): AccountQuery {
  const address = query.get('address')?.trim() ?? ''
  if (address === '') throw new RestError(400, 'Address parameter required')
  const accountId = readRawId(address.replace(/^0:/, ''))
  if (accountId === undefined) throw new RestError(400, 'Invalid address')
  return { accountId, dappId: undefined }
}

function requireId(field: string, text: string): string {
  const id = readRawId(text)
  if (id === undefined) throw new RestError(400, malformedId(field))
  return id
}
