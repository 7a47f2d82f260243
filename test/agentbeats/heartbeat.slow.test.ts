import { afterEach, expect, it } from 'vitest'
import { resultOf } from './raw-client.ts'
import { acting, NOOP } from './scripted-agent.ts'
import { assess, Stage } from './stage.ts'

const STEPS = 30
const HEARTBEAT_MS = 250
/** Maximum delay of a timer in the server's thread (ms); pictures take tens of milliseconds each. */
const MAX_LATE_MS = 1000
/** Maximum share of the processor time for the server's thread, in which the scripted agent runs as well. */
const MAX_SHARE = 0.25

const stage = new Stage()
afterEach(() => stage.close())

it('sends heartbeats in time while an assessment draws 640 × 360', async () => {
  const { url } = await stage.green({ frames: 'agentbeats-2026-03' }, { heartbeatMs: HEARTBEAT_MS })
  const agent = await stage.agent(acting(() => NOOP))
  let [latest, last] = [0, performance.now()]
  const watch = setInterval(() => {
    const now = performance.now()
    latest = Math.max(latest, now - last - HEARTBEAT_MS)
    last = now
  }, HEARTBEAT_MS)
  const [ownBefore, allBefore] = [process.threadCpuUsage().user, process.cpuUsage().user]
  const events = await assess(url, agent.url, { max_steps: STEPS })
  const share = (process.threadCpuUsage().user - ownBefore) / (process.cpuUsage().user - allBefore)
  clearInterval(watch)
  expect(resultOf(events).task_metrics['drop_an_item']?.steps).toBe(STEPS)
  expect(JSON.stringify(events).match(/Still running/g)?.length).toBeGreaterThan(5)
  // drawn in the server's thread, pictures would take most of its time
  expect(share).toBeLessThan(MAX_SHARE)
  expect(latest).toBeLessThan(MAX_LATE_MS)
})
