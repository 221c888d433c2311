import { exitCodes } from '../errors/exitCodes.ts'
import { ToolError } from '../errors/ToolError.ts'
import type { Session } from '../session/Session.ts'
import type { Alias } from '../settings/ToolConfig.ts'
import { type KeyPair, readKeys } from './keyPairs.ts'

export type Signer = { readonly type: 'None' } | { readonly type: 'Keys'; readonly keys: KeyPair }

/** Keys of the option, the alias or the setting. Missing keys are an error unless --unsigned is given. */
export async function readSigner(session: Session, alias: Alias | undefined): Promise<Signer> {
  const isUnsigned = session.input.flag('unsigned')
  const named = session.text('keys', alias)
  if (isUnsigned) {
    if (session.input.text('keys') === undefined) return { type: 'None' }
    throw new ToolError(exitCodes.usage, '--keys and --unsigned cannot be combined')
  }
  const keys = await readKeys(session, named)
  if (keys !== undefined) return { type: 'Keys', keys }
  throw new ToolError(exitCodes.usage, 'No keys: give --keys <KEYS>, or set them in the alias or the settings', {
    hint: 'To send a message without a signature, use --unsigned.',
  })
}
