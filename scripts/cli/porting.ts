/** Every command of the network's own tool with ours beside it. Part of docs/cli.md; a test holds the names against the commands. */
export interface PortedCommand {
  readonly theirs: string
  /** Ours; empty when there is none. */
  readonly ours: string
  /** What differs besides output and exit codes, or why there is none. */
  readonly note?: string
}

function same(theirs: string, note?: string): PortedCommand {
  return { theirs, ours: theirs, ...(note !== undefined && { note }) }
}

function as(theirs: string, ours: string, note?: string): PortedCommand {
  return { theirs, ours, ...(note !== undefined && { note }) }
}

function without(theirs: string, note: string): PortedCommand {
  return { theirs, ours: '', note }
}

const PATH = "another default path: `--path \"m/44'/1331'/0'/0/0\"` gives the keys of that tool"
const NO_LEGACY = 'contracts of earlier networks, which these do not have'

export const portedCommands: readonly PortedCommand[] = [
  same('genphrase', PATH),
  same('genpubkey', PATH),
  same('getkeypair', `${PATH}; \`-p\` takes a phrase or 64 hex digits; existing files need \`--force\``),
  same('sign', 'also `-d`, `-c`'),
  same('config', 'the configuration of that tool is taken over by `config migrate`'),
  same('config clear'),
  same('config endpoint add', 'also `network add`'),
  same('config endpoint remove', 'also `network remove`'),
  same('config endpoint reset', 'also `network clear`'),
  same('config endpoint print', 'also `network list`'),
  same('config alias add', 'also `alias add`'),
  same('config alias remove', 'also `alias remove`'),
  same('config alias reset', 'also `alias clear`'),
  same('config alias print', 'also `alias list`'),
  same('genaddr', '`--init-data` for `--data`, `--keys` for `--setkey`; `--save` writes a new file'),
  same('deploy', '`--dst-dapp-id self` for a contract that becomes the root of its own Dapp ID'),
  same('deployx'),
  same('deploy_message'),
  same('call', 'asks before value is lost; `--yes` in scripts'),
  same('callx', 'options are found everywhere before `--`'),
  same('run'),
  same('runx'),
  same('runget'),
  same('message'),
  same('send', 'prints the result; the Dapp ID is taken from the message'),
  same('sendfile'),
  same('body'),
  same('account', 'a list for several addresses'),
  same('account-wait', 'also waits for a balance or a deployment'),
  same('dump account', 'also `-p`'),
  same('dump config'),
  same(
    'fetch',
    'one transaction, or those of an account, with what they were made of, on nodes that keep old states; `history` lists those of an account',
  ),
  same('fetch-block'),
  same('query-raw'),
  same('multisig send', '`--no-bounce` for the other value of `--bounce`'),
  same('multisig deploy', 'with the wallets that come with the program; `--fund` for `--local`'),
  same('proposal create'),
  same('proposal vote'),
  same('proposal decode'),
  same('decode body'),
  same('decode msg', 'without an ABI the header is shown'),
  same('decode stateinit'),
  same('decode account data'),
  same('decode account boc'),
  same('fee storage', 'also `-p`'),
  same('fee call'),
  same('fee deploy'),
  same('version'),
  same('getconfig', 'where the network publishes its configuration'),
  same('nodeid'),
  without(
    'update_config',
    'changes the configuration of a network with the key of its configuration contract; networks with Dapp IDs have none',
  ),
  same('debug call'),
  same('debug run'),
  same('debug deploy'),
  same('debug message'),
  same('debug transaction', 'on nodes that keep old states'),
  same('debug account', 'on nodes that keep old states'),
  as('debug replay', 'replay'),
  as('debug sequence-diagram', 'tree', 'draws the tree of one transaction in the terminal'),
  same('replay', 'a file of `fetch`: all of its transactions, or the steps of one'),
  without('depool', NO_LEGACY),
  without('debot', NO_LEGACY),
  as('test deploy', 'debug deploy', 'or a development node: `vendorclient node`'),
  without('test ticktock', 'accounts of these networks get no such transactions'),
  as('test config', 'dump config'),
  as('test sign', 'sign'),
]
