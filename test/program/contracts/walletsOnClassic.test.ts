/** The wallets that come with the program write the headers of the network that they are on. */
import { describe, expect, test } from 'vitest'
import { parseMessage } from '../../../src/core/tlb/index.ts'
import { helloWallet } from '../../../src/program/contracts/generated/helloWallet.ts'
import { multisig } from '../../../src/program/contracts/generated/multisig.ts'
import { wallet } from '../../../src/program/contracts/generated/wallet.ts'
import { walletOf } from '../../support/cli/ExampleNetwork.ts'
import { Contract } from '../../support/contracts/Contract.ts'
import { ContractChain } from '../../support/contracts/ContractChain.ts'

const dest = `0:${'d5'.repeat(32)}`
/** A comment, as other wallets write it. */
const PAYLOAD = 'te6ccgEBAQEACAAADAAAAABIaQ=='

describe.each(['classic', 'current'] as const)('under %s rules', async (rules) => {
  const chain = await ContractChain.open(rules)
  const keys = await chain.newKeys()

  test.each([
    ['HelloWallet', helloWallet, {}, {}],
    ['Multisig', multisig, { owners: [`0x${keys.public}`], reqConfirms: 1 }, {}],
    ['Wallet', wallet, walletOf([keys.public]), { cc: {} }],
  ] as const)('%s sends tokens with and without a payload', async (_name, image, constructor, more) => {
    const { contract, deployment } = await Contract.deploy(chain, image, keys, constructor)
    expect(deployment).toMatchObject({ aborted: false, exitCode: 0 })
    for (const payload of ['', PAYLOAD]) {
      const input = { dest, value: 1_000_000_000, bounce: false, flags: 1, payload, ...more }
      const sent = await contract.call('sendTransaction', input, keys)
      expect(sent).toMatchObject({ aborted: false, exitCode: 0 })
      const { header, body } = parseMessage(sent.outMessages[0]!, rules)
      expect(header).toMatchObject({ type: 'internal', value: { grams: 1_000_000_000n } })
      expect(body === undefined ? 0 : body.remainingBits).toBe(payload === '' ? 0 : 48)
    }
  })
})
