import { api } from '../../src/api/wholeApi.ts'
import { InvalidParams } from '../../src/errors/client.ts'
import { functionsByName } from '../../src/schema/modules.ts'
import { isBounded, isItsTurn } from '../fuzz/boundWork.ts'
import { Dice } from '../fuzz/Dice.ts'
import { mutateJson } from '../fuzz/mutateJson.ts'
import { type GoodCall, leavesOf, readCorpus } from '../fuzz/readCorpus.ts'
import { ServingDaemon } from '../support/daemon/ServingDaemon.ts'
import { Bystander } from './Bystander.ts'
import { type CampaignPart, hasTime } from './CampaignPart.ts'

const CALLS_PER_ROUND = 100
const MAX_DEPTH = 100
const MAX_LENGTH = 16_000_000
const functions = functionsByName(api)
/**
 * Error codes that every call may get. Those of the protocol: limits of a message, and objects that were not offered.
 */
const ALWAYS: readonly number[] = [InvalidParams.code, -32004, -32005, -32600, -32602]

export const hostileInput: CampaignPart = {
  name: 'hostile-input',
  summary:
    'Contracts, BOCs, ABIs, keys and configurations with faults in them; each call has a result or a documented error.',
  run: async (options) => {
    const { chance } = options
    const figures = {
      calls: 0,
      results: 0,
      errors: 0,
      configurations: 0,
      'slowest ms': 0,
      'worst ms of another client': 0,
    }
    const failures: string[] = []
    const corpus = readCorpus().filter(({ setup }) => setup.length === 0)
    const leaves = corpus.flatMap(({ params }) => leavesOf(params))
    const daemon = await ServingDaemon.start()
    try {
      const bystander = await Bystander.beside(daemon)
      do {
        const host = await daemon.connect()
        const dice = new Dice(chance.between(0, 2 ** 31))
        const mutated = mutateJson(dice, CONFIG, leaves)
        const config = depthOf(mutated) < MAX_DEPTH ? mutated : CONFIG
        const made = await host.call('daemon.initialize', { protocol: { min: 1, max: 1 }, config })
        figures.configurations++
        if (made.error !== undefined) {
          if (!CONFIG_ERRORS.includes(made.error.code)) {
            failures.push(`configuration ${JSON.stringify(config)}: ${JSON.stringify(made.error).slice(0, 300)}`)
          }
          await host.result('daemon.initialize', { protocol: { min: 1, max: 1 }, config: {} })
        }
        for (let index = 0; index < CALLS_PER_ROUND; index++) {
          const call = faultyCall(dice, corpus, leaves)
          if (call === undefined) continue
          const startMs = performance.now()
          const answer = await host.call(call.method, call.params).catch((error: Error) => error)
          figures.calls++
          figures['slowest ms'] = Math.max(figures['slowest ms'], Math.round(performance.now() - startMs))
          const about = `${call.method} ${JSON.stringify(call.params).slice(0, 1000)}`
          if (answer instanceof Error) failures.push(`no answer to ${about}`)
          else if (answer.error === undefined) figures.results++
          else {
            figures.errors++
            const { code } = answer.error
            const isDocumented = functions.get(call.method)!.errors.some((known) => known.code === code)
            if (!isDocumented && !ALWAYS.includes(code))
              failures.push(`${JSON.stringify(answer.error).slice(0, 300)} to ${about}`)
          }
        }
        host.close()
      } while (hasTime(options) && failures.length < 20)
      await bystander.leave()
      figures['worst ms of another client'] = bystander.worstMs
      failures.push(...bystander.failures)
      if (daemon.process.exitCode !== null) failures.push(`the daemon ended with ${daemon.process.exitCode}`)
    } finally {
      await daemon.dispose()
    }
    return { figures, failures }
  },
}

const CONFIG = {
  network: { endpoints: ['https://node.example'], query_timeout: 1000, access_key: 'key', access_key_origins: [] },
  crypto: { mnemonic_dictionary: 1, mnemonic_word_count: 12, hdkey_derivation_path: "m/44'/396'/0'/0/0" },
  abi: { workchain: 0, message_expiration_timeout: 40_000, message_expiration_timeout_grow_factor: 1.5 },
  boc: { cache_max_size: 10_240 },
  proofs: { cache_in_local_storage: true },
}
/** Not initialized, storage in another folder and the like; network module without endpoints; wrong parameters. */
const CONFIG_ERRORS: readonly number[] = [14, 15, 23, 35, -32602]

function faultyCall(dice: Dice, corpus: readonly GoodCall[], leaves: readonly unknown[]): GoodCall | undefined {
  const { method, params: good, setup } = dice.pick(corpus)
  if (!isItsTurn(method, dice.below(1000))) return undefined
  let params: unknown = good
  for (let faults = 1 + dice.below(3); faults > 0; faults--) params = mutateJson(dice, params, leaves)
  const isCall = typeof params === 'object' && params !== null && !Array.isArray(params) && !('_call' in params)
  // Beyond the limit of nesting the answer has no id; a separate part covers frames of that kind.
  return isCall && depthOf(params) < MAX_DEPTH && isBounded(method, params) && isSendable(params)
    ? { method, params: params as object, setup }
    : undefined
}

/** A message of twice the limit ends the connection. */
function isSendable(params: unknown): boolean {
  return JSON.stringify(params).length < MAX_LENGTH
}

function depthOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0
  return 1 + Object.values(value).reduce<number>((most, inner) => Math.max(most, depthOf(inner)), 0)
}
