import { floor, type Position } from '../../../core/position.ts'
import type { Bot } from '../../client/bot.ts'
import { crowdAround } from './crowd.ts'
import type { Goal } from './goal.ts'
import { Moves } from './moves.ts'
import { gatesOpenIn, Moving, movingTableOf } from './moving-table.ts'
import type { SearchState } from './path-search.ts'
import { wayPoints } from './way-points.ts'
import { WaySearch } from './way-search.ts'

/** Looks for a way of one bot to a goal, a part at a time. */
export interface WayFinder {
  /** Looks at no more than this number of further cells. */
  advance(cells: number): SearchState
  /** The points of the way that was found. */
  points(): Position[]
  /** The cells of that way, without the one where the bot is. */
  cells(): Position[]
  /** Whether a door that players open by hand stands in a cell of that way. */
  isDoorway(cell: Position): boolean
}

export interface WayOptions {
  /** Whether the way may lead through doors that players open by hand. */
  readonly opensDoors: boolean
  /** Whether it is looked for as if all fence gates were open. */
  readonly gatesAreOpen?: boolean
}

/** Feet above this height over the floor of their cell stand on the block in it (blocks). */
const ON_BLOCK = 0.001

/**
 * Starts to look for a way from where the bot is, in the world as its client sees it now.
 */
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
