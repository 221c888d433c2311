import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { TOKEN_FILE_NAME } from '../../../../rpc/daemon/dataFolder.ts'
import { JsonLog } from '../../../../rpc/daemon/JsonLog.ts'
import { loadSettings, type Settings } from '../../../../rpc/settings/loadSettings.ts'
import { endpointUrl, shownEndpoint } from '../../../config/endpointUrls.ts'
import { START_OWNER } from '../../../config/layerNames.ts'
import { resolveConfig } from '../../../config/resolveConfig.ts'
import { ClientError } from '../../../errors/ClientError.ts'
import type { Log } from '../../../ports/Log.ts'
import { openConsoleAssets } from '../../console/server/ConsoleAssets.ts'
import { type Library, type LibraryAddress, OwnLibrary } from '../../console/server/Library.ts'
import { openPrivately } from '../../console/server/openInBrowser.ts'
import { announceConsole, type RunningConsoleFile } from '../../console/server/runningConsoles.ts'
import { startConsole, USUAL_NODE } from '../../console/server/startConsole.ts'
import type { CommandInput, ServiceStart } from '../definition/Command.ts'
import { dataOption } from '../definition/serviceOptions.ts'
import { UsageError } from '../errors/UsageError.ts'
import { isTerminal, printText } from '../output/standardOutput.ts'
import { beginService, stopRequested } from './beginService.ts'
import { settingValues } from './settingValues.ts'

/** Runs the console until it stops. Returns the exit code. Throws UsageError and StartupError. */
export async function serveConsole(start: ServiceStart): Promise<number> {
  const { output, input } = beginService(start)
  const settings = loadSettings({ options: settingValues(input, [dataOption]), logLevel: 'warn' })
  const network = readNetwork(input, settings)
  const given = readDaemon(input, settings.dataFolder)
  const { entry } = await start.program()
  const assets = openConsoleAssets(entry)
  if (assets === undefined) throw new UsageError('this build of the program does not include the console')
  const log = new JsonLog('warn')
  const stopped = stopRequested(log)
  const isPerson = isTerminal(output)
  const variables = {
    VENDORCLIENT_NETWORK_ENDPOINTS: network.endpoints.join(','),
    ...(network.accessKey !== undefined && { VENDORCLIENT_NETWORK_ACCESS_KEY: network.accessKey }),
  }
  const console = await startConsole({
    port: input.number('port')!,
    endpoint: network.endpoints[0]!,
    library: given ?? new OwnLibrary({ entry, log, settings: () => variables }),
    hasOwnLibrary: given === undefined,
    assets,
    log,
    showLink: (link) => void printText(isPerson ? `Console (opens once): ${link}\n` : lineOf('console', { link })),
  })
  const { url, link } = console
  const conceal = announce(settings.dataFolder, { url, endpoint: shownEndpoint(network.endpoints[0]!) }, log)
  try {
    await printText(
      isPerson ? readyText(network.endpoints[0]!, link) : lineOf('ready', { url, link, pid: process.pid }),
    )
    if (input.flag('open')) openPrivately(link, log)
    await stopped
    return 0
  } finally {
    conceal()
    await console.close()
  }
}

/** Writes the file by which the command-line tool finds the console. The console also works without it. */
function announce(dataFolder: string, running: RunningConsoleFile, log: Log): () => void {
  try {
    return announceConsole(dataFolder, running)
  } catch (error) {
    log.warn('use the link printed by the console', { reason: (error as NodeJS.ErrnoException).code })
    return () => {}
  }
}

interface ConsoleNetwork {
  readonly endpoints: readonly string[]
  readonly accessKey: string | undefined
}

function readNetwork(input: CommandInput, { configLayers, dataFolder }: Settings): ConsoleNetwork {
  const endpoint = input.text('endpoint')
  try {
    const named = endpoint === undefined ? {} : { network: { endpoints: [endpoint] } }
    const layers = [{ name: 'options', owner: START_OWNER, config: named }, ...configLayers]
    const { network, credentials } = resolveConfig(layers, dataFolder).config
    const endpoints = endpoint !== undefined ? [endpoint] : (network.endpoints ?? [])
    // Throws for a text that is not a URL.
    const origins = endpoints.map((text) => endpointUrl(text).origin)
    const key = credentials.find(
      (layer) => layer.field === 'access_key' && origins.every((origin) => layer.origins.includes(origin)),
    )
    return {
      endpoints: endpoints.length === 0 ? [USUAL_NODE] : endpoints,
      accessKey: origins.length === 0 ? undefined : key?.value,
    }
  } catch (error) {
    if (error instanceof ClientError) throw new UsageError(`--endpoint: ${error.message}`)
    throw error
  }
}

/** `undefined` if the console uses the library in its process. Throws UsageError. */
function readDaemon(input: CommandInput, dataFolder: string): Library | undefined {
  const [url, given] = [input.text('daemon'), input.text('token-file')]
  if (url === undefined) {
    if (given !== undefined) throw new UsageError('--token-file needs --daemon')
    return undefined
  }
  if (!/^wss?:\/\/[^/]/.test(url) || !URL.canParse(url))
    throw new UsageError('--daemon must be the URL of a daemon; for example, ws://127.0.0.1:8650/rpc')
  const file = given ?? join(dataFolder, TOKEN_FILE_NAME)
  const read = (): LibraryAddress => ({ url, token: readToken(file) })
  read()
  // A restarted daemon has another token.
  return { address: async () => read(), close: async () => {} }
}

function readToken(file: string): string {
  let text: string
  try {
    text = readFileSync(file, 'utf8').trim()
  } catch (error) {
    throw new UsageError(`--token-file: the file "${file}" cannot be read: ${(error as NodeJS.ErrnoException).code}`)
  }
  if (/^[0-9a-f]{64}$/.test(text)) return text
  throw new UsageError(`--token-file: the file "${file}" does not contain a daemon token`)
}

function lineOf(event: string, members: object): string {
  return `${JSON.stringify({ event, ...members })}\n`
}

function readyText(endpoint: string, link: string): string {
  return `Console of ${endpoint}\n\n  ${link}\n\nThe link opens once. Ctrl-C stops the console.\n`
}
