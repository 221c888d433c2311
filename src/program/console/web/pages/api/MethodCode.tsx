import { useEffect, useMemo, useState } from 'preact/hooks'
import { Select } from '../../components/fields.tsx'
import { Card } from '../../components/layout.tsx'
import { Copy } from '../../components/values.tsx'
import { codeOf, LANGUAGES, type Language } from '../../data/apiDocument.ts'

/** The call in the languages of the bindings. */
export function MethodCode({ method, params }: { readonly method: string; readonly params: string }) {
  const [language, setLanguage] = useState<Language>('TypeScript')
  const [valid, setValid] = useState(params)
  useEffect(() => {
    try {
      JSON.parse(params)
      setValid(params)
    } catch {
      // While something is typed, the last text that could be read is shown.
    }
  }, [params])
  const code = useMemo(() => codeOf(language, method, valid.trim() === '' ? '{}' : valid), [language, method, valid])
  return (
    <Card
      title="The same as code"
      actions={
        <>
          <Select
            aria-label="Language"
            value={language}
            style={{ width: 'auto' }}
            change={(chosen) => setLanguage(chosen as Language)}
            choices={LANGUAGES}
          />
          <Copy text={code} what="code" />
        </>
      }
    >
      <pre class="wide" tabIndex={0} role="region" aria-label={`The call in ${language}`}>
        {code}
      </pre>
    </Card>
  )
}
