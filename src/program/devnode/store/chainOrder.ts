/** Text that sorts like the number: one digit with the count of hex digits less one, then the digits. Below 2^64. */
function orderedNumber(value: number | bigint): string {
  const digits = value.toString(16)
  return (digits.length - 1).toString(16) + digits
}

/**
 * Order of a block: generation time in seconds, the constant 0, thread (68 hex digits) and height; each field is
 * preceded by the decimal count of its digits less one. Source: network 3.11.
 */
export function blockChainOrder(genUtime: number, threadId: string, height: number): string {
  return [genUtime.toString(16), '0', threadId, height.toString(16)].map((text) => `${text.length - 1}${text}`).join('')
}

/**
 * First characters of the orders of all blocks of this second; orders of later blocks sort after them. Source: network
 * 3.11.
 */
export function chainOrderOfTime(unixSeconds: number): string {
  const text = Math.max(0, Math.trunc(unixSeconds)).toString(16)
  return `${text.length - 1}${text}`
}

/** Order of a transaction: that of its block and its index there. */
export function transactionChainOrder(blockOrder: string, index: number): string {
  return blockOrder + orderedNumber(index)
}

/** Order of a message: that of its transaction and 0 for the inbound one, 1 and up for the outgoing ones. */
export function messageChainOrder(transactionOrder: string, index: number): string {
  return transactionOrder + orderedNumber(index)
}
