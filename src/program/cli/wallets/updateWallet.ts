/** Updates of a wallet, with the functions that its ABI has for that. Source: cli 5.1. */
import { type AbiFunction, readAbi } from '../arguments/abi.ts'
import { readBocFile } from '../arguments/readInput.ts'
import type { Outcome } from '../definition/Command.ts'
import { exitCodes } from '../errors/exitCodes.ts'
import { ToolError } from '../errors/ToolError.ts'
import { ignoreLibraryErrors } from '../session/LibraryError.ts'
import type { Session } from '../session/Session.ts'
import { readOwners } from './owners.ts'
import { readId, readWalletAddress } from './proposalOptions.ts'
import { sendToWallet } from './walletCalls.ts'

const REQUESTS = ['submitDataUpdate', 'submitUpdate']
const CONFIRMATIONS = ['confirmDataUpdate', 'confirmUpdate']
const EXECUTIONS = ['executeDataUpdate', 'executeUpdate']

/** Throws ToolError (2) when the wallet has no such function, or one with other arguments. */
export function requestUpdate(session: Session): Promise<Outcome> {
  const { input } = session
  const update = findUpdate(session, REQUESTS)
  const owners = input.text('owners')
  const confirms = input.number('confirms')
  const codeHash = input.text('code-hash')
  if (owners === undefined && confirms === undefined && codeHash === undefined) {
    throw new ToolError(exitCodes.usage, 'Nothing to request: pass --owners, --confirms or --code-hash')
  }
  const keys = owners === undefined ? undefined : readOwners(owners, confirms)
  const known: Readonly<Record<string, unknown>> = {
    ...named(['owners', 'owners_pubkey', 'newOwners', 'pubkeys'], keys),
    ...named(['owners_address'], keys === undefined ? undefined : []),
    ...named(['reqConfirms', 'reqConfirmsData'], confirms),
    ...named(['codeHash'], codeHash === undefined ? undefined : `0x${codeHash.toLowerCase()}`),
  }
  return sendUpdate(session, update, known)
}

export function confirmUpdate(session: Session, id: string): Promise<Outcome> {
  const update = findUpdate(session, CONFIRMATIONS)
  const { definition } = update
  const [param, ...others] = definition.inputs
  if (param === undefined || others.length > 0) throw unfit(definition)
  return sendUpdate(session, update, { [param.name]: readId(id).toString() })
}

/** Throws ToolError (2) when the wallet has no such function, or takes no code. */
export async function executeUpdate(session: Session, id: string): Promise<Outcome> {
  const update = findUpdate(session, EXECUTIONS)
  const { definition } = update
  const file = session.input.text('code')
  const code = file === undefined ? undefined : await readCode(session, file)
  const [param, ...others] = definition.inputs
  const takesCode = others.some(({ name }) => name === 'code')
  if (param === undefined || (code !== undefined && !takesCode)) throw unfit(definition)
  return sendUpdate(session, update, { [param.name]: readId(id).toString(), ...named(['code'], code) })
}

/** Code from a file that contains an image or the code itself; base64 BOC. */
async function readCode(session: Session, file: string): Promise<string> {
  const boc = readBocFile(file, '--code')
  const image = await session.call('boc.decode_state_init', { state_init: boc }).catch(ignoreLibraryErrors)
  return image?.code ?? boc
}

interface UpdateCall {
  readonly target: string
  readonly definition: AbiFunction
}

/** The first of these functions that the wallet has. Throws ToolError (2). */
function findUpdate(session: Session, names: readonly string[]): UpdateCall {
  const target = readWalletAddress(session)
  const { contract } = readAbi(session, { alias: session.address(target).alias })
  const definition = names.map((name) => contract.functions.find((each) => each.name === name)).find(Boolean)
  if (definition !== undefined) return { target, definition }
  const text = `The wallet has none of the functions ${names.join(', ')}, so it cannot be updated`
  throw new ToolError(exitCodes.usage, text, { hint: 'Pass the ABI of the wallet with --abi.' })
}

function named(names: readonly string[], value: unknown): Record<string, unknown> {
  return value === undefined ? {} : Object.fromEntries(names.map((name) => [name, value]))
}

/** Calls the function with the known arguments; all others must be optional and are omitted. Throws ToolError (2). */
function sendUpdate(
  session: Session,
  { target, definition }: UpdateCall,
  known: Readonly<Record<string, unknown>>,
): Promise<Outcome> {
  const missing = definition.inputs.find(
    ({ name, type }) => !Object.hasOwn(known, name) && !type.startsWith('optional'),
  )
  if (missing !== undefined) throw unfit(definition, missing.name)
  const values = Object.fromEntries(definition.inputs.map(({ name }) => [name, known[name] ?? null]))
  return sendToWallet(session, { target, method: definition.name, input: () => values })
}

function unfit({ name, inputs }: AbiFunction, missing?: string): ToolError {
  const what = inputs.map((input) => `${input.name} (${input.type})`).join(', ')
  return new ToolError(
    exitCodes.usage,
    missing === undefined ? `${name} has different arguments: ${what}` : `${name} needs "${missing}": ${what}`,
    { hint: `Use "vendorclient call" with any arguments: call <wallet> ${name} '{…}'` },
  )
}
