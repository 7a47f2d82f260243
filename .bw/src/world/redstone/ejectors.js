import { centreOf, neighbour, step } from '../geometry.js';
import { containerAt } from '../inventory/chest.js';
import { counted, sameKind } from '../items/stack.js';
import { usedIf } from './dispensing/dispense.js';
import { dispenseOf } from './dispensing/index.js';
import { facingOf } from './parts.js';
import { isPoweredOrAbove } from './power.js';
/** Ticks from power to ejection, and number of slots of a dispenser or dropper. */
const EJECT_TICKS = 4;
const SLOTS = 9;
/** Speed of an item in blocks per tick, and its spread. */
const ITEM_SPEED = 0.2;
const SPREAD = 0.05;
const PICKUP_DELAY = 10;
/** Dispensers and droppers eject one item each time they receive power. */
export function updateEjector(game, p, state) {
    const { level } = game;
    const triggered = isPoweredOrAbove(level, p);
    if (triggered === state.properties['triggered'])
        return;
    level.set(p, level.states.with(state, { triggered }));
    if (triggered)
        game.redstone.schedule(p, EJECT_TICKS);
}
/**
 * Ejects one item of a random slot. A dropper puts it into a container in front of it; the effects of a
 * dispenser are in `dispensing/`.
 */
export function ejectorDue(game, p, state) {
    const slots = game.level.slots(p, SLOTS);
    const full = slots.flatMap((stack, i) => (stack ? [i] : []));
    const slot = full[game.redstone.chance.between(0, full.length - 1)];
    const stack = slot === undefined ? null : slots[slot];
    if (slot === undefined || !stack)
        return;
    const item = { ...stack, count: 1 };
    const outcome = state.name === 'dropper' ? drop(game, p, state, item) : dispense(game, p, state, item);
    if (outcome === 'kept')
        return;
    if (outcome === 'thrown')
        throwOut(game, p, state, item);
    slots[slot] = counted(stack, stack.count - 1);
    if (typeof outcome === 'object' && outcome.left)
        leave(game, { p, state, slots, slot }, outcome.left);
}
function drop(game, p, state, item) {
    const before = containerAt(game.level, neighbour(p, facingOf(state)));
    if (!before)
        return 'thrown';
    return usedIf(before.parts.some(({ list }) => putInto(list, item)));
}
function dispense(game, p, state, item) {
    const facing = facingOf(state);
    const { chance } = game.redstone;
    return dispenseOf(item.name)?.({ game, item, p, front: neighbour(p, facing), facing, chance }) ?? 'thrown';
}
/** Puts the remaining item into its slot or into another one, or throws it out. */
function leave(game, { p, state, slots, slot }, left) {
    if (!slots[slot])
        slots[slot] = left;
    else if (!putInto(slots, left))
        throwOut(game, p, state, left);
}
function putInto(slots, stack) {
    const room = (there) => !there || (sameKind(there, stack) && there.count < there.limit);
    const i = slots.findIndex(room);
    if (i < 0)
        return false;
    slots[i] = { ...stack, count: (slots[i]?.count ?? 0) + 1 };
    return true;
}
function throwOut(game, p, state, stack) {
    const by = step(facingOf(state));
    const speed = ITEM_SPEED + game.redstone.chance.next() * 0.1;
    const off = () => game.redstone.chance.around(SPREAD);
    game.dropItem({
        stack,
        position: mouth(p, state, 0.7),
        velocity: { x: by.x * speed + off(), y: 0.2 + off(), z: by.z * speed + off() },
        pickupDelay: PICKUP_DELAY,
    });
}
/** A point in front of the opening, at a given distance. */
function mouth(p, state, out) {
    const by = step(facingOf(state));
    const { x, y, z } = centreOf(p);
    return { x: x + by.x * out, y: y + by.y * out - (by.y === 0 ? 0.15 : 0), z: z + by.z * out };
}
