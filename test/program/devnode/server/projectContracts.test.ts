import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { helloWallet } from '../../../../src/program/contracts/generated/helloWallet.ts'
import { DevNode } from '../../../support/devnode/DevNode.ts'
import { build } from '../../../support/startBuild.ts'
import { temporaryFolder } from '../../../support/temporaryFolder.ts'

test('a node knows the contracts that a configuration file names, and says what is wrong with them', async () => {
  const dataFolder = temporaryFolder()
  const codeHash = 'ab'.repeat(32)
  const name = (contracts: object) =>
    writeFileSync(join(dataFolder, 'config.json'), JSON.stringify({ node: { contracts } }), { mode: 0o600 })
  writeFileSync(join(dataFolder, 'Hello.abi.json'), helloWallet.abi)
  name([{ name: 'hello', abi: 'Hello.abi.json', code_hash: codeHash }])
  const node = await DevNode.start({ place: ['--data', dataFolder, '--in-memory'] })
  onTestFinished(() => node.dispose())
  expect(node.url).toMatch(/^http:/)
  for (const [contracts, reason] of [
    [[{ abi: 'Missing.abi.json', code_hash: codeHash }], /Missing\.abi\.json cannot be read \(ENOENT\)/],
    [[{ abi: 'Hello.abi.json' }], /node\.contracts: code_hash, code or tvc is required/],
    [[{ code_hash: codeHash }], /node\.contracts\[0\]\.abi is missing/],
  ] as const) {
    name(contracts)
    const args = [build, 'node', '--port', '0', '--in-memory', '--data', dataFolder]
    const run = spawnSync(process.execPath, args, { encoding: 'utf8', timeout: 30_000 })
    expect([run.status, run.stderr]).toEqual([2, expect.stringMatching(reason)])
  }
})
