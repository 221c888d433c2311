import type { CommandInput, OptionDefinition } from '../definition/Command.ts'
import { exitCodes } from '../errors/exitCodes.ts'
import { ToolError } from '../errors/ToolError.ts'
import type { Beginning } from './FollowedList.ts'

/** Option for ABIs of commands that show transactions of other accounts. */
export const abisOption: OptionDefinition = {
  name: 'abi',
  value: 'ABI',
  summary: 'ABI file, or the JSON itself. Default: the ABIs of aliases, and the one in the settings.',
  repeatable: true,
}

/** Options of commands that follow an account. */
export const watchOptions: readonly OptionDefinition[] = [
  {
    name: 'last',
    value: 'COUNT',
    number: { min: 0, max: 1000 },
    summary: 'Also show this many past lines.',
    default: 0,
  },
  {
    name: 'after',
    value: 'CURSOR',
    summary: 'Continue after this cursor, taken from the last line of an earlier run.',
  },
  { name: 'from-start', summary: 'Start from the first one.' },
  { name: 'name', value: 'NAME', repeatable: true, summary: 'Only this function or event.' },
  { name: 'filter', value: 'QUERY', summary: 'Only lines for which this JSON query (syntax as in --select) is true.' },
  {
    name: 'count',
    value: 'COUNT',
    number: { min: 1, max: 1_000_000_000 },
    summary: 'Stop after this number of lines.',
  },
  {
    name: 'seconds',
    value: 'TIME',
    number: { min: 1, max: 31_536_000, duration: 's' },
    summary:
      'Stop after this time: 30s, 5m, or a plain number in seconds; the exit code is 14 if fewer than --count lines arrived.',
  },
  abisOption,
]

/** When the time of --seconds is over, as `performance.now()`. */
export function endOf(input: CommandInput): number | undefined {
  const seconds = input.number('seconds')
  return seconds === undefined ? undefined : performance.now() + seconds * 1000
}

/** Ends a command when its time is over. Throws ToolError (14) if fewer lines came than requested. */
export function checkCount(input: CommandInput, shown: number): void {
  const count = input.number('count')
  if (count === undefined || shown >= count || input.number('seconds') === undefined) return
  throw new ToolError(exitCodes.timeout, `${shown} of ${count} lines arrived within ${input.number('seconds')} s`)
}

/** Throws ToolError (2) for options that exclude each other. */
export function beginningOf(input: CommandInput): Beginning {
  const [after, last] = [input.text('after'), input.text('last')]
  const given = [after !== undefined, last !== undefined, input.flag('from-start')]
  if (given.filter(Boolean).length > 1) {
    throw new ToolError(exitCodes.usage, '--last, --after and --from-start cannot be combined')
  }
  if (after !== undefined) return { after }
  return input.flag('from-start') ? 'first' : { last: input.number('last')! }
}
