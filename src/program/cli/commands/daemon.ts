import { defineService } from '../definition/Command.ts'
import { daemonSettings } from '../definition/daemonSettings.ts'
import { exitCodeSection, setOption } from '../definition/serviceOptions.ts'

export const daemon = defineService({
  summary: 'Run the library as a JSON-RPC daemon, on stdio or WebSocket.',
  description: `Without --stdio it serves WebSocket at ws://127.0.0.1:<port>/rpc until it gets a signal. One JSON line on stdout reports that it is ready, and its address; the same line is in <data folder>/daemon.json, and the token that clients must send is in <data folder>/daemon.token.
With --stdio it serves the process that started it: one JSON message per line on stdin and stdout, until the end of input. A failure to start is then reported as the notification daemon.fatal.
Settings come from <data folder>/config.json, then ./vendorclient.json (with --stdio only if --project is given), then the environment (VENDORCLIENT_<SECTION>_<FIELD>, VENDORCLIENT_NETWORK_ENDPOINTS for example), then these options; later ones win. The configuration in daemon.initialize overrides all of them for its own client.
The first SIGTERM, SIGHUP or Ctrl-C stops the daemon in an orderly way, the second one immediately. With --stdio, Ctrl-C counts only when stdin is a terminal.`,
  options: [
    { name: 'stdio', summary: 'Serve the parent process over stdin and stdout.' },
    {
      name: 'host-pid',
      value: 'PID',
      number: { min: 1, max: 2 ** 32 - 1 },
      summary: 'With --stdio: also stop when this process ends.',
    },
    {
      name: 'config',
      short: 'c',
      value: 'FILE',
      summary: 'Configuration file instead of ./vendorclient.json; it may set everything.',
    },
    {
      name: 'project',
      summary:
        'With --stdio: also read ./vendorclient.json. The environment variable VENDORCLIENT_PROJECT=1 does the same.',
    },
    ...daemonSettings,
    setOption,
    { name: 'openrpc', summary: 'Print the OpenRPC description and exit.' },
  ],
  commonOptions: ['json', 'help'],
  sections: [
    exitCodeSection({
      2: 'wrong usage or configuration',
      3: 'the data folder is in use by another daemon',
      4: 'the data folder or its storage cannot be used',
    }),
  ],
  examples: ['daemon', 'daemon --stdio', 'daemon --port 8700 --log-level debug --set limits.in_flight=5000'],
  members: {
    pid: 'process id',
    started_at: 'time of the start, ISO 8601',
    version: 'version of the program',
    protocol: 'version of the protocol',
    ws: 'WebSocket endpoint',
    socket: 'path of the Unix socket or named pipe, or null',
    token_file: 'name of the token file in the data folder',
  },
  serve: async (start) => (await import('../services/serveDaemon.ts')).serveDaemon(start),
})
