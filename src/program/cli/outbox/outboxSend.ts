import { submittedTransfer } from '../../common/submittedTransfer.ts'
import { findFunction, readAbi } from '../arguments/abi.ts'
import { type NamedAddresses, readFunctionParameters } from '../arguments/functionParameters.ts'
import type { CommandInput, Outcome } from '../definition/Command.ts'
import { exitCodes } from '../errors/exitCodes.ts'
import { ToolError } from '../errors/ToolError.ts'
import { readKeys } from '../keys/keys.ts'
import { checkAccount } from '../messages/sendMessage.ts'
import type { Session } from '../session/Session.ts'
import { awaitEntry } from './awaitEntries.ts'
import { registerSigners } from './namedSigners.ts'
import { entryOutcome, exitCodeOf } from './OutboxEntry.ts'
import { given } from './outboxOptions.ts'
import { storeCall } from './storeCall.ts'

/** Checks the call as `call` does, and hands it to the outbox. Throws ToolError. */
export async function outboxSend(session: Session, input: CommandInput): Promise<Outcome> {
  const [target, method] = input.args as [string, string]
  const { address, alias } = session.address(target)
  const abi = readAbi(session, { alias })
  const definition = await findFunction(abi, method)
  const named: NamedAddresses = new Map()
  const values = await readFunctionParameters(input.rest, definition, session.config.aliases, named)
  const signers = await registerSigners(session)
  if (signers.length > 1) throw new ToolError(exitCodes.usage, 'Only one --signer can sign an entry')
  if (signers.length > 0 && input.text('keys') !== undefined) {
    throw new ToolError(exitCodes.usage, '--keys and --signer cannot be combined')
  }
  const [signer] = signers
  const keys = signer?.keys ?? (await readKeys(session, session.text('keys', alias)))
  if (keys === undefined) {
    throw new ToolError(exitCodes.usage, 'No keys: give --keys or --signer, or set keys in the alias or the settings')
  }
  const call = { method: definition.name, input: values }
  const sent = await storeCall(session, {
    key: input.text('key')!,
    call: { abi, address, call },
    keys,
    signer: signer?.name,
    prepare: async () => {
      const account = await checkAccount(session, address)
      const { message } = await session.call('abi.encode_message', {
        abi: abi.wire,
        address: address.onChain,
        call_set: { function_name: call.method, input: call.input },
        signer: { type: 'Keys', keys },
      })
      const codeHash = account?.parsed.code_hash
      const intends = submittedTransfer(definition, values, BigInt(account?.parsed.balance ?? 0))
      return { plan: { abi, address, message, call, named, codeHash, intends }, boc: account?.boc }
    },
    more: {
      ...given(input, 'group'),
      ...numbers(input, 'not-before', 'give-up-at'),
      ...(input.flag('unprotected') && { unprotected: true }),
      ...(input.flag('allow-repeat') && { allow_repeat: true }),
    },
  })
  const note = [
    ['note', sent.is_new ? undefined : 'the key was already used for the same call; nothing was added'],
  ] as const
  if (!input.flag('wait')) return entryOutcome(sent, sent.entry, note)
  const entry = await awaitEntry(session, sent.entry.id, Date.now() + input.number('seconds')! * 1000)
  return { ...entryOutcome({ ...sent, entry }, entry, note), exitCode: exitCodeOf(entry) }
}

function numbers(input: CommandInput, ...names: readonly string[]): Record<string, number> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = input.number(name)
      return value === undefined ? [] : [[name.replaceAll('-', '_'), value]]
    }),
  )
}
