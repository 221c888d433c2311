/** Objects that were made under classic rules, read through the API. */
import { describe, expect, test } from 'vitest'
import { Builder, writeBocBase64 } from '../../../src/core/cells/index.ts'
import { currencies } from '../../../src/core/tlb/index.ts'
import { internalMessage, OWN } from '../../support/executor/classicMessages.ts'
import { executeBoth } from '../../support/executor/executeBoth.ts'
import { LocalClient } from '../../support/LocalClient.ts'
import { accountOf } from '../../support/vm/compareRuns.ts'

const client = await LocalClient.open()
const dst = `0:${'07'.repeat(32)}`

describe('boc.parse_message', () => {
  test('reads a message that abi.encode_internal_message made under the same rules', async () => {
    const parse = async (rules: 'classic' | 'current', parsedBy: typeof rules) => {
      const params = { address: dst, src_address: `0:${'09'.repeat(32)}`, value: '1000', bounce: true, rules }
      const { message } = await client.call('abi.encode_internal_message', params)
      return client.call('boc.parse_message', { boc: message, rules: parsedBy })
    }
    const fields = { msg_type_name: 'internal', dst, value: '0x3e8', bounce: true }
    expect((await parse('classic', 'classic')).parsed).toMatchObject(fields)
    expect((await parse('current', 'current')).parsed).toMatchObject(fields)
    await expect(parse('classic', 'current')).rejects.toMatchObject({ code: 201 })
  })

  test('takes the current rules by default', async () => {
    const message = writeBocBase64(internalMessage())
    await expect(client.call('boc.parse_message', { boc: message })).rejects.toMatchObject({ code: 201 })
  })
})

describe('boc.parse_transaction', () => {
  test('reads the amounts of classic messages', async () => {
    const account = accountOf(new Builder().toCell())
    const message = internalMessage({ dest: OWN, value: currencies(20_000_000n) })
    const boc = writeBocBase64(executeBoth(account, message).transactionCell)
    const { parsed } = await client.call('boc.parse_transaction', { boc, rules: 'classic' })
    expect(parsed).toMatchObject({ tr_type_name: 'ordinary', account_addr: dst, in_msg: message.hashHex() })
  })
})
