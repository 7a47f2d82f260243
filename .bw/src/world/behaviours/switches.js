import { faceAttached } from '../blocks/placement/attached.js';
import { onAnyFace, onTopOf } from '../blocks/support.js';
import { opposite } from '../geometry.js';
import { buttonDue } from '../redstone/devices.js';
import { plateDue } from '../redstone/plates.js';
import { FULL_POWER, platePower } from '../redstone/power.js';
import { ending, family, named } from './family.js';
/** Ticks for which a button stays pressed. */
const STONE_BUTTON_TICKS = 20;
const WOOD_BUTTON_TICKS = 30;
/** The face that a lever or button is attached to. */
function attachedTo({ properties }) {
    if (properties['face'] === 'floor')
        return 'down';
    if (properties['face'] === 'ceiling')
        return 'up';
    return opposite(properties['facing']);
}
const whenOn = ({ properties }) => (properties['powered'] === true ? FULL_POWER : 0);
const intoItsSeat = (state, towards, ...rest) => towards === attachedTo(state) ? whenOn(state, towards, ...rest) : 0;
const pressFor = (ticks) => (game, p, state) => {
    if (state.properties['powered'] === true)
        return true;
    game.level.set(p, game.level.states.with(state, { powered: true }));
    game.redstone.schedule(p, ticks);
    return true;
};
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
            level.set(p, level.states.with(state, { powered: state.properties['powered'] !== true }));
            return true;
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
];
