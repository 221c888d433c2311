/** The data of a contract by names, and its code. */
import { Cells } from '../../components/Cells.tsx'
import { Card, Empty, Loading } from '../../components/layout.tsx'
import { Json } from '../../components/values.tsx'
import type { AccountInfo } from '../../data/accounts.ts'
import { library, readBytes } from '../../data/connection.ts'
import { contractOf } from '../../data/contracts.ts'
import { useLoaded } from '../../data/load.ts'

export function DataTab({ info }: { readonly info: AccountInfo }) {
  const contract = contractOf(info.codeHash)
  const decoded = useLoaded(async () => {
    if (contract === undefined || info.data === null) return null
    const client = await library()
    return (await client.abi.decodeAccountData({ abi: { type: 'Json', value: contract.abi }, data: info.data })).data
  }, [info.data, contract?.abi])
  if (info.data === null)
    return (
      <Card>
        <Empty title="It has no data" />
      </Card>
    )
  return (
    <>
      <Card title="Data by the ABI">
        {contract === undefined ? (
          <Empty title="No ABI is known for this code">
            <a href={`/contracts?code=${info.codeHash}`}>Add the ABI of the contract</a> to see names in the data.
          </Empty>
        ) : (
          <Loading from={decoded}>{(data) => <Json value={data} label="Data of the account" />}</Loading>
        )}
      </Card>
      <Card title="Cells of the data">
        <Cells boc={info.data} name={`${info.accountId}-data`} />
      </Card>
    </>
  )
}

export function CodeTab({ info }: { readonly info: AccountInfo }) {
  const listing = useLoaded(async () => {
    if (info.code === null) return null
    return (await readBytes<{ lines: string[] }>('/console/disassemble', info.code)).lines
  }, [info.code])
  if (info.code === null)
    return (
      <Card>
        <Empty title="It has no code" />
      </Card>
    )
  return (
    <>
      <Card title="Disassembly">
        <Loading from={listing}>{(lines) => <Json value={(lines ?? []).join('\n')} label="Disassembly" />}</Loading>
      </Card>
      <Card title="Cells of the code">
        <Cells boc={info.code} name={`${info.accountId}-code`} />
      </Card>
    </>
  )
}
