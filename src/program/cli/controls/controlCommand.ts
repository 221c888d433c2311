/** Commands for the controls of a development node, from the definitions of the controls. */
import { resolve } from 'node:path'
import { accountStatusName } from '../../../core/boc/index.ts'
import type { Field, Fields, Shape } from '../../../schema/shapes.ts'
import { faultFields } from '../../common/faultFields.ts'
import { amountText, currenciesText, describeAmount } from '../../common/moneyText.ts'
import type { AdminMethod, AdminResult } from '../../devnode/controls/AdminMethod.ts'
import { type AdminMethodName, type AdminMethods, adminMethods } from '../../devnode/controls/adminMethods.ts'
import { readBocArgument, readJsonArgument } from '../arguments/readInput.ts'
import {
  type ArgumentDefinition,
  type CommandInput,
  defineCommand,
  type Members,
  type OptionDefinition,
} from '../definition/Command.ts'
import { durationOf, fieldOption, withUnits } from '../definition/fieldOption.ts'
import { askAdmin } from '../devNode/askAdmin.ts'
import { exitCodes } from '../errors/exitCodes.ts'
import { ToolError } from '../errors/ToolError.ts'
import { alignFields } from '../output/alignFields.ts'
import { parseTokens } from '../output/amounts.ts'
import { textTable } from '../output/textTable.ts'
import type { Session } from '../session/Session.ts'
import { describeTime, parseDuration, parseTime } from './timeWords.ts'

/** Account id and Dapp ID of the argument ADDRESS. */
const ADDRESS_FIELDS: readonly string[] = ['account_id', 'dapp_id']

/** Fields that people give as a time, and as a duration. */
const TIME_FIELDS: readonly string[] = ['time']
const DURATION_FIELDS: readonly string[] = ['seconds', 'interval', 'block_time']

/** Members of the result of a control. */
export function controlMembers(method: AdminMethodName): Members {
  const { fields } = adminMethods[method].result
  return {
    ...Object.fromEntries(Object.entries(fields).map(([name, { summary }]) => [name, summary])),
    epoch: "random id of the chain's history",
  }
}

export interface ControlOptions<Name extends AdminMethodName> {
  readonly examples: readonly string[]
  /** Optional parameters that are arguments. */
  readonly positional?: readonly string[]
  /** Result for people. Default: its members, and a list as a table. */
  readonly textOf?: (session: Session, result: AdminResult<AdminMethods[Name]>) => Promise<string>
}

/**
 * A command for a control. Its required parameters and those in `positional` are arguments, the others options; the account
 * of a control is the argument ADDRESS.
 */
export function controlCommand<Name extends AdminMethodName>(
  method: Name,
  { examples, positional = [], textOf }: ControlOptions<Name>,
) {
  const definition: AdminMethod = adminMethods[method]
  const fields: Fields = definition.params.kind === 'struct' ? definition.params.fields : {}
  const isAddressed = fields['account_id'] !== undefined
  const own = Object.entries(fields).filter(([name]) => !(isAddressed && ADDRESS_FIELDS.includes(name)))
  const isArgument = ([name, field]: [string, Field]) =>
    positional.includes(name) || (!field.optional && field.default === undefined)
  const argumentFields = own.filter(isArgument)
  const optionFields = own.filter((entry) => !isArgument(entry))
  return defineCommand({
    summary: asCommand(definition.summary),
    args: [
      ...(isAddressed ? [{ name: 'ADDRESS', summary: 'Extended address, or alias.', kind: 'address' } as const] : []),
      ...argumentFields.map(argumentOf),
    ],
    options: optionFields.map(optionOf),
    examples,
    members: controlMembers(method),
    run: async (input, session) => {
      const params = {
        ...(isAddressed && idsOf(session, input.args[0]!)),
        ...(await argumentValues(session, input, argumentFields, isAddressed ? 1 : 0)),
        ...(await optionValues(session, input, optionFields)),
      }
      const json = await askAdmin(session, method, params)
      return { json, text: textOf === undefined ? resultText(json) : await textOf(session, json) }
    },
  })
}

/** The summary of a control as that of a command: "Takes a snapshot" becomes "Take a snapshot". */
function asCommand(summary: string): string {
  return summary
    .replace(/^(\w+?)(?:(?<=ch)e)?s /, '$1 ')
    .replace(/^Return /, 'Show ')
    .replace(' and returns ', ' and show ')
    .replace(' and removes ', ' and remove ')
}

function idsOf(session: Session, address: string) {
  const { accountId, dappId } = session.address(address).address
  return { account_id: accountId, dapp_id: dappId }
}

function argumentOf([name, field]: [string, Field]): ArgumentDefinition {
  const isList = field.shape.kind === 'array'
  return {
    name: (isList ? name.replace(/s$/, '') : name).toUpperCase(),
    summary: `${field.summary}${otherForms(name)}${choicesOf(field.shape)}${field.default === undefined ? '' : ` Default ${field.default}.`}`,
    ...((field.optional || field.default !== undefined) && { optional: true }),
    ...(isList && { variadic: true }),
    ...(namesAccounts(field.shape) && { kind: 'address' as const }),
  }
}

/** What a word may be besides the value of the control, for the help. */
function otherForms(name: string): string {
  if (name === 'code') return ' Also an image, or the name of a contract that the node knows.'
  if (TIME_FIELDS.includes(name))
    return ' Also a date such as 2026-12-01T12:00Z (UTC without a time zone), or +1h from the time of the chain.'
  return DURATION_FIELDS.includes(name) ? ' Also 90s, 15m, 1h30m, 2d.' : ''
}

function choicesOf(shape: Shape): string {
  if (shape.kind !== 'constants') return ''
  return ` One of: ${Object.values(shape.constants)
    .map(({ value }) => value)
    .join(', ')}.`
}

function optionOf([name, field]: [string, Field]): OptionDefinition {
  const isFlag = field.shape.kind === 'boolean'
  const summary = field.summary.replace(
    /^Nanotokens\./,
    'Tokens with T, such as 7T or 1.5T; a plain number is nanotokens.',
  )
  const isFault = Object.hasOwn(faultFields, name)
  const isTime = isFault && durationOf(name).duration !== undefined
  const value = DURATION_FIELDS.includes(name) ? 'DURATION' : isTime ? 'TIME' : valueName(field.shape)
  const { number, ...option } = fieldOption(optionName(name), field, {
    summary: `${isFault ? withUnits(summary) : summary}${otherForms(name)}`,
    ...(!isFlag && { value }),
    ...(optionName(name) !== name.replaceAll('_', '-') && { synonyms: [name.replaceAll('_', '-')] }),
  })
  // A duration is not a number, and the node checks its range.
  if (DURATION_FIELDS.includes(name) || number === undefined) return option
  return { ...option, number: isFault ? { ...number, ...durationOf(name) } : number }
}

/** Without the unit, as the options of "node" for the same faults. */
function optionName(name: string): string {
  return (Object.hasOwn(faultFields, name) ? name.replace(/_m?s$/, '') : name).replaceAll('_', '-')
}

function valueName(shape: Shape): string {
  if (shape.kind === 'integer' || shape.kind === 'float') return 'NUMBER'
  if (shape.kind === 'any' || shape.kind === 'map' || shape.kind === 'struct') return 'JSON'
  if (shape.kind === 'string' && shape.format === 'decimal') return 'AMOUNT'
  if (shape.kind === 'string' && shape.format === 'boc') return 'BOC'
  return 'TEXT'
}

async function argumentValues(
  session: Session,
  input: CommandInput,
  fields: readonly [string, Field][],
  first: number,
): Promise<Record<string, unknown>> {
  const values: Record<string, unknown> = {}
  for (const [index, [name, field]] of fields.entries()) {
    if (field.shape.kind === 'array') {
      values[name] = namesAccounts(field.shape) ? input.rest.map((word) => idsOf(session, word)) : input.rest
      continue
    }
    const text = input.args[first + index]
    if (text !== undefined) values[name] = await valueOf(session, name, name.toUpperCase(), field.shape, text)
  }
  return values
}

async function optionValues(
  session: Session,
  input: CommandInput,
  fields: readonly [string, Field][],
): Promise<Record<string, unknown>> {
  const values: Record<string, unknown> = {}
  for (const [name, { shape }] of fields) {
    const option = optionName(name)
    if (shape.kind === 'boolean') {
      if (input.flag(option)) values[name] = true
      continue
    }
    const text = input.text(option)
    if (text !== undefined) values[name] = await valueOf(session, name, `--${option}`, shape, text)
  }
  return values
}

/** Value of a word. What the node refuses is left to it. */
async function valueOf(session: Session, name: string, what: string, shape: Shape, text: string): Promise<unknown> {
  if (TIME_FIELDS.includes(name)) {
    return parseTime(text, what, async () => (await askAdmin(session, 'get_time', {})).time)
  }
  if (DURATION_FIELDS.includes(name)) return parseDuration(text, what)
  if (shape.kind === 'integer' || shape.kind === 'float') return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text
  if (shape.kind === 'struct') return text.startsWith('{') ? readJsonArgument(text, what) : idsOf(session, text)
  if (name === 'currencies') return nanoOfCurrencies(await readJsonArgument(text, what), what)
  if (shape.kind === 'any' || shape.kind === 'map') return readJsonArgument(text, what)
  if (shape.kind !== 'string') return text
  if (name === 'code' && what === 'CODE') return (await import('./readCode.ts')).readCode(session, text)
  if (shape.format === 'decimal') return nanoOf(text, what)
  if (shape.format === 'boc') return readBocArgument(text, what)
  // The node has the same files as this program, but another working folder.
  return name === 'file' ? resolve(text) : text
}

/** `7T` are tokens; a plain number is nanotokens. Throws ToolError (2). */
function nanoOf(text: string, what: string): string {
  if (text.endsWith('T')) return parseTokens(text.slice(0, -1), what).toString()
  if (/^\d+$/.test(text)) return text
  throw new ToolError(
    exitCodes.usage,
    `Invalid ${what} "${text.slice(0, 60)}": expected tokens with T, such as 7T or 1.5T, or a whole number of nanotokens`,
    /^\d*\.\d+$/.test(text) ? { hint: `In tokens of 10^9: ${text}T.` } : {},
  )
}

/** Amounts by currency, each as that of the main one. What is not a text is left to the node. */
function nanoOfCurrencies(value: unknown, what: string): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  const entries = Object.entries(value)
  return Object.fromEntries(
    entries.map(([id, amount]) => [id, typeof amount === 'string' ? nanoOf(amount, `${what} ${id}`) : amount]),
  )
}

function namesAccounts(shape: Shape): boolean {
  return shape.kind === 'array' ? shape.item.kind === 'struct' : shape.kind === 'struct'
}

/** Accounts are shown by the address that commands take. */
function withExtendedAddress(item: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const { name, account_id, dapp_id, address, balance, ...others } = item
  if (address === undefined) return item
  return { name, balance: amountText(0, balance as string), address: `${dapp_id}::${account_id}`, ...others }
}

/** Times with their date, and balances in both units. */
function valueText(name: string, value: unknown): unknown {
  if (typeof value === 'number' && /(^|_)time$/.test(name) && name !== 'block_time') return describeTime(value)
  if (name === 'acc_type' && typeof value === 'number') return accountStatusName(value) ?? value
  if (name === 'currencies' && typeof value === 'object' && value !== null)
    return currenciesText(value as Readonly<Record<string, string>>)
  return name === 'balance' && typeof value === 'string' ? describeAmount(BigInt(value)) : value
}

/** Members that are only in the document: keys, names of accounts, and what fills pages. */
const HIDDEN: readonly string[] = ['epoch', 'public', 'secret', 'abi', 'tvc', 'names']

/** Fields below each other; a single list is a table. */
function resultText(result: Readonly<Record<string, unknown>>): string {
  const members = Object.entries(result).filter(([name]) => !HIDDEN.includes(name))
  const [[, list] = [], ...others] = members
  if (!Array.isArray(list) || others.length > 0) {
    return alignFields(members.map(([name, value]) => [name.replaceAll('_', ' '), valueText(name, value)]))
  }
  if (list.length === 0) return 'None.'
  const shown = list.map(withExtendedAddress)
  const names = [...new Set(shown.flatMap((item) => Object.keys(item)))].filter((name) => !HIDDEN.includes(name))
  const rows = shown.map((item) => names.map((name) => (item[name] === undefined ? '-' : String(item[name]))))
  return textTable(
    names.map((name) => name.replaceAll('_', ' ')),
    rows,
  )
}
