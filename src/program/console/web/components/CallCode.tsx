/** The call of a form as a command line or as a program. */
import { useState } from 'preact/hooks'
import { CALL_LANGUAGES, type CallLanguage, type CodedCall, callCode, neededFiles } from '../data/callCode.ts'
import { Select } from './fields.tsx'
import { Copy } from './values.tsx'

/** `read` throws for fields that cannot be read. */
export function CallCode({ read }: { readonly read: () => CodedCall }) {
  const [language, setLanguage] = useState<CallLanguage>('Command line')
  const [isOpen, setOpen] = useState(false)
  return (
    <details class="code" open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>Copy as code</summary>
      {isOpen && (
        <div class="stack">
          <Select
            aria-label="Language of the call"
            value={language}
            change={(chosen) => setLanguage(chosen as CallLanguage)}
            choices={CALL_LANGUAGES}
          />
          <Code language={language} read={read} />
        </div>
      )}
    </details>
  )
}

function Code({ language, read }: { readonly language: CallLanguage; readonly read: () => CodedCall }) {
  let call: CodedCall
  try {
    call = read()
  } catch (error) {
    return <p class="notice warn">{(error as Error).message}</p>
  }
  const code = callCode(language, call)
  const files = neededFiles(language, call)
  return (
    <>
      <div class="json">
        <Copy text={code} what="code" />
        <pre class="wide" tabIndex={0} role="region" aria-label={`The call as ${language}`}>
          {code}
        </pre>
      </div>
      {files.length > 0 && (
        <p class="hint">
          It reads {files.join(' and ')}: save {files.length === 1 ? 'it' : 'them'} with the buttons of this page.
        </p>
      )}
    </>
  )
}
