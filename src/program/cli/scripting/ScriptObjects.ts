/**
 * Objects for the REPL and scripts: the client, contracts as objects with their functions, and the commands of the
 * tool.
 */
import { parseAbi } from '../arguments/abi.ts'
import { exitCodes } from '../errors/exitCodes.ts'
import { ToolError } from '../errors/ToolError.ts'
import { parseTokens } from '../output/amounts.ts'
import { type InsideOptions, runInside } from '../session/runInside.ts'
import type { Session } from '../session/Session.ts'

type Call = (params?: unknown) => Promise<unknown>
/** Options of a command, by name in camel case; `true` is a flag. */
type CommandOptions = Readonly<Record<string, string | number | boolean | undefined>>
type ContractCall = (input?: object, options?: CommandOptions) => Promise<unknown>

/** A contract at its address. */
interface ScriptContract {
  /** Extended form. */
  readonly address: string
  /** Runs a function on the present state, without a message. */
  readonly run: Readonly<Record<string, ContractCall>>
  /** Sends a message, with the checks of the command `call`; options are those of the command: `{ keys, yes, dryRun }`. */
  readonly call: Readonly<Record<string, ContractCall>>
  /** As the command `account show`. */
  state(): Promise<unknown>
  /** As the command `account history`. */
  history(options?: CommandOptions): Promise<unknown>
  /** As the command `account watch`: returns its lines once `{ count }` or `{ seconds }` is reached. */
  watch(options?: CommandOptions): Promise<unknown>
  /** As the command `account events`. */
  events(options?: CommandOptions): Promise<unknown>
}

export interface ScriptObjects {
  /** Functions of the library by module: `client.crypto.sha256({ data })`, also under their wire names. */
  readonly client: Readonly<Record<string, Readonly<Record<string, Call>>>>
  /** Contracts of the aliases that have an address and an ABI. */
  readonly contracts: Readonly<Record<string, ScriptContract>>
  /** A contract at an address or alias; `abi` is a file, `keys` what --keys takes. */
  readonly contract: (address: string, options?: { readonly abi?: string; readonly keys?: string }) => ScriptContract
  /** Runs a command and returns its document, those of `watch` and `events` as a list: `tool('account', 'wallet')`. */
  readonly tool: (...words: string[]) => Promise<unknown>
  /** Nanotokens of an amount in tokens: `tokens('1.5')`. */
  readonly tokens: (amount: string | number) => string
}

/** `options` are those of every command that is run. */
export async function scriptObjects(
  session: Session,
  options: () => InsideOptions = () => ({}),
): Promise<ScriptObjects> {
  // No questions are asked: the terminal belongs to the REPL, and a script has --yes.
  const tool = async (...words: string[]) => (await runInside(session, ['--json', ...words], options())).json
  const contract: ScriptObjects['contract'] = (address, { abi, keys } = {}) =>
    makeContract(session, tool, { named: address, abi, keys })
  const contracts = Object.entries(session.config.aliases).flatMap(([name, alias]) => {
    if (alias.address === undefined || alias.abi === undefined) return []
    try {
      return [[name, contract(name)] as const]
    } catch (error) {
      if (!(error instanceof ToolError)) throw error
      session.note(`alias "${name}": ${error.message}`)
      return []
    }
  })
  return {
    client: await clientObject(session),
    contracts: Object.fromEntries(contracts),
    contract,
    tool,
    tokens: (amount) => parseTokens(String(amount), 'amount').toString(),
  }
}

/** The modules of the library; functions have camel-case names and also their wire names, hidden from completion. */
async function clientObject(session: Session): Promise<ScriptObjects['client']> {
  const [{ modules }, { loadModules }] = await Promise.all([session.program(), import('../../../schema/modules.ts')])
  const loaded = await loadModules(modules)
  return Object.fromEntries(
    loaded.map(({ name, functions }) => {
      const module: Record<string, Call> = {}
      for (const { name: wire } of functions) {
        const own = wire.slice(name.length + 1)
        const call: Call = (params) => session.callByName(wire, params ?? {})
        module[camelCase(own)] = call
        if (!Object.hasOwn(module, own)) Object.defineProperty(module, own, { value: call })
      }
      return [name, module]
    }),
  )
}

function camelCase(name: string): string {
  return name.replaceAll(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
}

/** Throws ToolError (2) for an address or an ABI that cannot be read. */
function makeContract(
  session: Session,
  tool: ScriptObjects['tool'],
  {
    named,
    abi,
    keys,
  }: { readonly named: string; readonly abi?: string | undefined; readonly keys?: string | undefined },
): ScriptContract {
  const { address, alias } = session.address(named)
  const file = abi ?? alias?.abi ?? session.text('abi')
  if (file === undefined) throw new ToolError(exitCodes.usage, `No ABI for ${named}: contract(address, { abi })`)
  const { contract } = parseAbi(file)
  // An alias keeps its name in questions and keys.
  const target = alias === undefined ? address.extended : named
  const common = ['--address', target, '--abi', file]
  const functionsBy = (command: string, more: readonly string[] = []) => {
    const callOf =
      (name: string) =>
      (input: object = {}, options?: CommandOptions) =>
        tool(command, ...common, ...more, '--method', name, ...optionWords(options), '--', JSON.stringify(input))
    return Object.fromEntries(contract.functions.map(({ name }) => [name, callOf(name)]))
  }
  return {
    address: address.extended,
    run: functionsBy('runx'),
    call: functionsBy('callx', keys === undefined ? [] : ['--keys', keys]),
    state: () => tool('account', target),
    history: (options) => tool('history', target, ...optionWords(options)),
    watch: (options) => tool('watch', target, '--abi', file, ...optionWords(options)),
    events: (options) => tool('events', target, '--abi', file, ...optionWords(options)),
  }
}

function optionWords(options: CommandOptions | undefined): string[] {
  return Object.entries(options ?? {}).flatMap(([name, value]) => {
    const option = `--${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`
    if (value === undefined || value === false) return []
    return value === true ? [option] : [option, String(value)]
  })
}
