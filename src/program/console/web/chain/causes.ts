/** What usually leads to an exit code or a code of the action phase, and what helps. */
const EXIT_CAUSES: Readonly<Record<number, string>> = {
  2: 'The code takes more from the stack than there is: often a getter or handler that is called with other arguments than it has.',
  4: 'An arithmetic result does not fit into 257 bits, or there was a division by zero.',
  5: 'A value does not fit into its type, a negative number in an unsigned one for example. Check the arguments.',
  7: 'An instruction got a value of another type than it needs.',
  8: 'More was written into a cell than its 1023 bits and 4 references.',
  9: 'More was read from a cell than it has: usually the body or the data have another layout than the code expects. Is it the right ABI?',
  13: 'The gas was used up. Send more value with the message, or make the call cheaper.',
  40: 'The signature does not fit the key and the message. Check the keys, and the global id or signature id of the network.',
  41: 'The body calls a function that the contract does not have. Is it the right ABI?',
  51: 'The contract is deployed already: call its functions in place of its constructor.',
  52: 'This message, or a later one, was executed before. Make a new message.',
  57: 'The message arrived after its expiry time. Send it again; check the clock if it happens often.',
  58: 'The function wants a signed message. Choose keys.',
  59: 'The contract takes no money without a function call. Call a function, or deploy it first.',
  60: 'The body calls a function that the contract does not have. Is it the right ABI?',
}

const ACTION_CAUSES: Readonly<Record<number, string>> = {
  32: 'The list of actions was built by hand and is malformed.',
  33: 'A transaction may have at most 255 actions.',
  34: 'An action has a mode or a form that the chain does not know.',
  35: 'The contract put another source than its own address into a message.',
  36: 'A message goes to an address that does not exist in this form, or in another workchain.',
  37: 'The contract wants to send more than it has. Give it money first, or send less; fees count as well.',
  38: 'The contract wants to send more of another currency than it has.',
  40: 'The contract reserves more than it has.',
  50: 'Addresses with anycast are not supported.',
}

export function exitCause(code: number): string | undefined {
  if (code === 0 || code === 1) return undefined
  const known = EXIT_CAUSES[code] ?? (code < 0 ? EXIT_CAUSES[~code] : undefined)
  if (known !== undefined) return known
  return code >= 100
    ? 'The contract defines this code itself: look for it in its source, in the conditions of the function that was called.'
    : undefined
}

export function actionCause(code: number): string | undefined {
  return ACTION_CAUSES[code]
}

export function skipCause(reason: string): string | undefined {
  if (reason.includes('no contract')) {
    return 'The account has no code. Money stays there unless the message wanted to bounce; deploy a contract to call it.'
  }
  if (reason.includes('gas')) return 'The value of the message, or the balance, buys no gas. Send more.'
  return undefined
}
