/** Every command of the tool; each is loaded only when it is used, or described. */
import type { ToolCommand } from './ToolCommand.ts'

type Loader = () => Promise<ToolCommand>

export const commandTable: Readonly<Record<string, Loader>> = {
  convert: async () => (await import('../commands/convert.ts')).convertCommand,
}

/** Other names: those of older tools, and short ones. */
export const commandSynonyms: Readonly<Record<string, string>> = {}
