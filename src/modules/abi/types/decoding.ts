/** Decoding of messages. */
import { any, boc, bool, constants, field, optional, struct, text, u32 } from '../../../schema/shapes.ts'
import { Abi, rules } from './contracts.ts'
import { FunctionHeader } from './messages.ts'

export const MessageBodyType = constants('MessageBodyType', 'What a body holds.', {
  Input: ['Input', 'Arguments of a function.'],
  Output: ['Output', 'Results of a function.'],
  InternalOutput: ['InternalOutput', 'Never given.'],
  Event: ['Event', 'An event.'],
})

export const DataLayout = constants('DataLayout', 'How a body is read.', {
  Input: ['Input', 'As arguments of a function.'],
  Output: ['Output', 'As results of a function.'],
})

const allowPartial = optional(bool, 'Accept data after the last value.', { default: false })
const functionName = optional(
  text,
  'Function or event, when it is known: its name, or its number as decimal or `0x` text. Needed for internal answers, whose number the caller chose.',
)

export const ParamsOfDecodeMessage = struct('ParamsOfDecodeMessage', 'A message to be decoded.', {
  abi: field(Abi, 'ABI of the contract.'),
  message: field(boc, 'The message.'),
  allow_partial: allowPartial,
  function_name: functionName,
  data_layout: optional(
    DataLayout,
    'How the body of an internal message is read. Absent: as output, then as input. The others are read by their kind.',
  ),
  rules,
})

export const ParamsOfDecodeMessageBody = struct('ParamsOfDecodeMessageBody', 'A body to be decoded.', {
  abi: field(Abi, 'ABI of the contract.'),
  body: field(boc, 'The body.'),
  is_internal: field(bool, 'Whether it comes from an internal message.'),
  allow_partial: allowPartial,
  function_name: functionName,
  data_layout: optional(DataLayout, 'How it is read. Absent: as output, then as input.'),
  rules,
})

export const DecodedMessageBody = struct('DecodedMessageBody', 'A decoded body.', {
  body_type: field(MessageBodyType, 'What it holds.'),
  name: field(text, 'Function or event; what was given as `function_name`, if anything.'),
  value: optional(any, 'Values by name.'),
  header: optional(FunctionHeader, 'Header of an external input; null when the contract has none.'),
})

export const ParamsOfCalcFunctionId = struct('ParamsOfCalcFunctionId', 'A function.', {
  abi: field(Abi, 'ABI of the contract.'),
  function_name: field(text, 'Name of the function.'),
  output: optional(bool, 'Return the id of the answer instead.', { default: false }),
  rules,
})

export const ResultOfCalcFunctionId = struct('ResultOfCalcFunctionId', 'Number of a function.', {
  function_id: field(u32, 'The number.'),
})
