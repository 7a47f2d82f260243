import { FACES, neighbour, opposite } from '../geometry.js';
import { facingOf } from './parts.js';
/** Ticks from a change to the pulse, and ticks for which the pulse lasts. */
const PULSE_TICKS = 2;
/** Tells the observers facing a block of its change (vanilla ObserverBlock.updateShape). */
export function noteSeen(game, { position, from, to }) {
    if (from.stateId === to.stateId)
        return;
    for (const face of FACES) {
        const p = neighbour(position, face);
        const state = game.level.get(p);
        if (state.name !== 'observer' || facingOf(state) !== opposite(face))
            continue;
        if (state.properties['powered'] !== true)
            game.redstone.schedule(p, PULSE_TICKS);
    }
}
/** Starts or ends the pulse. */
export function observerDue(game, p, state) {
    const powered = state.properties['powered'] !== true;
    game.level.set(p, game.level.states.with(state, { powered }));
    if (powered)
        game.redstone.schedule(p, PULSE_TICKS);
}
