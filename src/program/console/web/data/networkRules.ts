import { ClientError, type VendorClient } from '../../../../../bindings/typescript/browser/index.ts'
import { chainRules } from '../../../common/chainRules.ts'

/** Chain rules of the network if the library has other ones, otherwise `undefined`. */
export async function otherRules(client: VendorClient): Promise<'current' | 'classic' | undefined> {
  const rules = await chainRules({
    call: (method, params) => client.call(method, params),
    codeOf: (error) => (error instanceof ClientError ? error.code : undefined),
  })
  const { abi } = await client.client.config()
  return rules === (abi?.rules ?? 'current') ? undefined : rules
}
