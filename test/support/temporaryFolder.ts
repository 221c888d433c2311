import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished as endOfRunningTest, type TestContext } from 'vitest'

/** A new empty folder that is removed when the running test is over; tests that run beside others name theirs. */
export function temporaryFolder(onTestFinished: TestContext['onTestFinished'] = endOfRunningTest): string {
  const folder = mkdtempSync(join(tmpdir(), 'vendorclient-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
