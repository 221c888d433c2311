import { defineService } from '../definition/Command.ts'
import { exitCodeSection, openOption, portOption } from '../definition/serviceOptions.ts'

export const docs = defineService({
  summary: 'Open this documentation in a browser.',
  description: `Serves the documentation of this version at http://127.0.0.1:<port>: start, guides, every function, command, setting and error. Pages and search are built into the program: no network is needed, and only this machine can open it.
The first SIGTERM, SIGHUP or Ctrl-C ends it.`,
  options: [portOption(8620), openOption],
  commonOptions: ['json', 'help'],
  sections: [exitCodeSection({ 2: 'wrong usage, the port is in use, or a build without documentation' })],
  examples: ['docs'],
  members: {
    event: 'ready',
    url: 'address of the documentation',
    pid: 'process id',
  },
  serve: async (start) => (await import('../services/serveDocs.ts')).serveDocs(start),
})
