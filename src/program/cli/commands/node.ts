import { LogLevelName } from '../../../../rpc/daemon/settings.ts'
import { adminMethods } from '../../devnode/admin/adminMethods.ts'
import { GIVER_ID, NETWORK_GIVER_ID } from '../../devnode/chain/giverId.ts'
import { PUBLIC_PHRASE } from '../../devnode/chain/publicPhrase.ts'
import { badProofs } from '../../devnode/keepers/badProof.ts'
import type { FaultSettings } from '../../devnode/server/Faults.ts'
import { defineService, type OptionDefinition } from '../definition/Command.ts'
import { settingOption } from '../definition/settingOption.ts'

/** An option that switches a fault on. */
interface FaultOption extends OptionDefinition {
  readonly fault: keyof FaultSettings
}

const COUNT = { min: 0, max: 1_000_000 }
const MILLISECONDS = { min: 0, max: 3_600_000 }
const section = 'Faults, for tests of clients ("GET /admin/faults" shows them, "POST /admin/faults" changes them)'

export const faultOptions: readonly FaultOption[] = [
  { name: 'latency', fault: 'latency_ms', value: 'MS', number: MILLISECONDS, summary: 'Delay of every answer.' },
  {
    name: 'drop',
    fault: 'drop',
    value: 'SHARE',
    number: { min: 0, max: 1, fraction: true },
    summary: 'Fraction of connections dropped without an answer, 0 to 1.',
  },
  {
    name: 'lag',
    fault: 'lag_ms',
    value: 'MS',
    number: MILLISECONDS,
    summary: 'Time until readers see a new block.',
  },
  { name: 'silent', fault: 'silent', summary: 'Accept requests and never answer.' },
  ...(
    [
      ['wrong-thread', 'wrong_thread', 'Number of messages answered with THREAD_MISMATCH.'],
      ['wrong-producer', 'wrong_producer', 'Number of messages answered with WRONG_PRODUCER.'],
      ['expired-token', 'expired_token', 'Number of messages answered with TOKEN_EXPIRED.'],
      ['too-many-requests', 'too_many_requests', 'Number of requests answered with status 429.'],
      ['rate-limit', 'rate_limit', 'Requests per second; further ones are answered with status 429. 0 is no limit.'],
    ] as const
  ).map(([name, fault, summary]) => ({ name, fault, value: 'COUNT', number: COUNT, summary })),
  {
    name: 'retry-after',
    fault: 'retry_after_s' as const,
    value: 'S',
    number: { min: 0, max: 86_400 },
    summary: 'Header "Retry-After" of answers with status 429.',
    default: 1,
  },
  {
    name: 'bad-proof',
    fault: 'bad_proof' as const,
    value: 'LIE',
    choices: badProofs,
    summary: 'Lie about blocks in what proofs of them are made of.',
  },
].map((option) => ({ ...option, section }) as FaultOption)

export const nodeDataOption = settingOption('data', 'daemon.data_folder', {
  value: 'FOLDER',
  kind: 'folder',
  synonyms: ['data-folder'],
  summary: 'Data folder; the chain is in its folder "node".',
})

export const nodeCommand = defineService({
  name: 'node',
  group: 'Services',
  summary: 'Run a local node for development.',
  description: `The node executes messages for real and serves GraphQL and REST on one port, as a network with default settings does; with --deprecated-api also collections and subscriptions. http://127.0.0.1:8600 is the endpoint for clients. A terminal shows where it is and each transaction; elsewhere one JSON line on stdout reports that it is ready and where.
The first SIGTERM, SIGHUP or Ctrl-C stops it in an orderly way, the second one immediately.`,
  options: [
    {
      name: 'port',
      value: 'NUMBER',
      number: { min: 0, max: 65_535 },
      summary: 'Port to listen on; 0 picks a free one.',
      default: 8600,
    },
    { name: 'host', value: 'ADDRESS', summary: 'Address to listen on.', default: '127.0.0.1' },
    settingOption('allow-remote', 'daemon.allow_remote'),
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
        'Offer what a network with default settings offers: root collections of GraphQL, subscriptions and mutations are switched off. Default for new chains; a chain keeps the mode that it was created with.',
    },
    {
      name: 'deprecated-api',
      summary: 'Offer the deprecated interface too: root collections, subscriptions and mutations.',
    },
    {
      name: 'giver-address',
      value: 'ID',
      summary:
        'Address of the giver with the interface of networks: an account id, or <dapp id>::<account id>. Default as on test networks, see below.',
    },
    {
      name: 'giver-keys',
      value: 'FILE',
      kind: 'file',
      summary: 'Key file of that giver, {"public", "secret"}. Default: the keys that GET /v2/giver returns.',
    },
    {
      name: 'block-time',
      value: 'S',
      number: { min: 0.1, max: 86_400, fraction: true, unit: 'seconds' },
      summary:
        'Create an empty block when there was no block for this time, in s. Default: only queries that ask beyond the last block create one.',
    },
    {
      name: 'keepers',
      value: 'COUNT',
      number: { min: 1, max: 300 },
      summary: 'Block keepers that sign the blocks of a new chain; a chain keeps their number. Default 1.',
    },
    {
      name: 'rotate-keepers',
      value: 'BLOCKS',
      number: { min: 1, max: 1_000_000 },
      summary: 'Replace one block keeper after this number of blocks. Default: the set stays the same.',
    },
    {
      name: 'refuse-wrong-dapp',
      summary: 'Refuse deployments that name another Dapp ID than the account will have, instead of warning.',
    },
    {
      name: 'manual',
      summary: 'Make blocks on request only (POST /admin/mine); messages wait for them.',
    },
    {
      name: 'accounts',
      value: 'COUNT',
      number: { min: 0, max: 1000 },
      summary: 'Number of funded wallets that the chain begins with.',
      default: 0,
    },
    {
      name: 'balance',
      value: 'TOKENS',
      summary: 'Grams of each of these wallets, a decimal number of tokens.',
      default: '10000',
    },
    {
      name: 'mnemonic',
      value: 'PHRASE',
      summary: `Phrase of BIP-39 that their keys come from, by m/44'/396'/0'/0/<number>. Default: a phrase that everybody knows, see below.`,
    },
    {
      name: 'fork',
      value: 'URL',
      summary:
        'Take accounts over from the network of this node, current or legacy, when they are first touched, and its configuration where it publishes one.',
    },
    {
      name: 'state',
      value: 'FILE',
      kind: 'file',
      summary:
        'Keep the chain in memory, begin with that of this file (.jsonl) if it exists, and write it there at the end.',
    },
    {
      name: 'until-input-ends',
      summary: 'Stop when the standard input ends, as it does with the program that started the node.',
    },
    { name: 'remp', summary: 'Offer message statuses (REMP); needs --deprecated-api.' },
    { name: 'legacy', summary: 'Serve the interface of nodes before 1.0.0, without account_id and dapp_id.' },
    {
      name: 'metrics-listen',
      value: 'ADDRESS',
      summary: 'Serve metrics for Prometheus at http://ADDRESS/metrics, 127.0.0.1:9464 for example. Default: nowhere.',
    },
    {
      name: 'body-limit',
      value: 'BYTES',
      number: { min: 1024, max: 2 ** 30 },
      summary: 'Largest body of a request.',
      default: 1_048_576,
    },
    {
      name: 'log-level',
      value: 'LEVEL',
      choices: Object.values(LogLevelName.constants).map(({ value }) => value),
      summary: 'How much is logged to stderr; debug shows every request.',
      default: 'warn',
    },
    {
      name: 'log-format',
      value: 'FORMAT',
      choices: ['text', 'json'],
      summary:
        'How the log looks, and what stdout shows: lines for people, or JSON, with an object for each transaction too. Default: text on a terminal; elsewhere a JSON log and the ready line alone.',
    },
    { name: 'quiet', summary: 'Show no transactions, and no banner on a terminal.' },
    {
      name: 'history',
      value: 'COUNT',
      number: { min: 0, max: 100_000_000 },
      summary: 'Newest transactions that can be traced in full and replayed; 0 keeps none.',
      default: 10_000,
    },
    {
      name: 'gas-report',
      summary: 'Show gas and fees by contract and function when the node stops; POST /admin/gas_report at any time.',
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
          'Body {"account_id": "<64 hex>", "amount": 100000000000}: the giver sends nano to an account, also to one that does not exist yet; "currencies": {"2": 5000} sends others, "dapp_id" names the Dapp ID that the account has to be under.',
        ],
        [
          'GET /v2/giver',
          'Returns the funded contracts that every chain of current rules begins with: their accounts, ABIs and keys, which are the same everywhere and no secret.',
        ],
        [GIVER_ID, 'Account and Dapp ID of the giver.'],
        [NETWORK_GIVER_ID, 'Account of the giver with the interface of networks, in the Dapp ID of zeros.'],
      ],
    },
    {
      title: 'Wallets',
      entries: [
        [
          "m/44'/396'/0'/0/<number>",
          'Paths of the keys of --accounts, from 0. The contract is Wallet, with one custodian.',
        ],
        [
          'Default phrase',
          `"${PUBLIC_PHRASE}". It is public: whatever its keys hold on a network belongs to whoever takes it.`,
        ],
      ],
    },
    {
      title: 'Controls (POST /admin/<method>, JSON; only for programs on this machine)',
      entries: Object.entries(adminMethods).map(([name, { summary, params }]) => [
        [name, ...Object.entries(params.fields).map(([field, { optional }]) => (optional ? `[${field}]` : field))].join(
          ' ',
        ),
        summary,
      ]),
    },
    {
      title: 'Exit codes',
      entries: [
        ['0', 'orderly end'],
        ['1', 'internal error'],
        ['2', 'wrong usage or settings'],
        ['3', 'the folder is used by another node'],
        ['4', 'the folder or its storage cannot be used'],
      ],
    },
  ],
  examples: ['node', 'node --port 0 --in-memory --accounts 3', 'node --deprecated-api --remp --latency 200'],
  serve: async (start) => (await import('../services/serveDevelopmentNode.ts')).serveDevelopmentNode(start),
})
