import { type Clock, TICK_MS } from '../core/clock.ts'
import type { EventSink, EventSource, Outcome } from '../core/journal/events.ts'
import type { Support } from '../core/support.ts'
import type { Episode } from '../judger/episode.ts'
import type { Progress } from '../task/progress.ts'
import { KeysSlot } from './keys-slot.ts'
import type { SlotStep } from './observations.ts'
import { RunningSlot } from './running-slot.ts'
import { SemanticSlot } from './semantic-slot.ts'
import type { Slot, SlotEnding } from './slot.ts'
import { slotRewards } from './slot-rewards.ts'
import type { OutsideSlotSpec } from './slot-spec.ts'

/** Reports by agent, for each slot that must decide or is over. */
export type SlotSteps = Readonly<Record<string, SlotStep>>

/** Asks the external agents for the actions of the slots that must decide. A slot missing from the answer does nothing. */
export type Decide = (steps: SlotSteps) => Promise<Readonly<Record<string, unknown>>>

export interface PlaySlotsOptions {
  readonly episode: Episode
  readonly specs: readonly OutsideSlotSpec[]
  readonly clock: Clock
  readonly log: EventSink & EventSource
  readonly signal: AbortSignal
  readonly decide: Decide
  /** Whether the task's completion ends the session; otherwise slots run to their limits, as MineStudio's do. */
  readonly endsWhenDone: boolean
  /** Whether a rule judges the task. */
  readonly decidable: Support
  /** Lets our own agents of a mixed team work; absent if there are none. */
  readonly team?: (() => Promise<SessionEnding>) | undefined
}

export interface SessionEnding {
  readonly outcome: Outcome
  readonly reason: string
}

/**
 * Plays the slots of a session until all are over. Steps are simultaneous: at each tick in which slots must decide, time stands
 * still until all their actions have arrived.
 */
export async function playSlots(options: PlaySlotsOptions): Promise<SessionEnding> {
  const { episode, specs, clock, log, signal, team } = options
  const running = new Map<string, RunningSlot>()
  let progress = episode.progress()
  for (const spec of specs) {
    const rewards = slotRewards(episode.task, spec.agent, () => progress)
    running.set(spec.agent, new RunningSlot(slotOf(spec, options), rewards))
    log.emit('slot.opened', { agent: spec.agent, act: spec.act, observe: [...spec.observe] })
  }
  log.watch((event) => {
    for (const { rewards } of running.values()) rewards.apply(event)
  })
  const teamWork = team?.()
  // awaited below; meanwhile its failure must not end the thread
  teamWork?.catch(() => undefined)
  while (running.size > 0) {
    // once a tick: a large blueprint has thousands of cells
    progress = episode.progress()
    await decideAll(running, progress, options)
    if (running.size === 0) break
    await clock.sleep(TICK_MS)
    for (const { slot } of running.values()) slot.tick()
  }
  return teamWork === undefined ? endingOf(options, signal.aborted) : await teamWork
}

/** Ends the slots that are over, and asks those that must decide. */
async function decideAll(
  running: Map<string, RunningSlot>,
  progress: Progress,
  options: PlaySlotsOptions,
): Promise<void> {
  const { clock, decide } = options
  const common = commonEnding(progress, options)
  const now = clock.now()
  const steps: Record<string, SlotStep> = {}
  const due: RunningSlot[] = []
  for (const [agent, one] of running) {
    const ending = common ?? one.ending
    if (ending === undefined && !one.slot.isDue) continue
    steps[agent] = one.report(now, progress, ending)
    if (ending === undefined) due.push(one)
    else finish(running, one, ending, options)
  }
  if (Object.keys(steps).length === 0) return
  const actions = await clock.hold(() => decide(steps))
  for (const one of due) one.act(Object.hasOwn(actions, one.agent) ? actions[one.agent] : undefined)
}

function finish(
  running: Map<string, RunningSlot>,
  one: RunningSlot,
  { how, reason }: SlotEnding,
  { log }: PlaySlotsOptions,
): void {
  one.slot.close()
  running.delete(one.agent)
  const reward = one.rewards.total()
  log.emit('slot.finished', { agent: one.agent, how, reason, steps: one.steps, reward })
}

/** Conditions that end all slots at once. */
function commonEnding(
  { done, of }: Progress,
  { endsWhenDone, signal }: PlaySlotsOptions,
): SlotEnding | undefined {
  if (endsWhenDone && of > 0 && done === of) return { how: 'terminated', reason: 'the task is done' }
  return signal.aborted
    ? { how: 'truncated', reason: 'the session was stopped or its time is over' }
    : undefined
}

function endingOf({ episode, decidable }: PlaySlotsOptions, isStopped: boolean): SessionEnding {
  const { done, of, what } = episode.progress()
  const progress = `${done} of ${of} ${what}`
  if (of > 0 && done === of) return { outcome: 'success', reason: progress }
  if (isStopped) return { outcome: 'cancelled', reason: 'the session was stopped' }
  return decidable.ok
    ? { outcome: 'task_failure', reason: `${progress}; all slots are over` }
    : { outcome: 'not_judgeable', reason: `no rule decides whether the goal is reached: ${decidable.why}` }
}

function slotOf(spec: OutsideSlotSpec, { episode, clock, log, signal }: PlaySlotsOptions): Slot {
  const participant = episode.avatar(spec.agent)
  const rejoin = (reason: string) => episode.rejoin(spec.agent, reason)
  return spec.act === 'keys'
    ? new KeysSlot({ spec, episode, participant, log, rejoin })
    : new SemanticSlot({ spec, episode, participant, clock, signal, rejoin })
}
