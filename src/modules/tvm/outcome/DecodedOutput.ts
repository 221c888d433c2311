import { any, field, nullableArray, optional, struct } from '../../../schema/shapes.ts'
import { DecodedMessageBody } from '../../abi/types/decoding.ts'

/** Source: network 6.1. */
export const DecodedOutput = struct('DecodedOutput', 'Decoded outbound messages of a transaction.', {
  out_messages: field(
    nullableArray(DecodedMessageBody),
    'Decoded bodies, in the order of `out_messages`; null if the ABI does not describe the body.',
  ),
  output: optional(any, 'Value of the last body that contains function results.'),
})
