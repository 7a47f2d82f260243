import { one } from '../blocks/drops.js';
import { below, facingOf, onTopOf } from '../blocks/support.js';
import { axisOf, DIRECTIONS, neighbour, opposite } from '../geometry.js';
import { comparatorDue, comparatorGone, fromComparator, updateComparator } from '../redstone/comparator.js';
import { conducts, isWire } from '../redstone/parts.js';
import { FULL_POWER } from '../redstone/power.js';
import { repeaterDue, updateRepeater } from '../redstone/repeater.js';
import { family, named } from './family.js';
/** Largest delay of a repeater, in steps. */
const MAX_DELAY = 4;
const isDot = ({ properties }) => DIRECTIONS.every((d) => properties[d] === 'none');
const isCross = ({ properties }) => DIRECTIONS.every((d) => properties[d] !== 'none');
const everywhere = (value) => Object.fromEntries(DIRECTIONS.map((d) => [d, value]));
/** A click turns a cross of dust into a dot, and back, unless something connects to it (vanilla RedStoneWireBlock.use). */
function toggleDot({ level }, p, state) {
    if (!isDot(state) && !isCross(state))
        return false;
    const turned = level.states.with(state, everywhere(isDot(state) ? 'side' : 'none'));
    const next = level.states.with(turned, dustShape?.(level, p, turned) ?? {});
    return level.set(p, next);
}
/** Dust connects to dust and to redstone parts next to it, and to dust one block up or down. */
const dustShape = (level, p, state) => {
    const roof = conducts(level, level.get(neighbour(p, 'up')));
    const join = (d) => {
        const q = neighbour(p, d);
        const beside = level.get(q);
        if (!roof && isWire(level.get(neighbour(q, 'up'))) && level.shapes.isSolid(beside))
            return 'up';
        const under = isWire(level.get(neighbour(q, 'down'))) && !conducts(level, beside);
        return level.blocks.of(beside).joinsDust?.(beside, d) || under ? 'side' : 'none';
    };
    const joined = DIRECTIONS.filter((d) => join(d) !== 'none');
    // a dot stays a dot until something connects to it
    if (joined.length === 0 && isDot(state))
        return {};
    const [only] = joined;
    const sides = {};
    for (const d of DIRECTIONS) {
        const through = joined.length === 0 || (joined.length === 1 && only !== undefined && d === opposite(only));
        sides[d] = join(d) === 'none' && through ? 'side' : join(d);
    }
    return sides;
};
const fromDust = ({ properties }, towards, dust) => {
    if (dust === 'without_dust' || towards === 'up')
        return 0;
    const leads = towards === 'down' || properties[towards] !== 'none';
    return leads ? Number(properties['power']) : 0;
};
const fromDiode = (state, towards) => {
    const on = state.properties['powered'] === true;
    return on && towards === opposite(facingOf(state)) ? FULL_POWER : 0;
};
/** A click cycles a repeater's delay from one to four steps and toggles a comparator between comparing and subtracting. */
function adjust({ level }, p, state) {
    const { delay, mode } = state.properties;
    const changed = mode === undefined
        ? { delay: (Number(delay) % MAX_DELAY) + 1 }
        : { mode: mode === 'compare' ? 'subtract' : 'compare' };
    level.set(p, level.states.with(state, changed));
    return true;
}
/** Redstone dust, repeaters and comparators. */
export const dustAndDiodes = [
    family(named(`
      redstone_wire lever redstone_torch redstone_wall_torch redstone_block comparator target daylight_detector
      tripwire_hook
    `), { joinsDust: () => true }),
    family(named('redstone_wire'), {
        isSupported: (level, p, state) => onTopOf('full')(level, p, state) || below(level, p).name === 'hopper',
        shape: dustShape,
        // placed as a cross
        orient: () => everywhere('side'),
        toggle: toggleDot,
        drops: one('redstone'),
        push: 'breaks',
        power: true,
        weakPower: fromDust,
        strongPower: fromDust,
    }),
    family(named('repeater comparator'), {
        kind: 'diode',
        isSupported: onTopOf('rigid'),
        toggle: adjust,
        push: 'breaks',
        power: true,
    }),
    family(named('comparator'), {
        weakPower: fromComparator,
        strongPower: fromComparator,
        powerChanged: updateComparator,
        watches: updateComparator,
        due: comparatorDue,
        gone: comparatorGone,
    }),
    family(named('repeater'), {
        weakPower: fromDiode,
        strongPower: fromDiode,
        // at its back and its front
        joinsDust: (state, side) => axisOf(facingOf(state)) === axisOf(side),
        powerChanged: updateRepeater,
        due: repeaterDue,
    }),
];
