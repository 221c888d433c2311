import { writeFileSync } from 'node:fs'
import { bytesToBase64 } from '../../core/bytes/index.ts'
import { parseBocBase64, writeBocRoots } from '../../core/cells/index.ts'
import { BlockchainConfig } from '../../core/executor/index.ts'
import { alignFields } from '../tool/alignFields.ts'
import { readChainConfig } from '../tool/chainConfig.ts'
import { exitCodes } from '../tool/exitCodes.ts'
import type { Session } from '../tool/Session.ts'
import { defineCommand } from '../tool/ToolCommand.ts'
import { ToolError } from '../tool/ToolError.ts'

export const getconfigCommand = defineCommand({
  name: 'getconfig',
  group: 'Network',
  summary: 'Show parameters of the blockchain configuration, each as base64 BOC.',
  args: [{ name: 'INDEX', summary: 'Number of one parameter. Default: all.', kind: 'text', optional: true }],
  examples: ['getconfig', 'getconfig 20 --json'],
  run: async (input, session) => {
    const index = input.args[0]
    if (index !== undefined && !/^-?\d{1,10}$/.test(index)) {
      throw new ToolError(exitCodes.usage, `Invalid INDEX "${index.slice(0, 20)}": expected the number of a parameter`)
    }
    const { params } = BlockchainConfig.parse(parseBocBase64(await requireConfig(session)))
    const entries = [...params].map(([number, cell]) => [String(number), bytesToBase64(writeBocRoots([cell]))] as const)
    const chosen = index === undefined ? entries : entries.filter(([number]) => number === String(Number(index)))
    if (chosen.length === 0) throw new ToolError(exitCodes.notFound, `The configuration has no parameter ${index}`)
    return {
      json: { params: Object.fromEntries(chosen) },
      text: alignFields(chosen.map(([number, boc]) => [`p${number}`, boc] as const)),
    }
  },
})

export const dumpConfigCommand = defineCommand({
  name: 'dump config',
  group: 'Network',
  summary: 'Write the blockchain configuration to a file, for --bc-config.',
  args: [{ name: 'FILE', summary: 'File to write.', kind: 'file' }],
  examples: ['dump config config.boc'],
  run: async (input, session) => {
    const file = input.args[0]!
    writeFileSync(file, Buffer.from(await requireConfig(session), 'base64'))
    return { json: { file }, text: `Saved to ${file}` }
  },
})

async function requireConfig(session: Session): Promise<string> {
  session.progress.phase('reading the configuration')
  const config = await readChainConfig(session)
  if (config !== undefined) return config
  throw new ToolError(exitCodes.notFound, 'The network shows no key block, so its configuration is unknown')
}
