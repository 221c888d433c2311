/** Environment of a command: its settings, the library over a connection, and the progress line. */

import { join, resolve } from 'node:path'
import type { AppRequest, RpcFailure } from '../../../../rpc/client/Connection.ts'
import type { Settings } from '../../../../rpc/settings/loadSettings.ts'
import { PROJECT_FILE_NAME } from '../../../../rpc/settings/readFoundFile.ts'
import type { SettingFiles } from '../../../../rpc/settings/SettingFile.ts'
import type { StoragePlace } from '../../../../storage/sqlite/storageFile.ts'
import type { OutgoingRoutes } from '../../../system/proxy/OutgoingRoutes.ts'
import type { ApiResult, FunctionName } from '../../common/ApiResult.ts'
import { printable } from '../../common/printable.ts'
import { mayNameNodeAccount, parseTypedAddress, type TypedAddress } from '../arguments/addresses.ts'
import type { CommandInput } from '../definition/Command.ts'
import type { ProgramSource } from '../definition/Program.ts'
import { exitCodes } from '../errors/exitCodes.ts'
import { ToolError } from '../errors/ToolError.ts'
import { Progress } from '../output/Progress.ts'
import { paintHint } from '../output/paint.ts'
import { printAnswer } from '../output/printOutcome.ts'
import type { Selection } from '../output/Selection.ts'
import { printNote } from '../output/standardError.ts'
import {
  type Alias,
  type ConfigFiles,
  loadToolConfig,
  readToolFiles,
  type SettingName,
  settingDefinitions,
  type ToolConfig,
  toolDataFolder,
} from '../settings/ToolConfig.ts'
import type { AskConfirmation } from './Confirmation.ts'
import { type ClientSections, clientConfig } from './clientConfig.ts'
import type { ClientSettings } from './clientSettings.ts'
import { Interruption } from './Interruption.ts'
import { LibraryError, UNREACHABLE, unreachableHint } from './LibraryError.ts'
import { noneToNull } from './noneToNull.ts'
import type { OpenConnection } from './openConnection.ts'
import { ToolItems } from './ToolItems.ts'

/** Answers a request of the library to an app object. */
type AppObjectHandler = (data: unknown) => Promise<object>

/** A message that the library sends while a call runs. */
type EventListener = (data: unknown) => void

/** Functions that wait for the network. */
const WAITING = /^(processing|account|net|proofs)\.|^tvm\.run_(tvm|get)$/
/** Functions whose results contain texts of nodes. */
const SPOKEN_BY_NODES = /^(processing|account|net|boc)\./

export class Session {
  readonly program: ProgramSource
  readonly input: CommandInput
  readonly dataFolder: string
  readonly files: ConfigFiles
  readonly config: ToolConfig
  readonly progress: Progress
  readonly interruption = new Interruption()
  readonly isJson: boolean
  readonly isVerbose: boolean
  /** Parts of documents to print. Default: everything. */
  selection: Selection | undefined
  /** Name of the command, if its documents get the member names of the network's own tool. */
  compat: string | undefined
  /** Receives the answers of a command that runs inside of another one. */
  onAnswer: ((json: object, text: string) => void) | undefined
  /** Confirms what is sent, instead of a person at the terminal. */
  confirm: AskConfirmation | undefined
  /** Cancels the calls of the library. */
  signal: AbortSignal | undefined
  /** Answers for app objects without a handler of their own. */
  onAppRequest: ((request: AppRequest) => Promise<unknown>) | undefined
  readonly #appObjects = new Map<string, AppObjectHandler>()
  #open: Promise<OpenConnection> | undefined
  #parent: Session | undefined
  #isLimited = false
  readonly #folderOption: string | undefined
  readonly #settingFiles: SettingFiles
  #settings: Promise<Settings> | undefined
  #listeners = new Map<string, EventListener>()
  #nodeAccounts: Readonly<Record<string, Alias>> = {}
  readonly #chosen = new Map<SettingName, string>()
  readonly #notes = new Set<string>()
  readonly #items = new Map<string, ToolItems>()

  /** @param dataFolder value of the option, `undefined` without it */
  constructor(program: ProgramSource, input: CommandInput, dataFolder: string | undefined) {
    this.program = program
    this.input = input
    this.#folderOption = dataFolder
    this.dataFolder = toolDataFolder(dataFolder)
    this.#settingFiles = readToolFiles(dataFolder, input.text('config'))
    this.files = {
      project: resolve(input.text('config') ?? PROJECT_FILE_NAME),
      user: join(this.dataFolder, 'config.json'),
    }
    this.config = loadToolConfig(this.#settingFiles, process.env)
    this.isJson =
      input.flag('json') ||
      input.flag('compat') ||
      input.text('select') !== undefined ||
      this.config.settings.json?.value === true
    this.isVerbose = input.flag('verbose')
    this.progress = new Progress(!this.isJson && !input.flag('quiet') && process.stderr.isTTY === true)
    for (const warning of [...this.#settingFiles.warnings, ...this.config.warnings]) this.warn(warning)
  }

  /** Value of an option, of the alias, or of the setting of that name. */
  text(name: SettingName, alias?: Alias): string | undefined {
    const fromAlias = alias?.[name as keyof Alias]
    const setting = this.config.settings[name]?.value
    return this.#option(name) ?? fromAlias ?? (setting === undefined ? undefined : String(setting))
  }

  /** Sets an option of every command unless the command line does. To be called before anything else. */
  choose(name: SettingName, value: string): void {
    this.#chosen.set(name, value)
  }

  #option(name: SettingName): string | undefined {
    return this.input.text(name) ?? this.#chosen.get(name)
  }

  /** A number from an option or a setting. Throws ToolError (2). */
  number(name: SettingName): number | undefined {
    const text = this.text(name)
    if (text === undefined) return undefined
    if (/^\d{1,15}$/.test(text)) return Number(text)
    throw new ToolError(exitCodes.usage, `Invalid --${name} "${text.slice(0, 40)}": expected a whole number, 0 or more`)
  }

  /** Aliases of the configuration, then accounts of the development node that the command line names. */
  get aliases(): Readonly<Record<string, Alias>> {
    return { ...this.#nodeAccounts, ...this.config.aliases }
  }

  /** Asks the development node for its accounts if the words of the command line name one. */
  async learnNodeAccounts(words: readonly string[]): Promise<void> {
    if (!words.some(mayNameNodeAccount)) return
    const { readNodeAccounts } = await import('../devNode/nodeAccounts.ts')
    this.#nodeAccounts = await readNodeAccounts(this)
  }

  /** The alias of that name, if there is one. */
  alias(name: string): Alias | undefined {
    const { aliases } = this
    return Object.hasOwn(aliases, name) ? aliases[name] : undefined
  }

  /** Address from its text or the name of an alias. Throws ToolError (2). */
  address(text: string, what = 'address'): { address: TypedAddress; alias: Alias | undefined } {
    const alias = this.alias(text)
    if (alias === undefined)
      return { address: parseTypedAddress(text, what, Object.keys(this.aliases)), alias: undefined }
    if (alias.address === undefined) {
      throw new ToolError(exitCodes.usage, `Alias "${text}" has no address`, {
        hint: `vendorclient alias add ${text} --address <dapp_id>::<account_id>`,
      })
    }
    return { address: parseTypedAddress(alias.address, `address of alias "${text}"`), alias }
  }

  /** Calls a function of the library. Throws LibraryError. */
  call<Name extends FunctionName>(method: Name, params: object, onEvent?: EventListener): Promise<ApiResult<Name>> {
    return this.callByName(method, params, onEvent) as Promise<ApiResult<Name>>
  }

  /** Calls a function whose name is not known here. Throws LibraryError. */
  async callByName(
    method: string,
    params: unknown,
    onEvent?: EventListener,
    signal: AbortSignal | undefined = this.signal,
  ): Promise<unknown> {
    const { connection } = await this.#connect()
    let sent = params as Record<string, unknown>
    if (onEvent !== undefined) {
      const callback = `tool-${this.#listeners.size + 1}`
      this.#listeners.set(callback, onEvent)
      sent = { ...sent, _call: { callback } }
    }
    const call = () => connection.call(method, sent, signal)
    const answer = await (WAITING.test(method) ? this.interruption.timed(call) : call())
    const told = SPOKEN_BY_NODES.test(method) ? noneToNull(answer) : answer
    if ('error' in told) throw await this.#failure(told.error)
    return told.result
  }

  /** An error of the library, with what to try when no node can be reached. */
  async #failure(error: RpcFailure): Promise<LibraryError> {
    const failure = new LibraryError(error)
    const isAway = failure.exitCode === exitCodes.network && UNREACHABLE.includes(error.code)
    return isAway && failure.details.hint === undefined
      ? new LibraryError(error, unreachableHint(await this.endpoints(), Object.keys(this.config.networks)))
      : failure
  }

  /** The storage in the data folder, also if the settings name another one. */
  async storagePlace(): Promise<StoragePlace> {
    return { folder: this.dataFolder, nativeBinding: (await this.program()).nativeBinding(this.dataFolder) }
  }

  /** Items of a group that commands keep in the data folder. */
  items(store: string): ToolItems {
    if (this.#parent !== undefined) return this.#parent.items(store)
    const items = this.#items.get(store) ?? new ToolItems(this, store)
    this.#items.set(store, items)
    return items
  }

  /**
   * Writes a warning to stderr, once, even if a document contains it: readers of a document may not look at all of its
   * members.
   */
  warn(text: string): void {
    this.#say('warning', text)
  }

  /** Writes a note beside the result to stderr, once; documents have it as a member. */
  note(text: string): void {
    if (!this.isJson) this.#say('note', text)
  }

  #say(kind: string, text: string): void {
    if (this.input.flag('quiet') || this.#notes.has(text)) return
    this.#notes.add(text)
    this.progress.interrupt(paintHint(`${kind}: ${printable(text)}`))
  }

  /** Adds an app object of the connection. Returns its id, for `_call.app_object`. */
  onAppObject(handler: AppObjectHandler): string {
    const objects = this.origin.#appObjects
    const id = `tool-object-${objects.size + 1}`
    objects.set(id, handler)
    return id
  }

  async #answerApp(request: AppRequest): Promise<unknown> {
    const handler = this.#appObjects.get(request.app_object)
    if (handler !== undefined) return handler(request.request_data)
    if (this.onAppRequest !== undefined) return this.onAppRequest(request)
    throw new Error('This client has no app objects')
  }

  /** The same connection for another command line. The copy need not be closed. */
  derive(input: CommandInput): Session {
    const other = new Session(this.program, input, this.#folderOption)
    other.#parent = this
    other.#open = this.#connect()
    other.#listeners = this.#listeners
    return other
  }

  /** The session that owns the connection: this one, or the one that it was derived from. */
  get origin(): Session {
    return this.#parent?.origin ?? this
  }

  /** Makes `--timeout` the limit of the whole command, counted from its first use of the network. */
  limitTime(): void {
    this.#isLimited = true
  }

  /** Prints one of several answers, for commands that keep running. */
  async print(json: object, text: string): Promise<void> {
    if (this.onAnswer === undefined) await printAnswer({ json, text }, this)
    else this.onAnswer(json, text)
  }

  /** Whether the reader of standard output has closed it. */
  get hasNoReader(): boolean {
    return process.stdout.destroyed || process.stdout.writableEnded
  }

  async close(): Promise<void> {
    this.progress.end()
    this.interruption.end()
    for (const items of this.#items.values()) await items.close()
    const open = await this.#open?.catch(() => undefined)
    await open?.close()
  }

  /** Drops a lost connection; the next call opens a new one. */
  async reconnect(): Promise<void> {
    if (this.#parent !== undefined) {
      await this.#parent.reconnect()
      this.#open = this.#parent.#connect()
      return
    }
    const lost = this.#open
    this.#open = undefined
    await lost?.then((open) => open.close()).catch(() => {})
  }

  #connect(): Promise<OpenConnection> {
    this.#open ??= this.#start()
    return this.#open
  }

  async #start(): Promise<OpenConnection> {
    const [settings, { openConnection }] = await Promise.all([this.settings(), import('./openConnection.ts')])
    const open = await openConnection(settings, await this.program(), {
      // A daemon has a separate log and separate policies.
      inProcess: ['in-process', 'log-path', 'policy'].some((name) => this.input.options[name] !== undefined),
      onCallback: (callback, data) => this.#listeners.get(callback)?.(data),
      onAppRequest: (request) => this.#answerApp(request),
    })
    const answer = await open.connection.call('daemon.initialize', { config: await this.#clientConfig() })
    if ('error' in answer) {
      await open.close()
      throw new LibraryError(answer.error)
    }
    // A timeout from a setting applies to each wait, not to the whole command.
    const limitMs = this.#isLimited && this.#option('timeout') !== undefined ? this.number('timeout') : undefined
    if (limitMs !== undefined) this.interruption.limitTime(limitMs)
    return open
  }

  /** Settings from the command line for the library in this process. */
  #daemonOptions(): Record<string, unknown> {
    const file = this.input.text('log-path')
    const filter = this.input.text('log-filter')
    const policy = this.input.text('policy')
    return {
      daemon: { data_folder: this.dataFolder, ...(policy !== undefined && { policy_file: policy }) },
      log: {
        ...(file === undefined ? {} : { file, file_level: 'debug' }),
        ...(filter === undefined ? {} : { filter }),
      },
    }
  }

  /** Settings of the library in this process, without those of the tool. */
  settings(): Promise<Settings> {
    this.#settings ??= import('../../../../rpc/settings/loadSettings.ts').then(({ loadSettings }) =>
      loadSettings({ options: this.#daemonOptions(), logLevel: 'error', files: this.#settingFiles }),
    )
    return this.#settings
  }

  /** Proxies and certificates of connections that bypass the library. Throws StartupError 2. */
  async routes(): Promise<OutgoingRoutes> {
    const [settings, { outgoingRoutes }] = await Promise.all([
      this.settings(),
      import('../../../../rpc/daemon/outgoingRoutes.ts'),
    ])
    return outgoingRoutes(settings.daemon)
  }

  async #clientConfig(): Promise<ClientSections> {
    const { configLayers: layers } = await this.settings()
    const sources = {
      option: (name: SettingName) => this.#option(name),
      tool: this.config,
      files: this.files,
      layers,
      networkFile: this.#networkFile(),
    }
    return clientConfig(sources, (name) => {
      if (name === 'url') return this.#namedEndpoints()
      if (name === 'lifetime') return this.number(name)! * 1000
      return settingDefinitions[name].type === 'number' ? this.number(name) : this.text(name)
    })
  }

  /** Endpoints of this run; empty if none are configured. */
  async endpoints(): Promise<readonly string[]> {
    return (await this.network()).endpoints
  }

  /** Settings with which a library in another process uses the network of this run. */
  async network(): Promise<{ readonly endpoints: readonly string[]; readonly accessKey: string | undefined }> {
    const { endpoints, server_address, access_key } = (await this.#clientConfig()).network as ClientSettings['network']
    return {
      endpoints: endpoints ?? (server_address == null ? [] : [server_address]),
      accessKey: access_key ?? undefined,
    }
  }

  #entriesOfUrl(): readonly string[] {
    return (this.text('url') ?? '')
      .split(',')
      .map((entry) => entry.trim())
      .filter((entry) => entry !== '')
  }

  /** The option or setting `url`, names of networks replaced by their endpoints. */
  #namedEndpoints(): readonly string[] {
    return this.#entriesOfUrl().flatMap((entry) =>
      Object.hasOwn(this.config.networks, entry) ? this.config.networks[entry]! : [entry],
    )
  }

  /** The file that defines one of the networks in `url`; of several, that of the project, which is trusted least. */
  #networkFile(): string | undefined {
    const found = this.#entriesOfUrl().flatMap((entry) => this.config.networkFiles[entry] ?? [])
    return found.find((file) => file === this.files.project) ?? found[0]
  }

  /** For --verbose: writes to stderr which node answered, and whether it supports Dapp IDs. */
  async tellNetwork(): Promise<void> {
    if (this.#open === undefined) return
    const { place } = await this.#open
    const lines = [`library: ${place === 'daemon' ? 'a running daemon' : 'in this process'}`]
    try {
      const { endpoints } = await this.call('net.get_endpoints', {})
      const query = 'query { info { version } }'
      const { result } = await this.call('net.query', { query })
      const version = String(result.data?.info?.version ?? 'of an unknown version')
      const form = !(Number(version.split('.')[0]) < 1) ? 'account_id and dapp_id' : 'the legacy address'
      lines.push(`network: ${endpoints.join(', ')}, node ${version}, requests carry ${form}`)
    } catch (error) {
      if (!(error instanceof ToolError)) throw error
      lines.push('network: the version of the node is unknown')
    }
    printNote(lines.map(printable).join('\n'))
  }
}
