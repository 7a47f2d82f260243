import type { Clock } from '../../core/clock.ts'
import { cellKey, distance, floor, type Position, sameCell } from '../../core/position.ts'
import { SECONDS_PER_BLOCK } from '../../game/bodies.ts'
import type { Scaffolding } from '../motion/scaffolding.ts'

/** Maximum number of cells assigned to an agent at a time; it then checks for other work. */
const MAX_CELLS = 8
/**
 * Cost of one block of height relative to one block of distance: climbing and coming down take about six times as long as
 * walking.
 */
const CLIMB = 6
/**
 * Number of cells from the bottom of a pillar that others may dig while its owner is on top (blocks): the owner then falls one
 * block more than this, and a deeper fall would hurt.
 */
const LOW = 2
/** Time for each level on the way down (ms of game time). */
const LEVEL_MS = 900

/** An agent with time to remove scaffold. */
export interface Tidier {
  agent: string
  position: Position
  /** Time after which it tries a cell again that it could not clear (ms of game time). */
  retryMs: number
  /** Whether the work on the task is over, so that all agents come down: it may dig the lowest levels of their pillars. */
  isLast?: boolean
  /** Whether a teammate stands on the dirt in this cell: only that teammate can dig it. Default: no cell. */
  isRidden?: (cell: Position) => boolean
}

const neverRidden = () => false

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

  /**
   * Assigns cells to an agent, from the bottom up: the lowest of a column, or the highest of the one that it stands on. Empty if there
   * are none for it.
   */
  assign({ agent, position, retryMs, isLast = false, isRidden = neverRidden }: Tidier): readonly Position[] {
    const since = this.#clock.now() - retryMs
    const best = this.#columns(agent, since, isRidden)
      .map((column) => pieceFor(position, column))
      .sort((a, b) => a.cost - b.cost)[0]
    const cells = best?.cells ?? (isLast ? this.#underOthers({ agent, position }, since) : [])
    if (cells.length > 0) this.#assigned.set(agent, cells)
    return cells
  }

  /** The agent has finished its assignment. @param stuck cells that it could not clear */
  release(agent: string, stuck: readonly Position[]): void {
    this.#assigned.delete(agent)
    for (const cell of stuck) this.#failures.set(failureKey(agent, cell), this.#clock.now())
  }

  /** Lets every agent try every cell again. */
  forgetFailures(): void {
    this.#failures.clear()
  }

  /**
   * Pieces of columns that can be assigned to an agent.
   * @param since cells that it failed to clear after this are left to others (ms of game time)
   */
  #columns(agent: string, since: number, isRidden: (cell: Position) => boolean): Position[][] {
    const unused = this.#scaffolding.unused()
    if (unused.length === 0) return []
    return columnsOf(unused.filter(this.#isOpen(agent, since)).filter((cell) => !isRidden(cell)))
  }

  /** The nearest low cell of a pillar that the agent can reach before the pillar's owner does; none if there is no such cell. */
  #underOthers({ agent, position }: Pick<Tidier, 'agent' | 'position'>, since: number): Position[] {
    const isOpen = this.#isOpen(agent, since)
    const wayTo = (cell: Position) => walkingTime(position, cell)
    const used = this.#scaffolding.usedByOthers(agent)
    const above = ({ x, y, z }: Position) =>
      used.filter(({ cell }) => cell.x === x && cell.z === z && cell.y > y).length
    const cells = used
      .filter(({ cell, level }) => level < LOW && isOpen(cell) && wayTo(cell) < above(cell) * LEVEL_MS)
      .map(({ cell }) => cell)
    return cells.sort((a, b) => wayTo(a) - wayTo(b)).slice(0, 1)
  }

  /** Whether no agent works on a cell, and this one has not failed at it. */
  #isOpen(agent: string, since: number): (cell: Position) => boolean {
    const assigned = new Set([...this.#assigned.values()].flat().map(cellKey))
    return (cell) => !assigned.has(cellKey(cell)) && !this.#hasFailed(agent, cell, since)
  }

  #hasFailed(agent: string, cell: Position, since: number): boolean {
    const at = this.#failures.get(failureKey(agent, cell))
    return at !== undefined && at > since
  }
}

/** Connected pieces of columns, each from the bottom up. */
function columnsOf(cells: readonly Position[]): Position[][] {
  const columns: Position[][] = []
  for (const cell of [...cells].sort((a, b) => a.x - b.x || a.z - b.z || a.y - b.y)) {
    const last = columns.at(-1)
    const below = last?.at(-1)
    if (last !== undefined && below?.x === cell.x && below.z === cell.z && below.y === cell.y - 1)
      last.push(cell)
    else columns.push([cell])
  }
  return columns
}

/** The piece of a column for an agent, and what it costs: the agent digs the column that it stands on from the top. */
function pieceFor(position: Position, column: readonly Position[]): { cells: Position[]; cost: number } {
  const feet = floor(position)
  const top = column.at(-1) as Position
  if (sameCell(top, { ...feet, y: feet.y - 1 })) return { cells: column.slice(-MAX_CELLS), cost: 0 }
  return { cells: column.slice(0, MAX_CELLS), cost: costOf(column[0] as Position, position) }
}

/** Time to walk straight there (ms of game time). */
const walkingTime = (from: Position, to: Position): number =>
  Math.hypot(to.x + 0.5 - from.x, to.z + 0.5 - from.z) * SECONDS_PER_BLOCK * 1000

const failureKey = (agent: string, cell: Position): string => `${agent} ${cellKey(cell)}`

const costOf = (cell: Position, from: Position): number =>
  distance({ ...cell, y: from.y }, from) + CLIMB * Math.abs(cell.y - from.y)
