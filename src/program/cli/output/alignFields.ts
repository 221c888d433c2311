import { stringifyExactJson } from '../../../schema/numerals.ts'
import { printable } from '../../common/printable.ts'
import { paintName } from './paint.ts'

/** Lines of `name  value` with the values below each other, each in one line. Entries without value are left out. */
export function alignFields(fields: readonly (readonly [name: string, value: unknown])[]): string {
  const shown = fields
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([name, value]) => [printable(name), value] as const)
  const width = Math.max(0, ...shown.map(([name]) => name.length))
  return shown.map(([name, value]) => `${paintName(name.padEnd(width))}  ${textOf(value)}`).join('\n')
}

function textOf(value: unknown): string {
  return printable(typeof value === 'string' ? value : stringifyExactJson(value))
}

/** Rows for `alignFields` with what a contract printed: one for each line, the first one with a name. */
export function logRows(logs: readonly string[]): (readonly [name: string, value: string])[] {
  return logs.map((line, index) => [index === 0 ? 'printed' : '', line])
}

/** Member of a document whose other members are outputs of a contract; only if something was printed. */
export function logMember(logs: readonly string[]): { readonly logs?: readonly string[] } {
  return logs.length === 0 ? {} : { logs }
}
