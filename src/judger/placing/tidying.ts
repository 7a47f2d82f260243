import type { Clock } from '../../core/clock.ts'
import { cellKey, distance, type Position } from '../../core/position.ts'
import type { Scaffolding } from '../motion/scaffolding.ts'

/** Maximum number of cells assigned to an agent at a time; it then checks for other work. */
const MAX_CELLS = 8
/**
 * Cost of a block of height relative to a block of distance: climbing and coming down take about six times as long as walking.
 */
const CLIMB = 6

/** An agent that has time to remove scaffold. */
export interface Tidier {
  agent: string
  position: Position
  /** Time after which it tries a cell again that it could not clear (ms of game time). */
  retryMs: number
}

/**
 * Shares the removal of unused scaffold: each agent is assigned cells of one column, the nearest one that no other agent works
 * on. One for all agents of an episode.
 */
export class Tidying {
  readonly #scaffolding: Scaffolding
  readonly #clock: Clock
  readonly #assigned = new Map<string, readonly Position[]>()
  /** When an agent failed to clear a cell (ms of game time), by agent and cell. */
  readonly #failures = new Map<string, number>()

  constructor(scaffolding: Scaffolding, clock: Clock) {
    this.#scaffolding = scaffolding
    this.#clock = clock
  }

  /** Assigns cells to an agent, the lowest of a column first. Empty where there are none for it. */
  assign({ agent, position, retryMs }: Tidier): readonly Position[] {
    const since = this.#clock.now() - retryMs
    const best = this.#columns(agent, since)
      .map((cells) => ({ cells, cost: costOf(cells[0] as Position, position) }))
      .sort((a, b) => a.cost - b.cost)[0]
    const cells = best?.cells.slice(0, MAX_CELLS) ?? []
    if (cells.length > 0) this.#assigned.set(agent, cells)
    return cells
  }

  /** The agent has ended its assignment. @param stuck cells that it could not clear */
  release(agent: string, stuck: readonly Position[]): void {
    this.#assigned.delete(agent)
    for (const cell of stuck) this.#failures.set(failureKey(agent, cell), this.#clock.now())
  }

  /** Lets every agent try every cell again. */
  forgetFailures(): void {
    this.#failures.clear()
  }

  /**
   * Connected pieces of columns that can be assigned to an agent, each from the bottom up.
   * @param since cells that it failed to clear after this are left to others (ms of game time)
   */
  #columns(agent: string, since: number): Position[][] {
    const unused = this.#scaffolding.unused()
    if (unused.length === 0) return []
    const assigned = new Set([...this.#assigned.values()].flat().map(cellKey))
    const open = unused.filter((cell) => !assigned.has(cellKey(cell)) && !this.#hasFailed(agent, cell, since))
    const columns: Position[][] = []
    for (const cell of open.sort((a, b) => a.x - b.x || a.z - b.z || a.y - b.y)) {
      const last = columns.at(-1)
      const below = last?.at(-1)
      if (last !== undefined && below?.x === cell.x && below.z === cell.z && below.y === cell.y - 1)
        last.push(cell)
      else columns.push([cell])
    }
    return columns
  }

  #hasFailed(agent: string, cell: Position, since: number): boolean {
    const at = this.#failures.get(failureKey(agent, cell))
    return at !== undefined && at > since
  }
}

const failureKey = (agent: string, cell: Position): string => `${agent} ${cellKey(cell)}`

const costOf = (cell: Position, from: Position): number =>
  distance({ ...cell, y: from.y }, from) + CLIMB * Math.abs(cell.y - from.y)
