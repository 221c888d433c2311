import { bytesToBase64 } from '../../../core/bytes/index.ts'
import { parseBocBase64, Slice, writeBocRoots } from '../../../core/cells/index.ts'
import { loadConfigParams } from '../../../core/tlb/index.ts'
import { defineCommand } from '../definition/Command.ts'
import { requireChainConfig } from '../emulation/chainConfig.ts'
import { alignFields } from '../output/alignFields.ts'
import { exitCodes } from '../output/exitCodes.ts'
import { ToolError } from '../session/ToolError.ts'

export const getconfigCommand = defineCommand({
  name: 'getconfig',
  group: 'Network',
  summary: 'Show parameters of the blockchain configuration, each as base64 BOC.',
  description: 'It comes from the last key block. A network with default settings publishes none; that ends with 11.',
  args: [{ name: 'INDEX', summary: 'Number of one parameter. Default: all.', kind: 'text', optional: true }],
  examples: ['getconfig', 'getconfig 20 --json'],
  run: async (input, session) => {
    const index = input.args[0]
    if (index !== undefined && !/^-?\d{1,10}$/.test(index)) {
      throw new ToolError(exitCodes.usage, `Invalid INDEX "${index.slice(0, 20)}": expected the number of a parameter`)
    }
    const { params } = loadConfigParams(Slice.of(parseBocBase64(await requireChainConfig(session))))
    const entries = [...params].map(([number, cell]) => [String(number), bytesToBase64(writeBocRoots([cell]))] as const)
    const chosen = index === undefined ? entries : entries.filter(([number]) => number === String(Number(index)))
    if (chosen.length === 0) throw new ToolError(exitCodes.notFound, `The configuration has no parameter ${index}`)
    return {
      json: { params: Object.fromEntries(chosen) },
      text: alignFields(chosen.map(([number, boc]) => [`p${number}`, boc] as const)),
    }
  },
})
