/** One box for everything: what it understands is in `data/search.ts`. */
import { useEffect, useRef, useState } from 'preact/hooks'
import { navigate } from '../browser/routes.ts'
import { type Findings, search } from '../data/search.ts'
import { Icon } from './Icon.tsx'

export function Search() {
  const [text, setText] = useState('')
  const [found, setFound] = useState<(Findings & { readonly text: string }) | Error | undefined>(undefined)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      const isTyping = (event.target as Element | null)?.closest('input, textarea, select, .editor') != null
      if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey) return
      event.preventDefault()
      input.current?.focus()
    }
    addEventListener('keydown', focus)
    return () => removeEventListener('keydown', focus)
  }, [])
  const submit = async (event: Event) => {
    event.preventDefault()
    if (text.trim() === '') return
    try {
      const findings = await search(text)
      const [first, ...others] = findings.found
      if (first !== undefined && others.length === 0) {
        navigate(first.path)
        setFound(undefined)
        setText('')
      } else setFound({ ...findings, text: text.trim() })
    } catch (error) {
      setFound(error as Error)
    }
  }
  return (
    <form
      class="search"
      role="search"
      onSubmit={submit}
      onKeyDown={(event) => event.key === 'Escape' && setFound(undefined)}
    >
      <Icon name="search" />
      <input
        ref={input}
        type="search"
        value={text}
        placeholder="Account, hash, name, function or block number"
        aria-label="Search for an account, transaction, message or block"
        autocomplete="off"
        spellcheck={false}
        onInput={(event) => {
          setText(event.currentTarget.value)
          setFound(undefined)
        }}
      />
      {found !== undefined && (
        <div class="found" role="status">
          {found instanceof Error ? (
            <p class="bad-text">{found.message}</p>
          ) : found.found.length === 0 ? (
            <p>
              No match. Looked for “{found.text.slice(0, 80)}” in {found.places}. Try an address (<code>0:…</code>,{' '}
              <code>dapp::account</code>, base64), a 64-digit hash or at least 4 of its digits, the name of an account,
              contract or function, or a block number.
            </p>
          ) : (
            found.found.map(({ path, kind, title }) => (
              <a key={`${kind} ${path}`} href={path} onClick={() => setFound(undefined)}>
                {kind} <code>{title}</code>
              </a>
            ))
          )}
        </div>
      )}
    </form>
  )
}
