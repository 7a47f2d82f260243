import { count, plural } from '../core/count.ts'
import type { EventSink, Outcome } from '../core/journal/events.ts'
import type { Subtask } from '../graph/subtask.ts'
import { TaskGraph } from '../graph/task-graph.ts'
import { wantedCells } from '../graph/wanted-cells.ts'
import { AgentLoop } from './agent-loop.ts'
import type { AssignmentStrategy } from './assignment/assignment-strategy.ts'
import { PathBoard } from './board/path-board.ts'
import { CallLedger } from './call-ledger.ts'
import { Exchange } from './exchange.ts'
import { GraphRepair } from './graph-repair.ts'
import { Helping } from './helping.ts'
import { Recovery } from './recovery.ts'
import type { Refusal } from './subtask-work.ts'
import { Supplies } from './supplies.ts'
import type { Tactics } from './tactics.ts'
import type { Executor, Team } from './team.ts'
import { TEAM_POLICY, type TeamPolicy } from './team-policy.ts'
import type { TeamWorld } from './team-world.ts'
import { Traffic } from './traffic.ts'
import { type Measure, watchOver } from './watchdog.ts'
import { WorkEstimates } from './work-estimates.ts'

export interface TeamOptions {
  graph: TaskGraph
  /** The source of graph revisions, if the planner still works while the team does. */
  revisions?: { follow(board: PathBoard): void }
  world: TeamWorld
  agents: readonly Executor[]
  strategy: AssignmentStrategy
  log: EventSink
  /** The constants of the team's decisions. Default: `TEAM_POLICY`. */
  policy?: TeamPolicy
  /** The scenario's additions to the team's behaviour. */
  tactics?: Tactics
  /** Stops the team: aborted by the caller or after an agent's error. */
  stop: AbortController
  /** Plans the remaining work if the plan did not complete the task; without it, there is no replanning. */
  replan?: () => Promise<TaskGraph>
  /**
   * The reason why no rule decides whether the goal is reached; undefined if one does. Such a goal never counts as reached, so
   * the team does not replan.
   */
  undecidable?: string | undefined
  /** Whether refused actions repair the graph (default true). */
  repair?: boolean
}

export interface TeamResult {
  outcome: Extract<Outcome, 'success' | 'task_failure' | 'not_judgeable' | 'agent_error' | 'cancelled'>
  reason: string
}

/**
 * Runs a team on a task graph until all paths are done, nothing more can be done, or the signal stops it (paper, §3.5): a free
 * agent gets a path, works along it, and gets another when it is done or blocked. If the plan did not complete the task, the
 * remaining work is planned again.
 * @throws ModelError if the model fails for an agent
 */
export async function runTeam(options: TeamOptions): Promise<TeamResult> {
  const { world, stop, log, replan, tactics, undecidable, policy = TEAM_POLICY } = options
  const replans = undecidable === undefined ? (tactics?.replans ?? policy.patience.replans) : 0
  const supplies = new Supplies(world)
  const refusals = new Map<number, Refusal>()
  let board = boardFor(options.graph, options, supplies)
  options.revisions?.follow(board)
  let stalled = await workAndSettle(board, options, { supplies, refusals })
  let before: Impasse | undefined
  for (let round = 1; round <= replans && replan !== undefined; round++) {
    const { done, of, what } = world.progress()
    if (done === of || stop.signal.aborted || isLost(options)) break
    const reason = stalled ?? endOf(board, refusals)
    const now = { done, obstacles: obstaclesOf(board, refusals) }
    if (isSameImpasse(now, before)) break
    before = now
    const graph = renumbered(await replan(), Math.max(0, ...board.subtasks().map(({ id }) => id)))
    log.emit('plan.repaired', {
      kind: 'replanned',
      dependencies: graph.dependencies(),
      subtasks: [...graph.subtasks()],
      evidence: { reason, detail: `${done} of ${of} ${what}` },
    })
    board = boardFor(graph, options, supplies)
    stalled = await workAndSettle(board, options, { supplies, refusals })
  }
  const result = resultOf(options, stalled ?? endOf(board, refusals))
  return undecidable !== undefined && result.outcome === 'task_failure'
    ? unjudged(undecidable, board, stalled ?? failuresOf(board, refusals))
    : result
}

/** Delay until the judge sees the world's counters: up to two ticks (ms of game time). */
const SETTLE_MS = 100

/** Works through a plan; if the task is not complete afterwards, waits for the last action to be counted. */
async function workAndSettle(...work: Parameters<typeof workOn>): Promise<string | undefined> {
  const stalled = await workOn(...work)
  const [, { world, stop }] = work
  const { done, of } = world.progress()
  if (done < of && !stop.signal.aborted) await world.clock.sleep(SETTLE_MS)
  return stalled
}

/** The state in which a plan ended: the amount done, and the calls that failed. */
interface Impasse {
  done: number
  obstacles: ReadonlySet<string>
}

/** Whether a new plan failed at the same calls as the previous one, in which case replanning does not help. */
const isSameImpasse = ({ done, obstacles }: Impasse, before: Impasse | undefined): boolean =>
  obstacles.size > 0 && before?.done === done && [...obstacles].every((one) => before.obstacles.has(one))

const isLost = ({ agents, world }: TeamOptions): boolean =>
  agents.every(({ name }) => world.avatar(name).isGone)

function resultOf(options: TeamOptions, reason: string): TeamResult {
  const { done, of, what } = options.world.progress()
  if (done === of) return { outcome: 'success', reason: `${of === 1 ? '1 of 1' : `all ${of}`} ${what}` }
  if (options.stop.signal.aborted) return { outcome: 'cancelled', reason: 'the run was stopped' }
  if (isLost(options)) return { outcome: 'agent_error', reason: 'every agent is gone' }
  return { outcome: 'task_failure', reason: `${done} of ${of} ${what}; ${reason}` }
}

/** The outcome of a team whose goal no rule can judge. */
function unjudged(why: string, board: PathBoard, obstacle: string | undefined): TeamResult {
  const ids = board.subtasks().map(({ id }) => id)
  const done = ids.filter((id) => board.isDone(id)).length
  const rest = obstacle === undefined ? '' : `; ${obstacle}`
  return {
    outcome: 'not_judgeable',
    reason: `no rule decides whether the goal is reached: ${why}; ${done} of ${count(ids.length, 'subtask')} done${rest}`,
  }
}

/** A board on which existing blocks count as done. */
function boardFor(
  graph: TaskGraph,
  { world, agents, tactics, policy = TEAM_POLICY }: TeamOptions,
  supplies: Supplies,
): PathBoard {
  const stands = (subtask: Subtask) => {
    const wanted = wantedCells(subtask, world.task, world.actions)
    return wanted.length > 0 && world.shows(wanted)
  }
  const board: PathBoard = new PathBoard(graph, {
    team: agents.map(({ name }) => name),
    now: () => world.clock.now(),
    estimates: new WorkEstimates(world, policy.estimates),
    policy,
    mayStart(agent, subtask, running) {
      // After a failure, let others try: the agent may be missing something we do not track.
      const isFresh = board.failures(subtask.id) === 0 && board.stateOf(subtask.id).kind !== 'reserved'
      const ready = [...board.memory.expectations].flatMap(([other, id]) =>
        id === subtask.id ? [other] : [],
      )
      const { items } = board.forecast.errand(subtask.id)
      const isLeft = tactics?.handsOverWithin === undefined && isFresh
      if (isLeft && supplies.isLeftToOthers(agent, items, ready)) return false
      return tactics?.mayStart?.(agent, subtask, running) ?? true
    },
    done: graph.subtasks().flatMap((subtask) => (stands(subtask) ? [subtask.id] : [])),
  })
  return board
}

/** Failed calls of the subtasks that were given up, with their reasons. */
const obstaclesOf = (board: PathBoard, refusals: ReadonlyMap<number, Refusal>): Set<string> =>
  new Set(
    board.givenUp().flatMap((id) => {
      const refusal = refusals.get(id)
      return refusal === undefined ? [] : [obstacleOf(refusal)]
    }),
  )

const obstacleOf = ({ action: { name, args }, reason }: Refusal): string =>
  `${name} ${JSON.stringify(args)}: ${reason}`

/** Maximum number of obstacles listed in a reason. */
const MAX_NAMED = 3

const endOf = (board: PathBoard, refusals: ReadonlyMap<number, Refusal>): string =>
  failuresOf(board, refusals) ?? 'the plan left something out'

/** The subtasks that were given up, and why; undefined if none was. */
function failuresOf(board: PathBoard, refusals: ReadonlyMap<number, Refusal>): string | undefined {
  const givenUp = board.givenUp()
  if (givenUp.length === 0) return undefined
  const tried = [...board.triedWithout].map(([subtask, without]) => {
    const how = board.isDone(subtask) ? 'was done' : 'was tried'
    return `${subtask} ${how} without ${without.join(', ')}`
  })
  const failed = `gave up on ${plural(givenUp.length, 'subtask')} ${givenUp.join(', ')}`
  const obstacles = [...obstaclesOf(board, refusals)]
  const others = obstacles.length > MAX_NAMED ? ` and ${obstacles.length - MAX_NAMED} more` : ''
  const last =
    obstacles.length === 0 ? [] : [`last refusal: ${obstacles.slice(0, MAX_NAMED).join(', ')}${others}`]
  return [failed, ...tried, ...last].join('; ')
}

/** A copy of the graph with shifted ids, so that no two subtasks of a run share one. */
function renumbered(graph: TaskGraph, by: number): TaskGraph {
  return new TaskGraph(
    graph.subtasks().map((subtask) => ({ ...subtask, id: subtask.id + by })),
    graph.dependencies().map((edge) => ({ ...edge, from: edge.from + by, to: edge.to + by })),
  )
}

/** @returns why the team gave up; undefined if the board is over or the team was stopped */
async function workOn(
  board: PathBoard,
  options: TeamOptions,
  { supplies, refusals }: Pick<Team, 'supplies' | 'refusals'>,
): Promise<string | undefined> {
  const { world, agents, strategy, log, stop } = options
  const over = new AbortController()
  const signal = AbortSignal.any([stop.signal, over.signal])
  const traffic = new Traffic(world, log, { supplies, policy: board.policy.traffic })
  const exchange = new Exchange(world, {
    within: options.tactics?.handsOverWithin,
    policy: board.policy.handOver,
  })
  const helping = new Helping({ board, world, traffic, supplies })
  const team: Team = {
    world,
    board,
    strategy,
    traffic,
    exchange,
    helping,
    supplies,
    tactics: options.tactics ?? {},
    repair: options.repair === false ? undefined : new GraphRepair(board, log, world),
    recovery: new Recovery(world, signal, board.policy.patience.rejoins),
    ledger: new CallLedger(world.actions),
    refusals,
    log,
    signal,
  }
  const loops = agents.map((agent) => new AgentLoop(agent, team))
  let givenUp: string | undefined
  const wake = () => {
    board.changes.notify()
    traffic.changes.notify()
    exchange.changes.notify()
  }
  const apply = (measure: Measure) => {
    if (measure === 'give_up') givenUp = 'the team stalled and no recovery helped'
    if (measure === 'give_up') over.abort()
    for (const loop of loops)
      loop.interrupt(measure === 'move_away' || measure === 'rejoin' ? measure : undefined)
    wake()
  }
  // If the task is done before the plan, the remaining subtasks are dropped.
  const endAll = () => {
    over.abort()
    for (const loop of loops) loop.interrupt()
  }
  signal.addEventListener('abort', wake, { once: true })
  const watchdog = watchOver({
    clock: world.clock,
    log,
    progress: () => board.progress + world.progress().done,
    alive: () => agents.map(({ name }) => name).filter((name) => !world.avatar(name).isGone),
    apply,
    patienceMs: () =>
      (options.tactics?.patienceMs ?? board.policy.patience.ms) +
      board.policy.patience.calls *
        Math.max(0, ...agents.map(({ longestThoughtMs = 0 }) => longestThoughtMs)),
    signal,
  })
  const endings = await Promise.allSettled(
    loops.map(async (loop) => {
      try {
        await loop.run()
      } catch (error) {
        stop.abort(error)
        throw error
      }
      if (options.tactics?.isOver?.() === true && !signal.aborted) endAll()
    }),
  )
  over.abort()
  await watchdog
  signal.removeEventListener('abort', wake)
  const failed = endings.find((ending) => ending.status === 'rejected')
  if (failed !== undefined) throw failed.reason
  return givenUp
}
