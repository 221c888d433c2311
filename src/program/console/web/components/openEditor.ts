import { autocompletion, closeBrackets, closeBracketsKeymap, completionKeymap } from '@codemirror/autocomplete'
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands'
import { json, jsonParseLinter } from '@codemirror/lang-json'
import {
  bracketMatching,
  defaultHighlightStyle,
  foldGutter,
  HighlightStyle,
  indentOnInput,
  syntaxHighlighting,
} from '@codemirror/language'
import { linter, lintGutter, lintKeymap } from '@codemirror/lint'
import { Annotation, type Extension, Prec } from '@codemirror/state'
import { drawSelection, EditorView, keymap, lineNumbers } from '@codemirror/view'
import { tags } from '@lezer/highlight'
import { graphql } from 'cm6-graphql'
import type { GraphQLSchema } from 'graphql'

export type EditorLanguage =
  | { readonly kind: 'json' }
  | { readonly kind: 'graphql'; readonly schema: GraphQLSchema | undefined }

export interface OpenEditor {
  setText(text: string): void
  close(): void
}

interface EditorOptions {
  readonly label: string
  readonly language: EditorLanguage
  readonly value: string
  readonly change: (text: string) => void
  readonly run: () => void
}

/** Marks changes that were not typed. */
const fromOutside = Annotation.define<boolean>()

/**
 * The editor is in a shadow tree: there, its styles are sheets created by the script, which the policy of the page
 * allows, unlike style elements.
 */
export function openEditor(place: HTMLElement, { label, language, value, change, run }: EditorOptions): OpenEditor {
  const root = place.shadowRoot ?? place.attachShadow({ mode: 'open' })
  // True: the editor does not handle the key otherwise.
  const runAndKeep = () => {
    run()
    return true
  }
  const view = new EditorView({
    root,
    parent: root,
    doc: value,
    extensions: [
      Prec.highest(keymap.of([{ key: 'Mod-Enter', run: runAndKeep }])),
      lineNumbers(),
      foldGutter(),
      history(),
      drawSelection(),
      indentOnInput(),
      bracketMatching(),
      closeBrackets(),
      autocompletion(),
      lintGutter(),
      syntaxHighlighting(highlighting),
      syntaxHighlighting(defaultHighlightStyle, { fallback: true }),
      // Tab is not bound, so that it moves the focus out of the editor for people without a mouse.
      keymap.of([...closeBracketsKeymap, ...defaultKeymap, ...historyKeymap, ...completionKeymap, ...lintKeymap]),
      languageOf(language),
      appearance,
      EditorView.lineWrapping,
      EditorView.contentAttributes.of({ 'aria-label': label }),
      EditorView.updateListener.of((update) => {
        const isFromOutside = update.transactions.some((transaction) => transaction.annotation(fromOutside) === true)
        if (update.docChanged && !isFromOutside) change(update.state.doc.toString())
      }),
    ],
  })
  // Scrollable elements must be reachable by keyboard.
  view.scrollDOM.tabIndex = 0
  return {
    setText: (text) => {
      const before = view.state.doc.toString()
      if (text !== before)
        view.dispatch({
          changes: { from: 0, to: before.length, insert: text },
          annotations: fromOutside.of(true),
        })
    },
    close: () => view.destroy(),
  }
}

function languageOf(language: EditorLanguage): Extension {
  if (language.kind === 'graphql') return graphql(language.schema)
  const parse = jsonParseLinter()
  return [json(), linter((view) => (view.state.doc.toString().trim() === '' ? [] : parse(view)))]
}

const appearance = EditorView.theme({
  '&': { color: 'var(--text)', backgroundColor: 'var(--card)', fontSize: '12.5px', minHeight: 'inherit' },
  '.cm-content': { fontFamily: 'var(--mono)', caretColor: 'var(--text)', padding: '8px 0' },
  '.cm-scroller': { maxHeight: '460px' },
  '.cm-gutters': { backgroundColor: 'var(--raised)', color: 'var(--dim)', border: 'none' },
  '.cm-activeLineGutter': { backgroundColor: 'transparent' },
  '.cm-cursor': { borderLeftColor: 'var(--text)' },
  '&.cm-focused': { outline: 'none' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
    backgroundColor: 'var(--accent-soft)',
  },
  '.cm-tooltip': { backgroundColor: 'var(--card)', border: '1px solid var(--line)', color: 'var(--text)' },
  '.cm-tooltip-autocomplete > ul > li[aria-selected]': {
    backgroundColor: 'var(--accent)',
    color: 'var(--accent-text)',
  },
})

const highlighting = HighlightStyle.define([
  { tag: [tags.keyword, tags.definitionKeyword, tags.bool, tags.null], color: 'var(--bad)' },
  { tag: [tags.propertyName, tags.attributeName], color: 'var(--accent)' },
  { tag: [tags.string], color: 'var(--good)' },
  { tag: [tags.number, tags.integer, tags.float], color: 'var(--warn)' },
  { tag: [tags.comment], color: 'var(--dim)' },
])
