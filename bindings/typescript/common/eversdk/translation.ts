/** Where the calls of programs written for `@eversdk/core` differ from this library. Source: modules 7.3, decision 26. */
import { nativeReference } from './nativeReference.ts'

const newNames: Readonly<Record<string, string>> = {
  'crypto.ton_crc16': 'crypto.tvm_crc16',
  'crypto.convert_public_key_to_ton_safe_format': 'crypto.convert_public_key_to_tvm_safe_format',
}

/** Name of a function in this library. */
export function translateName(name: string): string {
  return Object.hasOwn(newNames, name) ? newNames[name]! : name
}

/** Result of a function under the names and in the form that the caller knows. */
export function translateResult(calledName: string, result: unknown): unknown {
  switch (calledName) {
    case 'client.get_api_reference':
      return { api: nativeReference((result as { api: Parameters<typeof nativeReference>[0] }).api) }
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
 * Parameters with the `dapp_id` that a caller who knows nothing of Dapp IDs leaves out: the account id, as for every
 * self-rooted contract. Yields the calls that tell the account id and is given their results.
 */
export function* addDappId(method: string, params: Fields | undefined): Generator<Lookup, Fields | undefined, Fields> {
  if (params === undefined || typeof params['dapp_id'] === 'string') return params
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
