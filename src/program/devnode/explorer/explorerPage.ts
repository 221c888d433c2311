import { hash } from 'node:crypto'
import { explorerScript } from './explorerScript.ts'
import { explorerStyle } from './explorerStyle.ts'

/** A page and the policy to send with it. */
export interface ExplorerPage {
  readonly html: string
  /** Value of the header `content-security-policy`: nothing but the page itself and the node may be loaded or run. */
  readonly contentSecurityPolicy: string
}

let page: ExplorerPage | undefined

/** What a browser finds at `/graphql`: editor, variables, answers and the documentation of the schema, in one file. */
export function explorerPage(): ExplorerPage {
  page ??= { html, contentSecurityPolicy: policy() }
  return page
}

function policy(): string {
  return [
    "default-src 'none'",
    "connect-src 'self'",
    `script-src 'sha256-${hash('sha256', explorerScript, 'base64')}'`,
    `style-src 'sha256-${hash('sha256', explorerStyle, 'base64')}'`,
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>GraphQL of this node</title>
<link rel="icon" href="data:,">
<style>${explorerStyle}</style>
</head>
<body>
<header>
<h1>GraphQL of this node</h1>
<span id="status" role="status"></span>
<select id="samples" aria-label="Examples"><option>Examples</option></select>
<button id="run" class="run" title="Ctrl+Enter">Run</button>
</header>
<main>
<section>
<h2>Query</h2>
<textarea id="query" spellcheck="false" aria-label="Query"></textarea>
<textarea id="variables" class="variables" spellcheck="false" aria-label="Variables" placeholder="Variables as JSON"></textarea>
</section>
<section>
<h2>Answer</h2>
<pre id="result" tabindex="0" aria-live="polite"></pre>
</section>
<aside>
<input id="search" type="search" placeholder="Find a type" aria-label="Find a type">
<div id="docs"></div>
</aside>
</main>
<script>${explorerScript}</script>
</body>
</html>
`
