import { execFileSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { DevNode } from '../../../support/devnode/DevNode.ts'
import { temporaryFolder } from '../../../support/temporaryFolder.ts'

const ID = '51'.repeat(32)

/** Largest size of a file that the process may write, bytes. */
function limitFiles(node: DevNode, bytes: number | 'unlimited'): void {
  execFileSync('prlimit', ['--pid', String(node.ready.pid), `--fsize=${bytes}:`])
}

async function balanceOf(node: DevNode): Promise<bigint> {
  const query = `{blockchain{account(account_id:"${ID}",dapp_id:"${ID}"){info{balance(format:DEC)}}}}`
  return BigInt((await node.query(query)).data.blockchain.account.info?.balance ?? 0)
}

test.runIf(process.platform === 'linux')(
  'a node whose disk is full acknowledges nothing, and continues when there is room (limits of files: Linux only)',
  async () => {
    const dataFolder = temporaryFolder()
    let node = await DevNode.start({ dataFolder })
    await node.fund(ID, 1000n)
    const log = join(dataFolder, 'node', 'chain.sqlite3-wal')
    limitFiles(node, statSync(log).size)
    const answers = await Promise.all(
      Array.from({ length: 40 }, () => node.post('faucet', { account_id: ID, amount: '7' })),
    )
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 500))
    expect(await balanceOf(node)).toBe(1000n)
    limitFiles(node, 'unlimited')
    // The node finds out that there is room by trying.
    await node.fund(ID, 5n)
    expect(await balanceOf(node)).toBe(1005n)
    const { seq_no } = await node.admin('status')
    const { id } = await node.admin('snapshot')
    await node.fund(ID, 1n)
    await node.admin('revert', { id })
    await node.kill()
    node = await DevNode.start({ dataFolder })
    expect(await balanceOf(node)).toBe(1005n)
    expect((await node.admin('status')).seq_no).toBe(seq_no)
    await node.dispose()
  },
)
