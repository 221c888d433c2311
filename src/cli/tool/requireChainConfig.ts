import { readChainConfig } from './chainConfig.ts'
import { exitCodes } from './exitCodes.ts'
import type { Session } from './Session.ts'
import { ToolError } from './ToolError.ts'

/** Base64 BOC. Throws ToolError (11) when the network shows none. */
export async function requireChainConfig(session: Session): Promise<string> {
  session.progress.phase('reading the configuration')
  const config = await readChainConfig(session)
  if (config !== undefined) return config
  throw new ToolError(exitCodes.notFound, 'The network shows no key block, so its configuration is unknown')
}
