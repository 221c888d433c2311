import { withWorkchain } from './readAccountName.ts'

/**
 * Reader of an account that comes from `blockchain.account` in place of the collection: there its name has no workchain.
 * Throws GraphqlError (608) for a selection that cannot be read.
 */
export async function accountReader(
  selection: string,
): Promise<(account: Readonly<Record<string, unknown>>) => Record<string, unknown>> {
  const { namesOfFields } = await import('./namesOfFields.ts')
  const names = [...namesOfFields(selection, ['id', 'address'])]
  return (account) => {
    const renamed = names.filter((name) => name in account).map((name) => [name, withWorkchain(account[name])])
    return { ...account, ...Object.fromEntries(renamed) }
  }
}
