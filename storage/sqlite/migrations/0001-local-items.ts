import type { Migration } from './index.ts'

/**
 * Columns of the primary key have no default: an item without a name must not exist. `crc32` is the check sum of value
 * and name (see ItemTable), because SQLite itself does not notice a changed byte inside a value.
 */
export const localItems: Migration = {
  number: 1,
  name: 'local items',
  sql: `
    CREATE TABLE local_items (
      store TEXT    NOT NULL,
      key   TEXT    NOT NULL,
      value BLOB    NOT NULL DEFAULT x'',
      crc32 INTEGER NOT NULL DEFAULT 0,
      PRIMARY KEY (store, key)
    ) STRICT;
  `,
}
