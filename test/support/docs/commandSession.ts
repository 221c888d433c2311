/**
 * Sessions of a terminal in the documentation: lines after `$ ` are run in a shell, and the lines below each must be
 * among those that it prints. Values that differ from run to run (ids, keys, phrases) only need the same form, and when
 * the session uses one of them later, the actual one takes its place.
 */
import type { Tool } from '../cli/Tool.ts'

export interface Step {
  readonly command: string
  readonly output: readonly string[]
}

/** Steps of a block; a command may continue in further lines. */
export function readSteps(text: string): Step[] {
  const steps: { command: string; output: string[] }[] = []
  let isOpen = false
  for (const line of text.split('\n')) {
    const last = steps.at(-1)
    if (line.startsWith('$ ')) steps.push({ command: line.slice(2), output: [] })
    else if (isOpen) last!.command += `\n${line}`
    else last!.output.push(line)
    isOpen = isUnfinished(steps.at(-1)!.command)
  }
  return steps
}

/** A backslash at the end or an open quote; one inside of double quotes opens nothing. */
function isUnfinished(command: string): boolean {
  const withoutTexts = command.replace(/"[^"]*"/g, '')
  return command.endsWith('\\') || (withoutTexts.match(/'/g) ?? []).length % 2 === 1
}

export interface SessionOptions {
  /** What stands for texts that the documentation shortens. */
  readonly known?: ReadonlyMap<string, string>
  /** Exit code of a command that is expected to fail; `undefined` for the others. */
  readonly otherwise?: (command: string) => number | undefined
}

/** Runs the steps. Throws an error that names the step that does something else. */
export async function runSteps(
  tool: Tool,
  steps: readonly Step[],
  { known, otherwise }: SessionOptions = {},
): Promise<void> {
  const actual = new Map(known)
  for (const { command, output } of steps) {
    const line = [...actual].reduce((text, [documented, value]) => text.replaceAll(documented, value), command)
    const { code, stdout, stderr } = await tool.shell(line)
    const expected = otherwise?.(command) ?? 0
    if (code !== expected) throw new Error(`${command}\nended with ${code}, not ${expected}: ${stdout}${stderr}`)
    const printed = stdout.trimEnd().split('\n')
    for (const documented of output) {
      const found = printed.find((each) => formOf(each) === formOf(documented))
      if (found === undefined) throw new Error(`${command}\ndoes not print "${documented}": ${stdout}`)
      learn(documented, found, actual)
    }
  }
}

/** Ends the output of a step. */
const MARK = 'STEP-ENDED-WITH'

/**
 * Runs the steps as they are printed, one after the other in one shell, so that variables stay. Throws an error that names the
 * step that ends with another code than 0 or does not print what is documented.
 */
export async function runAsPrinted(tool: Tool, steps: readonly Step[]): Promise<void> {
  const script = steps.map(({ command }) => `${command}\necho "${MARK} $?"\n`).join('')
  const { stdout, stderr } = await tool.shell(script)
  const outputs = stdout.split(new RegExp(`^${MARK} `, 'm'))
  for (const [index, { command, output }] of steps.entries()) {
    // The code of a step stands in front of the output of the next one.
    const code = /^\d+/.exec(outputs[index + 1] ?? '')?.[0]
    const printed = outputs[index]!.replace(/^\d+\n/, '').split('\n')
    if (code !== '0') throw new Error(`${command}\nended with ${code}: ${printed.join('\n')}${stderr}`)
    for (const documented of output) {
      if (printed.some((each) => formOf(each) === formOf(documented))) continue
      throw new Error(`${command}\ndoes not print "${documented}": ${printed.join('\n')}`)
    }
  }
}

/** A line without the parts that differ from run to run; the words of a seed phrase are the value of its line. */
export function formOf(line: string): string {
  return line
    .replace(
      /^(seed phrase +).*/,
      (_, label) => `${label}${'word '.repeat(line.slice(label.length).split(' ').length)}`,
    )
    .replace(/<account_id>|\b[0-9a-f]{64}\b/g, '<id>')
    .replace(/\b\d{19,20}\b/g, '<number>')
    .replace(/ {2,}/g, '  ')
}

function learn(documented: string, found: string, actual: Map<string, string>): void {
  const [value, real] = [documented, found].map((line) => line.replace(/^.*? {2,}/, ''))
  if (value !== real) actual.set(value!, real!)
}
