/**
 * Moves everything from one storage to another. The target is marked `incoming` until it is complete, and the source
 * `moved` before the target may be used. A killed process leaves one usable storage, or a command that can be repeated,
 * but never two usable storages.
 */
import { StorageError } from '../src/ports/Storage.ts'
import {
  type ContentPlace,
  clearContents,
  copyContents,
  expectSame,
  isEmpty,
  type KnownState,
  type OnProgress,
  readStateOf,
  resetState,
  setState,
  sumOf,
} from './ContentPlace.ts'
import type { ContentSummary } from './contentDigest.ts'

export interface MoveOptions {
  /** The old contents of the target, which were moved away before, are deleted. */
  readonly force?: boolean | undefined
  readonly onProgress?: OnProgress | undefined
}

/** Throws StorageError. */
export async function moveContents(
  source: ContentPlace,
  target: ContentPlace,
  { force = false, onProgress = () => {} }: MoveOptions = {},
): Promise<ContentSummary> {
  const check = async () => {
    onProgress('checking')
    const found = await sumOf(target.storage)
    expectSame(found, await sumOf(source.storage), target.name, source.name)
    return found
  }
  const [atSource, atTarget] = [await readStateOf(source), await readStateOf(target)]
  if (atSource.state?.type === 'moved') {
    // The earlier process was killed after the last item: only the states have yet to be set.
    if (atSource.state.to !== target.name || atTarget.state?.type !== 'incoming') {
      throw new StorageError('moved', `The storage ${source.name} was moved to ${atSource.state.to}`, source.name)
    }
    const found = await check()
    await setState(target, atTarget, undefined)
    return found
  }
  if (atSource.state?.type === 'incoming') {
    throw new StorageError('moved', `The storage ${source.name} is incomplete`, source.name)
  }
  const incoming = await reserve(source, target, atTarget, force)
  const leaving = await leave(source, target, atSource).catch(async (error: unknown) => {
    // The source was not changed yet.
    await resetState(target, incoming, atTarget)
    throw error
  })
  try {
    await clearContents(target, onProgress)
    await copyContents(source.storage, target.storage, onProgress)
    const found = await check()
    await setState(source, leaving, { type: 'moved', to: target.name })
    await setState(target, incoming, undefined)
    return found
  } catch (error) {
    await resetState(source, leaving, { bytes: undefined, state: undefined })
    throw error
  }
}

/** Keeps others out of the target. An interrupted move may start again; any other contents must not be overwritten. */
async function reserve(
  source: ContentPlace,
  target: ContentPlace,
  known: KnownState,
  force: boolean,
): Promise<KnownState> {
  const { name } = target
  const { state } = known
  const mayHaveContents = state?.type === 'incoming' || (state?.type === 'moved' && force)
  if (state?.type === 'leaving') {
    throw new StorageError('moved', `The storage ${name} is being moved to ${state.to}`, name)
  }
  if (!mayHaveContents && !(await isEmpty(target))) throw hasContents(name, state?.to)
  const incoming = await setState(target, known, { type: 'incoming', from: source.name })
  if (mayHaveContents || (await isEmpty(target))) return incoming
  await resetState(target, incoming, known)
  throw hasContents(name, undefined)
}

function hasContents(name: string, movedTo: string | undefined): StorageError {
  return movedTo === undefined
    ? new StorageError('io', `The storage ${name} already has contents`, name)
    : new StorageError(
        'moved',
        `The storage ${name} contains what was moved to ${movedTo}: with --force it is deleted`,
        name,
      )
}

/** Keeps others that may have the source open from changing it during the copy. */
async function leave(source: ContentPlace, target: ContentPlace, known: KnownState): Promise<KnownState> {
  return source.settle === undefined ? known : setState(source, known, { type: 'leaving', to: target.name })
}
