import { isRawId } from '../../core/addresses/parseAddress.ts'
import { InvalidHex } from '../../errors/client.ts'

/** A Dapp ID as 64 lower-case hex digits. Throws InvalidHex (2). */
export function readDappId(text: string): string {
  if (isRawId(text)) return text.toLowerCase()
  throw InvalidHex.error('Invalid Dapp ID: expected 64 hex characters', { path: 'execution_options.dapp_id' })
}
