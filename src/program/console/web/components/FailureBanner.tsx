/** Why something failed, and what to do: the same in every place of the console. */

import type { ComponentChildren } from 'preact'
import type { Failure } from '../data/failures.ts'
import { capitalized, jsonText } from '../data/formats.ts'
import { Account, Amount, Id, linked } from './values.tsx'

export function FailureBanner({
  failure,
  actions,
}: {
  readonly failure: Failure
  /** Links and buttons below. */
  readonly actions?: ComponentChildren
}) {
  const { account, contract, function: called, arguments: input, frames, excerpt, amounts, transaction } = failure
  const [frame, ...callers] = frames
  return (
    <section class="why" aria-label="Why it failed">
      <p class="title">{failure.title}</p>
      <p class="remedy">{failure.remedy}</p>
      {frame !== undefined && (
        <>
          <p class="place">
            <code>
              {frame.file}:{frame.line}
            </code>
            {frame.function != null && ` in ${frame.function}`}
          </p>
          <Excerpt lines={excerpt} failing={frame.line} />
          {callers.length > 0 && (
            <p class="hint">
              called from{' '}
              {callers.map(({ file, line, function: name }) => (
                <code key={`${file}:${line}`} class="whole">
                  {name == null ? '' : `${name}, `}
                  {file}:{line}
                </code>
              ))}
            </p>
          )}
        </>
      )}
      <dl class="facts">
        <Fact name="Transaction">{transaction != null && <Id kind="transaction" id={transaction} />}</Fact>
        <Fact name="Account">{account != null && <Account address={account} />}</Fact>
        <Fact name="Call">
          {called != null && (
            <code class="whole">
              {contract == null ? '' : `${contract}.`}
              {called}({hasMembers(input) && linked(jsonText(input, 0))})
            </code>
          )}
        </Fact>
        {amounts.map(({ name, amount }) => (
          <Fact key={name} name={capitalized(name)}>
            <Amount nano={amount} /> tokens
          </Fact>
        ))}
      </dl>
      {actions != null && actions !== false && <div class="actions">{actions}</div>}
    </section>
  )
}

function Fact({ name, children }: { readonly name: string; readonly children: ComponentChildren }) {
  if (children === false || children == null) return null
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** Source lines, the failing one marked. */
export function Excerpt({ lines, failing }: { readonly lines: Failure['excerpt']; readonly failing: number }) {
  if (lines.length === 0) return null
  return (
    <ol class="source" tabIndex={0} aria-label="Source">
      {lines.map(({ line, text }) => (
        <li key={line} {...(line === failing && { 'aria-current': 'true' })}>
          <span class="number">{line}</span>
          <code>{text === '' ? ' ' : text}</code>
        </li>
      ))}
    </ol>
  )
}

function hasMembers(input: unknown): boolean {
  return typeof input === 'object' && input !== null && Object.keys(input).length > 0
}
