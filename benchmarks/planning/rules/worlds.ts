import { type Position, sameCell } from '../../../src/core/position.ts'
import { changesIn } from '../../../src/game/rules/differences.ts'
import type { RuleBook } from '../../../src/game/rules/rule-book.ts'
import type { GatheringTask } from '../../../src/scenario/gathering/gathering.ts'
import { drawRuleBook } from '../../../src/scenario/rules/draw-rules.ts'
import { RULE_CHANGES, type RuleChange } from '../../../src/scenario/rules/drawing.ts'
import { asGathering, trueDependencies } from '../../../src/scenario/testing.ts'
import { mineBlock } from '../../../src/task/actions/mine-block.ts'
import type { Task } from '../../../src/task/task.ts'
import { compare } from '../rivals/cells.ts'
import { constructionTasks } from '../tasks/construction.ts'
import { gatheringTasks } from '../tasks/gathering.ts'
import { type Family, type PlanningTask, planned } from '../tasks/planned.ts'
import { roomsInARow } from './rooms.ts'

/** The tasks with the shortest plans: carrying every subtask of a plan out in many worlds takes its time. */
export function shortTasks(count: number): GatheringTask[] {
  const length = new Map(gatheringTasks(1).map((task) => [task, planned('gathering', task).subtasks.length]))
  return [...length]
    .sort(([, a], [, b]) => a - b)
    .map(([task]) => task)
    .slice(0, count)
}

/** A task of the table, and the scenario under which it is listed: cooking is getting food. */
export interface RuleTask {
  kind: 'construction' | 'cooking' | 'escape' | 'gathering'
  task: Task
}

const BUILDINGS = ['bridge-1', 'bridge-2', 'tower-2']
const FOOD = ['get-bread', 'get-cookie']
const ITEMS = ['get-torch', 'get-glass-bottle', 'get-ladder']

/** Two loaves at most, of crops that one meal makes ripe: how many more it takes is left to chance. */
const nearlyRipe = (task: GatheringTask): GatheringTask => ({
  ...task,
  gathering: {
    ...task.gathering,
    obtain: task.gathering.obtain.map(({ item, count }) => ({ item, count: item === 'bread' ? 2 : count })),
  },
  sources: task.sources.map(({ position, block }) =>
    block.properties.age === '2'
      ? { position, block: { ...block, properties: { age: '5' } } }
      : { position, block },
  ),
})

/** Ten tasks of four scenarios with short plans, alternating between scenarios. */
export function ruleTasks(): RuleTask[] {
  const listed = <T extends Task>(kind: RuleTask['kind'], tasks: readonly T[], ids?: readonly string[]) =>
    tasks.flatMap((task): RuleTask[] => (ids?.includes(task.id) === false ? [] : [{ kind, task }]))
  const lists = [
    listed('construction', constructionTasks(1), BUILDINGS),
    listed('cooking', gatheringTasks(1).map(nearlyRipe), FOOD),
    listed('escape', [2, 3].map(roomsInARow)),
    listed('gathering', gatheringTasks(1), ITEMS),
  ]
  return [0, 1, 2].flatMap((at) => lists.flatMap((list) => list.slice(at, at + 1)))
}

/** A world of the table. */
export interface RuleWorld extends RuleTask {
  change: RuleChange
}

/** The first worlds of the table: tasks and changes in turn, so that few worlds have many of both. Ten tasks have 50 worlds. */
export function ruleWorlds(tasks: readonly RuleTask[], count: number): RuleWorld[] {
  const { length } = RULE_CHANGES
  return Array.from({ length: Math.min(count, tasks.length * length) }, (_, index) => ({
    ...(tasks[index % tasks.length] as RuleTask),
    change: RULE_CHANGES[(index + Math.floor(index / tasks.length)) % length] as RuleChange,
  }))
}

/** Seeds that are tried until the rules show. */
const MAX_SEEDS = 12

/**
 * A rule book that changes the true dependencies: the game's have an F1 below 1 in its world, or for a control exactly 1; undefined
 * where none of some seeds gives one. Only the truth decides, no planner: a plan that takes one of several alternatives can still be right.
 */
export function bookThatShows(
  usual: Task,
  { change, seed }: { change: RuleChange; seed: number },
): RuleBook | undefined {
  for (let more = 0; more < MAX_SEEDS; more++) {
    const book = drawRuleBook(usual, { seed: seed + 100 * more, change })
    if (book === undefined || changesIn(book) === 0) continue
    const differs = f1OfTheGame(plannedIn(usual, book)) < 1
    if (differs === (change !== 'control')) return book
  }
  return undefined
}

/** F1 of the game's dependencies, with their alternatives, in a world with other rules. */
function f1OfTheGame({ task, subtasks }: PlanningTask): number {
  const { rules: _, ...usual } = task
  const edges = trueDependencies(usual, subtasks).map((edge) => ({ ...edge, reason: '' }))
  return compare(edges, { task, subtasks }).closure
}

/** A task in a world with these rules, planned; its arena holds only what the plan needs, so that worlds for trials are made quickly. */
export function plannedIn(usual: Task, rules: RuleBook | undefined): PlanningTask {
  const task = rules === undefined ? usual : { ...usual, rules }
  const plan = planned(task.scenario as Family, task)
  return task.scenario === 'gathering' ? { ...plan, task: lean(asGathering(task), plan) } : plan
}

function lean(task: GatheringTask, { subtasks }: PlanningTask): GatheringTask {
  const calls = subtasks.flatMap(({ actions }) => actions)
  const dug = calls.flatMap((call) => mineBlock.read(call)?.pos ?? [])
  const columns = new Set(dug.map(columnOf))
  const kinds = new Set(
    task.sources.flatMap(({ position, block }) =>
      dug.some((cell) => sameCell(cell, position)) ? [block.name] : [],
    ),
  )
  const isBedOfCane = (block: string) => kinds.has('sugar_cane') && CANE_BED.has(block)
  const usesAnimals = calls.some(({ name }) => name === 'UseOn' || name === 'Attack')
  return {
    ...task,
    sources: task.sources.filter(
      ({ position, block }) => columns.has(columnOf(position)) || isBedOfCane(block.name),
    ),
    gathering: { ...task.gathering, animals: usesAnimals ? task.gathering.animals : [] },
  }
}

/** Blocks that hold the water next to sugar cane. */
const CANE_BED: ReadonlySet<string> = new Set(['dirt', 'water', 'smooth_sandstone'])

const columnOf = ({ x, z }: Position): string => `${x},${z}`
