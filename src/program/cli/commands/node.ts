import { CLASSIC_GIVER_IDS, GIVER_ID, NETWORK_GIVER_ID, PUBLIC_PHRASE } from '../../devnode/chain/publicValues.ts'
import { defineService } from '../definition/Command.ts'
import { faultOptions, nodeDataOption } from '../definition/nodeOptions.ts'
import {
  allowRemoteOption,
  bodyLimitOption,
  exitCodeSection,
  hostOption,
  logLevelOption,
  metricsOption,
  portOption,
} from '../definition/serviceOptions.ts'

export const node = defineService({
  summary: 'Run a local development node.',
  description: `Executes messages with the rules of a public network and serves GraphQL and REST on one port, like a network with default settings; with --deprecated-api, also collections and subscriptions. The endpoint for clients is http://127.0.0.1:8600. A terminal shows the endpoints and each transaction; otherwise, one JSON line on stdout reports its address once it is ready.
The first SIGTERM, SIGHUP or Ctrl-C stops the node gracefully, the second one immediately.`,
  options: [
    portOption(8600),
    hostOption,
    allowRemoteOption,
    nodeDataOption,
    { name: 'in-memory', summary: 'Keep the chain in memory only.' },
    { name: 'reset', summary: 'Delete the stored chain first.' },
    {
      name: 'rules',
      value: 'RULES',
      choices: ['current', 'classic'],
      summary: 'Chain rules; those of current networks have Dapp IDs.',
      default: 'current',
    },
    {
      name: 'global-id',
      value: 'NUMBER',
      number: { min: -(2 ** 31), max: 2 ** 31 - 1 },
      summary: 'Global id of the chain.',
      default: 100,
    },
    { name: 'capabilities', value: 'NUMBER', summary: 'Capabilities of the chain, decimal or 0x. Default 0x11745ae' },
    {
      name: 'strict',
      summary:
        'Offer only the interface of a network with default settings, without the root collections, subscriptions and mutations of GraphQL. Default for new chains; a chain keeps the mode it was created with.',
    },
    {
      name: 'deprecated-api',
      summary: 'Also offer the deprecated interface: root collections, subscriptions and mutations.',
    },
    {
      name: 'giver-address',
      value: 'ID',
      summary:
        'Address of the giver with the network interface: an account id, or <dapp id>::<account id>. Default: as on test networks, see below.',
    },
    {
      name: 'giver-keys',
      value: 'FILE',
      summary: 'Key file of that giver, {"public", "secret"}. Default: the keys that GET /v2/giver returns.',
    },
    {
      name: 'block-time',
      value: 'S',
      number: { min: 0.1, max: 86_400, fraction: true, unit: 'seconds' },
      summary:
        'Create an empty block after this time without a block, in s. Default: only when a query asks beyond the last block.',
    },
    {
      name: 'keepers',
      value: 'COUNT',
      number: { min: 1, max: 300 },
      summary: 'Number of block keepers that sign the blocks of a new chain; a chain keeps its number. Default 1.',
    },
    {
      name: 'rotate-keepers',
      value: 'BLOCKS',
      number: { min: 1, max: 1_000_000 },
      summary: 'Replace one block keeper after this number of blocks. Default: never.',
    },
    {
      name: 'refuse-wrong-dapp',
      summary: 'Refuse deployments with a Dapp ID other than the one the account will have, instead of warning.',
    },
    { name: 'manual', summary: 'Create blocks only on request ("node mine"); messages wait for them.' },
    {
      name: 'contracts',
      value: 'FOLDER',
      summary:
        'Show the contracts of this folder by name and decode their calls: each <Name>.abi.json next to <Name>.tvc, with the debug map <Name>.map.json. Files that change later are read again.',
    },
    {
      name: 'accounts',
      value: 'COUNT',
      number: { min: 0, max: 1000 },
      summary:
        'Number of funded wallets created with the chain: account-0, account-1 and so on, names that commands take as addresses and as keys. 0 creates none. A stored chain keeps its wallets.',
      default: 10,
    },
    {
      name: 'balance',
      value: 'TOKENS',
      summary: 'Balance of each of these wallets, a decimal number of tokens.',
      default: '10000',
    },
    {
      name: 'mnemonic',
      value: 'PHRASE',
      summary: `BIP-39 phrase of their keys, derived by m/44'/396'/0'/0/<number>. Default: a public phrase, see below.`,
    },
    {
      name: 'fork',
      value: 'URL',
      summary:
        'Fork the network of this node, current or legacy: copy accounts when they are first used, and the configuration if the network publishes one.',
    },
    {
      name: 'block',
      value: 'BLOCK',
      summary:
        'With --fork: number or id of the block whose state the fork begins with. Default: the latest state. On networks that keep no earlier states, only accounts that have not changed since are available.',
    },
    {
      name: 'state',
      value: 'FILE',
      summary: 'Keep the chain in memory; load it from this file (.jsonl) if it exists, and save it there on exit.',
    },
    {
      name: 'until-input-ends',
      summary: 'Stop when the standard input closes, as it does when the parent process ends.',
    },
    { name: 'remp', summary: 'Offer message statuses (REMP); needs --deprecated-api.' },
    { name: 'legacy', summary: 'Serve the interface of nodes before 1.0.0, without account_id and dapp_id.' },
    metricsOption,
    bodyLimitOption,
    { ...logLevelOption, summary: 'Log level of stderr; debug shows every request.' },
    {
      name: 'log-format',
      value: 'FORMAT',
      choices: ['text', 'json'],
      summary:
        'Format of the log and of stdout: text, or JSON, which also prints an object for each transaction. Default: text on a terminal; otherwise a JSON log and only the ready line.',
    },
    { name: 'quiet', summary: 'Do not print transactions and, on a terminal, the banner.' },
    {
      name: 'history',
      value: 'COUNT',
      number: { min: 0, max: 100_000_000 },
      summary: 'Number of newest transactions that can be traced in full and replayed; 0 keeps none.',
      default: 10_000,
    },
    {
      name: 'gas-report',
      summary:
        'Print gas and fees by contract and function when the node stops; "node gas-report" shows them at any time.',
    },
    ...faultOptions,
  ],
  commonOptions: ['json', 'help'],
  sections: [
    {
      title: 'Money',
      entries: [
        [
          'POST /v2/faucet',
          'Body {"account_id": "<64 hex>", "amount": 100000000000}: the giver sends this amount, in nano units, to an account, even one that does not exist yet; "currencies": {"2": 5000} sends other currencies, "dapp_id" is the Dapp ID that the account must have.',
        ],
        [
          'GET /v2/giver',
          'Returns the funded contracts that every chain with current rules begins with: their accounts, ABIs and keys, which are public and the same everywhere.',
        ],
        [GIVER_ID, 'Account and Dapp ID of the giver.'],
        [NETWORK_GIVER_ID, 'Account of the giver with the network interface, in the Dapp ID of zeros.'],
        [
          CLASSIC_GIVER_IDS[0],
          'Account of the giver for programs for networks without Dapp IDs; it also exists under classic rules.',
        ],
      ],
    },
    {
      title: 'Wallets',
      entries: [
        ['account-<number>', 'Name of such a wallet in commands, from 0: --dest account-1, --keys account-1.'],
        ["m/44'/396'/0'/0/<number>", 'Paths of the keys. The contract is Wallet, with one custodian.'],
        [
          'Default phrase',
          `"${PUBLIC_PHRASE}". It is public: on a real network, anyone can take the funds of its keys.`,
        ],
      ],
    },
    exitCodeSection({
      2: 'wrong usage or settings',
      3: 'the folder is in use by another node',
      4: 'the folder or its storage cannot be used',
    }),
  ],
  examples: ['node', 'node --port 0 --in-memory --accounts 3', 'node --deprecated-api --remp --latency 200'],
  members: {
    event: 'ready',
    pid: 'process id',
    version: 'version of the program',
    url: 'endpoint for clients',
    port: 'port of all services',
    graphql: 'GraphQL endpoint',
    ws: 'GraphQL endpoint of subscriptions, or null',
    rest: 'REST endpoint',
    console: 'link that opens the console, or null',
    faucet: 'faucet, or null',
    giver: 'account and keys of the giver, or null',
    network_giver: 'account and keys of the giver with the network interface, or null',
    node_version: 'version of the interface',
    strict: 'whether the deprecated interface is switched off',
    rules: 'chain rules',
    global_id: 'global id of the chain',
    epoch: 'epoch of the chain, or null',
    rules_from: 'first block under these rules, or null',
    folder: 'folder of the chain, or null',
    metrics: 'URL of the metrics, or null',
  },
  otherMembers: 'further details of the ready line',
  serve: async (start) => (await import('../services/serveDevelopmentNode.ts')).serveDevelopmentNode(start),
})
