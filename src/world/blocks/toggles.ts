import type { Game } from '../game.ts'
import { type Direction, directionOfYaw, opposite, type Vec } from '../geometry.ts'
import { otherHalf } from './breaking.ts'
import { familyOf, isIronDoor, isStoneButton } from './families.ts'
import type { BlockState, StateProperties } from './states.ts'

/** Ticks a pressed button stays pressed. */
const STONE_BUTTON_TICKS = 20
const WOOD_BUTTON_TICKS = 30
/** Steps of a repeater. */
const MOST_DELAY = 4

/** Doors, trapdoors, gates, levers, buttons, repeaters: what a hand changes. False if the block is none of these. */
export function toggle(game: Game, p: Vec, state: BlockState, yaw: number): boolean {
  switch (familyOf(state.name)) {
    case 'door':
      return !isIronDoor(state.name) && swing(game, p, state)
    case 'trapdoor':
      return !isIronDoor(state.name) && flip(game, p, state, 'open')
    case 'fence_gate':
      return openGate(game, p, state, directionOfYaw(yaw))
    case 'lever':
      return flip(game, p, state, 'powered')
    case 'button':
      return press(game, p, state)
    case 'diode':
      return adjust(game, p, state)
    default:
      return false
  }
}

function flip({ level }: Game, p: Vec, state: BlockState, property: 'open' | 'powered'): boolean {
  level.set(p, level.states.with(state, { [property]: state.properties[property] !== true }))
  return true
}

function swing(game: Game, p: Vec, state: BlockState): boolean {
  const open = state.properties['open'] !== true
  const other = otherHalf(game.level, p, state)
  for (const q of other ? [p, other] : [p])
    game.level.set(q, game.level.states.with(game.level.get(q), { open }))
  return true
}

/** A gate opens away from the one who opens it. */
function openGate({ level }: Game, p: Vec, state: BlockState, heading: Direction): boolean {
  const open = state.properties['open'] !== true
  const turned: StateProperties =
    open && state.properties['facing'] === opposite(heading) ? { facing: heading } : {}
  level.set(p, level.states.with(state, { open, ...turned }))
  return true
}

function press(game: Game, p: Vec, state: BlockState): boolean {
  if (state.properties['powered'] === true) return true
  game.level.set(p, game.level.states.with(state, { powered: true }))
  game.redstone.schedule(p, isStoneButton(state.name) ? STONE_BUTTON_TICKS : WOOD_BUTTON_TICKS)
  return true
}

/** A repeater's delay goes round from one to four steps, a comparator changes between comparing and subtracting. */
function adjust({ level }: Game, p: Vec, state: BlockState): boolean {
  const { delay, mode } = state.properties
  const changed: StateProperties =
    mode === undefined
      ? { delay: (Number(delay) % MOST_DELAY) + 1 }
      : { mode: mode === 'compare' ? 'subtract' : 'compare' }
  level.set(p, level.states.with(state, changed))
  return true
}
