import { DIRECTIONS, FACES, keyOf, neighbour } from '../geometry.js';
import { Agenda } from './agenda.js';
import { noteSeen } from './observer.js';
import { conducts, isPart, isWire } from './parts.js';
import { settleDust } from './wire.js';
/** Maximum number of block updates per tick; the others wait for the next tick. */
const WORK_LIMIT = 20_000;
/** Ticks after loading until pressed buttons and plates are checked. */
const RELEASE_TICKS = 20;
/**
 * The power of the world. After each block change it updates everything that the change can reach: dust first, then the rest in
 * the order it was reached. Delayed reactions go on the agenda. There is no recursion: all work waits in queues, so that the cost
 * of a tick is bounded for any contraption.
 *
 * Observers get each change in front of them; blocks that watch are polled each tick.
 */
export class Redstone {
    #game;
    #level;
    /** A separate random stream. */
    chance;
    #agenda = new Agenda();
    #changes = [];
    #dust = new Map();
    #calls = new Map();
    #watching = new Map();
    /** Whether there has been an observer since the world was opened. */
    #observed = false;
    #busy = false;
    #settlingDust = false;
    constructor(game) {
        this.#game = game;
        this.#level = game.level;
        this.chance = game.chance.fork();
    }
    /** Records a block change. The next `settle` handles its effects. */
    note(change) {
        const level = this.#level;
        if (this.#observed)
            noteSeen(this.#game, change);
        const concerns = isPart(level, change.from) ||
            isPart(level, change.to) ||
            conducts(level, change.from) !== conducts(level, change.to);
        if (!concerns)
            return;
        this.#meet(change.position, change.to);
        this.#changes.push({ ...change, dustOnly: this.#settlingDust });
    }
    /** Handles the effects of recorded changes. A nested call returns at once and leaves the work to the outer call. */
    settle() {
        if (this.#busy)
            return;
        this.#busy = true;
        try {
            this.#work();
        }
        finally {
            this.#busy = false;
        }
    }
    /** The power of a block has changed, but not its state. */
    touch(p) {
        const state = this.#level.get(p);
        this.#changes.push({ position: p, from: state, to: state, by: undefined, dustOnly: false });
    }
    /** Runs everything that is due in this tick. */
    tick() {
        for (const [key, p] of this.#watching) {
            const state = this.#level.get(p);
            const { watches } = this.#game.blocks.of(state);
            if (watches)
                watches(this.#game, p, state);
            else
                this.#watching.delete(key);
        }
        for (const { p, name } of this.#agenda.take(this.#game.ticks)) {
            const state = this.#level.get(p);
            if (state.name === name)
                this.#game.blocks.of(state).due?.(this.#game, p, state);
            this.settle();
        }
        this.settle();
    }
    /** Schedules a block to act some ticks from now, unless it is already scheduled. */
    schedule(p, ticks, priority) {
        const at = this.#game.ticks + ticks;
        this.#agenda.add(p, this.#level.get(p).name, priority === undefined ? { at } : { at, priority });
    }
    /** Called after a world was loaded: makes these blocks reschedule their pending actions. */
    resume(positions) {
        for (const p of positions) {
            const state = this.#level.get(p);
            if (!isPart(this.#level, state))
                continue;
            this.#meet(p, state);
            this.#call(p, false);
            if (state.properties['powered'] === true || Number(state.properties['power'] ?? 0) > 0)
                if (this.#game.blocks.of(state).springsBack)
                    this.schedule(p, RELEASE_TICKS);
        }
        this.settle();
    }
    waiting() {
        return this.#agenda.all(this.#game.ticks);
    }
    wait(waiting) {
        this.settle();
        this.#agenda.replace(waiting, this.#game.ticks);
    }
    isScheduled(p) {
        return this.#agenda.has(p, this.#level.get(p).name);
    }
    /** Queues blocks that need an update or a notification. */
    #meet(p, state) {
        if (state.name === 'observer')
            this.#observed = true;
        if (this.#game.blocks.of(state).watches)
            this.#watching.set(keyOf(p), p);
    }
    #work() {
        for (let left = WORK_LIMIT; left > 0; left--) {
            if (this.#changes.length > 0)
                this.#spreadChanges();
            else if (this.#dust.size > 0)
                this.#settleDust();
            else if (!this.#answerNext())
                return;
        }
    }
    #spreadChanges() {
        const changes = this.#changes;
        this.#changes = [];
        for (const change of changes)
            this.#spread(change);
    }
    #settleDust() {
        const changed = [...this.#dust.values()];
        this.#dust.clear();
        this.#settlingDust = true;
        try {
            settleDust(this.#level, changed);
        }
        finally {
            this.#settlingDust = false;
        }
    }
    #answerNext() {
        const [next] = this.#calls;
        if (!next)
            return false;
        const [key, { p, fresh }] = next;
        this.#calls.delete(key);
        const state = this.#level.get(p);
        this.#game.blocks.of(state).powerChanged?.(this.#game, p, state, fresh);
        return true;
    }
    /** Queues everything within reach of a change: around it, and around the adjacent solid blocks. */
    #spread({ position: p, from, to, dustOnly }) {
        const level = this.#level;
        this.#game.blocks.of(from).gone?.(this.#game, p, from, to);
        if (!dustOnly)
            this.#call(p, from.name !== to.name);
        const part = isPart(level, from) || isPart(level, to);
        for (const face of FACES) {
            const q = neighbour(p, face);
            const state = this.#callIfPart(q, dustOnly);
            if (part && conducts(level, state))
                for (const other of FACES)
                    this.#callIfPart(neighbour(q, other), dustOnly);
        }
        if (!dustOnly && (isWire(from) || isWire(to)))
            this.#callSteps(p);
    }
    /** Queues a block if it can react; dust only if not all dust has been updated. Returns its state. */
    #callIfPart(p, dustOnly) {
        const level = this.#level;
        const state = level.get(p);
        if (isWire(state) ? !dustOnly : isPart(level, state))
            this.#call(p, false);
        return state;
    }
    /** Queues the cells that dust reaches one step up or down. */
    #callSteps(p) {
        for (const d of DIRECTIONS)
            for (const face of ['up', 'down'])
                this.#call(neighbour(neighbour(p, d), face), false);
    }
    #call(p, fresh) {
        const key = keyOf(p);
        if (isWire(this.#level.get(p)))
            this.#dust.set(key, p);
        else if (!this.#calls.has(key) || !fresh)
            this.#calls.set(key, { p, fresh });
    }
}
