/** A Dapp: the accounts that share its id, and so their credit. */
import { useState } from 'preact/hooks'
import { accountIdOf } from '../../../common/consolePaths.ts'
import { seenAccounts } from '../browser/seenDapps.ts'
import { DataTable } from '../components/DataTable.tsx'
import { TextField } from '../components/fields.tsx'
import { Action, Card, Empty, Facts, Loading, PageTitle } from '../components/layout.tsx'
import { Account, Amount, Badge, WholeId } from '../components/values.tsx'
import { checkId, loadAccount } from '../data/accounts.ts'
import { library } from '../data/connection.ts'
import { contractOf } from '../data/contracts.ts'
import { controls, readDappCredits, useControls } from '../data/controls.ts'
import { type IntegerText, parseAmount, shortId, toBigInt } from '../data/formats.ts'
import { useLoaded } from '../data/load.ts'
import { serverInfo } from '../data/query.ts'

interface Row {
  readonly id: string
  readonly balance: IntegerText
  readonly typeName: string
  readonly codeHash: string | null
}

/** Maximum number of accounts that are listed. */
const LIMIT = 1000

async function loadAccounts(dapp: string): Promise<{ readonly rows: readonly Row[]; readonly isWhole: boolean }> {
  const { features } = await serverInfo()
  if (features.collections) {
    const client = await library()
    const { result } = await client.net.queryCollection({
      collection: 'accounts',
      filter: { dapp_id: { eq: dapp } },
      result: 'id balance acc_type_name code_hash',
      limit: LIMIT,
    })
    const rows = result.map((row) => ({
      id: accountIdOf(row.id),
      balance: row.balance,
      typeName: row.acc_type_name,
      codeHash: row.code_hash ?? null,
    }))
    return { rows, isWhole: result.length < LIMIT }
  }
  const ids = [...new Set([dapp, ...seenAccounts(dapp)])]
  const found = await Promise.all(ids.map((id) => loadAccount(id, dapp, false)))
  const rows = found.flatMap((info) =>
    info === undefined
      ? []
      : [{ id: info.accountId, balance: info.balance, typeName: info.typeName, codeHash: info.codeHash }],
  )
  return { rows, isWhole: false }
}

/** Amount that contracts of a Dapp may mint in one transaction; can be changed on a development node. */
function Credit({ dapp }: { readonly dapp: string }) {
  const credits = useLoaded(readDappCredits, [dapp])
  const [typed, setTyped] = useState('')
  const set = async () => {
    const credit = parseAmount(typed)
    if (credit === undefined) throw new Error('The credit is a number of tokens such as 1000')
    await controls.setDapp({ dapp_id: dapp, credit: String(credit) })
    setTyped('')
    credits.reload()
  }
  return (
    <div class="stack">
      <Loading from={credits}>
        {({ default_credit: usual, credits: own }) => (
          <span>
            <Amount nano={own[dapp] ?? usual} />{' '}
            <span class="dim">
              may be minted in one transaction{own[dapp] === undefined && ', the default of every Dapp'}
            </span>
          </span>
        )}
      </Loading>
      <div class="row">
        <TextField label="New credit" value={typed} change={setTyped} inputMode="decimal" />
        <Action run={set} isDisabled={typed.trim() === ''} done="set">
          Set
        </Action>
      </div>
    </div>
  )
}

export function DappPage({ rest }: { readonly rest: string }) {
  const id = rest.toLowerCase()
  const accounts = useLoaded(() => loadAccounts(checkId(id)), [id])
  const hasControls = useControls()
  return (
    <>
      <PageTitle kind="Dapp" name={shortId(id)} title={<WholeId id={id} what="Dapp ID" />} />
      <Loading from={accounts}>
        {({ rows, isWhole }) => {
          const total = rows.reduce((sum, { balance }) => sum + toBigInt(balance), 0n)
          return (
            <>
              <Card title="Dapp">
                <Facts
                  entries={{
                    'Root account': <Account address={id} isWhole />,
                    'Accounts shown': rows.length,
                    'Their balance': <Amount nano={total} />,
                    Credit: hasControls === true && <Credit dapp={id} />,
                  }}
                />
              </Card>
              {!isWhole && (
                <p class="notice" role="note">
                  This network has no list of the accounts of a Dapp: only accounts that this console has seen are
                  shown. Open an account as <code>dapp::account</code> to add it.
                </p>
              )}
              <Card title="Accounts" isFlush>
                <DataTable
                  label="Accounts of the Dapp"
                  rows={rows}
                  nothing={<Empty title="No known accounts" />}
                  keyOf={(row) => row.id}
                  columns={[
                    {
                      title: 'Account',
                      show: (row) => <Account address={row.id} dappId={id} />,
                      text: (row) => row.id,
                    },
                    {
                      title: 'Contract',
                      show: ({ codeHash }) =>
                        contractOf(codeHash)?.name ?? <span class="dim">{codeHash === null ? 'none' : 'unknown'}</span>,
                      text: ({ codeHash }) => contractOf(codeHash)?.name ?? codeHash ?? '',
                    },
                    {
                      title: 'State',
                      show: ({ typeName }) => <Badge>{typeName}</Badge>,
                      text: ({ typeName }) => typeName,
                    },
                    { title: 'Balance', kind: 'amount', value: ({ balance }) => balance },
                  ]}
                />
              </Card>
            </>
          )
        }}
      </Loading>
    </>
  )
}
