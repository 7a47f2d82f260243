import type { Blocks } from '../blocks/behaviour.ts'
import { breakBlock } from '../blocks/breaking.ts'
import type { BlockState, StateProperties } from '../blocks/states.ts'
import type { Game } from '../game.ts'
import { DIRECTIONS, neighbour, type Vec } from '../geometry.ts'

/** Steps from a foot on the ground at which scaffolding no longer holds (vanilla ScaffoldingBlock). */
export const TOO_FAR = 7
const NAME = 'scaffolding'

const isScaffolding = (state: BlockState): boolean => state.name === NAME

/** Steps sideways from scaffolding that stands on something; TOO_FAR where nothing holds. */
function stepsFromFoot(level: Blocks, p: Vec): number {
  const below = level.get(neighbour(p, 'down'))
  let steps = TOO_FAR
  if (isScaffolding(below)) steps = Number(below.properties['distance'])
  else if (level.shapes.isSturdy(below, 'up')) return 0
  for (const side of DIRECTIONS) {
    const beside = level.get(neighbour(p, side))
    if (isScaffolding(beside)) steps = Math.min(steps, Number(beside.properties['distance']) + 1)
  }
  return steps
}

/** How it stands in a place: its steps, and whether it hangs over nothing. */
export function scaffoldingAt(level: Blocks, p: Vec): StateProperties {
  const distance = stepsFromFoot(level, p)
  return { distance, bottom: distance > 0 && !isScaffolding(level.get(neighbour(p, 'down'))) }
}

/** A tick after something changed beside it, scaffolding counts its steps anew, and breaks where nothing holds it. */
export function steadyLater(game: Game, p: Vec): void {
  game.schedule(1, () => {
    const { level } = game
    const state = level.get(p)
    if (!isScaffolding(state)) return
    const next = level.states.with(state, scaffoldingAt(level, p))
    if (next.properties['distance'] === TOO_FAR) breakBlock(game, p, { tool: null, drops: true })
    else if (level.set(p, next)) spread(game, p)
  })
}

/** The others follow, one a tick. */
function spread(game: Game, p: Vec): void {
  for (const side of ['up', ...DIRECTIONS] as const) {
    const q = neighbour(p, side)
    if (isScaffolding(game.level.get(q))) steadyLater(game, q)
  }
}
