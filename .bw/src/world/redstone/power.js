import { FACES, neighbour, opposite } from '../geometry.js';
import { conducts, facingOf, isWire } from './parts.js';
/** Highest power. */
export const FULL_POWER = 15;
/** Power of a plate, 0 to 15. Weighted plates count bodies; others give full power or none. */
export function platePower({ properties }) {
    return properties['powered'] === true ? FULL_POWER : Number(properties['power'] ?? 0);
}
/** Weak power that a block gives to its neighbour in a direction (vanilla getSignal). */
export const weakPower = (level, p, towards, dust) => {
    const state = level.get(p);
    return level.blocks.of(state).weakPower?.(state, towards, dust, p, level) ?? 0;
};
/** Strong power that a block gives in a direction; it passes through a solid block (vanilla getDirectSignal). */
export const strongPower = (level, p, towards, dust) => {
    const state = level.get(p);
    return level.blocks.of(state).strongPower?.(state, towards, dust, p, level) ?? 0;
};
/** Power that a cell gives in a direction: its own or, for a solid block, the strong power that it receives. */
export function powerFrom(level, p, towards, dust = 'with_dust') {
    const state = level.get(p);
    let most = weakPower(level, p, towards, dust);
    if (!conducts(level, state))
        return most;
    for (const face of FACES) {
        if (most === FULL_POWER)
            break;
        most = Math.max(most, strongPower(level, neighbour(p, face), opposite(face), dust));
    }
    return most;
}
/** The highest power that a cell receives from its sides, optionally excluding one of them. */
export function powerAt(level, p, options = {}) {
    let most = 0;
    for (const face of FACES) {
        if (face === options.but)
            continue;
        most = Math.max(most, powerFrom(level, neighbour(p, face), opposite(face), options.dust));
        if (most === FULL_POWER)
            break;
    }
    return most;
}
export const isPowered = (level, p) => powerAt(level, p) > 0;
/**
 * Whether a piston or dispenser is powered: from its own sides except one, or as if it stood one block higher (vanilla's
 * quasi-connectivity).
 */
export const isPoweredOrAbove = (level, p, but) => powerAt(level, p, but === undefined ? {} : { but }) > 0 ||
    powerAt(level, neighbour(p, 'up'), { but: 'down' }) > 0;
/** Power at the back of a repeater. Dust there counts in any direction (vanilla getInputSignal). */
export function inputPower(level, p, state) {
    const back = facingOf(state);
    const q = neighbour(p, back);
    const source = level.get(q);
    return isWire(source) ? Number(source.properties['power']) : powerFrom(level, q, opposite(back));
}
