/** Why no contract ran, by the name in a transaction, in the order of the numbers. Source: formats 3.3, network 4.7. */
export const skipReasons = {
  noState: 'there is no contract',
  badState: 'the state in the message, or that of the account, does not fit',
  noGas: 'the account cannot pay for the gas',
  suspended: 'the account is suspended',
} as const
