import { tracingMethods } from '../../devnode/controls/tracingMethods.ts'
import type { Members } from './Command.ts'

/** Members of the result of a control of the development node. */
export function resultMembers(method: keyof typeof tracingMethods): Members {
  const { fields } = tracingMethods[method].result
  return {
    ...Object.fromEntries(Object.entries(fields).map(([name, { summary }]) => [name, summary])),
    epoch: "random id of the chain's history",
  }
}

export const replayedMembers: Members = {
  ...resultMembers('replay'),
  file: 'with --output: the file; steps is their number then',
}
