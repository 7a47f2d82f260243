import { one } from '../blocks/drops.ts'
import { opposite } from '../geometry.ts'
import type { PowerGiven } from '../kernel/blocks/behaviour.ts'
import { headingOf } from '../redstone/parts.ts'
import { FULL_POWER } from '../redstone/power.ts'
import {
  hookGone,
  stringDue,
  stringGone,
  stringJoins,
  updateHook,
  updateString,
  watchString,
} from '../redstone/tripwire.ts'
import { family, named } from './family.ts'

const whenTripped: PowerGiven = ({ properties }) => (properties['powered'] === true ? FULL_POWER : 0)
/** Hooks give strong power to the block to which they are attached. */
const intoItsWall: PowerGiven = (state, towards, ...rest) =>
  towards === opposite(headingOf(state)) ? whenTripped(state, towards, ...rest) : 0

/** String as a block, and the hooks to which it is tied. */
export const tripwires = [
  family(named('tripwire'), {
    drops: one('string'),
    keepsWallPost: true,
    push: 'breaks',
    power: true,
    shape: stringJoins,
    powerChanged: updateString,
    watches: watchString,
    due: stringDue,
    gone: stringGone,
    springsBack: true,
  }),
  family(named('tripwire_hook'), {
    power: true,
    weakPower: whenTripped,
    strongPower: intoItsWall,
    powerChanged: updateHook,
    due: updateHook,
    gone: hookGone,
    springsBack: true,
  }),
]
