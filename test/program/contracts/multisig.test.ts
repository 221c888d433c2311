import { describe, expect, test } from 'vitest'
import { multisig } from '../../../src/program/contracts/generated/multisig.ts'
import { Contract } from '../../support/contracts/Contract.ts'
import { ContractChain } from '../../support/contracts/ContractChain.ts'

const chain = await ContractChain.open()
const [first, second, third, stranger] = await Promise.all([1, 2, 3, 4].map(() => chain.newKeys()))
const owners = [first!, second!, third!].map((keys) => `0x${keys.public}`)
const dest = `0:${'77'.repeat(32)}`
const transfer = { dest, value: '1000000000', bounce: false, allBalance: false, payload: '' }

/** A wallet of three, two of whom have to agree. The key that deploys changes the address. */
async function wallet(input: object = { owners, reqConfirms: 2 }) {
  const { contract, deployment } = await Contract.deploy(chain, multisig, first!, input)
  expect(deployment).toMatchObject({ aborted: false, exitCode: 0 })
  return contract
}

/** A proposal of the second custodian. */
async function propose(contract: Contract, input: object = transfer, keys = second!): Promise<string> {
  const proposed = await contract.call('submitTransaction', input, keys)
  expect(proposed).toMatchObject({ aborted: false, exitCode: 0 })
  const [answer] = await contract.said(proposed)
  expect(answer!.name).toBe('submitTransaction')
  return (answer!.value as { transId: string }).transId
}

function refused(message: string, exitCode: number) {
  return expect(() => chain.send(message)).toThrow(expect.objectContaining({ reason: 'notAccepted', exitCode }))
}

describe('Multisig of three', () => {
  test('knows its custodians and parameters', async () => {
    const contract = await wallet()
    const { custodians } = await contract.ask('getCustodians')
    expect(custodians).toHaveLength(3)
    for (const [index, pubkey] of owners.entries()) {
      expect(custodians).toContainEqual({ index: String(index), pubkey })
    }
    expect(await contract.ask('getParameters')).toEqual({
      maxQueuedTransactions: '5',
      maxCustodianCount: '32',
      expirationTime: '3601',
      minValue: '1000000',
      requiredTxnConfirms: '2',
    })
  })

  test('sends what two of them confirm', async () => {
    const contract = await wallet()
    const before = chain.grams(dest.slice(2))
    const transactionId = await propose(contract)
    expect(chain.grams(dest.slice(2))).toBe(before)
    const confirmed = await contract.call('confirmTransaction', { transactionId }, third!)
    expect(confirmed).toMatchObject({ aborted: false, exitCode: 0 })
    expect(confirmed.outMessages).toHaveLength(1)
    expect(confirmed.fees.totalOutput).toBe(1_000_000_000n)
    expect(await contract.ask('getTransactionIds')).toEqual({ ids: [] })
    expect((await contract.data()).m_requestsMask).toMatch(/^0x0+$/)
  })

  test('lists proposals that wait for confirmation', async () => {
    const contract = await wallet()
    const payload = 'te6ccgEBAQEABgAACN6tvu8='
    const id = await propose(contract, { ...transfer, bounce: true, payload })
    const expected = {
      id,
      confirmationsMask: '2',
      signsRequired: '2',
      signsReceived: '1',
      creator: `0x${second!.public}`,
      index: '1',
      dest,
      value: '1000000000',
      sendFlags: '1',
      payload,
      bounce: true,
    }
    expect(await contract.ask('getTransaction', { transactionId: id })).toEqual({ trans: expected })
    expect(await contract.ask('getTransactions')).toEqual({ transactions: [expected] })
    expect(await contract.ask('getTransactionIds')).toEqual({ ids: [id] })
    expect(await contract.ask('isConfirmed', { mask: expected.confirmationsMask, index: 1 })).toEqual({
      confirmed: true,
    })
    expect(await contract.ask('isConfirmed', { mask: expected.confirmationsMask, index: 2 })).toEqual({
      confirmed: false,
    })
    expect((await contract.data()).m_transactions).toEqual({ [id]: { ...expected, cc: {} } })
  })

  test('sends all it has when asked to', async () => {
    const contract = await wallet()
    const transactionId = await propose(contract, { ...transfer, allBalance: true })
    await contract.call('confirmTransaction', { transactionId }, first!)
    expect(chain.grams(contract.id)).toBe(0n)
  })

  test('refuses strangers and unsigned calls', async () => {
    const contract = await wallet()
    refused(await contract.encode('submitTransaction', transfer, stranger), 100)
    refused(await contract.encode('submitTransaction', transfer), 100)
    refused(await contract.encode('confirmTransaction', { transactionId: 1 }, stranger), 100)
  })

  test('refuses a confirmation of a missing transaction, or by the same custodian again', async () => {
    const contract = await wallet()
    const transactionId = await propose(contract)
    refused(await contract.encode('confirmTransaction', { transactionId: 1 }, third!), 102)
    refused(await contract.encode('confirmTransaction', { transactionId }, second!), 103)
    await contract.call('confirmTransaction', { transactionId }, first!)
    refused(await contract.encode('confirmTransaction', { transactionId }, third!), 102)
  })

  test('lets no custodian send alone', async () => {
    const contract = await wallet()
    const input = { dest, value: 1_000_000_000, bounce: false, flags: 1, payload: '' }
    refused(await contract.encode('sendTransaction', input, first!), 108)
  })

  test('refuses a value below the minimum', async () => {
    const contract = await wallet()
    refused(await contract.encode('submitTransaction', { ...transfer, value: 999_999 }, first!), 107)
  })

  test('keeps five proposals of one custodian, and others may still propose', async () => {
    const contract = await wallet()
    for (let count = 0; count < 5; count++) await propose(contract)
    expect((await contract.call('submitTransaction', transfer, second!)).exitCode).toBe(113)
    await propose(contract, transfer, third!)
    expect((await contract.ask('getTransactionIds')).ids).toHaveLength(6)
  })

  test('forgets proposals after an hour', async () => {
    const contract = await wallet()
    const transactionId = await propose(contract)
    chain.advance(3602)
    expect(await contract.ask('getTransactions')).toEqual({ transactions: [] })
    refused(await contract.encode('confirmTransaction', { transactionId }, third!), 102)
    for (let count = 0; count < 5; count++) await propose(contract)
    expect((await contract.ask('getTransactionIds')).ids).toHaveLength(5)
    expect(Object.keys((await contract.data()).m_transactions)).not.toContain(transactionId)
  })

  test('refuses a repeated or a late call', async () => {
    const contract = await wallet()
    const message = await contract.encode('submitTransaction', transfer, first!)
    chain.send(message)
    refused(message, 52)
    const late = await contract.encode('submitTransaction', transfer, first!)
    chain.advance(3600)
    refused(late, 57)
  })

  test('accepts calls of custodians whose clocks differ', async () => {
    const contract = await wallet()
    const earlier = await contract.encode('submitTransaction', transfer, third!)
    const later = await contract.encode('submitTransaction', transfer, second!)
    expect([chain.send(later).exitCode, chain.send(earlier).exitCode]).toEqual([0, 0])
  })

  test('accepts proposals that were signed without its address, as older clients do', async () => {
    const contract = await wallet()
    const { fields: _, ...description } = JSON.parse(multisig.abi)
    const abi = { type: 'Contract', value: { ...description, version: '2.0' } }
    const proposed = chain.send(await contract.encode('submitTransaction', transfer, second, undefined, abi))
    const [answer] = await contract.said(proposed)
    const input = { transactionId: (answer!.value as { transId: string }).transId }
    const confirmed = chain.send(await contract.encode('confirmTransaction', input, third, undefined, abi))
    expect(confirmed.fees.totalOutput).toBe(1_000_000_000n)
  })

  test('cannot be constructed twice', async () => {
    const contract = await wallet()
    refused(await contract.encode('constructor', { owners, reqConfirms: 1 }, first!), 51)
  })
})

describe('Multisig of one', () => {
  test('sends at once', async () => {
    const contract = await wallet({ owners: [owners[1]], reqConfirms: 1 })
    const input = { dest, value: 1_000_000_000, bounce: false, flags: 1, payload: '' }
    const sent = await contract.call('sendTransaction', input, second!)
    expect(sent).toMatchObject({ aborted: false, exitCode: 0 })
    expect(sent.fees.totalOutput).toBe(1_000_000_000n)
    const proposed = await contract.call('submitTransaction', transfer, second!)
    expect(await contract.said(proposed)).toEqual([{ name: 'submitTransaction', value: { transId: '0' } }])
    expect(proposed.fees.totalOutput).toBe(1_000_000_000n)
  })

  test('asks for as many confirmations as there are custodians, whatever was requested', async () => {
    const contract = await wallet({ owners: [owners[0], owners[0], owners[1]], reqConfirms: 9 })
    expect((await contract.ask('getParameters')).requiredTxnConfirms).toBe('2')
    expect((await contract.ask('getCustodians')).custodians).toHaveLength(2)
  })
})

describe('the constructor of Multisig', () => {
  test.each([
    ['no owners', []],
    ['33 owners', Array.from({ length: 33 }, (_, index) => index + 1)],
  ])('refuses %s', async (_what, list) => {
    const deploying = Contract.deploy(chain, multisig, await chain.newKeys(), { owners: list, reqConfirms: 1 })
    await expect(deploying).rejects.toMatchObject({ exitCode: 117 })
  })

  test('refuses a key of zeros, which every unsigned call has', async () => {
    const { contract, deployment } = await Contract.deploy(chain, multisig, await chain.newKeys(), {
      owners: [owners[0], 0],
      reqConfirms: 1,
    })
    expect(deployment).toMatchObject({ aborted: true, exitCode: 117 })
    refused(await contract.encode('submitTransaction', transfer), 76)
  })

  test('is not called without a key', async () => {
    const { address, message } = await chain.client.call('abi.encode_message', {
      abi: { type: 'Json', value: multisig.abi },
      deploy_set: { code: multisig.code, initial_data: { _pubkey: 0 } },
      call_set: { function_name: 'constructor', input: { owners, reqConfirms: 1 } },
      signer: { type: 'None' },
    })
    chain.fund(address.slice(2), 10n ** 10n)
    refused(message, 100)
  })

  test('takes 32 owners', async () => {
    const list = Array.from({ length: 32 }, (_, index) => index + 1)
    const contract = await wallet({ owners: list, reqConfirms: 32 })
    expect((await contract.ask('getCustodians')).custodians).toHaveLength(32)
  })
})

describe('a transfer to Multisig', () => {
  test('emits an event on request', async () => {
    const sender = await wallet({ owners: [owners[0]], reqConfirms: 1 })
    const receiver = (
      await Contract.deploy(chain, multisig, await chain.newKeys(), { owners: [owners[0]], reqConfirms: 1 })
    ).contract
    const { body } = await chain.client.call('abi.encode_message_body', {
      abi: receiver.abi,
      call_set: { function_name: 'acceptTransfer', input: { payload: 'c0ffee' } },
      is_internal: true,
      signer: { type: 'None' },
    })
    const input = { dest: receiver.address, value: 1_000_000_000, bounce: true, flags: 1, payload: body }
    await sender.call('sendTransaction', input, first!)
    const received = chain.transactions[1]!
    expect(received).toMatchObject({ aborted: false, exitCode: 0 })
    expect(await receiver.said(received)).toEqual([{ name: 'TransferAccepted', value: { payload: 'c0ffee' } }])
  })
})
