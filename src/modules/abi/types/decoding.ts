/** Decoding of messages. */
import { any, boc, bool, constants, field, optional, struct, text, u32, withDefault } from '../../../schema/shapes.ts'
import { Abi, rules } from './contracts.ts'
import { FunctionHeader } from './messages.ts'

export const MessageBodyType = constants('MessageBodyType', 'What a body contains.', {
  Input: ['Input', 'Arguments of a function.'],
  Output: ['Output', 'Results of a function.'],
  InternalOutput: ['InternalOutput', 'Never returned.'],
  Event: ['Event', 'An event.'],
})

export const DataLayout = constants('DataLayout', 'How to decode a body.', {
  Input: ['Input', 'As arguments of a function.'],
  Output: ['Output', 'As results of a function.'],
})

const allowPartial = withDefault(bool, 'Ignore data after the last value.', false)
const functionName = optional(
  text,
  'Function or event, if known: its name, or its id as decimal or `0x` text. Required for internal answers, because the caller chose their id.',
)

export const ParamsOfDecodeMessage = struct('ParamsOfDecodeMessage', 'A message to decode.', {
  abi: field(Abi, 'ABI of the contract.'),
  message: field(boc, 'The message.'),
  allow_partial: allowPartial,
  function_name: functionName,
  data_layout: optional(
    DataLayout,
    'How to decode the body of an internal message. Default: as output, then as input. External messages are decoded by their kind.',
  ),
  rules,
})

export const ParamsOfDecodeMessageBody = struct('ParamsOfDecodeMessageBody', 'A body to decode.', {
  abi: field(Abi, 'ABI of the contract.'),
  body: field(boc, 'The body.'),
  is_internal: field(bool, 'Whether the body belongs to an internal message.'),
  allow_partial: allowPartial,
  function_name: functionName,
  data_layout: optional(DataLayout, 'How to decode it. Default: as output, then as input.'),
  rules,
})

export const DecodedMessageBody = struct('DecodedMessageBody', 'A decoded body.', {
  body_type: field(MessageBodyType, 'What it contains.'),
  name: field(text, 'Name of the function or event; the `function_name` of the request, if given.'),
  value: optional(any, 'Values by name.'),
  header: optional(FunctionHeader, 'Header of an external input; null if the contract has none.'),
})

export const ParamsOfCalcFunctionId = struct('ParamsOfCalcFunctionId', 'A function.', {
  abi: field(Abi, 'ABI of the contract.'),
  function_name: field(text, 'Name of the function.'),
  output: withDefault(bool, 'Return the id of the answer instead of the call.', false),
  rules,
})

export const ResultOfCalcFunctionId = struct('ResultOfCalcFunctionId', 'Id of a function.', {
  function_id: field(u32, 'Id of the function.'),
})
