import { one } from '../blocks/drops.js';
import { opposite } from '../geometry.js';
import { headingOf } from '../redstone/parts.js';
import { FULL_POWER } from '../redstone/power.js';
import { hookGone, stringDue, stringGone, stringJoins, updateHook, updateString, watchString, } from '../redstone/tripwire.js';
import { family, named } from './family.js';
const whenTripped = ({ properties }) => (properties['powered'] === true ? FULL_POWER : 0);
/** Hooks give strong power to the block to which they are attached. */
const intoItsWall = (state, towards, ...rest) => towards === opposite(headingOf(state)) ? whenTripped(state, towards, ...rest) : 0;
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
];
