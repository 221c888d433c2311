/** The test build: the whole program with one module more. */
import { runsElsewhere } from '../../../src/runtimeGuard.ts'

if (!runsElsewhere()) void start()

async function start(): Promise<void> {
  const [{ modules }, { startProgram }, { testModule }] = await Promise.all([
    import('../../../src/api.ts'),
    import('../../../src/program.ts'),
    import('./testModule.ts'),
  ])
  startProgram([...modules, testModule], import.meta.url)
}
