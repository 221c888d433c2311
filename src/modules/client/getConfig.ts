import { configToWire } from '../../config/resolveConfig.ts'
import { defineFunction } from '../../context/defineFunction.ts'
import { nothing } from '../../schema/methods.ts'
import { ClientConfig } from './types.ts'

export const config = defineFunction({
  name: 'client.config',
  summary: 'Returns the effective configuration, including defaults.',
  description:
    'Fields without a value and a default are null. Secrets (access_key, api_token) are shown only to the connection that set them.',
  params: nothing,
  result: ClientConfig,
  errors: [],
  access: 'secret',
  example: { params: {}, result: { abi: { workchain: 0 }, boc: { cache_max_size: 10240 } } },
  run: ({ context }) => configToWire(context.config, context.ownSecrets),
})
