/** Style sheet of the explorer. */
export const explorerStyle = `
:root { color-scheme: light dark; --line: light-dark(#d5d9e0, #3a3f4b); --soft: light-dark(#f4f5f7, #22252c); }
* { box-sizing: border-box; }
body { margin: 0; height: 100vh; display: grid; grid-template-rows: auto 1fr; font: 14px/1.45 system-ui, sans-serif; }
header { display: flex; gap: .6rem; align-items: center; padding: .5rem .8rem; border-bottom: 1px solid var(--line); }
h1 { font-size: 1rem; margin: 0 auto 0 0; }
button, select { font: inherit; padding: .25rem .8rem; }
button.run { font-weight: 600; }
main { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) minmax(0, 20rem); min-height: 0; }
section { display: flex; flex-direction: column; min-height: 0; border-right: 1px solid var(--line); }
h2 { font-size: .75rem; text-transform: uppercase; letter-spacing: .05em; margin: 0; padding: .4rem .8rem; opacity: .7; }
textarea, pre { flex: 1; margin: 0; padding: .6rem .8rem; border: 0; outline: 0; resize: none; overflow: auto;
  font: 13px/1.5 ui-monospace, monospace; white-space: pre; tab-size: 2; background: transparent; color: inherit; }
textarea:focus-visible { background: var(--soft); }
textarea.variables { flex: 0 0 9rem; border-top: 1px solid var(--line); }
pre.failed { color: light-dark(#b3261e, #ff8a80); }
aside { overflow: auto; padding: .6rem .8rem; background: var(--soft); }
aside input { width: 100%; font: inherit; padding: .25rem .5rem; }
aside ul { list-style: none; padding: 0; margin: .4rem 0; }
aside li { padding: .2rem 0; border-bottom: 1px solid var(--line); overflow-wrap: anywhere; }
aside code { font: 12px/1.5 ui-monospace, monospace; }
aside a { cursor: pointer; color: light-dark(#0b57d0, #8ab4f8); text-decoration: none; }
aside small { display: block; opacity: .75; }
@media (max-width: 60rem) { body { height: auto; } main { grid-template-columns: 1fr; } textarea, pre { min-height: 14rem; } }
`
