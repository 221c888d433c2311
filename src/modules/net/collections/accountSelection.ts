import { withWorkchain } from './readAccountName.ts'

/**
 * Reader that makes an account of `blockchain.account` look like one of the collection: it adds the workchain that `id`
 * and `address` lack there. Throws GraphqlError (608) for a selection that cannot be read.
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
