import { defineFunction } from '../../context/defineFunction.ts'
import { QueryFailed, Unauthorized } from '../../errors/net.ts'
import { networkOf } from '../../net/index.ts'
import { nothing } from '../../schema/methods.ts'
import { wrapErrors } from './collections/wrapErrors.ts'
import { ResultOfGetSignatureId } from './types.ts'

export const getSignatureId = defineFunction({
  name: 'net.get_signature_id',
  summary: 'Returns the signature id that the network requires.',
  description:
    'Returns `network.signature_id` if it is set; otherwise the `global_id` of the latest block if its capabilities contain CapSignatureWithId (0x4000000). Without endpoints, returns none, like the built-in configuration.',
  params: nothing,
  result: ResultOfGetSignatureId,
  errors: [Unauthorized, QueryFailed],
  access: 'reads',
  example: { params: {}, result: { signature_id: null } },
  run: ({ context, config, signal }) =>
    wrapErrors(QueryFailed, async () => {
      const network = networkOf(context)
      const configured = config.network.signature_id
      return { signature_id: network.isConfigured ? await network.signatureId(signal) : configured }
    }),
})
