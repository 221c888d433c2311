/** What the tests share. They run against the installed package and the programs that the environment names. */
import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { after, before } from 'node:test'
import {
  connectClient,
  connectClientSync,
  loadClient,
  loadClientSync,
  spawnClient,
  spawnClientSync,
} from 'vendorclient'

/** The test build, which has the module `test`: a script or an executable. */
export const testProgram = process.env.VENDORCLIENT_TEST_BINARY

/** The same as a script, which can be loaded into this process. */
export const testLibrary = process.env.VENDORCLIENT_TEST_LIBRARY

/** The test build for a way to a client. */
export const programFor = (mode) => (mode === 'load' ? testLibrary : testProgram)

export function temporaryFolder(t) {
  const folder = mkdtempSync(join(tmpdir(), 'vendorclient-ts-'))
  t.after(() => rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }))
  return folder
}

/** Starts a serving daemon; it is killed when the test is over. */
export async function serve(t, dataFolder, ...options) {
  const [file, ...args] = testProgram.endsWith('.js') ? [process.execPath, testProgram] : [testProgram]
  const child = spawn(file, [...args, 'daemon', '--data', dataFolder, ...options], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  t.after(() => child.kill('SIGKILL'))
  const [line] = await once(createInterface(child.stdout), 'line')
  return { child, discovery: JSON.parse(line) }
}

/** The ways to a client, each with a function that answers later and one that blocks. */
export const modes = {
  spawn: { open: spawnClient, openSync: spawnClientSync },
  load: { open: loadClient, openSync: loadClientSync },
  connect: { open: connectClient, openSync: connectClientSync },
}

/** A client of the test build that is closed when the test is over. */
export async function openClient(t, mode, options = {}) {
  const client = await modes[mode].open(await targetOf(t, mode, options))
  t.after(() => client.close())
  return client
}

/** A client for all tests of a group, as the field `client` of what this gives. */
export function shareClient(mode) {
  const shared = { client: undefined }
  const cleanups = []
  before(async () => {
    shared.client = await openClient({ after: (cleanup) => cleanups.unshift(cleanup) }, mode)
  })
  after(async () => {
    for (const cleanup of cleanups) await cleanup()
  })
  return shared
}

/** Options with which a client of this mode is opened; starts what it connects to. */
export async function targetOf(t, mode, options = {}) {
  const dataFolder = options.dataFolder ?? temporaryFolder(t)
  if (mode === 'connect') {
    await serve(t, dataFolder)
    return { ...options, dataFolder }
  }
  return { program: programFor(mode), ...options, dataFolder }
}

/** The error with which a promise is rejected. */
export async function failure(promise) {
  try {
    await promise
  } catch (error) {
    return error
  }
  assert.fail('expected an error')
}

/** The error that a function throws. */
export function failureSync(action) {
  try {
    action()
  } catch (error) {
    return error
  }
  assert.fail('expected an error')
}

/** Whether a process ends within the time. */
export async function endsWithin(pid, limitMs) {
  for (const end = performance.now() + limitMs; performance.now() < end; ) {
    try {
      process.kill(pid, 0)
    } catch {
      return true
    }
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  return false
}

export const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms))
