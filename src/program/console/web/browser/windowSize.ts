/** Whether the window has the width of a telephone; `narrow.css` has the same limit. */
import { signal } from '@preact/signals'

const query = matchMedia('(max-width: 760px)')

export const isTelephone = signal(query.matches)

query.addEventListener('change', ({ matches }) => {
  isTelephone.value = matches
})
