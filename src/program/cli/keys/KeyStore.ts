/** Keys by name: files `<data folder>/keys/<name>.json`, accessible only to their owner. */
import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { jsonMistake } from '../../../schema/jsonMistake.ts'
import { checkName, isName } from '../arguments/names.ts'
import { readText } from '../arguments/readInput.ts'
import { exitCodes } from '../errors/exitCodes.ts'
import { ToolError } from '../errors/ToolError.ts'
import { refuseOverwriting, writeWhole } from '../output/writeWhole.ts'
import { checkEncryptedFile, ENCRYPTED_TYPE, type EncryptedKeyFile } from './encryptedKeys.ts'
import type { KeyPair } from './keyPairs.ts'

/** Prefix that distinguishes a key name from a file name. */
const PREFIX = 'key:'

export class KeyStore {
  readonly #folder: string

  constructor(dataFolder: string) {
    this.#folder = join(dataFolder, 'keys')
  }

  /** Names in alphabetical order. */
  names(): readonly string[] {
    if (!existsSync(this.#folder)) return []
    return readdirSync(this.#folder)
      .filter((file) => file.endsWith('.json'))
      .map((file) => file.slice(0, -5))
      .filter(isName)
      .sort()
  }

  /** The file of an existing key: `key:wallet`, or `wallet` alone. */
  find(named: string): string | undefined {
    const name = named.startsWith(PREFIX) ? named.slice(PREFIX.length) : named
    if (!isName(name)) return undefined
    const file = this.fileOf(name)
    return existsSync(file) ? file : undefined
  }

  /** `key:<name>` of an existing key, by which a configuration refers to it independently of the folder. */
  reference(named: string): string | undefined {
    if (this.find(named) === undefined) return undefined
    return named.startsWith(PREFIX) ? named : `${PREFIX}${named}`
  }

  /** The file of a key. Throws ToolError (2) if it does not exist. */
  async require(name: string): Promise<string> {
    const file = this.find(name)
    if (file !== undefined) return file
    const { closestName } = await import('../definition/closestName.ts')
    const meant = closestName(name, this.names())
    throw new ToolError(
      exitCodes.usage,
      `There is no key "${name.slice(0, 64)}"${meant === undefined ? '' : `, did you mean "${meant}"?`}`,
      { hint: '"vendorclient keys list" shows the names.' },
    )
  }

  fileOf(name: string): string {
    return join(this.#folder, `${checkName(name)}.json`)
  }

  /** Facts about a key that need no password. Throws ToolError (2). */
  read(name: string): { readonly file: string; readonly public: string; readonly isEncrypted: boolean } {
    const file = this.fileOf(name)
    const { public: key, type } = parseKeyFile(readText(file, 'Keys'), file)
    return { file, public: key, isEncrypted: type === ENCRYPTED_TYPE }
  }

  /** Throws ToolError (2) when the name is taken and `force` is not given. */
  write(name: string, content: EncryptedKeyFile | KeyPair, force: boolean): string {
    const file = this.fileOf(name)
    writeSecretFile(file, content, force)
    return file
  }

  remove(name: string): void {
    rmSync(this.fileOf(name), { force: true })
  }
}

/** Writes a file that only its owner can read. Throws ToolError (2) if it exists and `force` is not given. */
export function writeSecretFile(file: string, content: object, force: boolean): void {
  refuseOverwriting(file, force)
  writeWhole(file, `${JSON.stringify(content, null, 2)}\n`, 0o600)
}

/** Whether a text refers to a key by its prefix, and not to a file. */
export function isKeyReference(named: string): boolean {
  return named.startsWith(PREFIX)
}

/** Parses a key file of either kind. Throws ToolError (2), which names the file and quotes nothing of it. */
export function parseKeyFile(text: string, file: string): EncryptedKeyFile | (KeyPair & { readonly type?: undefined }) {
  let value: Readonly<Record<string, unknown>>
  try {
    value = JSON.parse(text)
  } catch {
    throw new ToolError(exitCodes.usage, `Key file "${file}" is not valid JSON`, { hint: `See ${jsonMistake(text)}.` })
  }
  if (value['type'] === ENCRYPTED_TYPE) return checkEncryptedFile(value, file)
  const isHex = (entry: unknown): entry is string => typeof entry === 'string' && /^[0-9a-fA-F]{64}$/.test(entry)
  const { public: key, secret } = value
  if (isHex(key) && isHex(secret)) return { public: key.toLowerCase(), secret: secret.toLowerCase() }
  throw new ToolError(exitCodes.usage, `Key file "${file}" must contain "public" and "secret", each with 64 hex digits`)
}
