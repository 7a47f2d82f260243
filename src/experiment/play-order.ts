import v8 from 'node:v8'
import { runInNewContext } from 'node:vm'
import { createRealtimeClock } from '../core/clock.ts'
import { FastClock } from '../core/fast-clock.ts'
import { EventLog } from '../core/journal/log.ts'
import { createRandom } from '../core/random.ts'
import { loadReferences } from '../plugin/load.ts'
import { createExpert } from '../question/expert/expert.ts'
import { toErrorRecord } from './error-record.ts'
import { EventPost } from './event-post.ts'
import { heapGrowthOf, setHeapGrowth, TERRAIN_GROWTH } from './heap-growth.ts'
import { parseLatency } from './latency.ts'
import type { EpisodeOrder, FromEpisode, ToEpisode } from './messages.ts'
import { type OutsideSlots, playEpisode } from './play-episode.ts'
import { createRemoteAnswerer } from './remote/remote-answerer.ts'

/**
 * A large episode that leaves a larger heap than this (MB) is followed by a full collection, which takes 0.1 s. Without it, a second run of
 * 5,000 blocks with 20 agents in the same thread peaked at 521 MB instead of 448.
 */
const MAX_LEFT_MB = 100
v8.setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

/**
 * Plays an episode in this thread. With the fast clock it has its own virtual time, which replaces the timers meanwhile. @param
 * slots external agents, if any
 */
export async function playOrder(
  { port, request, remake, byFacts, abilities }: EpisodeOrder,
  slots?: OutsideSlots,
): Promise<void> {
  // Must come before the clock replaces the timers, because it waits in wall time.
  const post = new EventPost((message, transfer) => port.postMessage(message, transfer))
  const thirdParty = () => createRandom(request.seed).fork('third-party')
  let random = thirdParty()
  const fast = request.clock === 'fast' ? FastClock.install({ random: () => random.next() }) : undefined
  const clock = fast ?? createRealtimeClock()
  const tell = (message: FromEpisode) => {
    post.flush()
    port.postMessage(message)
  }
  const log = new EventLog(clock, (event) => {
    // Libraries draw random names while they compile code, once per thread and version. That is done by now, so from here on
    // every thread draws the same numbers.
    if (event.type === 'plan.started' || event.type === 'slot.opened') random = thirdParty()
    post.add(event)
  })
  const stop = new AbortController()
  port.on('message', (message: ToEpisode) => {
    if (message.type === 'cancel') stop.abort()
  })
  let end: FromEpisode = { type: 'over' }
  const growth = heapGrowthOf(request)
  setHeapGrowth(growth)
  try {
    const catalogue = await loadReferences(request.plugins ?? [])
    const near = remake === 'expert' ? createExpert(catalogue) : undefined
    const answerer = createRemoteAnswerer({
      id: request.model,
      byFacts,
      abilities,
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
      ...(slots === undefined ? {} : { slots }),
      waitFor: (isBusy) => fast?.waitFor(isBusy),
    })
    await (fast === undefined ? played : fast.drive(played))
    // Lets events triggered by the closing of the world happen before the next episode.
    await fast?.drive(Promise.resolve())
  } catch (error) {
    end = { type: 'over', error: toErrorRecord(error, 'unexpected') }
  } finally {
    fast?.uninstall()
  }
  tell(end)
  post.close()
  port.close()
  const leftMb = v8.getHeapStatistics().used_heap_size / 2 ** 20
  if (growth <= TERRAIN_GROWTH && leftMb > MAX_LEFT_MB) collect()
}
