import { defineFunction } from '../../context/defineFunction.ts'
import { SigningBoxNotRegistered } from '../../errors/crypto.ts'
import { InvalidOutboxParameter } from '../../errors/outbox.ts'
import { nothing } from '../../schema/methods.ts'
import { signingBoxes } from '../crypto/index.ts'
import { checkSignerName } from './entries/outboxParameters.ts'
import { registerSigner as register } from './entries/signers.ts'
import { ParamsOfOutboxRegisterSigner } from './types.ts'

export const registerSigner = defineFunction({
  name: 'outbox.register_signer',
  summary: 'Registers a signing box under a name, for entries that wait for it.',
  description:
    'Neither the box nor its key is stored: an application registers its signers each time it connects. An entry is signed only by a box with the same public key.',
  params: ParamsOfOutboxRegisterSigner,
  result: nothing,
  errors: [SigningBoxNotRegistered, InvalidOutboxParameter],
  extension: true,
  access: 'host',
  example: { params: { name: 'treasury', handle: 1 }, result: { $error: SigningBoxNotRegistered.code } },
  run: ({ context }, { name, handle }) => {
    checkSignerName('name', name)
    signingBoxes.find(context, handle)
    register(context, name, handle)
  },
})
