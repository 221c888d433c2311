/** The built-in contracts, from their files to a transfer, with the command line and a node. */
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contracts } from '../../../src/program/contracts/index.ts'
import { DevNode, type Json } from '../../support/devnode/DevNode.ts'
import { build } from '../../support/startBuild.ts'

const program = build
const folder = mkdtempSync(join(tmpdir(), 'vendorclient-'))
let node: DevNode

beforeAll(async () => {
  node = await DevNode.start()
  const { public: publicKey, secret } = node.ready.giver!
  writeFileSync(join(folder, 'giver.keys.json'), JSON.stringify({ public: publicKey, secret }))
})
afterAll(async () => {
  await node.dispose()
  rmSync(folder, { recursive: true })
})

/** Runs a command line and returns its JSON document; the exit code has to be `exitCode`. */
async function run(args: readonly string[], exitCode = 0): Promise<Json> {
  const child = spawn(process.execPath, [program, ...args, '--json'], {
    cwd: folder,
    env: { ...process.env, HOME: folder },
  })
  let [stdout, stderr] = ['', '']
  child.stdout.on('data', (chunk) => {
    stdout += chunk
  })
  child.stderr.on('data', (chunk) => {
    stderr += chunk
  })
  const code = await new Promise((resolve) => child.on('close', resolve))
  if (code !== exitCode) throw new Error(`${args.join(' ')} ended with ${code}: ${stdout} ${stderr}`)
  return JSON.parse(stdout)
}
function online(...args: readonly string[]) {
  return run(['--url', node.url, ...args])
}

function keyOf(file: string): string {
  return `0x${JSON.parse(readFileSync(join(folder, file), 'utf8')).public}`
}

/** Extended address of a new, funded account for a contract. */
async function prepare(name: string, keys: string): Promise<string> {
  const { account_id: id } = await run(['address', 'compute', `${name}.tvc`, '--genkey', keys])
  const giver = node.ready.giver!.account_id
  const gift = JSON.stringify({ dest: `0:${id}`, value: 20_000_000_000, bounce: false })
  await online(
    'call',
    `${giver}::${giver}`,
    'sendTransaction',
    gift,
    '--abi',
    'Giver.abi.json',
    '--keys',
    'giver.keys.json',
  )
  return `${id}::${id}`
}

describe('contracts of the program', () => {
  test('are listed and saved as image and ABI', async () => {
    const { contracts: list } = await run(['contract', 'list'])
    expect(list.map(({ name }: { name: string }) => name)).toEqual(Object.keys(contracts))
    for (const name of Object.keys(contracts)) {
      await run(['contract', 'save', name.toLowerCase()])
      expect(existsSync(join(folder, `${name}.tvc`))).toBe(true)
      expect(JSON.parse(readFileSync(join(folder, `${name}.abi.json`), 'utf8'))).toEqual(
        JSON.parse(contracts[name]!.abi),
      )
    }
    await run(['contract', 'save', 'Other'], 2)
  })

  test('are funded, deployed and called', async () => {
    const address = await prepare('Wallet', 'wallet.keys.json')
    const dapp = address.split('::')[0]!
    const owner = {
      owners_pubkey: [keyOf('wallet.keys.json')],
      owners_address: [],
      reqConfirms: 1,
      reqConfirmsData: 1,
      value: 0,
    }
    await online('deploy', 'Wallet.tvc', JSON.stringify(owner), '--keys', 'wallet.keys.json', '--dst-dapp-id', dapp)
    const { custodians } = await online('run', address, 'getCustodians', '{}', '--abi', 'Wallet.abi.json')
    expect(custodians).toMatchObject([{ owner_pubkey: keyOf('wallet.keys.json') }])
    const transfer = { dest: `0:${dapp}`, value: 1_000_000_000, cc: {}, bounce: false, flags: 1, payload: '' }
    const sent = await online(
      'call',
      address,
      'sendTransaction',
      JSON.stringify(transfer),
      '--abi',
      'Wallet.abi.json',
      '--keys',
      'wallet.keys.json',
    )
    expect(sent).toMatchObject({ aborted: false, exit_code: 0 })
  })

  test.each([
    ['Multisig', (owners: string[]) => ({ owners, reqConfirms: 2 })],
    [
      'Wallet',
      (owners_pubkey: string[]) => ({
        owners_pubkey,
        owners_address: [],
        reqConfirms: 2,
        reqConfirmsData: 2,
        value: 0,
      }),
    ],
  ])('several owners agree on proposals: %s', async (name, constructor) => {
    await run(['address', 'compute', `${name}.tvc`, '--genkey', `second ${name}.json`])
    const address = await prepare(name, `first ${name}.json`)
    const dapp = address.split('::')[0]!
    const input = JSON.stringify(constructor([keyOf(`first ${name}.json`), keyOf(`second ${name}.json`)]))
    await online('deploy', `${name}.tvc`, input, '--keys', `first ${name}.json`, '--dst-dapp-id', dapp)
    const created = await online(
      'proposal',
      'create',
      address,
      address,
      'Rent for November',
      '--keys',
      `first ${name}.json`,
    )
    const id = created.proposal_id
    const { proposals } = await online('proposal', 'list', address)
    expect(proposals).toMatchObject([{ id, comment: 'Rent for November', signsReceived: '1', signsRequired: '2' }])
    const voted = await online('proposal', 'vote', address, id, '--keys', `second ${name}.json`)
    expect(voted).toMatchObject({ aborted: false, exit_code: 0 })
    expect(await online('proposal', 'list', address)).toMatchObject({ proposals: [] })
  })
})
