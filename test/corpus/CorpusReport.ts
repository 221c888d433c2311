/** What a check found: it holds; the contract refused, which is no fault; it does not apply; or it failed. */
export type Outcome = 'ok' | 'refused' | 'skipped' | 'failed'

/** What is checked of the files of a corpus. */
export type CheckKind = 'abi' | 'boc' | 'image' | 'deployment' | 'transaction' | 'getter'

export interface CheckResult {
  /** Path below the folder, and the place in the file. */
  readonly file: string
  readonly kind: CheckKind
  /** The part that was checked, such as a function. */
  readonly part: string
  readonly outcome: Outcome
  /** Why, unless it is `ok`. */
  readonly reason?: string
}

/** Collects the results of all files. */
export class CorpusReport {
  readonly results: CheckResult[] = []

  add(file: string, kind: CheckKind, part: string, outcome: Outcome, reason?: string): void {
    this.results.push({ file, kind, part, outcome, ...(reason !== undefined && { reason }) })
  }

  /** Runs a check that throws if it fails. */
  async check(file: string, kind: CheckKind, part: string, work: () => unknown): Promise<void> {
    try {
      await work()
      this.add(file, kind, part, 'ok')
    } catch (error) {
      this.add(file, kind, part, 'failed', reasonOf(error))
    }
  }

  get failures(): readonly CheckResult[] {
    return this.results.filter(({ outcome }) => outcome === 'failed')
  }

  /** Number of results by kind and outcome. */
  counts(): ReadonlyMap<CheckKind, Readonly<Record<Outcome, number>>> {
    const counts = new Map<CheckKind, Record<Outcome, number>>()
    for (const { kind, outcome } of this.results) {
      const row = counts.get(kind) ?? { ok: 0, refused: 0, skipped: 0, failed: 0 }
      row[outcome]++
      counts.set(kind, row)
    }
    return counts
  }
}

export function reasonOf(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}`.split('\n')[0]! : String(error)
}
