/** Result codes of the action phase in words. Source: formats 3.3. */
const MEANINGS: Readonly<Record<number, string>> = {
  32: 'the list of actions is invalid',
  33: 'too many actions',
  34: 'an action is invalid or not supported',
  35: 'the source address of a message is wrong',
  36: 'the destination of a message is wrong',
  37: 'not enough tokens for a message, its fee or a reserve',
  38: 'not enough of another currency',
  40: 'a reserve exceeds the balance',
  41: 'the state is too large or invalid',
  50: 'messages cannot go to an anycast address',
  51: 'the license of COPYLEFT is unknown',
  52: 'only special contracts may mint currencies',
  53: 'an amount is too large',
}

/** `undefined` for 0 and for codes that are not known. */
export function actionCodeMeaning(code: number): string | undefined {
  return MEANINGS[code]
}
