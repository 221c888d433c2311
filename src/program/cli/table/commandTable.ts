/** All commands by group, in the order of help. The file of a command is loaded when the command is run or described. */
import type { Command, ServiceCommand, ToolCommand, Unnamed } from '../definition/Command.ts'

/** A command is exported under its name in camel case: `outbox list` is `outboxList`. */
type ExportName<Name extends string> = Joined<Joined<Joined<Name, ' '>, '-'>, '_'>

/** Words without the separators between them, all but the first one capitalized. */
type Joined<Words extends string, Separator extends string> = Words extends `${infer First}${Separator}${infer Others}`
  ? `${First}${Capitalize<Joined<Others, Separator>>}`
  : Words

type Definition = Unnamed<ToolCommand> | Unnamed<ServiceCommand>

/** Commands of a file, each with its name. */
function from<Name extends string>(
  load: () => Promise<{ readonly [Each in Name as ExportName<Each>]: Definition }>,
  ...names: readonly Name[]
): readonly (readonly [name: string, load: () => Promise<Definition>])[] {
  return names.map((name) => {
    const exported = name.replace(/[ _-](\w)/g, (_, letter: string) => letter.toUpperCase())
    return [name, async () => ((await load()) as Readonly<Record<string, Definition>>)[exported]!]
  })
}

const commandsByGroup: Readonly<Record<string, readonly ReturnType<typeof from>[]>> = {
  Services: [
    from(() => import('../commands/daemon.ts'), 'daemon'),
    from(() => import('../commands/node.ts'), 'node'),
    from(() => import('../commands/gateway.ts'), 'gateway'),
    from(() => import('../commands/console.ts'), 'console'),
    from(() => import('../commands/docs.ts'), 'docs'),
    from(() => import('../commands/scripting.ts'), 'repl', 'script'),
    from(() => import('../commands/rpc.ts'), 'rpc'),
    from(() => import('../commands/mcp.ts'), 'mcp', 'mcp confirm'),
  ],
  Keys: [
    from(() => import('../commands/keyPairs.ts'), 'genphrase', 'genpubkey', 'getkeypair'),
    from(() => import('../commands/keys.ts'), 'keys list', 'keys new', 'keys import', 'keys export', 'keys remove'),
    from(() => import('../commands/keyPairs.ts'), 'sign', 'nodeid'),
  ],
  Addresses: [
    from(() => import('../commands/addresses.ts'), 'genaddr', 'migrate addresses'),
    from(() => import('../commands/convert.ts'), 'convert'),
  ],
  Contracts: [
    from(() => import('../commands/call.ts'), 'call', 'callx'),
    from(() => import('../commands/run.ts'), 'run', 'runx', 'runget'),
    from(() => import('../commands/deploy.ts'), 'deploy', 'deployx'),
    from(() => import('../commands/contract.ts'), 'abi', 'contract list', 'contract save', 'bind'),
    from(() => import('../commands/debug.ts'), 'debug call', 'debug run'),
    from(() => import('../commands/deploy.ts'), 'debug deploy'),
    from(() => import('../commands/send.ts'), 'debug message'),
    from(() => import('../commands/nodeReports.ts'), 'debug account'),
  ],
  Accounts: [from(() => import('../commands/account.ts'), 'account', 'account-wait', 'dump account')],
  Chain: [
    from(() => import('../commands/chain.ts'), 'tx', 'status', 'history', 'tree', 'watch', 'events'),
    from(() => import('../commands/replay.ts'), 'fetch', 'replay'),
    from(() => import('../commands/chain.ts'), 'block'),
  ],
  Messages: [
    from(() => import('../commands/message.ts'), 'message'),
    from(() => import('../commands/deploy.ts'), 'deploy_message'),
    from(() => import('../commands/send.ts'), 'send', 'sendfile'),
    from(() => import('../commands/body.ts'), 'body'),
    from(() => import('../commands/outboxSend.ts'), 'outbox send'),
    from(
      () => import('../commands/outbox.ts'),
      'outbox list',
      'outbox get',
      'outbox results',
      'outbox cancel',
      'outbox release',
      'outbox prune',
    ),
    from(() => import('../commands/outboxSend.ts'), 'outbox work'),
  ],
  'Wallets and proposals': [
    from(
      () => import('../commands/proposal.ts'),
      'proposal create',
      'proposal vote',
      'proposal decode',
      'proposal list',
    ),
    from(
      () => import('../commands/multisig.ts'),
      'multisig send',
      'multisig deploy',
      'multisig update request',
      'multisig update confirm',
      'multisig update execute',
    ),
  ],
  Decoding: [
    from(
      () => import('../commands/decode.ts'),
      'decode body',
      'decode msg',
      'decode stateinit',
      'decode account boc',
      'decode account data',
    ),
  ],
  Fees: [
    from(() => import('../commands/message.ts'), 'fee call'),
    from(() => import('../commands/deploy.ts'), 'fee deploy'),
    from(() => import('../commands/fee.ts'), 'fee storage'),
  ],
  Storage: [
    from(() => import('../commands/storage.ts'), 'storage backup', 'storage restore', 'storage check', 'storage move'),
  ],
  Network: [
    from(() => import('../commands/nodeReports.ts'), 'node trace', 'node replay', 'node gas-report', 'node coverage'),
    from(() => import('../commands/faucet.ts'), 'faucet'),
    from(() => import('../commands/chainData.ts'), 'query-raw', 'fetch-block', 'getconfig'),
    from(() => import('../commands/proofs.ts'), 'proofs status', 'proofs clear'),
    from(() => import('../commands/chainData.ts'), 'dump config'),
    from(() => import('../commands/network.ts'), 'network check'),
  ],
  Configuration: [
    from(() => import('../commands/config.ts'), 'config', 'config set', 'config clear', 'config list'),
    from(() => import('../commands/configMigrate.ts'), 'config migrate'),
    from(() => import('../commands/alias.ts'), 'alias add', 'alias remove', 'alias clear', 'alias list'),
    from(() => import('../commands/network.ts'), 'network add', 'network remove', 'network clear', 'network list'),
  ],
  Program: [
    from(() => import('../commands/about.ts'), 'help exit-codes', 'version'),
    from(() => import('../commands/completion.ts'), 'completion'),
  ],
}

export const commandGroups: readonly string[] = Object.keys(commandsByGroup)

export const commandTable: Readonly<Record<string, () => Promise<Command>>> = Object.fromEntries(
  Object.entries(commandsByGroup).flatMap(([group, files]) =>
    files.flat().map(([name, load]) => [name, async () => ({ ...(await load()), name, group })]),
  ),
)

/** Other names of commands: names in older tools, and abbreviations. */
export const commandSynonyms: Readonly<Record<string, string>> = {
  trace: 'node trace',
  'debug transaction': 'node replay',
  keys: 'keys list',
  'key phrase': 'genphrase',
  'key public': 'genpubkey',
  'key pair': 'getkeypair',
  'address generate': 'genaddr',
  'address convert': 'convert',
  'message create': 'message',
  'message body': 'body',
  'decode message': 'decode msg',
  'decode tvc': 'decode stateinit',
  'decode account': 'decode account boc',
  'config show': 'config list',
  'config unset': 'config clear',
  'config alias add': 'alias add',
  'config alias remove': 'alias remove',
  'config alias reset': 'alias clear',
  'alias migrate': 'config migrate',
  'config alias print': 'alias list',
  'config alias': 'alias list',
  alias: 'alias list',
  proofs: 'proofs status',
  storage: 'storage check',
  outbox: 'outbox list',
  'message deploy': 'deploy_message',
  'message send': 'send',
  contract: 'contract list',
  'account show': 'account',
  'account wait': 'account-wait',
  'account dump': 'dump account',
  'multisig transfer': 'multisig send',
  wait: 'account-wait',
  query: 'query-raw',
  'config endpoint add': 'network add',
  'config endpoint remove': 'network remove',
  'config endpoint reset': 'network clear',
  'config endpoint print': 'network list',
  'config endpoint': 'network list',
  network: 'network list',
  'exit-codes': 'help exit-codes',
}

/** All names of all commands. */
export const commandNames: readonly string[] = [...Object.keys(commandTable), ...Object.keys(commandSynonyms)]
