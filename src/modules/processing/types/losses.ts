/** What a message would lose. Source: docs/sending-messages.md. */
import { array, boc, bool, decimal, field, hex, map, optional, struct } from '../../../schema/shapes.ts'
import { ParamsOfEncodeMessage } from '../../abi/index.ts'
import { ClientError } from '../../client/types.ts'
import { Loss, MessageTransfer, PlannedMessage } from '../../losses/types.ts'
import { rules } from './rules.ts'

/** Option of everything that sends. */
export const acceptLoss = optional(
  map(decimal),
  'Looks for losses before anything is signed, as `processing.find_losses` does, and refuses the message (521) if more is certainly lost than is accepted. Accepted amounts in nano units, by currency id (`"0"` is the main currency). A currency that is not listed has the default: 0, but for the main currency in a call of an active contract twice what its run costs, because calls into another Dapp have to carry it. An empty map asks for the check with these defaults. Default: no check. Extension of the published interface.',
)

/** What results say about losses. */
export const losses = optional(
  array(Loss),
  'What the outgoing messages lost, if losses are looked for (with `accept_loss`): by the transactions of the recipients that the network shows, otherwise by a local run on the recipients. Extension of the published interface.',
)

export const ParamsOfFindLosses = struct('ParamsOfFindLosses', 'A message that has not been sent.', {
  message_encode_params: optional(
    ParamsOfEncodeMessage,
    'The message to encode. It is not signed: `Signer.External` does, and signatures count as valid in the local run.',
  ),
  message: optional(boc, 'A finished external message instead.'),
  out_messages: optional(
    array(boc),
    'Internal messages that an account sends instead, as `tvm.run_executor` returns them. Each is run on its recipient; external ones are left out. At most 255.',
  ),
  planned: optional(
    array(PlannedMessage),
    'Messages that the account will send later, instead of a message or besides `out_messages`, after which they are in `transfers`. At most 255.',
  ),
  chksig_always_succeed: optional(
    bool,
    'Let every signature check of the local run succeed, for a `message` that has only room for its signature.',
    { default: false },
  ),
  dapp_id: optional(
    hex,
    'Dapp ID of the account that the message is for, or that sends `out_messages` and `planned`, 64 hex characters. Default: the network finds the account by its own id; `out_messages` have the Dapp ID that is written in them.',
  ),
  account_id: optional(hex, 'Account that sends `planned`. Default: zeros.'),
  recipient_dapp_ids: optional(
    array(hex),
    'Dapp IDs that recipients of `out_messages` and `planned` may be under, besides `dapp_id` and their own ids: the network finds an account only under its Dapp ID.',
  ),
  rules,
})

export const ResultOfFindLosses = struct('ResultOfFindLosses', 'What the message would do, by a local run.', {
  transfers: field(array(MessageTransfer), 'Outgoing messages to other accounts, in the order of the transaction.'),
  losses: field(
    array(Loss),
    'All losses: those of `transfers`, and possible ones of messages that recipients send on to accounts that were read.',
  ),
  error: optional(
    ClientError,
    'Why the message would send nothing: its account does not exist, does not accept it, or its transaction would be aborted.',
  ),
})
