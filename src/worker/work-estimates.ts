import { distance, type Position } from '../core/position.ts'
import { cellOf } from '../graph/cell-of.ts'
import type { Subtask } from '../graph/subtask.ts'
import { wantedCells } from '../graph/wanted-cells.ts'
import { recipesFor } from '../task/facts/recipes.ts'
import { OVENS } from '../task/facts/smelting.ts'
import type { ItemCount, Task } from '../task/task.ts'

/** Where a subtask takes an agent and what it needs there. */
export interface Errand {
  /** Where its work is: the first cell it names, or the table or furnace it needs. */
  place: Position | undefined
  /** The cells it fills. */
  cells: readonly Position[]
  /** What it uses up, and the container the plan takes that from. */
  items: readonly ItemCount[]
  source: Position | undefined
  /** Roughly how much there is to do, in steps. */
  steps: number
}

/** A step is taken to last so long until the run has shown how long it lasts (ms of game time). */
const STEP_MS = 350
/** The first guess counts as much as so many steps of experience. */
const GUESS_STEPS = 20
/** Steps that every subtask takes beside its cells: to go, fetch and equip. */
const SETUP_STEPS = 3
/** How fast a player walks (blocks a game second; vanilla 4.317). */
const WALKING_SPEED = 4.317

/** What the team expects of its subtasks: places, materials, and durations that it learns as the run goes on. */
export class WorkEstimates {
  readonly #task: Task | undefined
  readonly #errands = new Map<number, Errand>()
  #steps = GUESS_STEPS
  #time = GUESS_STEPS * STEP_MS

  constructor(task?: Task) {
    this.#task = task
  }

  errand(subtask: Subtask): Errand {
    const known = this.#errands.get(subtask.id)
    if (known !== undefined) return known
    const errand = errandOf(subtask, this.#task)
    this.#errands.set(subtask.id, errand)
    return errand
  }

  /** How long a subtask is likely to take (ms of game time). */
  duration(subtask: Subtask): number {
    return (this.errand(subtask).steps * this.#time) / this.#steps
  }

  /** Learns from a subtask that took so long (ms of game time). */
  learn(subtask: Subtask, took: number): void {
    this.#steps += this.errand(subtask).steps
    this.#time += took
  }
}

/** Time to walk straight there (ms of game time); walls and detours are not known beforehand. */
export const walkingTime = (from: Position, to: Position): number =>
  (distance(from, to) / WALKING_SPEED) * 1000

function errandOf(subtask: Subtask, task: Task | undefined): Errand {
  const cells =
    task === undefined
      ? subtask.actions.flatMap(({ name, args }) => (name === 'PlaceBlock' ? (cellOf(args.pos) ?? []) : []))
      : wantedCells(subtask, task).map(({ position }) => position)
  const named = subtask.actions.flatMap(({ args }) => cellOf(args.pos) ?? [])
  const counts = new Map<string, number>()
  for (const { name, args } of subtask.actions) {
    if (name !== 'PlaceBlock') continue
    const item = String(args.item)
    counts.set(item, (counts.get(item) ?? 0) + 1)
  }
  const source = subtask.actions.flatMap(({ name, args }) =>
    name === 'WithdrawItem' ? (cellOf(args.container) ?? []) : [],
  )[0]
  return {
    place: cells[0] ?? named.at(-1) ?? (task === undefined ? undefined : stationOf(subtask, task)),
    cells,
    items: [...counts].map(([item, count]) => ({ item, count })),
    source,
    steps: SETUP_STEPS + Math.max(1, cells.length, subtask.actions.length - SETUP_STEPS),
  }
}

/** The table or furnace at which a subtask works, where one stands from the start. */
function stationOf({ actions }: Subtask, { sources, gameVersion }: Task): Position | undefined {
  const needed = actions.flatMap(({ name, args }): readonly string[] => {
    if (name === 'Smelt') return OVENS
    const recipes = name === 'Craft' ? recipesFor(String(args.item), gameVersion) : []
    return recipes.length > 0 && recipes.every(({ needsTable }) => needsTable) ? ['crafting_table'] : []
  })
  return sources.find(({ block }) => needed.includes(block.name))?.position
}
