/** The administrative interface of a development node. */

import { parseEndpoint } from '../../../config/parseEndpoint.ts'
import { outgoingFetch } from '../../../system/proxy/outgoingFetch.ts'
import type { AdminResult } from '../../devnode/controls/AdminMethod.ts'
import type { AdminMethodName, AdminMethods } from '../../devnode/controls/adminMethods.ts'
import { parseJson } from '../../http/parseJson.ts'
import { type ExitCode, exitCodes } from '../errors/exitCodes.ts'
import { ToolError } from '../errors/ToolError.ts'
import type { Session } from '../session/Session.ts'
import { builtInNetworks } from '../settings/ToolConfig.ts'

/** Time limit in ms; tracing a long run takes a while. */
const TIME_LIMIT_MS = 60_000

/**
 * Calls a control of the node at the first endpoint, without a network that of this machine. Throws ToolError: 10 if the node
 * cannot be reached, 2 for parameters that it does not take, 11 for what it does not find, 12 if it refuses for another reason or
 * is not a development node.
 */
export async function askAdmin<Name extends AdminMethodName>(
  session: Session,
  method: Name,
  params: object,
): Promise<AdminResult<AdminMethods[Name]>> {
  const url = new URL(`/admin/${method}`, parseEndpoint(await nodeEndpoint(session)))
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
  const { code, message } = (answer as { error?: Refusal } | null | undefined)?.error ?? {}
  if (typeof message === 'string')
    throw new ToolError(CODES[String(code)] ?? exitCodes.rejected, `The node refused: ${message.slice(0, 300)}`)
  throw new ToolError(exitCodes.rejected, 'This node has no administrative interface; only "vendorclient node" has')
}

interface Refusal {
  readonly code?: unknown
  readonly message?: unknown
}

/** Exit codes of refusals; of all others, 12. */
const CODES: Readonly<Record<string, ExitCode>> = { invalid_params: exitCodes.usage, not_found: exitCodes.notFound }

/** Endpoint of the development node of a run; without a network, the usual one of this machine. */
export async function nodeEndpoint(session: Session): Promise<string> {
  return (await session.endpoints())[0] ?? builtInNetworks['local']![0]!
}
