import { createHash } from 'node:crypto'
import { hex64 } from '../../../schema/formats.ts'
import { readBocArgument } from '../arguments/readInput.ts'
import { defineCommand } from '../definition/Command.ts'
import { keyMembers } from '../definition/members.ts'
import { exitCodes } from '../errors/exitCodes.ts'
import { ToolError } from '../errors/ToolError.ts'
import { askSecret } from '../keys/askSecret.ts'
import { keyOutcome } from '../keys/keyOutcome.ts'
import {
  forceOption,
  keysOfPhrase,
  keysOption,
  newPhrase,
  phraseOptions,
  phraseSettings,
  readKeys,
  readPublicKey,
  writeKeyFile,
} from '../keys/keyPairs.ts'
import { alignFields } from '../output/alignFields.ts'
import type { Session } from '../session/Session.ts'

export const keysPhrase = defineCommand({
  summary: 'Create a seed phrase.',
  description:
    'The phrase is shown once and never stored: write it down. A different derivation path gives different keys, so note the path too.',
  options: [
    {
      name: 'dump',
      value: 'FILE',
      summary: 'Also save the key pair to a file that only you can read.',
      synonyms: ['output'],
    },
    ...phraseOptions,
    forceOption,
  ],
  offline: true,
  examples: ['keys phrase', 'keys phrase --dump wallet.keys.json --words 24'],
  members: { phrase: 'the seed phrase', ...keyMembers, keys_file: 'with --dump: the file' },
  run: async (input, session) => {
    const { path } = phraseSettings(session)
    const { phrase, keys } = await newPhrase(session)
    const file = input.text('dump')
    if (file !== undefined) writeKeyFile(file, keys, input.flag('force'))
    return keyOutcome({ phrase, path, public: keys.public, ...(file !== undefined && { keys_file: file }) })
  },
})

export const keysPublic = defineCommand({
  summary: 'Show the public key of a seed phrase or a key file; an encrypted file needs no password for that.',
  args: [
    {
      name: 'KEYS',
      summary: 'Key file, file with a phrase, env:NAME, or a quoted phrase. Default: asks for the phrase.',
      optional: true,
    },
  ],
  options: phraseOptions,
  offline: true,
  examples: ['keys public', 'keys public wallet.keys.json', 'keys public env:WALLET_PHRASE'],
  members: keyMembers,
  run: async (input, session) => {
    const named = input.args[0]
    const key =
      named === undefined
        ? (await keysOfPhrase(session, await askSecret('Seed phrase: '))).public
        : await readPublicKey(session, named)
    const { path } = phraseSettings(session)
    return {
      json: { public: key, path },
      text: alignFields([
        ['public key', key],
        ['path', path],
      ]),
    }
  },
})

export const keysPair = defineCommand({
  summary: 'Create a key pair, or derive it from a seed phrase or a secret key.',
  description: 'Without --phrase, a new phrase is created and shown, because nothing else can recover the keys.',
  options: [
    {
      name: 'output',
      short: 'o',
      value: 'FILE',
      summary: 'Save the key pair to a file that only you can read.',
      synonyms: ['dump'],
    },
    {
      name: 'phrase',
      short: 'p',
      value: 'SOURCE',
      summary: 'File with a phrase or a secret key of 64 hex digits, env:NAME, "-" to enter it, or a quoted phrase.',
    },
    ...phraseOptions,
    forceOption,
  ],
  offline: true,
  examples: ['keys pair -o wallet.keys.json', 'keys pair -o wallet.keys.json --phrase -'],
  members: {
    ...keyMembers,
    secret: 'secret key, unless --output is given',
    keys_file: 'with --output: the file',
    phrase: 'the seed phrase, if new',
  },
  run: async (input, session) => {
    const source = input.text('phrase')
    if (source === undefined && input.text('password-from') !== undefined) {
      throw new ToolError(exitCodes.usage, 'This command does not encrypt keys: --password-from only reads --phrase', {
        hint: 'Create encrypted keys with: vendorclient keys new NAME --password-from SOURCE',
      })
    }
    const { path } = phraseSettings(session)
    const made = source === undefined ? await newPhrase(session) : undefined
    const keys = made?.keys ?? (await readKeys(session, source))!
    const file = input.text('output')
    if (file !== undefined) writeKeyFile(file, keys, input.flag('force'))
    const shown = file === undefined ? keys : { public: keys.public, keys_file: file }
    return keyOutcome({ ...shown, ...(made !== undefined && { phrase: made.phrase }), path })
  },
})

export const keysSign = defineCommand({
  summary: 'Sign data, or the hash of a cell.',
  options: [
    { name: 'data', otherShort: 'd', value: 'DATA', summary: 'Data as hex or base64.' },
    { name: 'cell', otherShort: 'c', value: 'BOC', summary: 'BOC as base64 or hex, or a file; its hash is signed.' },
    keysOption,
    ...phraseOptions,
  ],
  offline: true,
  examples: ['keys sign --data 48656c6c6f --keys wallet.keys.json', 'keys sign --cell body.boc --keys -'],
  members: {
    data: 'the signed data, hex',
    public: keyMembers.public,
    signature: '128 hex digits',
    signature_base64: 'the same in base64',
  },
  run: async (input, session) => {
    const data = await readData(input.text('data'), input.text('cell'), session)
    const keys = await readKeys(session, session.text('keys'))
    if (keys === undefined)
      throw new ToolError(exitCodes.usage, '--keys <KEYS> is missing, and the settings have no keys')
    const { signature } = await session.call('crypto.sign', { unsigned: data, keys })
    const base64 = Buffer.from(signature, 'hex').toString('base64')
    return {
      json: {
        data: Buffer.from(data, 'base64').toString('hex'),
        public: keys.public,
        signature,
        signature_base64: base64,
      },
      text: alignFields([
        ['signature', base64],
        ['hex', signature],
        ['public key', keys.public],
      ]),
    }
  },
})

async function readData(data: string | undefined, cell: string | undefined, session: Session): Promise<string> {
  if ((data === undefined) === (cell === undefined)) {
    throw new ToolError(exitCodes.usage, 'Give exactly one of --data and --cell')
  }
  if (cell !== undefined) {
    const { hash } = await session.call('boc.get_boc_hash', { boc: readBocArgument(cell, '--cell') })
    return Buffer.from(hash, 'hex').toString('base64')
  }
  if (/^([0-9a-fA-F]{2})+$/.test(data!)) return Buffer.from(data!, 'hex').toString('base64')
  if (/^[A-Za-z0-9+/]+={0,2}$/.test(data!) && data!.length % 4 === 0) return data!
  throw new ToolError(exitCodes.usage, '--data must be hex or base64')
}

/** Prefix of the public key in the input of the hash. */
const PUBLIC_KEY_TAG = Buffer.from('c6b41348', 'hex')

export const keysNodeId = defineCommand({
  summary: 'Compute the id of a node from its public key.',
  options: [
    { name: 'pubkey', value: 'HEX', format: hex64, summary: 'Public key, 64 hex digits.' },
    { ...keysOption, synonyms: ['keypair', 'sign'] },
    ...phraseOptions,
  ],
  offline: true,
  examples: [`keys node-id --pubkey cde8fbf86c44e4ed2095f83b6f3c97b7aec55a77e06e843f8b9ffeab66ad4b32`],
  members: { nodeid: '64 hex digits' },
  run: async (input, session) => {
    const key = input.text('pubkey') ?? (await readKeys(session, session.text('keys')))?.public
    if (key === undefined) throw new ToolError(exitCodes.usage, 'Give --pubkey or --keys')
    const nodeid = createHash('sha256').update(PUBLIC_KEY_TAG).update(Buffer.from(key, 'hex')).digest('hex')
    return { json: { nodeid }, text: nodeid }
  },
})
