import { usageError } from '../scriptOptions.ts'
import { hostTarget, type Target } from './targets.ts'

interface Chosen {
  readonly all?: boolean | undefined
  readonly target?: readonly string[] | undefined
}

/** The targets that `--all` and `--target` name, by default that of this machine. Ends the process for an unknown one. */
export function chooseTargets({ all, target: names }: Chosen, known: readonly Target[]): readonly Target[] {
  if (all) return known
  return (names ?? [hostTarget().name]).map((name) => {
    const target = known.find((candidate) => candidate.name === name)
    if (target === undefined)
      usageError(`Unknown target ${name}, expected one of ${known.map((each) => each.name).join(', ')}`)
    return target
  })
}
