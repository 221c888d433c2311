/** Contracts of older compilers under current rules. Source: formats 1.3, 3.3. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { base64ToBytes } from '../../../src/core/bytes/index.ts'
import { parseBoc } from '../../../src/core/cells/index.ts'
import { currencies, parseMessage } from '../../../src/core/tlb/index.ts'
import { ContractChain } from '../../support/contracts/ContractChain.ts'

const folder = join(import.meta.dirname, '../../fixtures/everdev')
const chain = await ContractChain.open()
const keys = await chain.newKeys()

/** Deployment of an old contract, with the numbers of functions of the given rules. */
async function encode(name: string, input: object, rules?: string) {
  const params = {
    abi: { type: 'Json', value: readFileSync(join(folder, `${name}.abi.json`), 'utf8') },
    deploy_set: { tvc: readFileSync(join(folder, `${name}.tvc`), 'base64') },
    call_set: { function_name: 'constructor', input },
    signer: { type: 'Keys', keys },
    ...(rules !== undefined && { rules }),
  }
  const { address, message } = await chain.client.call('abi.encode_message', params)
  const id = address.slice(2) as string
  chain.fund(id, 10_000_000_000n)
  return { id, message: message as string }
}

const custodian = { owners: [`0x${keys.public}`], reqConfirms: 1 }

describe('a contract of an older compiler', () => {
  test('is not activated when its header has no key: the number of the constructor is looked for elsewhere', async () => {
    const { message } = await encode('HelloWallet', {})
    expect(() => chain.send(message)).toThrow(expect.objectContaining({ reason: 'badState' }))
  })

  test('is not activated when its constructor has another number than 1', async () => {
    const { message } = await encode('SafeMultisigWallet', custodian, 'classic')
    expect(() => chain.send(message)).toThrow(expect.objectContaining({ reason: 'badState' }))
  })

  test('does not know a constructor with the number 1', async () => {
    const { message } = await encode('SafeMultisigWallet', custodian)
    expect(() => chain.send(message)).toThrow(expect.objectContaining({ reason: 'notAccepted' }))
  })

  test('an active contract of an older compiler sends messages that its recipients do not understand', async () => {
    const { id, message } = await encode('SafeMultisigWallet', custodian, 'classic')
    chain.sendClassic(message)
    const { account } = chain.entry(id)
    expect(account?.state.type).toBe('active')
    chain.put(id, { ...account!, balance: currencies(10_000_000_000n) }, id)
    const { message: call } = await chain.client.call('abi.encode_message', {
      abi: { type: 'Json', value: readFileSync(join(folder, 'SafeMultisigWallet.abi.json'), 'utf8') },
      address: `0:${id}`,
      call_set: {
        function_name: 'sendTransaction',
        input: { dest: `0:${'11'.repeat(32)}`, value: 1_000_000_000, bounce: false, flags: 1, payload: '' },
      },
      signer: { type: 'Keys', keys },
    })
    expect(parseMessage(parseBoc(base64ToBytes(call)!)).header.type).toBe('externalIn')
    const sent = chain.send(call)
    expect(sent).toMatchObject({ aborted: true, exitCode: 0, outMessages: [] })
    expect(sent.transaction.description).toMatchObject({ action: { success: false, resultCode: 34 } })
  })
})
