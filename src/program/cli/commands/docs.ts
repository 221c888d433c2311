import { defineService } from '../definition/Command.ts'

export const docs = defineService({
  summary: 'Open this documentation in a browser.',
  description: `Serves the documentation of this version at http://127.0.0.1:<port>: start, guides, every function, command, setting and error. Pages and search are built into the program: no network is needed, and only this machine can open it.
The first SIGTERM, SIGHUP or Ctrl-C ends it.`,
  options: [
    {
      name: 'port',
      value: 'NUMBER',
      number: { min: 0, max: 65_535 },
      summary: 'Port to listen on; 0 picks a free one.',
      default: 8620,
    },
    { name: 'open', summary: 'Open the link in the default browser.' },
  ],
  commonOptions: ['json', 'help'],
  sections: [
    {
      title: 'Exit codes',
      entries: [
        ['0', 'normal exit'],
        ['1', 'internal error'],
        ['2', 'wrong usage, the port is in use, or a build without documentation'],
      ],
    },
  ],
  examples: ['docs'],
  members: {
    event: 'ready',
    url: 'address of the documentation',
    pid: 'process id',
  },
  serve: async (start) => (await import('../services/serveDocs.ts')).serveDocs(start),
})
