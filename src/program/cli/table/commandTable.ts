/** Every command by its group, in the order of help, under its only name; each is loaded only when it is used, or described. */
import type { Command, ServiceCommand, ToolCommand, Unnamed } from '../definition/Command.ts'

/** Loads the commands of a file by their names there. */
function family<M extends Readonly<Record<string, unknown>>>(load: () => Promise<M>) {
  return <K extends keyof M>(name: K) =>
    async () =>
      (await load())[name]
}

const fromDaemon = family(() => import('../commands/daemon.ts'))
const fromNode = family(() => import('../commands/node.ts'))
const fromGateway = family(() => import('../commands/gateway.ts'))
const fromConsole = family(() => import('../commands/console.ts'))
const fromDocs = family(() => import('../commands/docs.ts'))
const fromScripting = family(() => import('../commands/scripting.ts'))
const fromRpc = family(() => import('../commands/rpc.ts'))
const fromMcp = family(() => import('../commands/mcp.ts'))
const fromKeyPairs = family(() => import('../commands/keyPairs.ts'))
const fromKeys = family(() => import('../commands/keys.ts'))
const fromAddresses = family(() => import('../commands/addresses.ts'))
const fromConvert = family(() => import('../commands/convert.ts'))
const fromCall = family(() => import('../commands/call.ts'))
const fromRun = family(() => import('../commands/run.ts'))
const fromDeploy = family(() => import('../commands/deploy.ts'))
const fromContract = family(() => import('../commands/contract.ts'))
const fromDebug = family(() => import('../commands/debug.ts'))
const fromSend = family(() => import('../commands/send.ts'))
const fromNodeReports = family(() => import('../commands/nodeReports.ts'))
const fromAccount = family(() => import('../commands/account.ts'))
const fromChain = family(() => import('../commands/chain.ts'))
const fromReplay = family(() => import('../commands/replay.ts'))
const fromMessage = family(() => import('../commands/message.ts'))
const fromBody = family(() => import('../commands/body.ts'))
const fromOutboxSend = family(() => import('../commands/outboxSend.ts'))
const fromOutbox = family(() => import('../commands/outbox.ts'))
const fromProposal = family(() => import('../commands/proposal.ts'))
const fromMultisig = family(() => import('../commands/multisig.ts'))
const fromDecode = family(() => import('../commands/decode.ts'))
const fromFee = family(() => import('../commands/fee.ts'))
const fromStorage = family(() => import('../commands/storage.ts'))
const fromFaucet = family(() => import('../commands/faucet.ts'))
const fromChainData = family(() => import('../commands/chainData.ts'))
const fromProofs = family(() => import('../commands/proofs.ts'))
const fromNetwork = family(() => import('../commands/network.ts'))
const fromConfig = family(() => import('../commands/config.ts'))
const fromConfigMigrate = family(() => import('../commands/configMigrate.ts'))
const fromAlias = family(() => import('../commands/alias.ts'))
const fromAbout = family(() => import('../commands/about.ts'))
const fromCompletion = family(() => import('../commands/completion.ts'))

type LoadCommand = () => Promise<Unnamed<ToolCommand> | Unnamed<ServiceCommand>>

const commandsByGroup: Readonly<Record<string, Readonly<Record<string, LoadCommand>>>> = {
  Services: {
    daemon: fromDaemon('daemon'),
    node: fromNode('node'),
    gateway: fromGateway('gateway'),
    console: fromConsole('console'),
    docs: fromDocs('docs'),
    repl: fromScripting('repl'),
    script: fromScripting('script'),
    rpc: fromRpc('rpc'),
    mcp: fromMcp('mcp'),
    'mcp confirm': fromMcp('mcpConfirm'),
  },
  Keys: {
    genphrase: fromKeyPairs('genphrase'),
    genpubkey: fromKeyPairs('genpubkey'),
    getkeypair: fromKeyPairs('getkeypair'),
    'keys list': fromKeys('keysList'),
    'keys new': fromKeys('keysNew'),
    'keys import': fromKeys('keysImport'),
    'keys export': fromKeys('keysExport'),
    'keys remove': fromKeys('keysRemove'),
    sign: fromKeyPairs('sign'),
    nodeid: fromKeyPairs('nodeid'),
  },
  Addresses: {
    genaddr: fromAddresses('genaddr'),
    'migrate addresses': fromAddresses('migrateAddresses'),
    convert: fromConvert('convert'),
  },
  Contracts: {
    call: fromCall('call'),
    callx: fromCall('callx'),
    run: fromRun('run'),
    runx: fromRun('runx'),
    runget: fromRun('runget'),
    deploy: fromDeploy('deploy'),
    deployx: fromDeploy('deployx'),
    abi: fromContract('abi'),
    'contract list': fromContract('contractList'),
    'contract save': fromContract('contractSave'),
    bind: fromContract('bind'),
    'debug call': fromDebug('debugCall'),
    'debug run': fromDebug('debugRun'),
    'debug deploy': fromDeploy('debugDeploy'),
    'debug message': fromSend('debugMessage'),
    'debug account': fromNodeReports('debugAccount'),
  },
  Accounts: {
    account: fromAccount('account'),
    'account-wait': fromAccount('accountWait'),
    'dump account': fromAccount('dumpAccount'),
  },
  Chain: {
    tx: fromChain('tx'),
    status: fromChain('status'),
    history: fromChain('history'),
    tree: fromChain('tree'),
    watch: fromChain('watch'),
    events: fromChain('events'),
    fetch: fromReplay('fetch'),
    replay: fromReplay('replay'),
    block: fromChain('block'),
  },
  Messages: {
    message: fromMessage('message'),
    deploy_message: fromDeploy('deployMessage'),
    send: fromSend('send'),
    sendfile: fromSend('sendfile'),
    body: fromBody('body'),
    'outbox send': fromOutboxSend('outboxSend'),
    'outbox list': fromOutbox('outboxList'),
    'outbox get': fromOutbox('outboxGet'),
    'outbox results': fromOutbox('outboxResults'),
    'outbox cancel': fromOutbox('outboxCancel'),
    'outbox release': fromOutbox('outboxRelease'),
    'outbox prune': fromOutbox('outboxPrune'),
    'outbox work': fromOutboxSend('outboxWork'),
  },
  'Wallets and proposals': {
    'proposal create': fromProposal('proposalCreate'),
    'proposal vote': fromProposal('proposalVote'),
    'proposal decode': fromProposal('proposalDecode'),
    'proposal list': fromProposal('proposalList'),
    'multisig send': fromMultisig('multisigSend'),
    'multisig deploy': fromMultisig('multisigDeploy'),
    'multisig update request': fromMultisig('multisigUpdateRequest'),
    'multisig update confirm': fromMultisig('multisigUpdateConfirm'),
    'multisig update execute': fromMultisig('multisigUpdateExecute'),
  },
  Decoding: {
    'decode body': fromDecode('decodeBodyCommand'),
    'decode msg': fromDecode('decodeMsg'),
    'decode stateinit': fromDecode('decodeStateinit'),
    'decode account boc': fromDecode('decodeAccountBoc'),
    'decode account data': fromDecode('decodeAccountData'),
  },
  Fees: {
    'fee call': fromMessage('feeCall'),
    'fee deploy': fromDeploy('feeDeploy'),
    'fee storage': fromFee('feeStorage'),
  },
  Storage: {
    'storage backup': fromStorage('storageBackup'),
    'storage restore': fromStorage('storageRestore'),
    'storage check': fromStorage('storageCheck'),
    'storage move': fromStorage('storageMove'),
  },
  Network: {
    'node trace': fromNodeReports('nodeTrace'),
    'node replay': fromNodeReports('nodeReplay'),
    'node gas-report': fromNodeReports('nodeGasReport'),
    'node coverage': fromNodeReports('nodeCoverage'),
    faucet: fromFaucet('faucet'),
    'query-raw': fromChainData('queryRaw'),
    'fetch-block': fromChainData('fetchBlock'),
    getconfig: fromChainData('getconfig'),
    'proofs status': fromProofs('proofsStatus'),
    'proofs clear': fromProofs('proofsClear'),
    'dump config': fromChainData('dumpConfig'),
    'network check': fromNetwork('networkCheck'),
  },
  Configuration: {
    config: fromConfig('config'),
    'config set': fromConfig('configSet'),
    'config clear': fromConfig('configClear'),
    'config list': fromConfig('configList'),
    'config migrate': fromConfigMigrate('configMigrate'),
    'alias add': fromAlias('aliasAdd'),
    'alias remove': fromAlias('aliasRemove'),
    'alias clear': fromAlias('aliasClear'),
    'alias list': fromAlias('aliasList'),
    'network add': fromNetwork('networkAdd'),
    'network remove': fromNetwork('networkRemove'),
    'network clear': fromNetwork('networkClear'),
    'network list': fromNetwork('networkList'),
  },
  Program: {
    'help exit-codes': fromAbout('helpExitCodes'),
    version: fromAbout('version'),
    completion: fromCompletion('completion'),
  },
}

export const commandGroups: readonly string[] = Object.keys(commandsByGroup)

export const commandTable: Readonly<Record<string, () => Promise<Command>>> = Object.fromEntries(
  Object.entries(commandsByGroup).flatMap(([group, commands]) =>
    Object.entries(commands).map(([name, load]) => [name, async () => ({ ...(await load()), name, group })]),
  ),
)

/** Other names: those of older tools, and short ones. */
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
