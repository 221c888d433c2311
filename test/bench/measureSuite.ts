import { CannotMeasure, nameOf, type Row, type Suite } from './Suite.ts'

export interface SuiteResult {
  readonly suite: Suite
  readonly rows: readonly Row[]
}

/** Runs a suite. Throws CannotMeasure for a number that is zero or not finite, and for an aim whose row is missing. */
export async function measureSuite(suite: Suite): Promise<SuiteResult> {
  const rows = await suite.run()
  const names = rows.map(nameOf)
  for (const row of rows) {
    const wrong = [row.ours, row.peer, row.ratio].find((value) => !(Number.isFinite(value) && value > 0))
    if (wrong !== undefined) throw new CannotMeasure(`${nameOf(row)}: measured ${wrong}`)
  }
  const twice = names.find((name, index) => names.indexOf(name) !== index)
  if (twice !== undefined) throw new CannotMeasure(`${twice}: measured twice`)
  const missing = Object.keys(suite.aims ?? {}).filter((name) => !names.includes(name))
  if (missing.length > 0) throw new CannotMeasure(`has an aim and was not measured: ${missing.join('; ')}`)
  return { suite, rows }
}
