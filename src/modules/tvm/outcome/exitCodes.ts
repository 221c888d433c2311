/** Meanings of exit codes that the library names. Source: network 7.10. */
const MACHINE_CODES: readonly string[] = [
  'normal termination',
  'alternative termination',
  'stack underflow',
  'stack overflow',
  'integer overflow',
  'range check error',
  'invalid opcode',
  'type check error',
  'cell overflow',
  'cell underflow',
  'dictionary error',
  'unknown error',
  'fatal error',
  'out of gas',
  'illegal instruction',
  'pruned cell',
  'big cell',
  'execution timeout',
  'WebAssembly: the program cannot be loaded',
  'WebAssembly: the executable is invalid',
  'WebAssembly: the component cannot be linked',
  'WebAssembly: no instance can be made',
  'WebAssembly: no such function',
  'WebAssembly: the arguments are invalid',
  'WebAssembly: the call failed',
  'WebAssembly: the result is invalid',
  'WebAssembly: out of fuel',
  'WebAssembly: the program is not allowed',
  'WebAssembly error',
  'WebAssembly error',
  'WebAssembly error',
  'WebAssembly error',
  'WebAssembly error',
  'WebAssembly error',
  'WebAssembly error',
  'Dapp ID is not set',
  'cell unpack error',
  'WebAssembly error',
]

const CONTRACT_CODES: Readonly<Record<number, string>> = {
  40: 'External inbound message has an invalid signature',
  41: 'Method not found',
  42: 'Method dictionary not found',
  43: 'Unsupported ABI version',
  44: 'Public key was not found in persistent data',
  45: 'Signature was not found in message',
  46: 'Data dictionary is invalid',
  47: 'Contract info was not found',
  48: 'Invalid inbound message',
  49: 'Invalid state of persistent data',
  50: 'Array index or index of <mapping>.at() is out of range',
  51: 'Constructor was already called',
  52: 'Replay protection exception',
  53: 'Address unpack error',
  54: 'Pop from an empty array',
  55: 'Data cell for inserting the public key was not found',
  56: 'Poll of an empty map',
  57: 'External inbound message is expired',
  58: 'External inbound message has no signature but has a public key',
  59: 'Contract has no receive or fallback function',
  60: 'Contract has no fallback function, or function id is wrong',
  61: 'No public key in persistent data',
}

const TIPS: Readonly<Record<number, string>> = {
  0: 'The contract ended without accepting the message. Check that the function accepts external messages',
  40: 'Check that the message is signed with the keys of the contract, for this network (signature id)',
  52: 'Check that the message was not executed before, and that the clocks agree',
}

/**
 * What an exit code means: codes of the machine, also as bitwise complement (-14 is 13), then usual codes of contracts;
 * `undefined` for any other.
 */
export function describeExitCode(code: number): string | undefined {
  return MACHINE_CODES[code < 0 ? ~code : code] ?? CONTRACT_CODES[code]
}

const GENERAL_TIP = 'What an exit code means is up to the contract: look into its source code or ask its developers'

/** Advice for an exit code. */
export function exitCodeTip(code: number): string {
  const own = TIPS[code]
  return own === undefined ? GENERAL_TIP : `${own}. ${GENERAL_TIP}`
}
