import { JsonLog } from '../../../../rpc/daemon/JsonLog.ts'
import { stopOnSignals } from '../../../../rpc/daemon/stopOnSignals.ts'
import { takeLauncherPid } from '../../../system/launcher.ts'
import { openInBrowser } from '../../console/server/openInBrowser.ts'
import { openDocsAssets } from '../../docs/DocsAssets.ts'
import { startDocs } from '../../docs/startDocs.ts'
import type { ServiceStart } from '../definition/Command.ts'
import { UsageError } from '../errors/UsageError.ts'
import { boundStandardError } from '../output/boundStandardError.ts'
import { printText, takeStandardOutput } from '../output/standardOutput.ts'
import { endOnBugs } from './endOnBugs.ts'

/** Serves the documentation until its end. Returns the exit code. Throws UsageError and StartupError. */
export async function serveDocs({ parse, program: source }: ServiceStart): Promise<number> {
  const output = takeStandardOutput()
  const input = parse()
  boundStandardError()
  endOnBugs()
  const assets = openDocsAssets((await source()).entry)
  if (assets === undefined) {
    throw new UsageError(
      'this build of the program does not include the documentation; in a checkout, build it with "npm run docs"',
    )
  }
  const log = new JsonLog('warn')
  const stopped = Promise.withResolvers<void>()
  const launcherPid = takeLauncherPid()
  stopOnSignals(log, stopped.resolve, { interrupt: true, echoed: launcherPid !== undefined })
  const docs = await startDocs(assets, input.number('port')!, log)
  try {
    const isTerminal = (output as NodeJS.WriteStream).isTTY === true
    const ready = { event: 'ready', url: docs.url, pid: process.pid }
    await printText(isTerminal ? `Documentation\n\n  ${docs.url}\n\nCtrl-C ends it.\n` : `${JSON.stringify(ready)}\n`)
    if (input.flag('open')) openInBrowser(docs.url, log)
    await stopped.promise
    return 0
  } finally {
    docs.close()
  }
}
