#!/usr/bin/env node
/** Entry of the one program, and of its threads. */
import { runsElsewhere } from './runtimeGuard.ts'

// Loaded only after the check: the rest need not even be understood by a Node that is too old.
if (!runsElsewhere()) void start()

async function start(): Promise<void> {
  const [{ modules }, { startProgram }] = await Promise.all([import('./api.ts'), import('./program.ts')])
  startProgram(modules, import.meta.url)
}
