/** The blockchain configuration that the network publishes, from its last key block. Source: network 3.9. */
import { exitCodes } from '../errors/exitCodes.ts'
import { ToolError } from '../errors/ToolError.ts'
import { ifRefused } from '../session/LibraryError.ts'
import type { Session } from '../session/Session.ts'

/** Text shown by every command that would use the configuration. */
export const NO_CONFIGURATION = 'this network publishes no configuration'

/**
 * Base64 BOC; `undefined` if the network does not publish it. Throws LibraryError when the network cannot be queried.
 */
export async function readChainConfig(session: Session): Promise<string | undefined> {
  const { KEY_BLOCK_QUERY } = await import('../../../net/publishedConfig.ts')
  // A network with default settings has neither the collection nor the field.
  const refused = ifRefused({ result: { data: null } })
  const { result } = await session.call('net.query', { query: KEY_BLOCK_QUERY }).catch(refused)
  const block: string | null | undefined = result.data?.blocks?.[0]?.boc
  if (block === undefined || block === null) return undefined
  const { config_boc } = await session.call('boc.get_blockchain_config', { block_boc: block })
  return config_boc
}

/** Base64 BOC. Throws ToolError (11) if the network does not publish it. */
export async function requireChainConfig(session: Session): Promise<string> {
  session.progress.phase('reading the configuration')
  const config = await readChainConfig(session)
  if (config !== undefined) return config
  throw new ToolError(exitCodes.notFound, NO_CONFIGURATION.replace(/^t/, 'T'), {
    hint: 'There, local runs use the built-in configuration, or the file given by --bc-config.',
  })
}
