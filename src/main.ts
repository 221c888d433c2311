#!/usr/bin/env node
import { modules } from './api.ts'
import { startProgram } from './program.ts'
/** Entry of the one program, and of its threads. */
import { runsElsewhere } from './runtimeGuard.ts'

if (!runsElsewhere()) startProgram(modules, import.meta.url)
