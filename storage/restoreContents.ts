/**
 * Restores a backup into a storage whose contents cannot be replaced in one transaction. It is marked `incoming` until
 * it is complete: a killed process leaves the old contents, the new ones, or no usable contents and a command that can
 * be repeated.
 */
import { randomBytes } from 'node:crypto'
import { StorageError } from '../src/ports/Storage.ts'
import { type RestoredMark, restoredWrites } from '../src/ports/storageMarks.ts'
import {
  type ContentPlace,
  clearContents,
  copyContents,
  expectSame,
  isEmpty,
  type OnProgress,
  readStateOf,
  resetState,
  setState,
  sumOf,
} from './ContentPlace.ts'
import type { ContentSummary, Contents } from './contentDigest.ts'

export interface Copy {
  readonly contents: Contents
  /** Path of the backup file. */
  readonly name: string
  readonly summary: ContentSummary
  readonly mark: RestoredMark
}

export interface ReplaceOptions {
  /** Existing contents are set aside and replaced. */
  readonly force: boolean
  /** Preserves the existing contents before they are replaced. */
  readonly setAside: () => Promise<void>
  readonly onProgress: OnProgress
}

/** Records that a copy was made at this time, Unix time in ms. */
export function newMark(madeAt: number): RestoredMark {
  return { made_at: madeAt, restored_at: Date.now(), id: randomBytes(8).toString('hex') }
}

/** Throws StorageError. */
export async function restoreContents(
  copy: Copy,
  target: ContentPlace,
  { force, setAside, onProgress }: ReplaceOptions,
): Promise<void> {
  const { name } = target
  const known = await readStateOf(target)
  const isAgain = known.state?.type === 'incoming'
  const wasEmpty = await isEmpty(target)
  if (!isAgain && !force && (known.state !== undefined || !wasEmpty)) throw hasContents(name)
  const incoming = await setState(target, known, { type: 'incoming', from: copy.name })
  try {
    if (!isAgain && !wasEmpty) await setAside()
    if (wasEmpty && !(await isEmpty(target))) throw hasContents(name)
  } catch (error) {
    await resetState(target, incoming, known)
    throw error
  }
  await clearContents(target, onProgress)
  onProgress('restoring')
  await copyContents(copy.contents, target.storage, onProgress)
  expectSame(await sumOf(target.storage), copy.summary, name, copy.name)
  await setState(target, incoming, undefined, await restoredWrites(target.storage.local, copy.mark))
}

/** Records that the contents of a storage were restored by other means. Throws StorageError. */
export async function noteRestored(target: ContentPlace, mark: RestoredMark): Promise<void> {
  const { name } = target
  const known = await readStateOf(target)
  const isAgain = known.state?.type === 'incoming' && known.state.from === name
  if (known.state !== undefined && !isAgain) {
    throw new StorageError('moved', `The storage ${name} has no contents of its own, or is incomplete`, name)
  }
  const mustWait = target.settle !== undefined && !isAgain
  const incoming = mustWait ? await setState(target, known, { type: 'incoming', from: name }) : known
  try {
    await setState(target, incoming, undefined, await restoredWrites(target.storage.local, mark))
  } catch (error) {
    await resetState(target, incoming, known)
    throw error
  }
}

function hasContents(name: string): StorageError {
  return new StorageError(
    'io',
    `The storage ${name} already has contents: with --force they are set aside and replaced`,
    name,
  )
}
