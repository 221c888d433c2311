/** The window of the extension: it shows and asks, the service worker has the keys. */
import type { Answer, Question } from './messages.ts'

const element = <Type extends HTMLElement>(id: string) => document.getElementById(id) as Type
const unlock = element<HTMLFormElement>('unlock')
const pay = element<HTMLFormElement>('pay')

async function ask(question: Question): Promise<void> {
  const answer: Answer = await chrome.runtime.sendMessage(question)
  element('status').textContent = 'error' in answer ? answer.error : ''
  if (!('address' in answer)) return
  unlock.hidden = true
  pay.hidden = false
  element('address').textContent = answer.address
  element('balance').textContent = answer.shell
  const lines = answer.payments.map(({ key, state }) =>
    Object.assign(document.createElement('li'), { textContent: `${key} ${state}` }),
  )
  element('payments').replaceChildren(...lines)
}

unlock.addEventListener('submit', (event) => {
  event.preventDefault()
  void ask({ unlock: String(new FormData(unlock).get('password')) })
})

pay.addEventListener('submit', (event) => {
  event.preventDefault()
  const data = new FormData(pay)
  const payment = { key: crypto.randomUUID(), dest: String(data.get('dest')), nano: String(data.get('nano')) }
  void ask({ pay: payment })
})

void ask({ state: true })
setInterval(() => void ask({ state: true }), 2000)
