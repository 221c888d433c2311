/** Flags that C programs combine, each set as an enumeration. */
import type { BindingModel } from '../bindingModel.ts'
import type { GeneratedFile } from '../GeneratedFile.ts'
import { screamingSnakeCase, snakeCase } from '../naming.ts'

export function flagsHeader({ modules }: BindingModel): GeneratedFile {
  const all = modules
    .flatMap(({ types }) => types)
    .flatMap((type) => (type.kind === 'constants' && type.plainBits !== undefined ? [type] : []))
  const lines = [
    '/* Generated from the definitions; changes belong there. */',
    '#ifndef TVMCLIENT_FLAGS_H',
    '#define TVMCLIENT_FLAGS_H',
    ...all.flatMap(({ name, summary, constants }) => [
      '',
      ...comment(summary),
      `enum tc_${snakeCase(name)} {`,
      ...Object.entries(constants).flatMap(([key, { value, summary: meaning }], index, { length }) => [
        ...comment(withNamesOfC(meaning, name, Object.keys(constants)), '    '),
        `    ${nameOfC(name, key)} = ${value}${index + 1 < length ? ',' : ''}`,
      ]),
      '};',
    ]),
    '',
    '#endif',
  ]
  return { path: 'bindings/c/include/tvmclient_flags.h', content: `${lines.join('\n')}\n` }
}

function nameOfC(set: string, key: string): string {
  return `TC_${screamingSnakeCase(set)}_${screamingSnakeCase(key)}`
}

/** The text with constants of the set named as in the header. */
function withNamesOfC(text: string, set: string, keys: readonly string[]): string {
  return keys.reduce((named, key) => named.replaceAll(`\`${key}\``, nameOfC(set, key)), text)
}

const WIDTH = 110

function comment(text: string, indent = ''): string[] {
  const lines: string[] = []
  for (const word of text.replaceAll('`', '').split(' ')) {
    const last = lines.at(-1)
    if (last === undefined || indent.length + last.length + word.length > WIDTH) lines.push(word)
    else lines[lines.length - 1] = `${last} ${word}`
  }
  if (lines.length === 1) return [`${indent}/* ${lines[0]} */`]
  return [`${indent}/*`, ...lines.map((line) => `${indent} * ${line}`), `${indent} */`]
}
