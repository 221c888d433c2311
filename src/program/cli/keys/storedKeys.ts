import { existsSync } from 'node:fs'
import type { Session } from '../session/Session.ts'
import { storedPath } from '../settings/ToolConfig.ts'
import { KeyStore } from './KeyStore.ts'

/**
 * What a configuration file says of keys that --keys names, so that they are found from every folder: the name of a stored
 * key, `env:NAME`, the keys of an alias, or a file. `undefined` for a secret, which no configuration keeps.
 */
export function storedKeys(session: Session, named: string, configFile: string): string | undefined {
  const stored = new KeyStore(session.dataFolder).reference(named)
  if (stored !== undefined) return stored
  const isFile = existsSync(named)
  if (!isFile && isSecret(named)) return undefined
  const ofAlias = isFile ? undefined : session.config.aliases[named]?.keys
  return storedPath(ofAlias ?? named, configFile, session.files)
}

/** A phrase, a secret key, JSON, or "-" for what is entered. */
function isSecret(named: string): boolean {
  return named === '-' || /\s|^\{/.test(named) || /^[0-9a-fA-F]{64}$/.test(named)
}
