import { terminalText } from '../../common/printable.ts'

/** Writes a line, or several, to stderr for people. */
export function printNote(text: string): void {
  process.stderr.write(`${terminalText(text)}\n`)
}
