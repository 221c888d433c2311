/**
 * SQL in pieces. Text comes only from template literals in this program; whatever a caller sends becomes a bound value,
 * because a value that is put into the template can only turn into `?`. Plain data, so that it can cross threads.
 */
export interface Sql {
  readonly text: string
  readonly values: readonly SqlValue[]
}

export type SqlValue = string | number | null

/** A piece of SQL. Embedded pieces are inserted, all other values are bound. */
export function sql(strings: TemplateStringsArray, ...parts: readonly (Sql | SqlValue)[]): Sql {
  let text = strings[0]!
  const values: SqlValue[] = []
  parts.forEach((part, index) => {
    if (typeof part === 'object' && part !== null) {
      text += part.text
      values.push(...part.values)
    } else {
      text += '?'
      values.push(part)
    }
    text += strings[index + 1]!
  })
  return { text, values }
}

/** A name of a column, table or JSON field that this program knows. Throws `Error` for anything but such a name. */
export function sqlName(name: string): Sql {
  if (!/^[A-Za-z_][A-Za-z_0-9]*(\.[A-Za-z_][A-Za-z_0-9]*)?$/.test(name)) throw new Error(`Not a name: ${name}`)
  return { text: name, values: [] }
}

/** Pieces with a piece between them; `empty` if there are no pieces. */
export function joinSql(
  pieces: readonly Sql[],
  separator: ' AND ' | ' OR ' | ', ' | ' UNION ALL ',
  empty: Sql = sql``,
): Sql {
  return pieces.length === 0
    ? empty
    : { text: pieces.map(({ text }) => text).join(separator), values: pieces.flatMap(({ values }) => values) }
}

/**
 * Condition that ends a query which lasts too long. It looks at the clock now and then: a call for each row would take longer
 * than most rows. The number of rows between two looks is prime, so that no regular pattern of rows avoids all of them.
 */
export function inTime(alias: string): Sql {
  return sql`(${sqlName(`${alias}.rowid`)} % 251 <> 0 OR in_time())`
}
