/** Fails a whole run at its end if the tests never called some function of the API, and lists such functions. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { api } from '../../../src/api/wholeApi.ts'
import { folderVariable, readCalledFunctions } from './calledFunctions.ts'

export default function setUp(project: TestProject): () => Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'vendorclient-called-'))
  process.env[folderVariable] = folder
  return async () => {
    const called = readCalledFunctions(folder)
    rmSync(folder, { recursive: true, force: true })
    if (!(await isWholeRun(project))) return
    const names = api.flatMap(({ functions }) => functions.map(({ name }) => name))
    const uncalled = names.filter((name) => !called.has(name))
    console.log(`\n${names.length - uncalled.length} of ${names.length} functions of the API were called by tests`)
    if (uncalled.length === 0) return
    console.error(`Never called by a test:\n  ${uncalled.join('\n  ')}`)
    process.exitCode = 1
  }
}

/** A run of only some tests does not show which functions the other tests call. */
async function isWholeRun({ vitest }: TestProject): Promise<boolean> {
  const all = await Promise.all(vitest.projects.map((project) => project.globTestFiles()))
  const count = all.reduce((sum, { testFiles }) => sum + testFiles.length, 0)
  return vitest.config.testNamePattern === undefined && vitest.state.getFiles().length >= count
}
