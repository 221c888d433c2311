import { cpSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { DevNode, type Json } from '../../../support/devnode/DevNode.ts'
import { temporaryFolder } from '../../../support/temporaryFolder.ts'

const ID = '3d'.repeat(32)
const older = join(import.meta.dirname, '../../../fixtures/version-3.0.0')

async function adminOf(node: DevNode, path: string): Promise<Json> {
  return (await fetch(`${node.url}/admin/${path}`)).json()
}

describe('the epoch of a chain', () => {
  test('is reported everywhere and stays until the chain restarts', async () => {
    const dataFolder = temporaryFolder()
    const start = async (...args: string[]) => {
      const node = await DevNode.start({ dataFolder, args })
      const { epoch } = node.ready
      expect(epoch).toMatch(/^[0-9a-f]{32}$/)
      expect((await node.query('{info{epoch}}')).data.info.epoch).toBe(epoch)
      const chain = await adminOf(node, 'chain')
      expect(chain).toEqual({ epoch, seq_no: 0, rules: 'current', rules_from: 1, strict: true, global_id: 100 })
      await node.dispose()
      return epoch
    }
    const first = await start()
    expect(await start()).toBe(first)
    const second = await start('--reset')
    expect(second).not.toBe(first)
    expect(await start()).toBe(second)
  })

  test('is different for every chain in memory', async () => {
    const [one, other] = await Promise.all([DevNode.start(), DevNode.start()])
    expect(one.ready.epoch).not.toBe(other.ready.epoch)
    await Promise.all([one.dispose(), other.dispose()])
  })
})

describe('a chain of version 3.0.0', () => {
  const openOlder = async (chain: 'current' | 'classic', dataFolder = temporaryFolder()) => {
    mkdirSync(join(dataFolder, 'node'), { recursive: true })
    cpSync(join(older, chain, 'chain.sqlite3'), join(dataFolder, 'node', 'chain.sqlite3'))
    return { dataFolder, node: await DevNode.start({ dataFolder, args: ['--rules', chain] }) }
  }
  const heads = '{blocks(filter:{workchain_id:{eq:0}},orderBy:[{path:"seq_no",direction:DESC}],limit:1){id seq_no}}'
  const keyBlock = '{blocks(filter:{workchain_id:{eq:-1},key_block:{eq:true}}){id}}'

  test.each(['current', 'classic'] as const)(
    'of %s rules is open, keeps its configuration, and says from which block the rules of now hold',
    async (chain) => {
      const { dataFolder, node } = await openOlder(chain)
      const [last] = (await node.query(heads)).data.blocks
      expect(node.ready).toMatchObject({ strict: false, rules: chain, rules_from: last.seq_no + 1 })
      const { epoch } = node.ready
      const before = (await node.query(keyBlock)).data.blocks
      expect(before).toHaveLength(1)
      await node.fund(ID)
      await node.dispose()

      const again = await DevNode.start({ dataFolder, args: ['--rules', chain] })
      expect(again.ready).toMatchObject({ epoch, rules_from: last.seq_no + 1 })
      expect((await again.query(heads)).data.blocks).toMatchObject([{ seq_no: last.seq_no + 1 }])
      expect((await again.query(keyBlock)).data.blocks).toEqual(before)
      await again.dispose()
    },
  )

  test('cannot be made strict, and becomes a current chain after a reset', async () => {
    const { dataFolder, node } = await openOlder('current')
    await node.dispose()
    await expect(DevNode.start({ dataFolder, args: ['--strict'] })).rejects.toThrow('created with --deprecated-api')
    const fresh = await DevNode.start({ dataFolder, args: ['--reset'] })
    expect(fresh.ready).toMatchObject({ strict: true, rules_from: 1 })
    await fresh.dispose()
  })
})
