/** The blockchain configuration of local runs. */

import { readBocFile } from '../arguments/readInput.ts'
import { onLibraryError } from '../session/LibraryError.ts'
import type { Session } from '../session/Session.ts'
import { NO_CONFIGURATION, readChainConfig } from './chainConfig.ts'

/** Where the configuration of a run comes from; member `configuration` of documents. */
type ConfigurationSource = 'file' | 'network' | 'built-in'

interface Configuration {
  readonly source: ConfigurationSource
  /** Base64 BOC; absent for the built-in configuration. */
  readonly boc?: string
  /** Why the built-in configuration is used. */
  readonly reason?: string
}

/** After this time, the built-in configuration is used: a node without GraphQL may never answer. */
const TIME_LIMIT_MS = 3000

/** Configurations by session: all emulations of a command use the same one. */
const found = new WeakMap<Session, Promise<Configuration>>()

/** Options of an emulation: the configuration of --bc-config, otherwise that of the network. Throws ToolError (2). */
export async function executionOptions(session: Session): Promise<{ blockchain_config?: string }> {
  const { boc } = await configurationOf(session)
  return boc === undefined ? {} : { blockchain_config: boc }
}

/** Returns the source of the configuration; writes a note if the built-in one had to be used. */
export async function tellConfiguration(session: Session): Promise<ConfigurationSource> {
  const { source, reason } = await configurationOf(session)
  if (reason !== undefined) session.note(`${reason}; the built-in one was used`)
  return source
}

function configurationOf(session: Session): Promise<Configuration> {
  const known = found.get(session) ?? findConfiguration(session)
  found.set(session, known)
  return known
}

async function findConfiguration(session: Session): Promise<Configuration> {
  const { input } = session
  const file = input.text('bc-config')
  if (file !== undefined) return { source: 'file', boc: readBocFile(file, '--bc-config') }
  // A state from a file needs no network.
  if (input.flag('boc') || input.flag('tvc')) return { source: 'built-in' }
  const silent = { source: 'built-in', reason: 'the network did not send its configuration in time' } as const
  return Promise.race([
    fromNetwork(session).catch(onLibraryError(() => silent)),
    new Promise<Configuration>((resolve) => setTimeout(resolve, TIME_LIMIT_MS, silent).unref()),
  ])
}

async function fromNetwork(session: Session): Promise<Configuration> {
  const boc = await readChainConfig(session)
  return boc === undefined ? { source: 'built-in', reason: NO_CONFIGURATION } : { source: 'network', boc }
}
