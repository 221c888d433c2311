import { NetworkError, type NetworkErrorKind } from '../ports/Network.ts'

/** Codes of errors that say what is wrong; every other one is a connection that failed. */
const KINDS: Readonly<Record<string, NetworkErrorKind>> = {
  UND_ERR_INVALID_ARG: 'request',
  ERR_INVALID_ARG_TYPE: 'request',
  ERR_INVALID_CHAR: 'request',
  ERR_INVALID_HTTP_TOKEN: 'request',
  ERR_UNESCAPED_CHARACTERS: 'request',
  UND_ERR_RES_EXCEEDED_MAX_SIZE: 'size',
}

/** An error of Node.js, `undici` or `ws` as one of the port; its code stands in for a missing text. */
export function networkError(cause: unknown): NetworkError {
  const { code = '', message } = cause as { code?: string; message: string }
  return new NetworkError(KINDS[code] ?? 'unreachable', message || code || 'unknown failure', cause)
}
