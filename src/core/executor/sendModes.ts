/** Bits of the mode of a sent message. */
export const sendModes = {
  payFeesSeparately: 1,
  ignoreErrors: 2,
  exchange: 16,
  deleteIfEmpty: 32,
  carryValue: 64,
  carryBalance: 128,
} as const
