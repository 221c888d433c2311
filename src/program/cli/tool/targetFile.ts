import type { Session } from './Session.ts'
import type { OptionDefinition } from './ToolCommand.ts'

/** Option of commands that change a configuration. */
export const projectOption: OptionDefinition = {
  name: 'project',
  summary: 'Change ./vendorclient.json (or the file of --config) instead of the file in the data folder.',
}

/** The file that is changed: that of the user, unless a project is meant. */
export function targetFile({ input, files }: Session): string {
  return input.flag('project') || input.text('config') !== undefined ? files.project : files.user
}
