/** The test build: the whole program with one module more. */
import { runsElsewhere } from '../../../src/program/runtimeGuard.ts'

if (!runsElsewhere()) void start()

async function start(): Promise<void> {
  const { startProgram } = await import('../../../src/program/program.ts')
  startProgram(
    async () => {
      const { modules } = await import('../../../src/api/api.ts')
      return [...modules, { name: 'test', load: async () => (await import('./testModule.ts')).testModule }]
    },
    import.meta.url,
  )
}
