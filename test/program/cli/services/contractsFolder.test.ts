/** `node --contracts`: contracts of a folder have names, also those that a compiler writes later. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { helloWallet } from '../../../../src/program/contracts/generated/helloWallet.ts'
import { contractTvc } from '../../../../src/program/contracts/index.ts'
import { DevNode } from '../../../support/devnode/DevNode.ts'
import { NodeContract } from '../../../support/devnode/NodeContract.ts'
import { LocalClient } from '../../../support/LocalClient.ts'
import { startBuild } from '../../../support/startBuild.ts'
import { temporaryFolder } from '../../../support/temporaryFolder.ts'

const client = await LocalClient.open()
const image = contractTvc(helloWallet)

test('contracts of the folder are named, at the start and when a compiler writes them', async () => {
  const folder = join(temporaryFolder(), 'build')
  mkdirSync(folder)
  const write = (name: string) => {
    writeFileSync(join(folder, `${name}.abi.json`), helloWallet.abi)
    writeFileSync(join(folder, `${name}.tvc`), image)
  }
  write('Greeter')
  writeFileSync(join(folder, 'Interface.abi.json'), helloWallet.abi)
  writeFileSync(join(folder, 'Broken.abi.json'), '{')
  writeFileSync(join(folder, 'Broken.tvc'), image)
  const node = await DevNode.start({ args: ['--contracts', folder] })
  onTestFinished(() => node.dispose())
  await NodeContract.deploy(node, client, helloWallet)
  const names = async () => {
    const { functions } = await node.admin('gas_report')
    return functions.map(({ contract }: { readonly contract: string }) => contract)
  }
  expect(await names()).toContain('Greeter')
  write('Later')
  await expect.poll(names, { timeout: 20_000 }).toContain('Later')
})

test('a folder that does not exist is a mistake in the command line', async () => {
  const running = startBuild(['node', '--in-memory', '--port', '0', '--contracts', 'missing'], {
    folder: temporaryFolder(),
  })
  expect(await running.ended).toMatchObject({ code: 2 })
  expect(running.stderr()).toContain('--contracts: missing cannot be read (ENOENT)')
})
