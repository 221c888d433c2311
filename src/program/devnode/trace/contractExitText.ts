import { exitCodeMeaning } from '../../common/exitCodeMeaning.ts'
import { ownExitCode } from '../../explain/ownExitCodes.ts'

/** An exit code in words, also for the codes that shipped contracts throw. */
export function contractExitText(code: number, codeHash: string | null | undefined): string | undefined {
  return exitCodeMeaning(code) ?? ownExitCode(codeHash ?? undefined, code)
}
