/** An editor with syntax highlighting. Its library is loaded when the first editor is shown. */
import { useEffect, useRef } from 'preact/hooks'
import type { EditorLanguage, OpenEditor } from './openEditor.ts'

const JSON_TEXT: EditorLanguage = { kind: 'json' }

export function Editor({
  label,
  value,
  change,
  language = JSON_TEXT,
  run,
  minHeight = 120,
}: {
  readonly label: string
  readonly value: string
  readonly change: (value: string) => void
  /** Default: JSON. */
  readonly language?: EditorLanguage
  /** Called for Ctrl+Enter. */
  readonly run?: () => void
  readonly minHeight?: number
}) {
  const place = useRef<HTMLDivElement>(null)
  const editor = useRef<OpenEditor | undefined>(undefined)
  // Texts that the editor has reported and that may still arrive as `value` while the user continues typing.
  const told = useRef<string[]>([])
  const latest = useRef({ value, change, run })
  latest.current = { value, change, run }
  useEffect(() => {
    let isGone = false
    void import('./openEditor.ts').then(({ openEditor }) => {
      if (isGone) return
      editor.current = openEditor(place.current!, {
        label,
        language,
        value: latest.current.value,
        change: (text) => {
          told.current.push(text)
          latest.current.change(text)
        },
        run: () => latest.current.run?.(),
      })
    })
    return () => {
      isGone = true
      editor.current?.close()
      editor.current = undefined
    }
  }, [language.kind === 'graphql' ? language.schema : language.kind, label])
  useEffect(() => {
    const index = told.current.indexOf(value)
    if (index < 0) editor.current?.setText(value)
    told.current.splice(0, index < 0 ? told.current.length : index + 1)
  }, [value])
  return <div class="editor" ref={place} style={{ minHeight: `${minHeight}px` }} />
}
