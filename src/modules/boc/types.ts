/** Types of module boc. Source: modules 3.5. */

import { ChainRules } from '../../config/ChainRules.ts'
import type { BuilderOperation } from '../../core/boc/index.ts'
import {
  address,
  any,
  array,
  boc,
  bool,
  field,
  hex,
  i32,
  lazy,
  optional,
  type Shape,
  struct,
  text,
  u32,
  union,
  variant,
} from '../../schema/shapes.ts'
import { BocCacheType } from './types/BocCacheType.ts'

export * from './types/BocCacheType.ts'
export * from './types/parsedBlock.ts'
export * from './types/parsedObjects.ts'

export const BuilderOp = union('BuilderOp', 'A step of building a cell.', {
  Integer: variant('Appends a number in two’s complement; bits above the size are cut off.', {
    size: field(u32, 'Number of bits, at most 1023.'),
    value: field(any, 'A JSON integer of 64 bits, or a text: decimal or hex with `0x`, optionally with a sign.'),
  }),
  BitString: variant('Appends bits.', {
    value: field(
      text,
      '`n` or `N` followed by binary digits, otherwise hex digits, optionally as `x…` or `x{…}`; a final `_` drops the last set bit and everything after it.',
    ),
  }),
  Cell: variant('Appends a reference to a new cell.', {
    builder: field(array(lazy<BuilderOperation>((): Shape => BuilderOp)), 'Steps to build the new cell.'),
  }),
  CellBoc: variant('Appends a reference to an existing cell.', { boc: field(boc, 'The cell.') }),
  Address: variant('Appends an account address.', { address: field(address, 'The address.') }),
})

export const TvcV1 = struct('TvcV1', 'Content of a contract image with a tag.', {
  code: optional(boc, 'Contract code.'),
  description: optional(text, 'Free text about the contract.'),
})

export const Tvc = union('Tvc', 'A contract image.', {
  V1: variant('Version 1.', { value: field(TvcV1, 'The content of the image.') }),
})

export const ParamsOfDecodeTvc = struct('ParamsOfDecodeTvc', 'A contract image.', {
  tvc: field(boc, 'Contract image with a tag.'),
})

export const ResultOfDecodeTvc = struct('ResultOfDecodeTvc', 'Parts of a contract image.', {
  tvc: field(Tvc, 'The parts.'),
})

export const ParamsOfParse = struct('ParamsOfParse', 'A BOC to parse.', {
  boc: field(boc, 'The BOC.'),
  rules: optional(
    ChainRules,
    'Chain rules under which messages, transactions and blocks were created; accounts have only one form. Default: `abi.rules` of the configuration. Extension of the published interface.',
  ),
})

export const ResultOfParse = struct('ResultOfParse', 'A parsed object.', {
  parsed: field(any, 'JSON object; amounts, logical times and other 64-bit values are `0x…` text.'),
})

export const ParamsOfParseShardstate = struct('ParamsOfParseShardstate', 'A shard state to parse.', {
  boc: field(boc, 'The shard state.'),
  id: field(text, 'Id to copy to the result.'),
  workchain_id: field(i32, 'Workchain to copy to the result.'),
})

export const ParamsOfGetBlockchainConfig = struct('ParamsOfGetBlockchainConfig', 'A masterchain block or state.', {
  block_boc: field(boc, 'Key block or zero state.'),
})

export const ResultOfGetBlockchainConfig = struct('ResultOfGetBlockchainConfig', 'Blockchain configuration.', {
  config_boc: field(boc, 'The configuration, always base64.'),
})

export const ParamsOfGetBocHash = struct('ParamsOfGetBocHash', 'A BOC.', { boc: field(boc, 'The BOC.') })

export const ResultOfGetBocHash = struct('ResultOfGetBocHash', 'Hash of a BOC.', {
  hash: field(hex, 'Hash of the root cell, 64 lower-case hex characters.'),
})

export const ParamsOfGetBocDepth = struct('ParamsOfGetBocDepth', 'A BOC.', { boc: field(boc, 'The BOC.') })

export const ResultOfGetBocDepth = struct('ResultOfGetBocDepth', 'Depth of a BOC.', {
  depth: field(u32, 'Number of references on the longest path from the root cell; 0 for a single cell.'),
})

export const ParamsOfGetCodeFromTvc = struct('ParamsOfGetCodeFromTvc', 'A contract image.', {
  tvc: field(boc, 'Contract image with a tag, or state init.'),
})

export const ResultOfGetCodeFromTvc = struct('ResultOfGetCodeFromTvc', 'Contract code.', {
  code: field(boc, 'The code, always base64.'),
})

export const ParamsOfBocCacheGet = struct('ParamsOfBocCacheGet', 'A reference to a cached BOC.', {
  boc_ref: field(text, '`*` and the hash of the root cell.'),
})

export const ResultOfBocCacheGet = struct('ResultOfBocCacheGet', 'A cached BOC.', {
  boc: optional(boc, 'The BOC in base64; null if it is not in the cache.'),
})

export const ParamsOfBocCacheSet = struct('ParamsOfBocCacheSet', 'A BOC to cache.', {
  boc: field(boc, 'The BOC.'),
  cache_type: field(BocCacheType, 'How to keep it.'),
})

export const ResultOfBocCacheSet = struct('ResultOfBocCacheSet', 'A reference to a cached BOC.', {
  boc_ref: field(text, '`*` and the hash of the root cell.'),
})

export const ParamsOfBocCacheUnpin = struct('ParamsOfBocCacheUnpin', 'A pin to remove.', {
  pin: field(text, 'Name of the pin.'),
  boc_ref: optional(text, 'Reference to the BOC. Default: all BOCs with this pin.'),
})

const bocCache = optional(BocCacheType, 'Keep the result in the cache and return a reference. Default: return base64.')

export const ParamsOfEncodeBoc = struct('ParamsOfEncodeBoc', 'Steps to build a cell.', {
  builder: field(array(BuilderOp), 'The steps, in order.'),
  boc_cache: bocCache,
})

export const ResultOfEncodeBoc = struct('ResultOfEncodeBoc', 'A built cell.', {
  boc: field(boc, 'The cell as BOC or reference.'),
})

export const ParamsOfGetCodeSalt = struct('ParamsOfGetCodeSalt', 'Contract code.', {
  code: field(boc, 'The code.'),
  boc_cache: bocCache,
})

export const ResultOfGetCodeSalt = struct('ResultOfGetCodeSalt', 'Salt of contract code.', {
  salt: optional(boc, 'The salt as BOC or reference; null if the code has none.'),
})

export const ParamsOfSetCodeSalt = struct('ParamsOfSetCodeSalt', 'Contract code and its new salt.', {
  code: field(boc, 'The code.'),
  salt: field(boc, 'The salt.'),
  boc_cache: bocCache,
})

export const ResultOfSetCodeSalt = struct('ResultOfSetCodeSalt', 'Contract code with its salt.', {
  code: field(boc, 'The code as BOC or reference.'),
})

export const ParamsOfDecodeStateInit = struct('ParamsOfDecodeStateInit', 'A state init.', {
  state_init: field(boc, 'The state init.'),
  boc_cache: bocCache,
})

export const ResultOfDecodeStateInit = struct('ResultOfDecodeStateInit', 'Parts of a state init.', {
  code: optional(boc, 'Contract code as BOC or reference.'),
  code_hash: optional(hex, 'Hash of the code.'),
  code_depth: optional(u32, 'Depth of the code.'),
  data: optional(boc, 'Contract data as BOC or reference.'),
  data_hash: optional(hex, 'Hash of the data.'),
  data_depth: optional(u32, 'Depth of the data.'),
  library: optional(boc, 'Library dictionary as BOC or reference.'),
  tick: optional(bool, 'Whether the contract runs at the start of each block.'),
  tock: optional(bool, 'Whether the contract runs at the end of each block.'),
  split_depth: optional(u32, 'Split depth of a large contract.'),
  compiler_version: optional(text, 'Compiler version stored in the code; null if it cannot be read.'),
})

export const ParamsOfEncodeStateInit = struct('ParamsOfEncodeStateInit', 'Parts of a state init.', {
  code: optional(boc, 'Contract code.'),
  data: optional(boc, 'Contract data.'),
  library: optional(boc, 'Library dictionary.'),
  tick: optional(bool, 'Run the contract at the start of each block. `tick` or `tock` marks it as special.'),
  tock: optional(bool, 'Run the contract at the end of each block.'),
  split_depth: optional(u32, 'Split depth of a large contract, 0 to 31.'),
  boc_cache: bocCache,
})

export const ResultOfEncodeStateInit = struct('ResultOfEncodeStateInit', 'A state init.', {
  state_init: field(boc, 'The state init as BOC or reference.'),
})

export const ParamsOfEncodeExternalInMessage = struct(
  'ParamsOfEncodeExternalInMessage',
  'Parts of an external inbound message.',
  {
    src: optional(text, 'External source address `:<hex>`. Default: none.'),
    dst: field(address, 'Address of the account.'),
    init: optional(boc, 'State init, to deploy.'),
    body: optional(boc, 'Message body.'),
    boc_cache: bocCache,
  },
)

export const ResultOfEncodeExternalInMessage = struct('ResultOfEncodeExternalInMessage', 'A message.', {
  message: field(boc, 'The message as BOC or reference.'),
  message_id: field(hex, 'Hash of the root cell.'),
})

export const ParamsOfGetCompilerVersion = struct('ParamsOfGetCompilerVersion', 'Contract code.', {
  code: field(boc, 'The code.'),
})

export const ResultOfGetCompilerVersion = struct('ResultOfGetCompilerVersion', 'Compiler of contract code.', {
  version: optional(text, 'Compiler version such as `sol 0.76.1`; null if the code has none.'),
})
