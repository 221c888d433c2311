#!/usr/bin/env node
/** Entry of the one program, and of its threads. */
import { runsElsewhere } from './runtimeGuard.ts'

// Loaded only after the check: the rest need not even be understood by a Node that is too old.
if (!runsElsewhere()) void start()

async function start(): Promise<void> {
  const { startProgram } = await import('./program.ts')
  startProgram(async () => (await import('../api/api.ts')).modules, import.meta.url)
}
