/** Contracts that answer every message with the same bodies, whatever the ABI of their caller says. */
import { Builder, EMPTY_CELL, writeBocBase64 } from '../../../src/core/cells/index.ts'
import type { LocalClient } from '../LocalClient.ts'

/** Number of `getBalance` in `getterAbi`, for calls and answers. */
export const GETTER_ID = 0x1234567n

export const getterAbi = getterAbiWith([{ name: 'balance', type: 'uint128' }])

/** JSON of an ABI with the getter `getBalance` and the event `Asked`, 0x77. */
export function getterAbiWith(outputs: readonly object[]): string {
  return JSON.stringify({
    ...{ 'ABI version': 2, version: '2.4', header: ['pubkey', 'time', 'expire'] },
    functions: [{ name: 'getBalance', id: `0x${GETTER_ID.toString(16)}`, inputs: [], outputs }],
    events: [{ name: 'Asked', id: '0x77', inputs: [] }],
  })
}

/** Body of an external message. */
type Body = readonly [id: bigint, content: bigint, contentBits: number]

/** The account, BOC, and its id. */
export async function answeringAccount(
  client: LocalClient,
  bodies: readonly Body[],
): Promise<{ readonly account: string; readonly id: string }> {
  // SETCP 0, ACCEPT
  const code = new Builder().storeUint(0xff00f800, 32)
  for (const [id, content, bits] of bodies) {
    // ext_out_msg_info$11 without addresses and times, no state, the body in the same cell
    const message = new Builder().storeUint(3, 2).storeRun(0, 4 + 64 + 32 + 2)
    // PUSHREF, PUSHINT 0, SENDRAWMSG
    code.storeUint(0x8870fb00, 32).storeRef(message.storeUintBig(id, 32).storeUintBig(content, bits).toCell())
  }
  const image = { code: writeBocBase64(code.toCell()), data: writeBocBase64(EMPTY_CELL) }
  const { state_init } = await client.call('boc.encode_state_init', image)
  return client.call('abi.encode_account', { state_init, balance: 1_000_000_000n })
}
