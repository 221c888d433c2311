/** Codes in words, as the program that serves the console has them. */
import { facts } from './connection.ts'

export function exitCodeText(code: number | null | undefined): string | undefined {
  return code == null ? undefined : facts.value?.codes.exit[code]
}

export function actionCodeText(code: number | null | undefined): string | undefined {
  return code == null ? undefined : facts.value?.codes.action[code]
}
