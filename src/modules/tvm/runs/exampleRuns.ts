/** Examples of the definitions: contracts of two instructions, so that results are short. */

/** Accepts an external message and does nothing else. */
const acceptingAccount =
  'te6ccgEBAwEAQQACbcABERERERERERERERERERERERERERERERERERERERERERIGcgMqn4gAAAAAAAAAD6EO5rKAE0ACAQAAAAT4AA=='
/** Drops the number of the get method and leaves 42. */
const answeringAccount =
  'te6ccgEBAwEAQgACbcABERERERERERERERERERERERERERERERERERERERERERIGcgMqn4gAAAAAAAAAD6EO5rKAE0ACAQAAAAYwgCo='
/** External, without body. */
const message = 'te6ccgEBAQEAJQAARYgAIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIE'

export const exampleTransfer = {
  params: {
    message,
    account: { type: 'Account', boc: acceptingAccount },
    execution_options: { block_time: 1_700_000_100, block_lt: 2000, transaction_lt: 2001 },
  },
  result: {
    transaction: { tr_type_name: 'ordinary', aborted: false, lt: '0x7d1', total_fees: '0x1e8480' },
    out_messages: [],
    account: '',
    fees: { ext_in_msg_fee: 1_000_000, storage_fee: 0, gas_fee: 1_000_000, account_fees: 2_000_000 },
  },
}

export const exampleGetter = {
  params: { message, account: acceptingAccount },
  result: { out_messages: [], account: '' },
}

export const exampleGetMethod = {
  params: { account: answeringAccount, function_name: 'answer' },
  result: { output: ['42'] },
}
