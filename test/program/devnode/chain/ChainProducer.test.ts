import { expect, test } from 'vitest'
import { JsonLog } from '../../../../rpc/daemon/JsonLog.ts'
import { parseBoc, writeBoc } from '../../../../src/core/cells/index.ts'
import {
  type Account,
  messageCell,
  NO_ADDRESS,
  parseAccount,
  parseBlock,
  standardAddress,
} from '../../../../src/core/tlb/index.ts'
import { ChainProducer } from '../../../../src/program/devnode/chain/ChainProducer.ts'
import type { ChainSettings } from '../../../../src/program/devnode/chain/ChainSettings.ts'
import { ChainTime } from '../../../../src/program/devnode/chain/ChainTime.ts'
import { CommitDelay } from '../../../../src/program/devnode/chain/CommitDelay.ts'
import { chainConfig } from '../../../../src/program/devnode/chain/keepKeyBlock.ts'
import type { ExecutedMessage } from '../../../../src/program/devnode/chain/MessageOutcome.ts'
import { openChain } from '../../../../src/program/devnode/chain/openChain.ts'
import { commitHere } from '../../../../src/program/devnode/store/CommitSink.ts'
import type { BlockCommit } from '../../../../src/program/devnode/store/records.ts'
import { systemClock } from '../../../../src/system/systemClock.ts'
import { systemRandom } from '../../../../src/system/systemRandom.ts'
import { loadDriver } from '../../../../storage/sqlite/loadDriver.ts'
import { internalMessage } from '../../../support/devnode/forwarder.ts'
import { temporaryFolder } from '../../../support/temporaryFolder.ts'

const ID = '7a'.repeat(32)
const POISON = '66'.repeat(32)
const system = { clock: systemClock, random: systemRandom }
const log = new JsonLog('silent')

function dappCredit(): bigint {
  return 10n ** 18n
}
const settings: ChainSettings = { rules: 'current', globalId: 100, capabilities: undefined }

async function openProducer(path?: string, chain = settings) {
  const store = openChain(await loadDriver(), path, chain, system)
  const delay = new CommitDelay(commitHere(store), systemClock, () => {})
  const clock = { ...systemClock, now: () => 1_800_000_000_123 }
  const config = chainConfig(chain)
  const time = new ChainTime(clock)
  const producer = new ChainProducer({ store, delay, settings: chain, config, time, dappCredit, ...system, clock, log })
  return { store, producer }
}

function gift(grams: bigint, other: readonly (readonly [number, bigint])[] = []) {
  return { kind: 'gift', hash: 'x', accountId: ID, grams, other } as const
}

function balanceOf(account: Account | undefined) {
  return [account?.balance.grams, [...(account?.balance.other ?? [])]]
}

test.each(['current', 'classic'] as const)(
  'a gift under %s rules creates an account with the whole amount',
  async (rules) => {
    const { store, producer } = await openProducer(undefined, { ...settings, rules })
    const [outcome] = producer.produce([gift(5_000_000_000n, [[1, 7n]])])
    expect(outcome).toMatchObject({ kind: 'executed', dappId: undefined, exitCode: 0 })
    const record = store.readAccount(ID)!
    expect(balanceOf(parseAccount(parseBoc(record.boc)))).toEqual([5_000_000_000n, [[1, 7n]]])
  },
)

test('transactions of one round share a block, which reads back as one', async () => {
  const { store, producer } = await openProducer()
  const outcomes = producer.produce([gift(1n), gift(2n)]) as ExecutedMessage[]
  const [first, second] = outcomes.map(({ txHash }) => store.readTransaction(txHash)!)
  expect(first!.lt).toBeLessThan(second!.lt)
  expect(second!.document['prev_trans_hash']).toBe(first!.id)
  const record = store.readBlock(outcomes[0]!.blockHash)!
  expect(first!.blockId).toBe(record.id)
  const cell = parseBoc(record.boc!)
  expect(cell.hashHex()).toBe(record.id)
  const block = parseBlock(cell)
  expect(block.info).toMatchObject({ seqNo: 1, genUtime: 1_800_000_000, genUtimeMs: 123, startLt: 1_000_000n })
  const entry = block.extra.accountBlocks.get(Buffer.from(ID, 'hex'))!
  expect(Array.from(entry.value.transactions, ([lt]) => lt)).toEqual([first!.lt, second!.lt])
  // The giver also has one transaction per gift.
  expect([...block.extra.accountBlocks]).toHaveLength(2)
  expect([...block.extra.inMsgDescr]).toHaveLength(4)
})

test('blocks follow each other, also after the file was closed', async () => {
  const path = `${temporaryFolder()}/chain.sqlite3`
  const before = await openProducer(path)
  const [one] = before.producer.produce([gift(1n)]) as ExecutedMessage[]
  before.store.close()
  const { store, producer } = await openProducer(path)
  const [two] = producer.produce([gift(1n)]) as ExecutedMessage[]
  const block = parseBlock(parseBoc(store.readBlock(two!.blockHash)!.boc!))
  expect(block.info.seqNo).toBe(2)
  expect(Buffer.from(block.info.prev.rootHash).toString('hex')).toBe(one!.blockHash)
  expect(store.readTransaction(two!.txHash)!.document['prev_trans_hash']).toBe(one!.txHash)
  store.close()
})

test('a refused message makes no block', async () => {
  const { store, producer } = await openProducer()
  const dest = standardAddress(0, Buffer.from(ID, 'hex'))
  const cell = messageCell({ header: { type: 'externalIn', src: NO_ADDRESS, dest, importFee: 0n } })
  const message = { cell, boc: writeBoc(cell), hash: cell.hashHex(), accountId: ID, dappId: ID }
  const [outcome] = producer.produce([{ kind: 'external', ...message }])
  expect(outcome).toMatchObject({ kind: 'refused' })
  expect(producer.last.ref.seqNo).toBe(0)
  expect(store.lastBlock()).toBeUndefined()
})

/** Fails to commit blocks that change account `POISON`, as if they could not be written. */
class Poisoned extends CommitDelay {
  override commit(commit: BlockCommit): void {
    if (commit.accounts.some(({ accountId }) => accountId === POISON)) throw new Error('poison')
    super.commit(commit)
  }
}

test('a message that makes a block impossible is refused alone', async () => {
  const store = openChain(await loadDriver(), undefined, settings, system)
  const delay = new Poisoned(commitHere(store), systemClock, () => {})
  const producer = new ChainProducer({
    ...{ store, delay, settings, config: chainConfig(settings), time: new ChainTime(systemClock), dappCredit },
    ...{ ...system, log },
  })
  const outcomes = producer.produce([gift(1n), { ...gift(1n), accountId: POISON }, gift(2n)])
  expect(outcomes.map(({ kind }) => kind)).toEqual(['executed', 'refused', 'executed'])
  expect(outcomes[1]).toMatchObject({ code: 'INTERNAL_ERROR' })
  expect(balanceOf(parseAccount(parseBoc(store.readAccount(ID)!.boc)))).toEqual([3n, []])
  expect(store.readAccount(POISON)).toBeUndefined()
})

test('an internal message that makes a block impossible is dropped', async () => {
  const store = openChain(await loadDriver(), undefined, settings, system)
  const message = internalMessage(POISON, 1n)
  const waiting = { id: message.hashHex(), order: 1n, boc: writeBoc(message), context: { account_id: POISON } }
  store.commitBlock({ pendingAdded: [waiting] })
  const delay = new Poisoned(commitHere(store), systemClock, () => {})
  const producer = new ChainProducer({
    ...{ store, delay, settings, config: chainConfig(settings), time: new ChainTime(systemClock), dappCredit },
    ...{ ...system, log },
  })
  expect(producer.hasPending).toBe(true)
  expect(producer.produce([gift(1n)])).toMatchObject([{ kind: 'executed' }])
  expect(producer.hasPending).toBe(false)
  expect(store.pendingMessages()).toEqual([])
})

test('a chain that was made with other settings is refused', async () => {
  const path = `${temporaryFolder()}/chain.sqlite3`
  const { store } = await openProducer(path)
  store.close()
  const open = async () => openChain(await loadDriver(), path, { ...settings, globalId: 7 }, system)
  await expect(open()).rejects.toThrow('--reset')
  openChain(await loadDriver(), path, { ...settings, globalId: 7 }, system, { reset: true }).close()
})
