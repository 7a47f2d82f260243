import { floor, type Position } from '../../../core/position.ts'
import type { Bot } from '../../client/bot.ts'
import { crowdAround } from './crowd.ts'
import type { Goal } from './goal.ts'
import { Moves } from './moves.ts'
import { gatesOpenIn, Moving, movingTableOf } from './moving-table.ts'
import type { SearchState } from './path-search.ts'
import { wayPoints } from './way-points.ts'
import { WaySearch } from './way-search.ts'

/** Finds a path from one bot to a goal, step by step. */
export interface WayFinder {
  /** Examines no more than this number of further cells. */
  advance(cells: number): SearchState
  /** The points of the found path. */
  points(): Position[]
  /** The cells of that path, without the bot's own. */
  cells(): Position[]
  /** Whether a cell of that path holds a door that players open by hand. */
  isDoorway(cell: Position): boolean
}

export interface WayOptions {
  /** Whether the path may lead through doors that players open by hand. */
  readonly opensDoors: boolean
  /** Whether the search treats all fence gates as open. */
  readonly gatesAreOpen?: boolean
}

/** Height above the floor of their cell from which feet count as standing on the block in it (blocks). */
const ON_BLOCK = 0.001

/** Starts a path search from the bot's position, in the world as its client sees it now. */
export function findWay(bot: Bot, goal: Goal, { opensDoors, gatesAreOpen = false }: WayOptions): WayFinder {
  const seen = movingTableOf(bot.registry)
  const table = gatesAreOpen ? gatesOpenIn(seen) : seen
  const cells = bot.extras.cells
  const moves = new Moves(cells, table, crowdAround(bot), opensDoors)
  const { position, onGround } = bot.entity
  const start = floor(position)
  const isRaised = position.y - start.y > ON_BLOCK && onGround
  if (isRaised && (moves.flagsAt(start.x, start.y, start.z) & Moving.shaped) !== 0) start.y++
  const search = new WaySearch(start, goal, moves)
  return {
    advance: (count) => search.advance(count),
    points: () => wayPoints(search.path(), cells, table),
    cells: () => search.path(),
    isDoorway: ({ x, y, z }) => moves.isDoorway(x, y, z),
  }
}
