import { keyOf, neighbour, opposite } from '../geometry.js';
import { Memory } from '../kernel/memory/memory.js';
import { facingOf } from './parts.js';
import { powerFrom } from './power.js';
const TORCH_TICKS = 2;
/** A torch that goes out this often within this many ticks burns out and lights again after a pause. */
const BURNOUT_COUNT = 8;
const BURNOUT_WINDOW = 60;
const BURNOUT_PAUSE = 160;
/** Recent ticks at which torches went out. */
class TorchHeat {
    #switched = new Map();
    /** Records that a torch has gone out. Returns whether it burns out. */
    add(p, now) {
        const key = keyOf(p);
        const recent = [...this.#recent(key, now), now];
        this.#switched.set(key, recent);
        return recent.length >= BURNOUT_COUNT;
    }
    isHot(p, now) {
        return this.#recent(keyOf(p), now).length >= BURNOUT_COUNT;
    }
    #recent(key, now) {
        const recent = (this.#switched.get(key) ?? []).filter((at) => now - at <= BURNOUT_WINDOW);
        if (recent.length === 0)
            this.#switched.delete(key);
        return recent;
    }
}
const HEAT = new Memory('torches', () => new TorchHeat());
/** A torch goes out two ticks after its block gets power, and lights again two ticks after the power ends. */
export function updateTorch(game, p, state) {
    if (isInverted(game, p, state) === (state.properties['lit'] === true))
        game.redstone.schedule(p, TORCH_TICKS);
}
export function torchDue(game, p, state) {
    const { level } = game;
    const off = isInverted(game, p, state);
    const lit = state.properties['lit'] === true;
    if (lit && off) {
        level.set(p, level.states.with(state, { lit: false }));
        if (HEAT.of(game).add(p, game.ticks))
            game.redstone.schedule(p, BURNOUT_PAUSE);
    }
    else if (!lit && !off && !HEAT.of(game).isHot(p, game.ticks))
        level.set(p, level.states.with(state, { lit: true }));
}
function isInverted({ level }, p, state) {
    const seat = state.name === 'redstone_torch' ? 'down' : opposite(facingOf(state));
    return powerFrom(level, neighbour(p, seat), opposite(seat)) > 0;
}
