/** Contract descriptions. */

import { ChainRules } from '../../../config/ChainRules.ts'
import {
  alias,
  array,
  bool,
  field,
  lazy,
  optional,
  type Shape,
  struct,
  text,
  u32,
  union,
  variant,
} from '../../../schema/shapes.ts'

export { ChainRules } from '../../../config/ChainRules.ts'

/** A parameter as it comes over the wire. */
export interface AbiParamValue {
  readonly name: string
  readonly type: string
  readonly components?: readonly AbiParamValue[] | undefined
  readonly init?: boolean | undefined
}

const components = optional(
  array(lazy<AbiParamValue>((): Shape => AbiParam)),
  'Members of the tuple, if `type` is or contains a tuple.',
)

export const AbiParam = struct('AbiParam', 'A named value of an ABI.', {
  name: field(text, 'Name of the value.'),
  type: field(text, 'Type, for example `uint256`, `map(address,tuple)` or `optional(cell)`.'),
  components,
  init: optional(bool, 'For storage fields of ABI 2.4: the value must be set before deployment.'),
})

export const AbiEvent = struct('AbiEvent', 'An event of a contract.', {
  name: field(text, 'Name of the event.'),
  inputs: field(array(AbiParam), 'Values the event carries.'),
  id: optional(text, 'Id, hex with `0x`. Default: calculated.'),
})

export const AbiData = struct('AbiData', 'An initial value of a contract below ABI 2.4.', {
  key: field(u32, 'Index of the variable: its key in the dictionary of initial data.'),
  name: field(text, 'Name of the value.'),
  type: field(text, 'Type of the value.'),
  components,
})

export const AbiFunction = struct('AbiFunction', 'A function of a contract.', {
  name: field(text, 'Name of the function.'),
  inputs: field(array(AbiParam), 'Arguments.'),
  outputs: field(array(AbiParam), 'Results.'),
  id: optional(text, 'Id, hex with `0x`, for input and output alike. Default: calculated.'),
})

export const AbiContract = struct('AbiContract', 'A contract ABI.', {
  'ABI version': optional(u32, 'Major version; used if `version` is absent.', { default: 2 }),
  abi_version: optional(u32, 'Version, ignored.', { default: 2 }),
  version: optional(text, 'Version, `1.0` or `2.0` to `2.4`.'),
  header: optional(array(text), 'Header fields of external messages: `pubkey`, `time`, `expire`, in this order.'),
  functions: optional(array(AbiFunction), 'Functions.'),
  events: optional(array(AbiEvent), 'Events.'),
  data: optional(array(AbiData), 'Initial values, below 2.4.'),
  fields: optional(array(AbiParam), 'Storage fields, from 2.1 on.'),
})

export const AbiHandle = alias('AbiHandle', 'Handle of a registered ABI. Not supported.', u32)

export const Abi = union('Abi', 'A contract ABI, in one of its forms.', {
  Contract: variant('As an object.', { value: field(AbiContract, 'The ABI.') }),
  Json: variant('As JSON text: the content of an ABI file.', { value: field(text, 'The ABI.') }),
  Handle: variant('As a handle. Not supported (error 1).', { value: field(AbiHandle, 'The handle.') }),
  Serialized: variant('As an object, same as `Contract`.', { value: field(AbiContract, 'The ABI.') }),
})

/** The field `rules` of functions whose result depends on them. */
export const rules = optional(ChainRules, 'Chain rules. Default: `abi.rules` of the configuration.')
