import type { Environment } from './environment.ts'
import type { SlotStep } from './observations.ts'
import type { SlotSteps } from './play-slots.ts'

/** An outside agent that fills a slot: gets the result of its last decision and returns the next action. */
export type SlotDriver = (step: SlotStep, signal: AbortSignal) => Promise<unknown>

export interface DriveOptions {
  readonly drivers: Readonly<Record<string, SlotDriver>>
  /** Time limit for each decision (ms of wall time); afterwards the slot does nothing. */
  readonly decisionMs: number
  /** Number of consecutive decisions missed through timeouts or errors after which a slot leaves the session. */
  readonly maxMissed: number
}

/** The final state of a slot. */
export interface DrivenSlot {
  readonly last: SlotStep
  /** Decisions that timed out or failed. */
  readonly missed: number
}

/** Leaves the session. Any agent may send it; it ends only that agent's slot. */
const LEAVE = { type: 'leave' } as const

/**
 * Plays a session to the end using drivers. All slots that must decide act simultaneously. A driver that stalls or fails, or an
 * agent that dies, ends only its own slot.
 */
export async function drive(
  environment: Environment,
  { drivers, decisionMs, maxMissed }: DriveOptions,
): Promise<ReadonlyMap<string, DrivenSlot>> {
  const results = new Map<string, DrivenSlot>()
  const missedInARow = new Map<string, number>()
  const note = (steps: SlotSteps) => {
    for (const [agent, last] of Object.entries(steps))
      results.set(agent, { last, missed: results.get(agent)?.missed ?? 0 })
  }
  const decide = async (agent: string): Promise<readonly [string, unknown]> => {
    const before = results.get(agent)
    const driver = drivers[agent]
    if (before === undefined || driver === undefined) return [agent, LEAVE]
    const action = await within(decisionMs, (signal) => driver(before.last, signal))
    if (action.ok) {
      missedInARow.set(agent, 0)
      return [agent, action.value]
    }
    results.set(agent, { ...before, missed: before.missed + 1 })
    const row = (missedInARow.get(agent) ?? 0) + 1
    missedInARow.set(agent, row)
    return [agent, row >= maxMissed ? LEAVE : undefined]
  }
  note(environment.observe())
  while (environment.due.length > 0) {
    const actions = await Promise.all(environment.due.map(decide))
    note(await environment.step(Object.fromEntries(actions)))
  }
  return results
}

type Outcome = { readonly ok: true; readonly value: unknown } | { readonly ok: false }

async function within(ms: number, work: (signal: AbortSignal) => Promise<unknown>): Promise<Outcome> {
  const late = new AbortController()
  const { promise, resolve } = Promise.withResolvers<Outcome>()
  const timer = setTimeout(() => {
    resolve({ ok: false })
    late.abort()
  }, ms)
  // A driver may also throw before it returns a promise.
  const decision = async () => work(late.signal)
  decision().then(
    (value) => resolve({ ok: true, value }),
    () => resolve({ ok: false }),
  )
  try {
    return await promise
  } finally {
    clearTimeout(timer)
  }
}
