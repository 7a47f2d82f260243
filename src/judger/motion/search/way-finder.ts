import type { Bot } from 'mineflayer'
import { floor, type Position } from '../../../core/position.ts'
import { clientCells } from './client-cells.ts'
import { crowdAround } from './crowd.ts'
import type { Goal } from './goal.ts'
import { mayOpenDoors } from './may-open-doors.ts'
import { Moves } from './moves.ts'
import { type BlockRegistry, gatesOpenIn, Moving, movingTableOf } from './moving-table.ts'
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

/** Feet above this height over the floor of their cell stand on the block in it (blocks). */
const ON_BLOCK = 0.001

/**
 * Starts to look for a way from where the bot is, in the world as its client sees it now.
 * @param options `gatesAreOpen`: as if all fence gates were open; `opensDoors`: whether it leads through doors, where the bot may
 * open them (default)
 */
export function findWay(bot: Bot, goal: Goal, { gatesAreOpen = false, opensDoors = true } = {}): WayFinder {
  const seen = movingTableOf(bot.registry as unknown as BlockRegistry)
  const table = gatesAreOpen ? gatesOpenIn(seen) : seen
  const cells = clientCells(bot)
  const moves = new Moves(cells, table, crowdAround(bot), opensDoors && mayOpenDoors(bot))
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
