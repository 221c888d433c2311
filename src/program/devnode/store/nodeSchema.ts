import type { Database } from 'better-sqlite3'
import { addIndexes, type OpenProgress } from './addIndexes.ts'

/** Marks the file as a node's (`application_id`): "tvmn". */
const APPLICATION_ID = 0x74766d6e

/** Version of the tables. A file of another version must be reset; a development chain can be made again. */
export const SCHEMA_VERSION = 1

/**
 * Big numbers for sorting or comparing are `sortableNumber` texts. NULL stands for a value that the chain does not
 * show.
 */
const TABLES = `
  CREATE TABLE blocks (
    id           TEXT    NOT NULL PRIMARY KEY,
    thread_id    TEXT    NOT NULL,
    height       INTEGER NOT NULL,
    seq_no       INTEGER NOT NULL,
    workchain_id INTEGER NOT NULL,
    gen_utime    INTEGER NOT NULL,
    chain_order  TEXT    NOT NULL,
    tr_count     INTEGER NOT NULL,
    document     TEXT    NOT NULL,
    boc          BLOB    NOT NULL DEFAULT x''
  ) STRICT;
  CREATE INDEX blocks_by_order ON blocks (chain_order);
  CREATE INDEX blocks_by_height ON blocks (thread_id, height);
  CREATE INDEX blocks_by_seq_no ON blocks (workchain_id, seq_no);
  CREATE INDEX blocks_by_time ON blocks (workchain_id, gen_utime);
  CREATE INDEX blocks_by_previous ON blocks (json_extract(document, '$.prev_ref.root_hash'));
  CREATE INDEX blocks_by_other_previous ON blocks (json_extract(document, '$.prev_alt_ref.root_hash'))
    WHERE json_extract(document, '$.prev_alt_ref.root_hash') IS NOT NULL;

  CREATE TABLE transactions (
    id            TEXT    NOT NULL PRIMARY KEY,
    block_id      TEXT    NOT NULL,
    account_addr  TEXT    NOT NULL,
    dapp_id       TEXT,
    code_hash     TEXT,
    chain_order   TEXT    NOT NULL,
    lt            TEXT    NOT NULL,
    now           INTEGER NOT NULL,
    aborted       INTEGER NOT NULL,
    balance_delta TEXT    NOT NULL,
    document      TEXT    NOT NULL,
    boc           BLOB    NOT NULL
  ) STRICT;
  CREATE INDEX transactions_by_order ON transactions (chain_order);
  CREATE INDEX transactions_of_account ON transactions (account_addr, chain_order);
  CREATE INDEX transactions_of_block ON transactions (block_id);
  CREATE INDEX transactions_by_time ON transactions (now);
  CREATE INDEX transactions_of_message ON transactions (json_extract(document, '$.in_msg'));

  CREATE TABLE messages (
    id                 TEXT    NOT NULL PRIMARY KEY,
    msg_type           INTEGER NOT NULL,
    src                TEXT    NOT NULL,
    dst                TEXT    NOT NULL,
    src_dapp_id        TEXT,
    created_at         INTEGER,
    src_transaction_id TEXT,
    dst_transaction_id TEXT,
    src_chain_order    TEXT,
    dst_chain_order    TEXT,
    chain_order        TEXT GENERATED ALWAYS AS (coalesce(dst_chain_order, src_chain_order, '')) VIRTUAL,
    document           TEXT    NOT NULL,
    boc                BLOB    NOT NULL
  ) STRICT;
  CREATE INDEX messages_from ON messages (src, src_chain_order);
  CREATE INDEX messages_around ON messages (src, chain_order);
  CREATE INDEX messages_to ON messages (dst, chain_order);
  CREATE INDEX messages_by_time ON messages (created_at);
  CREATE INDEX messages_by_order ON messages (chain_order);
  CREATE INDEX events_by_order ON messages (src_chain_order) WHERE msg_type IN (2, 4);

  CREATE TABLE accounts (
    address       TEXT    NOT NULL PRIMARY KEY,
    account_id    TEXT    NOT NULL,
    workchain_id  INTEGER NOT NULL,
    dapp_id       TEXT,
    acc_type      INTEGER NOT NULL,
    balance       TEXT    NOT NULL,
    last_trans_lt TEXT    NOT NULL,
    last_paid     INTEGER NOT NULL,
    code_hash     TEXT,
    document      TEXT    NOT NULL,
    boc           BLOB    NOT NULL
  ) STRICT;
  CREATE INDEX accounts_by_id ON accounts (account_id);
  CREATE INDEX accounts_by_code ON accounts (code_hash, account_id);
  CREATE INDEX accounts_by_dapp ON accounts (dapp_id);

  CREATE TABLE pending_messages (
    number  INTEGER PRIMARY KEY,
    id      TEXT NOT NULL UNIQUE,
    sorting TEXT NOT NULL,
    boc     BLOB NOT NULL,
    context TEXT NOT NULL
  ) STRICT;

  CREATE TABLE settings (
    name  TEXT NOT NULL PRIMARY KEY,
    value TEXT NOT NULL
  ) STRICT;
`

/**
 * Tables that files of earlier programs lack; those programs ignore them.
 *
 * - `unsigned_blocks`: blocks that wait for the signatures of their keepers, so that a start finds them at once.
 * - `fork_cache`: accounts of the network that a fork started from, with an empty BOC if the account does not exist there.
 *   Like `abis`, it is not reverted with the chain.
 * - `fork_accounts`: accounts that are the chain's own by now, whether they still exist or not.
 * - `history`: accounts before transactions; an empty BOC if the account did not exist. If `code_hash` is set, the code
 *   is a pruned cell in `account` and is stored in `history_codes`.
 * - `abis`: registrations by the hash of the code.
 * - `images`: images of registered contracts for deployment, base64; not reverted either.
 */
const LATER_TABLES = `
  CREATE TABLE IF NOT EXISTS keeper_blocks (
    height         INTEGER PRIMARY KEY,
    id             TEXT    NOT NULL,
    parent_id      TEXT    NOT NULL,
    producer       INTEGER NOT NULL,
    signers        TEXT    NOT NULL,
    tr_count       INTEGER NOT NULL,
    common_section BLOB    NOT NULL,
    leaves         BLOB    NOT NULL,
    attested_to    INTEGER NOT NULL
  ) STRICT;

  CREATE TABLE IF NOT EXISTS keeper_updates (
    height        INTEGER PRIMARY KEY,
    block_id      TEXT NOT NULL,
    thread_id     TEXT NOT NULL,
    chain_order   TEXT NOT NULL,
    bk_set_update TEXT NOT NULL
  ) STRICT;

  CREATE TABLE IF NOT EXISTS unsigned_blocks (
    height INTEGER PRIMARY KEY
  ) STRICT;

  CREATE TABLE IF NOT EXISTS signed_blocks (
    height        INTEGER PRIMARY KEY,
    signature     BLOB NOT NULL,
    envelope_hash TEXT NOT NULL,
    attestation   BLOB NOT NULL
  ) STRICT;

  CREATE TABLE IF NOT EXISTS fork_cache (
    account_id      TEXT    NOT NULL PRIMARY KEY,
    dapp_id         TEXT,
    boc             BLOB    NOT NULL,
    state_timestamp INTEGER NOT NULL,
    is_late         INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS fork_accounts (
    account_id TEXT NOT NULL PRIMARY KEY
  ) STRICT;

  CREATE TABLE IF NOT EXISTS history (
    chain_order TEXT NOT NULL PRIMARY KEY,
    dapp_id     TEXT,
    code_hash   TEXT,
    context     TEXT NOT NULL,
    account     BLOB NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS history_codes (
    hash TEXT NOT NULL PRIMARY KEY,
    boc  BLOB NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS abis (
    code_hash TEXT NOT NULL PRIMARY KEY,
    name      TEXT NOT NULL,
    abi       TEXT NOT NULL,
    debug_map TEXT
  ) STRICT;
  CREATE TABLE IF NOT EXISTS images (
    code_hash TEXT NOT NULL PRIMARY KEY,
    tvc       TEXT NOT NULL
  ) STRICT;
`

/**
 * Makes the tables in an empty file, and those that a file of an earlier program lacks. Throws `Error` for a file of
 * another program or version.
 */
export function prepareNodeSchema(database: Database, onProgress?: OpenProgress): void {
  prepareTables(database)
  database.exec(LATER_TABLES)
  addIndexes(database, onProgress)
}

function prepareTables(database: Database): void {
  const applicationId = database.pragma('application_id', { simple: true })
  const version = database.pragma('user_version', { simple: true })
  if (applicationId === APPLICATION_ID && version === SCHEMA_VERSION) return
  if (database.prepare('SELECT count(*) FROM sqlite_schema').pluck().get() !== 0) {
    if (applicationId !== APPLICATION_ID) throw new Error('The file is a database of another program')
    throw new Error(
      `The chain has version ${version}, this program reads ${SCHEMA_VERSION}: use the program that wrote it, or another data folder`,
    )
  }
  database.transaction(() => {
    database.exec(TABLES)
    database.pragma(`application_id = ${APPLICATION_ID}`)
    database.pragma(`user_version = ${SCHEMA_VERSION}`)
  })()
}

/** All tables: those that `NodeStore.reset` empties and a dump contains. */
export const nodeTables = [
  ...['blocks', 'transactions', 'messages', 'accounts', 'pending_messages', 'settings'],
  ...['keeper_blocks', 'keeper_updates', 'unsigned_blocks', 'signed_blocks'],
  ...['fork_accounts', 'fork_cache', 'history', 'history_codes', 'abis', 'images'],
] as const
