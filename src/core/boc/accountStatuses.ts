import type { AccountStatus } from '../tlb/index.ts'

/** Numbers and names of the states of accounts in parsed objects. Source: modules 4. */
export const ACCOUNT_STATUSES = {
  uninit: [0, 'Uninit'],
  active: [1, 'Active'],
  frozen: [2, 'Frozen'],
  nonexist: [3, 'NonExist'],
} as const satisfies Record<AccountStatus, readonly [number, string]>

/** Name for a number; `undefined` for any other number. */
export function accountStatusName(status: number): string | undefined {
  return Object.values(ACCOUNT_STATUSES).find(([number]) => number === status)?.[1]
}
