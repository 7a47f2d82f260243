import type { Position } from '../../core/position.ts'
import { EYE_HEIGHT, REACH } from '../../game/bodies.ts'
import type { Pillar } from '../motion/perch.ts'
import { lazily } from './lazily.ts'
import type { OpenCells } from './open-cells.ts'

/** Maximum number of cells that share a climb: after that, an agent comes down for materials anyway. */
const MAX_SHARED = 8
/** Weight of a cell that belongs to a teammate or a later subtask, relative to one of the agent's own. */
const OTHERS = 0.1
/** Cells that are within reach by this margin have a neighbour that is within reach (blocks). */
const ROOM = 0.3
const NEAR_ENOUGH = (REACH - ROOM) ** 2

/** The cells that share a climb: the one to be filled now, and those that can be filled from the same place. */
export class SharedClimb {
  readonly #own: readonly Position[]
  readonly #others: readonly Position[]
  readonly #most: number
  /** All open cells, by column; few searches ask for them. */
  readonly #columns: () => ReadonlyMap<string, readonly Position[]>

  /**
   * @param target the cell to be filled now
   * @param open the other cells that still have to be filled; those above the target come later and do not count
   */
  constructor(target: Position, { own, others }: OpenCells = { own: [], others: [] }) {
    this.#columns = lazily(() => Map.groupBy([...own, ...others], columnKey))
    const comesWith = ({ y }: Position) => y <= target.y
    this.#own = own.filter(comesWith)
    this.#others = others.filter(comesWith)
    this.#most = Math.min(MAX_SHARED, 1 + this.#own.length + OTHERS * this.#others.length)
  }

  /** The number of cells that share a climb to a place. */
  from(feet: Position): number {
    let cells = 1 + within(this.#own, feet, this.#most - 1)
    if (cells < this.#most) cells += OTHERS * within(this.#others, feet, (this.#most - cells) / OTHERS)
    return cells
  }

  /** Whether a pillar would stand in a cell that still has to be filled. */
  isObstructedBy({ base, height }: Pillar): boolean {
    const open = this.#columns().get(columnKey(base)) ?? []
    return open.some(({ y }) => y >= base.y && y < base.y + height)
  }

  /** Whether no climb to this place can serve more than one cell. */
  isForAll(feet: Position): boolean {
    return this.from(feet) >= this.#most
  }
}

/** The number of cells within reach, up to a limit. */
function within(cells: readonly Position[], feet: Position, limit: number): number {
  const [x, y, z] = [feet.x, feet.y + EYE_HEIGHT - 0.5, feet.z]
  let count = 0
  for (const cell of cells) {
    if (count >= limit) break
    if ((cell.x - x) ** 2 + (cell.y - y) ** 2 + (cell.z - z) ** 2 <= NEAR_ENOUGH) count++
  }
  return count
}

const columnKey = ({ x, z }: Position): string => `${x},${z}`
