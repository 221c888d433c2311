import { defineService } from '../definition/Command.ts'

export const docsCommand = defineService({
  name: 'docs',
  group: 'Services',
  summary: 'Show this documentation in a browser.',
  description: `The documentation of this version at http://127.0.0.1:<port>: start, guides, every function, command, setting and error. It comes from the program alone, with its search: it needs no network, and only this machine can open it.
The first SIGTERM, SIGHUP or Ctrl-C ends it.`,
  options: [
    {
      name: 'port',
      value: 'NUMBER',
      number: { min: 0, max: 65_535 },
      summary: 'Port to listen on; 0 picks a free one.',
      default: 8620,
    },
    { name: 'open', summary: 'Open the link in the browser of the system.' },
  ],
  commonOptions: ['json', 'help'],
  sections: [
    {
      title: 'Exit codes',
      entries: [
        ['0', 'orderly end'],
        ['1', 'internal error'],
        ['2', 'wrong usage, a port that is taken, or a build without documentation'],
      ],
    },
  ],
  examples: ['docs'],
  serve: async (start) => (await import('../services/serveDocs.ts')).serveDocs(start),
})
