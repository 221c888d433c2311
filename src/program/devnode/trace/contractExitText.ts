import { exitCodeText } from '../../explain/codeTexts.ts'
import { ownExitCode } from '../../explain/ownExitCodes.ts'

/** An exit code in words, also one that a contract of the program throws for reasons of its own. */
export function contractExitText(code: number, codeHash: string | null | undefined): string | undefined {
  return exitCodeText(code) ?? ownExitCode(codeHash ?? undefined, code)
}
