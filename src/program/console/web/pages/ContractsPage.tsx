/** Contracts: ABIs that are known, forms to call them and to deploy them. */

import { useEffect, useState } from 'preact/hooks'
import { transferRowsOf } from '../../../common/checkRecipients.ts'
import { accountIdOf, accountPath } from '../../../common/consolePaths.ts'
import { base64Of } from '../browser/bytes.ts'
import { address, navigate, replaceQuery } from '../browser/routes.ts'
import { AbiForm } from '../components/AbiForm.tsx'
import { AbiTable } from '../components/AbiTable.tsx'
import { CallCode } from '../components/CallCode.tsx'
import { saveFile } from '../components/DataTable.tsx'
import { FailureBanner } from '../components/FailureBanner.tsx'
import { AccountField, Field, FileButton, Select, TextField } from '../components/fields.tsx'
import {
  Action,
  Card,
  codeEntries,
  Empty,
  Facts,
  Failure,
  Loading,
  PageTitle,
  Tabs,
  Warnings,
} from '../components/layout.tsx'
import { SignerChoice } from '../components/SignerChoice.tsx'
import { Account, Amount, Badge, Id, Json } from '../components/values.tsx'
import { type AccountInfo, checkId, loadAccount } from '../data/accounts.ts'
import { abiFileName } from '../data/callCode.ts'
import { addressOf, type ContractCall, dryRun, runGetter, type SendResult, sendCall } from '../data/calls.ts'
import { facts } from '../data/connection.ts'
import {
  type AbiFunction,
  type AbiParameter,
  addContract,
  codeHashOf,
  contractOf,
  type KnownContract,
  knownContracts,
  readAbi,
  removeContract,
} from '../data/contracts.ts'
import { askFaucet, useControls } from '../data/controls.ts'
import { amountText, capitalized, groupDigits, shortId } from '../data/formats.ts'
import { type FormValue, type FormValues, readParameters, typedValues } from '../data/formValues.ts'
import { type Loaded, useLoaded } from '../data/load.ts'
import { findName, nameOf } from '../data/names.ts'
import { addKey, type ChosenSigner, generateKey } from '../data/pageKeys.ts'
import { useDapps } from '../data/query.ts'

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
            <OfAccount key={account} id={account} dapp={query.get('dapp') ?? undefined} />
          ) : code !== undefined ? (
            <OfCode key={`${code} ${query.get('find')}`} codeHash={code} />
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

function AddContract({ codeHash }: { readonly codeHash: string | undefined }) {
  const [error, setError] = useState<Error | undefined>(undefined)
  const [abi, setAbi] = useState<{ readonly name: string; readonly text: string } | undefined>(undefined)
  const [tvc, setTvc] = useState<string | undefined>(undefined)
  const [hash, setHash] = useState('')
  const take = async (files: Iterable<File>) => {
    setError(undefined)
    let [nextAbi, nextTvc] = [abi, tvc]
    try {
      for (const file of files) {
        if (file.name.endsWith('.json')) {
          const text = await file.text()
          readAbi(text)
          nextAbi = { name: file.name.replace(/(\.abi)?\.json$/, ''), text }
        } else nextTvc = base64Of(new Uint8Array(await file.arrayBuffer()))
      }
      setAbi(nextAbi)
      setTvc(nextTvc)
      const bound = nextTvc !== undefined ? await codeHashOf(nextTvc) : codeHash
      if (nextAbi !== undefined && bound !== undefined) await keep(nextAbi, nextTvc, bound)
    } catch (problem) {
      setError(problem as Error)
    }
  }
  const keep = async (
    given: { readonly name: string; readonly text: string },
    image: string | undefined,
    bound: string,
  ) => {
    await addContract({ name: given.name, codeHash: checkId(bound), abi: given.text, tvc: image })
    setAbi(undefined)
    setTvc(undefined)
    navigate(`/contracts?code=${bound}`)
  }
  return (
    <Card title="Add a contract">
      <DropZone take={take} />
      {codeHash !== undefined && (
        <p class="hint">
          The ABI will be assigned to the code <code>{shortId(codeHash)}</code>.
        </p>
      )}
      {abi !== undefined && (
        <form
          class="stack"
          onSubmit={(event) => {
            event.preventDefault()
            keep(abi, tvc, hash).catch((problem: Error) => setError(problem))
          }}
        >
          <TextField
            label={`Hash of the code that ${abi.name} belongs to`}
            value={hash}
            change={setHash}
            placeholder="64 hex digits, or drop the image"
          />
          <button type="submit">Add</button>
        </form>
      )}
      {tvc !== undefined && abi === undefined && <p class="hint">The image is there. Now its ABI.</p>}
      {error !== undefined && <Failure error={error} />}
    </Card>
  )
}

function DropZone({ take }: { readonly take: (files: Iterable<File>) => Promise<void> }) {
  const [isOver, setOver] = useState(false)
  return (
    <div
      class={`drop${isOver ? ' over' : ''}`}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        void take(event.dataTransfer?.files ?? [])
      }}
    >
      <p>Drop an ABI (.abi.json), and its image (.tvc) if you have it.</p>
      <FileButton take={take} multiple accept=".json,.tvc">
        Choose files…
      </FileButton>
    </div>
  )
}

function OfAccount({ id, dapp }: { readonly id: string; readonly dapp: string | undefined }) {
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
            'It only holds money. Deploy a contract to call it.'
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

const NO_SIGNER: ChosenSigner = { key: undefined, way: 'keys' }

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
      <Call key={name} contract={contract} definition={chosen} account={account} signer={signer} onSent={onSent}>
        <SignerChoice chosen={signer} choose={setSigner} />
      </Call>
    </>
  )
}

type Outcome =
  | { readonly kind: 'getter'; readonly output: unknown }
  | { readonly kind: 'dry'; readonly result: Awaited<ReturnType<typeof dryRun>> }
  | { readonly kind: 'sent'; readonly result: SendResult }

function Call({
  contract,
  definition,
  account,
  signer,
  onSent,
  children,
}: {
  readonly contract: KnownContract
  readonly definition: AbiFunction
  readonly account: { readonly id: string; readonly dappId: string | undefined }
  readonly signer: ChosenSigner
  readonly onSent: () => void
  readonly children: preact.ComponentChildren
}) {
  const inputs = definition.inputs ?? []
  const [values, setValues] = useState(() => givenValues(inputs))
  const [outcome, setOutcome] = useState<Outcome | undefined>(undefined)
  const [step, setStep] = useState('')
  const call = (): ContractCall => ({
    abi: contract.abi,
    functionName: definition.name,
    input: readParameters(inputs, values),
    signer,
    account,
  })
  const attempt = (work: () => Promise<Outcome>) => async () => {
    setOutcome(undefined)
    try {
      setOutcome(await work())
    } finally {
      setStep('')
    }
  }
  return (
    <>
      <AbiForm parameters={inputs} values={values} change={setValues} />
      {children}
      <div class="actions">
        <Action run={attempt(async () => ({ kind: 'getter', output: await runGetter(call()) }))}>Run as getter</Action>
        <Action run={attempt(async () => ({ kind: 'dry', result: await dryRun(call()) }))}>Dry run</Action>
        <Action
          isMain
          run={attempt(async () => {
            const result = await sendCall(call(), setStep)
            onSent()
            return { kind: 'sent', result }
          })}
        >
          Send
        </Action>
      </div>
      {step !== '' && (
        <p class="hint" role="status">
          {step}
        </p>
      )}
      {outcome !== undefined && <Shown outcome={outcome} />}
      <CallCode
        read={() => ({
          endpoint: facts.value?.endpoint ?? '',
          address: `${account.dappId ?? account.id}::${account.id}`,
          contract: contract.name,
          isShipped: contract.isShipped && contract.isRegistered !== true,
          functionName: definition.name,
          input: readParameters(inputs, values),
          isSigned: signer.key !== undefined,
        })}
      />
      <SaveAbi contract={contract} />
    </>
  )
}

/** Arguments in the address of the page, such as those of a call that is repeated. */
function givenValues(inputs: readonly AbiParameter[]): FormValues {
  try {
    const given: unknown = JSON.parse(address.value.query.get('input') ?? '{}')
    return typedValues(inputs, Object(given) as Record<string, unknown>)
  } catch {
    return {}
  }
}

function SaveAbi({ contract }: { readonly contract: KnownContract }) {
  const text = JSON.stringify(JSON.parse(contract.abi), null, 2)
  return (
    <div>
      <button type="button" onClick={() => saveFile(abiFileName(contract.name), text, 'application/json')}>
        Save ABI file
      </button>
    </div>
  )
}

function Shown({ outcome }: { readonly outcome: Outcome }) {
  if (outcome.kind === 'getter') return <Json value={outcome.output} label="Answer of the getter" />
  if (outcome.kind === 'sent') return <Sent result={outcome.result} />
  const { fees, output, exitCode, gasUsed, failure, transfers, messages } = outcome.result
  const risks = transfers.flatMap((transfer) => transfer.risks)
  return (
    <div class="stack" role="status">
      <Facts
        entries={{
          Outcome: (
            <Badge tone={failure === undefined ? 'good' : 'bad'}>
              {failure === undefined ? 'would succeed' : 'would fail'}
            </Badge>
          ),
          'Exit code': exitCode,
          Gas: gasUsed !== undefined && groupDigits(gasUsed),
          Cost: <Amount nano={fees.account_fees} />,
          'Messages it would send': messages,
          'Money it would send': <Amount nano={fees.total_output} />,
          ...codeEntries(transferRowsOf(transfers).map(([name, text]) => [capitalized(name), text])),
        }}
      />
      {failure !== undefined && <FailureBanner failure={failure} />}
      <Warnings texts={risks.map(({ text }) => text)} />
      {output !== undefined && output !== null && <Json value={output} label="Answer" />}
    </div>
  )
}

function Sent({ result }: { readonly result: SendResult }) {
  return (
    <div class="stack" role="status">
      <Facts
        entries={{
          Outcome: result.aborted ? <Badge tone="bad">failed</Badge> : <Badge tone="good">done</Badge>,
          Transaction: <Id kind="transaction" id={result.transaction} />,
          Account: <Account address={result.accountId} />,
          Cost: <Amount nano={result.fees} />,
          Finality: result.finality,
        }}
      />
      {result.output !== undefined && result.output !== null && <Json value={result.output} label="Answer" />}
    </div>
  )
}

function OfCode({ codeHash }: { readonly codeHash: string }) {
  const contract = contractOf(codeHash)
  const sought = address.value.query.get('find') ?? undefined
  const [tab, setTab] = useState(sought === undefined ? 'deploy' : 'functions')
  if (contract === undefined) {
    return (
      <Card>
        <Empty title="No ABI is known for this code">
          Drop the ABI of <code>{shortId(codeHash)}</code> at the side: it is stored in this browser.
        </Empty>
      </Card>
    )
  }
  return (
    <Card
      title={contract.name}
      actions={
        !contract.isShipped && (
          <button
            type="button"
            onClick={() => {
              removeContract(codeHash)
              navigate('/contracts')
            }}
          >
            Forget
          </button>
        )
      }
    >
      <Tabs
        tabs={[
          { id: 'deploy', label: 'Deploy' },
          { id: 'functions', label: 'Functions and events' },
          { id: 'abi', label: 'ABI' },
        ]}
        selected={tab}
        select={setTab}
        label="About the contract"
      >
        {tab === 'functions' ? (
          <AbiTable contract={contract} sought={sought} />
        ) : tab === 'abi' ? (
          <>
            <Facts entries={{ 'Code hash': <code>{codeHash}</code> }} />
            <SaveAbi contract={contract} />
            <Json value={JSON.stringify(JSON.parse(contract.abi), null, 2)} label="ABI" />
          </>
        ) : contract.tvc === undefined ? (
          <Empty title="Its image is missing">Drop the .tvc together with the ABI to deploy it.</Empty>
        ) : (
          <Deploy contract={contract} tvc={contract.tvc} />
        )}
      </Tabs>
    </Card>
  )
}

/** Initial values of a contract; its address depends on them. */
function initialFields(contract: KnownContract): readonly AbiParameter[] {
  const abi = readAbi(contract.abi)
  return abi.fields !== undefined ? abi.fields.filter(({ init }) => init === true) : (abi.data ?? [])
}

/** Initial value that is the public key of the owner. */
const OWNER = '_pubkey'

function isEmpty(value: FormValue | undefined): boolean {
  return value === undefined || (value.kind === 'text' && value.text.trim() === '')
}

function Deploy({ contract, tvc }: { readonly contract: KnownContract; readonly tvc: string }) {
  const constructor = (readAbi(contract.abi).functions ?? []).find(({ name }) => name === 'constructor')
  const inputs = constructor?.inputs ?? []
  const initial = initialFields(contract)
  const [values, setValues] = useState<FormValues>({})
  const [initialValues, setInitialValues] = useState<FormValues>({})
  const [signer, setSigner] = useState(NO_SIGNER)
  const [target, setTarget] = useState<string | undefined>(undefined)
  const [sent, setSent] = useState<SendResult | undefined>(undefined)
  const [step, setStep] = useState('')
  const account = useLoaded(
    async () => (target === undefined ? null : ((await loadAccount(target, undefined, false)) ?? null)),
    [target],
  )
  const call = (): ContractCall => {
    const isOwnerMissing = initial.some(({ name }) => name === OWNER) && isEmpty(initialValues[OWNER])
    const data = readParameters(
      initial.filter(({ name }) => !(isOwnerMissing && name === OWNER)),
      initialValues,
    )
    // The key of the owner, unless another one was typed.
    if (isOwnerMissing) {
      if (signer.key === undefined) throw new Error('Choose a key: it will own the contract')
      data[OWNER] = `0x${signer.key.public}`
    }
    return {
      abi: contract.abi,
      functionName: 'constructor',
      input: readParameters(inputs, values),
      signer,
      deploy: { tvc, initialData: initial.length === 0 ? undefined : data },
    }
  }
  // Results are only valid for the input that they were computed from.
  useEffect(() => {
    setTarget(undefined)
    setSent(undefined)
  }, [values, initialValues, signer])
  return (
    <>
      <SignerChoice chosen={signer} choose={setSigner} />
      {signer.key === undefined && (
        <div>
          <button
            type="button"
            onClick={async () => {
              const key = await generateKey()
              addKey(key)
              setSigner({ ...signer, key })
            }}
          >
            Make a key for it
          </button>
        </div>
      )}
      {initial.length > 0 && (
        <>
          <h3>Initial data, part of the address</h3>
          <AbiForm parameters={initial} values={initialValues} change={setInitialValues} />
          {initial.some(({ name }) => name === OWNER) && (
            <p class="hint">If {OWNER} is empty, the chosen key is used.</p>
          )}
        </>
      )}
      <h3>Constructor</h3>
      <AbiForm parameters={inputs} values={values} change={setValues} />
      <div class="actions">
        <Action
          run={async () => {
            setTarget(accountIdOf(await addressOf(call())))
          }}
        >
          Find the address
        </Action>
        <Action
          isMain
          isDisabled={target === undefined}
          run={async () => {
            setSent(undefined)
            setSent(await sendCall(call(), setStep))
            account.reload()
          }}
        >
          Deploy
        </Action>
        {step !== '' && sent === undefined && <span class="hint">{step}</span>}
      </div>
      {target !== undefined && <Target accountId={target} account={account} />}
      {sent !== undefined && (
        <>
          <Sent result={sent} />
          <p>
            <a href={`/contracts?account=${sent.accountId}`}>Call it</a> or{' '}
            <a href={accountPath(sent.accountId)}>look at it</a>.
          </p>
        </>
      )}
    </>
  )
}

/** The address of a deployment, which must be funded first. */
function Target({ accountId, account }: { readonly accountId: string; readonly account: Loaded<AccountInfo | null> }) {
  const hasControls = useControls()
  const fund = async () => {
    await askFaucet({ account_id: accountId, amount: '10000000000' })
    account.reload()
  }
  return (
    <Facts
      entries={{
        Address: <Account address={accountId} isWhole />,
        'Current balance':
          account.value == null ? (
            'nothing: the deployment is paid from this address, so fund it first'
          ) : (
            <>
              <Amount nano={account.value.balance} /> <Badge>{account.value.typeName}</Badge>
            </>
          ),
        Money: hasControls === true && (
          <Action run={fund} done="sent">
            Get {amountText(10_000_000_000n)} from the faucet
          </Action>
        ),
      }}
    />
  )
}
