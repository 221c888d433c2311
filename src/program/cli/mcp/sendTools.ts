/** Tools that sign or send. A person confirms each call; keys are named and never pass through the client. */
import { any, bool, type Fields, field, optional, text, u32, withDefault } from '../../../schema/shapes.ts'
import { exitCodes } from '../errors/exitCodes.ts'
import { ToolError } from '../errors/ToolError.ts'
import { KeyStore } from '../keys/KeyStore.ts'
import { readKeys } from '../keys/keyPairs.ts'
import { awaitEntry } from '../outbox/awaitEntries.ts'
import { exitCodeOf, hasEnded, type OutboxEntry } from '../outbox/OutboxEntry.ts'
import { storeCall } from '../outbox/storeCall.ts'
import { withoutCredentials } from '../session/LibraryError.ts'
import { type InsideOptions, runInside, workInside } from '../session/runInside.ts'
import type { Session } from '../session/Session.ts'
import { readTransfer } from '../wallets/readTransfer.ts'
import { planWalletCall } from '../wallets/walletCalls.ts'
import type { Confirmer } from './Confirmer.ts'
import { defineTool, type McpTool, type ToolCall } from './McpTool.ts'
import { ABI_FORMS, ABI_SUMMARY, abiText, bocOrOutput, inputText, operands, option } from './toolWords.ts'

const key = field(
  text,
  'Idempotency key, such as an invoice number: the same key never sends twice. Choose a new key for each payment, and reuse it to retry the same call.',
)
const signer = optional(
  text,
  'The signer: name of a key or account in `list_wallets`. Default: the signer of the named account.',
)
const wait_seconds = withDefault(u32, 'How long to wait for the result, in s.', 60, { minimum: 1, maximum: 600 })

const payment = {
  wallet: optional(
    text,
    'The paying multisig wallet: name of an account in `list_wallets`, or its extended address. Default: `default_wallet`.',
  ),
  recipient: field(text, 'Name of an account in `list_wallets`, or the extended address `<dapp_id>::<account_id>`.'),
  amount: field(text, 'Amount in tokens of 10^9 nano, such as "1.5".'),
  comment: optional(text, 'Comment of at most 382 bytes.'),
  no_bounce: optional(bool, 'Leave the amount at the recipient even if it has no contract.', { default: false }),
  key,
  signer,
  wait_seconds,
}

const contractCall = {
  address: field(text, 'The contract: name of an account in `list_wallets`, or `<dapp_id>::<account_id>`.'),
  function: field(text, 'Function of the ABI.'),
  input: optional(any, 'Arguments by name, an object.'),
  abi: optional(any, ABI_SUMMARY),
  key,
  signer,
  wait_seconds,
}

const signedMessage = {
  message: field(bocOrOutput, 'BOC in base64 or hex, or the output of the command "message".'),
  dapp_id: optional(text, 'Dapp ID of the destination, 64 hex digits or `self`; required for a BOC.'),
  abi: optional(any, ABI_FORMS),
}

export function sendTools(session: Session, confirmer: Confirmer): McpTool[] {
  const asking = (title: string, call: ToolCall, more: readonly (readonly [string, string])[] = []): InsideOptions => ({
    signal: call.signal,
    onPhase: call.progress,
    confirm: async ({ rows, warnings }) => {
      const network = (await session.endpoints()).map(withoutCredentials).join(', ')
      await confirmer.ask({ title, rows: [['network', network], ...more, ...rows], warnings }, call.signal)
    },
  })
  return [
    tool({
      name: 'send_tokens',
      description:
        'Sends tokens from a multisig wallet, once, through the outbox; with several owners, this creates a proposal for the others to confirm. The user is asked first. Returns the outbox entry.',
      params: payment,
      run: (params, call) => {
        const words = [
          ...option('address', params.wallet),
          ...option('dest', params.recipient),
          ...option('value', params.amount),
          ...option('purpose', params.comment),
          ...option('no-bounce', params.no_bounce),
          ...signerWords(session, params.signer),
        ]
        const title = `Send ${params.amount} tokens to ${params.recipient}`
        const options = asking(title, call, [['key', params.key]])
        return workInside(session, ['multisig', 'send', '--json', ...words], options, async (_, inside) =>
          ended(inside, await storeTransfer(inside, confirmer, params.key), params.wait_seconds),
        )
      },
    }),
    tool({
      name: 'call_contract',
      description:
        'Calls a contract function with a signed message, once, through the outbox. The user is asked first. Returns the outbox entry.',
      params: contractCall,
      run: async (params, call) => {
        const words = [
          ...option('key', params.key),
          ...option('abi', await abiText(params.abi)),
          ...signerWords(session, params.signer),
          ...operands(params.address, params.function, inputText(params.input)),
        ]
        const options = asking(`Call ${params.function} of ${params.address}`, call, [['key', params.key]])
        return workInside(session, ['outbox', 'send', '--json', ...words], options, async (command, inside) => {
          const { json } = await command.run(inside.input, inside)
          return ended(inside, json as Stored, params.wait_seconds)
        })
      },
    }),
    tool({
      name: 'send_message',
      description: 'Sends a message signed elsewhere, and waits for its transaction. The user is asked first.',
      params: signedMessage,
      run: async ({ message, dapp_id, abi }, call) => {
        const words = [...option('dst-dapp-id', dapp_id), ...option('abi', await abiText(abi)), ...operands(message)]
        const options = asking('Send a message signed elsewhere', call)
        return (await runInside(session, ['send', '--json', ...words], options)).json
      },
    }),
    tool({
      name: 'cancel_outbox_entry',
      description: 'Cancels an outbox entry before it is sent. The user is asked first.',
      params: { key: field(text, 'Its idempotency key, or `id:<id>`.') },
      run: async (params, call) => {
        const title = `Cancel the outbox entry ${JSON.stringify(params.key)}, so that it is not sent`
        await confirmer.ask({ title, rows: [['key', params.key]], warnings: [] }, call.signal)
        const words = ['outbox', 'cancel', '--json', ...operands(params.key)]
        return (await runInside(session, words, { signal: call.signal })).json
      },
    }),
  ]
}

/** A tool that asks a person first. */
function tool<F extends Fields>(definition: Parameters<typeof defineTool<F>>[0]): McpTool {
  const annotations = { readOnlyHint: false, destructiveHint: true, idempotentHint: true, openWorldHint: true }
  return defineTool({ ...definition, annotations })
}

/** Throws ToolError (2): only names are taken, neither secrets nor files. */
function signerWords(session: Session, named: string | undefined): readonly string[] {
  if (named === undefined) return []
  if (new KeyStore(session.dataFolder).names().includes(named)) return option('keys', `key:${named}`)
  if (session.alias(named)?.keys !== undefined) return option('keys', named)
  throw new ToolError(exitCodes.usage, 'The signer must be the name of a key, or of an account that has one', {
    hint: 'See `list_wallets` for the names. Secrets are not accepted here.',
  })
}

interface Stored {
  readonly entry: OutboxEntry
  readonly is_new: boolean
}

/** Stores the payment described by the options of "multisig send". Throws ToolError. */
async function storeTransfer(session: Session, confirmer: Confirmer, name: string): Promise<Stored> {
  const call = await readTransfer(session)
  const { address, alias } = session.address(call.target)
  const keys = await readKeys(session, session.text('keys', alias))
  if (keys === undefined) {
    throw new ToolError(exitCodes.usage, 'No signer is given', { hint: 'See `list_wallets` for possible signers.' })
  }
  const { plan, boc } = await planWalletCall(session, call, { type: 'Keys', keys })
  const { dest, value } = call.transfer!
  const approval = {
    account_id: address.accountId,
    function_name: call.method,
    transfers: [{ recipient: dest.accountId, amount: String(value) }],
  }
  const stored = {
    key: name,
    call: plan.call,
    publicKey: keys.public,
    signer: keys,
    prepare: async () => ({ plan, boc }),
  }
  return confirmer.agreedTo(session, approval, () => storeCall(session, stored))
}

/**
 * Waits for the outcome of an outbox entry. Throws ToolError if it has ended in a state other than `executed` or
 * `unknown`.
 */
async function ended(session: Session, { entry: first, is_new }: Stored, seconds: number): Promise<unknown> {
  const entry = await awaitEntry(session, first.id, Date.now() + seconds * 1000)
  if (!hasEnded(entry) || entry.state === 'executed' || entry.state === 'unknown') return { entry, is_new }
  const reason = entry.error === null || entry.error === undefined ? '' : `: ${entry.error.message}`
  throw new ToolError(exitCodeOf(entry), `The message was ${entry.state}${reason}`, { data: { entry, is_new } })
}
