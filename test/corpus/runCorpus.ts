/** Checks a folder of contract descriptions, contract images and bags of cells. */
import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { Dice } from '../fuzz/Dice.ts'
import { LocalClient } from '../support/LocalClient.ts'
import { CorpusReport, reasonOf } from './CorpusReport.ts'
import { checkAbi, looksLikeAbi } from './checkAbi.ts'
import { bocOfText, checkBoc, looksLikeBoc } from './checkBoc.ts'
import { checkImage } from './checkImage.ts'
import { type ContractInputs, runContract } from './runContract.ts'

export interface CorpusOptions {
  /** The same seed makes the same values. */
  readonly seed: number
  readonly onFile?: (file: string) => void
}

/** Maximum size of a file that is read, in bytes. */
const MAX_FILE = 64 * 1024 * 1024

export async function runCorpus(folder: string, { seed, onFile }: CorpusOptions): Promise<CorpusReport> {
  const report = new CorpusReport()
  const client = await LocalClient.open()
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length).replace(/^\/+/, ''))
    .sort()
  for (const [index, file] of files.entries()) {
    onFile?.(file)
    const dice = new Dice(seed + index * 7919)
    try {
      await checkFile({ folder, file, files, client, dice, report })
    } catch (error) {
      report.add(file, 'boc', 'file', 'failed', reasonOf(error))
    }
  }
  client.close()
  return report
}

interface OneFile {
  readonly folder: string
  readonly file: string
  readonly files: readonly string[]
  readonly client: LocalClient
  readonly dice: Dice
  readonly report: CorpusReport
}

async function checkFile({ folder, file, files, client, dice, report }: OneFile): Promise<void> {
  const bytes = readFileSync(join(folder, file))
  if (bytes.length > MAX_FILE) return report.add(file, 'boc', 'file', 'skipped', 'larger than 64 MiB')
  const cells = looksLikeBoc(bytes) ? bytes : bocOfText(bytes.subarray(0, MAX_FILE).toString('latin1').trim())
  if (cells !== undefined) {
    checkBoc(file, cells, report)
    if (!file.endsWith('.tvc')) return
    const tvc = Buffer.from(cells).toString('base64')
    await checkImage(file, tvc, client, report)
    const abi = descriptionOf(file, files)
    if (abi === undefined) return report.add(file, 'deployment', 'image', 'skipped', 'no ABI of the same name')
    const description = JSON.parse(readFileSync(join(folder, abi), 'utf8'))
    return runContract({ file, tvc, abi: description, inputs: inputsOf(join(folder, file)) }, client, dice, report)
  }
  if (!/(\.jsonl?|\.abi)$/.test(file) || file.endsWith('.inputs.json')) return
  const text = bytes.toString('utf8')
  const documents = file.endsWith('l') ? text.split('\n').filter((line) => line !== '') : [text]
  for (const [line, document] of documents.entries()) {
    const place = documents.length === 1 ? file : `${file}:${line + 1}`
    try {
      await checkJson(place, JSON.parse(document), dice, report)
    } catch (error) {
      report.add(place, 'abi', 'file', /\.abi(\.json)?$/.test(file) ? 'failed' : 'skipped', reasonOf(error))
    }
  }
}

/** Every description and every bag of cells in a JSON value. */
async function checkJson(place: string, json: unknown, dice: Dice, report: CorpusReport): Promise<void> {
  if (looksLikeAbi(json)) return checkAbi(place, json, dice, report)
  if (typeof json === 'string') {
    const cells = bocOfText(json)
    if (cells !== undefined) checkBoc(place, cells, report)
    else if (json.startsWith('{') && json.includes('"functions"')) await checkJson(place, parsed(json), dice, report)
    return
  }
  if (typeof json !== 'object' || json === null) return
  for (const [name, member] of Object.entries(json)) await checkJson(`${place}/${name}`, member, dice, report)
}

/** Nothing for a text that is not JSON: cases of errors contain such. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function descriptionOf(image: string, files: readonly string[]): string | undefined {
  const name = basename(image, '.tvc')
  const beside = [`${name}.abi.json`, `${name}.abi`].map((other) => join(dirname(image), other))
  return beside.find((other) => files.includes(other)) ?? files.find((other) => basename(other) === `${name}.abi.json`)
}

function inputsOf(image: string): ContractInputs {
  try {
    return JSON.parse(readFileSync(image.replace(/\.tvc$/, '.inputs.json'), 'utf8'))
  } catch (error) {
    if ((error as { code?: string }).code === 'ENOENT') return {}
    throw error
  }
}
