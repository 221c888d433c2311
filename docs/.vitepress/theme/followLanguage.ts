/** The language that a reader chooses in one group of tabs is shown in all groups, on this page and on others. */
import { inBrowser, onContentUpdated } from 'vitepress'

const KEY = 'vendorclient-docs-language'
const GROUP = '.vp-code-group'

export function followLanguage(): void {
  if (!inBrowser) return
  onContentUpdated(() => {
    const language = remembered()
    if (language !== null) show(language)
  })
  addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || !target.matches(`${GROUP} input`)) return
    const language = titleOf(target)
    remember(language)
    show(language)
  })
}

function show(language: string): void {
  for (const group of document.querySelectorAll(GROUP)) {
    const inputs = [...group.querySelectorAll('input')]
    const chosen = inputs.findIndex((input) => titleOf(input) === language)
    if (chosen < 0) continue
    inputs[chosen]!.checked = true
    const blocks = group.querySelector('.blocks')?.children ?? []
    for (const [index, block] of [...blocks].entries()) block.classList.toggle('active', index === chosen)
  }
}

function titleOf(input: HTMLInputElement): string {
  return input.labels?.[0]?.textContent?.trim() ?? ''
}

// A browser may forbid to store anything; then the choice lasts as long as the page.
function remembered(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

function remember(language: string): void {
  try {
    localStorage.setItem(KEY, language)
  } catch {
    // Nothing is lost but the choice.
  }
}
