import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { base64ToBytes } from '../../../../src/core/bytes/index.ts'
import { Builder, type Cell, parseBoc, Slice, writeBocBase64 } from '../../../../src/core/cells/index.ts'
import {
  messageCell,
  NO_ADDRESS,
  parseAccount,
  snakeCell,
  standardAddress,
  stateInitCell,
} from '../../../../src/core/tlb/index.ts'
import { emulateOnWorker } from '../../../../src/modules/processing/execution/emulateMessage.ts'
import { systemRandom } from '../../../../src/system/systemRandom.ts'
import { wasmFolder } from '../../../../src/system/wasmFolder.ts'
import { DevNode } from '../../../support/devnode/DevNode.ts'
import { tinyAccount, tinyMessage } from '../../../support/executor/tinyContract.ts'
import { temporaryFolder } from '../../../support/temporaryFolder.ts'
import { readComponent } from '../../../support/wasm.ts'

const { bytes, hash } = readComponent('bytes')

function abi(content: Buffer): Cell {
  return new Builder().storeRef(snakeCell(content)).toCell()
}

/** ACCEPT; hash, argument, function and instance from references, an empty cell; RUNWASM; POPCTR c4. */
const code = new Builder()
  .storeBits(Buffer.from('f80088888888c8c9c739ed54', 'hex'))
  .storeRef(abi(Buffer.from(hash, 'hex')))
  .storeRef(abi(Buffer.of(1, 2, 3)))
  .storeRef(snakeCell(Buffer.from('same')))
  .storeRef(snakeCell(Buffer.from('docs:bytes/tools@0.1.0')))
  .toCell()
const stateInit = { code, data: new Builder().toCell() }
const accountId = stateInitCell(stateInit).hashHex()
const dest = standardAddress(0, Buffer.from(accountId, 'hex'))
const deployment = messageCell({
  header: { type: 'externalIn', src: NO_ADDRESS, dest, importFee: 0n },
  init: stateInit,
  // Neither signature nor key; time, expiration, and the constructor.
  body: Slice.of(new Builder().storeUint(0, 2).storeUint(0, 96).storeUint(1, 32).toCell()),
})

function withComponent(): string {
  const folder = temporaryFolder(afterAll)
  mkdirSync(join(folder, 'wasm'))
  writeFileSync(join(folder, 'wasm', hash), bytes)
  return folder
}

async function deployOn(dataFolder: string) {
  const node = await DevNode.start({ dataFolder })
  try {
    await node.fund(accountId)
    const body = writeBocBase64(deployment)
    const request = { id: deployment.hashHex(), body, account_id: accountId, dapp_id: accountId }
    const answer = (await node.post('messages', [request])).json()
    const { boc } = (await node.get(`account?account_id=${accountId}&dapp_id=${accountId}`)).json()
    return { answer, account: parseAccount(parseBoc(base64ToBytes(boc)!))! }
  } finally {
    await node.dispose()
  }
}

describe('a contract that calls a WebAssembly component', () => {
  test('runs on the node with a file of the data folder', async () => {
    const { answer, account } = await deployOn(withComponent())
    expect(answer).toMatchObject({ result: { exit_code: 0, aborted: false } })
    const data = account.state.type === 'active' ? account.state.init.data : undefined
    expect(data?.hashHex()).toBe(abi(Buffer.of(1, 2, 3)).hashHex())
  })

  test('ends with 33 on a node that has no such file', async () => {
    const { answer } = await deployOn(temporaryFolder(afterAll))
    expect(answer.error).toMatchObject({ data: { exit_code: 33 } })
  })

  test('runs where the library explains a failed message', async () => {
    const run = async (folder: string) =>
      await emulateOnWorker.compute(
        {
          ...{ message: tinyMessage, address: '', account: tinyAccount(code), dapp_id: accountId },
          ...{ config: undefined, time_sec: 1_700_000_100, rules: 'current', signature_id: undefined },
        },
        { config: { local_storage_path: folder } as never, random: systemRandom, wasm: wasmFolder },
      )
    expect(await run(withComponent())).toEqual({ is_accepted: true, error: undefined })
    expect(await run(temporaryFolder(afterAll))).toMatchObject({ error: { data: { exit_code: 33 } } })
  })
})
