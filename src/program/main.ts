#!/usr/bin/env node
/** Entry of the program and of its threads. */
import { runsElsewhere } from './runtimeGuard.ts'

// Loaded only after the check, because an old Node may not even be able to parse it.
if (!runsElsewhere()) void start()

async function start(): Promise<void> {
  const { startProgram } = await import('./program.ts')
  startProgram(async () => (await import('../api/api.ts')).modules, import.meta.url)
}
