/** Exit codes of commands. Source: decision 3. */
export const exitCodes = {
  ok: 0,
  failure: 1,
  usage: 2,
  folderInUse: 3,
  storage: 4,
  network: 10,
  notFound: 11,
  rejected: 12,
  aborted: 13,
  timeout: 14,
  outcomeUnknown: 15,
} as const

export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes]

/** Names in the error objects of --json. */
export const exitCodeNames = Object.fromEntries(
  Object.entries(exitCodes).map(([name, code]) => [
    code,
    name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
  ]),
) as Readonly<Record<ExitCode, string>>

/** Meaning of each exit code, for help and the reference. */
export const exitCodeMeanings: Readonly<Record<number, string>> = {
  0: 'done',
  1: 'other failure',
  2: 'wrong usage or configuration; nothing was done',
  3: 'the data folder is in use by another daemon',
  4: 'the data folder or its storage cannot be used',
  10: 'the network or the node cannot be reached',
  11: 'not found: account, proposal, block',
  12: 'rejected by the contract or the node; no effect on the chain',
  13: 'the transaction was aborted',
  14: 'timeout, or the message expired; it was not executed',
  15: 'the outcome is unknown: a message was sent and may have been executed',
}
