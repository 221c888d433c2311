import { describeAmount } from '../../common/moneyText.ts'
import { readAccount } from '../accounts/accounts.ts'
import { defineCommand } from '../definition/Command.ts'
import { exitCodes } from '../errors/exitCodes.ts'
import { ToolError } from '../errors/ToolError.ts'
import { alignFields } from '../output/alignFields.ts'

export const feeStorageCommand = defineCommand({
  name: 'fee storage',
  group: 'Fees',
  summary: 'Show the storage fee of an account.',
  args: [{ name: 'ADDRESS', summary: 'Extended address, or alias.', kind: 'address' }],
  options: [
    { name: 'period', otherShort: 'p', value: 'SECONDS', summary: 'Period in seconds. Default: a year, 31536000.' },
  ],
  examples: ['fee storage wallet --period 2592000'],
  run: async (input, session) => {
    const text = input.text('period') ?? '31536000'
    if (!/^\d{1,10}$/.test(text))
      throw new ToolError(exitCodes.usage, `Invalid --period "${text.slice(0, 20)}": expected seconds`)
    const { boc } = await readAccount(session, session.address(input.args[0]!).address)
    const { fee } = await session.call('utils.calc_storage_fee', {
      account: boc,
      period: Number(text),
    })
    return {
      json: { storage_fee: fee, period: Number(text) },
      text: alignFields([
        ['storage fee', describeAmount(BigInt(fee))],
        ['period', `${text} s`],
      ]),
    }
  },
})
