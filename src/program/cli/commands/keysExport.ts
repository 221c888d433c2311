import { defineCommand } from '../definition/Command.ts'
import { forceOption, readKeys, writeKeyFile } from '../keys/keys.ts'
import { passwordOption } from '../keys/readPassword.ts'
import { outputOption } from '../messages/messageOptions.ts'
import { alignFields } from '../output/alignFields.ts'

export const command = defineCommand({
  group: 'Keys',
  summary: 'Decrypt stored keys into a key file or onto the screen.',
  args: [{ name: 'NAME', summary: 'Name of the key.', kind: 'key' }],
  options: [
    { ...outputOption, summary: 'Save to a key file that only you can read, unencrypted.' },
    passwordOption,
    forceOption,
  ],
  offline: true,
  examples: ['keys export wallet --output copy.keys.json'],
  run: async (input, session) => {
    const { KeyStore } = await import('../keys/KeyStore.ts')
    const name = input.args[0]!
    const keys = (await readKeys(session, await new KeyStore(session.dataFolder).require(name)))!
    const file = input.text('output')
    if (file === undefined) {
      return {
        json: { name, ...keys },
        text: alignFields([
          ['name', name],
          ['public key', keys.public],
          ['secret key', keys.secret],
        ]),
      }
    }
    writeKeyFile(file, keys, input.flag('force'))
    return {
      json: { name, public: keys.public, keys_file: file },
      text: alignFields([
        ['name', name],
        ['public key', keys.public],
        ['key file', file],
      ]),
    }
  },
})
