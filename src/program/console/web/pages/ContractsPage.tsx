/** Contracts: ABIs that are known, forms to call them and to deploy them. */
import { useEffect, useState } from 'preact/hooks'
import { accountIdOf } from '../../../common/consolePaths.ts'
import { address, navigate } from '../browser/routes.ts'
import { AccountField } from '../components/fields.tsx'
import { Card, Empty, PageTitle } from '../components/layout.tsx'
import { contractOf, knownContracts } from '../data/contracts.ts'
import { shortId } from '../data/formats.ts'
import { findName, nameOf } from '../data/names.ts'
import { useDapps } from '../data/query.ts'
import { AddContract } from './contracts/AddContract.tsx'
import { CalledAccount } from './contracts/CalledAccount.tsx'
import { KnownCode } from './contracts/KnownCode.tsx'

export function ContractsPage(_: { readonly rest: string }) {
  const { query } = address.value
  const account = query.get('account') ?? undefined
  const hasDapps = useDapps()
  const code = query.get('code') ?? undefined
  return (
    <>
      <PageTitle
        kind="Contracts"
        name={account === undefined ? contractOf(code)?.name : (nameOf(account) ?? shortId(account))}
        title="forms generated from the ABI"
      />
      <div class={`sidebar-layout${account === undefined && code === undefined ? '' : ' chosen'}`}>
        <div class="stack">
          <Card title="Known contracts" isFlush>
            <nav class="list" aria-label="Known contracts">
              {knownContracts()
                .filter(({ isOutdated }) => !isOutdated)
                .map((contract) => (
                  <a
                    key={contract.codeHash}
                    href={`/contracts?code=${contract.codeHash}`}
                    {...(contract.codeHash === code && { 'aria-current': 'true' })}
                  >
                    {contract.name} <span class="dim">{contract.isShipped ? '' : 'yours'}</span>
                  </a>
                ))}
            </nav>
          </Card>
          <AddContract codeHash={code !== undefined && contractOf(code) === undefined ? code : undefined} />
        </div>
        <div class="stack">
          <FindAccount account={account} hasDapps={hasDapps === true} />
          {account !== undefined ? (
            <CalledAccount key={account} id={account} dapp={query.get('dapp') ?? undefined} />
          ) : code !== undefined ? (
            <KnownCode key={`${code} ${query.get('find')}`} codeHash={code} />
          ) : (
            <Card>
              <Empty title="Choose a contract, or an account">
                Contracts in the list can be deployed. Accounts with known code can be called.
              </Empty>
            </Card>
          )}
        </div>
      </div>
    </>
  )
}

function FindAccount({ account, hasDapps }: { readonly account: string | undefined; readonly hasDapps: boolean }) {
  const [text, setText] = useState(account ?? '')
  useEffect(() => setText(account ?? ''), [account])
  return (
    <Card>
      <form
        class="row"
        onSubmit={(event) => {
          event.preventDefault()
          const [, dapp, id] = /^(?:([0-9a-f]{64})::)?(.*)$/i.exec(text.trim())!
          navigate(
            `/contracts?account=${findName(text) ?? accountIdOf(id!)}${dapp === undefined ? '' : `&dapp=${dapp}`}`,
          )
        }}
      >
        <AccountField
          label="Account to call"
          value={text}
          change={setText}
          placeholder={`name, account id${hasDapps ? ', 0:… or dapp::account' : ' or 0:…'}`}
        />
        <button type="submit" disabled={text.trim() === ''}>
          Open
        </button>
      </form>
    </Card>
  )
}
