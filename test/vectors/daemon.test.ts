/** Known calls of existing implementations, made through the daemon on stdio. */
import { describe, test } from 'vitest'
import { api } from '../../src/api/wholeApi.ts'
import { functionsByName } from '../../src/schema/modules.ts'
import { StdioHost } from '../support/daemon/StdioHost.ts'
import { TestClient } from '../support/daemon/TestClient.ts'
import { type Caller, runVector } from '../support/runVector.ts'
import { readVectors, type Vector } from '../support/vectors.ts'

const files = ['client', 'crypto', 'boc', 'abi', 'utils', 'tvm', 'account']
const functions = functionsByName(api)

describe.each(files)('vectors of %s', (file) => {
  const vectors = readVectors(`${file}.json`)
  if (vectors === undefined) {
    test.skip(`skipped: the folder of vectors has no ${file}.json on this machine`, () => {})
    return
  }
  const offered = vectors.filter(isOffered)
  if (offered.length < vectors.length) {
    const methods = new Set(
      vectors
        .filter((vector) => !isOffered(vector))
        .flatMap(methodsOf)
        .filter(isMissing),
    )
    test.skip(`skipped: ${vectors.length - offered.length} vectors need ${[...methods].join(', ')}, not offered yet`, () => {})
  }
  test.runIf(offered.length > 0)(`all ${offered.length} agree`, async () => {
    const host = StdioHost.start()
    const client = await TestClient.initialize(host, {})
    const caller = callerOf(client)
    for (const vector of offered) {
      try {
        await runVector(caller, vector, neverAsked)
      } catch (error) {
        throw new Error(`${vector.name}: ${(error as Error).message}`, { cause: error })
      }
    }
    await host.dispose()
  })
})

function neverAsked(): never {
  throw new Error('no vector asks an app object')
}

/** Functions that register an app object get an id; the daemon never asks it in these calls. */
function callerOf(client: TestClient): Caller {
  let objects = 0
  return {
    call: (method, params) => {
      const registers = functions.get(method)?.appObject !== undefined
      return client.call(method, params, registers ? { app_object: `object-${++objects}` } : undefined)
    },
  }
}

function methodsOf({ method, setup = [] }: Vector): string[] {
  return [method, ...setup.map((call) => call.method)]
}

function isMissing(method: string): boolean {
  return !functions.has(method)
}

function isOffered(vector: Vector): boolean {
  return !methodsOf(vector).some(isMissing)
}
