import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { discoveryPath } from './dataFolder.ts'

/** The discovery file of a serving daemon. Source: daemon section 10. */
export interface Discovery {
  readonly pid: number
  readonly version: string
  readonly protocol: number
  readonly ws: string
  readonly socket: string | null
  readonly token_file: string
}

/**
 * The content of the file; only a successful connection shows that it is still valid. `undefined` without a readable
 * file.
 */
export function readDiscovery(folder: string): Discovery | undefined {
  try {
    const found = JSON.parse(readFileSync(discoveryPath(folder), 'utf8')) as Discovery
    return typeof found.ws === 'string' && typeof found.pid === 'number' ? found : undefined
  } catch {
    return undefined
  }
}

/** The token that belongs to a discovery file. */
export function readToken(folder: string, { token_file }: Discovery): string | undefined {
  try {
    return readFileSync(join(folder, token_file), 'utf8').trim()
  } catch {
    return undefined
  }
}
