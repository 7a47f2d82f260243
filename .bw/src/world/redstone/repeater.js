import { clockwise, counterClockwise, neighbour, opposite } from '../geometry.js';
import { kindOf } from '../kernel/blocks/rules.js';
import { facingOf, headingOf } from './parts.js';
import { inputPower, weakPower } from './power.js';
/** Ticks per step of delay. */
const STEP_TICKS = 2;
/** A repeater follows its input after its delay, unless a repeater at its side locks it (vanilla DiodeBlock). */
export function updateRepeater(game, p, state) {
    const { level } = game;
    const locked = isLocked(game, p, state);
    if (locked !== state.properties['locked'])
        level.set(p, level.states.with(state, { locked }));
    const on = state.properties['powered'] === true;
    if (locked || on === inputPower(level, p, state) > 0 || game.redstone.isScheduled(p))
        return;
    game.redstone.schedule(p, delayOf(state), facesDiode(game, p, state) ? -3 : on ? -2 : -1);
}
export function repeaterDue(game, p, state) {
    const { level } = game;
    if (isLocked(game, p, state))
        return;
    const wanted = inputPower(level, p, state) > 0;
    const on = state.properties['powered'] === true;
    if (on && !wanted)
        level.set(p, level.states.with(state, { powered: false }));
    if (on)
        return;
    level.set(p, level.states.with(state, { powered: true }));
    // a pulse shorter than the delay is lengthened to it
    if (!wanted)
        game.redstone.schedule(p, delayOf(state), -2);
}
const delayOf = (state) => Number(state.properties['delay']) * STEP_TICKS;
function isLocked({ level }, p, state) {
    const heading = headingOf(state);
    return [clockwise(heading), counterClockwise(heading)].some((side) => {
        const q = neighbour(p, side);
        return kindOf(level, level.get(q)) === 'diode' && weakPower(level, q, opposite(side), 'with_dust') > 0;
    });
}
/** Whether its output leads into the back or side of another repeater; such repeaters act first. */
export function facesDiode({ level }, p, state) {
    const front = opposite(facingOf(state));
    const next = level.get(neighbour(p, front));
    return kindOf(level, next) === 'diode' && facingOf(next) !== front;
}
