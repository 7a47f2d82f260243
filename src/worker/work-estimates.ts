import { distance, type Position } from '../core/position.ts'
import { WALKING_SPEED } from '../game/bodies.ts'
import { type ItemCount, totals } from '../game/item-counts.ts'
import type { Subtask } from '../graph/subtask.ts'
import { wantedCells } from '../graph/wanted-cells.ts'
import { unknownScene } from '../task/actions/effects.ts'
import { type ActionRole, isPreparing } from '../task/actions/roles.ts'
import type { ActionVocabulary } from '../task/actions/vocabulary.ts'
import { pillarFor } from '../task/scaffold.ts'
import { materialsOf, type Task } from '../task/task.ts'
import { type EstimatePolicy, TEAM_POLICY } from './team-policy.ts'

/** The place of a subtask, and what it needs there. */
export interface Errand {
  /** The place of its work: the first cell that it mentions, or the table or furnace it needs. */
  place: Position | undefined
  /** The cells it fills. */
  cells: readonly Position[]
  /** Items it uses up, and the container that the plan fetches them from. */
  items: readonly ItemCount[]
  source: Position | undefined
  /** For each of its items, the container from which the plan fetches it. */
  sources: ReadonlyMap<string, Position>
  /** Approximate amount of work, in steps. */
  steps: number
  /** Time for which its calls wait for the game, in addition to the steps (ms of game time). */
  waits: number
}

/** Estimates of subtasks: places, materials, and durations that are learned during the run. */
export class WorkEstimates {
  readonly #task: Task | undefined
  readonly #actions: ActionVocabulary
  readonly #errands = new Map<number, Errand>()
  readonly #policy: EstimatePolicy
  #steps: number
  #time: number

  /** Without a task, only the calls' own declarations are known. */
  constructor(
    { task, actions }: { task?: Task; actions: ActionVocabulary },
    policy: EstimatePolicy = TEAM_POLICY.estimates,
  ) {
    this.#task = task
    this.#actions = actions
    this.#policy = policy
    this.#steps = policy.guessSteps
    this.#time = policy.guessSteps * policy.stepMs
  }

  errand(subtask: Subtask): Errand {
    const cached = this.#errands.get(subtask.id)
    if (cached !== undefined) return cached
    const errand = errandOf(subtask, this.#task, this.#actions, this.#policy.setupSteps)
    this.#errands.set(subtask.id, errand)
    return errand
  }

  /** Expected duration of a subtask (ms of game time). */
  duration(subtask: Subtask): number {
    const { steps, waits } = this.errand(subtask)
    return (steps * this.#time) / this.#steps + waits
  }

  /** Learns from a subtask that lasted this long (ms of game time). */
  learn(subtask: Subtask, duration: number): void {
    const { steps, waits } = this.errand(subtask)
    this.#steps += steps
    this.#time += Math.max(0, duration - waits)
  }
}

/** Time to walk straight there (ms of game time); walls and detours are not known in advance. */
export const walkingTime = (from: Position, to: Position): number =>
  (distance(from, to) / WALKING_SPEED) * 1000

/**
 * Time until an agent can fill a cell: to walk straight there, and for the pillar that it needs if it stands too low, including
 * its removal (ms of game time).
 */
export const reachingTime = (from: Position, cell: Position, { climbMs }: EstimatePolicy): number =>
  walkingTime(from, cell) + climbMs * pillarFor(cell.y - Math.floor(from.y))

function errandOf(
  subtask: Subtask,
  task: Task | undefined,
  actions: ActionVocabulary,
  setupSteps: number,
): Errand {
  const calls = subtask.actions
  const fills = calls.flatMap((call) => actions.fillsOf(call) ?? [])
  const wanted = task === undefined ? [] : wantedCells(subtask, task, actions)
  const cells = task === undefined ? fills.map(({ cell }) => cell) : wanted.map(({ position }) => position)
  const named = calls.flatMap((call) => {
    const target = actions.targetOf(call)
    return target?.kind === 'cell' ? [target.cell] : []
  })
  const used =
    task === undefined ? totals(fills.map(({ item }) => ({ item, count: 1 }))) : materialsOf(wanted)
  const sources = new Map<string, Position>()
  for (const call of calls) {
    const container = actions.roleOf(call) === 'fetches' ? actions.targetCellOf(call) : undefined
    if (container !== undefined) for (const item of actions.itemsOf(call)) sources.set(item, container)
  }
  const work = calls.filter((call) => !isSetup(actions.roleOf(call))).length
  const station = task === undefined ? undefined : stationOf(subtask, task, actions)
  return {
    place: cells[0] ?? named.at(-1) ?? station,
    cells,
    items: used.filter(({ item }) => item !== 'air'),
    source: [...sources.values()][0],
    sources,
    steps: setupSteps + Math.max(1, cells.length, work),
    waits: calls.reduce((sum, call) => sum + actions.waitOf(call), 0),
  }
}

/** Whether an action merely prepares the work of a subtask. */
const isSetup = (role: ActionRole | undefined): boolean =>
  role === 'fetches' || (role !== undefined && isPreparing(role))

/** The table or furnace at which a subtask works, where the agent stands from the start. */
function stationOf(
  { actions: calls }: Subtask,
  { sources, gameVersion, rules }: Task,
  actions: ActionVocabulary,
): Position | undefined {
  const scene = unknownScene({ gameVersion, rules })
  const needed = calls
    .flatMap((call) => actions.effectsOf(call, scene))
    .flatMap((effect) => (effect.kind === 'station' ? effect.anyOf : []))
  return sources.find(({ block }) => needed.includes(block.name))?.position
}
