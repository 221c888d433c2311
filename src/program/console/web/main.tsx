import 'uplot/dist/uPlot.min.css'
import './styles/console.css'
import { type ComponentChildren, options, render } from 'preact'
import { printableLines } from '../../common/printable.ts'
import { App } from './App.tsx'
import { listenToHistory } from './browser/routes.ts'
import { keepTheme } from './browser/theme.ts'
import { startConnection } from './data/connection.ts'

/** Attributes that are shown or read out. */
const SHOWN = ['title', 'aria-label', 'alt', 'placeholder'] as const

interface ShownProps {
  children?: ComponentChildren
  [name: string]: unknown
}

/**
 * Escapes every text of the pages, so that texts of servers and contracts can neither reverse the direction of a line
 * nor hide a part of it. Fields that a person edits keep their value as it is.
 */
function escapeTexts(): void {
  const { vnode: before } = options
  options.vnode = (vnode) => {
    if (typeof vnode.type === 'string') escapeProps(vnode.props as ShownProps)
    before?.(vnode)
  }
}

function escapeProps(props: ShownProps): void {
  props.children = escaped(props.children)
  for (const name of SHOWN) {
    const text = props[name]
    if (typeof text === 'string') props[name] = printableLines(text)
  }
}

function escaped(children: ComponentChildren): ComponentChildren {
  if (typeof children === 'string') return printableLines(children)
  return Array.isArray(children) ? children.map(escaped) : children
}

escapeTexts()
keepTheme()
listenToHistory()
void startConnection()
render(<App />, document.getElementById('app')!)
