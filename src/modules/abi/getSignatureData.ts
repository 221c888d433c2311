import { defineFunction } from '../../context/defineFunction.ts'
import { isCallScope } from '../../context/scopes.ts'
import { readSignature } from '../../core/abi/index.ts'
import { bytesToBase64, bytesToHex } from '../../core/bytes/index.ts'
import { prependSignatureId } from '../../core/crypto/prependSignatureId.ts'
import { parseMessage } from '../../core/tlb/index.ts'
import { InvalidMessage } from '../../errors/abi.ts'
import { InvalidBoc } from '../../errors/boc.ts'
import { readCell } from '../boc/cells/bocTexts.ts'
import { largeBocs } from '../boc/cells/largeBocs.ts'
import { withCoreErrors } from '../parameters/withCoreErrors.ts'
import { signatureIdOf } from './encoding/dataToSign.ts'
import { counterAbi } from './examples/exampleAbi.ts'
import { abiErrors, bocErrors } from './failures/errorGroups.ts'
import { ParamsOfGetSignatureData, ResultOfGetSignatureData } from './types/messages.ts'
import { readAbi } from './values/readAbi.ts'

const steps = largeBocs('message')

export const getSignatureData = defineFunction({
  name: 'abi.get_signature_data',
  summary: 'Returns the signature of a message and the data it covers.',
  params: ParamsOfGetSignatureData,
  result: ResultOfGetSignatureData,
  errors: [...abiErrors, ...bocErrors, InvalidMessage],
  access: 'computes',
  example: {
    params: {
      abi: counterAbi,
      message:
        'te6ccgEBAgEAnQABRYgAIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIMAQDpzvVyUaRM9uZzs9NV6QxlEjgDxCnSk1NkntBgWWgr+ZrgJeOM1gxuDPeS+N3yavbFozpEYnZ2p0jLEArSzfO9APXWpgBgrEKt9VL/tPJZAc6DuFy89qmIyWvAhpo9wdRGgAAAYvP5WgAZVPxKFoODbQAAAAHg',
    },
    result: {
      signature:
        '9deae4a34899edcce767a6abd218ca2470078853a526a6c93da0c0b2d057f335c04bc719ac18dc19ef25f1bbe4d5ed8b467488c4eced4e91962015a59be77a01',
      unsigned: '+ORQa8Si+dJiCGhTZi3XhzMqm4FOiyNB8kewblak3ys=',
    },
  },
  ...steps,
  prepare: async (params, call) => ({
    ...steps.prepare(params, call),
    signature_id: params.signature_id ?? (await signatureIdOf(call)),
  }),
  isIndependent: () => false,
  compute: ({ abi, message, signature_id }, scope) => {
    const { version } = readAbi(abi)
    const cell = readCell(scope.context, message, 'message')
    const { header, body } = withCoreErrors(InvalidBoc, 'message is not a message', () => parseMessage(cell))
    const { dest } = header
    if (body === undefined) throw InvalidMessage.error('The message has no body')
    if (dest.type === 'none' || dest.type === 'extern')
      throw InvalidMessage.error('The message has no destination account')
    const { signature, hash } = withCoreErrors(InvalidMessage, 'The signature cannot be read', () =>
      readSignature(body, version, dest),
    )
    const resultWith = (id: number | undefined) => ({
      signature: bytesToHex(signature),
      unsigned: bytesToBase64(prependSignatureId(hash, id)),
    })
    // On a worker thread, the signature id of the network is among the parameters.
    if (signature_id !== undefined || !isCallScope(scope)) return resultWith(signature_id)
    return signatureIdOf(scope).then(resultWith)
  },
})
