/** Result codes of the action phase. Source: formats 3.3. */
export const actionCodes = {
  invalidList: 32,
  tooManyActions: 33,
  invalidAction: 34,
  wrongSource: 35,
  wrongDestination: 36,
  notEnoughGrams: 37,
  notEnoughCurrencies: 38,
  invalidBalance: 40,
  badState: 41,
  anycast: 50,
  unknownLicense: 51,
  notSpecial: 52,
  overflow: 53,
} as const
