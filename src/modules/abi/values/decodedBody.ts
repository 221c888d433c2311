import { type AbiContract, type DecodeBodyOptions, decodeBody } from '../../../core/abi/index.ts'
import type { Slice } from '../../../core/cells/index.ts'
import { InvalidMessage } from '../../../errors/abi.ts'
import { withCoreErrors } from '../../parameters/withCoreErrors.ts'

/** Decodes a body to its wire form. Throws InvalidMessage (304). */
export function decodedBody(contract: AbiContract, body: Slice, options: DecodeBodyOptions) {
  const { type, name, value, header } = withCoreErrors(InvalidMessage, 'The message cannot be decoded', () =>
    decodeBody(contract, body, options),
  )
  return { body_type: type, name, value, ...(header && { header }) }
}
