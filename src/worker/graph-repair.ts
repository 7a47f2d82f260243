import type { EventSink } from '../core/journal/events.ts'
import { add, type Position, sameCell } from '../core/position.ts'
import type { Dependency, Subtask } from '../graph/subtask.ts'
import { CLEAR_CELLS } from '../graph/wanted-cells.ts'
import type { ActionCall } from '../task/action.ts'
import { unknownScene } from '../task/actions/effects.ts'
import { mineBlock } from '../task/actions/mine-block.ts'
import { offsetOf, type Side } from '../task/placement.ts'
import type { PathBoard } from './board/path-board.ts'
import type { Refusal } from './subtask-work.ts'
import type { TeamWorld } from './team-world.ts'

/** Failures of one subtask may change the graph so often. */
const MAX_REPAIRS = 6
/** Sides on which a block may have its support, the likeliest first. */
const SIDES: readonly Side[] = ['down', 'north', 'south', 'west', 'east', 'up']

/**
 * Repairs the graph by what refused actions show: a block without support waits for the subtask that places a neighbour,
 * a subtask that lacks an item waits for the one that obtains it, and a cell with a wrong block is cleared first. Every
 * change is journalled with the refusal that shows that it is needed.
 */
export class GraphRepair {
  readonly #board: PathBoard
  readonly #log: EventSink
  readonly #world: Pick<TeamWorld, 'task' | 'actions'>
  readonly #repairs = new Map<number, number>()

  constructor(board: PathBoard, log: EventSink, world: Pick<TeamWorld, 'task' | 'actions'>) {
    this.#board = board
    this.#log = log
    this.#world = world
  }

  /** @returns whether the graph has changed: then the failure was the plan's, not the agent's. */
  afterFailure(subtask: number, agent: string, refusal: Refusal): boolean {
    const repairs = this.#repairs.get(subtask) ?? 0
    if (repairs >= MAX_REPAIRS) return false
    const found = this.#remedy(subtask, refusal)
    const added = found.find(({ dependency, newcomer }) => this.#board.add(dependency, newcomer))
    if (added === undefined) return false
    this.#repairs.set(subtask, repairs + 1)
    this.#log.emit('plan.repaired', {
      kind: added.newcomer === undefined ? 'dependency' : 'clearing',
      dependencies: [added.dependency],
      subtasks: added.newcomer === undefined ? [] : [added.newcomer],
      evidence: {
        subtask,
        agent,
        action: { name: refusal.action.name, args: { ...refusal.action.args } },
        reason: refusal.reason,
        detail: refusal.detail,
      },
    })
    return true
  }

  /** What could help, the likeliest first. */
  #remedy(
    subtask: number,
    { action, reason, detail, missing = [] }: Refusal,
  ): { dependency: Dependency; newcomer?: Subtask }[] {
    const named = this.#world.actions.targetCellOf(action)
    // A refusal elsewhere than in the subtask's own cells says nothing about the plan.
    const pos = this.#board.forecast
      .errand(subtask)
      .cells.find((cell) => named !== undefined && sameCell(cell, named))
    if (reason === 'no_support' && pos !== undefined)
      return this.#placersBeside(pos).map((from) => ({
        dependency: { from, to: subtask, rules: ['support'], reason: detail },
      }))
    if (reason === 'missing_item')
      return this.#providersOf(missing.map(({ item }) => item)).map((from) => ({
        dependency: { from, to: subtask, rules: ['have-before-place'], reason: detail },
      }))
    if (reason === 'occupied' && pos !== undefined) {
      const id = Math.max(...this.#board.subtasks().map((known) => known.id)) + 1
      const newcomer = clearing(id, pos)
      return [{ dependency: { from: id, to: subtask, rules: [], reason: detail }, newcomer }]
    }
    return []
  }

  /** Unfinished subtasks that place a block next to a cell. */
  #placersBeside(pos: Position): number[] {
    const unfinished = this.#unfinished().map(({ id }) => ({
      id,
      cells: this.#board.forecast.errand(id).cells,
    }))
    return SIDES.flatMap((side) => {
      const beside = add(pos, offsetOf(side))
      const fills = unfinished.filter(({ cells }) => cells.some((cell) => sameCell(cell, beside)))
      return fills.flatMap(({ id, cells }) => (cells.some((cell) => sameCell(cell, pos)) ? [] : [id]))
    })
  }

  /** The first unfinished subtask that makes or hands over one of some items. */
  #providersOf(items: readonly string[]): number[] {
    const provides = ({ actions: calls }: Subtask) =>
      calls.some((call) => this.#providedBy(call).some((item) => items.includes(item)))
    const found = this.#unfinished().find(provides)
    return found === undefined ? [] : [found.id]
  }

  #providedBy(call: ActionCall): string[] {
    const { actions, task } = this.#world
    const role = actions.roleOf(call)
    if (role !== 'makes' && role !== 'gives') return []
    return actions
      .effectsOf(call, unknownScene(task.gameVersion))
      .flatMap((effect) => (effect.kind === 'produce' || effect.kind === 'hand-over' ? [effect.item] : []))
  }

  #unfinished(): Subtask[] {
    return this.#board.subtasks().filter(({ id }) => !this.#board.isDone(id))
  }
}

/** A subtask that empties a cell. */
function clearing(id: number, { x, y, z }: Position): Subtask {
  const pos: [number, number, number] = [x, y, z]
  return {
    id,
    description: `dig away what is at (${x}, ${y}, ${z}), where something else is wanted`,
    step: { function: CLEAR_CELLS, arguments: { cells: [pos] } },
    actions: [mineBlock.call({ pos })],
  }
}
