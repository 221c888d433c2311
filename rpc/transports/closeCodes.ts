/** Close codes of WebSockets that the daemon uses. Source: daemon sections 1, 7, 8 and 11. */
export const closeCodes = {
  goingAway: 1001,
  unsupportedData: 1003,
  slowHost: 4008,
} as const
