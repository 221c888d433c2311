/** A form that deploys a contract. */
import { useEffect, useState } from 'preact/hooks'
import { accountIdOf, accountPath } from '../../../../common/consolePaths.ts'
import { AbiForm } from '../../components/AbiForm.tsx'
import { Action } from '../../components/layout.tsx'
import { SignerChoice } from '../../components/SignerChoice.tsx'
import { loadAccount } from '../../data/accounts.ts'
import { addressOf, type ContractCall } from '../../data/calls.ts'
import { type AbiParameter, type KnownContract, readAbi } from '../../data/contracts.ts'
import { type FormValue, type FormValues, readParameters } from '../../data/formValues.ts'
import { useLoaded } from '../../data/load.ts'
import { addKey, generateKey } from '../../data/pageKeys.ts'
import { type SendResult, sendCall } from '../../data/sendCall.ts'
import { DeployTarget } from './DeployTarget.tsx'
import { NO_SIGNER } from './noSigner.ts'
import { SentCall } from './SentCall.tsx'

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

export function DeployForm({ contract, tvc }: { readonly contract: KnownContract; readonly tvc: string }) {
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
      if (signer.key === undefined) throw new Error('Choose a key: it becomes the owner of the contract')
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
            Create a key
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
          Compute the address
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
      {target !== undefined && <DeployTarget accountId={target} account={account} />}
      {sent !== undefined && (
        <>
          <SentCall result={sent} />
          <p>
            <a href={`/contracts?account=${sent.accountId}`}>Call it</a> or{' '}
            <a href={accountPath(sent.accountId)}>show the account</a>.
          </p>
        </>
      )}
    </>
  )
}
