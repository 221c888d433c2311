/** The executable for Linux arm64 in an emulator of its processor: what it answers, and an entry of the outbox to its end. */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DevNode, getContract, keysSigner, spawnClient } from 'vendorclient'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { buildExecutable } from '../scripts/package/buildExecutable.ts'
import { targets } from '../scripts/package/targets.ts'
import { buildInfo } from '../src/config/buildInfo.ts'
import { contracts, contractTvcText } from '../src/program/contracts/index.ts'
import { build } from './support/startBuild.ts'

const folder = mkdtempSync(join(tmpdir(), 'vendorclient-arm64-'))
/** The C library of the processor, from the packages `libc6-arm64-cross` and `libstdc++6-arm64-cross` of Debian. */
const libraries = '/usr/aarch64-linux-gnu'
const missing = [
  ...(spawnSync('qemu-aarch64-static', ['--version']).status === 0 ? [] : ['qemu-aarch64-static']),
  ...['lib/ld-linux-aarch64.so.1', 'lib/libstdc++.so.6'].filter((file) => !existsSync(join(libraries, file))),
].join(', ')

afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 10 }))

test.skipIf(missing !== '')(
  `the executable for Linux arm64 works in an emulator${missing === '' ? '' : ` (missing: ${missing})`}`,
  { timeout: 1_200_000 },
  async () => {
    const target = targets.find(({ name }) => name === 'linux-arm64')!
    const { path } = await buildExecutable({ target, entry: 'src/program/main.ts', name: 'executable', folder })
    const program = join(folder, 'vendorclient')
    writeFileSync(program, `#!/bin/sh\nexec qemu-aarch64-static -L ${libraries} ${path} "$@"\n`, { mode: 0o755 })

    const node = await DevNode.start({ program: build })
    onTestFinished(() => node.stop())
    const options = { network: { endpoints: [node.url] }, dataFolder: join(folder, 'data') }
    const client = await spawnClient({ program, ...options })
    onTestFinished(() => client.close())
    expect(await client.client.version()).toEqual({ version: buildInfo.version })

    const { abi } = contracts['HelloWallet']!
    const signer = keysSigner(await client.crypto.generateRandomSignKeys())
    const tvc = contractTvcText(contracts['HelloWallet']!)
    const hello = getContract({
      client,
      abi: JSON.parse(abi),
      tvc,
      signer: await client.registerSigner('owner', signer),
    })
    await hello.deploy({}, { fundedBy: node })
    await hello.outbox['touch']!({}, { key: 'once' })
    for await (const result of client.outboxResults({})) {
      expect([result.key, result.state]).toEqual(['once', 'executed'])
      await result.acknowledge()
      return
    }
  },
)
