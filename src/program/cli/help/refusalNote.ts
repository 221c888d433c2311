/** Why a refusal may be 15, for help and the reference. */
export const refusalNote =
  'A contract that refuses a message after it was sent ends a command with 12, except with its exit codes 52 (repeated) and 57 (expired): a copy of the message that arrived earlier may have been executed, and may be the reason for the refusal. If the network cannot show its transaction, the command ends with 15. Find out with "vendorclient status <hash> --wait" before you send the message again.'
