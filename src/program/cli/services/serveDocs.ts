import { JsonLog } from '../../../../rpc/daemon/JsonLog.ts'
import { openInBrowser } from '../../console/server/openInBrowser.ts'
import { openDocsAssets } from '../../docs/DocsAssets.ts'
import { startDocs } from '../../docs/startDocs.ts'
import type { ServiceStart } from '../definition/Command.ts'
import { UsageError } from '../errors/UsageError.ts'
import { isTerminal, printText } from '../output/standardOutput.ts'
import { beginService, stopRequested } from './beginService.ts'

/** Serves the documentation until the process is stopped. Returns the exit code. Throws UsageError and StartupError. */
export async function serveDocs(start: ServiceStart): Promise<number> {
  const { output, input } = beginService(start)
  const assets = openDocsAssets((await start.program()).entry)
  if (assets === undefined) {
    throw new UsageError(
      'this build of the program does not include the documentation; in a checkout, build it with "npm run docs"',
    )
  }
  const log = new JsonLog('warn')
  const stopped = stopRequested(log)
  const docs = await startDocs(assets, input.number('port')!, log)
  try {
    const isPerson = isTerminal(output)
    const ready = { event: 'ready', url: docs.url, pid: process.pid }
    await printText(isPerson ? `Documentation\n\n  ${docs.url}\n\nCtrl-C ends it.\n` : `${JSON.stringify(ready)}\n`)
    if (input.flag('open')) openInBrowser(docs.url, log)
    await stopped
    return 0
  } finally {
    docs.close()
  }
}
