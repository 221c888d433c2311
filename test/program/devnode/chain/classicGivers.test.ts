/** Programs for networks before Dapp IDs find the giver that they expect, under all rules and interfaces. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { wallet } from '../../../../src/program/contracts/generated/wallet.ts'
import { CLASSIC_GIVER_IDS, CLASSIC_GIVER_KEYS } from '../../../../src/program/devnode/chain/publicValues.ts'
import { type NetworkKind, networkKinds, nodeOptions } from '../../../support/cli/ExampleNetwork.ts'
import { DevNode } from '../../../support/devnode/DevNode.ts'
import { LocalClient } from '../../../support/LocalClient.ts'

const folder = join(import.meta.dirname, '../../../fixtures/everdev')
const signer = { type: 'Keys', keys: CLASSIC_GIVER_KEYS }

function abiOf(version: string) {
  return { type: 'Json', value: readFileSync(join(folder, `${version}.abi.json`), 'utf8') }
}

async function balanceOf(node: DevNode, kind: NetworkKind, id: string): Promise<bigint> {
  const account = kind === 'legacy' ? `address:"0:${id}"` : `account_id:"${id}",dapp_id:"${id}"`
  const query = `{blockchain{account(${account}){info{balance(format:DEC)}}}}`
  return BigInt((await node.query(query)).data.blockchain.account.info?.balance ?? 0)
}

test('their addresses are those of the images that programs contain', async () => {
  const client = await LocalClient.open()
  for (const [index, version] of ['GiverV2', 'GiverV3'].entries()) {
    const tvc = readFileSync(join(folder, `${version}.tvc`)).toString('base64')
    const { address } = await client.call('abi.encode_message', { abi: abiOf(version), deploy_set: { tvc }, signer })
    expect(address).toBe(`0:${CLASSIC_GIVER_IDS[index]}`)
  }
  client.close()
})

describe.each(networkKinds)('on a node of the kind %s', (kind: NetworkKind) => {
  let node: DevNode
  let client: LocalClient
  beforeAll(async () => {
    const options = nodeOptions[kind]
    node = await DevNode.start({ ...options, args: [...(options.args ?? []), '--accounts', '1'] })
    const abi = { rules: kind === 'classic' ? 'classic' : 'current' }
    client = await LocalClient.open({ config: { network: { endpoints: [node.url] }, abi } })
  })
  afterAll(async () => {
    client?.close()
    await node?.dispose()
  })

  test('each giver pays, and the ready line has it', async () => {
    expect(node.ready.classic_givers.map(({ account_id }) => account_id)).toEqual(CLASSIC_GIVER_IDS)
    for (const [index, giver] of node.ready.classic_givers.entries()) {
      const dest = `0:${`${index + 1}d`.repeat(32)}`
      const call_set = { function_name: 'sendTransaction', input: { dest, value: 500_000_000, bounce: false } }
      const { transaction } = await client.call('processing.process_message', {
        message_encode_params: {
          ...{ abi: abiOf(index === 1 ? 'GiverV3' : 'GiverV2'), address: `0:${giver.account_id}`, call_set },
          signer: { type: 'Keys', keys: { public: giver.public, secret: giver.secret } },
        },
        dapp_id: giver.account_id,
      })
      expect(transaction).toMatchObject({ aborted: false })
      expect(await balanceOf(node, kind, dest.slice(2))).toBe(500_000_000n)
    }
  })

  test('a wallet of the chain pays', async () => {
    const [{ account_id, address, public: key, secret }] = (await node.admin('list_accounts')).accounts
    const keys = { public: key, secret }
    const dest = `0:${CLASSIC_GIVER_IDS[0]}`
    const input = { dest, value: 1_000_000_000, cc: {}, bounce: false, flags: 1, payload: '' }
    const { transaction, out_messages } = await client.call('processing.process_message', {
      message_encode_params: {
        ...{ abi: { type: 'Json', value: wallet.abi }, address, signer: { type: 'Keys', keys } },
        call_set: { function_name: 'sendTransaction', input },
      },
      dapp_id: account_id,
    })
    expect(transaction).toMatchObject({ aborted: false })
    const { parsed } = await client.call('boc.parse_message', { boc: out_messages[0] })
    expect(parsed).toMatchObject({ dst: dest, value: '0x3b9aca00' })
  })
})
