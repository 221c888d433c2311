import { defineFunction } from '../../../context/defineFunction.ts'
import { Builder } from '../../../core/cells/index.ts'
import { parseMessage } from '../../../core/tlb/index.ts'
import { EncodeRunMessageFailed, InvalidMessage } from '../../../errors/abi.ts'
import { address, boc, field, i32, optional, struct } from '../../../schema/shapes.ts'
import { SigningContent } from '../../crypto/types/signingContent.ts'
import { withCoreErrors } from '../../parameters/withCoreErrors.ts'
import { Abi, rules } from '../types/contracts.ts'
import { readBodyDestination } from '../values/addresses.ts'
import { readAbi } from '../values/readAbi.ts'
import { readPlainCell } from '../values/readPlainCell.ts'
import { signingContent } from './signingContent.ts'

/** `signingContent` of a message that was made on a worker thread because of its size. */
export const describeUnsigned = defineFunction({
  name: 'abi.encode_message/content',
  summary: 'Describes a message before it is signed.',
  params: struct('ParamsOfDescribeUnsigned', 'A message or a body without its signature.', {
    abi: field(Abi, 'ABI of the contract.'),
    message: optional(boc, 'The message.'),
    body: optional(boc, 'Instead, the body alone.'),
    address: optional(address, 'Destination of `body`.'),
    signature_id: optional(i32, 'Signature id of the network.'),
    rules,
  }),
  result: SigningContent,
  errors: [],
  example: { params: {}, result: {} },
  finish: (computed) => computed,
  compute: ({ abi, message, body, address, signature_id, rules }, { context }) => {
    const contract = readAbi(abi, rules)
    const signatureId = signature_id ?? undefined
    if (message === undefined) {
      const dest = address === undefined ? undefined : readBodyDestination(address, EncodeRunMessageFailed)
      return signingContent(contract, { body: readPlainCell(context, body!, 'body'), dest, signatureId })
    }
    const root = readPlainCell(context, message, 'message')
    return withCoreErrors(InvalidMessage, 'Invalid message', () => {
      const { header, init, body: slice } = parseMessage(root)
      const dest = header.dest.type === 'std' || header.dest.type === 'var' ? header.dest : undefined
      const unsigned = new Builder().storeSlice(slice!).toCell()
      return signingContent(contract, { body: unsigned, dest, message: root, deploys: init !== undefined, signatureId })
    })
  },
})
