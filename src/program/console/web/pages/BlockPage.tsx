/** A block: contents, attestations of its keepers, and whether their proof is valid. */
import { useState } from 'preact/hooks'
import { blockPath } from '../../../common/consolePaths.ts'
import { DataTable } from '../components/DataTable.tsx'
import { Action, Card, Empty, Facts, Failure, Loading, PageTitle } from '../components/layout.tsx'
import { TransactionTable } from '../components/TransactionTable.tsx'
import { Amount, Badge, Count, Id, Time, WholeId } from '../components/values.tsx'
import { library, readBytes } from '../data/connection.ts'
import { capitalized, groupDigits, type IntegerText } from '../data/formats.ts'
import { useLoaded } from '../data/load.ts'
import { type Data, query, serverInfo } from '../data/query.ts'
import { type FoundTransaction, readRows, TRANSACTION_ROW } from '../data/transactionRows.ts'

const ZERO_THREAD = '0'.repeat(68)

const COMMON = `id seq_no gen_utime tr_count chain_order global_id version shard workchain_id key_block start_lt
  gen_software_version prev_ref { root_hash seq_no }`
const OF_THREADS = `${COMMON} thread_id height producer_id envelope_hash block_merkle_tree_leaves signature_occurrences
  attestations { block_id target_type envelope_hash signature_occurrences } data`
const FLOWS = [
  'from_prev_blk',
  'imported',
  'created',
  'minted',
  'fees_collected',
  'fees_imported',
  'recovered',
  'exported',
  'to_next_blk',
] as const
const FLOW = `value_flow { ${FLOWS.join(' ')} }`

/** `named`: a hash, a number of the thread zero, or `<thread>/<height>`. */
async function loadBlock(named: string): Promise<Data | null> {
  const { supports_dapp_id: hasDappIds } = await serverInfo()
  const fields = `${hasDappIds ? OF_THREADS : COMMON} ${FLOW}`
  const text = named.toLowerCase()
  if (/^[0-9a-f]{64}$/.test(text)) {
    const { blockchain } = await query(`query($id: String!) { blockchain { block(hash: $id) { ${fields} } } }`, {
      id: text,
    })
    return blockchain.block
  }
  const match = /^(?:([0-9a-f]{1,68})\/)?(\d{1,10})$/.exec(text)
  if (match === null) throw new Error('A block is identified by its hash, its number, or <thread>/<height>')
  if (!hasDappIds) return await loadByNumber(Number(match[2]), fields)
  const { blockchain } = await query(
    `query($thread: String!, $height: Int!) { blockchain { blockByHeight(thread_id: $thread, height: $height) { ${fields} } } }`,
    { thread: match[1] ?? ZERO_THREAD, height: Number(match[2]) },
  )
  return blockchain.blockByHeight
}

/** Networks without threads have their blocks in a collection. */
async function loadByNumber(number: number, fields: string): Promise<Data | null> {
  const client = await library()
  const { result } = await client.net.queryCollection({
    collection: 'blocks',
    filter: { seq_no: { eq: number }, workchain_id: { eq: 0 } },
    result: fields,
    limit: 1,
  })
  return result[0] ?? null
}

export function BlockPage({ rest }: { readonly rest: string }) {
  const block = useLoaded(() => loadBlock(rest), [rest])
  return (
    <>
      <PageTitle
        kind={block.value ? `Block ${groupDigits(block.value.seq_no)}` : 'Block'}
        title={block.value && <WholeId id={block.value.id} what="block" />}
        actions={block.value && <Neighbours block={block.value} />}
      />
      <Loading from={block}>
        {(value) =>
          value === null ? (
            <Card>
              <Empty title="The network has no such block">
                The first block is <a href={blockPath(1)}>number 1</a>; the latest blocks are on the{' '}
                <a href="/">home page</a>.
              </Empty>
            </Card>
          ) : (
            <Content block={value} />
          )
        }
      </Loading>
    </>
  )
}

function pathOf(block: Data, step: number): string {
  const height = (block.height ?? block.seq_no) + step
  const isUsual = block.thread_id == null || block.thread_id === ZERO_THREAD
  return blockPath(isUsual ? height : `${block.thread_id}/${height}`)
}

function Neighbours({ block }: { readonly block: Data }) {
  const number = block.height ?? block.seq_no
  return (
    <>
      {number > 1 && (
        <a class="button" href={pathOf(block, -1)}>
          ← Previous
        </a>
      )}
      <a class="button" href={pathOf(block, 1)}>
        Next →
      </a>
    </>
  )
}

function Content({ block }: { readonly block: Data }) {
  return (
    <>
      <div class="grid">
        <Card title="Block">
          <Facts
            entries={{
              Time: <Time seconds={block.gen_utime} />,
              Transactions: <Count value={block.tr_count} />,
              Height: block.height != null && <Count value={block.height} />,
              Thread: block.thread_id != null && (
                <code>{block.thread_id === ZERO_THREAD ? 'zero' : block.thread_id}</code>
              ),
              Producer: block.producer_id != null && <code>{block.producer_id}</code>,
              'Before it': /[^0]/.test(block.prev_ref?.root_hash ?? '') && (
                <Id kind="block" id={block.prev_ref.root_hash} />
              ),
              'Global id': block.global_id ?? '—',
              Shard: <code>{block.shard}</code>,
              'Logical time from': block.start_lt != null && <Count value={block.start_lt} />,
              'Key block': block.key_block === true && 'yes',
            }}
          />
        </Card>
        <Card title="Proof">
          <Proof block={block} />
        </Card>
      </div>
      <ValueFlow block={block} />
      <Card title="Transactions" isFlush>
        <Transactions block={block} />
      </Card>
      {(block.attestations?.length ?? 0) > 0 && (
        <Card title="Attestations in this block" isFlush>
          <DataTable
            label="Attestations"
            rows={block.attestations as readonly Data[]}
            keyOf={({ block_id, target_type }) => `${block_id} ${target_type}`}
            columns={[
              { title: 'Of block', kind: 'block', value: ({ block_id }) => block_id },
              {
                title: 'Kind',
                show: ({ target_type }) => target_type ?? '—',
                text: ({ target_type }) => target_type ?? '',
              },
              {
                title: 'Signers',
                isNumber: true,
                text: ({ signature_occurrences }) => String(Object.keys(signature_occurrences ?? {}).length),
              },
            ]}
          />
        </Card>
      )}
    </>
  )
}

type Flow = { readonly [Name in (typeof FLOWS)[number]]?: IntegerText | undefined }

/** Networks with default settings omit the value flow from their answers; the block itself contains it. */
async function loadFlow({ value_flow: told, data }: Data): Promise<Flow | null> {
  if (FLOWS.some((name) => told?.[name] != null)) return told
  if (typeof data !== 'string' || data === '') return null
  const { boc } = await readBytes<{ boc: string }>('/console/block', data)
  const client = await library()
  const { parsed } = await client.boc.parseBlock({ boc })
  return parsed.value_flow ?? null
}

function ValueFlow({ block }: { readonly block: Data }) {
  const flow = useLoaded(() => loadFlow(block), [block.id])
  if (flow.value === null) return null
  return (
    <Card title="Value flow">
      <Loading from={flow}>
        {(value) =>
          value && (
            <Facts
              entries={Object.fromEntries(
                FLOWS.map((name) => [
                  capitalized(name.replaceAll('_', ' ').replace('blk', 'block')),
                  value[name] != null && <Amount key={name} nano={value[name]} />,
                ]),
              )}
            />
          )
        }
      </Loading>
    </Card>
  )
}

type Verdict = { readonly isProven: true } | { readonly isProven: false; readonly error: Error }

function Proof({ block }: { readonly block: Data }) {
  const [verdict, setVerdict] = useState<Verdict | undefined>(undefined)
  const check = async () => {
    const client = await library()
    try {
      await client.proofs.proofBlockData({ block: { id: block.id, seq_no: block.seq_no, gen_utime: block.gen_utime } })
      setVerdict({ isProven: true })
    } catch (error) {
      setVerdict({ isProven: false, error: error as Error })
    }
  }
  return (
    <div class="stack" key={block.id}>
      <p>
        The library checks the signatures of the block keepers, from a trusted set of keepers to this block
        {block.block_merkle_tree_leaves?.length > 0 && `, over ${block.block_merkle_tree_leaves.length} leaves`}.
      </p>
      <Action run={check}>Check the proof</Action>
      {verdict?.isProven === true && (
        <p class="notice" role="status">
          <Badge tone="good">valid</Badge> The keepers have signed this block.
        </p>
      )}
      {verdict?.isProven === false && (
        <>
          <Failure error={verdict.error} />
          <p class="hint">
            A proof needs a trusted set of keepers: proofs.trusted_keepers in the configuration. A development node
            prints it when it starts.
          </p>
        </>
      )}
    </div>
  )
}

function Transactions({ block }: { readonly block: Data }) {
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
