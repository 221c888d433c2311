/** Meanings of exit codes that are the same in every contract. Source: network 7.10, formats 3.3. */

/** Codes of the virtual machine and of compiler runtimes; contracts define all others. */
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
  40: 'the signature is wrong',
  41: 'the contract has no such function',
  48: 'the message is malformed',
  50: 'an index is out of range',
  51: 'the constructor was already called',
  52: 'replay protection: the message was already processed, or is too old',
  57: 'the message expired',
  58: 'the message has no signature',
  59: 'the contract does not accept plain transfers',
  60: 'the contract has no such function',
}

/** Meaning of a code in every contract; `undefined` for a code whose meaning the contract defines. */
export function exitCodeMeaning(code: number): string | undefined {
  return meanings[code] ?? (code < 0 ? meanings[~code] : undefined)
}
