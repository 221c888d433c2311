/** What pages call an account. */
import { accountIdOf } from '../../../common/consolePaths.ts'
import { contractAt } from './decoded.ts'
import { shortId } from './formats.ts'
import { nameOf } from './names.ts'

interface AccountLabel {
  readonly text: string
  /** It is a name, not an abbreviated id. */
  readonly isName: boolean
}

/** Its name, or its contract with the first digits of the id, or the abbreviated id. */
export function accountLabel(address: string): AccountLabel {
  const id = accountIdOf(address)
  const name = nameOf(id)
  if (name !== undefined) return { text: name, isName: true }
  const contract = contractAt(id)?.name
  return contract === undefined
    ? { text: shortId(id), isName: false }
    : { text: `${contract} ${id.slice(0, 6)}`, isName: true }
}
