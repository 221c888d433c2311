/** Fields that hold numbers as text, in hex or decimal; `*` stands for any text within a name. Source: proofs 6. */

const MESSAGE_FEES = [
  'fwd_fee',
  'ihr_fee',
  'transit_fee',
  'in_msg.fwd_fee_remaining',
  'out_msg.fwd_fee_remaining',
] as const

function under(prefix: string, names: readonly string[]): string[] {
  return names.map((name) => `${prefix}.${name}`)
}

function withOther(names: readonly string[]): string[] {
  return names.flatMap((name) => [name, `${name}_other.value`])
}

const REFS = ['master_ref', 'prev_ref', 'prev_alt_ref', 'prev_vert_ref', 'prev_vert_alt_ref']
const FLOWS = ['created', 'exported', 'fees_collected', 'fees_imported', 'imported', 'minted']
const GAS = [
  'block_gas_limit',
  'delete_due_limit',
  'flat_gas_limit',
  'flat_gas_price',
  'freeze_due_limit',
  'gas_credit',
  'gas_limit',
  'gas_price',
  'special_gas_limit',
]
const VALIDATOR_SETS = ['p32', 'p33', 'p34', 'p35', 'p36', 'p37']

const CONFIG = [
  'p8.capabilities',
  'p14.*_block_fee',
  ...under('p17', ['max_stake', 'min_stake', 'min_total_stake']),
  'p18.*_price_ps',
  ...['p20', 'p21'].flatMap((name) => under(name, GAS)),
  ...['p24', 'p25'].flatMap((name) => under(name, ['bit_price', 'cell_price', 'lump_price'])),
  ...VALIDATOR_SETS.flatMap((name) => under(name, ['list.weight', 'total_weight'])),
]

export const blockNumbers: readonly string[] = [
  'start_lt',
  'end_lt',
  'gen_software_capabilities',
  ...under('account_blocks.transactions', ['lt', 'total_fees', 'total_fees_other.value']),
  ...REFS.map((name) => `${name}.end_lt`),
  ...under('in_msg_descr', MESSAGE_FEES),
  ...under('out_msg_descr', ['import_block_lt', 'next_addr_pfx', 'out_msg.fwd_fee_remaining']),
  ...under('out_msg_descr.imported', MESSAGE_FEES),
  ...under('out_msg_descr.reimport', MESSAGE_FEES),
  ...under('value_flow', withOther(FLOWS)),
  ...under('master.recover_create_msg', MESSAGE_FEES),
  ...under('master.shard_fees', withOther(['create', 'fees'])),
  ...under('master.shard_hashes.descr', ['start_lt', 'end_lt', ...withOther(['fees_collected', 'funds_created'])]),
  ...under('master.config', CONFIG),
]

export const transactionNumbers: readonly string[] = [
  'lt',
  'prev_trans_lt',
  'ext_in_msg_fee',
  ...withOther(['balance_delta', 'total_fees']),
  ...under('action', ['total_action_fees', 'total_fwd_fees']),
  ...under('bounce', ['fwd_fees', 'msg_fees', 'req_fwd_fees']),
  ...under('compute', ['gas_fees', 'gas_limit', 'gas_used']),
  ...under('credit', ['credit', 'credit_other.value', 'due_fees_collected']),
  ...under('storage', ['storage_fees_collected', 'storage_fees_due']),
]

export const messageNumbers: readonly string[] = [
  'created_lt',
  'fwd_fee',
  'ihr_fee',
  'import_fee',
  ...withOther(['value']),
]

/** Fields with a time (unix time, s) beside which networks show it as text. */
export const blockTimes: readonly string[] = [
  'gen_utime',
  'master.config.p18.utime_since',
  ...VALIDATOR_SETS.flatMap((name) => under(`master.config.${name}`, ['utime_since', 'utime_until'])),
  'master.min_shard_gen_utime',
  'master.max_shard_gen_utime',
  'master.shard_hashes.descr.gen_utime',
]
export const transactionTimes: readonly string[] = ['now']
export const messageTimes: readonly string[] = ['created_at']

/** Returns a function that tests whether a dotted path without indexes is in the list. */
export function matcherOf(paths: readonly string[]): (path: string) => boolean {
  const exact = new Set(paths.filter((path) => !path.includes('*')))
  const patterns = paths
    .filter((path) => path.includes('*'))
    .map((path) => new RegExp(`^${path.replaceAll('.', '\\.').replaceAll('*', '[^.]*')}$`))
  return (path) => exact.has(path) || patterns.some((pattern) => pattern.test(path))
}
