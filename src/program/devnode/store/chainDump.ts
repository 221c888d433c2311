/**
 * A whole chain in a file of JSON lines. The first line names the format and the columns of each table, the last one the
 * number of rows and the SHA-256 of everything before it; between them there is a row per line. Blobs are
 * `{"base64": …}`. Described in docs/development-node.md.
 */
import { createHash, randomUUID } from 'node:crypto'
import { closeSync, fsyncSync, openSync, readSync, renameSync, rmSync, statSync, writeSync } from 'node:fs'
import { dirname, isAbsolute } from 'node:path'
import { AdminError } from '../controls/AdminError.ts'
import type { NodeStore } from './NodeStore.ts'
import { nodeTables } from './nodeSchema.ts'
import { insertInto } from './tables.ts'

const FORMAT = 'vendorclient-chain'
const VERSION = 1
/** Size of the pieces in which a file is read and written, in bytes. */
const CHUNK = 1 << 20
/** Longest line, characters: above any account or block that a node takes. */
const MAX_LINE = 1 << 28

/**
 * Writes a dump and returns the number of rows. An existing dump is replaced atomically. Throws AdminError for an
 * unusable path.
 */
export function writeDump(store: NodeStore, file: string): number {
  checkPath(file)
  if (statSync(file, { throwIfNoEntry: false }) !== undefined) checkHeader(file)
  const part = `${file}.${randomUUID()}.part`
  const output = openForWriting(part)
  try {
    const rows = writeRows(store, output)
    fsyncSync(output)
    closeSync(output)
    renameSync(part, file)
    syncFolder(dirname(file))
    return rows
  } catch (error) {
    rmSync(part, { force: true })
    throw error
  }
}

function writeRows({ database }: NodeStore, output: number): number {
  const hash = createHash('sha256')
  let pending = ''
  const flush = () => {
    const bytes = Buffer.from(pending)
    hash.update(bytes)
    for (let at = 0; at < bytes.length; ) at += writeSync(output, bytes, at)
    pending = ''
  }
  const put = (value: unknown) => {
    pending += `${JSON.stringify(value)}\n`
    if (pending.length >= CHUNK) flush()
  }
  const tables = nodeTables.map((table) => ({ table, columns: columnsOf(database, table) }))
  const columns = Object.fromEntries(tables.map((item) => [item.table, item.columns]))
  put({ format: FORMAT, version: VERSION, tables: columns })
  let rows = 0
  for (const { table, columns } of tables) {
    const statement = database.prepare(`SELECT ${columns.join(', ')} FROM ${table} ORDER BY rowid`).raw()
    for (const row of statement.iterate()) {
      put([table, ...(row as unknown[]).map(encode)])
      rows += 1
    }
  }
  flush()
  pending = `${JSON.stringify({ rows, sha256: hash.digest('hex') })}\n`
  for (let bytes = Buffer.from(pending); bytes.length > 0; ) bytes = bytes.subarray(writeSync(output, bytes))
  return rows
}

/**
 * Replaces everything in the store, within a transaction of the caller. Returns the number of rows read. Throws
 * AdminError for a file that is missing, damaged, or of another program.
 */
export function readDump(store: NodeStore, file: string): number {
  checkPath(file)
  const lines = readLines(file)
  const tables = readHeader(file, lines.next().value)
  store.reset()
  const { database } = store
  const inserts = new Map(
    Object.entries(tables).map(([table, columns]) => {
      checkColumns(
        file,
        table,
        columns,
        (nodeTables as readonly string[]).includes(table) && columnsOf(database, table),
      )
      return [table, { insert: database.prepare(insertInto(table, columns)), width: columns.length }] as const
    }),
  )
  let rows = 0
  for (const { value, digest } of lines) {
    if (Array.isArray(value)) {
      const [table, ...cells] = value as unknown[]
      const target = inserts.get(String(table))
      if (target === undefined || target.width !== cells.length)
        throw damaged(file, `row ${rows + 1} does not match any table`)
      insertRow(file, rows, () => target.insert.run(...cells.map(decode)))
      rows += 1
      continue
    }
    const end = value as { rows?: unknown; sha256?: unknown } | null
    if (end?.rows !== rows || end.sha256 !== digest)
      throw damaged(file, 'its last line does not match the lines before it')
    if (lines.next().done !== true) throw damaged(file, 'it continues after its last line')
    return rows
  }
  throw damaged(file, 'it is incomplete')
}

function insertRow(file: string, index: number, insert: () => void): void {
  try {
    insert()
  } catch (error) {
    const { code = '', message } = error as { code?: string; message: string }
    if (/^SQLITE_(FULL|IOERR|NOMEM|BUSY|READONLY)/.test(code)) throw error
    throw damaged(file, `row ${index + 1} cannot be stored: ${message}`)
  }
}

interface Line {
  readonly value: unknown
  /** SHA-256 of everything before the line. */
  readonly digest: string
}

/** The lines of a file, with a bounded part of it in memory. */
function* readLines(file: string): Generator<Line, undefined, undefined> {
  const input = openForReading(file)
  try {
    const hash = createHash('sha256')
    const chunk = Buffer.alloc(CHUNK)
    let rest: Buffer[] = []
    let length = 0
    for (;;) {
      const count = readSync(input, chunk)
      if (count === 0) break
      let from = 0
      for (let end = chunk.indexOf(10); end >= 0 && end < count; end = chunk.indexOf(10, from)) {
        const line = Buffer.concat([...rest, chunk.subarray(from, end + 1)])
        const before = hash.copy()
        hash.update(line)
        yield { value: parse(file, line.toString('utf8')), digest: before.digest('hex') }
        rest = []
        length = 0
        from = end + 1
      }
      rest.push(Buffer.from(chunk.subarray(from, count)))
      length += count - from
      if (length > MAX_LINE) throw damaged(file, 'it has a line that is too long')
    }
    if (length > 0) throw damaged(file, 'its last line is incomplete')
    return undefined
  } finally {
    closeSync(input)
  }
}

function parse(file: string, line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    throw damaged(file, 'a line is not JSON')
  }
}

function readHeader(file: string, line: Line | undefined): Readonly<Record<string, readonly string[]>> {
  const header = line?.value as { format?: unknown; version?: unknown; tables?: unknown } | null | undefined
  if (header?.format !== FORMAT) throw new AdminError('invalid_params', `The file ${file} is not a chain of a node`)
  if (header.version !== VERSION) {
    throw new AdminError(
      'conflict',
      `The file ${file} has version ${String(header.version)}, this program reads ${VERSION}`,
    )
  }
  const tables = header.tables as Record<string, string[]>
  if (typeof tables !== 'object' || tables === null || !Object.values(tables).every(isTextList)) {
    throw damaged(file, 'its first line has no tables')
  }
  return tables
}

function isTextList(value: unknown): boolean {
  return Array.isArray(value) && value.every((item) => typeof item === 'string')
}

/** Missing columns get their defaults; unknown columns of a later program are an error. */
function checkColumns(file: string, table: string, columns: readonly string[], known: readonly string[] | false): void {
  const unknown = known === false ? table : columns.find((name) => !known.includes(name))
  if (unknown === undefined) return
  throw new AdminError(
    'conflict',
    `The file ${file} contains "${unknown.slice(0, 64)}", which this program does not know`,
  )
}

/** An existing file must be of this format: nothing else is ever overwritten. */
function checkHeader(file: string): void {
  const lines = readLines(file)
  try {
    readHeader(file, lines.next().value as Line | undefined)
  } catch (error) {
    if (!(error instanceof AdminError)) throw error
    throw new AdminError('conflict', `The file ${file} exists and is not a chain of a node`)
  } finally {
    lines.return(undefined)
  }
}

function checkPath(file: string): void {
  if (!isAbsolute(file) || !file.endsWith('.jsonl') || file.includes('\0')) {
    throw new AdminError('invalid_params', 'file must be an absolute path that ends with .jsonl')
  }
}

function openForWriting(file: string): number {
  try {
    return openSync(file, 'wx', 0o600)
  } catch (error) {
    throw new AdminError('storage_failed', `The file ${file} cannot be written: ${(error as Error).message}`)
  }
}

function openForReading(file: string): number {
  try {
    return openSync(file, 'r')
  } catch (error) {
    const isMissing = (error as { code?: string }).code === 'ENOENT'
    const text = `The file ${file} cannot be read: ${(error as Error).message}`
    throw new AdminError(isMissing ? 'not_found' : 'storage_failed', text)
  }
}

/** Makes the new name survive a power cut; systems without this operation do not need it. */
function syncFolder(folder: string): void {
  try {
    const handle = openSync(folder, 'r')
    fsyncSync(handle)
    closeSync(handle)
  } catch {}
}

function columnsOf(database: NodeStore['database'], table: string): string[] {
  const text = 'SELECT name FROM pragma_table_xinfo(?) WHERE hidden = 0 ORDER BY cid'
  return database.prepare(text).pluck().all(table) as string[]
}

function encode(value: unknown): unknown {
  return value instanceof Uint8Array ? { base64: Buffer.from(value).toString('base64') } : value
}

function decode(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return typeof value === 'boolean' ? Number(value) : value
  return Buffer.from(String((value as { base64?: unknown }).base64), 'base64')
}

function damaged(file: string, detail: string): AdminError {
  return new AdminError('invalid_params', `The file ${file} is damaged: ${detail}`)
}
