import { defineService } from '../definition/Command.ts'
import { settingOption } from '../definition/settingOption.ts'
import { setOption } from './daemon.ts'

export const consoleSettings = [
  settingOption('data', 'daemon.data_folder', { value: 'FOLDER', kind: 'folder', synonyms: ['data-folder'] }),
]

export const consoleCommand = defineService({
  name: 'console',
  group: 'Services',
  summary: 'Show a network, its contracts and the library in a browser.',
  description: `A web application at http://127.0.0.1:<port>, for any network: blocks, transactions with their trees of messages, accounts, contracts with forms made from their ABIs, every function of the library, GraphQL and, where the network is a development node, its controls. A development node has the same on its own port.
The link that is printed holds a code that opens one session; the page can ask for another link, which is printed here too. Nothing of the page comes from elsewhere, and only this machine can open it.
The first SIGTERM, SIGHUP or Ctrl-C stops the console in an orderly way, the second one immediately.`,
  options: [
    {
      name: 'endpoint',
      value: 'URL',
      summary: 'Network to show. Default: the endpoints of the settings, else http://127.0.0.1:8600.',
    },
    {
      name: 'daemon',
      value: 'URL',
      summary: 'Use the library of a daemon that is serving, ws://127.0.0.1:<port>/rpc. Default: one of its own.',
    },
    {
      name: 'token-file',
      value: 'FILE',
      kind: 'file',
      summary: 'File with the token of that daemon. Default: that of the data folder.',
    },
    {
      name: 'port',
      value: 'NUMBER',
      number: { min: 0, max: 65_535 },
      summary: 'Port to listen on; 0 picks a free one.',
      default: 8610,
    },
    { name: 'open', summary: 'Open the link in the browser of the system.' },
    ...consoleSettings,
    setOption,
  ],
  commonOptions: ['json', 'help'],
  sections: [
    {
      title: 'Exit codes',
      entries: [
        ['0', 'orderly end'],
        ['1', 'internal error'],
        ['2', 'wrong usage or settings, or a port that is taken'],
      ],
    },
  ],
  examples: ['console', 'console --endpoint https://node.example'],
  serve: async (start) => (await import('../services/serveConsole.ts')).serveConsole(start),
})
