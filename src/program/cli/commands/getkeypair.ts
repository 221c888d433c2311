import { defineCommand } from '../definition/Command.ts'
import { exitCodes } from '../errors/exitCodes.ts'
import { ToolError } from '../errors/ToolError.ts'
import { forceOption, newPhrase, phraseOptions, phraseSettings, readKeys, writeKeyFile } from '../keys/keys.ts'
import { alignFields } from '../output/alignFields.ts'

export const command = defineCommand({
  group: 'Keys',
  summary: 'Create a key pair, or derive it from a seed phrase or a secret key.',
  description: 'Without --phrase, a new phrase is created and shown, because nothing else can recover the keys.',
  options: [
    {
      name: 'output',
      short: 'o',
      value: 'FILE',
      kind: 'file',
      summary: 'Save the key pair to a file that only you can read.',
    },
    {
      name: 'phrase',
      short: 'p',
      value: 'SOURCE',
      kind: 'file',
      summary: 'File with a phrase or a secret key of 64 hex digits, env:NAME, "-" to enter it, or a quoted phrase.',
    },
    ...phraseOptions,
    forceOption,
  ],
  offline: true,
  examples: ['getkeypair -o wallet.keys.json', 'getkeypair -o wallet.keys.json --phrase -'],
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
    const phrase = made?.phrase
    const file = input.text('output')
    if (file !== undefined) writeKeyFile(file, keys, input.flag('force'))
    const shown = file === undefined ? keys : { public: keys.public, keys_file: file }
    return {
      json: { ...shown, ...(phrase === undefined ? {} : { phrase }), path },
      text: alignFields([
        ['seed phrase', phrase],
        ['path', path],
        ['public key', keys.public],
        ['secret key', file === undefined ? keys.secret : undefined],
        ['key file', file],
      ]),
    }
  },
})
