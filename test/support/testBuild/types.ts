import {
  any,
  array,
  base64,
  bool,
  f32,
  field,
  i64,
  optional,
  struct,
  text,
  u32,
  u64,
  union,
  variant,
} from '../../../src/schema/shapes.ts'

export const ParamsOfEcho = struct('ParamsOfEcho', 'A value.', { value: field(any, 'Comes back.') })
export const ResultOfEcho = struct('ResultOfEcho', 'The value.', { value: field(any, 'What came.') })

export const Integers = struct('Integers', '64-bit integers, that must stay exact.', {
  unsigned: field(u64, 'Unsigned.'),
  signed: optional(i64, 'Signed.'),
})

export const ParamsOfSleep = struct('ParamsOfSleep', 'A time.', {
  ms: field(u32, 'How long.'),
  sent: optional(text, 'Pretend that a message of this hash was sent first.'),
})

export const ParamsOfBusy = struct('ParamsOfBusy', 'A time.', {
  ms: field(u32, 'How long a worker thread computes.'),
  exit: optional(bool, 'End the thread in the middle.'),
})

export const ParamsOfAllocate = struct('ParamsOfAllocate', 'An amount of memory.', { mb: field(u32, 'Mebibytes.') })

export const ParamsOfNative = struct('ParamsOfNative', 'An amount of work.', {
  seconds: field(u32, 'About how long it takes.'),
})

export const ParamsOfPrint = struct('ParamsOfPrint', 'A text.', { text: field(text, 'What is printed.') })

export const ParamsOfFlood = struct('ParamsOfFlood', 'How many messages are wanted.', {
  count: field(u32, 'Number of callback messages.'),
  size: optional(u32, 'Characters in each.'),
  unserializable: optional(bool, 'Send something that has no JSON form.'),
})
export const ResultOfFlood = struct('ResultOfFlood', 'How many were raised.', { count: field(u32, 'The number.') })
export const FloodMessage = struct('FloodMessage', 'One of many.', {
  index: field(u32, 'From 0.'),
  filler: field(text, 'Characters.'),
})

export const ParamsOfSubscribe = struct('ParamsOfSubscribe', 'A stream of messages.', {
  interval_ms: field(u32, 'Time between messages.'),
  count: optional(u32, 'How many there are; default: no end.'),
  size: optional(u32, 'Characters in each.'),
})
export const Subscription = struct('Subscription', 'A running stream.', { handle: field(u32, 'Its number.') })

export const ParamsOfAppTest = union('ParamsOfAppTest', 'What the test object is asked.', {
  Echo: variant('To give a value back.', { value: field(any, 'The value.') }),
  Other: variant('For nothing.'),
  Notify: variant('To take note; no answer.', { value: field(any, 'The value.') }),
})
export const ResultOfAppTest = union('ResultOfAppTest', 'What the test object answers.', {
  Echo: variant('The value.', { value: field(any, 'The value.') }),
  Other: variant('Nothing.'),
})

export const ParamsOfAppCall = struct('ParamsOfAppCall', 'What to ask the test object.', {
  value: field(any, 'Sent with each request.'),
  times: optional(u32, 'Number of requests, all open at once. Default 1.'),
  notify: optional(u32, 'Number of notifications before. Default 0.'),
  keep: optional(bool, 'Keep the object and answer with its handle.'),
})
export const ResultOfAppCall = struct('ResultOfAppCall', 'What the test object answered.', {
  values: field(array(any), 'In the order of the requests.'),
  handle: optional(u32, 'The kept object.'),
})
export const ParamsOfAppAsk = struct('ParamsOfAppAsk', 'Another request to a kept object.', {
  handle: field(u32, 'The object.'),
  value: field(any, 'Sent with the request.'),
})

export const ParamsOfFail = struct('ParamsOfFail', 'How to fail.', {
  how: field(
    text,
    '`result`: without JSON form. `error`: data without JSON form. `bug`: an unexpected error. `request`: an app request without JSON form.',
  ),
})

export const Milliseconds = struct('Milliseconds', 'A time.', { ms: field(f32, 'In ms.') })

export const ParamsOfItem = struct('ParamsOfItem', 'A stored item.', {
  store: optional(text, 'Group of the item. Default test.'),
  key: field(text, 'Key of the item.'),
  value: optional(base64, 'Bytes to store.'),
})
export const ResultOfItem = struct('ResultOfItem', 'A stored item.', {
  value: optional(base64, 'The bytes; null when there is no such item.'),
})
