import v8 from 'node:v8'
import { parentPort, workerData } from 'node:worker_threads'
import { type Clock, createRealtimeClock } from '../core/clock.ts'
import { InvariantError } from '../core/errors.ts'
import { FastClock } from '../core/fast-clock.ts'
import { EventLog } from '../core/journal/log.ts'
import { createRandom } from '../core/random.ts'
import { toErrorRecord } from './error-record.ts'
import { EventPost } from './event-post.ts'
import { parseLatency } from './latency.ts'
import type { EpisodeData, FromEpisode, ToEpisode } from './messages.ts'

/*
 * The thread of one episode. With the fast clock it replaces this thread's timers, so the clock is installed first and everything
 * that uses timers (mineflayer, minecraft-protocol) is imported after it.
 */

/** How much a heap may grow before it is collected (percent). V8's own choice, on a machine with much memory, is 300. */
v8.setFlagsFromString('--heap-growing-percent=30')

const port = parentPort
if (port === null) throw new InvariantError('episode-thread is not a program of its own.')
const { request, remake, byFacts } = workerData as EpisodeData
// Before the clock replaces the timers: it waits in wall time.
const post = new EventPost((message, transfer) => port.postMessage(message, transfer))

const fast =
  request.clock === 'fast'
    ? FastClock.install({ random: createRandom(request.seed).fork('third-party').next })
    : undefined
const clock: Clock = fast ?? createRealtimeClock()

const tell = (message: FromEpisode) => {
  post.flush()
  port.postMessage(message)
}
const log = new EventLog(clock, (event) => post.add(event))
const stop = new AbortController()
port.on('message', (message: ToEpisode) => {
  if (message.type === 'cancel') stop.abort()
})

const { loadReferences } = await import('../plugin/load.ts')
const { playEpisode } = await import('./play-episode.ts')
const { createExpert } = await import('../question/expert/expert.ts')
const { createRemoteAnswerer } = await import('./remote/remote-answerer.ts')
try {
  const catalogue = await loadReferences(request.plugins ?? [])
  const near = remake === 'expert' ? createExpert(catalogue) : undefined
  const answerer = createRemoteAnswerer({
    id: request.model,
    byFacts,
    port,
    clock,
    log,
    near,
    latency: parseLatency(request.latency ?? 'none'),
  })
  const played = playEpisode({
    request,
    catalogue,
    clock,
    answerer: catalogue.withPrompts(answerer),
    log,
    record: (recorded) => post.record(recorded),
    stop,
    waitFor: (isBusy) => fast?.waitFor(isBusy),
  })
  await (fast === undefined ? played : fast.drive(played))
  tell({ type: 'over' })
} catch (error) {
  tell({ type: 'over', error: toErrorRecord(error, 'unexpected') })
}
