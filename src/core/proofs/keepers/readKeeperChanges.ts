import { bytesToHex } from '../../bytes/hex.ts'
import { BincodeReader } from './BincodeReader.ts'

/** A change of the set of block keepers; it holds from the next block on. */
export type KeeperChange =
  | {
      readonly type: 'added'
      readonly signer: number
      /** BLS public key, 192 hex digits, uncompressed. */
      readonly key: string
      /** Account of the owner, 64 hex digits. */
      readonly owner: string
    }
  | { readonly type: 'removed'; readonly signer: number }
  | { readonly type: 'announced'; readonly signer: number }

const ADDED = 0
const REMOVED = 1
const FUTURE_ADDED = 2

const KEY_BYTES = 96
/** Minimum size of a change: enum index, signer, and the fields of a keeper at their shortest. */
const CHANGE_BYTES = 4 + 2 + 8 + KEY_BYTES + 1 + 8 + 4 + 8 + 8 + 32 + 2 + 32 + 8
const MAX_STATUS = 3

/** List of changes as blocks hold it. Throws ProofError `invalidData`. Source: proofs 8.5. */
export function readKeeperChanges(reader: BincodeReader, field: string): KeeperChange[] {
  return reader.list(CHANGE_BYTES, field, () => readChange(reader, field))
}

/** As `readKeeperChanges`, from a text of hex digits that was already decoded. Throws also for trailing bytes. */
export function parseKeeperChanges(bytes: Uint8Array): KeeperChange[] {
  const reader = new BincodeReader(bytes, 'changes of keepers')
  const changes = readKeeperChanges(reader, 'changes')
  reader.end()
  return changes
}

function readChange(reader: BincodeReader, field: string): KeeperChange {
  const kind = reader.u32(field)
  const signer = reader.u16(field)
  const { key, owner } = readKeeper(reader, field)
  switch (kind) {
    case ADDED:
      return { type: 'added', signer, key, owner }
    case REMOVED:
      return { type: 'removed', signer }
    case FUTURE_ADDED:
      return { type: 'announced', signer }
    default:
      throw reader.malformed(field, `has a change of unknown type ${kind}`)
  }
}

function readKeeper(reader: BincodeReader, field: string): { readonly key: string; readonly owner: string } {
  const key = bytesToHex(reader.sized(KEY_BYTES, field))
  if (reader.isSome(field)) reader.u64(field)
  reader.u64(field)
  const status = reader.u32(field)
  if (status > MAX_STATUS) throw reader.malformed(field, `has a block keeper with unknown status ${status}`)
  reader.byteString(field)
  reader.list(4, field, () => reader.u32(field))
  const owner = reader.hex(32, field)
  reader.u16(field)
  reader.fixed(32, field)
  reader.byteString(field)
  return { key, owner }
}
