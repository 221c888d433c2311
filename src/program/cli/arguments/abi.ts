/** ABIs that a command line names. */
import { existsSync } from 'node:fs'
import { jsonMistake } from '../../../schema/jsonMistake.ts'
import type { OptionDefinition } from '../definition/Command.ts'
import { exitCodes } from '../errors/exitCodes.ts'
import { ToolError } from '../errors/ToolError.ts'
import type { Session } from '../session/Session.ts'
import type { Alias } from '../settings/ToolConfig.ts'
import type { TypedAddress } from './addresses.ts'
import { readText } from './readInput.ts'

export interface AbiParam {
  readonly name: string
  readonly type: string
  readonly components?: readonly AbiParam[]
  readonly init?: boolean
}

export interface AbiFunction {
  readonly name: string
  readonly inputs: readonly AbiParam[]
  readonly outputs: readonly AbiParam[]
}

export interface ContractAbi {
  readonly version?: string
  readonly 'ABI version'?: number
  readonly header?: readonly string[]
  readonly functions: readonly AbiFunction[]
  readonly fields?: readonly AbiParam[]
}

export interface NamedAbi {
  /** The ABI in the form for calls of the library. */
  readonly wire: { readonly type: 'Json'; readonly value: string }
  readonly contract: ContractAbi
  /** File of the ABI, if it comes from a file. */
  readonly named?: string
}

export const abiOption: OptionDefinition = {
  name: 'abi',
  value: 'ABI',
  summary:
    'ABI file, or the JSON itself. Default: the ABI of the alias, of the settings, the file next to the image, or the one registered on a development node.',
}

/** ABI of the option, the alias, the setting, or `<image>.abi.json`. Throws ToolError (2). */
export function readAbi(
  session: Session,
  { alias, image }: { alias?: Alias | undefined; image?: string } = {},
): NamedAbi {
  const abi = readOptionalAbi(session, { alias, ...(image === undefined ? {} : { image }) })
  if (abi !== undefined) return abi
  throw new ToolError(exitCodes.usage, 'No ABI: pass --abi <file>, or set it in the alias or the settings')
}

/**
 * The same for a contract at an address. Without an ABI on the command line, in the alias and in the settings, a development
 * node is asked what contract is there. Throws ToolError (2).
 */
export async function readAbiOf(
  session: Session,
  { alias, address }: { readonly alias: Alias | undefined; readonly address: TypedAddress },
): Promise<NamedAbi> {
  const abi = readOptionalAbi(session, { alias })
  if (abi !== undefined) return abi
  const { abiOfAccount } = await import('../network/abiOfAccount.ts')
  const known = await abiOfAccount(session, address.accountId).catch(() => undefined)
  return known === undefined ? readAbi(session, { alias }) : parseAbi(known)
}

export function readOptionalAbi(
  session: Session,
  { alias, image }: { alias?: Alias | undefined; image?: string } = {},
): NamedAbi | undefined {
  const beside = image?.replace(/\.(tvc|boc|base64)$/, '.abi.json')
  const besideImage = beside !== undefined && beside !== image && existsSync(beside) ? beside : undefined
  const named = session.input.text('abi') ?? alias?.abi ?? besideImage ?? session.text('abi')
  return named === undefined ? undefined : parseAbi(named)
}

/** `undefined` for an ABI that cannot be read, such as a file that is gone, where a command works without it. */
export function parseAbiIfReadable(named: string): NamedAbi | undefined {
  try {
    return parseAbi(named)
  } catch (error) {
    if (error instanceof ToolError) return undefined
    throw error
  }
}

export function parseAbi(named: string): NamedAbi {
  const isText = named.trim().startsWith('{')
  const text = isText ? named : readText(named, 'ABI')
  const what = isText ? 'The ABI' : `ABI file "${named}"`
  let contract: ContractAbi
  try {
    contract = JSON.parse(text)
  } catch {
    throw new ToolError(exitCodes.usage, `${what} is not valid JSON, see ${jsonMistake(text)}`)
  }
  if (!Array.isArray(contract?.functions)) throw new ToolError(exitCodes.usage, `${what} has no list of functions`)
  return { wire: { type: 'Json', value: text }, contract, ...(isText ? {} : { named }) }
}

/** Throws ToolError (2), which suggests the name that was probably meant. `otherwise`: what else the name may be. */
export async function findFunction({ contract }: NamedAbi, name: string, otherwise?: string): Promise<AbiFunction> {
  const found = contract.functions.find((entry) => entry.name === name)
  if (found !== undefined) return found
  const { closestName } = await import('../definition/closestName.ts')
  const names = contract.functions.map((entry) => entry.name)
  const meant = closestName(name, names)
  throw new ToolError(
    exitCodes.usage,
    `The ABI has no function "${name.slice(0, 64)}"${meant === undefined ? '' : `, did you mean "${meant}"?`}`,
    { hint: [`Available: ${names.join(', ')}`, ...(otherwise === undefined ? [] : [otherwise])].join('\n') },
  )
}

/** From ABI 2.4 on, initial values are storage fields. */
export function hasFieldsInit({ version }: ContractAbi): boolean {
  return version === '2.4'
}
