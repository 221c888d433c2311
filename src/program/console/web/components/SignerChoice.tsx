/** Choice of the signing key and of the signer: the library, or this page, which asks each time. */
import { useState } from 'preact/hooks'
import { KEY_FILE } from '../data/callCode.ts'
import { shortId } from '../data/formats.ts'
import { useLoaded } from '../data/load.ts'
import {
  addKey,
  type ChosenSigner,
  generateKey,
  keyring,
  nodeKeys,
  type PageKey,
  parseKeyFile,
} from '../data/pageKeys.ts'
import { saveFile } from './DataTable.tsx'
import { Field, FileButton, Select } from './fields.tsx'
import { Failure } from './layout.tsx'

export function SignerChoice({
  chosen,
  choose,
}: {
  readonly chosen: ChosenSigner
  readonly choose: (signer: ChosenSigner) => void
}) {
  const ofNode = useLoaded(nodeKeys, [])
  const [error, setError] = useState<Error | undefined>(undefined)
  const all = [...keyring.value, ...(ofNode.value ?? [])]
  const take = (key: PageKey) => {
    addKey(key)
    choose({ ...chosen, key })
    setError(undefined)
  }
  const readFile = async ([file]: readonly File[]) => {
    if (file === undefined) return
    try {
      take(parseKeyFile(await file.text(), file.name))
    } catch (problem) {
      setError(problem as Error)
    }
  }
  const { key } = chosen
  return (
    <fieldset class="stack" style={{ border: 0, padding: 0, margin: 0 }}>
      <legend class="hint">Signature</legend>
      <div class="row">
        <Field label="Key">
          <Select
            value={key?.public ?? ''}
            change={(value) => choose({ ...chosen, key: all.find((one) => one.public === value) })}
            choices={[
              ['', 'none: not signed'],
              ...all.map((one) => [one.public, `${one.label} · ${shortId(one.public)}`] as const),
            ]}
          />
        </Field>
        <Field label="Who signs">
          <Select
            value={chosen.way}
            disabled={key === undefined}
            change={(way) => choose({ ...chosen, way: way as ChosenSigner['way'] })}
            choices={[
              ['keys', 'the library, with the key'],
              ['box', 'this page, after asking each time'],
            ]}
          />
        </Field>
      </div>
      <div class="actions">
        <FileButton take={readFile} accept=".json,application/json">
          Key file…
        </FileButton>
        <button type="button" onClick={async () => take(await generateKey())}>
          New key
        </button>
        {key !== undefined && (
          <button
            type="button"
            onClick={() =>
              saveFile(
                KEY_FILE,
                JSON.stringify({ public: key.public, secret: key.secret }, null, 2),
                'application/json',
              )
            }
          >
            Save key file
          </button>
        )}
        <span class="hint">Keys are kept only in the memory of this page.</span>
      </div>
      {error !== undefined && <Failure error={error} />}
    </fieldset>
  )
}
