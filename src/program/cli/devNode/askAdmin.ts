/** The administrative interface of a development node. */

import { parseEndpoint } from '../../../config/parseEndpoint.ts'
import { outgoingFetch } from '../../../system/proxy/outgoingFetch.ts'
import type { AdminResult } from '../../devnode/controls/AdminMethod.ts'
import type { AdminMethodName, AdminMethods } from '../../devnode/controls/adminMethods.ts'
import { parseJson } from '../../http/parseJson.ts'
import { exitCodes } from '../errors/exitCodes.ts'
import { ToolError } from '../errors/ToolError.ts'
import type { Session } from '../session/Session.ts'
import { builtInNetworks } from '../settings/ToolConfig.ts'

/** Time limit in ms; tracing a long run takes a while. */
const TIME_LIMIT_MS = 60_000

/**
 * Calls a control of the node at the first endpoint, without a network that of this machine. Throws ToolError: 10 if the node
 * cannot be reached, 12 if it refuses or is not a development node.
 */
export async function askAdmin<Name extends AdminMethodName>(
  session: Session,
  method: Name,
  params: object,
): Promise<AdminResult<AdminMethods[Name]>> {
  const url = new URL(
    `/admin/${method}`,
    parseEndpoint((await session.endpoints())[0] ?? builtInNetworks['local']![0]!),
  )
  const request = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(params),
    signal: AbortSignal.timeout(TIME_LIMIT_MS),
  }
  const routes = await session.routes()
  const response = await session.interruption
    .timed(() => outgoingFetch(routes, url, request))
    .catch(() => {
      throw new ToolError(exitCodes.network, 'The node cannot be reached', { hint: 'Is "vendorclient node" running?' })
    })
  const answer = parseJson(await response.text().catch(() => ''))
  if (response.ok && typeof answer === 'object' && answer !== null) return answer as AdminResult<AdminMethods[Name]>
  const reason = (answer as { error?: { message?: unknown } } | null | undefined)?.error?.message
  if (typeof reason === 'string') throw new ToolError(exitCodes.rejected, `The node refused: ${reason.slice(0, 300)}`)
  throw new ToolError(exitCodes.rejected, 'This node has no administrative interface; only "vendorclient node" has')
}

/** Endpoint of the development node of a run. Throws ToolError (2) without a network. */
export async function nodeEndpoint(session: Session): Promise<string> {
  const [endpoint] = await session.endpoints()
  if (endpoint !== undefined) return endpoint
  throw new ToolError(exitCodes.usage, 'No network is configured', {
    hint: 'For "vendorclient node", add --url local.',
  })
}
