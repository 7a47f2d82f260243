import { ServerError } from '../core/errors.ts'
import { FastClock } from '../core/fast-clock.ts'
import { eventsOf, type GameEvent } from '../core/journal/events.ts'
import { EventLog } from '../core/journal/log.ts'
import { createRandom } from '../core/random.ts'
import { playEpisode } from '../experiment/play-episode.ts'
import { usualRequest } from '../experiment/usual-request.ts'
import { namesTest } from '../game/names.ts'
import { Episode } from '../judger/episode.ts'
import { startWorldOf } from '../judger/server/embedded.ts'
import { BUILTIN_KINDS } from '../mcu/predicate/kind-list.ts'
import { leavesOf } from '../mcu/predicate/parts.ts'
import { blocksAfter } from '../mcu/setup/blocks-after.ts'
import type { Finding } from '../mcu/setup/operation.ts'
import { thingsIn } from '../mcu/verify/goal-scene.ts'
import type { Catalogue } from '../plugin/catalogue.ts'
import { createExpert } from '../question/expert/expert.ts'
import { type OpenTask, operationsOf } from '../scenario/open/open.ts'
import { doneAtOf, scoreOf, shareOf } from '../scenario/open/score-fold.ts'
import { agentNames } from '../task/agent-names.ts'
import type { PlacedBlock } from '../task/parts.ts'

/** Default time limit of a solver (ms of game time). */
export const SOLVER_MS = 60_000
/** How long a scene is observed after its set-up, so that unsupported blocks have broken or fallen (ms of game time). */
const LOOK_MS = 1000
/** A goal reached within this time needed no agent (ms of game time). */
const AT_ONCE_MS = 100

/** A scene to be set up, or to be set up and solved. */
export interface SceneOrder {
  readonly kind: 'dry run' | 'solver'
  readonly task: OpenTask
  readonly seed: number
  /** How long the solver may take (ms of game time). Default: `SOLVER_MS`. */
  readonly limitMs?: number
}

/** How it ended. */
export interface SceneReport {
  readonly findings: readonly Omit<Finding, 'command'>[]
  /** Game time from the end of the set-up until the goal was reached (ms); absent if it was not. */
  readonly solvedMs?: number
}

/** Plays a scene in its own world and virtual time. Nothing else may use the timers of this thread meanwhile. */
export async function playScene(order: SceneOrder, catalogue: Catalogue): Promise<SceneReport> {
  const clock = FastClock.install({ random: createRandom(order.seed).fork('third-party').next })
  try {
    return await clock.drive(
      order.kind === 'dry run' ? dryRun(order, clock, catalogue) : solve(order, clock, catalogue),
    )
  } finally {
    clock.uninstall()
  }
}

/** Sets a scene up, reads the reply to every command, and checks that the world then contains what the goal is about. */
async function dryRun(
  { task, seed }: SceneOrder,
  clock: FastClock,
  catalogue: Catalogue,
): Promise<SceneReport> {
  const events: GameEvent[] = []
  const log = new EventLog(clock, (event) => events.push(event))
  const random = createRandom(seed).fork('world')
  const server = await startWorldOf(task, { clock, random, bots: 'memory' })
  clock.waitFor(() => server.isBusy())
  let episode: Episode | undefined
  try {
    const { signal } = new AbortController()
    const agents = agentNames(task.agents)
    episode = await Episode.open({ task, agents, catalogue, server, clock, log, signal })
    await clock.sleep(LOOK_MS)
    const kinds = agents.flatMap((name) =>
      Object.values(episode?.avatar(name).bot?.entities ?? {}).map((entity) => entity.name ?? ''),
    )
    const lost = blocksAfter(operationsOf(task.open), task.arena.spawn).filter(
      ({ block, position }) => server.blockAt(position)?.name !== block.name,
    )
    return {
      findings: [...repliesIn(events, lost), ...goalIn(task, events), ...targetsIn(task, lost, kinds)],
    }
  } catch (error) {
    if (!(error instanceof ServerError)) throw error
    return { findings: [{ type: 'server_rejected', message: error.message }] }
  } finally {
    await episode?.close()
    await server.stop()
  }
}

/** Commands without effect, although their blocks were not there before. */
const repliesIn = (events: readonly GameEvent[], lost: readonly PlacedBlock[]): SceneReport['findings'] =>
  eventsOf(events, 'setup.done').flatMap(({ data }) =>
    data.commands.flatMap(({ command, ok, message }) =>
      ok || (/^(setblock|fill) /.test(command) && lost.length === 0)
        ? []
        : [{ type: 'server_rejected' as const, message: `"${command}" did nothing: ${message}` }],
    ),
  )

/**
 * A goal reached as soon as the scene is set up. A monster that has to be found may walk into view a little
 * later.
 */
function goalIn({ open }: OpenTask, events: readonly GameEvent[]): SceneReport['findings'] {
  const start = eventsOf(events, 'setup.done')[0]?.t ?? 0
  const first = events.filter(({ t }) => t <= start + AT_ONCE_MS)
  if (scoreOf(open, first).success?.done === true)
    return [{ type: 'target_given', message: 'the goal is reached before any agent has acted' }]
  const inSight = first.flatMap((event) =>
    event.type === 'place.changed' ? (event.data.inSightAtStart ?? []) : [],
  )
  return inSight.some((name) => isOnlyTarget(name, open))
    ? [{ type: 'target_given', message: `${inSight.join(', ')} is in sight of the agent at the start` }]
    : []
}

/** Whether a scene contains nothing else with which a goal of finding can be reached. */
function isOnlyTarget(name: string, open: OpenTask['open']): boolean {
  const operations = operationsOf(open)
  const things = thingsIn({ operations, blocks: blocksAfter(operations, { x: 0, y: 0, z: 0 }) })
  const leaves = open.success === undefined ? [] : leavesOf(open.success)
  return leaves.some((leaf) => {
    if (leaf.kind !== 'sighted') return false
    const test = namesTest(leaf.of)
    return test(name) && things.filter((thing) => test(thing.name)).length === 1
  })
}

/** Blocks and mobs of the goal that were there only briefly. */
function targetsIn(
  task: OpenTask,
  lost: readonly PlacedBlock[],
  mobs: readonly string[],
): SceneReport['findings'] {
  const { success, setup } = task.open
  const leaves = success === undefined ? [] : leavesOf(success)
  const targets = leaves.flatMap((leaf) => BUILTIN_KINDS.of(leaf).targets(leaf))
  const isAsked = namesTest(targets)
  const broken = lost.filter(({ block }) => isAsked(block.name))
  const gone = targets.filter(
    (name) =>
      setup.some((command) => command.startsWith(`summon minecraft:${name} `)) && !mobs.includes(name),
  )
  return [...new Set([...broken.map(({ block }) => block.name), ...gone])].map((name) => ({
    type: 'target_absent',
    message: `the ${name} was put into the scene but did not stay: give it ground, room or support`,
  }))
}

/** Lets the expert play a scene, alone and within the solver's time. */
async function solve(
  { task, seed, limitMs = SOLVER_MS }: SceneOrder,
  clock: FastClock,
  catalogue: Catalogue,
): Promise<SceneReport> {
  const events: GameEvent[] = []
  const log = new EventLog(clock, (event) => events.push(event))
  const answerer = createExpert(catalogue)
  const limited = { ...task, timeLimitMs: Math.min(task.timeLimitMs, limitMs) }
  const request = usualRequest(limited, { seed, model: answerer.id })
  const stop = new AbortController()
  const waitFor = (isBusy: () => boolean) => clock.waitFor(isBusy)
  try {
    await playEpisode({ request, catalogue, clock, answerer, log, stop, waitFor })
  } catch (error) {
    if (!(error instanceof ServerError)) throw error
    return { findings: [{ type: 'server_rejected', message: error.message }] }
  }
  const start = eventsOf(events, 'setup.done')[0]?.t ?? 0
  const score = scoreOf(task.open, events)
  const solvedAt = doneAtOf(score)
  if (solvedAt !== undefined) return { findings: [], solvedMs: solvedAt - start }
  const [end] = eventsOf(events, 'episode.finished')
  const done = Math.round(100 * shareOf(score))
  const said = lastFailure(events)
  return {
    findings: [
      {
        type: 'not_solved',
        message: `a solver reached ${done} % of the goal within ${limitMs / 1000} s (${end?.data.reason ?? 'it did not end'})${said === undefined ? '' : `; last: ${said}`}`,
      },
    ],
  }
}

/** The reason for the solver's last refused action. */
function lastFailure(events: readonly GameEvent[]): string | undefined {
  const last = eventsOf(events, 'action.finished').findLast(({ data }) => !data.result.ok)
  if (last === undefined || last.data.result.ok) return undefined
  return `${last.data.action.name} failed, ${last.data.result.detail}`
}
