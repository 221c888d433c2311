import '../../support/cellEquality.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  BocError,
  type BocSource,
  type JsonObject,
  parseAccountObject,
  parseMessageObject,
  parseTransactionObject,
} from '../../../src/core/boc/index.ts'
import {
  Builder,
  type Cell,
  EMPTY_CELL,
  merkleProofCell,
  parseBocBase64,
  prunedCell,
  Slice,
  writeBoc,
} from '../../../src/core/cells/index.ts'
import {
  type Account,
  accountCell,
  currencies,
  type Message,
  messageCell,
  NO_ADDRESS,
  parseExternalAddress,
  standardAddress,
  type Transaction,
  transactionCell,
} from '../../../src/core/tlb/index.ts'
import { ParsedAccount, ParsedMessage, ParsedTransaction } from '../../../src/modules/boc/types.ts'
import { expectForm } from '../../support/expectForm.ts'
import { accounts, messages, transactions } from '../../support/randomTlb.ts'

function source(root: Cell): BocSource {
  return { root, bytes: () => writeBoc(root) }
}
function fill(byte: number): Uint8Array {
  return new Uint8Array(32).fill(byte)
}
function hexOf(byte: string): string {
  return byte.repeat(32)
}
const code = new Builder().storeUint(0xabcd, 16).toCell()

const internal: Message = {
  header: {
    type: 'internal',
    ihrDisabled: true,
    bounce: true,
    bounced: false,
    src: standardAddress(-1, fill(0x33)),
    dest: standardAddress(0, fill(0x11)),
    value: currencies(1000n, [[2, 5n]]),
    ihrFee: 3n,
    fwdFee: 4n,
    createdLt: 0x10n,
    createdAt: 99,
    isExchange: false,
    isRedirect: false,
  },
  init: { splitDepth: 3, special: { tick: true, tock: false }, code },
  body: Slice.of(code),
}

describe('objects of messages', () => {
  test('hold the fields of an internal message', () => {
    const cell = messageCell(internal)
    expect(parseMessageObject(source(cell))).toEqual({
      json_version: 8,
      id: cell.hashHex(),
      boc: Buffer.from(writeBoc(cell)).toString('base64'),
      status: 5,
      status_name: 'finalized',
      split_depth: 3,
      tick: true,
      tock: false,
      code: Buffer.from(writeBoc(code)).toString('base64'),
      code_hash: code.hashHex(),
      body: Buffer.from(writeBoc(code)).toString('base64'),
      body_hash: code.hashHex(),
      msg_type: 0,
      msg_type_name: 'internal',
      src: `-1:${hexOf('33')}`,
      src_workchain_id: -1,
      dst: `0:${hexOf('11')}`,
      dst_workchain_id: 0,
      ihr_disabled: true,
      ihr_fee: '0x3',
      fwd_fee: '0x4',
      bounce: true,
      bounced: false,
      value: '0x3e8',
      value_other: [{ currency: 2, value: '0x5' }],
      created_lt: '0x10',
      created_at: 99,
    })
  })

  test('distinguish the two outbound forms', () => {
    const header = {
      type: 'externalOutV2' as const,
      src: standardAddress(0, fill(0x11)),
      dest: parseExternalAddress(':ab'),
      createdLt: 1n,
      createdAt: 2,
      srcDappId: fill(0xda),
    }
    expect(parseMessageObject(source(messageCell({ header })))).toMatchObject({
      msg_type: 4,
      msg_type_name: 'extOutV2',
      src_workchain_id: 0,
      dst: ':ab',
      src_dapp_id: hexOf('da'),
    })
    const { srcDappId: _, ...rest } = header
    const plain = parseMessageObject(
      source(messageCell({ header: { ...rest, type: 'externalOut', dest: NO_ADDRESS } })),
    )
    expect(plain).toMatchObject({ msg_type: 2, dst: '' })
    expect(plain).not.toHaveProperty('src_dapp_id')
  })

  test('can be written as JSON for every message', () => {
    fc.assert(
      fc.property(messages(false), (message) => {
        const cell = messageCell(message)
        const json = parseMessageObject(source(cell))
        expect(JSON.parse(JSON.stringify(json))).toEqual(json)
        expect(parseBocBase64(json['boc'] as string).hashHex()).toBe(json['id'])
        expectForm(json, ParsedMessage)
      }),
    )
  })

  test('fail for more extra currencies than could exist', () => {
    let node = new Builder().storeUint(0, 2).storeUint(0, 5).toCell()
    for (let bit = 0; bit < 32; bit++) node = new Builder().storeUint(0, 2).storeRef(node).storeRef(node).toCell()
    const value = currencies(1n)
    value.other.root = node
    const cell = messageCell({ header: { ...internal.header, value } as never })
    expect(() => parseMessageObject(source(cell))).toThrow(BocError)
  })

  test('are refused for anything else', () => {
    expect(() => parseMessageObject(source(EMPTY_CELL))).toThrow(BocError)
  })
})

describe('objects of accounts', () => {
  const account: Account = {
    address: standardAddress(0, fill(0x11)),
    storageInfo: { used: { cells: 1n, bits: 2n, publicCells: 0n }, lastPaid: 7, duePayment: 9n },
    lastTransLt: 16n,
    balance: currencies(255n),
    state: { type: 'frozen', stateHash: fill(0xee) },
  }

  test('hold the fields of an account', () => {
    const cell = accountCell(account)
    expect(parseAccountObject(source(cell))).toEqual({
      json_version: 8,
      id: `0:${hexOf('11')}`,
      workchain_id: 0,
      dapp_id: 'None',
      boc: Buffer.from(writeBoc(cell)).toString('base64'),
      last_paid: 7,
      bits: '0x2',
      cells: '0x1',
      public_cells: '0x0',
      due_payment: '0x9',
      last_trans_lt: '0x10',
      balance: '0xff',
      state_hash: hexOf('ee'),
      acc_type: 2,
      acc_type_name: 'Frozen',
    })
  })

  test('are read from a proof, where a pruned part keeps only its hash', () => {
    const whole = accountCell({ ...account, state: { type: 'active', init: { code, data: EMPTY_CELL } } })
    const tree = accountCell({
      ...account,
      state: { type: 'active', init: { code: prunedCell(code), data: EMPTY_CELL } },
    })
    expect(tree.hash(0)).toEqual(whole.hash())
    const json = parseAccountObject(source(merkleProofCell(tree)))
    expect(json).toMatchObject({ code_hash: code.hashHex(), data_hash: EMPTY_CELL.hashHex(), acc_type_name: 'Active' })
    expect(json).not.toHaveProperty('code')
  })

  test('can be written as JSON for every account, and fail for one that does not exist', () => {
    fc.assert(
      fc.property(accounts, (value) => {
        const json = parseAccountObject(source(accountCell(value)))
        expectForm(json, ParsedAccount)
        expect(JSON.parse(JSON.stringify(json))).toEqual(json)
      }),
    )
    const kindOf = (root: Cell): unknown => {
      try {
        return parseAccountObject(source(root))
      } catch (error) {
        return (error as BocError).kind
      }
    }
    expect(kindOf(accountCell(undefined))).toBe('conversion')
    expect(kindOf(EMPTY_CELL)).toBe('invalid')
  })
})

describe('objects of transactions', () => {
  const transaction: Transaction = {
    accountAddr: fill(0x11),
    lt: 32n,
    prevTransHash: fill(1),
    prevTransLt: 16n,
    now: 100,
    origStatus: 'nonexist',
    endStatus: 'active',
    inMsg: messageCell(internal),
    outMsgs: [
      messageCell({
        header: { ...internal.header, src: standardAddress(0, fill(0x11)), value: currencies(10n, [[2, 7n]]) } as never,
      }),
    ],
    totalFees: currencies(100n),
    stateUpdate: { oldHash: fill(2), newHash: fill(3) },
    description: {
      type: 'ordinary',
      creditFirst: false,
      storage: { feesCollected: 10n, statusChange: 'unchanged' },
      credit: { credit: currencies(1000n) },
      compute: {
        type: 'vm',
        success: true,
        msgStateUsed: false,
        accountActivated: false,
        gasFees: 20n,
        gasUsed: 5n,
        gasLimit: 2n ** 54n,
        mode: 0,
        exitCode: -14,
        vmSteps: 3,
        vmInitStateHash: fill(0),
        vmFinalStateHash: fill(0),
      },
      action: {
        success: true,
        valid: true,
        noFunds: false,
        statusChange: 'deleted',
        totalActionFees: 30n,
        resultCode: 0,
        totActions: 1,
        specActions: 0,
        skippedActions: 0,
        msgsCreated: 1,
        actionListHash: fill(9),
        totMsgSize: { cells: 1n, bits: 2n },
      },
      aborted: false,
      destroyed: false,
    },
  }

  test('hold the fields of a transaction and the change of its balance', () => {
    const json = parseTransactionObject(source(transactionCell(transaction)))
    expect(json).toMatchObject({
      json_version: 8,
      status: 3,
      tr_type: 0,
      tr_type_name: 'ordinary',
      lt: '0x20',
      outmsg_cnt: 1,
      orig_status: 3,
      orig_status_name: 'NonExist',
      end_status: 1,
      in_msg: transaction.inMsg!.hashHex(),
      out_msgs: [transaction.outMsgs[0]!.hashHex()],
      account_addr: `0:${hexOf('11')}`,
      workchain_id: 0,
      total_fees: '0x64',
      // 1000 and 3 came in; 10, 3 and 4 went out; 100 are fees.
      balance_delta: `0x${(886).toString(16)}`,
      balance_delta_other: [{ currency: 2, value: '-0x2' }],
      storage: { storage_fees_collected: '0xa', status_change_name: 'unchanged' },
      credit: { credit: '0x3e8' },
      compute: { compute_type: 1, gas_used: 5, gas_limit: 2n ** 54n, exit_code: -14 },
      action: { status_change: 2, total_action_fees: '0x1e', tot_msg_size_bits: 2 },
      old_hash: hexOf('02'),
      new_hash: hexOf('03'),
    })
    expect(json).not.toHaveProperty('ext_in_msg_fee')
    expect(json).not.toHaveProperty('bounce')
  })

  test('hold the import fee of an external message', () => {
    const header = { type: 'externalIn' as const, src: NO_ADDRESS, dest: standardAddress(0, fill(0x11)), importFee: 0n }
    const cell = transactionCell({ ...transaction, inMsg: messageCell({ header }), outMsgs: [] })
    expect(parseTransactionObject(source(cell))).toMatchObject({ ext_in_msg_fee: '0x28', balance_delta: '-0x64' })
  })

  test('name the account by its id when there are no messages', () => {
    const { inMsg: _, ...rest } = transaction
    const json = parseTransactionObject(source(transactionCell({ ...rest, outMsgs: [] })))
    expect(json).toMatchObject({ account_id: hexOf('11'), out_msgs: [] })
    expect(json).not.toHaveProperty('account_addr')
  })

  test('can be written as JSON for every kind', () => {
    fc.assert(
      fc.property(transactions(messages(false).map((message) => messageCell(message))), (value) => {
        const json = parseTransactionObject(source(transactionCell(value))) as JsonObject
        expect(typeof json['tr_type_name']).toBe('string')
        expectForm(json, ParsedTransaction)
        expect(JSON.stringify(json, (_, entry) => (typeof entry === 'bigint' ? `${entry}` : entry))).toContain('"id"')
      }),
    )
  })

  test('fail to convert when a message in them is broken', () => {
    const cell = transactionCell({ ...transaction, outMsgs: [EMPTY_CELL] })
    expect(() => parseTransactionObject(source(cell))).toThrow(expect.objectContaining({ kind: 'conversion' }))
  })
})
