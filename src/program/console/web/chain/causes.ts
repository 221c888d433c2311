/** Usual causes of exit codes and codes of the action phase, and remedies. */
const EXIT_CAUSES: Readonly<Record<number, string>> = {
  2: 'The code takes more from the stack than it holds: often a getter or handler called with the wrong arguments.',
  4: 'An arithmetic result does not fit in 257 bits, or there was a division by zero.',
  5: 'A value does not fit its type; for example, a negative number in an unsigned type. Check the arguments.',
  7: 'An instruction got a value of the wrong type.',
  8: 'More was written to a cell than its 1023 bits and 4 references.',
  9: 'More was read from a cell than it contains: usually the body or the data have a different layout than the code expects. Is it the right ABI?',
  13: 'Out of gas. Send more value with the message, or make the call cheaper.',
  40: 'The signature does not match the key and the message. Check the keys, and the global id or signature id of the network.',
  41: 'The body calls a function that the contract does not have. Is it the right ABI?',
  51: 'The contract is already deployed: call its functions instead of its constructor.',
  52: 'This message, or a later one, was already executed. Create a new message.',
  57: 'The message arrived after its expiration. Send it again; if this happens often, check the clock.',
  58: 'The function requires a signed message. Choose keys.',
  59: 'The contract accepts no money without a function call. Call a function, or deploy it first.',
  60: 'The body calls a function that the contract does not have. Is it the right ABI?',
}

const ACTION_CAUSES: Readonly<Record<number, string>> = {
  32: 'The list of actions was built by hand and is malformed.',
  33: 'A transaction may have at most 255 actions.',
  34: 'An action has an unknown mode or form.',
  35: 'The contract set the source of a message to an address other than its own.',
  36: 'A message has a destination that is invalid or in another workchain.',
  37: 'The contract tries to send more than it has. Fund it first, or send less; fees count as well.',
  38: 'The contract tries to send more of another currency than it has.',
  40: 'The contract tries to reserve more than it has.',
  50: 'Addresses with anycast are not supported.',
}

export function exitCause(code: number): string | undefined {
  if (code === 0 || code === 1) return undefined
  const known = EXIT_CAUSES[code] ?? (code < 0 ? EXIT_CAUSES[~code] : undefined)
  if (known !== undefined) return known
  return code >= 100
    ? 'The contract defines this code itself: look for it in its source, in the conditions of the called function.'
    : undefined
}

export function actionCause(code: number): string | undefined {
  return ACTION_CAUSES[code]
}

export function skipCause(reason: string): string | undefined {
  if (reason.includes('no contract')) {
    return 'The account has no code. Money stays there unless the message bounces; deploy a contract to call it.'
  }
  if (reason.includes('gas')) return 'The value of the message, or the balance, does not pay for any gas. Send more.'
  return undefined
}
