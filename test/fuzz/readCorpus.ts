/** The good calls that faults are put into: examples of the definitions and, where they are present, known calls. */
import { api } from '../../src/api/wholeApi.ts'
import { fillIn } from '../support/fillIn.ts'
import type { LocalClient } from '../support/LocalClient.ts'
import { PasswordProvider } from '../support/passwordProvider.ts'
import { readVectors } from '../support/vectors.ts'

export interface GoodCall {
  readonly method: string
  readonly params: object
  readonly setup: readonly { readonly method: string; readonly params: unknown; readonly save?: string }[]
}

const fuzzed = ['boc', 'abi', 'crypto', 'utils', 'tvm']

export function readCorpus(): readonly GoodCall[] {
  const definitions = api.filter(({ name }) => fuzzed.includes(name)).flatMap(({ functions }) => functions)
  const names = new Set(definitions.map(({ name }) => name))
  const examples = definitions.map(({ name, example: { params, setup = [] } }) => ({
    method: name,
    params: params as object,
    setup,
  }))
  const vectors = fuzzed
    .flatMap((module) => readVectors(`${module}.json`) ?? [])
    .filter(({ method }) => names.has(method))
    .map(({ method, params = {}, setup = [] }) => ({ method, params, setup }))
  return [...examples, ...vectors]
}

/** The call with the handles that it needs in `client`; `undefined` when its preparation fails. */
export async function prepareCall(client: LocalClient, call: GoodCall): Promise<GoodCall | undefined> {
  const appObject = new PasswordProvider('password').answer
  const saved: Record<string, unknown> = {}
  try {
    for (const { method, params, save } of call.setup) {
      const result = await client.call(method, fillIn(params, saved) as object, { appObject })
      if (save !== undefined) saved[save] = result
    }
    return { ...call, params: fillIn(call.params, saved) as object }
  } catch {
    return undefined
  }
}

/** Every text and number of the corpus, to be put where it does not belong. */
export function leavesOf(value: unknown): unknown[] {
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(leavesOf) : [value]
}
