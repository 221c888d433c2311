/** Read-only commands as tools, which return the documents of the commands. */
import {
  any,
  bool,
  type Fields,
  field,
  optional,
  type StructShape,
  text,
  u32,
  type ValueOf,
} from '../../../schema/shapes.ts'
import { formatTokens } from '../../common/moneyText.ts'
import { KeyStore } from '../keys/KeyStore.ts'
import { withoutCredentials } from '../session/LibraryError.ts'
import { runInside, workInside } from '../session/runInside.ts'
import type { Session } from '../session/Session.ts'
import { commandTable } from '../table/commandTable.ts'
import { estimateFees, feeParams } from './estimateFees.ts'
import { defineTool, type McpTool } from './McpTool.ts'
import {
  ABI_FORMS,
  ABI_SUMMARY,
  abiText,
  boc,
  bocOrHash,
  hash,
  inputText,
  operands,
  option,
  wordsOf,
} from './toolWords.ts'

type Document = Readonly<Record<string, unknown>>

interface CommandTool<F extends Fields = Fields> {
  readonly name: string
  readonly params: F
  /** Name of the command. */
  readonly command: string
  /** Absent: the summary of the command. */
  readonly summary?: string
  /** Words after the name of the command. Absent: those of `wordsOf`. Throws ToolError (2). */
  words?(params: ValueOf<StructShape<F>>): Promise<readonly string[]>
  /** Members of the document to return. Absent: all of them. */
  shown?(document: Document): Document
  /** Replaces the command: runs in the session that the command would have. */
  work?(session: Session, params: ValueOf<StructShape<F>>): Promise<unknown>
  /** The tool does not use the network. */
  readonly isOffline?: true
}

const address = field(text, 'Name of an account in `list_wallets`, or the extended address `<dapp_id>::<account_id>`.')
const abi = optional(any, ABI_SUMMARY)
const wait_seconds = optional(u32, 'How long to wait for the result, in s. Default: do not wait.', {
  minimum: 1,
  maximum: 600,
})

const tools = [
  tool({
    name: 'list_wallets',
    summary: 'Lists the named accounts and keys, and the network in use.',
    command: 'alias list',
    params: {},
    work: (session) => listWallets(session),
    isOffline: true,
  }),
  tool({
    name: 'get_balance',
    summary: 'Returns the balance of an account, in nano units and in tokens of 10^9 nano.',
    command: 'account show',
    params: { address },
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
    command: 'account show',
    params: { address },
  }),
  tool({
    name: 'list_transactions',
    command: 'account history',
    params: {
      address,
      limit: optional(u32, 'Number of transactions.', { default: 20, minimum: 1, maximum: 100 }),
      before: optional(text, 'Only transactions before this one: `next` of the previous answer.'),
    },
  }),
  tool({
    name: 'get_transaction',
    command: 'transaction show',
    params: { hash: field(hash, 'Hash of the transaction, 64 hex digits.') },
  }),
  tool({
    name: 'get_transaction_tree',
    summary: 'Returns the tree of transactions that contains a transaction or message.',
    command: 'transaction tree',
    params: {
      hash: field(hash, 'Hash of a transaction or a message, 64 hex digits.'),
      limit: optional(u32, 'Maximum number of transactions.', { default: 100, minimum: 1, maximum: 1000 }),
    },
  }),
  tool({
    name: 'get_message_status',
    command: 'message status',
    params: { hash: field(hash, 'Hash of the message, 64 hex digits.'), wait_seconds },
  }),
  tool({
    name: 'decode_message',
    command: 'decode message',
    params: { message: field(bocOrHash, 'BOC in base64 or hex, or the hash of a message on the network.'), abi },
  }),
  tool({
    name: 'decode_body',
    command: 'decode body',
    params: {
      body: field(boc, 'BOC in base64 or hex.'),
      abi: field(any, ABI_FORMS),
      internal: optional(bool, 'Decode as the body of an internal message.', { default: false }),
    },
    isOffline: true,
  }),
  tool({
    name: 'describe_contract',
    command: 'contract abi',
    params: {
      contract: field(text, 'Name of an account in `list_wallets`, of a built-in contract, or of an ABI file.'),
    },
    work: async (session, { contract }) => {
      const { describeAbi } = await import('../arguments/describeAbi.ts')
      const named = session.alias(contract) === undefined ? await abiText(contract) : contract
      return (await describeAbi(session, named!)).json
    },
    isOffline: true,
  }),
  tool({
    name: 'run_getter',
    command: 'contract run',
    params: {
      address,
      function: field(text, 'Function of the ABI.'),
      input: optional(any, 'Arguments by name, an object.'),
      abi,
    },
    words: async ({ address, function: name, input, abi }) => [
      ...option('abi', await abiText(abi)),
      ...operands(address, name, inputText(input)),
    ],
  }),
  tool({
    name: 'estimate_fees',
    summary: 'Estimates the fees of a call by emulating it on the current account; nothing is signed or sent.',
    command: 'fee call',
    params: feeParams,
    words: async ({ address, function: name, abi }) => [
      ...option('abi', await abiText(abi)),
      ...operands(address, name),
    ],
    work: estimateFees,
  }),
  tool({
    name: 'convert_address',
    command: 'address convert',
    params: {
      address: field(text, '`0:<account_id>`, an account id, base64, or the extended form.'),
      dapp_id: optional(text, 'Dapp ID of the account, 64 hex digits. Default: the account id.'),
    },
    isOffline: true,
  }),
  tool({
    name: 'check_network',
    summary: 'Reports what the network offers and which functions of the library work there.',
    command: 'network check',
    params: {},
  }),
  tool({ name: 'list_proposals', command: 'proposal list', params: { wallet: address } }),
  tool({
    name: 'list_outbox',
    command: 'outbox list',
    params: {
      state: optional(text, 'Only entries in this state; for example, `executed`.'),
      after: optional(text, 'Only entries after this one: `next` of the previous answer.'),
      limit: optional(u32, 'Maximum number of items.', { default: 100, minimum: 1, maximum: 1000 }),
    },
  }),
  tool({
    name: 'get_outbox_entry',
    command: 'outbox get',
    params: { key: field(text, 'Its idempotency key, or `id:<id>`.'), wait_seconds },
  }),
]

export function commandTools(session: Session): Promise<McpTool[]> {
  return Promise.all(tools.map((definition) => toolOf(session, definition)))
}

/** Lets the compiler infer the parameters of each entry separately. */
function tool<F extends Fields>(definition: CommandTool<F>): CommandTool {
  return definition as unknown as CommandTool
}

async function toolOf(session: Session, definition: CommandTool): Promise<McpTool> {
  const { name, params, command, work, shown = (document) => document } = definition
  const { words = (given) => wordsOf(params, given) } = definition
  const { summary } = await commandTable[command]!()
  return defineTool({
    name,
    description: definition.summary ?? summary,
    params,
    annotations: { readOnlyHint: true, destructiveHint: false, openWorldHint: definition.isOffline !== true },
    run: async (given, { signal, progress }) => {
      const line = [...command.split(' '), '--json', ...(await words(given))]
      const options = { signal, cancelsCalls: true, onPhase: progress }
      if (work !== undefined) return workInside(session, line, options, (_, inside) => work(inside, given))
      return shown((await runInside(session, line, options)).json as Document)
    },
  })
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
