/** How answers of nodes differ from those of other web servers. Source: network 4.2, 4.6. */
import type { RestAnswer } from '../Network.ts'
import { isObject } from '../readGraphqlResponse.ts'

/** Beginnings of the texts with which nodes refuse `GET /v2/account`. */
const REFUSALS = /^(?:(?:account_id|dapp_id|address) parameter required|Invalid (?:account_id|dapp_id|address)\b)/i
/** Beginning of the text about an absent account. */
const NO_ACCOUNT = /^Original error:/

export function isAccountAnswer({ status, text, json }: RestAnswer): boolean {
  switch (status) {
    case 200:
      return isObject(json) && typeof json['boc'] === 'string'
    case 400:
      return REFUSALS.test(text.trim())
    case 404:
      return NO_ACCOUNT.test(text.trim())
    default:
      return false
  }
}

export function isMessageAnswer({ json }: RestAnswer): boolean {
  return isObject(json) && ('result' in json || 'error' in json)
}
