import type { Clock } from '../core/clock.ts'
import { LimitError, ModelError, ServerError } from '../core/errors.ts'
import { type EventData, JOURNAL_SCHEMA, type Outcome } from '../core/journal/events.ts'
import { folded } from '../core/journal/fold.ts'
import type { EventLog } from '../core/journal/log.ts'
import { createRandom } from '../core/random.ts'
import { NotApplicableError, SUPPORTED, type Support } from '../core/support.ts'
import { Episode } from '../judger/episode.ts'
import { recordWorld } from '../judger/recording/record-world.ts'
import type { MinecraftServer } from '../judger/server/minecraft-server.ts'
import { graphOf } from '../planner/plan.ts'
import type { Planner } from '../planner/planner.ts'
import { heldTrials, openNoTrials } from '../planner/trials.ts'
import type { Catalogue } from '../plugin/catalogue.ts'
import type { PluginReference } from '../plugin/reference.ts'
import type { Answerer } from '../question/answerer.ts'
import { RECORDING_FILE, RECORDING_SCHEMA } from '../recording/line.ts'
import type { Recorded } from '../recording/packing.ts'
import type { Task } from '../task/task.ts'
import { scenarioOf } from '../task/task-format.ts'
import { Agent } from '../worker/agent.ts'
import { runTeam } from '../worker/run-team.ts'
import { supportOfEpisode } from './applicability.ts'
import type { EpisodeRequest } from './episode-request.ts'
import { type Ending, openServer, type Start, unlessLost } from './open-server.ts'
import { PlanStream } from './plan-stream.ts'
import { ActionTime, limitsOf } from './time-limits.ts'
import { openTrials } from './trials/open-trials.ts'

export interface Stage {
  request: EpisodeRequest
  /** The objects that the ids of the request name. */
  catalogue: Catalogue
  clock: Clock
  answerer: Answerer
  log: EventLog
  /** Receives the recording, if the request asks for one. */
  record?: (recorded: Recorded) => void
  /** Ends the episode early when it aborts. */
  stop: AbortController
  /** Tells a virtual clock what keeps the current instant open. */
  waitFor(isBusy: () => boolean): void
  /** Agents that are controlled externally; the others form the team. */
  slots?: OutsideSlots
}

/** The externally controlled agents of an episode. */
export interface OutsideSlots {
  readonly agents: ReadonlySet<string>
  /** Plays them to the end. */
  play(means: OutsideMeans): Promise<Ending>
}

/** Everything needed to play external agents. */
export interface OutsideMeans extends Pick<Stage, 'clock' | 'log'> {
  readonly episode: Episode
  /** Aborts when the episode is stopped or its time is up. */
  readonly signal: AbortSignal
  /** Whether a rule decides the task's outcome. */
  readonly decidable: Support
  /** Starts our agents; undefined if all agents are external. */
  readonly team: (() => Promise<Ending>) | undefined
}

/**
 * Plays an episode from an empty world to the last event: opens the server, brings in the team, plans, works, and ends.
 * @throws UsageError for an unknown planner or assignment; NotApplicableError if the planner does not support such an episode;
 * ServerError if the world is unavailable, which leaves nothing behind. Later failures become an outcome.
 */
export async function playEpisode(stage: Stage): Promise<void> {
  const planner = stage.catalogue.planner(stage.request.planner)
  stage.catalogue.assignments.get(stage.request.assignment)
  if (teamIn(stage.request.agents, stage.slots).length > 0) refuseInapplicable(stage, planner)
  const { server, start } = await openServer(stage)
  await playOn(
    server,
    start,
    { ...stage, request: { ...stage.request, task: startingAt(start, stage.request.task) } },
    planner,
  )
}

/** The agents that are not external. */
const teamIn = (agents: readonly string[], slots: OutsideSlots | undefined): string[] =>
  agents.filter((name) => slots?.agents.has(name) !== true)

/** @throws NotApplicableError listing the planners that support the episode */
function refuseInapplicable({ request, catalogue, answerer }: Stage, planner: Planner): void {
  const { task, server, latency = 'none' } = request
  const supportOf = (one: Planner) =>
    supportOfEpisode({
      task,
      planner: one,
      answerer,
      latency,
      server: server.kind,
      scenarios: catalogue.scenarios,
    })
  const support = supportOf(planner)
  if (support.ok) return
  const others = catalogue.planners.ids.filter((id) => supportOf(catalogue.planner(id)).ok)
  throw new NotApplicableError(
    `The planner ${planner.id} with ${answerer.id} cannot play ${task.id}: ${support.why}.`,
    {
      hint:
        others.length === 0
          ? 'Choose another model, or another task.'
          : `Planners that can: ${others.join(', ')}. Or choose another model.`,
    },
  )
}

/** The task, with the team's spawn on the terrain. */
const startingAt = (start: Start, task: Task): Task =>
  start === undefined ? task : { ...task, arena: { ...task.arena, spawn: start.position } }

async function playOn(server: MinecraftServer, start: Start, stage: Stage, planner: Planner): Promise<void> {
  const { request, catalogue, clock, log, stop } = stage
  const { task, agents, seed } = request
  let episode: Episode | undefined
  let endRecording: (() => void) | undefined
  const onLost = () => stop.abort(server.lost?.reason)
  server.lost?.addEventListener('abort', onLost, { once: true })
  try {
    const started: EventData<'run.started'> = {
      schema: JOURNAL_SCHEMA,
      task,
      agents: [...agents],
      options: {
        seed,
        clock: request.clock,
        server: server.id,
        planner: planner.id,
        model: request.model,
        assignment: request.assignment,
        latency: request.latency ?? 'none',
        timeLimits: request.timeLimits ?? 'task',
        ...(request.repair === false ? { repair: false } : {}),
      },
      ...(catalogue.references.length === 0 ? {} : { plugins: catalogue.references.map(fingerprint) }),
    }
    log.emit('run.started', started)
    if (start !== undefined) log.emit('spawn.found', start)
    episode = await Episode.open({ task, agents, catalogue, server, clock, log, signal: stop.signal })
    endRecording = beginRecording(stage, server, episode)
    const ending = await unlessLost(server, clock, await playAgents(stage, planner, episode, started))
    if (ending.outcome !== 'world_crash') await episode.tidyUp()
    episode.conclude(ending)
  } finally {
    server.lost?.removeEventListener('abort', onLost)
    endRecording?.()
    await episode?.close()
    await server.stop()
  }
}

/** Records the run from here on, if requested and supported by the server. */
function beginRecording(
  { request, clock, log, record }: Stage,
  server: MinecraftServer,
  episode: Episode,
): (() => void) | undefined {
  const present = () =>
    episode.agents.flatMap((name) => {
      const { bot, isGone } = episode.avatar(name)
      return bot === undefined || isGone ? [] : [bot]
    })
  const witness = request.film === true ? server.witness?.(present) : undefined
  if (witness === undefined || record === undefined) return undefined
  log.emit('recording.started', { schema: RECORDING_SCHEMA, file: RECORDING_FILE })
  const { agents } = episode
  return recordWorld({ witness, clock, version: server.version, agents, bots: present, write: record })
}

/** A plug-in reference without its paths, which differ between machines. */
const fingerprint = ({ name, version, hash }: PluginReference) => ({ name, version, hash })

/** Plays the agents: the team, the external ones, or both at once. */
async function playAgents(
  stage: Stage,
  planner: Planner,
  episode: Episode,
  started: EventData<'run.started'>,
): Promise<Ending> {
  const { slots, clock, log, stop, catalogue } = stage
  if (slots === undefined) return planAndWork(stage, planner, episode, started)
  const { task } = episode
  const decidable =
    scenarioOf(catalogue.scenarios, task).decidable?.(task, started.options.server) ?? SUPPORTED
  const team =
    teamIn(episode.agents, slots).length > 0 ? () => planAndWork(stage, planner, episode, started) : undefined
  const time = keepTime(stage, started)
  try {
    const ending = await slots.play({ clock, log, episode, signal: stop.signal, decidable, team })
    return ending.outcome === 'success' ? ending : undecidedIf(decidable, time.isOver() ?? ending)
  } finally {
    time.end()
  }
}

async function planAndWork(
  stage: Stage,
  planner: Planner,
  episode: Episode,
  started: EventData<'run.started'>,
): Promise<Ending> {
  const { request, catalogue, clock, answerer, log, stop } = stage
  const { task, seed } = request
  const { actions, scenarios } = catalogue
  const scenario = scenarioOf(scenarios, task)
  const tactics = scenario.tactics?.(task, episode)
  const decidable = scenario.decidable?.(task, started.options.server) ?? SUPPORTED
  const { signal } = stop
  const time = keepTime(stage, started)
  let stream: PlanStream | undefined
  try {
    log.emit('plan.started', { planner: planner.id })
    const trials = heldTrials(openTrials(catalogue.references), clock)
    const calibration = request.calibration === undefined ? {} : { calibration: request.calibration }
    const knowledge = request.knowledge === undefined ? {} : { knowledge: request.knowledge }
    const context = { answerer, actions, scenarios, signal, openTrials: trials, ...calibration, ...knowledge }
    const planning = new PlanStream(
      { planner, task, scene: episode.scene() },
      { log, context: { ...context, seed } },
    )
    stream = planning
    const plan = await planning.first
    const strategy = catalogue.assignment(request.assignment, createRandom(seed).fork('assignment'))
    const team = teamIn(episode.agents, stage.slots).map(
      (name) => new Agent({ name, world: episode, answerer, log, trust: request.trust, seed, signal }),
    )
    const repairs = request.repair !== false
    // With --trust reflection, nothing checks whether there is anything left to plan.
    let rounds = 0
    const replan = async () => {
      rounds++
      await planning.end()
      const known = planning.latest.refinement?.calibration
      const again = {
        ...context,
        // Trials begin in the initial arena of the task, not in its current state.
        openTrials: openNoTrials,
        seed: seed + rounds,
        ...(known === undefined ? {} : { calibration: known }),
      }
      return graphOf(await planner.plan(episode.remainingTask(), episode.scene(), again))
    }
    const ending = await runTeam({
      graph: graphOf(plan),
      revisions: planning,
      world: episode,
      ...(tactics === undefined ? {} : { tactics }),
      agents: team,
      strategy,
      log,
      stop,
      repair: repairs,
      undecidable: decidable.ok ? undefined : decidable.why,
      ...(request.trust === 'judger' && repairs ? { replan } : {}),
    })
    return ending.outcome === 'success' ? ending : undecidedIf(decidable, time.isOver() ?? ending)
  } catch (error) {
    // If an agent fails, it stops the team with its error as the reason; without a reason, the stop came from outside.
    const fromOutside = signal.aborted && signal.reason instanceof DOMException
    if (!fromOutside)
      return undecidedIf(decidable, { outcome: outcomeOf(error), reason: (error as Error).message })
    return undecidedIf(decidable, time.isOver() ?? { outcome: 'cancelled', reason: 'the run was stopped' })
  } finally {
    time.end()
    await stream?.end()
  }
}

/**
 * If no rule decides the goal, a limit that ends the run is no evidence about the goal: the run waits for a judge like any other.
 */
const undecidedIf = (decidable: Support, ending: Ending): Ending =>
  decidable.ok || ending.outcome !== 'limit'
    ? ending
    : {
        outcome: 'not_judgeable',
        reason: `no rule decides whether the goal is reached: ${decidable.why}; ${ending.reason}`,
      }

/** Stops the episode as soon as one of its time limits is reached. */
function keepTime({ request, catalogue, clock, log, stop }: Stage, started: EventData<'run.started'>) {
  const { task, timeLimits = 'task' } = request
  const { elapsedMs, actionMs } = limitsOf(timeLimits, task, () =>
    folded(scenarioOf(catalogue.scenarios, task).measureFold(task, catalogue.actions), [
      { t: 0, type: 'run.started', data: started },
    ]),
  )
  let ending: Ending | undefined
  const over = (limitMs: number, of: string) => {
    if (stop.signal.aborted) return
    ending = { outcome: 'limit', reason: `the time limit of ${seconds(limitMs)} s of ${of} is over` }
    stop.abort()
  }
  const ended = new AbortController()
  clock.sleep(elapsedMs, ended.signal).then(
    () => over(elapsedMs, 'game time'),
    () => undefined,
  )
  const actionTime = new ActionTime()
  log.watch((event) => {
    if (actionTime.note(event) > actionMs) over(actionMs, 'action time')
  })
  return { isOver: () => ending, end: () => ended.abort() }
}

const seconds = (ms: number): string => String(Number((ms / 1000).toFixed(1)))

function outcomeOf(error: unknown): Outcome {
  if (error instanceof LimitError) return 'limit'
  if (error instanceof ModelError) return 'model_error'
  return error instanceof ServerError ? 'world_crash' : 'agent_error'
}
