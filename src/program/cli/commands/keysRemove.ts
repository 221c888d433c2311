import { defineCommand } from '../definition/Command.ts'
import { exitCodes } from '../errors/exitCodes.ts'
import { ToolError } from '../errors/ToolError.ts'
import { confirm } from '../keys/askSecret.ts'
import { yesOption } from '../keys/confirmRisk.ts'

export const command = defineCommand({
  group: 'Keys',
  summary: 'Delete stored keys.',
  description:
    'Only their seed phrase, or a copy of the file, can recover them. On a terminal you are asked first; scripts need --yes.',
  args: [{ name: 'NAME', summary: 'Name of the key.', kind: 'key' }],
  options: [yesOption],
  offline: true,
  examples: ['keys remove wallet --yes'],
  run: async (input, session) => {
    const { KeyStore } = await import('../keys/KeyStore.ts')
    const store = new KeyStore(session.dataFolder)
    const name = input.args[0]!
    await store.require(name)
    const { public: key, file } = store.read(name)
    if (!input.flag('yes')) {
      const answer = await confirm(`Delete the key "${name}" with the public key ${key}?`)
      if (answer === undefined) throw new ToolError(exitCodes.usage, 'Nothing was deleted: add --yes')
      if (!answer) throw new ToolError(exitCodes.usage, 'Nothing was deleted')
    }
    store.remove(name)
    return { json: { removed: name, public: key, file }, text: `Deleted the key "${name}" (${key})` }
  },
})
