/** Key pairs from key files and seed phrases, and key files of owner-only access. */
import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { createFolder } from '../../../../storage/createFolder.ts'
import { readText } from '../arguments/readInput.ts'
import type { OptionDefinition } from '../definition/Command.ts'
import { exitCodes } from '../output/exitCodes.ts'
import { paintHint } from '../output/paint.ts'
import type { Session } from '../session/Session.ts'
import { ToolError } from '../session/ToolError.ts'
import { askSecret } from './askSecret.ts'

export interface KeyPair {
  readonly public: string
  readonly secret: string
}

/** Path of the reference document; other tools use 1331 in place of 396. */
const DEFAULT_PATH = "m/44'/396'/0'/0/0"

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
]

export const keysOption: OptionDefinition = {
  name: 'keys',
  short: 'k',
  value: 'KEYS',
  kind: 'file',
  summary: 'Key file, file with a seed phrase, env:NAME for a variable that holds one, or "-" to be asked.',
  synonyms: ['sign'],
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

/** Keys that --keys, the alias or the setting names; `undefined` when nothing does. Throws ToolError (2), LibraryError. */
export async function readKeys(session: Session, named: string | undefined): Promise<KeyPair | undefined> {
  if (named === undefined) return undefined
  const text = await secretText(named)
  const trimmed = text.trim()
  if (trimmed.startsWith('{')) return readKeyFile(trimmed, named)
  if (/^[0-9a-fA-F]{64}$/.test(trimmed)) return keysOfSecret(session, trimmed.toLowerCase())
  return keysOfPhrase(session, trimmed)
}

/** A phrase with blanks and case as the library wants them. Throws ToolError (2) that names the word that is wrong. */
export async function keysOfPhrase(session: Session, phrase: string): Promise<KeyPair> {
  const { dictionary, wordCount, path } = phraseSettings(session)
  const words = phrase.trim().toLowerCase().split(/\s+/)
  const normal = words.join(' ')
  const word_count = wordCount ?? (words.length >= 12 ? words.length : undefined)
  const { valid } = await session
    .call<{ valid: boolean }>('crypto.mnemonic_verify', {
      phrase: normal,
      dictionary,
      word_count,
    })
    .catch(() => ({ valid: false }))
  if (!valid) throw await describePhrase(session, words, dictionary)
  return session.call<KeyPair>('crypto.mnemonic_derive_sign_keys', { phrase: normal, path, dictionary, word_count })
}

async function keysOfSecret(session: Session, secret: string): Promise<KeyPair> {
  const keys = await session.call<KeyPair>('crypto.nacl_sign_keypair_from_secret_key', { secret })
  return { public: keys.public, secret }
}

/** Writes the file for its owner only. Throws ToolError (2) when it is there and `force` is not given. */
export function writeKeyFile(file: string, keys: KeyPair, force: boolean): void {
  writeSecretFile(file, `${JSON.stringify({ public: keys.public, secret: keys.secret }, null, 2)}\n`, force)
}

function writeSecretFile(file: string, text: string, force: boolean): void {
  if (existsSync(file) && !force) {
    throw new ToolError(exitCodes.usage, `File "${file}" exists and would be overwritten`, {
      hint: 'Give another name, or --force.',
    })
  }
  try {
    createFolder(dirname(file))
    // Writing into a file that is there would keep its access rights.
    rmSync(file, { force: true })
    writeFileSync(file, text, { mode: 0o600, flag: 'wx' })
  } catch (error) {
    throw new ToolError(
      exitCodes.failure,
      `File "${file}" cannot be written (${(error as NodeJS.ErrnoException).code})`,
    )
  }
}

export const forceOption: OptionDefinition = { name: 'force', summary: 'Overwrite files that exist.' }

async function secretText(named: string): Promise<string> {
  if (named === '-') return askSecret('Seed phrase or secret key: ')
  if (named.startsWith('env:')) {
    const value = process.env[named.slice(4)]
    if (value) return value
    throw new ToolError(exitCodes.usage, `Environment variable ${named.slice(4, 64)} is not set`)
  }
  if (/^\s*\S+(\s+\S+){2,}\s*$/.test(named) && !named.includes('/')) {
    if (process.stderr.isTTY) {
      const advice =
        'A phrase on the command line is visible to others and kept in the history; use -, a file, or env:NAME.'
      process.stderr.write(`${paintHint(advice)}\n`)
    }
    return named
  }
  return readText(named, 'Keys')
}

function readKeyFile(text: string, file: string): KeyPair {
  let value: Partial<KeyPair>
  try {
    value = JSON.parse(text)
  } catch {
    throw new ToolError(exitCodes.usage, `Key file "${file}" is not valid JSON`)
  }
  const isHex = (entry: unknown): entry is string => typeof entry === 'string' && /^[0-9a-fA-F]{64}$/.test(entry)
  if (isHex(value.public) && isHex(value.secret)) {
    return { public: value.public.toLowerCase(), secret: value.secret.toLowerCase() }
  }
  throw new ToolError(exitCodes.usage, `Key file "${file}" must hold "public" and "secret", each of 64 hex digits`)
}

async function describePhrase(session: Session, words: readonly string[], dictionary: number | undefined) {
  const all = await session.call<{ words: string }>('crypto.mnemonic_words', { dictionary })
  const known = new Set(all.words.split(' '))
  const index = words.findIndex((word) => !known.has(word))
  const reason =
    index >= 0
      ? `word ${index + 1} is not in the dictionary`
      : [12, 15, 18, 21, 24].includes(words.length)
        ? 'its checksum is wrong; a word is mistyped or in the wrong place'
        : `it has ${words.length} words, expected 12, 15, 18, 21 or 24`
  return new ToolError(exitCodes.usage, `Invalid seed phrase: ${reason}`)
}
