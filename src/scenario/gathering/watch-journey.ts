import type { Watch } from '../../judger/scenarios/scenario-judge.ts'
import { watchItems } from './watch-items.ts'

/** Interval at which distances are recorded (ms of game time), and interval at which they are measured. */
const REPORT_MS = 30_000
const LOOK_MS = 250
/** No agent walks this far between two measurements: it was teleported or has respawned (blocks). */
const JUMP = 8

/**
 * Records the agents' inventories, and the distance each has covered.
 * @returns a function that stops the recording
 */
export function watchJourney(watch: Watch): () => void {
  const { clock, log, agents, positionOf, signal } = watch
  const stopItems = watchItems(watch)
  const over = new AbortController()
  const stop = AbortSignal.any([signal, over.signal])
  const walked = new Map<string, number>()
  const last = new Map<string, { x: number; y: number; z: number }>()
  const look = () => {
    for (const agent of agents) {
      const now = positionOf(agent)
      const before = last.get(agent)
      if (now === undefined) last.delete(agent)
      else last.set(agent, now)
      if (now === undefined || before === undefined) continue
      const step = Math.hypot(now.x - before.x, now.y - before.y, now.z - before.z)
      if (step < JUMP) walked.set(agent, (walked.get(agent) ?? 0) + step)
    }
  }
  const report = () => {
    for (const [agent, blocks] of walked) log.emit('agent.walked', { agent, blocks: Math.round(blocks) })
    walked.clear()
  }
  void (async () => {
    for (let next = clock.now() + REPORT_MS; !stop.aborted; ) {
      look()
      if (clock.now() >= next) {
        report()
        next += REPORT_MS
      }
      await clock.sleep(LOOK_MS, stop).catch(() => undefined)
    }
  })()
  return () => {
    over.abort()
    report()
    stopItems()
  }
}
