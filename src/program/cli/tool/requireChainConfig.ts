import { NO_CONFIGURATION, readChainConfig } from './chainConfig.ts'
import { exitCodes } from './exitCodes.ts'
import type { Session } from './Session.ts'
import { ToolError } from './ToolError.ts'

/** Base64 BOC. Throws ToolError (11) when the network publishes none. */
export async function requireChainConfig(session: Session): Promise<string> {
  session.progress.phase('reading the configuration')
  const config = await readChainConfig(session)
  if (config !== undefined) return config
  throw new ToolError(exitCodes.notFound, NO_CONFIGURATION.replace(/^t/, 'T'), {
    hint: 'Local runs use the built-in configuration there, or the file of --bc-config.',
  })
}
