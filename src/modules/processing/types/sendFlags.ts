/** Flags of the messages that contracts send. Source: formats 3.3, docs/executor.md. */
import { sendModes } from '../../../core/executor/sendModes.ts'
import { bitFlags } from '../../../schema/shapes.ts'

export const SendFlags = bitFlags(
  'SendFlags',
  'Flags of a message that a contract sends, for parameters such as `flags` of a wallet; combine them with `|`. Networks with Dapp IDs allow these. Extension of the published interface.',
  {
    PayFees: [
      sendModes.payFeesSeparately,
      'The sender pays the forwarding fee in addition to the amount. Without it, the fee is taken from the amount.',
    ],
    Exchange: [
      sendModes.exchange,
      'All SHELL (currency 2) of the message becomes main currency on arrival, one to one. It arrives in other Dapp IDs as well.',
    ],
    DestroyIfEmpty: [
      sendModes.deleteIfEmpty,
      'Deletes the sending account if its balance is zero afterwards. Only together with `AllBalance`.',
    ],
    AllBalance: [sendModes.carryBalance, 'Sends everything that the account has, in all currencies.'],
  },
)
