/** Help of a command, from its definition. Lines of at most 100 characters. */
import { allOptions } from '../definition/globalOptions.ts'
import type { ArgumentDefinition, OptionDefinition, ToolCommand } from '../definition/ToolCommand.ts'

const WIDTH = 100

export function helpText(command: ToolCommand): string {
  const sections = [
    `Usage: ${usageLine(command)}`,
    [command.summary, command.description]
      .filter((text) => text !== undefined)
      .map((text) => wrap(text, 0))
      .join('\n\n'),
    ...listSection(
      'Arguments',
      (command.args ?? []).map((argument) => [argumentText(argument), argument.summary]),
    ),
    ...listSection('Options', (command.options ?? []).map(optionEntry)),
    ...listSection(
      'Options of every command',
      allOptions(command)
        .filter((option) => !command.options?.includes(option))
        .map(optionEntry),
    ),
    `${command.examples.length === 1 ? 'Example' : 'Examples'}:\n${command.examples.map((line) => `  vendorclient ${line}`).join('\n')}`,
  ]
  if (command.offline) sections.splice(2, 0, 'Works offline: no connection is opened.')
  return `${sections.join('\n\n')}\n`
}

export function usageLine(command: ToolCommand): string {
  const required = (command.options ?? []).filter((option) => option.required)
  const parts = [
    `vendorclient ${command.name}`,
    ...(command.args ?? []).map(argumentText),
    ...required.map(({ name, value }) => `--${name} <${value}>`),
    '[options]',
  ]
  return parts.join(' ')
}

function argumentText({ name, optional, variadic }: ArgumentDefinition): string {
  const shown = variadic ? `${name}...` : name
  return optional ? `[${shown}]` : `<${shown}>`
}

function optionEntry({ name, short, value, summary, choices }: OptionDefinition): [string, string] {
  return [
    `${short === undefined ? '' : `-${short}, `}--${name}${value === undefined ? '' : ` <${value}>`}`,
    choices === undefined ? summary : `${summary} One of: ${choices.join(', ')}.`,
  ]
}

/** Names and what they mean, aligned and broken at the width; none for an empty list. */
export function listSection(title: string, entries: readonly (readonly [string, string])[]): string[] {
  if (entries.length === 0) return []
  const width = Math.min(28, Math.max(...entries.map(([name]) => name.length)))
  const lines = entries.map(([name, summary]) => {
    const text = wrap(summary, width + 4)
    return name.length > width ? `  ${name}\n${' '.repeat(width + 4)}${text}` : `  ${name.padEnd(width)}  ${text}`
  })
  return [`${title}:\n${lines.join('\n')}`]
}

/** Breaks at blanks; lines after the first begin with `indent` blanks. */
function wrap(text: string, indent: number): string {
  const lines: string[] = []
  for (const paragraph of text.split('\n')) {
    let line = ''
    for (const word of paragraph.split(' ')) {
      if (line !== '' && indent + line.length + 1 + word.length > WIDTH) {
        lines.push(line)
        line = word
      } else line = line === '' ? word : `${line} ${word}`
    }
    lines.push(line)
  }
  return lines.join(`\n${' '.repeat(indent)}`)
}
