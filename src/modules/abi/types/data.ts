/** Contract data, accounts and free lists of values. */
import { any, array, boc, bool, field, hex, optional, struct, u32, u64, withDefault } from '../../../schema/shapes.ts'
import { BocCacheType } from '../../boc/types/BocCacheType.ts'
import { Abi, AbiParam } from './contracts.ts'

const bocCache = optional(BocCacheType, 'Keep the result in the cache and return a reference. Default: return base64.')
const allowPartial = withDefault(bool, 'Ignore data after the last value.', false)

export const ParamsOfEncodeAccount = struct('ParamsOfEncodeAccount', 'The account to build.', {
  state_init: field(boc, 'State init; its hash is the account id.'),
  balance: withDefault(u64, 'Balance in nano units.', 100000000000),
  last_trans_lt: withDefault(u64, 'Logical time of the last transaction.', 0),
  last_paid: withDefault(
    u32,
    'Time of the last storage payment, Unix time in s. With another than 0, the account also has the size of its storage, from which `utils.calc_storage_fee` calculates.',
    0,
  ),
  boc_cache: bocCache,
})

export const ResultOfEncodeAccount = struct('ResultOfEncodeAccount', 'An account.', {
  account: field(boc, 'The account as BOC or reference.'),
  id: field(hex, 'Account id, 64 hex characters; the address is `0:<id>`.'),
})

export const ParamsOfDecodeAccountData = struct('ParamsOfDecodeAccountData', 'Data of a contract.', {
  abi: field(Abi, 'ABI of the contract, 2.1 or later.'),
  data: field(boc, 'The data.'),
  allow_partial: allowPartial,
})

export const ResultOfDecodeAccountData = struct('ResultOfDecodeAccountData', 'Storage fields of a contract, decoded.', {
  data: field(any, 'Values by name.'),
})

export const ParamsOfUpdateInitialData = struct(
  'ParamsOfUpdateInitialData',
  'Data of a contract below ABI 2.4 that is not yet deployed, and the changes to make.',
  {
    abi: field(Abi, 'ABI of the contract.'),
    data: field(boc, 'The data.'),
    initial_data: optional(any, 'Values of all `data` items by name. Default: unchanged.'),
    initial_pubkey: optional(hex, 'Public key of the owner. Default: unchanged.'),
    boc_cache: bocCache,
  },
)

export const ResultOfUpdateInitialData = struct('ResultOfUpdateInitialData', 'Data of a contract.', {
  data: field(boc, 'The data as BOC or reference.'),
})

export const ParamsOfEncodeInitialData = struct('ParamsOfEncodeInitialData', 'Initial values of a contract.', {
  abi: field(Abi, 'ABI of the contract.'),
  initial_data: optional(
    any,
    'Values by name: below ABI 2.4, all `data` items; from 2.4 on, exactly the fields marked `init`.',
  ),
  initial_pubkey: optional(hex, 'Public key of the owner; below ABI 2.4 only. Default: zero.'),
  boc_cache: bocCache,
})

export const ResultOfEncodeInitialData = struct('ResultOfEncodeInitialData', 'Data of a contract.', {
  data: field(boc, 'The data as BOC or reference.'),
})

export const ParamsOfDecodeInitialData = struct(
  'ParamsOfDecodeInitialData',
  'Data of a contract below ABI 2.4 that is not yet deployed.',
  {
    abi: field(Abi, 'ABI of the contract.'),
    data: field(boc, 'The data.'),
    allow_partial: allowPartial,
  },
)

export const ResultOfDecodeInitialData = struct('ResultOfDecodeInitialData', 'Initial values of a contract.', {
  initial_data: field(any, 'Values by name; items missing from the data are omitted.'),
  initial_pubkey: field(hex, 'Public key of the owner.'),
})

export const ParamsOfDecodeBoc = struct('ParamsOfDecodeBoc', 'A cell tree to decode.', {
  params: field(array(AbiParam), 'Names and types of the values, in order. Follows the rules of ABI 2.4.'),
  boc: field(boc, 'The cell tree.'),
  allow_partial: field(bool, 'Ignore data after the last value.'),
})

export const ResultOfDecodeBoc = struct('ResultOfDecodeBoc', 'Decoded values.', {
  data: field(any, 'Values by name.'),
})

export const ParamsOfAbiEncodeBoc = struct('ParamsOfAbiEncodeBoc', 'Values to encode into a cell tree.', {
  params: field(array(AbiParam), 'Names and types of the values, in order. Follows the rules of ABI 2.4.'),
  data: field(any, 'Values by name.'),
  boc_cache: bocCache,
})

export const ResultOfAbiEncodeBoc = struct('ResultOfAbiEncodeBoc', 'A cell tree.', {
  boc: field(boc, 'The cell tree as BOC or reference.'),
})
