/**
 * Documents of --compat: names and formats of the members that scripts for the network's own tool read.
 * Source: cli 2.
 */
type Fields = Readonly<Record<string, unknown>>

/** Converts the document of a command. */
interface Renaming {
  /** Differences from the usual document, as text for the reference. */
  readonly differences: string
  apply(document: Fields): Fields
}

const SENT = [
  ...['message_hash', 'block_hash', 'tx_hash', 'return_value', 'aborted', 'exit_code', 'thread_id', 'producers'],
  ...['current_time', 'account_id', 'dapp_id'],
]
const message = renaming({ MessageId: 'message_id', 'Expire at': 'expire_at', Message: 'message' })
const sent = picking('nothing; `finality` and `fees` are omitted', SENT)
const deployed = picking(sent.differences, [...SENT, 'deployed_at'])
const nothing: Renaming = { differences: 'an empty object on success', apply: () => ({}) }

export const renamings: Readonly<Record<string, Renaming>> = {
  'keys phrase': picking('`phrase` alone', ['phrase']),
  'keys public': renaming({ 'Public key': 'public' }),
  'keys pair': picking(
    'only `public` and `secret`; with `--output`, `public` and `keys_file`, for which that tool prints nothing',
    ['public', 'secret', 'keys_file'],
  ),
  'keys sign': renaming({ Data: 'data', public: 'public', Signature: 'signature_base64' }),
  'address compute': renaming({ seed_phrase: 'seed_phrase', raw_address: 'raw_address', dapp_account: 'address' }),
  'contract call': sent,
  callx: sent,
  'contract deploy': deployed,
  'proposal create': sent,
  'proposal vote': sent,
  'multisig send': sent,
  'message create': message,
  'message create-deploy': message,
  'message send': {
    differences: '`message_hash`, `method` are `MessageId`, `Method`; the result is included',
    apply: ({ message_hash, method, address: _, ...result }) => ({
      MessageId: message_hash ?? null,
      Method: method ?? null,
      ...pick(result, SENT),
    }),
  },
  'message body': renaming({ Message: 'message' }),
  'decode body': {
    differences: '`name` and `value` are `BodyCall: {<name>: <value>}`, `header` is `Header`',
    apply: ({ name, value, header }) => ({ BodyCall: { [String(name)]: value }, Header: header ?? null }),
  },
  'decode message': {
    differences:
      '`msg_type_name`, `body`, `body_call` are `Type`, `Body`, `BodyCall: {<name>: <value>}` or `Undefined`; everything else is in `Header`',
    apply: ({ msg_type_name, body, body_call, boc: _, ...header }) => ({
      Type: msg_type_name ?? null,
      Header: header,
      Body: body ?? null,
      BodyCall: callOf(body_call),
    }),
  },
  'account show': {
    differences: '`address` is only the account id, `data_boc` hex, `last_paid` text',
    apply: ({ address, account_id, data_boc, last_paid, file: _, accounts, ...rest }) =>
      accounts === undefined
        ? {
            address: account_id ?? address,
            ...rest,
            last_paid: last_paid === null || last_paid === undefined ? last_paid : String(last_paid),
            data_boc: typeof data_boc === 'string' ? Buffer.from(data_boc, 'base64').toString('hex') : data_boc,
            account_id,
          }
        : { accounts },
  },
  'account wait': nothing,
  'account save': nothing,
}

/** The document in the form of the network's own tool; commands that are not listed keep their members. */
export function compatDocument(command: string, document: object): object {
  return Object.hasOwn(renamings, command) ? renamings[command]!.apply(document as Fields) : document
}

/** An error in the form of the network's own tool. */
export function compatFailure(
  message: string,
  details: { readonly code?: number | undefined; readonly data?: unknown },
): object {
  const { code, data } = details
  return { Error: code === undefined ? message : { code, message, data: data ?? null } }
}

/** Renames members, in this order; absent members are omitted. */
function renaming(names: Readonly<Record<string, string>>): Renaming {
  const changed = Object.entries(names).filter(([theirs, ours]) => theirs !== ours)
  return {
    differences: `${changed.map(([, ours]) => `\`${ours}\``).join(', ')} ${changed.length === 1 ? 'is' : 'are'} ${changed.map(([theirs]) => `\`${theirs}\``).join(', ')}`,
    apply: (document) =>
      Object.fromEntries(
        Object.entries(names).flatMap(([theirs, ours]) =>
          document[ours] === undefined ? [] : [[theirs, document[ours]]],
        ),
      ),
  }
}

/** Keeps only the members with these names. */
function picking(differences: string, names: readonly string[]): Renaming {
  return { differences, apply: (document) => pick(document, names) }
}

function pick(document: Fields, names: readonly string[]): Fields {
  return Object.fromEntries(names.flatMap((name) => (document[name] === undefined ? [] : [[name, document[name]]])))
}

function callOf(call: unknown): unknown {
  if (typeof call !== 'object' || call === null) return 'Undefined'
  const { name, value } = call as { name?: unknown; value?: unknown }
  return { [String(name)]: value }
}
