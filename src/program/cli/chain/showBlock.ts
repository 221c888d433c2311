import { bytesToHex } from '../../../core/bytes/index.ts'
import type { ChainRules } from '../../../core/chainRules.ts'
import { parseBlock, parseTransaction } from '../../../core/tlb/index.ts'
import { readTransactionFees } from '../../../modules/tvm/outcome/readTransactionFees.ts'
import { blockPath } from '../../common/consolePaths.ts'
import { formatTokens } from '../../common/moneyText.ts'
import type { Outcome } from '../definition/Command.ts'
import { exitCodes } from '../errors/exitCodes.ts'
import { ToolError } from '../errors/ToolError.ts'
import { queryBlockchain } from '../network/queryBlockchain.ts'
import { alignFields } from '../output/alignFields.ts'
import { textTable } from '../output/textTable.ts'
import { timeText } from '../output/timeText.ts'
import { isGraphqlRefusal } from '../session/LibraryError.ts'
import type { Session } from '../session/Session.ts'
import { ContractBook } from './ContractBook.ts'
import { cellOf } from './describeMessage.ts'
import { readPublishedBlock } from './readPublishedBlock.ts'

interface BlockNode {
  readonly id: string
  readonly seq_no?: number | null
  readonly gen_utime?: number | null
  readonly tr_count?: number | null
  readonly shard?: string | null
  readonly workchain_id?: number | null
  readonly key_block?: boolean | null
  readonly prev_ref?: { readonly root_hash?: string | null } | null
  readonly height?: number | null
  readonly thread_id?: string | null
  readonly producer_id?: string | null
  readonly data?: string | null
  readonly boc?: string | null
}

const COMMON = 'id seq_no gen_utime tr_count shard workchain_id key_block prev_ref { root_hash }'
const selections = [`${COMMON} height thread_id producer_id data`, `${COMMON} boc`, COMMON]

/** Throws ToolError: 2 if `named` is not a hash, a height or "last", 11 if there is no such block. */
export async function showBlock(session: Session, named: string, thread: string | undefined): Promise<Outcome> {
  session.progress.phase('reading the block')
  const block = await findBlock(session, fieldOf(named, thread))
  if (block === undefined) throw new ToolError(exitCodes.notFound, `Block ${named} was not found on the network`)
  const book = await ContractBook.open(session)
  const transactions = await transactionsOf(session, block, book.rules)
  await book.learn((transactions ?? []).map(({ account_id }) => account_id))
  const facts = {
    block_id: block.id,
    seq_no: block.seq_no ?? null,
    height: block.height ?? null,
    thread_id: block.thread_id ?? null,
    time: block.gen_utime ?? null,
    shard: block.shard ?? null,
    workchain_id: block.workchain_id ?? null,
    key_block: block.key_block ?? null,
    producer_id: block.producer_id || null,
    previous: block.prev_ref?.root_hash || null,
    transaction_count: block.tr_count ?? transactions?.length ?? null,
    transactions: transactions ?? null,
  }
  const rows = (transactions ?? []).map(({ id, account_id, fees }) => [
    book.nameOf(account_id) ?? book.contractOf(account_id) ?? '',
    book.addressOf(account_id),
    formatTokens(BigInt(fees)),
    id,
  ])
  const text = alignFields(
    Object.entries({
      ...facts,
      time: facts.time === null ? undefined : timeText(facts.time * 1000),
      transactions: undefined,
      key_block: facts.key_block || undefined,
    }).map(([name, value]) => [name.replaceAll('_', ' '), value] as const),
  )
  return {
    json: facts,
    page: blockPath(block.id),
    text:
      rows.length === 0
        ? text
        : `${text}\n\n${textTable(['name', 'account', 'fees', 'transaction'], rows, { right: [2] })}`,
  }
}

/** Throws ToolError (2). */
function fieldOf(named: string, thread: string | undefined): (selection: string) => string {
  if (thread !== undefined && !/^[0-9a-fA-F]{1,68}$/.test(thread)) {
    throw new ToolError(exitCodes.usage, `Invalid --thread "${thread.slice(0, 80)}": expected up to 68 hex digits`)
  }
  const threadId = (thread ?? '').toLowerCase().padStart(68, '0')
  if (/^[0-9a-fA-F]{64}$/.test(named)) return (selection) => `block(hash: "${named.toLowerCase()}") { ${selection} }`
  if (/^\d{1,9}$/.test(named)) {
    return (selection) => `block: blockByHeight(thread_id: "${threadId}", height: ${Number(named)}) { ${selection} }`
  }
  const filter = thread === undefined ? '' : `, thread_id: "${threadId}"`
  if (named === 'last' || named === 'latest')
    return (selection) => `blocks(last: 1${filter}) { nodes { ${selection} } }`
  throw new ToolError(
    exitCodes.usage,
    `Invalid BLOCK "${named.slice(0, 80)}": expected a hash of 64 hex digits, a number, or "last"`,
  )
}

/** Retries with fewer fields, because older networks lack some. */
async function findBlock(session: Session, field: (selection: string) => string): Promise<BlockNode | undefined> {
  let refusal: unknown
  for (const selection of selections) {
    try {
      const { block, blocks } = await queryBlockchain<{
        block?: BlockNode | null
        blocks?: { nodes?: readonly BlockNode[] | null } | null
      }>(session, field(selection))
      return block ?? blocks?.nodes?.[0] ?? undefined
    } catch (error) {
      if (!isGraphqlRefusal(error)) throw error
      refusal ??= error
    }
  }
  throw refusal
}

interface TransactionOfBlock {
  readonly id: string
  readonly account_id: string
  /** Nano, decimal text. */
  readonly fees: string
}

/** `undefined` if the network does not publish the content of blocks. */
async function transactionsOf(
  session: Session,
  { data, boc }: BlockNode,
  rules: ChainRules,
): Promise<readonly TransactionOfBlock[] | undefined> {
  const published = data || boc
  if (!published) return undefined
  const block = await readPublishedBlock(session, published)
  return [...parseBlock(cellOf(block.boc), rules).extra.accountBlocks]
    .flatMap(([, { accountAddr, transactions }]) =>
      [...transactions].map(([lt, cell]) => ({
        id: cell.hashHex(),
        account_id: bytesToHex(accountAddr),
        // The total in a transaction only has the fees that its block collected; the account also paid to forward its messages.
        fees: String(readTransactionFees(parseTransaction(cell), rules).account_fees),
        lt,
      })),
    )
    .sort((a, b) => Number(a.lt - b.lt))
    .map(({ lt: _, ...transaction }) => transaction)
}
