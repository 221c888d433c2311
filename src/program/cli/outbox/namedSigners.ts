import type { OptionDefinition } from '../definition/Command.ts'
import { exitCodes } from '../errors/exitCodes.ts'
import { ToolError } from '../errors/ToolError.ts'
import { readKeys } from '../keys/keyPairs.ts'
import type { Signer } from '../keys/signer.ts'
import type { Session } from '../session/Session.ts'
import { SignerRefused } from '../signers/askProgram.ts'
import type { ProgramSigner } from '../signers/ProgramSigner.ts'
import { openProgram, programOf } from '../signers/signerOptions.ts'

/** How long a signer program rests after a failure, in ms. */
const REST_MS = 5000

export interface NamedSigner {
  readonly name: string
  readonly signer: Exclude<Signer, { type: 'None' }>
}

export const signerOption: OptionDefinition = {
  name: 'signer',
  value: 'NAME=KEYS',
  repeatable: true,
  summary:
    'A named signer and its keys, in the forms that --keys accepts, or exec:PROGRAM; it signs while the command runs, and is not stored.',
}

/** Registers the signers of the command line on the connection of the command. Throws ToolError (2). */
export async function registerSigners(session: Session): Promise<readonly NamedSigner[]> {
  const signers: NamedSigner[] = []
  for (const text of session.input.texts('signer')) {
    const at = text.indexOf('=')
    const [name, named] = [text.slice(0, at), text.slice(at + 1)]
    const signer = at < 1 || named === '' ? undefined : await openSigner(session, named)
    if (signer === undefined) {
      throw new ToolError(exitCodes.usage, 'Invalid --signer: expected NAME=KEYS, such as treasury=wallet.keys.json')
    }
    if (signer.type === 'Program') await registerProgram(session, name, signer.program)
    else {
      const { handle } = await session.call('crypto.get_signing_box', signer.keys)
      await session.call('outbox.register_signer', { name, handle })
    }
    signers.push({ name, signer })
  }
  return signers
}

async function openSigner(session: Session, named: string): Promise<NamedSigner['signer'] | undefined> {
  const program = programOf(named)
  if (program !== undefined) return { type: 'Program', program: await openProgram(session, program) }
  const keys = await readKeys(session, named)
  return keys && { type: 'Keys', keys }
}

/**
 * A refusal ends the entry. Any other failure of the program does not: its box is removed, so that the entry waits for the
 * signer, which is offered again after a rest.
 */
async function registerProgram(session: Session, name: string, program: ProgramSigner): Promise<void> {
  const handle = await program.register((error) => {
    if (error instanceof SignerRefused) return
    session.warn(`${(error as Error).message}; it is asked again in ${REST_MS / 1000} s`)
    void session.call('crypto.remove_signing_box', { handle }).catch(() => {})
    setTimeout(() => void registerProgram(session, name, program).catch(() => {}), REST_MS).unref()
  })
  await session.call('outbox.register_signer', { name, handle })
}
