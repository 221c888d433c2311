/** What usually causes a code, and what to do about it, for codes that mean the same in every contract. */
import type { Repair } from './Failure.ts'

export interface Remedy {
  readonly repair: Repair
  /** One or two sentences. */
  readonly text: string
}

const OTHER_ABI = 'The contract has no such function. Check that the ABI belongs to this contract.'

const exitRemedies: Readonly<Record<number, Remedy>> = {
  2: call('The code takes more values from the stack than there are. Check that the ABI belongs to this contract.'),
  3: contract('The code puts more on the stack than fits. Check loops and recursion.'),
  4: call('A result does not fit in 257 bits, or there was a division by zero. Check the arguments.'),
  5: call('A value does not fit its type, such as a negative number in an unsigned type. Check the arguments.'),
  6: contract('The code contains an instruction that this network does not know. Compile it for this network.'),
  7: contract('An instruction got a value of another type. Check that the ABI belongs to this contract.'),
  8: call('More was written to a cell than its 1023 bits and 4 references. Use shorter arguments.'),
  9: call('The body or the data does not have the layout that the code expects. Check the ABI and the arguments.'),
  10: contract('A dictionary is malformed. Check how the contract writes it.'),
  40: key('The signature does not match the key and the message. Sign with the key of the contract, for this network.'),
  41: call(OTHER_ABI),
  48: call('The message cannot be read. Check that the ABI belongs to this contract.'),
  50: call('An index is out of range. Check the arguments.'),
  51: call('The contract is already deployed. Call its functions instead of its constructor.'),
  52: again('This message, or a later one, was already executed. If it had no effect, send a new one.'),
  58: key('The function accepts only signed messages. Sign it with a key.'),
  59: call('The contract accepts no money without a call. Call a function instead.'),
  60: call(OTHER_ABI),
}

const actionRemedies: Readonly<Record<number, Remedy>> = {
  32: contract('The list of actions is malformed. Check how the contract builds it.'),
  33: contract('A transaction may have at most 255 actions. Do the work in several calls.'),
  34: contract('An action has an unknown mode or form. Check the flags of the message.'),
  35: contract('A contract may send messages only from its own address.'),
  36: call('A message has a destination that is invalid or in another workchain. Check the destination.'),
  37: balance('Fund the account, or send less; fees come on top.'),
  38: balance('The account has less of this currency than the contract sends. Fund it, or send less.'),
  40: balance('The contract reserves more than the account has. Fund it, or send less.'),
  50: call('Addresses with anycast are not supported. Use the plain address.'),
  52: contract('Only special contracts may mint currencies.'),
}

/** `code` may be a bitwise complement, as the machine reports exceptions of its own. */
export function exitRemedy(code: number): Remedy | undefined {
  return exitRemedies[code < 0 ? ~code : code]
}

export function actionRemedy(code: number): Remedy | undefined {
  return actionRemedies[code]
}

function key(text: string): Remedy {
  return { repair: 'key', text }
}

function call(text: string): Remedy {
  return { repair: 'call', text }
}

function contract(text: string): Remedy {
  return { repair: 'contract', text }
}

function again(text: string): Remedy {
  return { repair: 'again', text }
}

function balance(text: string): Remedy {
  return { repair: 'balance', text }
}
