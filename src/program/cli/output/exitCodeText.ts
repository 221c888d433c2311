/** What exit codes of contracts mean. Source: network 7.10, formats 3.3. */
const meanings: Readonly<Record<number, string>> = {
  2: 'stack underflow',
  3: 'stack overflow',
  4: 'integer overflow',
  5: 'a number is out of range',
  6: 'invalid opcode',
  7: 'wrong type',
  8: 'cell overflow',
  9: 'cell underflow',
  10: 'dictionary error',
  13: 'out of gas',
  32: 'the list of actions is invalid',
  33: 'too many actions',
  34: 'an action is invalid or not supported',
  35: 'the source address of a message is wrong',
  36: 'the destination of a message is wrong',
  37: 'not enough tokens',
  38: 'not enough of an extra currency',
  40: 'the signature is wrong',
  41: 'the contract has no such function',
  48: 'the message is malformed',
  50: 'an index is out of range',
  51: 'the constructor was called before',
  52: 'replay protection: the message was processed before, or is too old',
  57: 'the message expired',
  58: 'the message has no signature',
  59: 'the contract does not accept plain transfers',
  60: 'the contract has no such function',
  100: 'the message is not signed by an owner',
  102: 'in a multisig wallet: there is no such proposal, or it expired',
  103: 'in a multisig wallet: this owner has already confirmed',
  107: 'in a multisig wallet: the amount is too small',
  108: 'in a multisig wallet: this needs a wallet with one owner',
  113: 'in a multisig wallet: this owner has too many open proposals',
  117: 'in a multisig wallet: the number of owners is wrong',
}

/** What a code means, where that is usual; `undefined` for any other. */
export function exitCodeMeaning(code: number): string | undefined {
  return meanings[code] ?? (code < 0 ? meanings[~code] : undefined)
}

export function describeExitCode(code: number): string {
  const meaning = exitCodeMeaning(code)
  return `exit code ${code}${meaning === undefined ? '' : ` (${meaning})`}`
}
