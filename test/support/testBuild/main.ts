/** The test build: the whole program with one module more. */

import { modules } from '../../../src/api.ts'
import { startProgram } from '../../../src/program.ts'
import { runsElsewhere } from '../../../src/runtimeGuard.ts'
import { testModule } from './testModule.ts'

if (!runsElsewhere()) startProgram([...modules, testModule], import.meta.url)
