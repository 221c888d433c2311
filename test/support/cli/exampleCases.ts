/** Expected results of the examples of commands: a case for each, by its text. */
import { mkdirSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { backupStorage } from '../../../storage/sqlite/backupStorage.ts'
import { openItems } from '../../../storage/sqlite/openItems.ts'
import { type ExampleNetwork, type NetworkKind, walletOf } from './ExampleNetwork.ts'
import { runCommandLine } from './runCommandLine.ts'
import type { Tool } from './Tool.ts'

/** Preparation of a case, besides the folder. */
export interface Preparation {
  /** A separate folder, which is disposed of afterwards. */
  readonly tool?: Tool
  /** Values of placeholders. */
  readonly values?: Readonly<Record<string, string>>
  readonly env?: Readonly<Record<string, string>>
  /** Standard input. */
  readonly input?: string
  /** Runs beside the command. */
  readonly meanwhile?: (isOver: () => boolean) => Promise<void>
}

interface Expectation {
  /** Text output on stdout of a run that exits with 0. */
  readonly shows: RegExp
}

export interface OfflineCase extends Expectation {
  readonly prepare?: (tool: Tool) => Promise<Preparation> | Preparation
}

export interface NetworkCase extends Expectation {
  readonly prepare?: (network: ExampleNetwork) => Promise<Preparation>
  /** Kinds of networks with another result: exit code, and text on stderr. */
  readonly otherwise?: Readonly<Partial<Record<NetworkKind, readonly [exitCode: number, tells: RegExp]>>>
}

const PHRASE = `${'abandon '.repeat(11)}about`
const PUBLIC = '77c647c114a311fc70d8f6d52d6ffef1ee105e36eba5a8769e3ce4d1a25bde25'
const SECRET = 'f3d1b6f23d9d0df2dec233b7ded22662c55b4fb5fd2b3a3ffeb83d6834562456'
const ID = 'ab'.repeat(32)
/** Output for a message that has not been sent yet. */
const isOpen = [11, /It is not proven that it was not executed: it may be executed until/] as const
const noCollections = [12, /does not offer the deprecated interface transactions: only objects/] as const
const HASH = '[0-9a-f]{64}'

function withKeys(tool: Tool): Preparation {
  const keys = JSON.stringify({ public: PUBLIC, secret: SECRET })
  for (const name of ['wallet', 'second']) tool.write(`${name}.keys.json`, keys)
  return { values: { public: PUBLIC, dapp_id: ID, account_id: ID, proposal_id: '5' } }
}

const PASSWORD = 'correct horse'

/** Stores the key `wallet`. */
async function withStoredKey(tool: Tool): Promise<Preparation> {
  const prepared = withKeys(tool)
  const env = { PASSWORD }
  const { code, stderr } = await tool.run(
    ['keys', 'import', 'wallet', 'second.keys.json', '--password-from', 'env:PASSWORD'],
    { env },
  )
  if (code !== 0) throw new Error(stderr)
  return prepared
}

async function withStorage(tool: Tool): Promise<Preparation> {
  const items = await openItems({ folder: tool.dataFolder }, 'app')
  items.put('key', Buffer.from('value'))
  items.close()
  return {}
}

async function withBackup(tool: Tool): Promise<Preparation> {
  await withStorage(tool)
  await backupStorage({ folder: tool.dataFolder }, `${tool.folder}/outbox.backup`, { version: '1.0.0' })
  return {}
}

async function withBackupAlone(tool: Tool): Promise<Preparation> {
  await withBackup(tool)
  rmSync(`${tool.dataFolder}/storage.sqlite3`)
  return {}
}

async function withWallet(tool: Tool): Promise<Preparation> {
  await runCommandLine(['contract', 'save', 'Wallet', '--output', tool.folder], tool.dataFolder)
  return {}
}

/** A project with a source and the compiler of Tolk. */
function withTolk(tool: Tool): Preparation {
  mkdirSync(tool.path('contracts'))
  tool.write(
    'contracts/Counter.tolk',
    'fun onInternalMessage(myBalance: int, msgValue: int, msgFull: cell, msgBody: slice) {}\n',
  )
  symlinkSync(join(import.meta.dirname, '../../../node_modules'), tool.path('node_modules'))
  return {}
}

async function withBoth(tool: Tool): Promise<Preparation> {
  await withWallet(tool)
  tool.write('params.json', JSON.stringify(walletOf([PUBLIC])))
  return withKeys(tool)
}

async function withSettings(tool: Tool): Promise<Preparation> {
  const prepared = await withBoth(tool)
  for (const words of [
    ['config', 'set', 'url', 'local'],
    ['config', 'set', 'keys', `${tool.folder}/wallet.keys.json`],
    ['config', 'set', 'abi', `${tool.folder}/Wallet.abi.json`],
    ['alias', 'add', 'wallet', '--address', `${ID}::${ID}`],
    ['network', 'add', 'test', 'node.example'],
  ]) {
    await runCommandLine(words, tool.dataFolder)
  }
  return prepared
}

/** Examples of services, which run until a signal comes. A free port is appended. */
export const serviceExamples: readonly string[] = [
  'daemon',
  'daemon --port 8700 --log-level debug --set limits.in_flight=5000',
  'node',
  'node --port 0 --in-memory --accounts 3',
  'node --deprecated-api --remp --latency 200',
  'console',
  'console --endpoint https://node.example',
  'docs',
  'gateway --upstream http://127.0.0.1:8600',
  'gateway --upstream https://a.example --upstream https://b.example --client-rate 50 --drain-delay 5',
]

/** Examples of commands that a person at a terminal ends: what they show when they are ready. */
export const terminalExamples: Readonly<Record<string, string>> = { 'mcp confirm': 'Ctrl-C ends it' }

/** First request of a client of language models. */
const mcpInitialize = JSON.stringify({
  jsonrpc: '2.0',
  id: 1,
  method: 'initialize',
  params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'example', version: '1' } },
})

/** Examples of commands that never open a connection to a network. */
export const offlineCases: Readonly<Record<string, OfflineCase>> = {
  'compile contracts/Counter.tolk': { prepare: withTolk, shows: /Counter +[0-9a-f]{64} +build\/Counter\.tvc +no ABI/ },
  'daemon --stdio': {
    prepare: () => ({ input: '{"jsonrpc":"2.0","id":1,"method":"client.version"}\n' }),
    shows: /^\{"jsonrpc":"2.0","id":1,"result":\{"version":"[^"]+"\}\}$/m,
  },
  'rpc client.version': { shows: /^\{"version":"[^"]+"\}$/m },
  [`rpc crypto.sha256 '{"data":"aGVsbG8="}'`]: { shows: /^\{"hash":"2cf24dba[0-9a-f]{56}"\}$/m },
  [`rpc client.config --config '{"network":{"query_timeout":1000}}'`]: { shows: /"query_timeout":1000\b/ },
  repl: { prepare: () => ({ input: '6 * 7\n' }), shows: /^42$/m },
  'repl --url local --no-history': { prepare: () => ({ input: "tokens('1.5')\n" }), shows: /^'1500000000'$/m },
  mcp: { prepare: () => ({ input: `${mcpInitialize}\n` }), shows: /"serverInfo":\{"name":"vendorclient"/ },
  'mcp --allow-sending --confirm console': {
    prepare: () => ({ input: `${mcpInitialize}\n` }),
    shows: /"serverInfo":\{"name":"vendorclient"/,
  },
  'mcp --modules none --allow-sending --policy policy.json --password-from env:WALLET_PASSWORD': {
    prepare: (tool) => {
      tool.write('policy.json', '{}')
      return { input: `${mcpInitialize}\n` }
    },
    shows: /"serverInfo":\{"name":"vendorclient"/,
  },
  'contract abi Wallet.abi.json': { prepare: withWallet, shows: /function +0x00000001 +0x00000001 +constructor\(/ },
  'contract abi Wallet --id 0x1aa740ed': { shows: /confirmTransaction\(uint64 transactionId\)/ },
  'keys phrase': { shows: /^seed phrase +(\w+ ){11}\w+$/m },
  'keys phrase --dump wallet.keys.json --words 24': {
    shows: /^seed phrase +(\w+ ){23}\w+\n[\s\S]*key file +wallet.keys.json$/m,
  },
  'keys public': { prepare: () => ({ input: PHRASE }), shows: new RegExp(PUBLIC) },
  'keys public wallet.keys.json': { prepare: withKeys, shows: new RegExp(PUBLIC) },
  'keys public env:WALLET_PHRASE': { prepare: () => ({ env: { WALLET_PHRASE: PHRASE } }), shows: new RegExp(PUBLIC) },
  'keys pair -o wallet.keys.json': { shows: /seed phrase[\s\S]*key file +wallet.keys.json/ },
  'keys pair -o wallet.keys.json --phrase -': { prepare: () => ({ input: PHRASE }), shows: new RegExp(PUBLIC) },
  'keys list': { prepare: withStoredKey, shows: new RegExp(`^wallet +${PUBLIC} +yes`, 'm') },
  'keys new wallet': {
    prepare: () => ({ input: 'correct horse' }),
    shows: /seed phrase +(\w+ ){11}\w+\n[\s\S]*file +.*keys\/wallet\.json$/m,
  },
  'keys new wallet --words 24 --password-from env:WALLET_PASSWORD': {
    prepare: () => ({ env: { WALLET_PASSWORD: PASSWORD } }),
    shows: /seed phrase +(\w+ ){23}\w+\n/,
  },
  'keys import wallet wallet.keys.json': {
    prepare: (tool) => ({ ...withKeys(tool), input: 'correct horse' }),
    shows: new RegExp(PUBLIC),
  },
  'keys import wallet - --password-from env:WALLET_PASSWORD': {
    prepare: () => ({ env: { WALLET_PASSWORD: PASSWORD }, input: PHRASE }),
    shows: new RegExp(PUBLIC),
  },
  'keys export wallet --output copy.keys.json': {
    prepare: async (tool) => ({ ...(await withStoredKey(tool)), input: PASSWORD }),
    shows: /key file +copy\.keys\.json/,
  },
  'keys remove wallet --yes': { prepare: withStoredKey, shows: /^Deleted the key "wallet"/ },
  'keys sign --data 48656c6c6f --keys wallet.keys.json': { prepare: withKeys, shows: /hex +[0-9a-f]{128}/ },
  'keys sign --cell body.boc --keys -': {
    prepare: (tool) => {
      tool.write('body.boc', Buffer.from('te6ccgEBAQEAAgAAAA==', 'base64'))
      return { input: PHRASE }
    },
    shows: /hex +[0-9a-f]{128}/,
  },
  'keys node-id --pubkey cde8fbf86c44e4ed2095f83b6f3c97b7aec55a77e06e843f8b9ffeab66ad4b32': {
    shows: /cdae19f3d5a96d016e74d656ef15e35839b554ae2590bec0dce5e6608cb7f837/,
  },
  'address compute Wallet.tvc --genkey wallet.keys.json': {
    prepare: withWallet,
    shows: new RegExp(`address +(${HASH})::\\1`),
  },
  'address compute Wallet.tvc --abi Wallet.abi.json --keys wallet.keys.json --save': {
    prepare: withBoth,
    shows: new RegExp(`address +(${HASH})::\\1`),
  },
  [`address convert 0:${'a'.repeat(64)}`]: { shows: new RegExp(`${'a'.repeat(64)}::${'a'.repeat(64)}`) },
  'contract list': { shows: /Wallet[\s\S]*Multisig|Multisig[\s\S]*Wallet/ },
  'bind Multisig --lang ts --output multisig.ts': { shows: /Multisig was written to multisig\.ts/ },
  'bind Multisig --lang ts --runtime browser': { shows: /from 'vendorclient\/browser'/ },
  'bind Multisig --lang python': { shows: /class AsyncMultisig:/ },
  'contract save Wallet': { shows: /Wallet\.tvc[\s\S]*Wallet\.abi\.json/ },
  'contract save Multisig --output contracts': { shows: /contracts\/Multisig\.tvc/ },
  'message create <dapp_id>::<account_id> confirmTransaction --transactionId <proposal_id> --abi Wallet.abi.json --keys second.keys.json --lifetime 3600 -o msg.txt':
    { prepare: withBoth, shows: /message id[\s\S]*file +msg\.txt/ },
  'message create-deploy Wallet.tvc @params.json --keys wallet.keys.json --dst-dapp-id self -o deploy.txt': {
    prepare: withBoth,
    shows: /file +deploy\.txt/,
  },
  [`message body confirmTransaction '{"transactionId":"<proposal_id>"}' --abi Wallet.abi.json`]: {
    prepare: withBoth,
    shows: /te6cc/,
  },
  'decode body <body> --abi Wallet.abi.json': {
    prepare: async (tool) => {
      await withWallet(tool)
      const words = [
        'message',
        'body',
        'confirmTransaction',
        '{"transactionId":"5"}',
        '--abi',
        `${tool.folder}/Wallet.abi.json`,
      ]
      const { json } = await runCommandLine(words, tool.dataFolder)
      return { values: { body: json.message } }
    },
    shows: /confirmTransaction[\s\S]*5/,
  },
  'config --url local --keys wallet.keys.json': { prepare: withKeys, shows: /url[\s\S]*local/ },
  'config --list': { prepare: withSettings, shows: /url +local/ },
  'config set url local': { shows: /local/ },
  'config set keys ~/wallet.keys.json': { shows: /wallet\.keys\.json/ },
  'config set url local --project': { shows: /local/ },
  'config clear keys': { prepare: withSettings, shows: /keys/ },
  'config clear --keys --abi': { prepare: withSettings, shows: /abi, keys/ },
  'config clear': { prepare: withSettings, shows: /\S/ },
  'config list': { prepare: withSettings, shows: /url +local/ },
  'config list --show-origin': { prepare: withSettings, shows: /local[\s\S]*config\.json/ },
  'alias add wallet <dapp_id>::<account_id> --abi Wallet.abi.json --keys wallet.keys.json': {
    prepare: withBoth,
    shows: new RegExp(`wallet[\\s\\S]*${ID}::${ID}`),
  },
  'alias remove wallet': { prepare: withSettings, shows: /wallet/ },
  'storage backup outbox.backup': { prepare: withStorage, shows: /backup +outbox\.backup[\s\S]*1 local/ },
  'storage backup outbox.backup --force --json': { prepare: withBackup, shows: /"format":1/ },
  'storage restore outbox.backup': { prepare: withBackupAlone, shows: /restored[\s\S]*are held/ },
  'storage restore outbox.backup --force --json': { prepare: withBackup, shows: /"replaced":"[^"]+replaced-/ },
  'storage restore --in-place --made-at 2026-11-20T08:00:00Z': {
    prepare: withStorage,
    shows: /made at +2026-11-20T08:00:00\.000Z/,
  },
  'storage check': { prepare: withStorage, shows: /1 local[\s\S]*No problems/ },
  'storage check outbox.backup': { prepare: withBackup, shows: /made at[\s\S]*No problems/ },
  'storage check --json': { prepare: withStorage, shows: /"is_sound":true/ },
  'storage move --to ./other': { prepare: withStorage, shows: /moved from[\s\S]*1 local/ },
  'storage move --to ./other --json': { prepare: withStorage, shows: /"counts":\{"local":1,"proofs":0\}/ },
  'proofs status': { shows: /No proofs|items/ },
  'proofs status --json': { shows: /"groups":\[/ },
  'proofs clear': { shows: /Removed \d+ items/ },
  'proofs clear proofs/an/5f1c0a7e': { shows: /Removed 0 items/ },
  'alias clear': { prepare: withSettings, shows: /\S/ },
  'alias list': { prepare: withSettings, shows: new RegExp(`wallet[\\s\\S]*${ID}`) },
  'network add test https://node-a.example,https://node-b.example': { shows: /node-a\.example, https:\/\/node-b/ },
  'network remove test': { prepare: withSettings, shows: /test/ },
  'network clear': { prepare: withSettings, shows: /\S/ },
  'network list': { prepare: withSettings, shows: /local +http:\/\/127\.0\.0\.1:8600[\s\S]*test +node\.example/ },
  'help exit-codes': { shows: /^15 +the outcome is unknown/m },
  version: { shows: /^vendorclient +\d+\.\d+\.\d+/m },
  'version --json': { shows: /"version":"\d+\.\d+\.\d+"/ },
  'completion bash': { shows: /complete .*vendorclient/ },
}

/** Examples of the controls of a development node, in an order in which they can follow each other on one node. */
export const controlCases: Readonly<Record<string, RegExp>> = {
  'node status': /^block mode +automatic$/m,
  'node accounts': /^name +balance +address\naccount-0 +10000 tokens +[0-9a-f]{64}::/,
  'node set-balance <dapp_id>::<account_id> --balance 1000T': /^balance +1000 tokens \(1000000000000 nanotokens\)$/m,
  [`node set-balance <dapp_id>::<account_id> --currencies '{"2":"50000000000"}'`]:
    /currencies +50 SHELL \(currency 2\)/,
  'node snapshot': /^id +1\nseq no +\d+$/m,
  'node snapshot --select .id': /^2$/m,
  'node snapshots': /^id +seq no\n1 +\d+\n2 +\d+$/m,
  'node set-code <dapp_id>::<account_id> code.boc': /^acc type +Active$/m,
  'node set-data <dapp_id>::<account_id> data.boc': /^acc type +Active$/m,
  'node delete-account <dapp_id>::<account_id>': /^acc type +NonExist$/m,
  'node revert 1': /^seq no +\d+\ntime +\d+ \(.*Z\)$/m,
  'node set-account account.boc': /^account id +[0-9a-f]{64}$/m,
  'node set-dapp <dapp_id> 5000000000': /^credit +5000000000$/m,
  [`node impersonate <dapp_id>::<account_id> --message '{"account_id":"<account_id>","value":"1000000000"}'`]:
    /^transaction id +[0-9a-f]{64}$/m,
  'node register-abi @HelloWallet.abi.json --tvc HelloWallet.tvc --name HelloWallet': /^name +HelloWallet$/m,
  'node find 3f8a': /^(what +id +name$|Nothing begins with these digits\.$)/m,
  'node contracts': /^HelloWallet +[0-9a-f]{64} +true$/m,
  'node contracts --json': /"latest": ?true/,
  'node unregister-abi <code_hash>': /^code hash +[0-9a-f]{64}$/m,
  'node set-time 2000000000': /^time +200000000\d \(2033-05-18T03:33:2\dZ\)\nfrozen +false$/m,
  'node set-time 2033-05-18T03:33:30Z': /^time +200000001\d \(2033-05-18T03:33:3\dZ\)$/m,
  'node increase-time 1d': /^time +20000864\d\d /m,
  'node set-next-block-time 2100000000': /^next block time +2100000000 /m,
  'node set-next-block-time +1h': /^next block time +20000900\d\d /m,
  'node mine': /^time +20000900\d\d /m,
  'node mine 10 --interval 1m': /^time +20000(906|905|907)\d\d /m,
  'node time': /^time +200009\d+ .*\nfrozen +false$/m,
  'node freeze': /^frozen +true$/m,
  'node freeze 2200000000': /^time +2200000000 .*\nfrozen +true$/m,
  'node resume': /^frozen +false$/m,
  'node set-block-mode manual': /^mode +manual$/m,
  'node queue': /^id +kind +account id\n[0-9a-f]{64} +external/,
  'node order-queue <queued_id>': /^id +kind +account id\n[0-9a-f]{64} +external/,
  'node drop-message <queued_id>': /^id +[0-9a-f]{64}$/m,
  'node set-block-mode interval --block-time 5s': /^mode +interval\nblock time +5$/m,
  'node faults': /^latency ms +0$/m,
  'node faults --latency 500 --drop 0.1': /^latency ms +500\ndrop +0\.1$/m,
  'node faults --clear': /^latency ms +0\ndrop +0$/m,
  'node dump chain.jsonl': /^rows +\d+$/m,
  'node load chain.jsonl': /^rows +\d+$/m,
  'node reset': /^seq no +\d+$/m,
}

/** Examples of controls that a node refuses which is not a fork. */
export const forkControls: readonly string[] = ['node forked-accounts', 'node fork-prefetch <dapp_id>::<account_id>']

const sent = new RegExp(`transaction +${HASH}[\\s\\S]*exit code +0`)
const emulated = /gas fee +[\d.]+ tokens/
/** A proposal for examples that end it. */
async function newProposal(network: ExampleNetwork): Promise<Preparation> {
  return { values: await network.propose() }
}
/** A proposal that is only read, and therefore shared: an owner may have five open ones. */
async function openProposal(network: ExampleNetwork): Promise<Preparation> {
  network.values['open_proposal'] ??= (await network.propose()).proposal_id
  return { values: { proposal_id: network.values['open_proposal'] } }
}
function idsOf(address: string) {
  return { dapp_id: address.split('::')[0]!, account_id: address.split('::')[1]! }
}
/** Another folder, where the alias `wallet` is a wallet with one owner. */
async function withSingleOwner(network: ExampleNetwork): Promise<Preparation> {
  const address = network.values['single']!
  const wallet = { address, abi: network.tool.path('Wallet.abi.json'), keys: network.tool.path('single.keys.json') }
  return { tool: network.elsewhere({ aliases: { wallet } }), values: idsOf(address) }
}
async function rawTransfer(network: ExampleNetwork): Promise<Preparation> {
  const transfer = { dest: network.values['single'], value: '0.1T', cc: {}, bounce: false, flags: 1, payload: '' }
  const words = ['single', 'sendTransaction', JSON.stringify(transfer), '--raw', '--output', 'msg.boc']
  await network.run('message', 'create', ...words)
  return { values: idsOf(network.values['single']!) }
}
/** A folder whose outbox has an entry for tomorrow. */
async function withWaitingEntry(network: ExampleNetwork): Promise<Preparation> {
  const address = network.values['hello']!
  const tool = network.elsewhere({ aliases: { hello: { address } } })
  for (const name of ['HelloWallet.abi.json', 'single.keys.json']) tool.write(name, network.tool.bytes(name))
  const options = ['--abi', 'HelloWallet.abi.json', '--keys', 'single.keys.json', '--not-before', '4000000000']
  await tool.json(['outbox', 'send', 'hello', 'touch', '--key', 'ping-1', ...options])
  return { tool }
}

/** The ABI of a wallet that can be changed. */
function writeNetworkWallet({ tool }: ExampleNetwork): Record<string, string> {
  const abi = JSON.parse(tool.read('Wallet.abi.json'))
  abi.functions.push(
    {
      name: 'submitUpdate',
      inputs: [
        { name: 'codeHash', type: 'optional(uint256)' },
        { name: 'owners', type: 'optional(uint256[])' },
        { name: 'reqConfirms', type: 'optional(uint8)' },
        { name: 'lifetime', type: 'optional(uint64)' },
      ],
      outputs: [{ name: 'updateId', type: 'uint64' }],
    },
    { name: 'confirmUpdate', inputs: [{ name: 'updateId', type: 'uint64' }], outputs: [] },
    {
      name: 'executeUpdate',
      inputs: [
        { name: 'updateId', type: 'uint64' },
        { name: 'code', type: 'optional(cell)' },
      ],
      outputs: [],
    },
  )
  tool.write('NetworkWallet.abi.json', JSON.stringify(abi))
  return {}
}
async function withoutFetched({ tool }: ExampleNetwork): Promise<Preparation> {
  for (const file of ['transaction.json', 'history.json']) rmSync(tool.path(file), { force: true })
  return {}
}
async function withLegacyFiles(network: ExampleNetwork): Promise<Preparation> {
  const tool = network.elsewhere()
  const address = `0:${network.values['account_id']}`
  tool.write('accounts.json', JSON.stringify({ wallet: address }))
  tool.write('accounts.csv', `wallet;${address}\n`)
  tool.write('notes.txt', `The wallet is ${address}.\n`)
  return { tool }
}
async function withScript({ tool }: ExampleNetwork): Promise<Preparation> {
  tool.write(
    'balances.ts',
    `export default async ({ tool, args }: { tool: (...words: string[]) => Promise<any>; args: string[] }) => {
      const states = await Promise.all(args.map((name) => tool('account', name)))
      return Object.fromEntries(states.map(({ balance }, index) => [args[index], balance]))
    }`,
  )
  return {}
}
const noConfigurationText = [11, /This network publishes no configuration/] as const
const noConfiguration = { strict: noConfigurationText, classic: noConfigurationText } as const

/** Examples of commands that use the network, and what differs between networks. */
export const networkCases: Readonly<Record<string, NetworkCase>> = {
  'outbox send hello touch --key ping-1 --wait': { shows: /state +executed/ },
  'outbox send hello touch --key ping-2 --signer owner=single.keys.json --wait': { shows: /state +executed/ },
  'outbox list': { shows: /ping-1 +executed/ },
  'outbox list --state executed --json': { shows: /"key":"ping-1"/ },
  'outbox list --held': { shows: /No entries/ },
  'outbox get ping-1': { shows: /transaction/ },
  'outbox get ping-1 --wait': { shows: /state +executed/ },
  'outbox results': { shows: /ping-1 +executed/ },
  'outbox results --group payouts --acknowledge 0000000000000001': { shows: /No results/ },
  'outbox cancel ping-1': { prepare: withWaitingEntry, shows: /state +cancelled/ },
  'outbox release ping-1 --as unknown': { shows: /No entries were held/ },
  'outbox release --all --as unsent': { shows: /No entries were held/ },
  'outbox prune --older-than 365': { shows: /Removed 0 entries/ },
  'outbox work --seconds 60': { shows: /No open entries/ },
  'outbox work --signer owner=single.keys.json --seconds 60': { shows: /No open entries/ },
  [`call <dapp_id>::<account_id> confirmTransaction '{"transactionId":"<proposal_id>"}' --abi Wallet.abi.json --keys second.keys.json`]:
    { prepare: newProposal, shows: sent },
  'call wallet sendTransaction --dest <dapp_id>::<account_id> --value 1.5T --cc {} --bounce false --flags 1 --payload "" --dry-run':
    {
      prepare: withSingleOwner,
      shows: /dry run +nothing was sent[\s\S]*1\.5 tokens/,
    },
  'contract run-get <dapp_id>::<account_id> seqno': {
    prepare: async ({ values }) => ({ values: idsOf(values['hello']!) }),
    shows: /value0 +\d+/,
  },
  'contract run-get account.boc get_public_key --boc': {
    prepare: async (network) => {
      const tool = network.elsewhere()
      await network.run('dump', 'account', 'hello', '--path', tool.folder)
      tool.write('account.boc', tool.bytes(`${idsOf(network.values['hello']!).account_id}.boc`))
      return { tool }
    },
    shows: /value0 +\d+/,
  },
  [`deploy Wallet.tvc '{"owners_pubkey":["0x<public>"],"owners_address":[],"reqConfirms":1,"reqConfirmsData":1,"value":0}' --abi Wallet.abi.json --keys wallet.keys.json --dst-dapp-id self --alias wallet`]:
    { prepare: (network) => network.beforeDeployment(), shows: new RegExp(`deployed at +(${HASH})::\\1`) },
  'debug call --address wallet -m confirmTransaction --transactionId <proposal_id> --keys second.keys.json --stack': {
    prepare: openProposal,
    shows: /step +gas +instruction[\s\S]*succeeds$/m,
  },
  'debug run wallet getCustodians': { shows: /step +gas +instruction[\s\S]*custodians/ },
  'debug run --address wallet -m getCustodians': { shows: /step +gas +instruction[\s\S]*custodians/ },
  'account <dapp_id>::<account_id>': { shows: /acc type +Active/ },
  'account wallet giver --json': { shows: /"accounts":\[\{[\s\S]*Active[\s\S]*Active/ },
  'account account.boc --boc': { shows: /Active/ },
  'account wait wallet --seconds 60': {
    prepare: async (network) => ({
      meanwhile: async (isOver) => {
        while (!isOver()) await network.node.fund(network.values['account_id']!, 1_000_000n)
      },
    }),
    shows: /acc type +Active/,
  },
  'account wait wallet --for balance --balance 1.5': { shows: /balance +\d/ },
  'account save <dapp_id>::<account_id> --path accounts': { shows: /accounts\/[0-9a-f]{64}\.boc/ },
  'send msg.txt': {
    prepare: async (network) => {
      const { proposal_id } = await network.propose()
      const options = ['--transactionId', proposal_id, '--keys', 'second.keys.json', '--output', 'msg.txt']
      await network.run('message', 'create', 'wallet', 'confirmTransaction', ...options)
      return {}
    },
    shows: new RegExp(`method +confirmTransaction[\\s\\S]*${sent.source}`),
  },
  'send msg.boc --dst-dapp-id <dapp_id>': { prepare: rawTransfer, shows: sent },
  'proposal create wallet <dapp_id>::<account_id> "pay the hosting" --keys wallet.keys.json': {
    shows: /proposal id +\d+/,
  },
  'proposal vote wallet <proposal_id> --keys second.keys.json': { prepare: newProposal, shows: sent },
  'proposal decode wallet <proposal_id>': {
    prepare: openProposal,
    shows: /votes +1 of 2[\s\S]*comment +pay the hosting/,
  },
  'proposal list wallet': { shows: /pay the hosting/ },
  'multisig send --address wallet --dest <dapp_id>::<account_id> --value 1.5 --keys wallet.keys.json': {
    shows: /proposal id +\d+/,
  },
  'multisig deploy --keys wallet.keys.json --fund 10': {
    prepare: (network) => network.beforeDeployment(),
    shows: new RegExp(`deployed at +(${HASH})::\\1`),
  },
  'multisig deploy --keys wallet.keys.json --owners <public>,<second_public> --confirms 2 --fund 10': {
    prepare: async (network) => {
      const { tool, values } = await network.beforeDeployment()
      return { tool, values: { ...values, second_public: PUBLIC } }
    },
    shows: new RegExp(`deployed at +(${HASH})::\\1`),
  },
  'multisig request-update --address wallet --owners <public>,<second_public> --confirms 2 --keys wallet.keys.json --abi NetworkWallet.abi.json --offline':
    {
      prepare: async (network) => ({ values: { ...writeNetworkWallet(network), second_public: PUBLIC } }),
      shows: /message id +[0-9a-f]{64}/,
    },
  'multisig confirm-update 5 --address wallet --keys second.keys.json --abi NetworkWallet.abi.json --offline': {
    prepare: async (network) => ({ values: writeNetworkWallet(network) }),
    shows: /message id +[0-9a-f]{64}/,
  },
  'multisig execute-update 5 --address wallet --keys wallet.keys.json --abi NetworkWallet.abi.json --offline': {
    prepare: async (network) => ({ values: writeNetworkWallet(network) }),
    shows: /message id +[0-9a-f]{64}/,
  },
  'fee call wallet confirmTransaction --transactionId <proposal_id> --keys second.keys.json': {
    prepare: openProposal,
    shows: emulated,
  },
  'fee deploy Wallet.tvc @params.json --keys wallet.keys.json --dst-dapp-id self': {
    prepare: (network) => network.beforeDeployment(),
    shows: emulated,
  },
  'fee storage wallet --period 2592000': { shows: /storage fee +[\d.]+ tokens[\s\S]*2592000 s/ },
  'run <dapp_id>::<account_id> getCustodians --abi Wallet.abi.json': { shows: /custodians/ },
  'run account.boc getParameters --boc --abi Wallet.abi.json': { shows: /maxQueuedTransactions +5/ },
  'balance wallet': { shows: /^[\d.]+$/m },
  'balance <dapp_id>::<account_id> --select .balance': { shows: /^\d+$/m },
  'faucet wallet': { shows: /given +100 tokens/ },
  'faucet <dapp_id>::<account_id> 2.5 --url local': { shows: /given +2\.5 tokens/ },
  'faucet <dapp_id>::<account_id> 100 --shell 50 --url local': { shows: /SHELL +50 \(50000000000 nano units\)/ },
  [`network query transactions "id lt" --filter '{"id":{"eq":"<transaction_id>"}}'`]: { shows: /"lt": "0x/ },
  [`network query transactions "id lt" --filter '{"account_addr":{"eq":"0:<account_id>"}}' --limit 5`]: {
    shows: /"lt": "0x/,
    otherwise: { strict: noCollections, classic: noCollections },
  },
  'script balances.ts wallet giver': { prepare: withScript, shows: /"wallet": "\d+"[\s\S]*"giver": "\d+"/ },
  'script balances.ts wallet --json': { prepare: withScript, shows: /"result":\{"wallet":"\d+"\}/ },
  'watch wallet --last 1 --count 1': { shows: /fees [\d.]+ {2}ok\n {2}[0-9a-f]{64}/ },
  'watch wallet --last 2 --count 2 --json': { shows: /"cursor":"\w+"[\s\S]*\n[\s\S]*"cursor":"\w+"/ },
  [`watch <dapp_id>::<account_id> --from-start --name constructor --filter '.aborted == false' --count 1`]: {
    shows: /constructor/,
  },
  'events wallet --from-start --count 1': { prepare: openProposal, shows: /answer of submitTransaction[\s\S]*transId/ },
  'events wallet --last 1 --count 1 --name submitTransaction --json': {
    prepare: newProposal,
    shows: /"name":"submitTransaction"/,
  },
  'debug deploy Wallet.tvc @params.json --keys wallet.keys.json --dst-dapp-id self': {
    prepare: (network) => network.beforeDeployment(),
    shows: /step +gas +instruction[\s\S]*succeeds$/m,
  },
  'debug message msg.boc --dst-dapp-id <dapp_id> --stack': {
    prepare: rawTransfer,
    shows: /step +gas +instruction[\s\S]*succeeds$/m,
  },
  'debug account wallet --back 0 --steps 20': { shows: /instruction\n[\s\S]*the same transaction resulted/ },
  'transaction fetch <transaction_id> transaction.json': {
    prepare: withoutFetched,
    shows: /Saved to transaction\.json/,
  },
  'transaction replay transaction.json --stack': {
    prepare: async (network) => {
      await withoutFetched(network)
      await network.run('transaction', 'fetch', network.values['transaction_id']!, 'transaction.json')
      return {}
    },
    shows: /step +gas +instruction[\s\S]*succeeds; the same account resulted$/m,
  },
  'transaction fetch wallet history.json --last 10': {
    prepare: withoutFetched,
    shows: /\d transactions? saved to history\.json/,
  },
  'transaction replay history.json': {
    prepare: async (network) => {
      await withoutFetched(network)
      await network.run('transaction', 'fetch', 'wallet', 'history.json')
      return {}
    },
    shows: /transaction +outcome +account[\s\S]*the same/,
  },
  'tx <transaction_id>': {
    shows: /account +(?:[0-9a-f]{64}::|0:)[0-9a-f]{64} \(wallet, Wallet\)[\s\S]*outcome +ok[\s\S]*constructor/,
  },
  'tx <transaction_id> --abi Wallet.abi.json --json': { shows: /"function":"constructor"/ },
  'status <message_id>': { shows: /status +executed[\s\S]*constructor/ },
  'status <message_id> --wait --seconds 120': { shows: /status +executed/ },
  'status message.txt': {
    prepare: async (network) => {
      rmSync(network.tool.path('message.txt'), { force: true })
      await network.run('message', 'create', 'wallet', 'getCustodians', '{}', '--output', 'message.txt')
      return {}
    },
    shows: /^$/,
    otherwise: { strict: isOpen, deprecated: isOpen, legacy: isOpen, classic: isOpen },
  },
  'history wallet': { shows: /time +what +change +fees +gas +outcome +transaction\n.* ok +[0-9a-f]{64}/ },
  'history <dapp_id>::<account_id> --limit 5 --json': { shows: /"next":(null|")/ },
  'tree <transaction_id>': { shows: /constructor +ok +← here[\s\S]*\d transactions?, gas \d+, fees / },
  'tree <message_id> --abi Wallet.abi.json': { shows: /constructor +ok/ },
  'block last': { shows: /block id +[0-9a-f]{64}/ },
  'block <block_id> --json': { shows: /"block_id":"[0-9a-f]{64}"/ },
  'block 1': { shows: /height +1$/m },
  'node trace <transaction_id>': {
    shows: /Wallet [0-9a-f]{8}….*constructor[\s\S]*transactions?, gas \d+, fees /,
  },
  'node explain <transaction_id>': { shows: /^Nothing failed\.$/m },
  'node logs <transaction_id>': { shows: /^Nothing was printed\.$/m },
  'node replay <transaction_id>': { shows: /instruction\n[\s\S]*the same transaction resulted/ },
  'node replay <transaction_id> --steps 20 --stack': { shows: /\["|\[\]|\[null/ },
  'node gas-report': { shows: /contract +function +calls[\s\S]*Wallet +constructor +\d/ },
  'node coverage': { shows: /^Coverage of 0 transactions: no contract has a debug map/ },
  'node coverage --output lcov.info': { shows: /Saved to lcov\.info/ },
  'block save <block_id> block.boc': { shows: /Saved to block\.boc/ },
  'block save <block_id> block.data --raw': { shows: /Saved to block\.data/ },
  'network config': { shows: /^p8 +\{"version":\d/m, otherwise: noConfiguration },
  'network config 20 --json': { shows: /"20":"te6cc/, otherwise: { strict: [11, /^$/], classic: [11, /^$/] } },
  'network save-config config.boc': { shows: /Saved to config\.boc/, otherwise: noConfiguration },
  'decode message msg.boc': { prepare: rawTransfer, shows: /"msg_type_name": "extIn"/ },
  'decode message <message_id> --abi Wallet.abi.json': { shows: /"name": "constructor"/ },
  'decode image Wallet.tvc': { shows: /code_hash/ },
  'decode image account.boc --boc': { shows: /code_hash/ },
  'decode image wallet': { shows: /code_hash/ },
  'decode account account.boc': { shows: /"acc_type_name": "Active"/ },
  'address migrate accounts.json --dry-run': {
    prepare: withLegacyFiles,
    shows: /accounts\.json: 1 would be replaced$/m,
  },
  'address migrate accounts.csv notes.txt --in-place': {
    prepare: withLegacyFiles,
    shows: /notes\.txt: 1 replaced; it was kept as notes\.txt\.bak/,
  },
  'config migrate': {
    prepare: async (network) => ({
      tool: network.elsewhere({ aliases: { old: { address: `0:${network.values['account_id']}` } } }),
    }),
    shows: new RegExp(`alias old +(${HASH})::\\1`),
  },
  'config migrate old.conf.json --url local': {
    prepare: async (network) => {
      const tool = network.elsewhere()
      const aliases = { old: { address: `0:${network.values['account_id']}` } }
      tool.write('old.conf.json', JSON.stringify({ aliases }))
      return { tool }
    },
    shows: new RegExp(`alias old +(${HASH})::\\1`),
  },
  'account --url test <address>': { shows: /acc type +Active/ },
  'network check local': { shows: /version +\d[\s\S]*account\.get_account +yes/ },
  'network check <endpoint> --json': { shows: /"supports_dapp_id":(true|false)/ },
  'decode account-data wallet --abi Wallet.abi.json': { shows: /_pubkey/ },
  'decode account-data --address wallet --abi Wallet.abi.json': { shows: /_pubkey/ },
  'decode account-data --tvc saved.tvc --abi Wallet.abi.json': {
    prepare: async (network) => {
      const options = ['--keys', 'single.keys.json', '--output', 'saved.tvc', '--force']
      await network.run('address compute', 'Wallet.tvc', ...options)
      return {}
    },
    shows: /_pubkey/,
  },
}
