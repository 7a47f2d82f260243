import { keyOf } from '../geometry.js';
import { fluidOf } from '../kernel/blocks/fluid.js';
import { cool, flow, flowTicks } from './flow.js';
/**
 * Schedules the flow of water and lava. Still fluids cost nothing, since only a change next to them wakes them. Lava does not
 * start fires.
 */
export class Fluids {
    #game;
    #due = new Map();
    #waiting = new Set();
    #meeting = [];
    #busy = false;
    constructor(game) {
        this.#game = game;
    }
    /** Must be called when a block was set or its neighbour changed. */
    wake(p, state) {
        const fluid = fluidOf(this.#game.level, state);
        if (!fluid)
            return;
        if (fluid.kind === 'lava')
            this.#meet(p);
        this.schedule(p, flowTicks(this.#game.level, fluid.kind));
    }
    /** Schedules the fluid's next step. Does nothing if one is already scheduled. */
    schedule(p, ticks) {
        const key = keyOf(p);
        if (this.#waiting.has(key))
            return;
        this.#waiting.add(key);
        const at = this.#game.ticks + ticks;
        const list = this.#due.get(at);
        if (list)
            list.push(p);
        else
            this.#due.set(at, [p]);
    }
    waiting() {
        const { ticks: now } = this.#game;
        return [...this.#due].flatMap(([at, list]) => list.map((p) => ({ p, ticks: at - now })));
    }
    wait(waiting) {
        this.#due.clear();
        this.#waiting.clear();
        for (const { p, ticks } of waiting)
            this.schedule(p, ticks);
    }
    tick() {
        const now = this.#due.get(this.#game.ticks);
        if (!now)
            return;
        this.#due.delete(this.#game.ticks);
        for (const p of now) {
            this.#waiting.delete(keyOf(p));
            flow(this.#game, p);
        }
    }
    /** Cools lava that may touch water. Uses a queue because each cooling block wakes the next. */
    #meet(p) {
        this.#meeting.push(p);
        if (this.#busy)
            return;
        this.#busy = true;
        try {
            for (let next = this.#meeting.shift(); next; next = this.#meeting.shift())
                cool(this.#game, next);
        }
        finally {
            this.#busy = false;
        }
    }
}
