/** Other names of commands. A group alone, such as `outbox`, lists or checks what it has. */
import { commandTable, listedCommands } from './commandTable.ts'

/** Short names of the commands that people type most. Help and the reference show them. */
export const shortNames: Readonly<Record<string, string>> = {
  account: 'account show',
  balance: 'account balance',
  bind: 'contract bind',
  block: 'block show',
  call: 'contract call',
  compile: 'contract compile',
  deploy: 'contract deploy',
  events: 'account events',
  faucet: 'node faucet',
  history: 'account history',
  query: 'network query',
  run: 'contract run',
  send: 'message send',
  status: 'message status',
  tree: 'transaction tree',
  tx: 'transaction show',
  watch: 'account watch',
}

const groupDefaults: Readonly<Record<string, string>> = {
  alias: 'alias list',
  contract: 'contract list',
  keys: 'keys list',
  network: 'network list',
  outbox: 'outbox list',
  proofs: 'proofs status',
  storage: 'storage check',
}

/** Names of the network's own tool, and earlier names of this one: accepted with a hint, listed only for porting. */
export const formerNames: Readonly<Record<string, string>> = {
  abi: 'contract abi',
  'account-wait': 'account wait',
  body: 'message body',
  'config alias': 'alias list',
  'config alias add': 'alias add',
  'config alias print': 'alias list',
  'config alias remove': 'alias remove',
  'config alias reset': 'alias clear',
  'config endpoint': 'network list',
  'config endpoint add': 'network add',
  'config endpoint print': 'network list',
  'config endpoint remove': 'network remove',
  'config endpoint reset': 'network clear',
  convert: 'address convert',
  'debug transaction': 'node replay',
  'decode account boc': 'decode account',
  'decode account data': 'decode account-data',
  'decode msg': 'decode message',
  'decode stateinit': 'decode image',
  'decode tvc': 'decode image',
  deploy_message: 'message create-deploy',
  deployx: 'contract deploy',
  'dump account': 'account save',
  'dump config': 'network save-config',
  fetch: 'transaction fetch',
  'fetch-block': 'block save',
  genaddr: 'address compute',
  genphrase: 'keys phrase',
  genpubkey: 'keys public',
  getconfig: 'network config',
  getkeypair: 'keys pair',
  message: 'message create',
  'migrate addresses': 'address migrate',
  'multisig transfer': 'multisig send',
  'multisig update confirm': 'multisig confirm-update',
  'multisig update execute': 'multisig execute-update',
  'multisig update request': 'multisig request-update',
  nodeid: 'keys node-id',
  'query-raw': 'network query',
  replay: 'transaction replay',
  runget: 'contract run-get',
  sendfile: 'message send',
  sign: 'keys sign',
  trace: 'node trace',
  wait: 'account wait',
}

/** Options that mean something else under a former name: the network's own tool counts this time limit in seconds. */
const formerOptions: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'account-wait': { '--timeout': '--seconds' },
}

/** The words of a command with the options of its former name replaced. */
export function withFormerOptions(name: string, words: readonly string[]): readonly string[] {
  const renamed = Object.entries(formerOptions[name] ?? {})
  if (renamed.length === 0) return words
  return words.map((word) => {
    const found = renamed.find(([option]) => word === option || word.startsWith(`${option}=`))
    return found === undefined ? word : `${found[1]}${word.slice(found[0].length)}`
  })
}

/** Commands for scripts that take as options what the listed command takes as arguments. */
export const scriptCommands: Readonly<Record<string, string>> = { callx: 'contract call', runx: 'contract run' }

const others = { ...shortNames, ...groupDefaults, ...formerNames }

/** Names that completion and suggestions know. */
export const knownNames: readonly string[] = [...listedCommands, ...Object.keys(others)]

/** Name in the table of a command, given by any of its names. */
export function nameInTable(name: string): string | undefined {
  if (Object.hasOwn(commandTable, name)) return name
  return Object.hasOwn(others, name) ? others[name] : undefined
}

/** The command that help lists, by any of its names. */
export function listedName(name: string): string | undefined {
  return scriptCommands[name] ?? nameInTable(name)
}

/** Hint for a name that is kept for scripts; `undefined` for a present one. */
export function hintOn(name: string): string | undefined {
  if (Object.hasOwn(scriptCommands, name)) {
    return `"${name}" is kept for scripts; "${scriptCommands[name]}" takes the address and the function as arguments`
  }
  return Object.hasOwn(formerNames, name) ? `"${name}" is now "${formerNames[name]}"` : undefined
}

/** Whether a word is the noun of commands without being listed as a command or a short name itself. */
export function isOnlyGroup(word: string): boolean {
  if (listedCommands.includes(word) || Object.hasOwn(shortNames, word)) return false
  return listedCommands.some((name) => name.startsWith(`${word} `))
}

/** Short name of a command. */
export function shortNameOf(command: string): string | undefined {
  return Object.keys(shortNames).find((short) => shortNames[short] === command)
}
