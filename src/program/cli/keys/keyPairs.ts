/** Key pairs from key files and seed phrases; writing of key files that only their owner can read. */

import { existsSync, statSync } from 'node:fs'
import { decodedText } from '../arguments/inputText.ts'
import { checkName } from '../arguments/names.ts'
import { readText } from '../arguments/readInput.ts'
import type { OptionDefinition } from '../definition/Command.ts'
import { exitCodes } from '../errors/exitCodes.ts'
import { ToolError } from '../errors/ToolError.ts'
import { paintHint } from '../output/paint.ts'
import { printNote } from '../output/standardError.ts'
import type { Session } from '../session/Session.ts'
import { askSecret } from './askSecret.ts'
import { decryptKeys, ENCRYPTED_TYPE, encryptKeys } from './encryptedKeys.ts'
import { isKeyReference, KeyStore, parseKeyFile, writeSecretFile } from './KeyStore.ts'
import { passwordOption, readNewPassword, readPassword } from './readPassword.ts'

export interface KeyPair {
  readonly public: string
  readonly secret: string
}

/** Path of the reference implementation. */
const DEFAULT_PATH = "m/44'/396'/0'/0/0"
/** Default of the network's own tool. */
export const OTHER_PATH = "m/44'/1331'/0'/0/0"

/** Warns once per run that a phrase yields other keys in other tools, unless the path is set. */
function warnOfPath(session: Session): void {
  if (session.text('path') !== undefined) return
  session.warn(
    `the derivation path is ${DEFAULT_PATH}; the network's own tool uses ${OTHER_PATH} by default, which gives OTHER KEYS for the same phrase. Choose one with --path or "vendorclient config set path"`,
  )
}

const dictionaries = [
  'ton',
  'english',
  'chinese-simplified',
  'chinese-traditional',
  'french',
  'italian',
  'japanese',
  'korean',
  'spanish',
] as const

export const phraseOptions: readonly OptionDefinition[] = [
  { name: 'path', value: 'PATH', summary: `Derivation path of the phrase. Default ${DEFAULT_PATH}` },
  { name: 'dictionary', value: 'NAME', choices: dictionaries, summary: 'Language of the phrase. Default english.' },
  { name: 'words', value: 'COUNT', choices: ['12', '15', '18', '21', '24'], summary: 'Number of words. Default 12.' },
  passwordOption,
]

export const keysOption: OptionDefinition = {
  name: 'keys',
  short: 'k',
  value: 'KEYS',
  kind: 'keys',
  summary:
    'Name of a key in "keys list", key file, file with a seed phrase, env:NAME for a variable with one, or "-" to enter it.',
  synonyms: ['sign'],
  otherShort: 's',
}

interface PhraseSettings {
  readonly dictionary: number | undefined
  readonly wordCount: number | undefined
  readonly path: string
}

export function phraseSettings(session: Session): PhraseSettings {
  const name = session.input.text('dictionary')
  const words = session.input.text('words')
  return {
    dictionary: name === undefined ? undefined : dictionaries.indexOf(name as (typeof dictionaries)[number]),
    wordCount: words === undefined ? undefined : Number(words),
    path: session.text('path') ?? DEFAULT_PATH,
  }
}

/**
 * Keys that --keys, the alias or the setting names; `undefined` without any of them. Throws ToolError (2),
 * LibraryError.
 */
export async function readKeys(session: Session, named: string | undefined): Promise<KeyPair | undefined> {
  if (named === undefined) return undefined
  const meant = await meantBy(session, named)
  const known = held.get(meant)
  if (known !== undefined) return known
  const { text, file } = await secretText(session, meant)
  const trimmed = text.trim()
  if (trimmed.startsWith('{')) return readKeyFile(session, trimmed, file ?? meant)
  return keysOfText(session, trimmed)
}

/**
 * Public key of what `readKeys` takes. That of a key file is read from it without a password, and not compared with its
 * secret. Throws ToolError (2), LibraryError.
 */
export async function readPublicKey(session: Session, named: string): Promise<string> {
  const meant = await meantBy(session, named)
  const known = held.get(meant)
  if (known !== undefined) return known.public
  const { text, file } = await secretText(session, meant)
  const trimmed = text.trim()
  if (trimmed.startsWith('{')) return parseKeyFile(trimmed, file ?? meant).public
  return (await keysOfText(session, trimmed)).public
}

/** The keys that an alias or an account of a development node stands for, unless a stored key or a file has its name. */
async function meantBy(session: Session, named: string): Promise<string> {
  // An alias may name the keys of an account that the command line does not name.
  if (session.alias(named) === undefined) await session.learnNodeAccounts([named])
  const keys = session.alias(named)?.keys
  if (keys === undefined || keys === named) return named
  if (new KeyStore(session.dataFolder).find(named) !== undefined || existsSync(named)) return named
  return held.has(keys) ? keys : meantBy(session, keys)
}

/** Keys of a secret key or a phrase. */
function keysOfText(session: Session, text: string): Promise<KeyPair> {
  return /^[0-9a-fA-F]{64}$/.test(text) ? keysOfSecret(session, text.toLowerCase()) : keysOfPhrase(session, text)
}

/** Keys that a command passes to another command in the same process. */
const held = new Map<string, KeyPair>()

/** Returns a text that can be used in this process wherever keys are named. */
export function holdKeys(keys: KeyPair): string {
  const name = `held keys ${held.size + 1}`
  held.set(name, keys)
  return name
}

/** A new phrase with the options of the command line, and its keys. */
export async function newPhrase(session: Session): Promise<{ readonly phrase: string; readonly keys: KeyPair }> {
  const { dictionary, wordCount } = phraseSettings(session)
  const { phrase } = await session.call('crypto.mnemonic_from_random', {
    dictionary,
    word_count: wordCount,
  })
  // Word lists are decomposed; keyboards write composed letters.
  return { phrase: phrase.normalize('NFC'), keys: await keysOfPhrase(session, phrase) }
}

/** Keys of a phrase in any case and spacing. Throws ToolError (2), which gives the position of a wrong word. */
export async function keysOfPhrase(session: Session, phrase: string): Promise<KeyPair> {
  const { dictionary, wordCount, path } = phraseSettings(session)
  warnOfPath(session)
  const words = phrase.trim().toLowerCase().split(/\s+/)
  const normal = words.join(' ')
  const word_count = wordCount ?? (words.length >= 12 ? words.length : undefined)
  const { valid } = await session
    .call('crypto.mnemonic_verify', {
      phrase: normal,
      dictionary,
      word_count,
    })
    .catch(() => ({ valid: false }))
  if (!valid) throw await describePhrase(session, words, dictionary)
  return session.call('crypto.mnemonic_derive_sign_keys', { phrase: normal, path, dictionary, word_count })
}

async function keysOfSecret(session: Session, secret: string): Promise<KeyPair> {
  const keys = await session.call('crypto.nacl_sign_keypair_from_secret_key', { secret })
  return { public: keys.public, secret }
}

/** Writes the file, readable only by its owner. Throws ToolError (2) if it exists and `force` is not given. */
export function writeKeyFile(file: string, keys: KeyPair, force: boolean): void {
  writeSecretFile(file, { public: keys.public, secret: keys.secret }, force)
}

export const forceOption: OptionDefinition = { name: 'force', summary: 'Overwrite existing files.' }

export const plainOption: OptionDefinition = {
  name: 'plain',
  summary: 'No password and no encryption: anyone who can read the file has the keys.',
}

/** Stores keys under a name, encrypted unless --plain says otherwise. Returns the file. Throws ToolError (2). */
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

async function secretText(session: Session, named: string): Promise<{ text: string; file?: string }> {
  if (named === '-') {
    session.progress.end()
    return { text: await askSecret('Seed phrase or secret key: ') }
  }
  if (named.startsWith('env:')) {
    const value = process.env[named.slice(4)]
    if (value) {
      return { text: decodedText(value, `Environment variable ${named.slice(4, 64)}`, 'environment') }
    }
    throw new ToolError(exitCodes.usage, `Environment variable ${named.slice(4, 64)} is not set`)
  }
  if (/^\s*\S+(\s+\S+){2,}\s*$/.test(named) && !named.includes('/')) {
    adviseAgainstTyping('A phrase')
    return { text: named }
  }
  if (/^[0-9a-fA-F]{64}$/.test(named) && !existsSync(named)) {
    adviseAgainstTyping('A secret key')
    return { text: named }
  }
  const file = await findKeyFile(session, named)
  const text = readText(file, 'Keys')
  warnOfReaders(session, file, text)
  return { text, file }
}

function adviseAgainstTyping(what: string): void {
  if (!process.stderr.isTTY) return
  const advice = `${what} on the command line is visible to others and kept in the shell history; use -, a file, or env:NAME.`
  printNote(paintHint(advice))
}

/** File of a named key, or `named` itself as a file name. Throws ToolError (2). */
async function findKeyFile(session: Session, named: string): Promise<string> {
  const store = new KeyStore(session.dataFolder)
  const file = store.find(named)
  if (file !== undefined) return file
  if (isKeyReference(named)) return store.require(named.slice(named.indexOf(':') + 1))
  return named
}

/** Warns if other users can read an unencrypted secret. */
function warnOfReaders(session: Session, file: string, text: string): void {
  if (process.platform === 'win32' || text.includes(`"${ENCRYPTED_TYPE}"`)) return
  const { mode } = statSync(file)
  if ((mode & 0o077) === 0) return
  session.warn(
    `others can read the key file ${file} (mode ${(mode & 0o777).toString(8)}): restrict it with chmod 600, or encrypt it with "vendorclient keys import"`,
  )
}

/** Throws ToolError (2). */
async function readKeyFile(session: Session, text: string, file: string): Promise<KeyPair> {
  const content = parseKeyFile(text, file)
  if (content.type !== ENCRYPTED_TYPE) return { public: content.public, secret: content.secret }
  const run = session.origin
  const known = opened.get(run)?.get(file)
  if (known !== undefined) return known
  const keys = await decryptKeys(session, content, await readPassword(session, file))
  opened.set(run, new Map([...(opened.get(run) ?? []), [file, keys]]))
  return keys
}

/** Keys that were decrypted in this run, so that a password is asked for only once. */
const opened = new WeakMap<Session, ReadonlyMap<string, KeyPair>>()

async function describePhrase(session: Session, words: readonly string[], dictionary: number | undefined) {
  const all = await session.call('crypto.mnemonic_words', { dictionary })
  const known = new Set(all.words.split(' '))
  const index = words.findIndex((word) => !known.has(word.normalize('NFKD')))
  const reason =
    index >= 0
      ? `word ${index + 1} is not in the dictionary`
      : [12, 15, 18, 21, 24].includes(words.length)
        ? 'its checksum is wrong; a word is mistyped or in the wrong place'
        : `it has ${words.length} words, expected 12, 15, 18, 21 or 24`
  return new ToolError(exitCodes.usage, `Invalid seed phrase: ${reason}`)
}
