import { encodeCall, type NamedCall, readCall } from '../arguments/functionCall.ts'
import type { CommandInput, Outcome } from '../definition/Command.ts'
import { exitCodes } from '../errors/exitCodes.ts'
import { ToolError } from '../errors/ToolError.ts'
import { readKeys } from '../keys/keyPairs.ts'
import { publicKeyOf, type Signer } from '../keys/signer.ts'
import { planCall } from '../messages/callFunction.ts'
import { prepareSigned } from '../messages/signedMessage.ts'
import type { Session } from '../session/Session.ts'
import { awaitEntry } from './awaitEntries.ts'
import { registerSigners } from './namedSigners.ts'
import { entryOutcome, exitCodeOf } from './OutboxEntry.ts'
import { storeCall } from './storeCall.ts'

/** Checks the call as `call` does, and hands it to the outbox. Throws ToolError. */
export async function outboxSend(session: Session, input: CommandInput): Promise<Outcome> {
  const [target, method] = input.args as [string, string]
  const call = await readCall(session, target, method, input.rest)
  const signers = await registerSigners(session)
  if (signers.length > 1) throw new ToolError(exitCodes.usage, 'Only one --signer can sign an entry')
  if (signers.length > 0 && input.text('keys') !== undefined) {
    throw new ToolError(exitCodes.usage, '--keys and --signer cannot be combined')
  }
  const [named] = signers
  const signer = named?.signer ?? (await keysSigner(session, call))
  // The other member concerns pages, whose browser may clear their storage.
  const { entry: stored, is_new } = await storeCall(session, {
    key: input.text('key')!,
    call,
    publicKey: publicKeyOf(signer)!,
    signer: signer.type === 'Keys' && named === undefined ? signer.keys : named!.name,
    prepare: () =>
      planCall(session, call, () => prepareSigned(session, signer, call.abi, (by) => encodeCall(session, call, by))),
    more: {
      group: input.text('group'),
      not_before: input.number('not-before'),
      give_up_at: input.number('give-up-at'),
      ...(input.flag('unprotected') && { unprotected: true }),
      ...(input.flag('allow-repeat') && { allow_repeat: true }),
    },
  })
  const sent = { entry: stored, is_new }
  const reason = is_new ? undefined : 'the key was already used for the same call; nothing was added'
  const note = [['note', reason]] as const
  if (!input.flag('wait')) return entryOutcome(sent, stored, note)
  const entry = await awaitEntry(session, stored.id, Date.now() + input.number('seconds')! * 1000)
  return { ...entryOutcome({ ...sent, entry }, entry, note), exitCode: exitCodeOf(entry) }
}

/** Keys of the option, the alias or the setting. Throws ToolError (2). */
async function keysSigner(session: Session, { alias }: NamedCall): Promise<Signer> {
  const keys = await readKeys(session, session.text('keys', alias))
  if (keys !== undefined) return { type: 'Keys', keys }
  throw new ToolError(exitCodes.usage, 'No keys: pass --keys or --signer, or set keys in the alias or the settings')
}
