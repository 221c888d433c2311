import type { Migration } from './index.ts'

/**
 * The collections, and the marks of transactions. Keys are in the order of their bytes in any database. An item without
 * a value does not exist: it is a name that a running transaction has locked, and disappears with its end.
 */
export const items: Migration = {
  number: 1,
  sql: (schema) => `
    CREATE TABLE "${schema}".local_items (
      store text COLLATE "C" NOT NULL,
      key   text COLLATE "C" NOT NULL,
      value bytea,
      PRIMARY KEY (store, key)
    );
    CREATE TABLE "${schema}".proofs (
      store text COLLATE "C" NOT NULL,
      key   text COLLATE "C" NOT NULL,
      value bytea,
      PRIMARY KEY (store, key)
    );
    CREATE TABLE "${schema}".commits (
      lane  text COLLATE "C" NOT NULL PRIMARY KEY,
      batch text NOT NULL,
      at    timestamptz NOT NULL DEFAULT now()
    );
  `,
}
