import { InvalidParams } from '../../../errors/client.ts'

/** Part of a workchain: prefix bits, then a one bit, then zeros. */
export interface Shard {
  readonly workchain: number
  readonly prefix: bigint
}

/** Reads `workchain:16 hex digits`; the workchain defaults to 0. Throws InvalidParams (23). */
export function parseShard(text: string): Shard {
  const match = /^(?:(-?\d{1,4}):)?([0-9a-fA-F]{16})$/.exec(text)
  const prefix = BigInt(`0x${match?.[2] ?? '0'}`)
  if (prefix === 0n) {
    const shown = text.length > 40 ? `${text.slice(0, 40)}…` : text
    throw InvalidParams.error(`Invalid shard: expected a text such as 0:8000000000000000, got ${JSON.stringify(shown)}`)
  }
  return { workchain: Number(match?.[1] ?? 0), prefix }
}

/** Whether an account (hex) of the same workchain belongs to a shard. */
export function isInShard(account: string, { prefix }: Pick<Shard, 'prefix'>): boolean {
  return covers(prefix, BigInt(`0x${account.slice(0, 16)}`))
}

/** Whether two shards have accounts in common. */
export function overlap(a: Shard, b: Shard): boolean {
  return a.workchain === b.workchain && (covers(a.prefix, b.prefix) || covers(b.prefix, a.prefix))
}

function covers(prefix: bigint, id: bigint): boolean {
  const mark = prefix & -prefix
  return ((prefix ^ id) & ~((mark << 1n) - 1n)) === 0n
}
