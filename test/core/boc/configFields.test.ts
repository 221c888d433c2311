import { describe, expect, test } from 'vitest'
import { setConfigFields } from '../../../src/core/boc/configFields.ts'
import type { JsonObject } from '../../../src/core/boc/index.ts'
import { Builder, writeBocBase64 } from '../../../src/core/cells/index.ts'
import {
  CopyleftConfig,
  configDictionary,
  DelectorParams,
  licenseRates,
  SlashingConfig,
  suspendedAddresses,
  ValidatorSet,
  validatorKeys,
  validators,
} from '../../../src/core/tlb/index.ts'

function fill(byte: number) {
  return new Uint8Array(32).fill(byte)
}
function hex(byte: string) {
  return byte.repeat(32)
}

/** Fields of a configuration with one parameter. */
function fieldsOf(number: number, store: (builder: Builder) => void) {
  const builder = new Builder()
  store(builder)
  const cell = builder.toCell()
  const params = configDictionary()
  params.set(number, cell)
  const json: JsonObject = {}
  setConfigFields(json, { configAddr: fill(0x55), params })
  return { json, cell }
}

describe('the configuration', () => {
  test('shows the parameters for delegated elections', () => {
    const value = { delectionsStep: 10, validatorInitCodeHash: fill(1), stakerInitCodeHash: fill(2) }
    expect(fieldsOf(30, (builder) => DelectorParams.store(value, builder)).json['config']).toEqual({
      p30: { delections_step: 10, validator_init_code_hash: hex('01'), staker_init_code_hash: hex('02') },
    })
  })

  test('shows the fields of each form of a validator', () => {
    const set = validators()
    const plain = { publicKey: fill(1), weight: 16n }
    set.set(0, plain)
    set.set(1, { ...plain, adnlAddr: fill(2) })
    set.set(2, { ...plain, adnlAddr: fill(2), mcSeqNoSince: 7 })
    set.set(3, { ...plain, blsPublicKey: new Uint8Array(48).fill(3) })
    const value = { utimeSince: 1, utimeUntil: 2, total: 4, main: 4, totalWeight: 64n, list: set }
    const fields = { public_key: hex('01'), weight: '0x10' }
    expect(fieldsOf(34, (builder) => ValidatorSet.store(value, builder)).json['config']).toEqual({
      p34: {
        utime_since: 1,
        utime_until: 2,
        total: 4,
        main: 4,
        total_weight: '0x40',
        list: [
          fields,
          { ...fields, adnl_addr: hex('02') },
          { ...fields, adnl_addr: hex('02'), mc_seq_no_since: 7 },
          { ...fields, bls_public_key: '03'.repeat(48) },
        ],
      },
    })
  })

  test('shows temporary keys of validators', () => {
    const keys = validatorKeys()
    keys.set(fill(9), {
      signature: { r: fill(3), s: fill(4) },
      key: { adnlAddr: fill(5), tempPublicKey: fill(6), seqno: 7, validUntil: 8 },
    })
    expect(fieldsOf(39, (builder) => builder.storeMaybeRef(keys.root)).json['config']).toEqual({
      p39: [
        {
          map_key: hex('09'),
          adnl_addr: hex('05'),
          temp_public_key: hex('06'),
          seqno: 7,
          valid_until: 8,
          signature_r: hex('03'),
          signature_s: hex('04'),
        },
      ],
    })
  })

  test('shows settings of slashing', () => {
    const value = {
      slashingPeriodMcBlocksCount: 1,
      resendMcBlocksCount: 2,
      minSamplesCount: 3,
      collationsScoreWeight: 4,
      signingScoreWeight: 5,
      minSlashingProtectionScore: 6,
      zParamNumerator: 7,
      zParamDenominator: 8,
    }
    expect(fieldsOf(40, (builder) => SlashingConfig.store(value, builder)).json['config']).toEqual({
      p40: {
        slashing_period_mc_blocks_count: 1,
        resend_mc_blocks_count: 2,
        min_samples_count: 3,
        collations_score_weight: 4,
        signing_score_weight: 5,
        min_slashing_protection_score: 6,
        z_param_numerator: 7,
        z_param_denominator: 8,
      },
    })
  })

  test('shows settings of copyleft', () => {
    const rates = licenseRates()
    rates.set(2, 30)
    const value = { rewardThreshold: 1000n, licenseRates: rates }
    expect(fieldsOf(42, (builder) => CopyleftConfig.store(value, builder)).json['config']).toEqual({
      p42: { threshold: '0x3e8', payouts: [{ license_type: 2, payout_percent: 30 }] },
    })
  })

  test('shows suspended accounts', () => {
    const accounts = suspendedAddresses()
    accounts.set(Uint8Array.of(0xff, 0xff, 0xff, 0xff, ...fill(1)), undefined)
    accounts.set(Uint8Array.of(0, 0, 0, 0, ...fill(2)), undefined)
    expect(fieldsOf(44, (builder) => builder.storeMaybeRef(accounts.root)).json['config']).toEqual({
      p44: [`0:${hex('02')}`, `-1:${hex('01')}`],
    })
  })

  test.each([
    ['another use of the number 40', 40, (builder: Builder) => builder.storeUint(1, 8).storeUintBig(0n, 300)],
    ['suspended accounts with a time limit', 44, (builder: Builder) => builder.storeUint(0, 9).storeUint(7, 32)],
    ['another tag', 30, (builder: Builder) => builder.storeUint(0x10, 8)],
  ])('keeps %s as a BOC', (_what, number, store) => {
    const { json, cell } = fieldsOf(number, store)
    expect(json).toMatchObject({ config: {}, unknown_config: [{ number, boc: writeBocBase64(cell) }] })
  })
})
