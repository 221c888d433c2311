/** Commands of the network's own tool and their counterparts here, for docs/porting/cli.md. A test checks the names. */
export interface PortedCommand {
  readonly theirs: string
  /** Command of this program; empty if there is no counterpart. */
  readonly ours: string
  /** Differences besides output and exit codes, or the reason why there is no counterpart. */
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

const PATH = "different default path: `--path \"m/44'/1331'/0'/0/0\"` gives that tool's keys"
const NO_LEGACY = 'for contracts of earlier networks; networks with Dapp IDs have none'

export const portedCommands: readonly PortedCommand[] = [
  same('genphrase', PATH),
  same('genpubkey', PATH),
  same('getkeypair', `${PATH}; \`-p\` takes a phrase or 64 hex digits; existing files need \`--force\``),
  same('sign', 'also `-d`, `-c`'),
  same('config', "`config migrate` imports that tool's configuration"),
  same('config clear'),
  same('config endpoint add'),
  same('config endpoint remove'),
  same('config endpoint reset'),
  same('config endpoint print'),
  same('config alias add'),
  same('config alias remove'),
  same('config alias reset'),
  same('config alias print'),
  same('genaddr', '`--init-data` instead of `--data`, `--keys` instead of `--setkey`; `--save` writes a new file'),
  same('deploy', '`--dst-dapp-id self` for a contract that becomes the root of its own Dapp ID'),
  same('deployx'),
  same('deploy_message'),
  same('call', 'asks before value is lost; use `--yes` in scripts'),
  same('callx', 'options may stand anywhere before `--`'),
  same('run'),
  same('runx'),
  same('runget'),
  same('message'),
  same('send', 'prints the result; takes the Dapp ID from the message'),
  same('sendfile'),
  same('body'),
  same('account', 'prints a list when given several addresses'),
  same('account-wait', 'also waits for a balance or a deployment'),
  same('dump account', 'also `-p`'),
  same('dump config'),
  same(
    'fetch',
    'one transaction, or all of an account, with everything needed to replay them, on nodes that keep old states; to list transactions, use `history`',
  ),
  same('fetch-block'),
  same('query-raw'),
  same('multisig send', '`--no-bounce` switches `--bounce` off'),
  same('multisig deploy', 'uses the built-in wallets; `--fund` instead of `--local`'),
  same('proposal create'),
  same('proposal vote'),
  same('proposal decode'),
  same('decode body'),
  same('decode msg', 'without an ABI, shows the header'),
  same('decode stateinit'),
  same('decode account data'),
  same('decode account boc'),
  same('fee storage', 'also `-p`'),
  same('fee call'),
  same('fee deploy'),
  same('version'),
  same('getconfig', 'only on networks that publish their configuration'),
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
  without('test ticktock', 'networks with Dapp IDs have no such transactions'),
  as('test config', 'dump config'),
  as('test sign', 'sign'),
]
