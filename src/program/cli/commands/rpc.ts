import { defineService } from '../definition/Command.ts'
import { dataOption, exitCodeSection, setOption } from '../definition/serviceOptions.ts'

export const rpc = defineService({
  summary: 'Call one function of the library and print its result as JSON.',
  description: `Uses the daemon of the data folder if one is running, otherwise the library in this process.
The result is one line of JSON; on a terminal it is indented. An error is printed as {"error":{"code":…,"message":…,"data":…}}. Callbacks are not shown, and requests to app objects are refused. With --json, the result is the member "result" of a document, and errors are printed like those of other commands.`,
  args: [
    { name: 'METHOD', summary: 'Function; for example, client.version.', kind: 'method' },
    {
      name: 'PARAMS',
      summary: 'JSON object, "@file" for the content of a file, or "-" for standard input. Default {}',
      optional: true,
    },
  ],
  options: [
    { name: 'config', value: 'JSON', summary: 'Client configuration as in daemon.initialize: JSON, "@file" or "-".' },
    dataOption,
    setOption,
  ],
  commonOptions: ['in-process', 'json', 'help'],
  sections: [
    exitCodeSection({
      0: 'the call returned a result',
      1: 'the call returned an error, or no answer',
      2: 'wrong usage or configuration',
      4: 'the data folder or its storage cannot be used',
    }),
  ],
  examples: [
    'rpc client.version',
    `rpc crypto.sha256 '{"data":"aGVsbG8="}'`,
    `rpc client.config --config '{"network":{"query_timeout":1000}}'`,
  ],
  members: { result: 'result of the function' },
  serve: async (start) => (await import('../services/callMethod.ts')).callMethod(start),
})
