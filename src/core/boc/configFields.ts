import { bytesToHex } from '../bytes/hex.ts'
import {
  Builder,
  bitsKey,
  type Cell,
  Dictionary,
  Slice,
  uintKey,
  unlessBroken,
  writeBocBase64,
} from '../cells/index.ts'
import {
  type ConfigParams,
  CopyleftConfig,
  CurrencyCollection,
  DelectorParams,
  expectTag,
  GasLimitsPrices,
  GlobalVersion,
  Grams,
  MsgForwardPrices,
  SlashingConfig,
  storagePrices,
  suspendedAddresses,
  ValidatorSet,
  validatorKeys,
  workchainDescriptions,
} from '../tlb/index.ts'
import { currencyList, hexNumber, type JsonObject, plainFields, plainNumber, setHash } from './json.ts'

/**
 * Adds `config_addr`, `config` with `p<number>` for every parameter whose layout is known, and `unknown_config` for the
 * others. A parameter that does not have the layout of its number counts as unknown. Source: modules 4.
 */
export function setConfigFields(json: JsonObject, { configAddr, params }: ConfigParams): void {
  setHash(json, 'config_addr', configAddr)
  const known: JsonObject = {}
  const unknown: JsonObject[] = []
  for (const [number, cell] of params) {
    const value = knownParam(number, cell)
    if (value === undefined) unknown.push({ number, boc: writeBocBase64(cell) })
    else known[`p${number}`] = value
  }
  json['config'] = known
  if (unknown.length > 0) json['unknown_config'] = unknown
}

function knownParam(number: number, cell: Cell): unknown {
  const read = PARAMS[number]
  return read === undefined ? undefined : unlessBroken(() => read(Slice.of(cell), cell))
}

function account(slice: Slice): string {
  return bytesToHex(slice.loadBytes(32))
}

/** Names of unsigned 32-bit fields in order. */
function uint32Fields(slice: Slice, ...names: readonly string[]): JsonObject {
  return Object.fromEntries(names.map((name) => [name, slice.loadUint(32)]))
}

function gramsFields(slice: Slice, ...names: readonly string[]): JsonObject {
  return Object.fromEntries(names.map((name) => [name, hexNumber(Grams.load(slice))]))
}

/** Keys of a dictionary without values whose root is the parameter. */
function numbers(_: Slice, cell: Cell): number[] {
  return [...new Dictionary(uintKey(32), { load: () => undefined, store: () => undefined }, cell)].map(
    ([number]) => number,
  )
}

function proposalSetup(slice: Slice): JsonObject {
  expectTag(slice, 8, 'a proposal setup', 0x36)
  return {
    min_tot_rounds: slice.loadUint(8),
    max_tot_rounds: slice.loadUint(8),
    min_wins: slice.loadUint(8),
    max_losses: slice.loadUint(8),
    ...uint32Fields(slice, 'min_store_sec', 'max_store_sec', 'bit_price', 'cell_price'),
  }
}

function workchains(slice: Slice): JsonObject[] {
  return [...workchainDescriptions(slice.loadMaybeRef())].map(([workchain, { format, ...value }]) => {
    const { type, ...sizes } = format
    return {
      workchain_id: workchain,
      ...plainFields(value),
      basic: type === 'basic',
      ...plainFields(sizes),
      ...('vmMode' in format && { vm_mode: plainNumber(format.vmMode) }),
    }
  })
}

function storage(_: Slice, cell: Cell): JsonObject[] {
  return [...storagePrices(cell)].map(([, value]) => plainFields(value))
}

function gas(slice: Slice): JsonObject {
  return plainFields(GasLimitsPrices.load(slice))
}

function limits(slice: Slice): JsonObject {
  expectTag(slice, 8, 'block limits', 0x5d)
  const one = (): JsonObject => {
    expectTag(slice, 8, 'parameter limits', 0xc3)
    return uint32Fields(slice, 'underload', 'soft_limit', 'hard_limit')
  }
  return { bytes: one(), gas: one(), lt_delta: one() }
}

function forward(slice: Slice): JsonObject {
  return plainFields(MsgForwardPrices.load(slice))
}

function catchain(slice: Slice): JsonObject {
  const flags = expectTag(slice, 8, 'catchain settings', 0xc1, 0xc2) === 0xc2 ? slice.loadUint(8) : 0
  return {
    shuffle_mc_validators: (flags & 1) !== 0,
    isolate_mc_validators: (flags & 2) !== 0,
    ...uint32Fields(
      slice,
      'mc_catchain_lifetime',
      'shard_catchain_lifetime',
      'shard_validators_lifetime',
      'shard_validators_num',
    ),
  }
}

function consensus(slice: Slice): JsonObject {
  const tag = expectTag(slice, 8, 'consensus settings', 0xd6, 0xd7)
  const flags = tag === 0xd7 ? slice.loadUint(8) : 0
  return {
    new_catchain_ids: (flags & 1) !== 0,
    round_candidates: slice.loadUint(tag === 0xd7 ? 8 : 32),
    ...uint32Fields(
      slice,
      'next_candidate_delay_ms',
      'consensus_timeout_ms',
      'fast_attempts',
      'attempt_duration',
      'catchain_max_deps',
      'max_block_bytes',
      'max_collated_bytes',
    ),
  }
}

function validators(slice: Slice): JsonObject {
  const { list, ...set } = ValidatorSet.load(slice)
  return { ...plainFields(set), list: [...list].map(([, validator]) => plainFields(validator)) }
}

function delectors(slice: Slice): JsonObject {
  return plainFields(wholly(slice, DelectorParams.load))
}

function temporaryKeys(slice: Slice): JsonObject[] {
  return [...wholly(slice, (rest) => validatorKeys(rest.loadMaybeRef()))].map(([hash, { key, signature }]) => ({
    map_key: bytesToHex(hash),
    ...plainFields(key),
    signature_r: bytesToHex(signature.r),
    signature_s: bytesToHex(signature.s),
  }))
}

function slashing(slice: Slice): JsonObject {
  return plainFields(wholly(slice, SlashingConfig.load))
}

function copyleft(slice: Slice): JsonObject {
  const { rewardThreshold, licenseRates } = wholly(slice, CopyleftConfig.load)
  return {
    threshold: hexNumber(rewardThreshold),
    payouts: [...licenseRates].map(([kind, percent]) => ({ license_type: kind, payout_percent: percent })),
  }
}

function suspended(slice: Slice): string[] {
  return [...wholly(slice, (rest) => suspendedAddresses(rest.loadMaybeRef()))].map(([key]) => {
    const workchain = new DataView(key.buffer, key.byteOffset).getInt32(0)
    return `${workchain}:${bytesToHex(key.subarray(4))}`
  })
}

/**
 * Chains use these parameter numbers for different things, so only a value that fills its slice to the last bit is
 * read.
 */
function wholly<T>(slice: Slice, load: (slice: Slice) => T): T {
  const value = load(slice)
  slice.expectEnd('the parameter')
  return value
}

/** Readers by parameter number. */
const PARAMS: Readonly<Record<number, (slice: Slice, cell: Cell) => unknown>> = {
  0: account,
  1: account,
  2: account,
  3: account,
  4: account,
  5: account,
  6: (slice) => gramsFields(slice, 'mint_new_price', 'mint_add_price'),
  // An extra currency collection is the tail of a collection: read it as one with zero grams.
  7: (slice) =>
    currencyList(CurrencyCollection.load(Slice.of(new Builder().storeUint(0, 4).storeSlice(slice).toCell())).other),
  8: (slice) => plainFields(GlobalVersion.load(slice)),
  9: numbers,
  10: numbers,
  11: (slice) => {
    expectTag(slice, 8, 'voting settings', 0x91)
    return {
      normal_params: proposalSetup(slice.loadRefSlice()),
      critical_params: proposalSetup(slice.loadRefSlice()),
    }
  },
  12: workchains,
  13: (_, cell) => ({ boc: writeBocBase64(cell) }),
  14: (slice) => {
    expectTag(slice, 8, 'block creation fees', 0x6b)
    return gramsFields(slice, 'masterchain_block_fee', 'basechain_block_fee')
  },
  15: (slice) =>
    uint32Fields(slice, 'validators_elected_for', 'elections_start_before', 'elections_end_before', 'stake_held_for'),
  16: (slice) => ({
    max_validators: slice.loadUint(16),
    max_main_validators: slice.loadUint(16),
    min_validators: slice.loadUint(16),
  }),
  17: (slice) => ({
    ...gramsFields(slice, 'min_stake', 'max_stake', 'min_total_stake'),
    max_stake_factor: slice.loadUint(32),
  }),
  18: storage,
  20: gas,
  21: gas,
  22: limits,
  23: limits,
  24: forward,
  25: forward,
  28: catchain,
  29: consensus,
  30: delectors,
  31: (slice) =>
    [...new Dictionary(bitsKey(256), { load: () => undefined, store: () => undefined }, slice.loadMaybeRef())].map(
      ([address]) => bytesToHex(address),
    ),
  32: validators,
  33: validators,
  34: validators,
  35: validators,
  36: validators,
  37: validators,
  39: temporaryKeys,
  40: slashing,
  42: copyleft,
  44: suspended,
}
