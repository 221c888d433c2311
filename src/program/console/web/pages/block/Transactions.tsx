/** The transactions of a block. */
import { Empty, Loading } from '../../components/layout.tsx'
import { TransactionTable } from '../../components/TransactionTable.tsx'
import { library } from '../../data/connection.ts'
import { groupDigits } from '../../data/formats.ts'
import { useLoaded } from '../../data/load.ts'
import { type Data, query, serverInfo } from '../../data/query.ts'
import { type FoundTransaction, readRows, TRANSACTION_ROW } from '../../data/transactionRows.ts'

export function Transactions({ block }: { readonly block: Data }) {
  const rows = useLoaded(async () => {
    if (block.tr_count === 0) return []
    const { features } = await serverInfo()
    if (features.collections) {
      const client = await library()
      const { result } = await client.net.queryCollection({
        collection: 'transactions',
        filter: { block_id: { eq: block.id } },
        result: TRANSACTION_ROW,
        order: [{ path: 'lt', direction: 'ASC' }],
        limit: 1000,
      })
      return await readRows(result as FoundTransaction[])
    }
    return await readRows(await readAround(block))
  }, [block.id])
  return (
    <Loading from={rows}>
      {(value) =>
        value.length === 0 ? (
          <Empty title="No transactions" />
        ) : (
          <>
            {block.tr_count > value.length && (
              <p class="hint">
                {groupDigits(value.length)} of {groupDigits(block.tr_count)} are shown; the account pages list all of
                them.
              </p>
            )}
            <TransactionTable rows={value} label="Transactions of the block" hasFilters />
          </>
        )
      }
    </Loading>
  )
}

/**
 * For networks without collections: reads the transactions of the chain in their order, from the position of the block
 * to the end of the block.
 */
async function readAround(block: Data): Promise<FoundTransaction[]> {
  const found: FoundTransaction[] = []
  let after: string | undefined = block.chain_order
  for (let page = 0; page < 25 && after !== undefined; page++) {
    const { blockchain } = (await query(
      `query($after: String) { blockchain { transactions(first: 50, after: $after) {
        edges { node { ${TRANSACTION_ROW} block_id } } pageInfo { endCursor hasNextPage } } } }`,
      { after },
    )) as { blockchain: Data }
    const rows: (FoundTransaction & { block_id: string })[] = blockchain.transactions.edges.map(
      ({ node }: Data) => node,
    )
    found.push(...rows.filter(({ block_id }) => block_id === block.id))
    const isBeyond = rows.some(({ block_id }) => block_id !== block.id)
    const info: Data = blockchain.transactions.pageInfo
    after = !isBeyond && info.hasNextPage ? info.endCursor : undefined
  }
  return found
}
