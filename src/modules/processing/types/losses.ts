/** Losses of a message. Source: docs/sending-messages.md. */
import { amount, currencyId } from '../../../schema/formats.ts'
import { array, boc, bool, field, hex, map, optional, struct, withDefault } from '../../../schema/shapes.ts'
import { ParamsOfEncodeMessage } from '../../abi/index.ts'
import { ClientError } from '../../client/types.ts'
import { Loss, MessageTransfer, PlannedMessage } from '../../losses/types.ts'
import { rules } from './rules.ts'

/** Option of all functions that send. */
export const acceptLoss = optional(
  map(amount, currencyId),
  'Checks for losses before anything is signed, like `processing.find_losses`, and refuses the message (521) if a certain loss exceeds the accepted one. Maps currency ids (`"0"` is the main currency) to accepted amounts in nano units. Currencies that are not listed have defaults: 0, except for the main currency in a call of an active contract, where it is twice the cost of the run, because a call into another Dapp has to carry that amount. An empty map requests the check with these defaults. Default: no check. Extension of the published interface.',
)

/** Fields of results about losses. */
export const losses = optional(
  array(Loss),
  'Losses of the outgoing messages. Only with `accept_loss`, which asks for the check. They are taken from the transactions of the recipients if the network shows them, otherwise from a local run. Extension of the published interface.',
)

export const ParamsOfFindLosses = struct('ParamsOfFindLosses', 'A message that has not been sent.', {
  message_encode_params: optional(
    ParamsOfEncodeMessage,
    'The message to encode. It is not signed, so `Signer.External` is sufficient; the local run treats signatures as valid.',
  ),
  message: optional(boc, 'A finished external message instead.'),
  out_messages: optional(
    array(boc),
    'Instead of a message, the internal messages that an account sends, as returned by `tvm.run_executor`. Each is run on its recipient; external messages are ignored. At most 255.',
  ),
  planned: optional(
    array(PlannedMessage),
    'Messages that the account will send later, instead of a message or in addition to `out_messages`; in `transfers`, they come after those. At most 255.',
  ),
  chksig_always_succeed: withDefault(
    bool,
    'Treat every signature as valid in the local run, for a `message` that is not signed yet.',
    false,
  ),
  dapp_id: optional(
    hex,
    'Dapp ID of the destination of the message, or of the account that sends `out_messages` and `planned`, 64 hex characters. Default: the account is looked up under its own id; `out_messages` use the Dapp ID that they contain.',
  ),
  account_id: optional(hex, 'Account that sends `planned`. Default: the account id of zeros.'),
  recipient_dapp_ids: optional(
    array(hex),
    'Dapp IDs to look up the recipients of `out_messages` and `planned` under, in addition to `dapp_id` and their own ids. The network finds an account only under its Dapp ID.',
  ),
  rules,
})

export const ResultOfFindLosses = struct('ResultOfFindLosses', 'What the message would do, according to a local run.', {
  transfers: field(array(MessageTransfer), 'Outgoing messages to other accounts, in the order of the transaction.'),
  losses: field(
    array(Loss),
    'All losses: those of `transfers`, and possible losses of messages that the recipients send to accounts that were read.',
  ),
  error: optional(
    ClientError,
    'Why the message would send nothing: its account does not exist or does not accept it, or the transaction would be aborted.',
  ),
})
