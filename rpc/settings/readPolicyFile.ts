import { existsSync, readFileSync } from 'node:fs'
import type { ConfigLayer } from '../../src/config/resolveConfig.ts'
import { StartupError } from '../daemon/StartupError.ts'
import { parseSettings } from './parseSettings.ts'

/** The policy that `daemon.policy_file` names. A missing file is an error: it must not mean that everything is allowed. */
export function readPolicyFile(path: string): ConfigLayer {
  if (!existsSync(path)) {
    throw new StartupError(2, `The policy file ${path} does not exist (daemon.policy_file)`, { path })
  }
  let bytes: Uint8Array
  try {
    bytes = readFileSync(path)
  } catch (cause) {
    throw new StartupError(2, `The policy file ${path} cannot be read: ${(cause as Error).message}`, { path })
  }
  return { name: path, config: { policy: parseSettings(path, bytes) } }
}
