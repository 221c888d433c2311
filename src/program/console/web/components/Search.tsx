/** One box for everything: addresses in any form, hashes, names, numbers of blocks. */
import { useEffect, useRef, useState } from 'preact/hooks'
import { navigate } from '../chain/routes.ts'
import { type Found, search } from '../chain/search.ts'
import { Icon } from './Icon.tsx'

export function Search() {
  const [text, setText] = useState('')
  const [found, setFound] = useState<readonly Found[] | Error | undefined>(undefined)
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
      const results = await search(text)
      if (results.length === 1) {
        navigate(results[0]!.path)
        setFound(undefined)
        setText('')
      } else setFound(results)
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
        placeholder="Account, hash, name or block number"
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
          ) : found.length === 0 ? (
            <p>
              Nothing found. Addresses (<code>0:…</code>,{' '}
              <code>names of accounts and numbers of blocks are understood.</code>, base64), hashes of 64 digits, names
              of accounts and numbers of blocks are understood.
            </p>
          ) : (
            found.map(({ path, kind, title }) => (
              <a key={path} href={path} onClick={() => setFound(undefined)}>
                {kind} <code>{title}</code>
              </a>
            ))
          )}
        </div>
      )}
    </form>
  )
}
