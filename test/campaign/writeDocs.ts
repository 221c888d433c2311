import { readFileSync, writeFileSync } from 'node:fs'
import type { CampaignReport } from './runCampaign.ts'

const DOCS = new URL('../../docs/reliability.md', import.meta.url)
const BEGIN = '<!-- figures: npm run campaign -- --write-docs -->'
const END = '<!-- end of figures -->'

/** Puts the figures of a campaign between the marks of docs/reliability.md. */
export function writeDocs(report: CampaignReport): void {
  const text = readFileSync(DOCS, 'utf8')
  const [begin, end] = [text.indexOf(BEGIN), text.indexOf(END)]
  if (begin < 0 || end < begin) throw new Error('docs/reliability.md has no place for the figures')
  writeFileSync(DOCS, `${text.slice(0, begin + BEGIN.length)}\n\n${figuresTable(report)}\n\n${text.slice(end)}`)
}

/** The table, in Markdown. */
export function figuresTable({ seed, tookMs, parts }: CampaignReport): string {
  const date = new Date().toISOString().slice(0, 10)
  const rows = Object.entries(parts).map(([name, { figures, failures, skipped, tookMs: partMs }]) => {
    const told = Object.entries(figures).map(([figure, value]) => `${figure}: ${value.toLocaleString('en-US')}`)
    return `| ${name} | ${(partMs / 60_000).toFixed(1)} | ${skipped === undefined ? told.join(', ') : `skipped: ${skipped}`} | ${failures.length} |`
  })
  const machine = `${process.platform} ${process.arch}, Node.js ${process.versions.node}`
  return [
    `Run of ${date}, ${(tookMs / 60_000).toFixed(1)} minutes, seed ${seed}, ${machine}:`,
    '',
    '| Part | Minutes | Figures | Failures |',
    '|---|---|---|---|',
    ...rows,
  ].join('\n')
}
