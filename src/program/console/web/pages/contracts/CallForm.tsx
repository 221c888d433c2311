/** A form that runs a function of a contract: as a getter, as a dry run, or by a message. */
import { useState } from 'preact/hooks'
import { address } from '../../browser/routes.ts'
import { AbiForm } from '../../components/AbiForm.tsx'
import { CallCode } from '../../components/CallCode.tsx'
import { Action } from '../../components/layout.tsx'
import type { ContractCall } from '../../data/calls.ts'
import { facts } from '../../data/connection.ts'
import type { AbiFunction, AbiParameter, KnownContract } from '../../data/contracts.ts'
import { dryRun, runGetter } from '../../data/dryRun.ts'
import { type FormValues, readParameters, typedValues } from '../../data/formValues.ts'
import type { ChosenSigner } from '../../data/pageKeys.ts'
import { sendCall } from '../../data/sendCall.ts'
import { CallOutcome, type Outcome } from './CallOutcome.tsx'
import { SaveAbi } from './SaveAbi.tsx'

export function CallForm({
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
      {outcome !== undefined && <CallOutcome outcome={outcome} />}
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
