import { X509Certificate } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { OutgoingRoutes } from '../../src/system/proxy/OutgoingRoutes.ts'
import { parseProxy } from '../../src/system/proxy/parseProxy.ts'
import { expandPath } from '../settings/expandPath.ts'
import type { Settings } from '../settings/loadSettings.ts'
import { StartupError } from '../settings/StartupError.ts'

/**
 * The routes of outgoing connections (direct or by proxy) according to the settings. Throws StartupError with exit code
 * 2.
 */
export function outgoingRoutes({ proxy, no_proxy, ca_file }: Settings['daemon']): OutgoingRoutes {
  const problem = proxy === undefined || proxy === 'none' ? undefined : parseProxy(proxy)
  if (typeof problem === 'string') throw new StartupError(2, `daemon.proxy ${problem}`, { path: 'daemon.proxy' })
  return new OutgoingRoutes({
    proxy,
    noProxy: no_proxy,
    authorities: ca_file === undefined ? undefined : readAuthorities(expandPath(ca_file)),
  })
}

function readAuthorities(path: string): string {
  try {
    const text = readFileSync(path, 'utf8')
    new X509Certificate(text)
    return text
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException
    const problem = code?.startsWith('ERR_OSSL') ? 'contains no certificate' : `cannot be read (${code ?? 'unknown'})`
    throw new StartupError(2, `The file ${path} ${problem} (daemon.ca_file)`, { path: 'daemon.ca_file' })
  }
}
