/** Read-only commands as tools, which return the documents of the commands. */
import {
  any,
  bool,
  type Fields,
  field,
  optional,
  type StructShape,
  struct,
  text,
  u32,
  type ValueOf,
} from '../../../schema/shapes.ts'
import { formatTokens } from '../../common/formatTokens.ts'
import { KeyStore } from '../keys/KeyStore.ts'
import { withoutCredentials } from '../session/LibraryError.ts'
import { runInside, workInside } from '../session/runInside.ts'
import type { Session } from '../session/Session.ts'
import { commandTable } from '../table/commandTable.ts'
import { estimateFees, ParamsOfEstimateFees } from './estimateFees.ts'
import { readValue } from './functionTools.ts'
import type { McpTool, ToolCall } from './McpTool.ts'
import { toolSchema } from './toolSchema.ts'
import { ABI_FORMS, ABI_SUMMARY, abiText, boc, flag, hash, inputText, operands, option } from './toolWords.ts'

type Document = Readonly<Record<string, unknown>>

interface CommandTool<F extends Fields = Fields> {
  readonly name: string
  readonly params: StructShape<F>
  /** Name of the command. */
  readonly command: string
  /** Absent: the summary of the command. */
  readonly summary?: string
  /** Words after the name of the command. Throws ToolError (2). */
  words(params: ValueOf<StructShape<F>>): readonly string[] | Promise<readonly string[]>
  /** Members of the document to return. Absent: all of them. */
  shown?(document: Document): Document
  /** Work in the session of the command, instead of the command. */
  work?(session: Session, params: ValueOf<StructShape<F>>): Promise<unknown>
  /** It does not use the network. */
  readonly isOffline?: true
}

const address = field(text, 'Name of an account in `list_wallets`, or the extended address `<dapp_id>::<account_id>`.')
const abi = optional(any, ABI_SUMMARY)
const seconds = optional(u32, 'How long to wait for the result, in s. Default: do not wait.', {
  minimum: 1,
  maximum: 600,
})

const tools = [
  tool({
    name: 'list_wallets',
    summary: 'Lists the named accounts and keys, and the network in use.',
    command: 'alias list',
    params: struct('ParamsOfListWallets', 'No parameters.', {}),
    words: () => [],
    work: (session) => listWallets(session),
    isOffline: true,
  }),
  tool({
    name: 'get_balance',
    summary: 'Returns the balance of an account, in nano units and in tokens of 10^9 nano.',
    command: 'account',
    params: struct('ParamsOfGetBalance', 'An account.', { address }),
    words: ({ address }) => operands(address),
    shown: ({ address, acc_type, balance }) => ({
      address,
      acc_type,
      balance,
      tokens: typeof balance === 'string' ? formatTokens(BigInt(balance)) : null,
    }),
  }),
  tool({
    name: 'get_account',
    summary: 'Returns the state of an account: type, balance in nano units, currencies, code hash.',
    command: 'account',
    params: struct('ParamsOfGetAccount', 'An account.', { address }),
    words: ({ address }) => operands(address),
  }),
  tool({
    name: 'list_transactions',
    command: 'history',
    params: struct('ParamsOfListTransactions', 'An account, and which transactions.', {
      address,
      limit: optional(u32, 'Number of transactions.', { default: 20, minimum: 1, maximum: 100 }),
      before: optional(text, 'Only transactions before this one: `next` of the previous answer.'),
    }),
    words: ({ address, limit, before }) => [
      ...option('limit', limit),
      ...option('before', before),
      ...operands(address),
    ],
  }),
  tool({
    name: 'get_transaction',
    command: 'tx',
    params: struct('ParamsOfGetTransaction', 'A transaction.', {
      hash: field(text, 'Hash of the transaction, 64 hex digits.'),
    }),
    words: ({ hash: id }) => operands(hash(id, 'hash')),
  }),
  tool({
    name: 'get_transaction_tree',
    summary: 'Returns the tree of transactions that contains a transaction or message.',
    command: 'tree',
    params: struct('ParamsOfGetTransactionTree', 'Where to begin.', {
      hash: field(text, 'Hash of a transaction or a message, 64 hex digits.'),
      limit: optional(u32, 'Maximum number of transactions.', { default: 100, minimum: 1, maximum: 1000 }),
    }),
    words: ({ hash: id, limit }) => [...option('limit', limit), ...operands(hash(id, 'hash'))],
  }),
  tool({
    name: 'get_message_status',
    command: 'status',
    params: struct('ParamsOfGetMessageStatus', 'A message.', {
      hash: field(text, 'Hash of the message, 64 hex digits.'),
      wait_seconds: seconds,
    }),
    words: ({ hash: id, wait_seconds }) => [...waiting(wait_seconds), ...operands(hash(id, 'hash'))],
  }),
  tool({
    name: 'decode_message',
    command: 'decode msg',
    params: struct('ParamsOfDecodeMessageTool', 'A message.', {
      message: field(text, 'BOC in base64 or hex, or the hash of a message on the network.'),
      abi,
    }),
    words: async ({ message, abi }) => [
      ...option('abi', await abiText(abi)),
      ...operands(message.length === 64 ? hash(message, 'message') : boc(message, 'message')),
    ],
  }),
  tool({
    name: 'decode_body',
    command: 'decode body',
    params: struct('ParamsOfDecodeBody', 'A body.', {
      body: field(text, 'BOC in base64 or hex.'),
      abi: field(any, ABI_FORMS),
      internal: optional(bool, 'Decode as the body of an internal message.', { default: false }),
    }),
    words: async ({ body, abi, internal }) => [
      ...option('abi', await abiText(abi)),
      ...flag('internal', internal),
      ...operands(boc(body, 'body')),
    ],
    isOffline: true,
  }),
  tool({
    name: 'describe_contract',
    command: 'abi',
    params: struct('ParamsOfDescribeContract', 'A contract.', {
      contract: field(text, 'Name of an account in `list_wallets`, of a built-in contract, or of an ABI file.'),
    }),
    words: ({ contract }) => operands(contract),
    work: async (session, { contract }) => {
      const { describeAbi } = await import('../arguments/describeAbi.ts')
      const named = session.alias(contract) === undefined ? await abiText(contract) : contract
      return (await describeAbi(session, named!)).json
    },
    isOffline: true,
  }),
  tool({
    name: 'run_getter',
    command: 'run',
    params: struct('ParamsOfRunGetter', 'A getter.', {
      address,
      function: field(text, 'Function of the ABI.'),
      input: optional(any, 'Arguments by name, an object.'),
      abi,
    }),
    words: async ({ address, function: name, input, abi }) => [
      ...option('abi', await abiText(abi)),
      ...operands(address, name, inputText(input)),
    ],
  }),
  tool({
    name: 'estimate_fees',
    summary: 'Estimates the fees of a call by emulating it on the current account; nothing is signed or sent.',
    command: 'fee call',
    params: ParamsOfEstimateFees,
    words: async ({ address, function: name, abi }) => [
      ...option('abi', await abiText(abi)),
      ...operands(address, name),
    ],
    work: estimateFees,
  }),
  tool({
    name: 'convert_address',
    command: 'convert',
    params: struct('ParamsOfConvertAddressTool', 'An address.', {
      address: field(text, '`0:<account_id>`, an account id, base64, or the extended form.'),
      dapp_id: optional(text, 'Dapp ID of the account, 64 hex digits. Default: the account id.'),
    }),
    words: ({ address, dapp_id }) => [...option('dapp-id', dapp_id), ...operands(address)],
    isOffline: true,
  }),
  tool({
    name: 'check_network',
    summary: 'Reports what the network offers and which functions of the library work there.',
    command: 'network check',
    params: struct('ParamsOfCheckNetwork', 'No parameters.', {}),
    words: () => [],
  }),
  tool({
    name: 'list_proposals',
    command: 'proposal list',
    params: struct('ParamsOfListProposals', 'A multisig wallet.', { wallet: address }),
    words: ({ wallet }) => operands(wallet),
  }),
  tool({
    name: 'list_outbox',
    command: 'outbox list',
    params: struct('ParamsOfListOutbox', 'Which entries to list.', {
      state: optional(text, 'Only entries in this state; for example, `executed`.'),
      after: optional(text, 'Only entries after this one: `next` of the previous answer.'),
      limit: optional(u32, 'Maximum number of items.', { default: 100, minimum: 1, maximum: 1000 }),
    }),
    words: ({ state, after, limit }) => [
      ...option('state', state),
      ...option('after', after),
      ...option('limit', limit),
    ],
  }),
  tool({
    name: 'get_outbox_entry',
    command: 'outbox get',
    params: struct('ParamsOfGetOutboxEntry', 'An entry.', {
      key: field(text, 'Its idempotency key, or `id:<id>`.'),
      wait_seconds: seconds,
    }),
    words: ({ key, wait_seconds }) => [...waiting(wait_seconds), ...operands(key)],
  }),
]

export function commandTools(session: Session): Promise<McpTool[]> {
  return Promise.all(tools.map((definition) => toolOf(session, definition)))
}

/** Keeps the type of the parameters within one entry of the list. */
function tool<F extends Fields>(definition: CommandTool<F>): CommandTool {
  return definition as unknown as CommandTool
}

async function toolOf(session: Session, definition: CommandTool): Promise<McpTool> {
  const { name, params, command, shown = (document) => document } = definition
  const { summary } = await commandTable[command]!()
  return {
    definition: {
      name,
      description: definition.summary ?? summary,
      inputSchema: toolSchema(params),
      annotations: { readOnlyHint: true, destructiveHint: false, openWorldHint: definition.isOffline !== true },
    },
    run: async (given, call) => {
      const read = readValue(params, given) as ValueOf<typeof params>
      const words = [...command.split(' '), '--json', ...(await definition.words(read))]
      const { work } = definition
      if (work !== undefined) return workInside(session, words, optionsOf(call), (_, inside) => work(inside, read))
      const { json } = await runInside(session, words, optionsOf(call))
      return shown(json as Document)
    },
  }
}

function optionsOf({ signal, progress }: ToolCall) {
  return { signal, cancelsCalls: true, onPhase: progress }
}

function waiting(limit: number | undefined): readonly string[] {
  return limit === undefined ? [] : ['--wait', ...option('seconds', limit)]
}

/** Lists accounts and keys of this computer that other tools accept by name, without files and secrets. */
async function listWallets(session: Session) {
  const store = new KeyStore(session.dataFolder)
  const keys = store.names().map((name) => ({ name, public: store.read(name).public }))
  const accounts = Object.entries(session.config.aliases).map(([name, { address, abi, keys: named }]) => ({
    name,
    address: address ?? null,
    has_abi: abi !== undefined,
    signer: named === undefined ? null : (nameOf(store, named) ?? 'a key file'),
  }))
  const endpoints = (await session.endpoints()).map(withoutCredentials)
  return { network: endpoints, default_wallet: session.text('wallet') ?? null, accounts, keys }
}

function nameOf(store: KeyStore, named: string): string | undefined {
  return store.reference(named)?.replace(/^key:/, '')
}
