/** Function calls: how a command line names them, and their messages. */
import type { ApiResult } from '../../common/ApiResult.ts'
import type { Session } from '../session/Session.ts'
import type { Alias } from '../settings/ToolConfig.ts'
import { type AbiFunction, findFunction, type NamedAbi, readAbiOf } from './abi.ts'
import type { TypedAddress } from './addresses.ts'
import { type NamedAddresses, readFunctionParameters } from './functionParameters.ts'

export interface FunctionCall {
  readonly abi: NamedAbi
  readonly address: Pick<TypedAddress, 'onChain'>
  readonly method: string
  /** Arguments by name. */
  readonly input: Readonly<Record<string, unknown>>
}

export interface NamedCall extends FunctionCall {
  readonly address: TypedAddress
  readonly alias: Alias | undefined
  readonly definition: AbiFunction
  /** Addresses among the arguments. */
  readonly named: NamedAddresses
}

/** The call that a command line names: account, function, and words with the arguments. Throws ToolError (2). */
export async function readCall(
  session: Session,
  target: string,
  method: string,
  words: readonly string[],
): Promise<NamedCall> {
  const { address, alias } = session.address(target)
  const abi = await readAbiOf(session, { alias, address })
  const definition = await findFunction(abi, method)
  const named: NamedAddresses = new Map()
  const input = await readFunctionParameters(words, definition, session.aliases, named)
  return { address, alias, abi, definition, method: definition.name, input, named }
}

/** The message of a call, base64 BOC, and its id. Throws LibraryError. */
export function encodeCall(
  session: Session,
  { abi, address, method, input }: FunctionCall,
  signer: object = { type: 'None' },
  header: object = {},
): Promise<ApiResult<'abi.encode_message'>> {
  return session.call('abi.encode_message', {
    abi: abi.wire,
    address: address.onChain,
    call_set: { function_name: method, header, input },
    signer,
  })
}
