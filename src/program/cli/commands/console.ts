import { defineService } from '../definition/Command.ts'
import { dataOption, exitCodeSection, openOption, portOption, setOption } from '../definition/serviceOptions.ts'

export const console = defineService({
  summary: 'Explore a network, its contracts and the library in a browser.',
  description: `A web application at http://127.0.0.1:<port>, for any network: blocks, transactions with their message trees, accounts, contracts with forms generated from their ABIs, every function of the library, GraphQL and, for a development node, its controls. A development node serves the same application on its own port.
The printed link contains a code that opens one session; the page can request another link, which is also printed here. The page loads nothing from elsewhere, and only this machine can open it.
The first SIGTERM, SIGHUP or Ctrl-C stops the console gracefully, the second one immediately.`,
  options: [
    {
      name: 'endpoint',
      value: 'URL',
      summary: 'Network to show. Default: the endpoints in the settings, otherwise http://127.0.0.1:8600.',
    },
    {
      name: 'daemon',
      value: 'URL',
      summary: 'Use the library of a running daemon, ws://127.0.0.1:<port>/rpc. Default: start its own.',
    },
    {
      name: 'token-file',
      value: 'FILE',
      summary: 'File with the token of that daemon. Default: the one in the data folder.',
    },
    portOption(8610),
    openOption,
    dataOption,
    setOption,
  ],
  commonOptions: ['json', 'help'],
  sections: [exitCodeSection({ 2: 'wrong usage or settings, or the port is in use' })],
  examples: ['console', 'console --endpoint https://node.example'],
  members: {
    event: 'ready',
    url: 'address of the console',
    link: 'the same, with a code that opens it once',
    pid: 'process id',
  },
  serve: async (start) => (await import('../services/serveConsole.ts')).serveConsole(start),
})
