import { constants, copyFileSync, existsSync, lstatSync, realpathSync, statSync } from 'node:fs'
import { extname } from 'node:path'
import { readBytes } from '../arguments/readInput.ts'
import type { Outcome } from '../definition/Command.ts'
import { exitCodes } from '../errors/exitCodes.ts'
import { ToolError } from '../errors/ToolError.ts'
import { queryAccounts } from '../network/queryBlockchain.ts'
import { textTable } from '../output/textTable.ts'
import { unwritable, writeWhole } from '../output/writeWhole.ts'
import type { Session } from '../session/Session.ts'
import { extendAddresses, findAddresses } from './findAddresses.ts'

/** Larger files do not fit into a JavaScript string. */
const MAX_BYTES = 256 * 1024 * 1024

interface ReadFile {
  readonly file: string
  /** Each byte as one character. */
  readonly text: string
  readonly changedMs: number
  readonly accountIds: ReadonlyMap<string, number>
  readonly elsewhere: number
}

type Source = 'network' | 'assumed' | 'unknown'

interface Answer {
  readonly legacy: string
  /** Extended address; `null` if the address is not changed. */
  readonly address: string | null
  readonly source: Source
  readonly count: number
}

/** All files are read and all Dapp IDs known before the first file is written. Throws ToolError (2, 10). */
export async function migrateFiles(session: Session, files: readonly string[]): Promise<Outcome> {
  const { input } = session
  const read = files.map(readOne)
  const isDry = input.flag('dry-run')
  if (!isDry && !input.flag('in-place') && !input.flag('force'))
    for (const { file } of read) refuseOver(besideName(file))
  const answers = await askForDapps(session, read)
  const dappIds = new Map(
    answers.flatMap(({ legacy, address }) =>
      address === null ? [] : [[legacy.slice(2), address.split('::')[0]!] as const],
    ),
  )
  const written = read.map((each) => {
    const replaced = countOf(each, (id) => dappIds.has(id))
    const left = countOf(each, (id) => !dappIds.has(id)) + each.elsewhere
    const facts = { file: each.file, replaced, left }
    if (isDry || replaced === 0) return { ...facts, output: null, backup: null }
    const content = Buffer.from(extendAddresses(each.text, dappIds), 'latin1')
    if (!input.flag('in-place')) {
      const output = besideName(each.file)
      writeWhole(output, content, statSync(each.file).mode & 0o777)
      return { ...facts, output, backup: null }
    }
    return { ...facts, output: each.file, backup: replaceFile(each.file, content, each.changedMs) }
  })
  return { json: { dry_run: isDry, files: written, addresses: answers }, text: report(written, answers, isDry) }
}

function readOne(named: string): ReadFile {
  const bytes = readBytes(named, 'FILE')
  // A symbolic link is kept; its target is replaced.
  const file = lstatSync(named).isSymbolicLink() ? realpathSync(named) : named
  if (bytes.length > MAX_BYTES) throw new ToolError(exitCodes.usage, `File "${named}" is larger than 256 MiB`)
  const start = bytes.subarray(0, 2).toString('hex')
  if (start === 'fffe' || start === 'feff') {
    throw new ToolError(exitCodes.usage, `File "${named}" is UTF-16: convert it to UTF-8 first`)
  }
  const text = bytes.toString('latin1')
  return { file, text, changedMs: statSync(file).mtimeMs, ...findAddresses(text) }
}

/** `accounts.migrated.json` for `accounts.json`. */
function besideName(file: string): string {
  const extension = extname(file)
  return `${file.slice(0, file.length - extension.length)}.migrated${extension}`
}

function refuseOver(file: string): void {
  if (!existsSync(file)) return
  throw new ToolError(exitCodes.usage, `File "${file}" already exists`, { hint: 'Use --force to overwrite it.' })
}

async function askForDapps(session: Session, files: readonly ReadFile[]): Promise<readonly Answer[]> {
  const counts = new Map<string, number>()
  for (const { accountIds } of files) {
    for (const [id, count] of accountIds) counts.set(id, (counts.get(id) ?? 0) + count)
  }
  const ids = [...counts.keys()]
  const assumesSelf = session.input.flag('assume-self')
  const hasNetwork = (await session.endpoints()).length > 0
  if (ids.length > 0 && !hasNetwork && !assumesSelf) {
    throw new ToolError(exitCodes.usage, 'No network is configured to query Dapp IDs', {
      hint: 'Add --url <network>, or --assume-self if all accounts are roots of their own Dapp ID.',
    })
  }
  session.progress.phase(`querying ${ids.length} Dapp IDs`)
  // Nodes look up the Dapp of an account that is queried under its own id.
  const found = hasNetwork
    ? await queryAccounts<{ info?: { dapp_id?: string | null } | null }>(
        session,
        ids.map((accountId) => ({ accountId, dappId: accountId })),
        'info { dapp_id }',
      )
    : []
  return ids.map((id, index) => {
    const info = found[index]?.info
    const known = info === null || info === undefined ? undefined : info.dapp_id || id
    const dappId = known ?? (assumesSelf ? id : undefined)
    const source: Source = known !== undefined ? 'network' : assumesSelf ? 'assumed' : 'unknown'
    return {
      legacy: `0:${id}`,
      address: dappId === undefined ? null : `${dappId}::${id}`,
      source,
      count: counts.get(id)!,
    }
  })
}

interface Written {
  readonly file: string
  readonly replaced: number
  readonly left: number
  readonly output: string | null
  readonly backup: string | null
}

function report(files: readonly Written[], answers: readonly Answer[], isDry: boolean): string {
  const rows = answers.map(({ legacy, address, source, count }) => [
    legacy,
    address ?? '(stays)',
    source,
    String(count),
  ])
  const lines = files.map(({ file, replaced, left, output, backup }) => {
    const what = `${replaced} ${isDry ? 'would be replaced' : 'replaced'}${left === 0 ? '' : `, ${left} left unchanged`}`
    const where = output === null ? '' : output === file ? `; it was kept as ${backup}` : `; written to ${output}`
    return `${file}: ${what}${where}`
  })
  return [
    ...(rows.length === 0 ? [] : [textTable(['address', 'becomes', 'source', 'count'], rows, { right: [3] })]),
    ...lines,
  ].join('\n')
}

/** Number of addresses in a file, of the accounts that `isCounted` accepts. */
function countOf({ accountIds }: ReadFile, isCounted: (id: string) => boolean): number {
  return [...accountIds].reduce((total, [id, count]) => total + (isCounted(id) ? count : 0), 0)
}

/**
 * Replaces a file; returns the path of the backup. Throws ToolError (1) when it was changed since it was read,
 * `readMs`, or cannot be written.
 */
function replaceFile(file: string, content: Uint8Array, readMs: number): string {
  const { mode, mtimeMs } = statSync(file)
  if (mtimeMs !== readMs) {
    throw new ToolError(exitCodes.failure, `File "${file}" was changed by another program; nothing was written to it`)
  }
  const backup = backupName(file)
  try {
    copyFileSync(file, backup, constants.COPYFILE_EXCL)
  } catch (error) {
    throw unwritable(file, error)
  }
  writeWhole(file, content, mode & 0o777)
  return backup
}

/** `<file>.bak`, or the first `<file>.bak<n>` that does not exist. */
function backupName(file: string): string {
  let name = `${file}.bak`
  for (let number = 1; existsSync(name); number++) name = `${file}.bak${number}`
  return name
}
