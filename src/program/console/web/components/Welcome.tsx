/** Page for a browser without a session. */
import { useState } from 'preact/hooks'
import { askForLink, connection, useCode } from '../data/connection.ts'
import { TextField } from './fields.tsx'
import { Action } from './layout.tsx'

export function Welcome() {
  const state = connection.value
  const [text, setText] = useState('')
  const [told, setTold] = useState(state.kind === 'no session' ? state.problem : undefined)
  return (
    <main id="content" class="welcome">
      <section class="card">
        <div class="body">
          <h1>Open the link from the terminal</h1>
          <p>
            To open the console, use the link that was printed in the terminal where you started{' '}
            <code>vendorclient</code>.
          </p>
          {told !== undefined && (
            <p class="notice" role="status">
              {told}
            </p>
          )}
          <Action
            isMain
            run={async () => {
              setTold(await askForLink())
            }}
          >
            Show the link in the terminal
          </Action>
          <form
            class="row"
            onSubmit={async (event) => {
              event.preventDefault()
              setTold(await useCode(text))
            }}
          >
            <TextField label="Link or code from the terminal" value={text} change={setText} />
            <button type="submit" disabled={text.trim() === ''}>
              Open
            </button>
          </form>
        </div>
      </section>
    </main>
  )
}
