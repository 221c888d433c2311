import { ProtocolErrorCode } from '../generated/types/daemon.ts'
import { ClientError } from './ClientError.ts'

/** Throws a ClientError that does not have the token in it, for one that no daemon writes: a line break, nothing. */
export function checkToken(token: string): void {
  if (typeof token === 'string' && /^[\x21-\x7e]+$/.test(token)) return
  const message =
    'The token is not one word of visible ASCII characters; is it the content of the token file, without its line end?'
  throw new ClientError(ProtocolErrorCode.ConnectionLost, message)
}
