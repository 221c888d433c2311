/**
 * Members of the --json documents besides `schema_version`, and their meaning, by command. Members are never renamed or
 * removed within a schema version; new ones may be added. Tests compare every answer with this table.
 */
import { tracingMethods } from '../../devnode/controls/tracingMethods.ts'

type Members = Readonly<Record<string, string>>

export interface Document {
  /** Every member that may be there. */
  readonly members: Members
  /** Describes further members that depend on a contract, a file or a query. */
  readonly others?: string
}

const nano = 'nanotokens, decimal text'

/** Result of an administrative method of the development node. */
function resultOf(method: keyof typeof tracingMethods): Members {
  const { fields } = tracingMethods[method].result
  return {
    ...Object.fromEntries(Object.entries(fields).map(([name, { summary }]) => [name, summary])),
    epoch: "random id of the chain's history",
  }
}

const sent: Members = {
  message_hash: 'hash of the message',
  block_hash: 'block of the transaction, or null',
  tx_hash: 'transaction, or null',
  return_value: 'outputs of the function, or null',
  aborted: 'false, or null; an aborted transaction is an error',
  exit_code: 'exit code of the contract, or null',
  thread_id: 'thread that executed it, or null',
  producers: 'block producers returned by the node',
  current_time: 'time of the node in ms, text, or null',
  account_id: 'destination, 64 hex digits, or null',
  dapp_id: 'its real Dapp ID; absent if the network does not report it',
  finality: 'how final the transaction is: accepted, in_block, final or proved',
  fees: `with --wait: ${nano} by kind`,
  losses:
    'with --wait: list of {address, currency, amount, reason, text, exact}: what the recipients lost; an upper bound if exact is false',
  followed: 'true if an earlier command sent the message and nothing was sent now',
}

const configuration = 'blockchain configuration of the emulation: file, network, or built-in'

const dryRun: Members = {
  dry_run: 'with --dry-run: true',
  address: 'with --dry-run: destination, extended',
  method: 'with --dry-run: function',
  parameters: 'with --dry-run: its arguments, as encoded',
  result_code: 'with --dry-run: result code of the action phase, or null',
  outcome: 'with --dry-run: why it would be aborted, in words, or null',
  out_messages: `with --dry-run: list of {dst, value, currencies, name, lost, lost_currencies} of the transfers; dst is extended, name an alias, value and lost ${nano}; currencies and lost_currencies are amounts by id`,
  proposes: 'with --dry-run: the same, for transfers that a proposal leads to',
  risks:
    'with --dry-run: list of {kind, text, lost, lost_currencies}; kind is missing, frozen, other_dapp, lost, never_used or look_alike',
  configuration: `with --dry-run: ${configuration}`,
}

const message: Members = {
  message_id: 'hash of the message',
  expire_at: 'when it expires, ISO 8601, or null',
  address: 'destination, extended',
  message: 'text for "send", or with --raw the BOC in hex',
  message_file: 'instead, with --output: the file',
}

const account: Members = {
  address: 'extended form',
  acc_type: 'Uninit, Active or Frozen',
  balance: nano,
  ecc_balance: 'other currencies: amounts as text by id',
  last_paid: 'Unix time of the last storage payment, or null',
  last_trans_lt: 'logical time, 0x hex, or null',
  code_hash: '64 hex digits, or null',
  data_boc: 'data, base64 BOC, or null',
  state_timestamp: 'time of the state in ms, or null',
  account_id: '64 hex digits',
  dapp_id: '64 hex digits',
}

const keys: Members = {
  public: 'public key, 64 hex digits',
  path: 'derivation path of the phrase',
}

const transaction: Members = {
  id: 'hash of the transaction',
  parent: 'transaction that sent its message; absent for the first one',
  depth: 'steps from the root of a tree, else 0',
  account_id: '64 hex digits',
  address: 'extended form if the Dapp ID is known, otherwise 0:<account_id>',
  dapp_id: '64 hex digits, if known',
  name: 'alias of the account',
  contract: 'name of its contract',
  code_hash: 'hash of its current code',
  block_id: '64 hex digits',
  time: 'Unix time in s',
  lt: 'logical time, decimal text',
  in_message:
    'message that it executed: {id, type, state, source, source_address, source_name, destination, destination_address, destination_name, transaction, value, bounce, currencies, bounced, kind, contract, function, arguments, header, comment, selector}; kind is input, output, event, bounced, comment, transfer or unknown',
  storage: `{fees, due, status_change}, ${nano}`,
  credit: `{due_fees, tokens, currencies}, ${nano}`,
  compute: '{success, exit_code, exit_text, gas_used, gas_limit, gas_fees, steps, activated}, or {skipped}',
  action:
    '{success, result_code, result_text, result_arg, actions, skipped, messages, no_funds, forward_fees}; result_code is that of the action phase',
  bounce: '{type, text}',
  aborted: 'whether it was aborted',
  destroyed: 'whether the account was deleted',
  failure: 'why it failed, in one sentence',
  fees: `{total, storage, gas, forward, import}, ${nano}`,
  balance_changes:
    'list of {currency, amount}: changes of the balance, without what was lost; currency 0 is the main one, negative amounts begin with -',
  arrived: 'list of {currency, amount}: what its message brought, before the fees',
  lost: 'list of {currency, amount, reason, text, exact}: money lost besides the fees; an upper bound if exact is false',
  out_messages: 'list of messages it sent, as in_message; state is executed, waiting, sent or elsewhere',
}

const outboxEntry = 'entries as in the function outbox.get'
const content: Members = {
  digest: 'SHA-256 over all items, hex',
  counts: 'items: {local, proofs}',
  bytes: 'bytes of all values',
}
const manifest: Members = {
  format: 'version of the format',
  version: 'version of the program that created it',
  schema: 'version of the schema',
  made_at: 'when it was created, Unix time in ms',
  networks: 'names of the networks of its outbox',
  ...content,
}

const proposal: Document = {
  members: {
    id: 'decimal text',
    dest: 'recipient, extended',
    dest_name: 'its alias, or null',
    comment: 'comment of the payload, or null',
  },
  others: 'the fields of the wallet: value, signsRequired, signsReceived, creator and so on',
}

const changed: Members = { file: 'configuration file changed' }
const trace: Members = {
  trace: 'list of steps',
  steps: 'with --output: their number',
  file: 'with --output: the file',
  configuration,
}
const debugged: Document = {
  members: {
    aborted: 'whether it would be aborted',
    exit_code: 'exit code, or null',
    outcome: 'why it would be aborted, in words, or null',
    ...trace,
  },
}
const replayed: Document = {
  members: { ...resultOf('replay'), file: 'with --output: the file; steps is their number then' },
}
const fees: Members = {
  in_msg_fwd_fee: nano,
  storage_fee: nano,
  gas_fee: nano,
  out_msgs_fwd_fee: nano,
  total_account_fees: nano,
  total_output: nano,
  aborted: 'whether the transaction would be aborted',
  exit_code: 'exit code of the contract, or null',
  result_code: 'result code of the action phase, or null',
  outcome: 'why it would be aborted, in words, or null',
  configuration,
}
const send: Document = { members: { ...sent, ...dryRun } }
const deploy: Document = { members: { deployed_at: 'address of the contract, extended', ...sent, ...dryRun } }
const prepared: Document = { members: { address: 'destination, extended', method: 'function, if known', ...sent } }
const wallet: Document = { members: { proposal_id: 'decimal text', ...message, ...sent, ...dryRun } }
const run: Document = {
  members: { state_timestamp: 'time of the state in ms' },
  others: 'outputs of the function by their names',
}
const setting: Document = { members: changed, others: 'changed settings by name' }

export const documents: Readonly<Record<string, Document>> = {
  console: {
    members: {
      event: 'ready',
      url: 'address of the console',
      link: 'the same, with a code that opens it once',
      pid: 'process id',
    },
  },
  docs: {
    members: {
      event: 'ready',
      url: 'address of the documentation',
      pid: 'process id',
    },
  },
  daemon: {
    members: {
      pid: 'process id',
      started_at: 'time of the start, ISO 8601',
      version: 'version of the program',
      protocol: 'version of the protocol',
      ws: 'WebSocket endpoint',
      socket: 'path of the Unix socket or named pipe, or null',
      token_file: 'name of the token file in the data folder',
    },
  },
  node: {
    members: {
      event: 'ready',
      pid: 'process id',
      version: 'version of the program',
      url: 'endpoint for clients',
      port: 'port of all services',
      graphql: 'GraphQL endpoint',
      ws: 'GraphQL endpoint of subscriptions, or null',
      rest: 'REST endpoint',
      console: 'link that opens the console once, or null',
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
    others: 'further details of the ready line',
  },
  gateway: {
    members: {
      event: '`ready`',
      ...{ url: 'endpoint for clients', graphql: 'URL of GraphQL', ws: 'URL of the WebSocket', rest: 'URL of REST' },
      upstreams: 'upstream nodes, each with `url` and `up`',
      metrics: 'URL of the metrics, or null',
      ...{ port: 'port number', pid: 'process id', version: 'program version' },
    },
  },
  'node trace': { members: resultOf('trace') },
  'node replay': replayed,
  'node gas-report': { members: resultOf('gas_report') },
  'node coverage': { members: { ...resultOf('coverage'), file: 'with --output: the file' } },
  repl: { members: {}, others: 'interactive input; the REPL prints values, not documents' },
  script: { members: { result: 'what the default export of the script returns, or null' } },
  mcp: { members: {}, others: 'the protocol on standard output, not documents' },
  'mcp confirm': { members: {}, others: 'questions on standard error, not documents' },
  rpc: { members: { result: 'result of the function' } },
  genphrase: { members: { phrase: 'the seed phrase', ...keys, keys_file: 'with --dump: the file' } },
  genpubkey: { members: keys },
  getkeypair: {
    members: {
      ...keys,
      secret: 'secret key, unless --output is given',
      keys_file: 'with --output: the file',
      phrase: 'the seed phrase, if new',
    },
  },
  'keys list': { members: { keys: 'list of {name, public, encrypted, aliases, file}' } },
  'keys new': {
    members: {
      name: 'name of the key',
      ...keys,
      phrase: 'the seed phrase',
      encrypted: 'false with --plain',
      file: 'the file',
    },
  },
  'keys import': {
    members: { name: 'name of the key', public: keys['public']!, encrypted: 'false with --plain', file: 'the file' },
  },
  'keys export': {
    members: {
      name: 'name of the key',
      public: keys['public']!,
      secret: 'secret key, unless --output is given',
      keys_file: 'with --output: the file',
    },
  },
  'keys remove': {
    members: { removed: 'name of the key', public: keys['public']!, file: 'the deleted file' },
  },
  sign: {
    members: {
      data: 'the signed data, hex',
      public: keys['public']!,
      signature: '128 hex digits',
      signature_base64: 'the same in base64',
    },
  },
  nodeid: { members: { nodeid: '64 hex digits' } },
  genaddr: {
    members: {
      address: 'extended form',
      dapp_id: '64 hex digits',
      account_id: '64 hex digits',
      raw_address: 'form inside messages, 0:<account_id>',
      public: 'public key, if there are keys',
      seed_phrase: 'with --genkey: the new phrase',
      path: 'with --genkey: its derivation path',
      tvc_file: 'with --save: the new image',
    },
  },
  'migrate addresses': {
    members: {
      dry_run: 'whether nothing was written',
      files: 'list of {file, replaced, left, output, backup}; output and backup are files, or null',
      addresses:
        'list of {legacy, address, source, count}; source is network, assumed or unknown; address is null if it stays unchanged',
    },
  },
  convert: {
    members: {
      address: 'extended form',
      dapp_id: '64 hex digits',
      account_id: '64 hex digits',
      legacy: 'form inside messages, 0:<account_id>',
      dapp_id_assumed: 'true if the Dapp ID was not given',
    },
  },
  call: send,
  callx: send,
  run,
  runx: run,
  runget: { members: run.members, others: 'values of the stack as value0, value1 and so on' },
  deploy,
  deployx: deploy,
  abi: {
    members: {
      version: 'version of the ABI',
      header: 'names of the header fields',
      functions: 'list of {kind, name, id, output_id, signature, inputs, outputs}',
      events: 'list of the same; output_id is null',
      fields: 'list of {name, type, init}: storage fields',
    },
  },
  'contract list': { members: { contracts: 'list of {name, code_hash, summary}' } },
  bind: {
    members: {
      output: 'the written file',
      name: 'name of the contract',
      source: 'the wrapper, unless --output is given',
    },
  },
  'contract save': { members: { tvc: 'image file', abi: 'ABI file', code_hash: '64 hex digits' } },
  'debug call': debugged,
  'debug deploy': debugged,
  'debug message': debugged,
  'debug account': replayed,
  'debug run': { members: { output: 'outputs by name, or null', ...trace } },
  account: {
    members: {
      ...account,
      file: 'with --dumptvc or --dumpboc: the file',
      accounts: 'instead, with several addresses: a list of such objects, or {address, error}',
    },
    others: 'with --boc: the account as in boc.parse_account',
  },
  'account-wait': { members: account },
  'dump account': { members: { accounts: 'list of {address, file} or {address, error}' } },
  tx: { members: transaction },
  status: {
    members: {
      message_hash: 'hash of the message',
      status: 'executed, aborted, expired, waiting, or sent for one that left the chain',
      message: 'the message as in_message of "tx", or null',
      transaction: 'the transaction as in "tx", or null',
    },
  },
  history: {
    members: {
      address: 'extended form',
      transactions: 'list of transactions as in "tx", newest first, with cursor',
      next: 'cursor for --before, or null at the beginning',
    },
  },
  watch: { members: { cursor: 'for --after', ...transaction } },
  events: {
    members: {
      cursor: 'for --after',
      id: 'hash of the message',
      time: 'Unix time in s, or null',
      kind: 'event, output for the answer of a function, or unknown',
      contract: 'name of the contract whose ABI was used, or null',
      name: 'event or function, or null',
      arguments: 'by name, or null',
      selector: 'first 32 bits of a body that matches no ABI, hex, or null',
      destination: 'address outside the chain, or null',
    },
  },
  fetch: {
    members: {
      transaction: 'hash of the transaction',
      file: 'the file',
      matches: 'whether the rerun produced the same transaction',
      address: 'for an account: extended form',
      transactions: 'for an account: number of transactions',
      first: 'for an account: hash of the first transaction',
      last: 'for an account: hash of the last transaction',
      complete: 'for an account: whether its history is complete from the beginning',
    },
  },
  replay: {
    members: {
      transaction: 'hash of the transaction',
      matches: 'whether the rerun produced the same account; for an account: for all transactions',
      address: 'for an account: extended form',
      transactions: 'for an account: list of these members, without steps',
      aborted: 'whether it was aborted',
      exit_code: 'exit code, or null',
      outcome: 'why it was aborted, in words, or null',
      ...trace,
    },
  },
  tree: {
    members: {
      root: 'first transaction',
      transactions: 'list of transactions as in "tx", each before those its messages caused',
      gas_used: 'total gas, decimal text',
      fees: `total fees, ${nano}`,
      truncated: 'whether there are more than --limit',
    },
  },
  block: {
    members: {
      block_id: '64 hex digits',
      seq_no: 'number, or null',
      height: 'height in its thread, or null',
      thread_id: '68 hex digits, or null',
      time: 'Unix time in s, or null',
      shard: 'shard, or null',
      workchain_id: 'workchain, or null',
      key_block: 'whether it contains the configuration, or null',
      producer_id: 'creator, or null',
      previous: 'hash of the previous block, or null',
      transaction_count: 'number of transactions, or null',
      transactions:
        'list of {id, account_id, fees}, fees being all that the account paid, or null if the network does not publish the content',
    },
  },
  message: { members: message },
  deploy_message: { members: message },
  send: prepared,
  sendfile: prepared,
  body: { members: { message: 'body, base64 BOC' } },
  'proposal create': wallet,
  'proposal vote': wallet,
  'proposal decode': proposal,
  'proposal list': { members: { proposals: 'list of proposals as in "proposal decode"' } },
  'multisig send': wallet,
  'multisig deploy': deploy,
  'multisig update request': { members: { update_id: 'decimal text', ...wallet.members } },
  'multisig update confirm': wallet,
  'multisig update execute': wallet,
  'fee call': { members: fees },
  'fee deploy': { members: fees },
  'fee storage': { members: { storage_fee: nano, period: 'seconds' } },
  faucet: {
    members: {
      address: 'extended form',
      amount: nano,
      shell: 'nano of SHELL, if some was asked for',
      message_hash: 'hash of the message that delivered it',
      tx_hash: 'transaction',
      aborted: 'whether a contract was there and failed; the tokens stay',
      exit_code: 'its exit code',
      dapp_id: 'real Dapp ID of the account',
    },
  },
  'query-raw': { members: { result: 'list of objects with the requested fields' } },
  'fetch-block': {
    members: {
      block_id: '64 hex digits',
      file: 'the file',
      content: 'block for the BOC of the TVM block, data with --raw',
      root_hash: 'hash of the root cell of the BOC, without --raw',
    },
  },
  getconfig: {
    members: {
      params: 'base64 BOC by parameter number',
      decoded: 'value by parameter number, null if its format is unknown',
    },
  },
  'dump config': { members: { file: 'the file' } },
  'decode body': {
    members: {
      type: 'Input, Output, InternalOutput or Event',
      name: 'function or event',
      value: 'arguments by name',
      header: '{time, expire, pubkey}, or null',
    },
  },
  'decode msg': {
    members: { body_call: 'with an ABI: the decoded body, as in "decode body", or null' },
    others: 'the message as in boc.parse_message',
  },
  'decode stateinit': { members: {}, others: 'the parts as in boc.decode_state_init or boc.decode_tvc' },
  'decode account boc': { members: {}, others: 'the account as in boc.parse_account' },
  'decode account data': { members: {}, others: 'storage fields by name' },
  config: {
    members: { settings: 'without options: values by name', files: 'files read', ...changed },
    others: setting.others!,
  },
  'config set': setting,
  'config clear': { members: { cleared: 'names', ...changed } },
  'config list': {
    members: { settings: 'values by name, with --show-origin {value, origin}', files: 'files read' },
  },
  'config migrate': {
    members: {
      changed: 'list of {what, address, source}; source is network or assumed',
      skipped: 'what was not imported',
      path: 'with a file: imported derivation path of phrases',
      ...changed,
    },
  },
  'outbox send': { members: { entry: outboxEntry, is_new: 'false if the key already had the entry' } },
  'outbox list': { members: { entries: `list of ${outboxEntry}`, next: 'for --after, or null on the last page' } },
  'outbox get': { members: { entry: outboxEntry } },
  'outbox results': { members: { results: 'list of {number, entry}' } },
  'outbox cancel': { members: { is_cancelled: 'true', entry: outboxEntry } },
  'outbox release': { members: { entries: 'the entries that were held, as in "outbox get"' } },
  'outbox prune': { members: { count: 'number of removed entries' } },
  'outbox work': { members: { open: 'entries that have not ended', held: 'entries that need a decision' } },
  'storage backup': { members: { file: 'the backup', ...manifest } },
  'storage restore': {
    members: {
      folder: 'the data folder',
      replaced: 'file with the previous contents, or null',
      restored_at: 'Unix time in ms',
      ...manifest,
    },
  },
  'storage check': {
    members: {
      path: 'the file',
      is_sound: 'whether the records of the outbox are consistent; a file that cannot be used is an error',
      made_at: 'for a backup: when it was created, Unix time in ms',
      ...content,
      restored: 'list of {made_at, restored_at, id}: when copies were made and restored, Unix time in ms',
      outbox: 'list of {network, entries, open, results, problems}',
    },
  },
  'storage move': { members: { from: 'old location', to: 'new location, without the password', ...content } },
  'proofs status': {
    members: { folder: 'the data folder', groups: 'list of {group, items, bytes}' },
  },
  'proofs clear': { members: { folder: 'the data folder', removed: 'number of items' } },
  'alias add': { members: { name: 'the alias', address: 'extended form', abi: 'file', keys: 'file', ...changed } },
  'alias remove': { members: { removed: 'the alias', ...changed } },
  'alias clear': { members: changed },
  'alias list': { members: { aliases: '{address, abi, keys} by name' } },
  'network add': { members: { name: 'the network', endpoints: 'list', ...changed } },
  'network remove': { members: { removed: 'the network', ...changed } },
  'network clear': { members: changed },
  'network check': {
    members: {
      version: 'version of the interface; empty if the server does not report one',
      supports_dapp_id: 'whether accounts are identified by account_id and dapp_id',
      endpoint: 'URL that receives queries',
      proxy: 'proxy that connections go through, without user and password; null for a direct connection',
      latency_ms: 'round-trip time in ms',
      clock_difference_ms:
        'clock of the network minus clock of this computer, in ms; 0 for up to 3 s, or null if the server does not report it',
      clock_is_followed: 'whether messages follow a clock that differs, or null without a difference',
      rules: 'rules of the chain, current or classic, or null if the server does not report them',
      features: '{collections, subscriptions, configuration, proofs}, each true or false',
      functions: 'list of {functions, works, note}; works is yes, partly or no',
    },
  },
  'network list': { members: { networks: 'endpoints by name' } },
  'help exit-codes': { members: { exit_codes: 'meaning by number' } },
  version: {
    members: { version: 'of the package', build_number: 'number', dependencies: 'list of {name, git_commit}' },
  },
  completion: { members: { shell: 'name', script: 'text', words: 'for the scripts: possible completions' } },
}
