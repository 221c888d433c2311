import { NetworkError, type NetworkErrorKind } from '../ports/NetworkAccess.ts'
import { connectionFailure } from './connectionFailure.ts'

/** Error codes with a more specific kind; every other code counts as a failed connection. */
const KINDS: Readonly<Record<string, NetworkErrorKind>> = {
  UND_ERR_INVALID_ARG: 'request',
  ERR_INVALID_ARG_TYPE: 'request',
  ERR_INVALID_CHAR: 'request',
  ERR_INVALID_HTTP_TOKEN: 'request',
  ERR_UNESCAPED_CHARACTERS: 'request',
  UND_ERR_RES_EXCEEDED_MAX_SIZE: 'size',
}

/** An error of Node.js, `undici` or `ws` as one of the port. */
export function networkError(cause: unknown): NetworkError {
  if (cause instanceof NetworkError) return cause
  const { code = '' } = cause as { readonly code?: string }
  return new NetworkError(KINDS[code] ?? 'unreachable', connectionFailure(cause), cause)
}
