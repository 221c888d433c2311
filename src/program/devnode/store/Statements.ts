import type { Database, Statement } from 'better-sqlite3'
import type { Row } from './tables.ts'

/** Number of compiled statements that are kept. */
const MAX_STATEMENTS = 500

/** Statements of one connection, each compiled once. */
export class Statements {
  readonly #database: Database
  readonly #known = new Map<string, Statement>()

  constructor(database: Database) {
    this.#database = database
  }

  prepare(text: string): Statement {
    const known = this.#known.get(text)
    if (known !== undefined) return known
    // The number of different filters is unlimited; forgetting all statements now and then is simple and costs little.
    if (this.#known.size >= MAX_STATEMENTS) this.#known.clear()
    const statement = this.#database.prepare(text)
    this.#known.set(text, statement)
    return statement
  }

  /** The first row. */
  get(text: string, ...values: unknown[]): Row | undefined {
    return this.prepare(text).get(...values) as Row | undefined
  }

  all(text: string, ...values: unknown[]): Row[] {
    return this.prepare(text).all(...values) as Row[]
  }
}
