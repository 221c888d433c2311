import { effect, signal } from '@preact/signals'
import { readStored, store } from './storage.ts'

export type Theme = 'light' | 'dark'

const KEY = 'theme'
const system = matchMedia('(prefers-color-scheme: dark)')

/** The chosen theme; `undefined` follows the system. */
const chosen = signal(readStored<Theme | undefined>(KEY, undefined))
const ofSystem = signal<Theme>(system.matches ? 'dark' : 'light')

export const theme = signal<Theme>(chosen.value ?? ofSystem.value)

export function keepTheme(): void {
  system.addEventListener('change', () => {
    ofSystem.value = system.matches ? 'dark' : 'light'
  })
  effect(() => {
    theme.value = chosen.value ?? ofSystem.value
    document.documentElement.dataset['theme'] = theme.value
  })
}

export function toggleTheme(): void {
  chosen.value = theme.value === 'dark' ? 'light' : 'dark'
  store(KEY, chosen.value)
}
