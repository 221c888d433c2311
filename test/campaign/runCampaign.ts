import { Chance } from '../simulation/Chance.ts'
import type { CampaignPart, PartReport } from './CampaignPart.ts'

export interface CampaignOptions {
  readonly parts: readonly CampaignPart[]
  readonly seed: number
  /** Time for all parts together; each has the same share. */
  readonly budgetMs: number
  readonly onPart?: (part: CampaignPart, report: PartReport & { readonly tookMs: number }) => void
}

export interface CampaignReport {
  readonly seed: number
  readonly tookMs: number
  readonly parts: Readonly<Record<string, PartReport & { readonly tookMs: number }>>
  readonly failures: number
}

/** Runs the parts one after the other. An error that a part throws counts as a failure of that part. */
export async function runCampaign({ parts, seed, budgetMs, onPart }: CampaignOptions): Promise<CampaignReport> {
  const startMs = performance.now()
  const reports: Record<string, PartReport & { readonly tookMs: number }> = {}
  for (const [index, part] of parts.entries()) {
    const partMs = performance.now()
    const leftMs = Math.max(0, startMs + budgetMs - partMs)
    const endMs = partMs + leftMs / (parts.length - index)
    const report = await run(part, seed, endMs)
    reports[part.name] = { ...report, tookMs: Math.round(performance.now() - partMs) }
    onPart?.(part, reports[part.name]!)
  }
  const failures = Object.values(reports).reduce((sum, report) => sum + report.failures.length, 0)
  return { seed, tookMs: Math.round(performance.now() - startMs), parts: reports, failures }
}

async function run(part: CampaignPart, seed: number, endMs: number): Promise<PartReport> {
  try {
    return await part.run({ chance: new Chance(seed, part.name), seed, endMs })
  } catch (error) {
    return { figures: {}, failures: [`the part itself failed: ${(error as Error).stack}`] }
  }
}
