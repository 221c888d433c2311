/** Changes of a wallet itself, by the functions that its ABI has for them. Source: cli 5.1. */
import { type AbiFunction, type AbiParam, readAbi } from '../arguments/abi.ts'
import { readBocFile } from '../arguments/readInput.ts'
import type { Outcome } from '../definition/Command.ts'
import { exitCodes } from '../errors/exitCodes.ts'
import { ToolError } from '../errors/ToolError.ts'
import { ignoreLibraryErrors } from '../session/LibraryError.ts'
import type { Session } from '../session/Session.ts'
import { readOwners } from './owners.ts'
import { readId } from './proposalOptions.ts'
import { sendToWallet } from './walletCalls.ts'

const REQUESTS = ['submitDataUpdate', 'submitUpdate']
const CONFIRMATIONS = ['confirmDataUpdate', 'confirmUpdate']
const EXECUTIONS = ['executeDataUpdate', 'executeUpdate']

/** Throws ToolError (2) when the wallet has no such function, or one that takes something else. */
export function requestUpdate(session: Session): Promise<Outcome> {
  const { input } = session
  const { target, definition } = readTarget(session, REQUESTS)
  const owners = input.text('owners')
  const confirms = input.number('confirms')
  const codeHash = input.text('code-hash')
  if (owners === undefined && confirms === undefined && codeHash === undefined) {
    throw new ToolError(exitCodes.usage, 'Nothing to request: give --owners, --confirms or --code-hash')
  }
  const keys = owners === undefined ? undefined : readOwners(owners)
  if (keys !== undefined && confirms !== undefined && confirms > keys.length) {
    throw new ToolError(exitCodes.usage, `--confirms ${confirms} exceeds the number of owners, ${keys.length}`)
  }
  const known: Readonly<Record<string, unknown>> = {
    ...named(['owners', 'owners_pubkey', 'newOwners', 'pubkeys'], keys),
    ...named(['owners_address'], keys === undefined ? undefined : []),
    ...named(['reqConfirms', 'reqConfirmsData'], confirms),
    ...named(['codeHash'], codeHash === undefined ? undefined : `0x${codeHash.toLowerCase()}`),
  }
  const values = Object.fromEntries(definition.inputs.map((param) => [param.name, valueOf(param, known, definition)]))
  return sendToWallet(session, { target, method: definition.name, input: () => values })
}

export function confirmUpdate(session: Session, id: string): Promise<Outcome> {
  const { target, definition } = readTarget(session, CONFIRMATIONS)
  const [param, ...others] = definition.inputs
  if (param === undefined || others.length > 0) throw unfit(definition)
  const values = { [param.name]: readId(id).toString() }
  return sendToWallet(session, { target, method: definition.name, input: () => values })
}

/** Throws ToolError (2) when the wallet has no such function, or takes no code. */
export async function executeUpdate(session: Session, id: string): Promise<Outcome> {
  const { target, definition } = readTarget(session, EXECUTIONS)
  const file = session.input.text('code')
  const code = file === undefined ? undefined : await readCode(session, file)
  const [param, ...others] = definition.inputs
  const takesCode = others.some(({ name }) => name === 'code')
  if (param === undefined || (code !== undefined && !takesCode)) throw unfit(definition)
  const known = { [param.name]: readId(id).toString(), ...named(['code'], code) }
  const values = Object.fromEntries(definition.inputs.map((input) => [input.name, valueOf(input, known, definition)]))
  return sendToWallet(session, { target, method: definition.name, input: () => values })
}

/** Base64 BOC of the code of an image, or of code itself. */
async function readCode(session: Session, file: string): Promise<string> {
  const boc = readBocFile(file, '--code')
  const image = await session.call('boc.decode_state_init', { state_init: boc }).catch(ignoreLibraryErrors)
  return image?.code ?? boc
}

function readTarget(session: Session, names: readonly string[]): { target: string; definition: AbiFunction } {
  const target = session.input.text('address') ?? session.text('wallet')
  if (target === undefined)
    throw new ToolError(exitCodes.usage, '--address is missing, and the settings have no wallet')
  const { contract } = readAbi(session, { alias: session.address(target).alias })
  const definition = names.map((name) => contract.functions.find((each) => each.name === name)).find(Boolean)
  if (definition !== undefined) return { target, definition }
  throw new ToolError(
    exitCodes.usage,
    `The wallet has none of the functions ${names.join(', ')}, so it cannot be updated`,
    {
      hint: 'Give the ABI of the wallet with --abi.',
    },
  )
}

function named(names: readonly string[], value: unknown): Record<string, unknown> {
  return value === undefined ? {} : Object.fromEntries(names.map((name) => [name, value]))
}

/** Changes that are not requested are omitted if the function allows it. */
function valueOf({ name, type }: AbiParam, known: Readonly<Record<string, unknown>>, definition: AbiFunction): unknown {
  if (Object.hasOwn(known, name)) return known[name]
  if (type.startsWith('optional')) return null
  throw unfit(definition, name)
}

function unfit({ name, inputs }: AbiFunction, missing?: string): ToolError {
  const what = inputs.map((input) => `${input.name} (${input.type})`).join(', ')
  return new ToolError(
    exitCodes.usage,
    missing === undefined ? `${name} has different arguments: ${what}` : `${name} needs "${missing}": ${what}`,
    { hint: `Use "vendorclient call" with any arguments: call <wallet> ${name} '{…}'` },
  )
}
