/** A console of this process for the questions of its tools. Nothing is printed to stdout, which carries the protocol. */

import { JsonLog } from '../../../../rpc/daemon/JsonLog.ts'
import type { Confirmations } from '../../console/server/Confirmations.ts'
import { openConsoleAssets } from '../../console/server/ConsoleAssets.ts'
import { OwnLibrary } from '../../console/server/Library.ts'
import { openPrivately } from '../../console/server/openInBrowser.ts'
import { type RunningConsole, startConsole, USUAL_NODE } from '../../console/server/startConsole.ts'
import { UsageError } from '../errors/UsageError.ts'
import { printNote } from '../output/standardError.ts'
import type { Session } from '../session/Session.ts'

/** Throws UsageError if the program was built without a console. */
export async function startConfirmationConsole(
  session: Session,
  confirmations: Confirmations,
): Promise<RunningConsole> {
  const { entry } = await session.program()
  const assets = openConsoleAssets(entry)
  if (assets === undefined) throw new UsageError('--confirm console: this build of the program has no console')
  const log = new JsonLog('warn')
  const { endpoints, accessKey } = await session.network()
  const [endpoint = USUAL_NODE] = endpoints
  const variables = {
    VENDORCLIENT_NETWORK_ENDPOINTS: endpoints.length === 0 ? endpoint : endpoints.join(','),
    ...(accessKey !== undefined && { VENDORCLIENT_NETWORK_ACCESS_KEY: accessKey }),
  }
  const showLink = (link: string) => {
    printNote(`vendorclient mcp: confirm at ${link} (opens once)`)
  }
  const console = await startConsole({
    port: 0,
    endpoint,
    library: new OwnLibrary({ entry, log, settings: () => variables }),
    hasOwnLibrary: true,
    assets,
    log,
    showLink,
    confirmations,
  })
  showLink(console.link)
  if (session.input.flag('open')) openPrivately(console.link, log)
  return console
}
