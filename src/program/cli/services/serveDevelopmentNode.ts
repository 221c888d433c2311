import { join, resolve } from 'node:path'
import { openDataFolder } from '../../../../rpc/daemon/dataFolder.ts'
import { outgoingRoutes } from '../../../../rpc/daemon/outgoingRoutes.ts'
import { loadSettings } from '../../../../rpc/settings/loadSettings.ts'
import { readSettingFiles } from '../../../../rpc/settings/readSettingFiles.ts'
import type { Log, LogLevel } from '../../../ports/Log.ts'
import { jsonMistake } from '../../../schema/jsonMistake.ts'
import { takeLauncherPid } from '../../../system/launcher.ts'
import { replacedReason } from '../../../system/replacedReason.ts'
import { type ProgramEntry, startWorker } from '../../../system/startWorker.ts'
import { openConsoleAssets } from '../../console/server/ConsoleAssets.ts'
import { OwnLibrary } from '../../console/server/Library.ts'
import { sessionFile } from '../../console/server/sessionFile.ts'
import { deriveWallets, InvalidPhrase, type WalletOptions } from '../../devnode/chain/deriveWallets.ts'
import type { NetworkGiver } from '../../devnode/chain/networkGiver.ts'
import type { FaultSettings } from '../../devnode/Faults.ts'
import { serveNode } from '../../devnode/process/serveNode.ts'
import type { NodeConsole } from '../../devnode/server/NodeOptions.ts'
import { createNodeLog } from '../../devnode/TextLog.ts'
import type { NodeScreen } from '../../devnode/terminal/NodeScreen.ts'
import { readText } from '../arguments/readInput.ts'
import type { CommandInput, ServiceStart } from '../definition/Command.ts'
import { faultOptions, nodeDataOption } from '../definition/nodeOptions.ts'
import { UsageError } from '../errors/UsageError.ts'
import { parseTokens } from '../output/amounts.ts'
import { beginService } from './beginService.ts'
import { checkUrl } from './checkUrl.ts'
import { checkContractsFolder, followContractsFolder, type OnContract } from './contractsFolder.ts'
import { readNodeContracts, registerNodeContracts } from './nodeContracts.ts'
import { chooseLogFormat, chooseScreen } from './nodeScreens.ts'
import { settingValues } from './settingValues.ts'

/** Maximum balance of an account, in nanotokens of grams. */
const MAX_BALANCE = 2n ** 120n - 1n

/** The wallets that the options of `node` describe, `undefined` for none. Rejects with UsageError, ToolError. */
async function readWalletOptions(input: CommandInput): Promise<WalletOptions | undefined> {
  const count = input.number('accounts')!
  const phrase = input.text('mnemonic')?.trim().split(/\s+/).join(' ')
  if (count === 0) {
    const given = ['balance', 'mnemonic'].find((name) => input.options[name] !== undefined)
    if (given !== undefined) throw new UsageError(`--${given} cannot be combined with --accounts 0`)
    return undefined
  }
  const balance = parseTokens(input.text('balance') ?? '10000', 'value of --balance')
  if (balance > MAX_BALANCE) throw new UsageError('--balance is more than an account can have')
  const isForNewChains = ['accounts', 'balance', 'mnemonic'].every((name) => input.options[name] === undefined)
  if (phrase === undefined) return { count, balance, phrase, isForNewChains }
  try {
    await deriveWallets({ count: 1, balance, phrase })
  } catch (error) {
    if (error instanceof InvalidPhrase) throw new UsageError(`--mnemonic: ${error.message}`)
    throw error
  }
  return { count, balance, phrase }
}

const KEEPER_OPTIONS = ['keepers', 'rotate-keepers', 'bad-proof']

/** Runs the development node until it stops. Returns the exit code. Throws UsageError and StartupError. */
export async function serveDevelopmentNode(start: ServiceStart): Promise<number> {
  const { output, input } = beginService(start)
  const options = settingValues(input, [nodeDataOption])
  const files = readSettingFiles({ dataFolder: input.text('data'), named: undefined, readsProject: true })
  const settings = loadSettings({ options, logLevel: 'warn', files })
  const project = readNodeContracts(files)
  const named = input.text('contracts')
  if (named !== undefined) checkContractsFolder(named)
  const folders = named === undefined ? project.folders : [resolve(named)]
  const { dataFolder } = settings
  const routes = outgoingRoutes(settings.daemon)
  const isStrict = readStrict(input)
  refuseKeepers(input)
  const stateFile = readStateFile(input)
  const folder = input.flag('in-memory') || stateFile !== undefined ? undefined : join(dataFolder, 'node')
  if (folder !== undefined) openDataFolder(folder)
  const blockTime = input.number('block-time')
  const logLevel = (input.text('log-level') ?? 'warn') as LogLevel | 'silent'
  const logFormat = chooseLogFormat(input, output)
  const program = await start.program()
  const screen = chooseScreen(input, output)
  const log = createNodeLog(logLevel, logFormat)
  const onContract: OnContract = (contract, mistake) => {
    if (mistake === undefined) screen.contract(contract)
    else log.warn('contract_not_registered', { contract, reason: mistake })
  }
  return serveNode({
    host: input.text('host') ?? '127.0.0.1',
    port: input.number('port')!,
    allowRemote: input.flag('allow-remote'),
    replaced: replacedReason(program.entry, log),
    folder,
    reset: input.flag('reset'),
    chain: {
      rules: input.text('rules') === 'classic' ? 'classic' : 'current',
      globalId: input.number('global-id')!,
      capabilities: readCapabilities(input.text('capabilities')),
    },
    isStrict,
    networkGiver: readNetworkGiver(input),
    wallets: await readWalletOptions(input),
    fork: readFork(input),
    forkBlock: readForkBlock(input),
    routes,
    hasGlobalId: input.options['global-id'] !== undefined,
    isManual: input.flag('manual'),
    stateFile,
    blockTimeMs: blockTime === undefined ? undefined : blockTime * 1000,
    keeperCount: input.number('keepers'),
    rotateBlocks: input.number('rotate-keepers'),
    isLegacy: input.flag('legacy'),
    hasRemp: input.flag('remp'),
    bodyLimit: input.number('body-limit')!,
    faults: readFaults(input),
    logLevel,
    logFormat,
    startProducer: (data) => startWorker(program.entry, 'producer', data, [data.link.blocks]),
    startCommitter: (data) => startWorker(program.entry, 'committer', data, [data.blocks]),
    startScanner: (data) => startWorker(program.entry, 'scanner', data),
    refusesWrongDapp: input.flag('refuse-wrong-dapp'),
    wasmFolder: join(dataFolder, 'wasm'),
    startKeepers: () => startWorker(program.entry, 'keepers', undefined),
    startReruns: () => startWorker(program.entry, 'reruns', undefined),
    nativeBinding: program.nativeBinding(dataFolder),
    launcherPid: takeLauncherPid(),
    stopsWithInput: input.flag('until-input-ends'),
    screen,
    log,
    console: nodeConsole(program.entry, log, screen, folder),
    metricsAddress: input.text('metrics-listen'),
    onStarted: async (url) => {
      await registerNodeContracts(url, project.contracts)
      for (const folder of folders) await followContractsFolder(url, folder, onContract)
    },
    hasGasReport: input.flag('gas-report'),
    historyLimit: input.number('history')!,
  })
}

/** `undefined` where the program was built without the web application. `folder`: where its sessions are kept. */
function nodeConsole(
  entry: ProgramEntry,
  log: Log,
  screen: NodeScreen,
  folder: string | undefined,
): NodeConsole | undefined {
  const assets = openConsoleAssets(entry)
  return (
    assets && {
      assets,
      library: (settings) => new OwnLibrary({ entry, log, settings }),
      showLink: (link) => screen.link(link),
      sessions: folder === undefined ? undefined : sessionFile(folder, log),
    }
  )
}

function readFork(input: CommandInput): string | undefined {
  const url = input.text('fork')
  return url === undefined ? undefined : checkUrl('fork', url)
}

/** Throws UsageError for a text that is neither a number nor an id, and without --fork. */
function readForkBlock(input: CommandInput): string | undefined {
  const block = input.text('block')
  if (block === undefined) return undefined
  if (input.text('fork') === undefined) throw new UsageError('--block needs --fork')
  if (/^(\d{1,10}|[0-9a-f]{64})$/i.test(block)) return block.toLowerCase()
  throw new UsageError('--block must be the number of a block or its id of 64 hex digits')
}

/** Absolute path of --state. Throws UsageError for a name that does not end with .jsonl, and if --data is given, too. */
function readStateFile(input: CommandInput): string | undefined {
  const file = input.text('state')
  if (file === undefined) return undefined
  if (input.options['data'] !== undefined)
    throw new UsageError('--state keeps the chain in memory, so it cannot be combined with --data')
  if (!file.endsWith('.jsonl')) throw new UsageError('--state must be a file whose name ends with .jsonl')
  return resolve(file)
}

/**
 * Whether the API is strict; `undefined`: as in the stored chain. Throws UsageError for options that contradict each
 * other.
 */
function readStrict(input: CommandInput): boolean | undefined {
  const isStrict = input.flag('strict')
  for (const other of ['deprecated-api', 'legacy'] as const) {
    if (isStrict && input.flag(other)) throw new UsageError(`--strict and --${other} cannot be combined`)
  }
  if (isStrict && input.flag('remp')) {
    throw new UsageError('--remp needs --deprecated-api and cannot be combined with --strict')
  }
  return isStrict ? true : input.flag('deprecated-api') ? false : undefined
}

/** Throws UsageError for options about block keepers with classic rules, which have no block keepers. */
function refuseKeepers(input: CommandInput): void {
  if (input.text('rules') !== 'classic') return
  const given = KEEPER_OPTIONS.find((name) => input.options[name] !== undefined)
  if (given !== undefined)
    throw new UsageError(`--${given} needs --rules current: classic chains have no block keepers`)
}

function readCapabilities(text: string | undefined): bigint | undefined {
  if (text === undefined) return undefined
  const value = /^(0x[0-9a-f]{1,16}|\d{1,20})$/i.test(text) ? BigInt(text) : -1n
  if (value >= 0n && value < 2n ** 64n) return value
  throw new UsageError('--capabilities must be an integer from 0 to 2^64 - 1, decimal or 0x')
}

function readFaults(input: CommandInput): Partial<FaultSettings> {
  return Object.fromEntries(
    faultOptions.flatMap(({ name, fault, number }) =>
      input.options[name] === undefined
        ? []
        : [[fault, number === undefined ? input.options[name] : input.number(name)]],
    ),
  )
}

/**
 * The giver that the options of `node` describe, `undefined` without such options. Throws UsageError for an address or
 * a key file that cannot be read, and for rules without Dapp IDs.
 */
function readNetworkGiver(input: CommandInput): Partial<NetworkGiver> | undefined {
  const [address, file] = [input.text('giver-address'), input.text('giver-keys')]
  if (address === undefined && file === undefined) return undefined
  if (input.text('rules') === 'classic')
    throw new UsageError('--rules classic: a giver needs a chain with current rules')
  return { ...readGiverAddress(address), ...(file !== undefined && { publicKey: readPublicKey(file) }) }
}

function readGiverAddress(text: string | undefined): Partial<NetworkGiver> {
  if (text === undefined) return {}
  const match = /^(?:([0-9a-f]{64})::)?([0-9a-f]{64})$/i.exec(text)
  if (match === null)
    throw new UsageError('--giver-address must be an account id of 64 hex digits, or <dapp id>::<account id>')
  const [, dappId, accountId] = match
  return { accountId: accountId!.toLowerCase(), ...(dappId !== undefined && { dappId: dappId.toLowerCase() }) }
}

function readPublicKey(file: string): string {
  const text = readText(file, '--giver-keys')
  let key: unknown
  try {
    key = (JSON.parse(text) as { public?: unknown } | null)?.public
  } catch {
    throw new UsageError(`--giver-keys: the file "${file}" is not valid JSON, see ${jsonMistake(text)}`)
  }
  if (typeof key === 'string' && /^[0-9a-f]{64}$/i.test(key)) return key.toLowerCase()
  throw new UsageError(`--giver-keys: the file "${file}" has no public key of 64 hex digits`)
}
