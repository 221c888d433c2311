import { defineCommand } from '../definition/Command.ts'
import { exitCodes } from '../errors/exitCodes.ts'
import { ToolError } from '../errors/ToolError.ts'
import { type CompletionSources, completeWords } from '../help/completeWords.ts'
import type { Session } from '../session/Session.ts'

/** Completion scripts: they pass the words typed so far to the program; the last word may be incomplete. */
const scripts: Readonly<Record<string, string>> = {
  bash: `_vendorclient() {
  local IFS=$'\\n'
  COMPREPLY=($(vendorclient completion words -- "\${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null))
}
complete -o default -o nospace -F _vendorclient vendorclient`,
  zsh: `#compdef vendorclient
_vendorclient() {
  local -a found
  found=("\${(@f)$(vendorclient completion words -- "\${(@)words[2,CURRENT]}" 2>/dev/null)}")
  if [[ -n "\${found[*]}" ]]; then compadd -S '' -- "\${found[@]}"; else _files; fi
}
compdef _vendorclient vendorclient`,
  fish: `function __vendorclient_words
  set -l words (commandline -opc) (commandline -ct)
  vendorclient completion words -- $words[2..-1] 2>/dev/null
end
complete -c vendorclient -a '(__vendorclient_words)'`,
}

/** Time limit for the network in ms: the shell waits meanwhile. */
const TIME_LIMIT_MS = 1500

function sourcesOf(session: Session): CompletionSources {
  return {
    methods: async () => {
      const [{ modules }, { loadModules }] = await Promise.all([
        session.program(),
        import('../../../schema/modules.ts'),
      ])
      return (await loadModules(modules)).flatMap(({ functions }) => functions.map(({ name }) => name))
    },
    proposals: async (wallet) => {
      const { readProposals } = await import('../wallets/proposals.ts')
      const found = await inTime(readProposals(session, wallet), [])
      return found.map(({ id }) => id)
    },
    keys: async () => new (await import('../keys/KeyStore.ts')).KeyStore(session.dataFolder).names(),
    accounts: async () => {
      const { readNodeAccounts } = await import('../devNode/nodeAccounts.ts')
      return Object.keys(await inTime(readNodeAccounts(session), {}))
    },
  }
}

/** The answer of the network, or `otherwise` if it fails or takes too long. */
function inTime<T>(answer: Promise<T>, otherwise: T): Promise<T> {
  const late = new Promise<T>((resolve) => setTimeout(resolve, TIME_LIMIT_MS, otherwise).unref())
  return Promise.race([answer.catch(() => otherwise), late])
}

export const completion = defineCommand({
  summary: 'Print a shell completion script.',
  description:
    'Completes commands, options, aliases, accounts of a local development node, networks, key names, settings and their values, built-in contracts, library functions, pending proposals, and the functions and arguments of the ABI on the command line.\nbash: vendorclient completion bash > ~/.local/share/bash-completion/completions/vendorclient\nzsh: vendorclient completion zsh, saved as a file _vendorclient in a folder of fpath\nfish: vendorclient completion fish > ~/.config/fish/completions/vendorclient.fish',
  args: [
    { name: 'SHELL', summary: 'bash, zsh or fish.' },
    { name: 'WORDS', summary: 'Used by the scripts: the words typed so far.', optional: true, variadic: true },
  ],
  offline: true,
  examples: ['completion bash'],
  members: { shell: 'name', script: 'text', words: 'for the scripts: possible completions' },
  run: async (input, session) => {
    const shell = input.args[0]!
    if (shell === 'words') {
      const words = await completeWords(input.rest, { ...session.config, aliases: session.aliases }, sourcesOf(session))
      return { json: { words }, text: words.join('\n') }
    }
    const script = Object.hasOwn(scripts, shell) ? scripts[shell]! : undefined
    if (script !== undefined) return { json: { shell, script }, text: script }
    throw new ToolError(exitCodes.usage, `Unknown shell "${shell.slice(0, 40)}": expected bash, zsh or fish`)
  },
})
