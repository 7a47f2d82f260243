import { soundSwitched } from '../blocks/block-sounds.js';
import { otherHalf } from '../blocks/breaking.js';
import { clickedSide } from '../blocks/placement/context.js';
import { below, isHalf, onTopOf } from '../blocks/support.js';
import { clockwise, counterClockwise, directionOfYaw, neighbour, opposite, step, } from '../geometry.js';
import { isReplaceable, kindOf } from '../kernel/blocks/rules.js';
import { isPowered } from '../redstone/power.js';
import { ending, family } from './family.js';
/** Doors and trapdoors that only power opens. */
const isIron = (name) => name === 'iron_door' || name === 'iron_trapdoor';
const stands = (level, p, state) => {
    if (state.properties['half'] === 'upper')
        return isHalf(below(level, p), state.name, 'lower');
    return onTopOf('full')(level, p, state) && isHalf(level.get(neighbour(p, 'up')), state.name, 'upper');
};
function place(context) {
    const { level, target, name, heading } = context;
    const above = neighbour(target, 'up');
    if (!level.contains(above) || !isReplaceable(level, level.get(above)))
        return null;
    if (!level.shapes.isSturdy(level.get(neighbour(target, 'down')), 'up'))
        return null;
    const common = { facing: heading, hinge: hinge(context), open: false, powered: false };
    return [
        { position: target, state: level.states.encode(name, { ...common, half: 'lower' }) },
        { position: above, state: level.states.encode(name, { ...common, half: 'upper' }) },
    ];
}
/** The side of the hinge: at a wall, paired with another door, otherwise by the click (vanilla DoorBlock.getHinge). */
function hinge({ level, target, name, heading, cursor }) {
    const left = neighbour(target, counterClockwise(heading));
    const right = neighbour(target, clockwise(heading));
    const full = (side) => [side, neighbour(side, 'up')].filter((p) => level.shapes.isFullCube(level.get(p))).length;
    const isDoor = (side) => level.get(side).name === name && level.get(side).properties['half'] === 'lower';
    const lean = full(right) - full(left);
    if ((isDoor(left) && !isDoor(right)) || lean > 0)
        return 'right';
    if ((isDoor(right) && !isDoor(left)) || lean < 0)
        return 'left';
    const { x, z } = step(heading);
    const onLeft = (x >= 0 || !(cursor.z < 0.5)) &&
        (x <= 0 || !(cursor.z > 0.5)) &&
        (z >= 0 || !(cursor.x > 0.5)) &&
        (z <= 0 || !(cursor.x < 0.5));
    return onLeft ? 'left' : 'right';
}
function swing({ level }, p, state) {
    if (isIron(state.name))
        return false;
    const open = state.properties['open'] !== true;
    const other = otherHalf(level, p, state);
    for (const q of other ? [p, other] : [p])
        level.set(q, level.states.with(level.get(q), { open }));
    return true;
}
function flip({ level }, p, state) {
    if (isIron(state.name))
        return false;
    level.set(p, level.states.with(state, { open: state.properties['open'] !== true }));
    return true;
}
/** A gate opens away from the player. */
function openGate({ level }, p, state, yaw) {
    const heading = directionOfYaw(yaw);
    const open = state.properties['open'] !== true;
    const turned = open && state.properties['facing'] === opposite(heading) ? { facing: heading } : {};
    level.set(p, level.states.with(state, { open, ...turned }));
    return true;
}
/**
 * A door opens when either half receives power and closes when the power is gone. Between these changes players can use it
 * freely.
 */
function doorPowered(game, p, state, fresh) {
    const { level } = game;
    const other = neighbour(p, state.properties['half'] === 'lower' ? 'up' : 'down');
    const whole = level.get(other).name === state.name;
    const powered = isPowered(level, p) || (whole && isPowered(level, other));
    if (powered === state.properties['powered'] || (fresh && !powered))
        return;
    for (const q of whole ? [p, other] : [p])
        level.set(q, level.states.with(level.get(q), { powered, open: powered }));
    soundSwitched(game, p, state);
}
/** Trapdoors and fence gates. */
function openingPowered(game, p, state, fresh) {
    const { level } = game;
    const powered = isPowered(level, p);
    if (powered === state.properties['powered'] || (fresh && !powered))
        return;
    level.set(p, level.states.with(state, { powered, open: powered }));
    soundSwitched(game, p, state);
}
/** Doors, trapdoors and fence gates. */
export const doors = [
    family(ending('_door'), {
        isSupported: stands,
        otherHalf: (p, { properties }) => neighbour(p, properties['half'] === 'lower' ? 'up' : 'down'),
        placeAll: place,
        toggle: swing,
        drops: ({ state }) => (state.properties['half'] === 'lower' ? [[state.name, 1]] : []),
        push: 'breaks',
        power: true,
        powerChanged: doorPowered,
    }),
    family(ending('_trapdoor'), {
        orient: (context) => {
            const side = clickedSide(context);
            if (side)
                return { facing: side, half: context.cursor.y > 0.5 ? 'top' : 'bottom' };
            return { facing: opposite(context.heading), half: context.face === 'up' ? 'bottom' : 'top' };
        },
        toggle: flip,
        power: true,
        powerChanged: openingPowered,
    }),
    family(ending('_fence_gate'), {
        kind: 'fence_gate',
        shape: (level, p, state) => {
            const facing = state.properties['facing'];
            const wallAt = (side) => kindOf(level, level.get(neighbour(p, side))) === 'wall';
            return { in_wall: wallAt(clockwise(facing)) || wallAt(counterClockwise(facing)) };
        },
        orient: ({ heading }) => ({ facing: heading }),
        toggle: openGate,
        power: true,
        powerChanged: openingPowered,
    }),
];
