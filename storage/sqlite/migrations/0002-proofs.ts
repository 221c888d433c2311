import type { Migration } from './index.ts'

/** `store` is `proofs/<zero state>/<first block>`, `key` the kind and number of the proof (network 8.3). */
export const proofs: Migration = {
  number: 2,
  name: 'proofs',
  sql: `
    CREATE TABLE proofs (
      store TEXT    NOT NULL,
      key   TEXT    NOT NULL,
      value BLOB    NOT NULL DEFAULT x'',
      crc32 INTEGER NOT NULL DEFAULT 0,
      PRIMARY KEY (store, key)
    ) STRICT;
  `,
}
