/** Adds a contract of files: its ABI, and its image if there is one. */
import { useState } from 'preact/hooks'
import { base64Of } from '../../browser/bytes.ts'
import { navigate } from '../../browser/routes.ts'
import { FileButton, TextField } from '../../components/fields.tsx'
import { Card, Failure } from '../../components/layout.tsx'
import { checkId } from '../../data/accounts.ts'
import { addContract, codeHashOf, readAbi } from '../../data/contracts.ts'
import { shortId } from '../../data/formats.ts'

export function AddContract({ codeHash }: { readonly codeHash: string | undefined }) {
  const [error, setError] = useState<Error | undefined>(undefined)
  const [abi, setAbi] = useState<{ readonly name: string; readonly text: string } | undefined>(undefined)
  const [tvc, setTvc] = useState<string | undefined>(undefined)
  const [hash, setHash] = useState('')
  const take = async (files: Iterable<File>) => {
    setError(undefined)
    let [nextAbi, nextTvc] = [abi, tvc]
    try {
      for (const file of files) {
        if (file.name.endsWith('.json')) {
          const text = await file.text()
          readAbi(text)
          nextAbi = { name: file.name.replace(/(\.abi)?\.json$/, ''), text }
        } else nextTvc = base64Of(new Uint8Array(await file.arrayBuffer()))
      }
      setAbi(nextAbi)
      setTvc(nextTvc)
      const bound = nextTvc !== undefined ? await codeHashOf(nextTvc) : codeHash
      if (nextAbi !== undefined && bound !== undefined) await keep(nextAbi, nextTvc, bound)
    } catch (problem) {
      setError(problem as Error)
    }
  }
  const keep = async (
    given: { readonly name: string; readonly text: string },
    image: string | undefined,
    bound: string,
  ) => {
    await addContract({ name: given.name, codeHash: checkId(bound), abi: given.text, tvc: image })
    setAbi(undefined)
    setTvc(undefined)
    navigate(`/contracts?code=${bound}`)
  }
  return (
    <Card title="Add a contract">
      <DropZone take={take} />
      {codeHash !== undefined && (
        <p class="hint">
          The ABI will be assigned to the code <code>{shortId(codeHash)}</code>.
        </p>
      )}
      {abi !== undefined && (
        <form
          class="stack"
          onSubmit={(event) => {
            event.preventDefault()
            keep(abi, tvc, hash).catch((problem: Error) => setError(problem))
          }}
        >
          <TextField
            label={`Hash of the code that ${abi.name} belongs to`}
            value={hash}
            change={setHash}
            placeholder="64 hex digits, or drop the image"
          />
          <button type="submit">Add</button>
        </form>
      )}
      {tvc !== undefined && abi === undefined && <p class="hint">The image was added. Now add its ABI.</p>}
      {error !== undefined && <Failure error={error} />}
    </Card>
  )
}

function DropZone({ take }: { readonly take: (files: Iterable<File>) => Promise<void> }) {
  const [isOver, setOver] = useState(false)
  return (
    <div
      class={`drop${isOver ? ' over' : ''}`}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        void take(event.dataTransfer?.files ?? [])
      }}
    >
      <p>Drop an ABI (.abi.json), and its image (.tvc) if you have it.</p>
      <FileButton take={take} multiple accept=".json,.tvc">
        Choose files…
      </FileButton>
    </div>
  )
}
