/** Messages between `StorageWorker` and the thread that it starts. */
import type { ItemOperation } from '../common/ItemOperation.ts'
import type { PlainStorageError } from './storageErrors.ts'

export type StorageAnswer = { readonly value: unknown } | { readonly error: PlainStorageError }

/** Start parameters of the worker; plain data, so that they can be `workerData`. */
export interface StorageWorkerData {
  /** Existing folder, absolute. */
  readonly folder: string
  readonly busyLimitMs: number
  /** The whole file was found sound and has not been written to since. */
  readonly isChecked: boolean
  /** Path of the native addon; absent: the driver's own search. */
  readonly nativeBinding?: string | undefined
}

/** `close` is sent after the answers of the last batch. */
export type MessageToStorageWorker =
  | { readonly type: 'batch'; readonly operations: readonly ItemOperation[] }
  | { readonly type: 'close' }

/** First `opened` or `failed`, then one `answers` per batch, in order. */
export type MessageFromStorageWorker =
  | { readonly type: 'opened' }
  | { readonly type: 'failed'; readonly error: PlainStorageError }
  | { readonly type: 'answers'; readonly answers: readonly StorageAnswer[] }
