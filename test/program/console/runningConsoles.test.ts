import { expect, test } from 'vitest'
import { announceConsole } from '../../../src/program/console/server/runningConsoles.ts'

const running = { url: 'http://127.0.0.1:8610', endpoint: 'http://127.0.0.1:8600' }

test.runIf(process.platform === 'linux')('a console is not announced where its folder cannot be created', () => {
  expect(() => announceConsole('/proc/none', running)).toThrow(/ENOENT/)
})
