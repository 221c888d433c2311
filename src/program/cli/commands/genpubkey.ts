import { defineCommand } from '../definition/Command.ts'
import { askSecret } from '../keys/askSecret.ts'
import { keysOfPhrase, phraseOptions, phraseSettings, readKeys } from '../keys/keys.ts'
import { alignFields } from '../output/alignFields.ts'

export const command = defineCommand({
  group: 'Keys',
  summary: 'Show the public key of a seed phrase or a key file.',
  args: [
    {
      name: 'KEYS',
      summary: 'Key file, file with a phrase, env:NAME, or a quoted phrase. Default: asks for the phrase.',
      kind: 'file',
      optional: true,
    },
  ],
  options: phraseOptions,
  offline: true,
  examples: ['genpubkey', 'genpubkey wallet.keys.json', 'genpubkey env:WALLET_PHRASE'],
  run: async (input, session) => {
    const named = input.args[0]
    const keys =
      named === undefined
        ? await keysOfPhrase(session, await askSecret('Seed phrase: '))
        : (await readKeys(session, named))!
    const { path } = phraseSettings(session)
    return {
      json: { public: keys.public, path },
      text: alignFields([
        ['public key', keys.public],
        ['path', path],
      ]),
    }
  },
})
