import { bytesToBase64 } from '../../../core/bytes/index.ts'
import { parseBocBase64, Slice, writeBocRoots } from '../../../core/cells/index.ts'
import { loadConfigParams } from '../../../core/tlb/index.ts'
import { defineCommand } from '../definition/Command.ts'
import { requireChainConfig } from '../emulation/chainConfig.ts'
import { exitCodes } from '../errors/exitCodes.ts'
import { ToolError } from '../errors/ToolError.ts'
import { configValue } from '../network/configValues.ts'
import { alignFields } from '../output/alignFields.ts'

export const command = defineCommand({
  group: 'Network',
  summary: 'Show parameters of the blockchain configuration.',
  description:
    'Reads the last key block. A network with default settings publishes none; the exit code is then 11. Parameters of an unknown format are shown as base64 BOC.',
  args: [{ name: 'INDEX', summary: 'Number of the parameter. Default: all.', kind: 'text', optional: true }],
  examples: ['getconfig', 'getconfig 20 --json'],
  run: async (input, session) => {
    const index = input.args[0]
    if (index !== undefined && !/^-?\d{1,10}$/.test(index)) {
      throw new ToolError(exitCodes.usage, `Invalid INDEX "${index.slice(0, 20)}": expected the number of a parameter`)
    }
    const { params } = loadConfigParams(Slice.of(parseBocBase64(await requireChainConfig(session))))
    const entries = [...params].map(([number, cell]) => ({
      number: String(number),
      boc: bytesToBase64(writeBocRoots([cell])),
      value: configValue(number, cell),
    }))
    const chosen = index === undefined ? entries : entries.filter(({ number }) => number === String(Number(index)))
    if (chosen.length === 0) throw new ToolError(exitCodes.notFound, `The configuration has no parameter ${index}`)
    return {
      json: {
        params: Object.fromEntries(chosen.map(({ number, boc }) => [number, boc])),
        decoded: Object.fromEntries(chosen.map(({ number, value }) => [number, value ?? null])),
      },
      text: alignFields(chosen.map(({ number, boc, value }) => [`p${number}`, value ?? boc] as const)),
    }
  },
})
