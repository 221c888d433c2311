/** Calls with faults in their parameters, in this process. Whatever comes must be a result or an error of the library. */

import { api } from '../../src/api/wholeApi.ts'
import { ClientError } from '../../src/errors/ClientError.ts'
import { InvalidParams } from '../../src/errors/client.ts'
import { functionsByName } from '../../src/schema/modules.ts'
import { LocalClient } from '../support/LocalClient.ts'
import { PasswordProvider } from '../support/passwordProvider.ts'
import { isBounded, isItsTurn } from './boundWork.ts'
import { Dice } from './Dice.ts'
import { mutateJson } from './mutateJson.ts'
import { type GoodCall, leavesOf, prepareCall, readCorpus } from './readCorpus.ts'

export interface FuzzOptions {
  readonly seed: number
  readonly rounds: number
  /** Duration in ms above which a call is a finding. Default 2000. */
  readonly slowMs?: number
  readonly onProgress?: (round: number) => void
}

export interface Finding {
  readonly round: number
  readonly method: string
  /** What was wrong, in one line. */
  readonly problem: string
  readonly params: string
  readonly stack?: string | undefined
}

export interface FuzzReport {
  readonly calls: number
  readonly succeeded: number
  readonly findings: readonly Finding[]
}

/** Handles, caches and boxes pile up in a client. */
const ROUNDS_PER_CLIENT = 5000
/** Errors name what is wrong; they do not repeat payloads. */
const MAX_MESSAGE_CHARACTERS = 2000
const MAX_DATA_CHARACTERS = 4000

const functions = functionsByName(api)
const always = [InvalidParams.code]

export async function runFuzz({ seed, rounds, slowMs = 2000, onProgress }: FuzzOptions): Promise<FuzzReport> {
  const corpus = readCorpus()
  const leaves = corpus.flatMap(({ params }) => leavesOf(params))
  const findings: Finding[] = []
  let calls = 0
  let succeeded = 0
  for (let first = 0; first < rounds; first += ROUNDS_PER_CLIENT) {
    const client = await LocalClient.open()
    const prepared = (await Promise.all(corpus.map((call) => prepareCall(client, call)))).filter(
      (call) => call !== undefined,
    )
    const last = Math.min(first + ROUNDS_PER_CLIENT, rounds)
    for (let round = first; round < last; round++) {
      const { method, params } = faultyCall(new Dice(seed + round * 7919), prepared, leaves)
      if (params === undefined) continue
      const begin = performance.now()
      const outcome = await problemOf(client, method, params as object)
      const ms = performance.now() - begin
      calls++
      if (outcome === 'result') succeeded++
      const problem = outcome === 'result' || outcome === 'error' ? slowness(ms, slowMs) : outcome
      if (problem !== undefined) findings.push({ round, method, params: JSON.stringify(params), ...problem })
    }
    client.close()
    onProgress?.(last)
  }
  return { calls, succeeded, findings }
}

type Problem = Pick<Finding, 'problem' | 'stack'>

function slowness(ms: number, slowMs: number): Problem | undefined {
  return ms > slowMs ? { problem: `took ${Math.round(ms)} ms` } : undefined
}

/** `params` is absent when this round has nothing to call. */
function faultyCall(
  dice: Dice,
  corpus: readonly GoodCall[],
  leaves: readonly unknown[],
): { readonly method: string; readonly params?: unknown } {
  let { method, params } = dice.pick(corpus) as { method: string; params: unknown }
  while (!isItsTurn(method, dice.below(1000))) ({ method, params } = dice.pick(corpus))
  for (let faults = 1 + dice.below(3); faults > 0; faults--) params = mutateJson(dice, params, leaves)
  // An absent value is no parameters at all, which is the fault of another round.
  return isBounded(method, params) && params !== undefined ? { method, params } : { method }
}

async function problemOf(client: LocalClient, method: string, params: object): Promise<'result' | 'error' | Problem> {
  try {
    await client.call(method, params, { appObject: new PasswordProvider('password').answer })
    return 'result'
  } catch (error) {
    if (!(error instanceof ClientError))
      return { problem: `no library error: ${error}`, stack: (error as Error)?.stack }
    const { code, message, data } = error
    const allowed = functions.get(method)!.errors.map((definition) => definition.code)
    if (!allowed.includes(code) && !always.includes(code)) {
      return { problem: `error ${code} is not in the definition: ${message.slice(0, 200)}`, stack: error.stack }
    }
    if (message.length > MAX_MESSAGE_CHARACTERS) {
      return { problem: `the message of error ${code} has ${message.length} characters`, stack: message.slice(0, 300) }
    }
    const dataCharacters = JSON.stringify(data).length
    if (dataCharacters > MAX_DATA_CHARACTERS) {
      return {
        problem: `the data of error ${code} have ${dataCharacters} characters`,
        stack: JSON.stringify(data).slice(0, 300),
      }
    }
    return 'error'
  }
}
