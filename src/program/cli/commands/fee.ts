import { describeAmount } from '../../common/moneyText.ts'
import { readAccount } from '../accounts/accounts.ts'
import { defineCommand } from '../definition/Command.ts'
import { nano } from '../definition/members.ts'
import { alignFields } from '../output/alignFields.ts'

export const feeStorage = defineCommand({
  summary: 'Show the storage fee of an account.',
  args: [{ name: 'ADDRESS', summary: 'Extended address, or alias.', kind: 'address' }],
  options: [
    {
      name: 'period',
      otherShort: 'p',
      value: 'SECONDS',
      number: { min: 0, max: 2 ** 32 - 1 },
      summary: 'Period in seconds.',
      default: 31_536_000,
    },
  ],
  examples: ['fee storage wallet --period 2592000'],
  members: { storage_fee: nano, period: 'seconds' },
  run: async (input, session) => {
    const period = input.number('period')!
    const { boc } = await readAccount(session, session.address(input.args[0]!).address)
    const { fee } = await session.call('utils.calc_storage_fee', {
      account: boc,
      period,
    })
    return {
      json: { storage_fee: fee, period },
      text: alignFields([
        ['storage fee', describeAmount(BigInt(fee))],
        ['period', `${period} s`],
      ]),
    }
  },
})
