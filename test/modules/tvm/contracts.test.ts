/** Compiled contracts, whose accounts go from call to call through the API. */
import { beforeAll, describe, expect, test } from 'vitest'
import { parseBocBase64, writeBocBase64 } from '../../../src/core/cells/index.ts'
import { blockchainConfigCell, defaultBlockchainConfig } from '../../../src/core/executor/index.ts'
import { formatMsgAddress, parseMessage } from '../../../src/core/tlb/index.ts'
import { helloWallet } from '../../../src/program/contracts/generated/helloWallet.ts'
import { multisig } from '../../../src/program/contracts/generated/multisig.ts'
import { ApiContract, type ApiImage, type ApiKeys, classicImage } from '../../support/executor/ApiContract.ts'
import { LocalClient } from '../../support/LocalClient.ts'

const client = await LocalClient.open()
const keys: ApiKeys = {
  public: 'd75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a',
  secret: '9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60',
}
const others: ApiKeys = await client.call('crypto.generate_random_sign_keys')
const dest = `0:${'22'.repeat(32)}`
let payload = ''
function image({ code, abi }: { code: string; abi: string }): ApiImage {
  return {
    abi,
    deploySet: { code, initial_data: { _pubkey: `0x${keys.public}` } },
    rules: 'current',
  }
}

beforeAll(async () => {
  payload = (await client.call('boc.encode_boc', { builder: [] })).boc
})

async function balanceOf(boc: string): Promise<bigint> {
  return BigInt((await client.call('boc.parse_account', { boc })).parsed.balance)
}

describe.each([
  ['SafeMultisigWallet', classicImage('SafeMultisigWallet'), {}, {}],
  ['MsigV2', classicImage('MsigV2'), { lifetime: 3600 }, { stateInit: null }],
  ['the multisig of the development node', image(multisig), {}, {}],
] as const)('%s', (_, contractImage, constructorInput, submitInput) => {
  const owners = [`0x${keys.public}`, `0x${others.public}`]

  test('is deployed, submits, waits for the second owner and sends', async () => {
    const wallet = new ApiContract(client, contractImage)
    const { transaction, fees } = await wallet.deploy(keys, { owners, reqConfirms: 2, ...constructorInput })
    expect(transaction).toMatchObject({ aborted: false, compute: { exit_code: 0 }, end_status_name: 'Active' })
    expect(fees.account_fees).toBe(fees.ext_in_msg_fee + fees.storage_fee + fees.gas_fee + fees.total_fwd_fees)
    const { custodians } = await wallet.get('getCustodians')
    expect(custodians.map(({ pubkey }: { pubkey: string }) => pubkey).sort()).toEqual([...owners].sort())

    const before = await balanceOf(wallet.account)
    const submitted = await wallet.call(
      'submitTransaction',
      { dest, value: '1000000000', bounce: false, allBalance: false, payload, ...submitInput },
      keys,
    )
    const { transId } = submitted.decoded.output
    expect(submitted.out_messages).toHaveLength(1)
    expect(await balanceOf(wallet.account)).toBe(before - BigInt(submitted.fees.account_fees))
    expect((await wallet.get('getTransactions')).transactions).toHaveLength(1)

    const confirmed = await wallet.call('confirmTransaction', { transactionId: transId }, others)
    expect(confirmed.fees.total_output).toBe(1_000_000_000)
    const { header } = parseMessage(parseBocBase64(confirmed.out_messages[0]), contractImage.rules)
    expect(header).toMatchObject({ type: 'internal', bounce: false, value: { grams: 1_000_000_000n } })
    expect('dest' in header && formatMsgAddress(header.dest)).toBe(dest)
    expect((await wallet.get('getTransactions')).transactions).toEqual([])
  })

  test('refuses strangers, and messages that it has seen', async () => {
    const wallet = new ApiContract(client, contractImage)
    await wallet.deploy(keys, { owners: owners.slice(0, 1), reqConfirms: 1, ...constructorInput })
    const call = { dest, value: '1000000000', bounce: true, flags: 1, payload }
    await expect(wallet.call('sendTransaction', call, others)).rejects.toMatchObject({
      code: 414,
      message: expect.stringContaining('did not accept message, exit code: 100'),
      data: { exit_code: 100, account_address: wallet.address },
    })
    await wallet.call('sendTransaction', call, keys)
    wallet.time -= 7
    await expect(wallet.call('sendTransaction', call, keys)).rejects.toMatchObject({
      code: 414,
      data: { exit_code: 52, description: expect.any(String) },
    })
  })

  test('accepts any signature on request', async () => {
    const wallet = new ApiContract(client, contractImage)
    await wallet.deploy(keys, { owners: owners.slice(0, 1), reqConfirms: 1, ...constructorInput })
    const call = { dest, value: '1000000000', bounce: true, flags: 1, payload }
    wallet.time += 7
    const { message } = await client.call('abi.encode_message', {
      abi: wallet.abi,
      address: wallet.address,
      call_set: {
        function_name: 'sendTransaction',
        input: call,
        header: { time: wallet.time * 1000, expire: wallet.time + 60, pubkey: keys.public },
      },
      signer: { type: 'Keys', keys: others },
      rules: contractImage.rules,
    })
    const account = { type: 'Account', boc: wallet.account }
    await expect(wallet.execute(message, account)).rejects.toMatchObject({ code: 414, data: { exit_code: 40 } })
    const execution_options = { rules: contractImage.rules, block_time: wallet.time, chksig_always_succeed: true }
    const { out_messages } = await wallet.execute(message, account, { execution_options })
    expect(out_messages).toHaveLength(1)
  })

  test('does not send more than it has', async () => {
    const wallet = new ApiContract(client, contractImage)
    await wallet.deploy(keys, { owners: owners.slice(0, 1), reqConfirms: 1, ...constructorInput })
    const call = { dest, value: String(2n ** 65n), bounce: true, flags: 0, payload }
    const { transaction } = await wallet.call('sendTransaction', call, keys, { skip_transaction_check: true })
    const { success, no_funds } = transaction.action
    expect(success ? transaction.outmsg_cnt : no_funds).toBe(success ? 0 : true)
  })
})

describe.each(['GiverV2', 'GiverV3'])('%s', (name) => {
  test('pays, and reports the amount', async () => {
    const giver = new ApiContract(client, classicImage(name))
    await giver.deploy(keys)
    const { fees, out_messages } = await giver.call(
      'sendTransaction',
      { dest, value: '5000000000', bounce: false },
      keys,
    )
    expect(out_messages).toHaveLength(1)
    expect(fees.total_output).toBe(5_000_000_000)
    expect((await giver.get('getMessages', keys)).messages.length).toBeGreaterThan(0)
  })
})

describe.each([
  ['HelloWallet', classicImage('HelloWallet')],
  ['the hello wallet of the development node', image(helloWallet)],
])('%s', (_, contractImage) => {
  test('remembers when it was touched', async () => {
    const wallet = new ApiContract(client, contractImage)
    await wallet.deploy(keys)
    expect(await wallet.get('renderHelloWorld')).toEqual({ value0: 'helloWorld' })
    await wallet.call('touch', {}, keys)
    const touched = wallet.time
    expect(await wallet.get('timestamp')).toEqual({ timestamp: String(touched) })
  })

  test('gets its messages and results from the cache', async () => {
    const wallet = new ApiContract(client, contractImage)
    const { account } = await wallet.deploy(keys, {}, { boc_cache: { type: 'Pinned', pin: 'wallet' } })
    expect(account).toMatch(/^\*/)
    expect(await wallet.get('renderHelloWorld')).toEqual({ value0: 'helloWorld' })
  })
})

describe('a network with signature ids', () => {
  const capabilities = 0x4000000n | defaultBlockchainConfig().capabilities
  const blockchain_config = writeBocBase64(blockchainConfigCell({ capabilities }))

  test.each([
    [7, 7, true],
    [7, 8, false],
    [100, undefined, true],
    [undefined, undefined, false],
  ])('signed for %s and run for %s: accepted is %s', async (signedFor, runFor, accepted) => {
    const { abi, deploySet } = image(helloWallet)
    const { message } = await client.call('abi.encode_message', {
      abi: { type: 'Json', value: abi },
      deploy_set: deploySet,
      call_set: { function_name: 'constructor', header: { time: 1_700_000_100_000, expire: 1_700_000_160 } },
      signer: { type: 'Keys', keys },
      ...(signedFor !== undefined && { signature_id: signedFor }),
    })
    const run = client.call('tvm.run_executor', {
      message,
      account: { type: 'Uninit' },
      execution_options: {
        blockchain_config,
        block_time: 1_700_000_100,
        ...(runFor !== undefined && { signature_id: runFor }),
      },
    })
    if (accepted) expect((await run).transaction.aborted).toBe(false)
    else await expect(run).rejects.toMatchObject({ code: 414, data: { exit_code: 40 } })
  })

  test('is charged for by the prices of the configuration', async () => {
    const wallet = new ApiContract(client, image(helloWallet))
    const { fees } = await wallet.deploy(keys)
    const workchainGas = defaultBlockchainConfig().gasPrices(0)
    const dear = blockchainConfigCell({ workchainGas: { ...workchainGas, gasPrice: workchainGas.gasPrice * 2n } })
    const execution_options = { blockchain_config: writeBocBase64(dear), block_time: wallet.time }
    const other = new ApiContract(client, image(helloWallet))
    const result = await other.deploy(keys, {}, { execution_options })
    const flat = Number(workchainGas.flatGasPrice)
    expect(result.fees.gas_fee - flat).toBe(2 * (fees.gas_fee - flat))
  })
})

describe('a contract of classic rules', () => {
  const deploy = async (name: string, input: object = {}, change = (abi: string) => abi) => {
    const { deploySet, abi } = classicImage(name)
    const contract = new ApiContract(client, { abi: change(abi), deploySet, rules: 'current' })
    return contract.deploy(keys, input)
  }
  const owner = { owners: [`0x${keys.public}`], reqConfirms: 1 }
  const refused = { code: 408, data: { phase: 'computeSkipped' } }

  test('is not activated under the rules of today by a constructor with its old number', async () => {
    const change = (abi: string) => abi.replace(/"name":\s*"constructor"/, '"name": "constructor", "id": "0x68b55f3f"')
    await expect(deploy('SafeMultisigWallet', owner, change)).rejects.toMatchObject(refused)
  })

  test('is not activated with a message header other than the current one', async () => {
    await expect(deploy('HelloWallet')).rejects.toMatchObject(refused)
  })

  test('does not know function 1, which would activate it, and accepts nothing', async () => {
    await expect(deploy('SafeMultisigWallet', owner)).rejects.toMatchObject({ code: 414, data: { exit_code: 0 } })
  })
})
