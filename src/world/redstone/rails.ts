import { DIRECTIONS, type Direction, neighbour, type Vec } from '../geometry.ts'
import type { BlockState } from '../kernel/blocks/states.ts'
import type { Game } from '../kernel/game.ts'
import { isPowered } from './power.ts'

/** Rails along which power passes (vanilla PoweredRailBlock). */
const REACH = 8

/**
 * Sets whether the rails in line with one are powered: by their own power, or by that of a rail near them in
 * line.
 */
export function updatePoweredRail(game: Game, p: Vec, state: BlockState): void {
  const { level } = game
  const line = [...lineOf(game, p, state, 0).toReversed(), p, ...lineOf(game, p, state, 1)]
  const own = line.map((q) => isPowered(level, q))
  line.forEach((q, i) => {
    const powered = own.some((on, j) => on && Math.abs(i - j) <= REACH)
    const there = level.get(q)
    if (there.properties['powered'] !== powered) level.set(q, level.states.with(there, { powered }))
  })
}

/** The rails of the same kind in line at one end, nearest first. */
function lineOf({ level }: Game, p: Vec, state: BlockState, end: 0 | 1): Vec[] {
  const towards = endsOf(state)[end]
  const found: Vec[] = []
  let at = p
  while (found.length < REACH * 2) {
    const beside = neighbour(at, towards)
    const next = [beside, neighbour(beside, 'up'), neighbour(beside, 'down')].find((q) => {
      const other = level.get(q)
      return other.name === state.name && endsOf(other)[end] === towards
    })
    if (!next) break
    found.push(next)
    at = next
  }
  return found
}

function endsOf(state: BlockState): readonly [Direction, Direction] {
  const shape = String(state.properties['shape'])
  return DIRECTIONS.slice(0, 2).some((side) => shape.includes(side)) ? ['north', 'south'] : ['west', 'east']
}
