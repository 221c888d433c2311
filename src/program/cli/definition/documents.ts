/**
 * What the documents of --json hold besides `schema_version`: members and their meaning, by command. Members are
 * never renamed or removed within a schema version; new ones may come. Tests hold every answer against this table.
 */
import { tracingMethods } from '../../devnode/admin/tracingMethods.ts'

type Members = Readonly<Record<string, string>>

export interface Document {
  /** Every member that may be there. */
  readonly members: Members
  /** What else there is, when the members depend on a contract, a file or a query. */
  readonly others?: string
}

const nano = 'nanotokens, decimal text'

/** What an administrative method of the development node returns. */
function resultOf(method: keyof typeof tracingMethods): Members {
  const { fields } = tracingMethods[method].result
  return {
    ...Object.fromEntries(Object.entries(fields).map(([name, { summary }]) => [name, summary])),
    epoch: 'random id of the history of the chain',
  }
}

const sent: Members = {
  message_hash: 'hash of the message',
  block_hash: 'block of the transaction, or null',
  tx_hash: 'transaction, or null',
  return_value: 'outputs of the function, or null',
  aborted: 'false, or null; an aborted transaction is an error',
  exit_code: 'exit code of the contract, or null',
  thread_id: 'thread that did it, or null',
  producers: 'block producers that the node names',
  current_time: 'time of the node in ms, text, or null',
  account_id: 'destination, 64 hex digits, or null',
  dapp_id: 'its real Dapp ID; absent when the network does not report it',
  finality: 'how far the network has gone: accepted, in_block, final or proved',
  fees: `with --wait: ${nano} by kind`,
}

const configuration = 'blockchain configuration of the emulation: file, network, or built-in'

const dryRun: Members = {
  dry_run: 'with --dry-run: true',
  address: 'with --dry-run: destination, extended',
  method: 'with --dry-run: function',
  parameters: 'with --dry-run: its arguments as they are encoded',
  out_messages: `with --dry-run: list of {dst, value} of the transfers, value in ${nano}`,
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
  ecc_balance: 'other currencies: amount as text by id',
  last_paid: 'unix time of the last storage fee, or null',
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

const proposal: Document = {
  members: { id: 'decimal text', comment: 'comment of the payload, or null' },
  others: 'the fields of the wallet: dest, value, signsRequired, signsReceived, creator and so on',
}

const changed: Members = { file: 'configuration file that was changed' }
const trace: Members = {
  trace: 'list of steps',
  steps: 'with --output: their number',
  file: 'with --output: the file',
  configuration,
}
const fees: Members = {
  in_msg_fwd_fee: nano,
  storage_fee: nano,
  gas_fee: nano,
  out_msgs_fwd_fee: nano,
  total_account_fees: nano,
  total_output: nano,
  aborted: 'whether the transaction would be aborted',
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
const setting: Document = { members: changed, others: 'settings that were changed, by name' }

export const documents: Readonly<Record<string, Document>> = {
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
      faucet: 'faucet, or null',
      giver: 'account and keys of the giver, or null',
      network_giver: 'account and keys of the giver with the interface of networks, or null',
      node_version: 'version of the interface',
      strict: 'whether the deprecated interface is switched off',
      rules: 'chain rules',
      global_id: 'global id of the chain',
      epoch: 'epoch of the chain, or null',
      rules_from: 'first block of the rules, or null',
      folder: 'folder of the chain, or null',
      upstream: 'node behind this one, or null',
    },
    others: 'further facts of the ready line',
  },
  'node trace': { members: resultOf('trace') },
  'node replay': { members: { ...resultOf('replay'), file: 'with --output: the file; steps is their number then' } },
  'node gas-report': { members: resultOf('gas_report') },
  rpc: { members: { result: 'result of the function' } },
  genphrase: { members: { phrase: 'the seed phrase', ...keys, keys_file: 'with --dump: the file' } },
  genpubkey: { members: keys },
  getkeypair: {
    members: {
      ...keys,
      secret: 'secret key, without --output',
      keys_file: 'with --output: the file',
      phrase: 'the seed phrase, if it is new',
    },
  },
  sign: {
    members: {
      data: 'what was signed, hex',
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
  convert: {
    members: {
      address: 'extended form',
      dapp_id: '64 hex digits',
      account_id: '64 hex digits',
      legacy: 'form inside messages, 0:<account_id>',
      dapp_id_assumed: 'true when nothing named the Dapp ID',
    },
  },
  call: send,
  callx: send,
  run,
  runx: run,
  runget: { members: run.members, others: 'values of the stack as value0, value1 and so on' },
  deploy,
  deployx: deploy,
  'contract list': { members: { contracts: 'list of {name, code_hash, summary}' } },
  'contract save': { members: { tvc: 'image file', abi: 'ABI file', code_hash: '64 hex digits' } },
  'debug call': { members: { aborted: 'whether it would be aborted', exit_code: 'exit code, or null', ...trace } },
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
  'fee call': { members: fees },
  'fee deploy': { members: fees },
  'fee storage': { members: { storage_fee: nano, period: 'seconds' } },
  faucet: {
    members: {
      address: 'extended form',
      amount: nano,
      message_hash: 'hash of the message that brought it',
      tx_hash: 'transaction',
      aborted: 'whether a contract was there and failed; the tokens stay',
      exit_code: 'its exit code',
      dapp_id: 'the real one of the account',
    },
  },
  'query-raw': { members: { result: 'list of objects with the fields that were asked for' } },
  'fetch-block': {
    members: {
      block_id: '64 hex digits',
      file: 'the file',
      content: 'block for the BOC of the TVM block, data with --raw',
      root_hash: 'hash of the root cell of the BOC, without --raw',
    },
  },
  getconfig: { members: { params: 'base64 BOC by number of the parameter' } },
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
    members: { body_call: 'with an ABI: what the body says, as "decode body", or null' },
    others: 'the message as in boc.parse_message',
  },
  'decode stateinit': { members: {}, others: 'the parts as in boc.decode_state_init or boc.decode_tvc' },
  'decode account boc': { members: {}, others: 'the account as in boc.parse_account' },
  'decode account data': { members: {}, others: 'storage fields by name' },
  config: {
    members: { settings: 'without options: values by name', files: 'files that are read', ...changed },
    others: setting.others!,
  },
  'config set': setting,
  'config clear': { members: { cleared: 'names', ...changed } },
  'config list': {
    members: { settings: 'values by name, with --show-origin {value, origin}', files: 'files that are read' },
  },
  'config migrate': {
    members: {
      changed: 'list of {what, address, source}; source is network or assumed',
      skipped: 'what was left out',
      ...changed,
    },
  },
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
      version: 'version of the interface; empty when the server reports none',
      supports_dapp_id: 'whether accounts are named by account_id and dapp_id',
      endpoint: 'URL that queries go to',
      latency_ms: 'time between a question and its answer',
      rules: 'rules of the chain, current or classic, or null where the server does not state them',
      features: '{collections, subscriptions, configuration, proofs}, each true or false',
      functions: 'list of {functions, works, note}; works is yes, partly or no',
    },
  },
  'network list': { members: { networks: 'endpoints by name' } },
  'help exit-codes': { members: { exit_codes: 'meaning by number' } },
  version: {
    members: { version: 'of the package', build_number: 'number', dependencies: 'list of {name, git_commit}' },
  },
  completion: { members: { shell: 'name', script: 'text', words: 'for the scripts: what could stand here' } },
}
