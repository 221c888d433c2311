/** Where the calls of programs written for `@eversdk/core` differ from this library. Source: modules 7.3, decision 26. */
import { ClientErrorCode } from '../../generated/types/client.ts'
import { ClientError } from '../ClientError.ts'
import { nativeReference } from './nativeReference.ts'

const newNames: Readonly<Record<string, string>> = {
  'crypto.ton_crc16': 'crypto.tvm_crc16',
  'crypto.convert_public_key_to_ton_safe_format': 'crypto.convert_public_key_to_tvm_safe_format',
}

/** Name of a function in this library. Throws UnknownFunction (25) for those of a module that it does not have. */
export function translateName(name: string): string {
  if (name.startsWith('debot.')) {
    throw new ClientError(ClientErrorCode.UnknownFunction, `There is no ${name}: networks with Dapp IDs have no DeBots`)
  }
  return Object.hasOwn(newNames, name) ? newNames[name]! : name
}

/** Result of a function under the names and in the form that the caller knows. */
export function translateResult(calledName: string, result: unknown): unknown {
  switch (calledName) {
    case 'client.get_api_reference':
      return { api: nativeReference((result as { api: Parameters<typeof nativeReference>[0] }).api) }
    case 'processing.send_message': {
      const sent = result as { block_hash?: string | null }
      return { ...sent, shard_block_id: sent.block_hash ?? '', sending_endpoints: [] }
    }
    case 'crypto.convert_public_key_to_ton_safe_format': {
      const { tvm_public_key, ...rest } = result as { tvm_public_key: string }
      return { ...rest, ton_public_key: tvm_public_key }
    }
    default:
      return result
  }
}

// biome-ignore lint/suspicious/noExplicitAny: parameters and results of many functions
type Fields = Readonly<Record<string, any>>

/** A call that has to be made to know more. */
export interface Lookup {
  readonly method: string
  readonly params: object
}

/**
 * Parameters with what a caller who knows nothing of Dapp IDs leaves out. `dapp_id` becomes the account id, as for
 * every self-rooted contract: yields the calls that return the account id and receives their results. `tx_hash` of a
 * wait becomes that of a node that does not report it, so that the transaction is looked for by its message. A refusal
 * gets a reason.
 */
export function* addMissing(method: string, params: Fields | undefined): Generator<Lookup, Fields | undefined, Fields> {
  if (params === undefined) return params
  if (method === 'processing.wait_for_transaction') return { ...params, tx_hash: params['tx_hash'] ?? 'None' }
  if (method === 'client.resolve_app_request') return withReason(params)
  if (typeof params['dapp_id'] === 'string') return params
  const address = yield* findAddress(method, params)
  return typeof address === 'string' ? { ...params, dapp_id: dappIdOf(address) } : params
}

function* findAddress(method: string, params: Fields): Generator<Lookup, unknown, Fields> {
  switch (method) {
    case 'account.get_account':
      return params['account_id']
    case 'processing.send_message': {
      if (typeof params['message'] !== 'string') return undefined
      const { parsed } = yield { method: 'boc.parse_message', params: { boc: params['message'] } }
      return parsed?.dst
    }
    case 'processing.process_message': {
      const encoding = params['message_encode_params'] as Fields | undefined
      if (encoding === undefined || typeof encoding['address'] === 'string') return encoding?.['address']
      const signer = yield* withoutSecret(encoding['signer'])
      const { address } = yield { method: 'abi.encode_message', params: { ...encoding, signer } }
      return address
    }
    default:
      return undefined
  }
}

/** That SDK takes the reason from the error that an app object throws; without one the call would wait for ever. */
function withReason(params: Fields): Fields {
  const { result } = params
  if (result?.type !== 'Error' || typeof result.text === 'string') return params
  return { ...params, result: { ...result, text: 'The app object gave no reason' } }
}

/** A signer with the same public key that signs nothing: the address of a deployment depends on the key only. */
function* withoutSecret(signer: Fields | undefined): Generator<Lookup, unknown, Fields> {
  if (signer?.['type'] === 'Keys') return { type: 'External', public_key: signer['keys']?.public }
  if (signer?.['type'] !== 'SigningBox') return signer
  const { pubkey } = yield { method: 'crypto.signing_box_get_public_key', params: { handle: signer['handle'] } }
  return { type: 'External', public_key: pubkey }
}

/** `0:<id>` and `<id>` belong to the Dapp ID `<id>`, `<dapp>::<id>` names its own. */
function dappIdOf(address: string): string {
  const [first, ...rest] = address.split('::')
  return rest.length > 0 ? first! : address.slice(address.lastIndexOf(':') + 1)
}
