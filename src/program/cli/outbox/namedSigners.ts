import type { OptionDefinition } from '../definition/Command.ts'
import { exitCodes } from '../errors/exitCodes.ts'
import { ToolError } from '../errors/ToolError.ts'
import { type KeyPair, readKeys } from '../keys/keyPairs.ts'
import type { Session } from '../session/Session.ts'

export interface NamedSigner {
  readonly name: string
  readonly keys: KeyPair
}

export const signerOption: OptionDefinition = {
  name: 'signer',
  value: 'NAME=KEYS',
  repeatable: true,
  summary:
    'A named signer and its keys, in the forms that --keys accepts; it signs while the command runs, and is not stored.',
}

/** Registers the signers of the command line on the connection of the command. Throws ToolError (2). */
export async function registerSigners(session: Session): Promise<readonly NamedSigner[]> {
  const signers: NamedSigner[] = []
  for (const text of session.input.texts('signer')) {
    const at = text.indexOf('=')
    const [name, named] = [text.slice(0, at), text.slice(at + 1)]
    const keys = at < 1 || named === '' ? undefined : await readKeys(session, named)
    if (keys === undefined) {
      throw new ToolError(exitCodes.usage, 'Invalid --signer: expected NAME=KEYS, such as treasury=wallet.keys.json')
    }
    const { handle } = await session.call('crypto.get_signing_box', keys)
    await session.call('outbox.register_signer', { name, handle })
    signers.push({ name, keys })
  }
  return signers
}
