/** Ids that name an account for routing: raw hex, nothing else. Source: client interface 2.7, decisions 11 and 12. */
import { isRawId } from '../../core/addresses/parseAddress.ts'
import { DappIdRequired, InvalidData } from '../../errors/processing.ts'

/** The id in lower case. Throws InvalidData (512) that names the field. */
export function readRawId(text: string, field: 'account_id' | 'dapp_id'): string {
  if (isRawId(text)) return text.toLowerCase()
  throw InvalidData.error(`Invalid data: \`${field}\` must be a 64-character hex string (no 0x prefix, no workchain)`, {
    field,
  })
}

/** The Dapp ID for a node that needs one. Throws DappIdRequired (518), InvalidData (512). */
export function readDappId(text: string): string {
  if (text !== '') return readRawId(text, 'dapp_id')
  throw DappIdRequired.error('`dapp_id` is required when connected to a v>=1.0.0 server')
}
