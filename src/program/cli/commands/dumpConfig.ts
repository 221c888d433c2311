import { writeFileSync } from 'node:fs'
import { defineCommand } from '../definition/Command.ts'
import { requireChainConfig } from '../emulation/chainConfig.ts'

export const command = defineCommand({
  group: 'Network',
  summary: 'Save the blockchain configuration to a file, for --bc-config.',
  description: 'Reads the last key block. A network with default settings publishes none; the exit code is then 11.',
  args: [{ name: 'FILE', summary: 'Output file.', kind: 'file' }],
  examples: ['dump config config.boc'],
  run: async (input, session) => {
    const file = input.args[0]!
    writeFileSync(file, Buffer.from(await requireChainConfig(session), 'base64'))
    return { json: { file }, text: `Saved to ${file}` }
  },
})
