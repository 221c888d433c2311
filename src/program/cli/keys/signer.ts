import { exitCodes } from '../errors/exitCodes.ts'
import { ToolError } from '../errors/ToolError.ts'
import type { Session } from '../session/Session.ts'
import type { Alias } from '../settings/ToolConfig.ts'
import type { ProgramSigner } from '../signers/ProgramSigner.ts'
import { openSignerProgram } from '../signers/signerOptions.ts'
import { type KeyPair, readKeys } from './keyPairs.ts'

export type Signer =
  | { readonly type: 'None' }
  | { readonly type: 'Keys'; readonly keys: KeyPair }
  | { readonly type: 'Program'; readonly program: ProgramSigner }

/** Public key of a signer, 64 hex digits; `undefined` for an unsigned message. */
export function publicKeyOf(signer: Signer): string | undefined {
  if (signer.type === 'None') return undefined
  return signer.type === 'Keys' ? signer.keys.public : signer.program.publicKey
}

/** The signer of the option, or the keys of the option, the alias or the setting. Missing keys are an error unless --unsigned is given. */
export async function readSigner(session: Session, alias: Alias | undefined): Promise<Signer> {
  const isUnsigned = session.input.flag('unsigned')
  const given = ['keys', 'signer'].filter((name) => session.input.text(name) !== undefined)
  if (given.length > 0 && isUnsigned) throw combined(given[0]!, 'unsigned')
  if (given.length > 1) throw combined('keys', 'signer')
  if (isUnsigned) return { type: 'None' }
  const program = await openSignerProgram(session)
  if (program !== undefined) return { type: 'Program', program }
  const keys = await readKeys(session, session.text('keys', alias))
  if (keys !== undefined) return { type: 'Keys', keys }
  throw new ToolError(
    exitCodes.usage,
    'No keys: pass --keys <KEYS> or --signer, or set keys in the alias or the settings',
    {
      hint: 'To send a message without a signature, use --unsigned.',
    },
  )
}

function combined(one: string, other: string): ToolError {
  return new ToolError(exitCodes.usage, `--${one} and --${other} cannot be combined`)
}
