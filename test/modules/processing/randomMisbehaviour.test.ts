/**
 * Random sequences of misbehaviour against one call each, also while the node is killed and comes back. The contract
 * runs at most once, and the report of the call is true. A failure names the seed and what was done.
 */
import { describe, expect, type TestContext, test } from 'vitest'
import { Dice } from '../../fuzz/Dice.ts'
import { DevNode } from '../../support/devnode/DevNode.ts'
import { Misbehaviour } from '../../support/processing/Misbehaviour.ts'
import { ProxiedWallet, type ProxiedWalletOptions } from '../../support/processing/ProxiedWallet.ts'
import { temporaryFolder } from '../../support/temporaryFolder.ts'

const firstSeed = Number(process.env['MISBEHAVIOUR_SEED'] ?? 1)
const count = Number(process.env['MISBEHAVIOUR_COUNT'] ?? 24)
function seeds(from: number) {
  return Array.from({ length: count }, (_, index) => firstSeed + from + index)
}

/** Short, so that a held message is often late. */
const shortLives = { message_expiration_timeout: 4000, message_expiration_timeout_grow_factor: 1 }

interface Run {
  readonly seed: number
  readonly misbehaviour: Misbehaviour
  readonly proxied: ProxiedWallet
}

async function open(
  node: DevNode,
  { onTestFinished }: TestContext,
  seed: number,
  options: ProxiedWalletOptions,
): Promise<Run> {
  const misbehaviour = new Misbehaviour(new Dice(seed))
  const proxied = await ProxiedWallet.open(node, onTestFinished, { ...options, inRealTime: true })
  proxied.proxy.script = misbehaviour
  return { seed, misbehaviour, proxied }
}

/** Returns the result or error of the call, once the node has received every copy. */
async function call({ proxied, misbehaviour }: Run) {
  const outcome = await proxied.touch().then(
    (result) => ({ result, error: undefined }),
    (error) => ({ result: undefined, error }),
  )
  await misbehaviour.end()
  return outcome
}

async function expectTruth({ proxied, misbehaviour, seed }: Run, outcome: Awaited<ReturnType<typeof call>>) {
  const { result, error } = outcome
  const told = error === undefined ? 'executed' : `${error.message} ${JSON.stringify(error.data)}`
  const about = `seed ${seed}: ${told}\n${misbehaviour.log.join('\n')}`
  const executions = await proxied.executions()
  expect(executions, about).toBeLessThanOrEqual(1)
  if (result !== undefined) {
    expect(executions, about).toBe(1)
    expect(proxied.proxy.messageIds, about).toContain(result.transaction.in_msg)
    return
  }
  expect(typeof error.data.sent, about).toBe('boolean')
  expect(proxied.proxy.messageIds, about).toContain(error.data.message_hash)
  if (error.data.sent === false) expect(executions, about).toBe(0)
}

describe.concurrent('the contract runs at most once, and the answer is true', () => {
  test('with posts and answers lost, repeated, delayed and changed', { timeout: 120_000 }, async (context) => {
    const node = await DevNode.start()
    context.onTestFinished(() => node.dispose())
    const options = {
      network: {
        message_retries_count: 1,
        query_timeout: 2000,
        max_reconnect_timeout: 5000,
        message_processing_timeout: 5000,
        expiration_margin: 0,
      },
      abi: shortLives,
    }
    const runs = await Promise.all(seeds(0).map((seed) => open(node, context, seed, options)))
    const outcomes = await Promise.all(runs.map(call))
    await Promise.all(runs.map((run, index) => expectTruth(run, outcomes[index]!)))
  })

  test('while the node is killed and comes back', { timeout: 120_000 }, async (context) => {
    const dataFolder = temporaryFolder(context.onTestFinished)
    const first = await DevNode.start({ dataFolder })
    context.onTestFinished(() => first.dispose())
    const options = {
      network: {
        message_retries_count: 0,
        message_processing_timeout: 4000,
        max_reconnect_timeout: 8000,
        expiration_margin: 0,
      },
      abi: { message_expiration_timeout: 8000 },
    }
    const runs = await Promise.all(seeds(count).map((seed) => open(first, context, seed, options)))
    const ends = runs.map(call)
    // Some calls are over by now, others wait for an answer or look for their message.
    const posts = () => runs.reduce((sum, { proxied }) => sum + proxied.proxy.posts.length, 0)
    await expect.poll(posts, { timeout: 30_000, interval: 2 }).toBeGreaterThan(count / 2)
    await first.kill()
    const second = await DevNode.start({ dataFolder, port: first.ready.port })
    context.onTestFinished(() => second.dispose())
    const outcomes = await Promise.all(ends)
    await Promise.all(runs.map((run, index) => expectTruth(run, outcomes[index]!)))
  })
})
