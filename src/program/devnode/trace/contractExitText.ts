import { exitCodeText } from '../../explain/codeTexts.ts'
import { ownExitCode } from '../../explain/ownExitCodes.ts'

/** An exit code in words, also for the codes that shipped contracts throw. */
export function contractExitText(code: number, codeHash: string | null | undefined): string | undefined {
  return exitCodeText(code) ?? ownExitCode(codeHash ?? undefined, code)
}
