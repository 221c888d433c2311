/** The functions of the contract of an account. */
import { useState } from 'preact/hooks'
import { address, replaceQuery } from '../../browser/routes.ts'
import { Field, Select } from '../../components/fields.tsx'
import { Card, Empty, Loading } from '../../components/layout.tsx'
import { SignerChoice } from '../../components/SignerChoice.tsx'
import { Account, Amount } from '../../components/values.tsx'
import { type AccountInfo, loadAccount } from '../../data/accounts.ts'
import { contractOf, type KnownContract, readAbi } from '../../data/contracts.ts'
import { shortId } from '../../data/formats.ts'
import { useLoaded } from '../../data/load.ts'
import { CallForm } from './CallForm.tsx'
import { NO_SIGNER } from './noSigner.ts'

export function CalledAccount({ id, dapp }: { readonly id: string; readonly dapp: string | undefined }) {
  const found = useLoaded(async () => (await loadAccount(id, dapp, false)) ?? null, [id, dapp])
  return <Loading from={found}>{(info) => <Called info={info} reload={found.reload} />}</Loading>
}

function Called({ info, reload }: { readonly info: AccountInfo | null; readonly reload: () => void }) {
  if (info === null) {
    return (
      <Card>
        <Empty title="There is no such account yet">
          Deploy a contract there first: choose it in the list of known contracts.
        </Empty>
      </Card>
    )
  }
  const contract = contractOf(info.codeHash)
  if (contract === undefined) {
    return (
      <Card>
        <Empty title={info.codeHash === null ? 'The account has no contract' : 'No ABI is known for its code'}>
          {info.codeHash === null ? (
            'The account only holds money. Deploy a contract to call it.'
          ) : (
            <a href={`/contracts?code=${info.codeHash}`}>Add the ABI for the code {shortId(info.codeHash)}</a>
          )}
        </Empty>
      </Card>
    )
  }
  return (
    <Card
      title={contract.name}
      actions={
        <span>
          <Amount nano={info.balance} /> <Account address={info.accountId} dappId={info.dappId} />
        </span>
      }
    >
      <Functions contract={contract} account={{ id: info.accountId, dappId: info.dappId }} onSent={reload} />
    </Card>
  )
}

function Functions({
  contract,
  account,
  onSent,
}: {
  readonly contract: KnownContract
  readonly account: { readonly id: string; readonly dappId: string | undefined }
  readonly onSent: () => void
}) {
  const abi = readAbi(contract.abi)
  const functions = [...(abi.functions ?? []), ...(abi.getters ?? [])].filter(({ name }) => name !== 'constructor')
  const { query } = address.value
  const asked = functions.find((one) => one.name === query.get('function'))?.name
  const [signer, setSigner] = useState(NO_SIGNER)
  const name = asked ?? functions[0]?.name ?? ''
  const chosen = functions.find((one) => one.name === name)
  if (chosen === undefined) return <Empty title="The ABI has no functions" />
  return (
    <>
      <Field label="Function">
        <Select
          value={name}
          change={(other) => replaceQuery({ function: other, input: undefined })}
          choices={functions.map((one) => [
            one.name,
            `${one.name}(${(one.inputs ?? []).map(({ name: parameter }) => parameter).join(', ')})`,
          ])}
        />
      </Field>
      <CallForm key={name} contract={contract} definition={chosen} account={account} signer={signer} onSent={onSent}>
        <SignerChoice chosen={signer} choose={setSigner} />
      </CallForm>
    </>
  )
}
