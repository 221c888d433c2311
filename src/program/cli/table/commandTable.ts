/**
 * All commands by group, in the order of help: the noun, then the verb. The file of a command is loaded when the command is
 * run or described.
 */
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
    from(() => import('../commands/keys.ts'), 'keys list', 'keys new', 'keys import', 'keys export', 'keys remove'),
    from(
      () => import('../commands/keyPairs.ts'),
      'keys phrase',
      'keys public',
      'keys pair',
      'keys sign',
      'keys node-id',
    ),
  ],
  Addresses: [
    from(() => import('../commands/addresses.ts'), 'address compute'),
    from(() => import('../commands/convert.ts'), 'address convert'),
    from(() => import('../commands/addresses.ts'), 'address migrate'),
  ],
  Contracts: [
    from(() => import('../commands/call.ts'), 'contract call'),
    from(() => import('../commands/run.ts'), 'contract run', 'contract run-get'),
    from(() => import('../commands/deploy.ts'), 'contract deploy'),
    from(() => import('../commands/compile.ts'), 'contract compile'),
    from(() => import('../commands/contract.ts'), 'contract abi', 'contract bind', 'contract list', 'contract save'),
    from(() => import('../commands/debug.ts'), 'debug call', 'debug run'),
    from(() => import('../commands/deploy.ts'), 'debug deploy'),
    from(() => import('../commands/send.ts'), 'debug message'),
    from(() => import('../commands/nodeReports.ts'), 'debug account'),
  ],
  Accounts: [
    from(() => import('../commands/account.ts'), 'account show', 'account balance', 'account wait', 'account save'),
    from(() => import('../commands/chain.ts'), 'account history', 'account watch', 'account events'),
  ],
  'Transactions and blocks': [
    from(() => import('../commands/chain.ts'), 'transaction show', 'transaction tree'),
    from(() => import('../commands/replay.ts'), 'transaction fetch', 'transaction replay'),
    from(() => import('../commands/chain.ts'), 'block show'),
    from(() => import('../commands/chainData.ts'), 'block save'),
  ],
  Messages: [
    from(() => import('../commands/message.ts'), 'message create'),
    from(() => import('../commands/deploy.ts'), 'message create-deploy'),
    from(() => import('../commands/send.ts'), 'message send'),
    from(() => import('../commands/chain.ts'), 'message status'),
    from(() => import('../commands/body.ts'), 'message body'),
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
      'multisig request-update',
      'multisig confirm-update',
      'multisig execute-update',
    ),
  ],
  Decoding: [
    from(
      () => import('../commands/decode.ts'),
      'decode body',
      'decode message',
      'decode image',
      'decode account',
      'decode account-data',
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
  'Development node': [
    from(() => import('../commands/faucet.ts'), 'node faucet'),
    from(
      () => import('../commands/nodeReports.ts'),
      'node trace',
      'node explain',
      'node logs',
      'node replay',
      'node gas-report',
      'node coverage',
    ),
    from(
      () => import('../commands/nodeControls.ts'),
      'node status',
      'node accounts',
      'node snapshot',
      'node snapshots',
      'node revert',
      'node reset',
      'node time',
      'node set-time',
      'node increase-time',
      'node set-next-block-time',
      'node freeze',
      'node resume',
      'node set-block-mode',
      'node mine',
      'node queue',
      'node drop-message',
      'node order-queue',
      'node set-balance',
      'node set-code',
      'node set-data',
      'node set-account',
      'node delete-account',
      'node set-dapp',
      'node impersonate',
      'node register-abi',
      'node unregister-abi',
      'node contracts',
      'node find',
      'node dump',
      'node load',
      'node forked-accounts',
      'node fork-prefetch',
      'node faults',
    ),
  ],
  Network: [
    from(() => import('../commands/network.ts'), 'network check'),
    from(() => import('../commands/chainData.ts'), 'network query', 'network config', 'network save-config'),
    from(() => import('../commands/proofs.ts'), 'proofs status', 'proofs clear'),
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

/** Commands of the network's own tool whose words differ from those of any command here. They are not listed anywhere. */
const hiddenCommands = [
  from(() => import('../commands/call.ts'), 'callx'),
  from(() => import('../commands/run.ts'), 'runx'),
]

export const commandGroups: readonly string[] = Object.keys(commandsByGroup)

export const commandTable: Readonly<Record<string, () => Promise<Command>>> = Object.fromEntries([
  ...Object.entries(commandsByGroup).flatMap(([group, files]) => files.flat().map((each) => inGroup(each, group))),
  ...hiddenCommands.flat().map((each) => inGroup(each, '')),
])

function inGroup([name, load]: ReturnType<typeof from>[number], group: string) {
  return [name, async () => ({ ...(await load()), name, group })] as const
}

/** Names of the commands that help lists. */
export const listedCommands: readonly string[] = Object.values(commandsByGroup).flatMap((files) =>
  files.flat().map(([name]) => name),
)
