import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from '../temporaryFolder.ts'

/** Why tests with certificates are skipped; empty when they run. */
export const whyWithoutTls = hasOpenssl() ? '' : ' (skipped: openssl is not installed)'

export interface ServerCertificate {
  readonly key: Buffer
  readonly cert: Buffer
  /** File with the certificate, which is its own authority. */
  readonly path: string
}

/** A key and a self-signed certificate for a host name; they go with the running test. */
export function makeCertificate(name: string): ServerCertificate {
  const folder = temporaryFolder()
  const [keyPath, path] = [join(folder, 'server.key'), join(folder, 'server.pem')]
  const subject = ['-subj', `/CN=${name}`, '-addext', `subjectAltName=DNS:${name}`, '-days', '2']
  const files = ['-keyout', keyPath, '-out', path]
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...files, ...subject], { stdio: 'ignore' })
  return { key: readFileSync(keyPath), cert: readFileSync(path), path }
}

function hasOpenssl(): boolean {
  try {
    execFileSync('openssl', ['version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
