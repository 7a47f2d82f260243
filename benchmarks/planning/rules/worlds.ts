import { type Position, sameCell } from '../../../src/core/position.ts'
import type { RuleBook } from '../../../src/game/rules/rule-book.ts'
import type { GatheringTask } from '../../../src/scenario/gathering/gathering.ts'
import { mineBlock } from '../../../src/task/actions/mine-block.ts'
import { gatheringTasks } from '../tasks/gathering.ts'
import { type PlanningTask, planned } from '../tasks/planned.ts'

/** The tasks with the shortest plans: carrying every subtask of a plan out in many worlds takes its time. */
export function shortTasks(count: number): GatheringTask[] {
  const length = new Map(gatheringTasks(1).map((task) => [task, planned('gathering', task).subtasks.length]))
  return [...length]
    .sort(([, a], [, b]) => a - b)
    .map(([task]) => task)
    .slice(0, count)
}

/** A task in a world with these rules, planned; its arena holds only what the plan needs, so that worlds for trials are made quickly. */
export function plannedIn(usual: GatheringTask, rules: RuleBook | undefined): PlanningTask {
  const task = rules === undefined ? usual : { ...usual, rules }
  const plan = planned('gathering', task)
  const calls = plan.subtasks.flatMap(({ actions }) => actions)
  const dug = calls.flatMap((call) => mineBlock.read(call)?.pos ?? [])
  const columns = new Set(dug.map(columnOf))
  const kinds = new Set(
    task.sources.flatMap(({ position, block }) =>
      dug.some((cell) => sameCell(cell, position)) ? [block.name] : [],
    ),
  )
  const isBedOfCane = (block: string) => kinds.has('sugar_cane') && CANE_BED.has(block)
  const usesAnimals = calls.some(({ name }) => name === 'UseOn' || name === 'Attack')
  const lean: GatheringTask = {
    ...task,
    sources: task.sources.filter(
      ({ position, block }) => columns.has(columnOf(position)) || isBedOfCane(block.name),
    ),
    gathering: { ...usual.gathering, animals: usesAnimals ? (usual.gathering.animals ?? []) : [] },
  }
  return { ...plan, task: lean }
}

/** What keeps the water beside sugar cane. */
const CANE_BED: ReadonlySet<string> = new Set(['dirt', 'water', 'smooth_sandstone'])

const columnOf = ({ x, z }: Position): string => `${x},${z}`
