import { checkName } from '../arguments/names.ts'
import type { OptionDefinition } from '../definition/Command.ts'
import { exitCodes } from '../errors/exitCodes.ts'
import { ToolError } from '../errors/ToolError.ts'
import type { Session } from '../session/Session.ts'
import { encryptKeys } from './encryptedKeys.ts'
import { KeyStore } from './KeyStore.ts'
import type { KeyPair } from './keys.ts'
import { readNewPassword } from './readPassword.ts'

export const plainOption: OptionDefinition = {
  name: 'plain',
  summary: 'No password and no encryption: anyone who can read the file has the keys.',
}

/** Keeps keys under a name, encrypted unless --plain says otherwise. Returns the file. Throws ToolError (2). */
export async function storeKeys(session: Session, name: string, keys: KeyPair): Promise<string> {
  const store = new KeyStore(session.dataFolder)
  const isForced = session.input.flag('force')
  checkName(name)
  if (!isForced && store.find(name) !== undefined) {
    throw new ToolError(exitCodes.usage, `A key "${name}" already exists`, {
      hint: 'Choose another name, or use --force; the existing keys are then lost.',
    })
  }
  if (session.input.flag('plain')) return store.write(name, { public: keys.public, secret: keys.secret }, isForced)
  const password = await readNewPassword(session, `key "${name}"`)
  return store.write(name, await encryptKeys(session, keys, password), isForced)
}
