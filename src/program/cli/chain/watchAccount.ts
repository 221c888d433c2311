/** Follows an account line by line. */
import { messagePath, transactionPath } from '../../common/consolePaths.ts'
import { formatTokens, lossText } from '../../common/moneyText.ts'
import { printable } from '../../common/printable.ts'
import { terminalLink } from '../../common/styleMarks.ts'
import type { TypedAddress } from '../arguments/addresses.ts'
import type { Outcome } from '../definition/Command.ts'
import { isColoured, paintName } from '../output/paint.ts'
import { linkLine } from '../output/printOutcome.ts'
import { readSelection, type Selection } from '../output/Selection.ts'
import { timeText } from '../output/timeText.ts'
import { consoleLink } from '../session/consoleLink.ts'
import type { Session } from '../session/Session.ts'
import { ContractBook } from './ContractBook.ts'
import { decodeOutgoing } from './describeMessage.ts'
import { describeTransactions, type ShownTransaction } from './describeTransaction.ts'
import { type FollowedItem, FollowedList, type ListOptions } from './FollowedList.ts'
import { readTransaction, type TransactionNode, transactionSelection } from './fetchTransactions.ts'
import { argumentLines } from './traceText.ts'
import { inboundText, outcomeText } from './transactionReport.ts'
import { beginningOf, checkCount, endOf } from './watchOptions.ts'

/** Every line was printed when it arrived. */
const OVER: Outcome = { json: undefined, text: '' }

export async function watchTransactions(session: Session, address: TypedAddress): Promise<Outcome> {
  const book = await ContractBook.open(session)
  const options = { book, address, list: 'transactions', selection: transactionSelection } as const
  return watch<TransactionNode>(session, options, async ({ cursor, node }) => {
    const [transaction] = await describeTransactions(book, [readTransaction(node)])
    const line = { cursor, ...transaction! }
    if (session.input.flag('failed') && line.explanation === undefined && line.lost.length === 0) return undefined
    const page = transactionPath(line.id)
    return { line, name: line.in_message?.function, page, textOf: (link) => transactionLine(line, link) }
  })
}

interface EventNode {
  readonly msg_id: string
  readonly body?: string | null
  readonly created_at?: number | null
  readonly dst?: string | null
}

/** An event or an answer, sent as an external outbound message. */
interface EventLine {
  readonly cursor: string
  /** Hash of the message. */
  readonly id: string
  /** Unix time, s; `null` if the network does not report it. */
  readonly time: number | null
  /** `output`, `event` or `unknown`. */
  readonly kind: string
  readonly contract: string | null
  readonly name: string | null
  readonly arguments: unknown
  /** First 32 bits of a body that no ABI explains, hex. */
  readonly selector: string | null
  /** External address that it was sent to; `null` if it has none. */
  readonly destination: string | null
}

export async function watchEvents(session: Session, address: TypedAddress): Promise<Outcome> {
  const book = await ContractBook.open(session)
  const options = { book, address, list: 'events', selection: 'msg_id body created_at dst' } as const
  return watch<EventNode>(session, options, async (item) => {
    await book.learn([address.accountId])
    const line = describeEvent(book, address, item)
    return { line, name: line.name, page: messagePath(line.id), textOf: (link) => eventLine(line, link) }
  })
}

/** A line about an item of the list. */
interface WatchedLine {
  /** The line for --json documents. */
  readonly line: object
  /** Function or event. */
  readonly name: string | null | undefined
  /** Path of the page of the console. */
  readonly page: string
  /** The line for text output. `link`: address of the page, if a console is known. */
  textOf(link: string | undefined): string
}

/** Prints a line for each item, except those that `describe` leaves out, or --name and --filter do not select. */
async function watch<T>(
  session: Session,
  { book, ...options }: ListOptions & { readonly book: ContractBook },
  describe: (item: FollowedItem<T>) => Promise<WatchedLine | undefined>,
): Promise<Outcome> {
  const { input } = session
  const passes = await passing(session)
  const list = new FollowedList<T>(session, { ...options, untilMs: endOf(input) })
  const count = input.number('count') ?? Number.POSITIVE_INFINITY
  let shown = 0
  if (process.stderr.isTTY) session.note(`following the ${options.list} of ${options.address.extended}; Ctrl-C ends it`)
  session.progress.end()
  for await (const item of list.read(beginningOf(input))) {
    const watched = await describe(item)
    if (watched === undefined || !passes(watched.line, watched.name)) continue
    const text = watched.textOf(await consoleLink(session, watched.page))
    await session.print(watched.line, await book.withExtendedForms(text))
    if (++shown === count || session.hasNoReader) return OVER
  }
  checkCount(input, shown)
  return OVER
}

function describeEvent(
  book: ContractBook,
  { accountId }: TypedAddress,
  { cursor, node }: FollowedItem<EventNode>,
): EventLine {
  const decoded = decodeOutgoing(book, accountId, node.body ?? undefined)
  return {
    cursor,
    id: node.msg_id,
    time: node.created_at ?? null,
    kind: decoded.kind,
    contract: decoded.contract ?? null,
    name: decoded.name ?? null,
    arguments: decoded.arguments ?? null,
    selector: decoded.selector ?? null,
    destination: node.dst || null,
  }
}

/** Whether --name and --filter select a line. Throws ToolError (2) for a query that cannot be read. */
async function passing({ input }: Session): Promise<(line: object, name: string | null | undefined) => boolean> {
  const names = input.texts('name')
  const query = input.text('filter')
  const selection = query === undefined ? undefined : await readSelection(query, '--filter')
  return (line, name) => (names.length === 0 || (name != null && names.includes(name))) && isTrue(selection, line)
}

/** A line to which the query cannot be applied is not selected. */
function isTrue(selection: Selection | undefined, line: object): boolean {
  if (selection === undefined) return true
  try {
    return Boolean(selection.apply(line))
  } catch {
    return false
  }
}

function transactionLine(shown: ShownTransaction, link: string | undefined): string {
  const gas = shown.compute?.gas_used == null ? '' : `gas ${shown.compute.gas_used}  `
  const lost = shown.lost.map((loss) => `lost ${lossText(loss)}`)
  return [
    `${timeText(shown.time * 1000)}  ${paintName(inboundText(shown))}  ${gas}fees ${formatTokens(BigInt(shown.fees.total))}  ${[outcomeText(shown), ...lost].join('; ')}`,
    ...idLines(shown.id, link),
    ...argumentLines(shown.in_message).map((line) => `  ${line}`),
  ].join('\n')
}

/** In a terminal the id itself is a link to the page of the console; elsewhere the address follows it. */
function idLines(id: string, link: string | undefined): readonly string[] {
  if (isColoured(process.stdout)) return [`  ${terminalLink(id, link)}`]
  return link === undefined ? [`  ${id}`] : [`  ${id}`, `  ${linkLine(link)}`]
}

function eventLine(line: EventLine, link: string | undefined): string {
  const name = line.name ?? (line.selector === null ? line.kind : `0x${line.selector}`)
  const what = line.kind === 'output' ? `answer of ${printable(name)}` : printable(name)
  const to = line.destination ? `  to ${printable(line.destination)}` : ''
  return [
    `${line.time === null ? '-' : timeText(line.time * 1000)}  ${paintName(what)}${to}`,
    ...argumentLines({ arguments: line.arguments }).map((text) => `  ${text}`),
    ...(link === undefined ? [] : idLines(line.id, link)),
  ].join('\n')
}
