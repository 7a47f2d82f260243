import type { EventSink } from '../core/journal/events.ts'
import { add, cellKey, type Position, sameCell } from '../core/position.ts'
import { needsAround, suits } from '../game/placement/holding.ts'
import { offsetOf, type PlacementOption, placementOptions } from '../game/placement/placement-options.ts'
import type { Surroundings } from '../game/placement/surroundings.ts'
import { edgeKey } from '../graph/edge-key.ts'
import type { Dependency, Subtask } from '../graph/subtask.ts'
import { CLEAR_CELLS, type WantedCell, wantedCells } from '../graph/wanted-cells.ts'
import type { ActionCall } from '../task/action.ts'
import { unknownScene } from '../task/actions/effects.ts'
import { mineBlock } from '../task/actions/mine-block.ts'
import type { PathBoard } from './board/path-board.ts'
import type { Refusal } from './subtask-work.ts'
import type { TeamWorld } from './team-world.ts'

/** Maximum number of graph changes caused by failures of one subtask. */
const MAX_REPAIRS = 6

/** A change that may prevent a refusal. */
interface Remedy {
  dependency: Dependency
  /** The subtask at the start of the dependency, if it is new. */
  newcomer?: Subtask
  /** Whether the dependency may replace its reverse. */
  mayTurn?: boolean
}

/**
 * Repairs the graph from refused actions: a block without support waits for the subtask that places a neighbour which can carry
 * it, even if the plan has the reverse order; a subtask with a missing item waits for the one that obtains it, and a cell with a
 * wrong block is cleared first. Every change is journalled with the refusal that justifies it.
 */
export class GraphRepair {
  readonly #board: PathBoard
  readonly #log: EventSink
  readonly #world: Pick<TeamWorld, 'task' | 'actions'>
  readonly #repairs = new Map<number, number>()
  /** Dependencies that a refusal has shown to be right, as "from to". */
  readonly #shown = new Set<string>()

  constructor(board: PathBoard, log: EventSink, world: Pick<TeamWorld, 'task' | 'actions'>) {
    this.#board = board
    this.#log = log
    this.#world = world
  }

  /** @returns whether the graph has changed, in which case the plan was at fault, not the agent */
  afterFailure(subtask: number, agent: string, refusal: Refusal): boolean {
    const repairs = this.#repairs.get(subtask) ?? 0
    if (repairs >= MAX_REPAIRS) return false
    const change = this.#remedy(subtask, refusal)
    const added = change.find(({ dependency, newcomer }) => this.#board.add(dependency, newcomer))
    const turned = added === undefined ? change.find((remedy) => this.#turn(remedy)) : undefined
    const remedy = added ?? turned
    if (remedy === undefined) return false
    const { dependency, newcomer } = remedy
    this.#repairs.set(subtask, repairs + 1)
    this.#shown.add(edgeKey(dependency))
    this.#log.emit('plan.repaired', {
      kind: newcomer === undefined ? 'dependency' : 'clearing',
      dependencies: [dependency],
      ...(turned === undefined ? {} : { removed: [reversed(dependency)] }),
      subtasks: newcomer === undefined ? [] : [newcomer],
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

  /** Reverses a dependency of the plan, unless a refusal has shown that it is right. */
  #turn({ dependency, mayTurn = false }: Remedy): boolean {
    return mayTurn && !this.#shown.has(edgeKey(reversed(dependency))) && this.#board.turn(dependency)
  }

  /** Possible remedies, most likely first. */
  #remedy(subtask: number, { action, reason, detail, missing = [] }: Refusal): Remedy[] {
    const named = this.#world.actions.targetCellOf(action)
    // A refusal outside the subtask's own cells says nothing about the plan.
    const pos = this.#board.forecast
      .errand(subtask)
      .cells.find((cell) => named !== undefined && sameCell(cell, named))
    if (reason === 'no_support' && pos !== undefined)
      return this.#carriersOf(subtask, pos).map(({ from, mayTurn }) => ({
        dependency: { from, to: subtask, rules: ['support'], reason: detail },
        mayTurn,
      }))
    if (reason === 'missing_item')
      return this.#providersOf(missing.map(({ item }) => item)).map((from) => ({
        dependency: { from, to: subtask, rules: ['have-before-place'], reason: detail },
      }))
    if (reason === 'occupied' && pos !== undefined) {
      const id = Math.max(...this.#board.subtasks().map((subtask) => subtask.id)) + 1
      const newcomer = clearing(id, pos)
      return [{ dependency: { from: id, to: subtask, rules: [], reason: detail }, newcomer }]
    }
    return []
  }

  /**
   * Unfinished subtasks that place a neighbour which can carry the block in a cell. Neighbours that need no support from it
   * come first: their dependency may be reversed.
   */
  #carriersOf(subtask: number, pos: Position): { from: number; mayTurn: boolean }[] {
    const own = this.#cellsOf(subtask).find(({ position }) => sameCell(position, pos))
    if (own === undefined) return []
    const wanted = new Map(
      this.#unfinished().flatMap(({ id }) =>
        this.#cellsOf(id).map((cell) => [cellKey(cell.position), { ...cell, id }] as const),
      ),
    )
    const surroundings: Surroundings = {
      version: this.#world.task.gameVersion,
      at: (cell) => wanted.get(cellKey(cell))?.block,
    }
    const around = needsAround(own.block).map((side): PlacementOption => ({ against: side }))
    const carriers = [...placementOptions(own.block), ...around].flatMap((option) => {
      const carrier = wanted.get(cellKey(add(pos, offsetOf(option.against))))
      if (carrier === undefined || carrier.id === subtask) return []
      if (!suits(own.block, pos, option, surroundings)) return []
      return [{ from: carrier.id, mayTurn: isPlacedWithout(carrier, pos) }]
    })
    return carriers.sort((a, b) => Number(b.mayTurn) - Number(a.mayTurn))
  }

  /** The cells that a subtask fills, with their blocks. */
  #cellsOf(id: number): readonly WantedCell[] {
    return wantedCells(this.#board.subtask(id), this.#world.task, this.#world.actions)
  }

  /** The first unfinished subtask that makes or hands over one of some items. */
  #providersOf(items: readonly string[]): number[] {
    const provides = ({ actions: calls }: Subtask) =>
      calls.some((call) => this.#providedBy(call).some((item) => items.includes(item)))
    const provider = this.#unfinished().find(provides)
    return provider === undefined ? [] : [provider.id]
  }

  #providedBy(call: ActionCall): string[] {
    const { actions, task } = this.#world
    const role = actions.roleOf(call)
    if (role !== 'makes' && role !== 'gives') return []
    return actions
      .effectsOf(call, unknownScene(task))
      .flatMap((effect) => (effect.kind === 'produce' || effect.kind === 'hand-over' ? [effect.item] : []))
  }

  #unfinished(): Subtask[] {
    return this.#board.subtasks().filter(({ id }) => !this.#board.isDone(id))
  }
}

/** Whether a block can be placed against a neighbour other than this cell. */
const isPlacedWithout = ({ position, block }: WantedCell, neighbour: Position): boolean =>
  placementOptions(block).some(({ against }) => !sameCell(add(position, offsetOf(against)), neighbour))

const reversed = ({ from, to }: Dependency): { from: number; to: number } => ({ from: to, to: from })

/** A subtask that empties a cell. */
function clearing(id: number, { x, y, z }: Position): Subtask {
  const pos: [number, number, number] = [x, y, z]
  return {
    id,
    description: `dig away what is at (${x}, ${y}, ${z}), where another block belongs`,
    step: { function: CLEAR_CELLS, arguments: { cells: [pos] } },
    actions: [mineBlock.call({ pos })],
  }
}
