import { parentPort, workerData } from 'node:worker_threads'
import { InvariantError } from '../../core/errors.ts'
import { FastClock } from '../../core/fast-clock.ts'
import { createRandom } from '../../core/random.ts'
import type { EmbeddedMinecraft } from '../../judger/server/embedded.ts'
import { toErrorRecord } from '../error-record.ts'
import { setHeapGrowth, TRIALS_GROWTH } from '../heap-growth.ts'
import type { TrialMessage, TrialOrder, TrialPlan, TrialReport, TrialThreadData } from './messages.ts'
import type { TrialSite } from './trial-world.ts'

/*
 * A thread that carries out trials, one after another, each in a world of its own. The clock replaces its timers, so it is
 * installed first and everything that uses timers is imported after it.
 */

setHeapGrowth(TRIALS_GROWTH)

const port = parentPort
if (port === null) throw new InvariantError('trial-thread is not a program of its own.')
const { plugins } = workerData as TrialThreadData

let thirdParty = createRandom(1)
const clock = FastClock.install({ random: () => thirdParty.next() })
let world: EmbeddedMinecraft | undefined
clock.waitFor(() => world?.isBusy() ?? false)

const { loadReferences } = await import('../../plugin/load.ts')
const { carryOutTrial, rehearse } = await import('./carry-out-trials.ts')
const site: Omit<TrialSite, 'task'> = {
  catalogue: await loadReferences(plugins),
  clock,
  reseed(seed) {
    thirdParty = createRandom(seed)
  },
  watch(server) {
    world = server
  },
}

let plan: TrialPlan | undefined

async function carryOut(order: TrialOrder): Promise<TrialReport> {
  if (plan === undefined) throw new InvariantError('A trial was ordered before its plan.')
  const { task, subtasks } = plan
  const start = clock.now()
  const gameMs = () => clock.now() - start
  if (order.kind === 'rehearse') {
    const inOrder = order.order.flatMap((id) => subtasks.find((subtask) => subtask.id === id) ?? [])
    const rehearsed = await clock.drive(rehearse({ ...site, task }, inOrder))
    return { kind: 'rehearsed', rehearsed, gameMs: gameMs() }
  }
  const subtask = subtasks.find(({ id }) => id === order.subtask)
  if (subtask === undefined) throw new InvariantError(`There is no subtask ${order.subtask} to try.`)
  const result = await clock.drive(carryOutTrial({ ...site, task }, subtask, order))
  return { kind: 'attempted', result, gameMs: gameMs() }
}

port.on('message', (message: TrialMessage) => {
  if (message.kind === 'plan') {
    plan = message.plan
    return
  }
  carryOut(message).then(
    (report) => port.postMessage(report),
    (error: unknown) =>
      port.postMessage({ kind: 'failed', error: toErrorRecord(error, 'world_crash') } satisfies TrialReport),
  )
})
