import { BincodeReader } from './BincodeReader.ts'
import { type KeeperChange, readKeeperChanges } from './readKeeperChanges.ts'

const ID = 32
const THREAD = 34
/** Maximum length of a text; ids and addresses are short. */
const MAX_TEXT_BYTES = 4096

/** Contents of a block with keepers besides its TVM block that proofs need. All ids are lower-case hex digits. */
export interface CommonSection {
  readonly parentBlockId: string
  readonly producerId: string
  readonly keeperChanges: readonly KeeperChange[]
  /** 68 hex digits. */
  readonly threadId: string
  readonly refs: readonly string[]
  readonly height: bigint
  readonly trackedMessagesRoot: string
  /** Roots of the layers of history that the block closes, ascending by layer; few blocks close one. */
  readonly historyProofs: readonly HistoryProof[]
  /** External messages that are tracked, by sender. */
  readonly trackedMessages: readonly TrackedMessages[]
}

interface HistoryProof {
  /** 1 to 10. */
  readonly layer: number
  /** 64 hex digits. */
  readonly root: string
}

interface TrackedMessages {
  /** Dapp ID and account id, 64 hex digits each. */
  readonly routing: string
  /** Hashes, 64 hex digits each, in the order of the messages. */
  readonly hashes: readonly string[]
}

/**
 * Decodes the common section of a block. Throws ProofError `invalidData` that names the field which is truncated or
 * malformed, and for a block that splits threads. Source: proofs 8.3.
 */
export function parseCommonSection(bytes: Uint8Array): CommonSection {
  const reader = new BincodeReader(bytes, 'common section')
  const parentBlockId = reader.sizedHex(ID, 'parent_block_id')
  reader.u64('round')
  reader.bool('share_state_resources')
  reader.byteString('block_attestations')
  const producerId = readText(reader, 'producer_id')
  const keeperChanges = readKeeperChanges(reader, 'block_keeper_set_changes')
  reader.u16('verify_complexity')
  reader.byteString('acks')
  reader.byteString('nacks')
  reader.sized(ID, 'rng_seed_block_id')
  reader.u64('index')
  const threadId = reader.sizedHex(THREAD, 'thread_id')
  const refs = reader.list(8 + ID, 'refs', () => reader.sizedHex(ID, 'refs'))
  if (reader.isSome('threads_table'))
    throw reader.malformed('threads_table', 'is present: blocks that split a thread are not supported')
  const height = readHeight(reader, 'height')
  if (height.thread !== threadId) throw reader.malformed('height', 'belongs to another thread')
  reader.u64('accounts_number_diff')
  const historyProofs = readMap(reader, 'history_proofs', 1 + 1 + 32 + HEIGHT_BYTES + 8 + ID, (layer) => {
    reader.u8('history_proofs')
    const root = reader.hex(32, 'history_proofs')
    readHeight(reader, 'history_proofs')
    reader.sized(ID, 'history_proofs')
    return { layer, root }
  })
  const trackedMessagesRoot = reader.hex(32, 'tracked_ext_out_messages_root')
  const trackedMessages = reader.list(32 + 32 + 8, 'tracked_ext_out_messages', () => {
    const routing = reader.hex(64, 'tracked_ext_out_messages')
    const hashes = reader.list(32, 'tracked_ext_out_messages', () => reader.hex(32, 'tracked_ext_out_messages'))
    return { routing, hashes }
  })
  if (reader.isSome('keeper_set_hashes')) {
    reader.fixed(64, 'keeper_set_hashes')
    readMap(reader, 'keeper_set_hashes', 1 + HEIGHT_BYTES + 32, () => {
      readHeight(reader, 'keeper_set_hashes')
      reader.fixed(32, 'keeper_set_hashes')
    })
  }
  reader.end()
  return {
    ...{ parentBlockId, producerId, keeperChanges, threadId, refs, height: height.height },
    ...{ trackedMessagesRoot, historyProofs, trackedMessages },
  }
}

const HEIGHT_BYTES = 8 + THREAD + 8

function readHeight(reader: BincodeReader, field: string): { readonly thread: string; readonly height: bigint } {
  return { thread: reader.sizedHex(THREAD, field), height: reader.u64(field) }
}

/** A map whose keys are numbers of one byte. */
function readMap<T>(reader: BincodeReader, field: string, entryBytes: number, readValue: (key: number) => T): T[] {
  return reader.list(entryBytes, field, () => readValue(reader.u8(field)))
}

/** A text of ASCII characters. */
function readText(reader: BincodeReader, field: string): string {
  const bytes = reader.byteString(field)
  if (bytes.length > MAX_TEXT_BYTES || bytes.some((byte) => byte > 126)) {
    throw reader.malformed(field, 'is not a short ASCII string')
  }
  return String.fromCharCode(...bytes)
}
