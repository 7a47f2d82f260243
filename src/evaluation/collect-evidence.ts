import { JournalError } from '../core/errors.ts'
import { eventsOf, type GameEvent } from '../core/journal/events.ts'
import type { RunFolder } from '../experiment/run-folder.ts'
import { drawMoments } from '../film/draw-moments.ts'
import { chosenMoments } from '../film/moments.ts'
import { type Scoring, scoreEvents } from '../judger/metrics/scorecard.ts'
import { type Criteria, type CriteriaBasis, criteriaByRules } from '../mcu/autoeval/criteria/by-rules.ts'
import { criteriaOf } from '../mcu/autoeval/criteria/criteria-file.ts'
import { type RunFacts, runFacts } from '../mcu/autoeval/facts/run-facts.ts'
import type { Evidence, EvidenceFrame } from '../mcu/autoeval/judge/judge.ts'
import { carriedAfter } from '../mcu/setup/carried.ts'
import { openRecording } from '../recording/file.ts'
import { encodeJpeg } from '../render/image/jpeg.ts'
import { type OpenTask, openSchema, operationsOf } from '../scenario/open/open.ts'
import { taskFromJournal } from '../task/resolve-task.ts'
import type { Task } from '../task/task.ts'

/** How pictures of a run are taken for a judge. */
export interface FrameOptions {
  /** Ticks between pictures while nothing special happens. */
  readonly every: number
  /** Maximum number of pictures; in longer or busier runs they are spaced farther apart. */
  readonly most: number
  readonly width: number
  readonly height: number
  /** JPEG quality, 1..100. */
  readonly quality: number
}

/** MCU's stride and maximum, at the size stated in its papers. */
export const USUAL_FRAMES: FrameOptions = { every: 30, most: 60, width: 640, height: 360, quality: 85 }

const FIELD_OF_VIEW = 70

/** Evidence to collect in addition to the facts. */
export interface EvidenceOptions {
  /** How pictures are taken; absent if no judge needs them. */
  readonly frames?: FrameOptions | undefined
  /** Criteria by task, which take precedence over the task's own. */
  readonly criteria?: ((task: string) => Criteria | undefined) | undefined
}

/**
 * All evidence of a run for a judge.
 * @throws JournalError if the journal is not that of a run; RecordingError if pictures are requested of a run without a recording
 */
export function collectEvidence(
  run: RunFolder,
  scoring: Scoring,
  { frames, criteria }: EvidenceOptions = {},
): Evidence {
  const { events } = run.journal()
  const card = scoreEvents(events, scoring)
  const started = eventsOf(events, 'run.started')[0]
  if (started === undefined)
    throw new JournalError(`${run.path}: the journal does not begin with run.started.`)
  const task = taskFromJournal(started.data.task, scoring.scenarios)
  const success = card.outcome === 'success'
  const reachedAt = success ? eventsOf(events, 'episode.finished')[0]?.t : undefined
  const facts = runFacts(events, { limitMs: task.timeLimitMs, reachedAt })
  return {
    task: task.id,
    goal: task.goal,
    criteria: criteria?.(task.id) ?? criteriaFor(task, events),
    outcome: card.completionRate === null ? undefined : { progress: card.completionRate.value, success },
    facts,
    frames: frames === undefined ? [] : framesOf(run, started.data.agents, frames, overviewsOf(task, facts)),
  }
}

const openOf = (task: Task): OpenTask['open'] | undefined =>
  'open' in task ? openSchema.safeParse(task.open).data : undefined

/** Names of the items that a task gives each agent. */
export function givenBy(task: Task): string[] {
  const open = openOf(task)
  return open === undefined ? [] : carriedAfter(operationsOf(open)).map(({ item }) => item)
}

/** The basis of a task's criteria. @param given names of the items that agents start with */
export const basisOf = (task: Task, given: readonly string[]): CriteriaBasis => ({
  goal: task.goal,
  success: openOf(task)?.success,
  given,
  limitSeconds: task.timeLimitMs / 1000,
})

function criteriaFor(task: Task, events: readonly GameEvent[]) {
  const open = openOf(task)
  const written = criteriaOf(open?.criteria ?? {})
  if (written !== undefined) return written
  const given = eventsOf(events, 'items.changed')[0]?.data.items ?? []
  return criteriaByRules(
    basisOf(
      task,
      given.map(({ item }) => item),
    ),
  )
}

/** Actions whose outcome is best seen from outside: building, and catching mobs. */
const SEEN_FROM_OUTSIDE = /"kind":"(standing|placed|trapped|leashed|hooked|ridden)"/
const OUTSIDE_BY_NAME = /\b(build|trap|decorat|fence|tower|wall|house|bridge)/i
/** Number of views from outside, if such views help. */
const OVERVIEWS = 3
/** Minimum number of placed blocks for a run to be shown from outside too. */
const MANY_BLOCKS = 5

/** The number of views from outside for a run. */
function overviewsOf(task: Task, facts: RunFacts): number {
  const open = openOf(task)
  const isBuilding =
    open === undefined ? 'blueprint' in task : SEEN_FROM_OUTSIDE.test(JSON.stringify(open.success ?? {}))
  return isBuilding || OUTSIDE_BY_NAME.test(task.goal) || facts.placed.cells >= MANY_BLOCKS ? OVERVIEWS : 0
}

/** Replaces the agent's name in evidence from outside. */
const OUTSIDE = 'outside'

/**
 * Pictures of a run through the eyes of the agents: always its last moment, and moments at which something happens; building and
 * catching are also shown from outside. Each picture has a strip that states what the picture itself does not show.
 */
function framesOf(
  run: RunFolder,
  agents: readonly string[],
  { width, height, quality, every, most }: FrameOptions,
  overviews: number,
): EvidenceFrame[] {
  const store = openRecording(run.file('recording'))
  const moments = chosenMoments(store, { agents, every, most, overviews })
  const frames = drawMoments(store, moments, { size: { width, height }, fov: FIELD_OF_VIEW })
  return Array.from(frames, ({ picture, moment }) => ({
    tick: moment.tick,
    agent: moment.agent ?? OUTSIDE,
    jpeg: encodeJpeg(picture, quality),
  }))
}
