import { ServingDaemon } from '../support/daemon/ServingDaemon.ts'
import { Bystander } from './Bystander.ts'
import { type CampaignPart, hasTime } from './CampaignPart.ts'

const CALLS = 100
/** Too much for the buffers of the system, but little for the machine: the limits themselves have separate tests. */
const ANSWER_BYTES = 64 * 1024
const PIECE_BYTES = 3

export const slowPeers: CampaignPart = {
  name: 'slow-peers',
  summary:
    'Clients that do not read their answers and clients that write a few bytes at a time; other clients do not wait for them.',
  run: async (options) => {
    const { chance } = options
    const figures = { readers: 0, writers: 0, answers: 0, closed: 0, 'worst ms of another client': 0 }
    const failures: string[] = []
    const daemon = await ServingDaemon.start()
    try {
      const bystander = await Bystander.beside(daemon)
      do {
        const reader = await daemon.connect()
        reader.pause()
        figures.readers++
        const value = 'x'.repeat(ANSWER_BYTES)
        const answers = Array.from({ length: CALLS }, () => reader.call('test.echo', { value }))
        const writer = await daemon.connect()
        figures.writers++
        const id = chance.between(1, 1e9)
        await writer.sendInPieces({ jsonrpc: '2.0', id, method: 'test.echo', params: { value: 'slow' } }, PIECE_BYTES)
        const slow = await writer.answer(id)
        if (slow.result?.value !== 'slow') failures.push(`a slow writer got ${JSON.stringify(slow).slice(0, 200)}`)
        await new Promise((resolve) => setTimeout(resolve, chance.between(100, 2000)))
        reader.resume()
        const ends = await Promise.allSettled(answers)
        // A reader that is too slow may be closed, but gets no wrong answer.
        const isClosed = ends.some(({ status }) => status === 'rejected')
        if (isClosed && !reader.hasEnded) failures.push('a slow reader misses answers on an open connection')
        figures.closed += isClosed ? 1 : 0
        for (const end of ends) {
          if (end.status === 'rejected') continue
          figures.answers++
          if (end.value.result?.value !== value) failures.push('a slow reader got a wrong answer')
        }
        reader.close()
        writer.close()
      } while (hasTime(options) && failures.length === 0)
      await bystander.leave()
      figures['worst ms of another client'] = bystander.worstMs
      failures.push(...bystander.failures)
      if (daemon.process.exitCode !== null) failures.push(`the daemon ended with ${daemon.process.exitCode}`)
    } finally {
      await daemon.dispose()
    }
    return { figures, failures }
  },
}
