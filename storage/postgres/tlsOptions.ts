import { readFileSync } from 'node:fs'
import type { ConnectionOptions } from 'node:tls'
import type { StorageServer } from '../../src/ports/Storage.ts'
import { readKeyFile } from './readKeyFile.ts'

/** Ways in which a connection is tried, in this order; `false` is without TLS. */
export type TlsAttempt = ConnectionOptions | false

/**
 * Source: PostgreSQL documentation, chapter libpq, section on SSL support. Without `sslrootcert`, or with `system`, certificates are checked against the roots
 * that Node.js has and those of `authorities`.
 * @throws the error of the system for a file that cannot be read, and an error for a key that others can read
 */
export function tlsAttempts(server: StorageServer): readonly TlsAttempt[] {
  const { tlsMode, host, rootCertificate } = server
  // As in libpq a Unix socket has no TLS.
  if (tlsMode === 'disable' || host.startsWith('/')) return [false]
  const files = readFiles(server)
  const unchecked = { ...files, rejectUnauthorized: false }
  const chainOnly = { ...files, checkServerIdentity: () => undefined }
  switch (tlsMode) {
    case 'allow':
      return [false, unchecked]
    case 'prefer':
      return [unchecked, false]
    case 'require':
      return [rootCertificate === undefined ? unchecked : chainOnly]
    case 'verify-ca':
      return [chainOnly]
    case 'verify-full':
      return [files]
  }
}

function readFiles({ rootCertificate, authorities, certificate, certificateKey }: StorageServer): ConnectionOptions {
  const isNamed = rootCertificate !== undefined && rootCertificate !== 'system'
  const trusted = isNamed ? readFileSync(rootCertificate) : authorities && [...authorities]
  return {
    ...(trusted !== undefined && { ca: trusted }),
    ...(certificate !== undefined && { cert: readFileSync(certificate) }),
    ...(certificateKey !== undefined && { key: readKeyFile(certificateKey) }),
  }
}
