/** The functions and events of an ABI with their types. */
import { type AbiFunction, type AbiParameter, type KnownContract, readAbi } from '../data/contracts.ts'
import { type Column, DataTable } from './DataTable.tsx'
import { Empty } from './layout.tsx'

interface DescribedItem extends AbiFunction {
  readonly kind: 'function' | 'getter' | 'event'
}

const DESCRIBED: readonly Column<DescribedItem>[] = [
  { title: 'Name', show: ({ name }) => <strong>{name}</strong>, text: ({ name }) => name },
  { title: 'Kind', text: ({ kind }) => kind },
  { title: 'Parameters', show: ({ inputs }) => <Types parameters={inputs} />, text: ({ inputs }) => typesText(inputs) },
  { title: 'Answer', show: ({ outputs }) => <Types parameters={outputs} />, text: ({ outputs }) => typesText(outputs) },
]

function typesText(parameters: readonly AbiParameter[] = []): string {
  return parameters.map(({ name, type }) => `${name}: ${type}`).join(', ')
}

function Types({ parameters }: { readonly parameters: readonly AbiParameter[] | undefined }) {
  return <code class="whole">{typesText(parameters)}</code>
}

/** Functions and events of an ABI; `sought` is the only one that is listed at first. */
export function AbiTable({
  contract,
  sought,
}: {
  readonly contract: KnownContract
  readonly sought: string | undefined
}) {
  const { functions = [], getters = [], events = [] } = readAbi(contract.abi)
  const items: readonly DescribedItem[] = [
    ...functions.map((one) => ({ ...one, kind: 'function' as const })),
    ...getters.map((one) => ({ ...one, kind: 'getter' as const })),
    ...events.map((one) => ({ ...one, kind: 'event' as const })),
  ].filter(({ name }) => sought === undefined || name === sought)
  return (
    <>
      {sought !== undefined && (
        <p class="hint">
          What is named {sought}. <a href={`/contracts?code=${contract.codeHash}`}>Show the whole contract</a>
        </p>
      )}
      <DataTable
        label="Functions and events"
        rows={items}
        keyOf={({ kind, name }) => `${kind} ${name}`}
        columns={DESCRIBED}
        nothing={<Empty title={sought === undefined ? 'The ABI has no functions' : `The ABI has no ${sought}`} />}
      />
    </>
  )
}
