/** Help of a command, from its definition. Lines of at most 100 characters. */
import type { ArgumentDefinition, CommandDefinition, OptionDefinition } from '../definition/Command.ts'
import { allOptions } from '../definition/globalOptions.ts'
import { shortNameOf } from '../table/otherNames.ts'

const WIDTH = 100

export function helpText(command: CommandDefinition): string {
  const { summary, description, args = [], options = [], sections = [], offline, examples } = command
  const short = shortNameOf(command.name)
  const common = allOptions(command).filter((option) => !options.includes(option))
  const parts = [
    [`Usage: ${usageLine(command)}`, ...(short === undefined ? [] : [`Short: vendorclient ${short}`])].join('\n'),
    wrap(summary, 0),
    ...(description === undefined ? [] : [wrap(description, 0)]),
    ...(offline ? ['Works offline, without a connection.'] : []),
    ...listSection(
      'Arguments',
      args.map((argument) => [argumentText(argument), argument.summary]),
    ),
    ...optionSections(options).flatMap(([title, members]) => listSection(title, members.map(optionEntry))),
    ...listSection('Common options', common.map(optionEntry)),
    ...sections.flatMap(({ title, entries }) => listSection(title, entries)),
    `${examples.length === 1 ? 'Example' : 'Examples'}:\n${examples.map((line) => `  vendorclient ${line}`).join('\n')}`,
  ]
  return `${parts.join('\n\n')}\n`
}

export function usageLine(command: CommandDefinition): string {
  const required = (command.options ?? []).filter((option) => option.required)
  const parts = [
    `vendorclient ${command.name}`,
    ...(command.args ?? []).map(argumentText),
    ...required.map(({ name, value }) => `--${name} <${value}>`),
    '[options]',
  ]
  return parts.join(' ')
}

/** Options by heading; headings in the order of their first options. */
export function optionSections(
  options: readonly OptionDefinition[],
): readonly (readonly [title: string, options: readonly OptionDefinition[]])[] {
  const titles = [...new Set(options.map(({ section }) => section))]
  return titles.map((title) => [title ?? 'Options', options.filter(({ section }) => section === title)])
}

/** How an option is typed: `-u, --url <NETWORK>`. */
export function optionUsage({ name, short, value }: OptionDefinition): string {
  return `${short === undefined ? '' : `-${short}, `}--${name}${value === undefined ? '' : ` <${value}>`}`
}

/** Meaning of an option, its allowed values and its default. */
export function optionMeaning({ summary, choices, repeatable, default: value }: OptionDefinition): string {
  return [
    summary,
    ...(choices === undefined ? [] : [`One of: ${choices.join(', ')}.`]),
    ...(repeatable ? ['May be repeated.'] : []),
    ...(value === undefined ? [] : [`Default ${value}`]),
  ].join(' ')
}

function argumentText({ name, optional, variadic }: ArgumentDefinition): string {
  const shown = variadic ? `${name}...` : name
  return optional ? `[${shown}]` : `<${shown}>`
}

function optionEntry(option: OptionDefinition): [string, string] {
  return [optionUsage(option), optionMeaning(option)]
}

/** Names and their meaning, aligned and broken at the width; nothing for an empty list. */
export function listSection(title: string, entries: readonly (readonly [string, string])[]): string[] {
  if (entries.length === 0) return []
  const width = Math.min(28, Math.max(...entries.map(([name]) => name.length)))
  const lines = entries.map(([name, summary]) => {
    const text = wrap(summary, width + 4)
    return name.length > width ? `  ${name}\n${' '.repeat(width + 4)}${text}` : `  ${name.padEnd(width)}  ${text}`
  })
  return [`${title}:\n${lines.join('\n')}`]
}

/** Wraps at spaces; lines after the first are indented by `indent` spaces. */
export function wrap(text: string, indent: number): string {
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
