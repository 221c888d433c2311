/** End of remedies for errors after which a message may have been sent. */
export const outcomeNote =
  '`data.outcome` says what became of a message: after `unknown`, look for it by `data.message_hash` before you send anything else. See [sending messages](sending-messages.md#what-errors-say).'
