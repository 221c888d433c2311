import { loadSettings } from '../../../../rpc/settings/loadSettings.ts'
import { setSetting } from '../../../../rpc/settings/textSettings.ts'
import { loadModules } from '../../../schema/modules.ts'
import { takeLauncherPid } from '../../../system/launcher.ts'
import type { CommandInput, ServiceStart } from '../definition/Command.ts'
import { daemonSettings } from '../definition/daemonSettings.ts'
import { UsageError } from '../errors/UsageError.ts'
import { printText, takeStandardOutput } from '../output/standardOutput.ts'
import { beginService } from './beginService.ts'
import { settingValues } from './settingValues.ts'

/** Runs the daemon until it stops. Returns the exit code. Throws UsageError and StartupError, except on stdio. */
export async function serveDaemon(start: ServiceStart): Promise<number> {
  // First of all, so that no code that is loaded later can write to the stream of the protocol.
  const output = takeStandardOutput()
  if (!start.words.includes('--stdio')) return startDaemon(start)
  // The host decides about Ctrl-C, also during the first milliseconds.
  if (!process.stdin.isTTY) process.on('SIGINT', () => {})
  try {
    return await startDaemon(start)
  } catch (error) {
    const [{ StartupError }, { tellFatal }] = await Promise.all([
      import('../../../../rpc/settings/StartupError.ts'),
      import('../../../../rpc/daemon/serveStdio.ts'),
    ])
    return tellFatal(error instanceof UsageError ? new StartupError(2, error.message) : error, output)
  }
}

async function startDaemon(start: ServiceStart): Promise<number> {
  const { output, input } = beginService(start)
  const program = await start.program()
  if (input.flag('openrpc')) {
    const { openRpcDocument } = await import('../../../../rpc/openrpc.ts')
    const modules = await loadModules(program.modules)
    await printText(`${JSON.stringify(openRpcDocument(modules), null, 2)}\n`)
    return 0
  }
  const hostPid = input.number('host-pid')
  if (hostPid !== undefined && !input.flag('stdio')) throw new UsageError('--host-pid requires --stdio')
  const settings = await readSettings(input)
  const launcherPid = takeLauncherPid()
  const { modules, entry } = program
  const common = {
    settings,
    modules,
    entry,
    nativeBinding: () => program.nativeBinding(settings.dataFolder),
    launcherPid,
  }
  if (input.flag('stdio')) {
    const { serveStdio } = await import('../../../../rpc/daemon/serveStdio.ts')
    return serveStdio({ ...common, input: process.stdin, output, hostPid })
  }
  const { serve } = await import('../../../../rpc/daemon/serve.ts')
  return serve({ ...common, announce: (line) => void printText(line) })
}

async function readSettings(input: CommandInput) {
  const values = settingValues(input, daemonSettings)
  if (input.text('log-file') === '-') setSetting(values, 'log.file', await usualLogFile())
  const isStdio = input.flag('stdio')
  // A program that starts a daemon may run in any folder, so a project file there counts only on request.
  const readsProject = !isStdio || input.flag('project') || process.env['VENDORCLIENT_PROJECT'] === '1'
  const logLevel = isStdio ? 'warn' : 'info'
  return loadSettings({ options: values, logLevel, readsProject, configFile: input.text('config') })
}

async function usualLogFile(): Promise<string> {
  const [{ default: envPaths }, { createFolder }, { join }] = await Promise.all([
    import('env-paths'),
    import('../../../../storage/createFolder.ts'),
    import('node:path'),
  ])
  const folder = envPaths('vendorclient', { suffix: '' }).log
  try {
    createFolder(folder, 0o700)
  } catch {
    // The error is reported when the log file is opened.
  }
  return join(folder, 'daemon.log')
}
