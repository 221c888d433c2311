import { expect } from 'vitest'
import { isRawNumeral } from '../../src/schema/numerals.ts'
import { fillIn } from './fillIn.ts'
import type { AppObjectHandler } from './LocalClient.ts'
import type { Vector } from './vectors.ts'

/** What is compared of an example of a definition or of a vector. */
export type Scenario = Pick<Vector, 'method' | 'params' | 'expect' | 'error'> & {
  readonly setup?: readonly { method: string; params: unknown; save?: string }[]
}

/** The calling side: the library in this process, or a daemon. */
export interface Caller {
  call(method: string, params: object, options: { readonly appObject?: AppObjectHandler }): Promise<unknown>
}

/** Makes the calls of a scenario and compares the last result. `appObject` serves every function that needs one. */
export async function runVector(client: Caller, scenario: Scenario, appObject?: AppObjectHandler): Promise<void> {
  const saved: Record<string, unknown> = {}
  const options = appObject === undefined ? {} : { appObject }
  for (const { method, params, save } of scenario.setup ?? []) {
    const result = await client.call(method, fillIn(params, saved) as object, options)
    if (save !== undefined) saved[save] = result
  }
  const call = client.call(scenario.method, fillIn(scenario.params ?? {}, saved) as object, options)
  if (scenario.error === undefined) expectContained(await call, fillIn(scenario.expect, saved), 'result')
  else if (scenario.error.code === undefined) await expect(call).rejects.toThrow()
  else await expect(call).rejects.toMatchObject({ code: scenario.error.code })
}

type Check = (actual: unknown, operand: never, path: string) => void

const operators: Readonly<Record<string, Check>> = {
  $len: (actual, length: number, path) => expect((actual as string).length, path).toBe(length),
  $minlen: (actual, length: number, path) => expect((actual as string).length, path).toBeGreaterThanOrEqual(length),
  $words: (actual, count: number, path) => expect((actual as string).split(' ').length, path).toBe(count),
  $regex: (actual, pattern: string, path) => expect(actual, path).toMatch(new RegExp(pattern)),
  $ne: (actual, other: unknown, path) => expect(actual, path).not.toEqual(other),
  $b64prefix: (actual, prefix: string, path) => {
    const [bytes, start] = [actual as string, prefix].map((text) => Buffer.from(text, 'base64').toString('hex'))
    expect(bytes!.startsWith(start!), path).toBe(true)
  },
  $item: (actual, [index, item]: [number, unknown], path) =>
    expectContained((actual as unknown[])[index], item, `${path}[${index}]`),
  $type: (actual, type: string, path) => expect(typeof actual, path).toBe(type),
}

/** Everything that is expected must be there; objects may have more keys, `null` matches an absent key. */
function expectContained(actual: unknown, expected: unknown, path: string): void {
  if (expected === null) {
    expect(actual ?? null, path).toBeNull()
  } else if (Array.isArray(expected)) {
    expect((actual as unknown[]).length, path).toBe(expected.length)
    for (const [index, item] of expected.entries()) {
      expectContained((actual as unknown[])[index], item, `${path}[${index}]`)
    }
  } else if (typeof expected === 'object') {
    for (const [key, value] of Object.entries(expected as object)) {
      const check = operators[key]
      if (check !== undefined) check(actual, value as never, path)
      else if (key.startsWith('$')) throw new Error(`Unknown operator ${key}`)
      else expectContained((actual as Record<string, unknown>)[key], value, `${path}.${key}`)
    }
  } else {
    // The vectors were read as doubles.
    expect(isRawNumeral(actual) ? Number(actual.rawJSON) : actual, path).toBe(expected)
  }
}
