import { faceAttached } from '../blocks/placement/attached.ts'
import { onAnyFace, onTopOf } from '../blocks/support.ts'
import { type Face, opposite, type Vec } from '../geometry.ts'
import type { PowerGiven } from '../kernel/blocks/behaviour.ts'
import type { BlockState } from '../kernel/blocks/states.ts'
import type { Game } from '../kernel/game.ts'
import { buttonDue } from '../redstone/devices.ts'
import { plateDue } from '../redstone/plates.ts'
import { FULL_POWER, platePower } from '../redstone/power.ts'
import { ending, family, named } from './family.ts'

/** Ticks for which a button stays pressed. */
const STONE_BUTTON_TICKS = 20
const WOOD_BUTTON_TICKS = 30

/** The face that a lever or button is attached to. */
function attachedTo({ properties }: BlockState): Face {
  if (properties['face'] === 'floor') return 'down'
  if (properties['face'] === 'ceiling') return 'up'
  return opposite(properties['facing'] as Face)
}

const whenOn: PowerGiven = ({ properties }) => (properties['powered'] === true ? FULL_POWER : 0)

const intoItsSeat: PowerGiven = (state, towards, ...rest) =>
  towards === attachedTo(state) ? whenOn(state, towards, ...rest) : 0

const pressFor = (ticks: number) => (game: Game, p: Vec, state: BlockState) => {
  if (state.properties['powered'] === true) return true
  game.level.set(p, game.level.states.with(state, { powered: true }))
  game.redstone.schedule(p, ticks)
  return true
}

/** Levers, buttons and pressure plates. */
export const switches = [
  family((name) => name === 'lever' || name.endsWith('_button'), {
    isSupported: onAnyFace,
    place: faceAttached,
    push: 'breaks',
    power: true,
    weakPower: whenOn,
    strongPower: intoItsSeat,
  }),
  family(named('lever'), {
    toggle: ({ level }, p, state) => {
      level.set(p, level.states.with(state, { powered: state.properties['powered'] !== true }))
      return true
    },
  }),
  family(ending('_button'), {
    joinsDust: () => true,
    toggle: pressFor(WOOD_BUTTON_TICKS),
    arrowsPress: true,
    due: buttonDue,
    springsBack: true,
  }),
  family(named('stone_button polished_blackstone_button'), {
    toggle: pressFor(STONE_BUTTON_TICKS),
    arrowsPress: false,
  }),
  family(named('grindstone'), { place: faceAttached, push: 'stays' }),
  family(ending('_pressure_plate'), {
    kind: 'pressure_plate',
    joinsDust: () => true,
    keepsWallPost: true,
    isSupported: onTopOf('rigid', 'centre'),
    push: 'breaks',
    power: true,
    weakPower: platePower,
    strongPower: (state, towards) => (towards === 'down' ? platePower(state) : 0),
    due: plateDue,
    springsBack: true,
  }),
]
