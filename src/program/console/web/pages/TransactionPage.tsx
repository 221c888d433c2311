/** A transaction: the tree that it belongs to, what each of its phases did, why it failed, each step of the machine. */
import { useState } from 'preact/hooks'
import { callPath, transactionPath } from '../../../common/consolePaths.ts'
import { currencyText, type ShownLoss } from '../../../common/moneyText.ts'
import { printableLines } from '../../../common/printable.ts'
import { address, replaceQuery } from '../browser/routes.ts'
import { Change } from '../components/Change.tsx'
import { DataTable } from '../components/DataTable.tsx'
import { FailureBanner } from '../components/FailureBanner.tsx'
import { Card, Empty, Facts, Loading, PageTitle } from '../components/layout.tsx'
import { MachineTrace } from '../components/MachineTrace.tsx'
import { MessageFacts } from '../components/MessageFacts.tsx'
import { accountTitle, MessageTree, messageTitle } from '../components/MessageTree.tsx'
import { OutcomeBadge, outcomeText } from '../components/OutcomeBadge.tsx'
import { Losses, Phases } from '../components/Phases.tsx'
import { Account, Amount, Count, Id, Time, WholeId } from '../components/values.tsx'
import { controls } from '../data/controls.ts'
import { explainTraced, outcomeOf } from '../data/failures.ts'
import { amountText, currencyAmountText, groupDigits, shortId } from '../data/formats.ts'
import { useLoaded } from '../data/load.ts'
import { query, useDapps } from '../data/query.ts'
import { descendantsOf, loadTrace, lossesOnArrival, type Trace, type TracedTransaction } from '../data/trace.ts'
import { readRows, TRANSACTION_ROW } from '../data/transactionRows.ts'

/** Number of steps that are requested at once. */
const STEPS = 500
/** Id of the element with the steps. */
const MACHINE = 'machine'

export function TransactionPage({ rest }: { readonly rest: string }) {
  const id = rest.toLowerCase()
  const trace = useLoaded(async () => (await loadTrace(id)) ?? null, [id])
  return (
    <>
      <PageTitle kind="Transaction" name={shortId(id)} title={<WholeId id={id} what="transaction" />} />
      <Loading from={trace}>
        {(value) => (value === null ? <Missing id={id} /> : <Content trace={value} id={id} />)}
      </Loading>
    </>
  )
}

function Missing({ id }: { readonly id: string }) {
  return (
    <Card>
      <Empty title={`There is no transaction ${shortId(id)}`}>
        Check the hash. A message that is not in a block yet has no transaction; try again later.
      </Empty>
    </Card>
  )
}

function Content({ trace, id }: { readonly trace: Trace; readonly id: string }) {
  const transaction = trace.transactions.find((one) => one.id === id)
  if (transaction === undefined) return <Missing id={id} />
  return (
    <>
      <Explanation transaction={transaction} trace={trace} />
      <Summary transaction={transaction} trace={trace} />
      <Card
        title="Messages and transactions"
        isFlush
        actions={
          <span class="hint">
            {groupDigits(trace.transactions.length)} {trace.transactions.length === 1 ? 'transaction' : 'transactions'},{' '}
            {groupDigits(BigInt(trace.gas_used))} gas, {amountText(BigInt(trace.fees))} in fees
            {trace.truncated && ', not all of the tree is shown'}
          </span>
        }
      >
        <MessageTree trace={trace} shown={id} />
      </Card>
      <Card title="Phases">
        <Phases transaction={transaction} />
      </Card>
      <Printed logs={transaction.logs} />
      <Messages transaction={transaction} trace={trace} />
      <div id={MACHINE} class="machine">
        <Machine transaction={transaction} trace={trace} />
      </div>
      <Card title="All transactions of the tree" isFlush>
        <Steps trace={trace} shown={id} />
      </Card>
    </>
  )
}

/** Why it failed, with ways on; nothing for a success. */
function Explanation({ transaction, trace }: { readonly transaction: TracedTransaction; readonly trace: Trace }) {
  const { value: failure } = useLoaded(
    async () => (await explainTraced(transaction, trace.isFromNode)) ?? null,
    [transaction.id],
  )
  const again = callAgain(transaction)
  return (
    <>
      {failure != null && (
        <FailureBanner
          failure={failure}
          actions={
            failure.transaction == null && (
              <>
                {again !== undefined && (
                  <a class="button" href={again}>
                    Re-run with…
                  </a>
                )}
                {failure.phase === 'compute' && canReplay(transaction, trace) && (
                  <button type="button" onClick={showFailingStep}>
                    Show the failing step
                  </button>
                )}
              </>
            )
          }
        />
      )}
      <Losses lost={transaction.lost} />
      {descendantsOf(trace, transaction.id).map((one) => (
        <Losses
          key={one.id}
          lost={one.lost}
          at={<a href={transactionPath(one.id)}>the transaction of {accountTitle(one)}</a>}
        />
      ))}
    </>
  )
}

/** Opens the steps of the machine, which begin at the last one, and moves there. */
function showFailingStep(): void {
  replaceQuery({ trace: '1' })
  document.getElementById(MACHINE)?.scrollIntoView({ block: 'start' })
}

/** The form with the same function and arguments; `undefined` for a message that no ABI explains. */
function callAgain({ account_id, dapp_id, in_message: message }: TracedTransaction): string | undefined {
  if (message?.kind !== 'input' || message.function == null || message.type !== 'external_in') return undefined
  return callPath({ id: account_id, dappId: dapp_id ?? undefined }, message.function, message.arguments)
}

function canReplay({ replayable, compute }: TracedTransaction, { isFromNode }: Trace): boolean {
  return isFromNode && replayable && compute != null && compute.skipped == null
}

function Summary({ transaction, trace }: { readonly transaction: TracedTransaction; readonly trace: Trace }) {
  const { account_id, dapp_id, time, block_id, lt, fees, balance_before, contract, code_hash } = transaction
  const hasDapps = useDapps()
  const change = useLoaded(async () => {
    const { blockchain } = await query(
      `query($id: String!) { blockchain { transaction(hash: $id) { ${TRANSACTION_ROW} } } }`,
      { id: transaction.id },
    )
    const [row] = await readRows(blockchain.transaction == null ? [] : [blockchain.transaction], dapp_id ?? undefined)
    if (row?.changes === undefined) return undefined
    const counted = (row.changes.get(0) ?? 0n) + lostTokens(row.losses)
    // A development node knows exactly what was lost.
    const others = [...row.changes].filter(([currency]) => currency !== 0)
    return {
      outcome: row.outcome,
      others,
      nano: counted - lostTokens(transaction.isLossKnown ? transaction.lost : row.losses),
    }
  }, [transaction.id])
  return (
    <div class="grid">
      <Card title="What happened">
        <Facts
          entries={{
            Outcome: <OutcomeBadge outcome={change.value?.outcome ?? outcomeOf(transaction)} />,
            Account: <Account address={account_id} dappId={dapp_id} />,
            Contract: contract,
            Code: code_hash != null && contract == null && (
              <>
                <code>{code_hash.slice(0, 16)}…</code> <a href={`/contracts?code=${code_hash}`}>add its ABI</a>
              </>
            ),
            'Dapp ID': hasDapps === true && dapp_id != null && <Id kind="dapp" id={dapp_id} />,
            Time: <Time seconds={time} />,
            Block: <Id kind="block" id={block_id} />,
            'Logical time': <Count value={lt} />,
            'Started by': trace.transactions.length > 1 && trace.root !== transaction.id && (
              <Id kind="transaction" id={trace.root} />
            ),
          }}
        />
      </Card>
      <Card title="Money" actions={<span class="hint">in tokens</span>}>
        <Facts
          entries={{
            'Balance change': <Change nano={change.value?.nano} losses={transaction.lost} />,
            ...Object.fromEntries(
              (change.value?.others ?? []).map(([currency, amount]) => [
                `Change of ${currencyText(currency)}`,
                `${amount > 0n ? '+' : ''}${currencyAmountText(currency, amount)}`,
              ]),
            ),
            'Balance before': balance_before != null && <Amount nano={balance_before} />,
            'Fees, total': <Amount nano={fees.total} />,
            'Fee for gas': <Amount nano={fees.gas} />,
            'Fee for storage': <Amount nano={fees.storage} />,
            'Fee for messages': <Amount nano={fees.forward} />,
            'Fee for import': fees.import !== '0' && <Amount nano={fees.import} />,
          }}
        />
      </Card>
    </div>
  )
}

function lostTokens(losses: readonly ShownLoss[]): bigint {
  return losses.reduce((sum, { currency, amount }) => (currency === 0 ? sum + BigInt(amount) : sum), 0n)
}

/** What the contract printed with debug instructions. */
function Printed({ logs }: { readonly logs: readonly string[] }) {
  if (logs.length === 0) return null
  return (
    <Card title="Printed by the contract">
      <ol class="log-lines" tabIndex={0} aria-label="Lines that the contract printed">
        {logs.map((line, index) => (
          <li key={index}>{printableLines(line)}</li>
        ))}
      </ol>
    </Card>
  )
}

function Messages({ transaction, trace }: { readonly transaction: TracedTransaction; readonly trace: Trace }) {
  const { in_message: inMessage, out_messages: outMessages } = transaction
  return (
    <div class="grid">
      <Card title="Message executed">
        {inMessage == null ? (
          <Empty title="None" />
        ) : (
          <MessageFacts message={inMessage} lost={lossesOnArrival(trace, inMessage)} />
        )}
      </Card>
      {outMessages.map((message) => (
        <Card key={message.id} title={`Sent: ${messageTitle(message)}`}>
          <MessageFacts message={message} lost={lossesOnArrival(trace, message)} />
        </Card>
      ))}
    </div>
  )
}

function Machine({ transaction, trace }: { readonly transaction: TracedTransaction; readonly trace: Trace }) {
  const isOpen = address.value.query.get('trace') === '1'
  const isPossible = canReplay(transaction, trace)
  return (
    <Card
      title="Trace of the virtual machine"
      actions={
        isPossible && (
          <button type="button" onClick={() => replaceQuery({ trace: isOpen ? undefined : '1' })}>
            {isOpen ? 'Hide' : 'Show each step'}
          </button>
        )
      }
    >
      {!isPossible ? (
        <p class="dim">
          {transaction.compute?.skipped != null
            ? 'No contract ran.'
            : trace.isFromNode
              ? 'The node no longer keeps the state of this transaction: start it with a larger --history.'
              : 'A development node can rerun its transactions and list each step; this network cannot. Fork it with vendorclient node --fork.'}
        </p>
      ) : isOpen ? (
        <Replay id={transaction.id} />
      ) : (
        <p class="dim">
          The node reruns the transaction and shows the instruction, stack, gas and position in the code of each step.
        </p>
      )}
    </Card>
  )
}

function Replay({ id }: { readonly id: string }) {
  const replay = useLoaded(() => controls.replay({ transaction: id, steps: STEPS }), [id])
  const loadBefore = (step: number) => controls.replay({ transaction: id, steps: STEPS, before_step: step })
  return <Loading from={replay}>{(value) => <MachineTrace key={id} replay={value} loadBefore={loadBefore} />}</Loading>
}

function Steps({ trace, shown }: { readonly trace: Trace; readonly shown: string }) {
  const [isAll, setAll] = useState(false)
  const rows = isAll ? trace.transactions : trace.transactions.slice(0, 50)
  return (
    <>
      <DataTable
        label="Transactions of the tree"
        rows={rows}
        keyOf={({ id }) => id}
        columns={[
          {
            title: 'Account',
            show: (row) => (
              <a href={transactionPath(row.id)} {...(row.id === shown && { 'aria-current': 'true' })}>
                {' '.repeat(row.depth)}
                {row.depth > 0 && '└ '}
                {accountTitle(row)}
              </a>
            ),
            text: ({ account_id }) => account_id,
          },
          {
            title: 'Message',
            isExtra: true,
            show: ({ in_message: message }) => (message == null ? '—' : messageTitle(message)),
            text: ({ in_message: message }) => (message == null ? '' : messageTitle(message)),
          },
          {
            title: 'Outcome',
            show: (row) => (
              <span {...(row.failure != null && { title: row.failure })}>
                <OutcomeBadge outcome={outcomeOf(row)} exitCode={row.compute?.exit_code} />
              </span>
            ),
            text: (row) => outcomeText(outcomeOf(row)),
          },
          {
            title: 'Tokens',
            isNumber: true,
            show: ({ in_message: message }) => (
              <Change
                nano={message?.value == null ? undefined : BigInt(message.value)}
                losses={message == null ? [] : lossesOnArrival(trace, message)}
                isSigned={false}
              />
            ),
            text: ({ in_message: message }) => message?.value ?? '',
          },
          { title: 'Gas', kind: 'count', value: ({ compute }) => compute?.gas_used, isExtra: true },
          { title: 'Fees', kind: 'amount', value: ({ fees }) => fees.total, isExtra: true },
        ]}
      />
      {rows.length < trace.transactions.length && (
        <p class="loading">
          <button type="button" onClick={() => setAll(true)}>
            Show all {trace.transactions.length}
          </button>
        </p>
      )}
    </>
  )
}
