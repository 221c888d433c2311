/** Readable messages for connections that cannot be opened or that break. */

const AUTHORITY_REMEDY = 'name a file with its certificate in daemon.ca_file or NODE_EXTRA_CA_CERTS if you trust it'
const UNKNOWN_AUTHORITY = `its certificate is signed by an unknown authority: ${AUTHORITY_REMEDY}`
const SELF_SIGNED = `its certificate is self-signed: ${AUTHORITY_REMEDY}`
const CLOSED = 'the connection was closed before the answer was complete'

/** Texts by the error codes of Node.js, OpenSSL and the HTTP library. */
const REASONS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'the connection was refused, no server listens there',
  ENOTFOUND: 'the host name is unknown',
  EAI_AGAIN: 'the host name cannot be resolved at the moment',
  EHOSTUNREACH: 'the host is unreachable',
  ENETUNREACH: 'the network is unreachable',
  ETIMEDOUT: 'no connection was made in time',
  UND_ERR_CONNECT_TIMEOUT: 'no connection was made in time',
  ECONNRESET: CLOSED,
  EPIPE: CLOSED,
  UND_ERR_SOCKET: CLOSED,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: UNKNOWN_AUTHORITY,
  UNABLE_TO_GET_ISSUER_CERT: UNKNOWN_AUTHORITY,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: UNKNOWN_AUTHORITY,
  SELF_SIGNED_CERT_IN_CHAIN: UNKNOWN_AUTHORITY,
  DEPTH_ZERO_SELF_SIGNED_CERT: SELF_SIGNED,
  CERT_HAS_EXPIRED: 'its certificate has expired',
  CERT_NOT_YET_VALID: 'its certificate is not valid yet',
  ERR_SSL_WRONG_VERSION_NUMBER: 'the server does not speak TLS: use http:// if that is intended',
  ERR_SSL_PACKET_LENGTH_TOO_LONG: 'the server does not speak TLS: use http:// if that is intended',
}

const MAX_NAMES = 200

/** The reason of an error of Node.js, `undici` or `ws`. */
export function connectionFailure(cause: unknown): string {
  const { code = '', message = '' } = cause as { readonly code?: string; readonly message?: string }
  if (code === 'ERR_TLS_CERT_ALTNAME_INVALID') return otherNames(cause)
  return REASONS[code] ?? (message || code || 'unknown failure')
}

/** The names in the certificate come from the server, so they are sanitized and shortened. */
function otherNames(cause: unknown): string {
  const { host = '', cert } = cause as {
    readonly host?: string
    readonly cert?: { readonly subjectaltname?: string }
  }
  const names = (cert?.subjectaltname ?? '').replace(/[^\x20-\x7e]/g, '').slice(0, MAX_NAMES)
  return names === '' ? `its certificate is not for ${host}` : `its certificate is for ${names}, not for ${host}`
}
