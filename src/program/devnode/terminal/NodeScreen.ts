/** Output of a node on standard output: one line for programs, all events as JSON, or text for people. */
import { escapedJson } from '../../../schema/escapedJson.ts'
import { transactionPath } from '../../common/consolePaths.ts'
import type { Palette } from '../../common/Palette.ts'
import type { FaultSettings } from '../Faults.ts'
import type { ReadyReport } from '../server/ReadyReport.ts'
import type { ChainWatcher } from '../trace/FollowChain.ts'
import type { GasReport } from '../trace/gasReport.ts'
import { bannerText } from './bannerText.ts'
import {
  contractText,
  explainedText,
  omittedText,
  refusedText,
  replacedText,
  transactionText,
} from './transactionText.ts'

export interface NodeScreen {
  ready(report: ReadyReport, details: ReadyDetails): void
  /** Absent if only the start is shown. */
  readonly watcher: ChainWatcher | undefined
  gasReport(report: GasReport): void
  /** Shows a link to the console that a page asked for. */
  link(link: string): void
  /** Shows that a contract of a folder is known now. */
  contract(name: string): void
}

/** Output for people besides the ready line. */
export interface ReadyDetails {
  readonly faults: FaultSettings
  /** Secret keys by public key. */
  readonly walletSecrets: ReadonlyMap<string, string>
}

type Write = (text: string) => void

/** The ready line, and nothing more. */
export function readyScreen(write: Write): NodeScreen {
  return { ...jsonScreen(write), watcher: undefined, contract: () => {} }
}

/** One JSON object per line, with its kind in `event`. */
export function jsonScreen(write: Write): NodeScreen {
  const tell = (event: string, members: object = {}) => write(`${escapedJson(JSON.stringify({ event, ...members }))}\n`)
  let isReady = false
  return {
    ready: (report) => {
      isReady = true
      write(`${escapedJson(JSON.stringify(report))}\n`)
    },
    watcher: {
      transaction: (line) => tell('transaction', line),
      refused: (line) => tell('refused', line),
      explained: (failure) => tell('explained', { failure }),
      omitted: (count) => tell('omitted', { count }),
      replaced: () => tell('replaced'),
    },
    gasReport: (report) => tell('gas_report', report),
    link: (link) => tell('console', { link }),
    // The ready line is the first one.
    contract: (name) => {
      if (isReady) tell('contract', { name })
    },
  }
}

/** Prints only the address of the node. */
export function quietScreen(write: Write): NodeScreen {
  return {
    ready: ({ url }) => write(`Listening on ${url}\n`),
    watcher: undefined,
    gasReport: ({ text }) => write(`${text}\n`),
    link: (link) => write(linkText(link)),
    contract: () => {},
  }
}

/** A banner, then a line for each transaction. */
export function textScreen(write: Write, palette: Palette): NodeScreen {
  let console: string | undefined
  let isReady = false
  const contracts: string[] = []
  // Terminals without colours have no links either.
  const linkOf = (path: string) => (console === undefined || !isColoured(palette) ? undefined : `${console}${path}`)
  return {
    ready: (report, details) => {
      console = report.console === null ? undefined : report.url
      isReady = true
      write(bannerText(report, { ...details, contracts }, palette))
    },
    watcher: {
      transaction: (line) => {
        write(`${transactionText(line, palette, linkOf(transactionPath(line.transaction)))}\n`)
      },
      refused: (line) => write(`${refusedText(line, palette)}\n`),
      explained: (failure) => write(`${explainedText(failure, palette)}\n`),
      omitted: (count) => write(`${omittedText(count, palette)}\n`),
      replaced: () => write(`${replacedText(palette)}\n`),
    },
    gasReport: ({ text }) => write(`\n${text}\n`),
    link: (link) => write(linkText(link)),
    contract: (name) => {
      if (isReady) write(`${contractText(name, palette)}\n`)
      else contracts.push(name)
    },
  }
}

function isColoured({ bold }: Palette): boolean {
  return bold('x') !== 'x'
}

function linkText(link: string): string {
  return `Console: ${link}\n`
}
