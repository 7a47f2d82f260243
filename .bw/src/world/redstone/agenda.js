import { keyOf } from '../geometry.js';
/** Blocks scheduled to act at a later tick, each at most once at a time, in a fixed order. */
export class Agenda {
    #entries = new Map();
    #count = 0;
    /** Returns false if the block is already waiting. */
    add(p, name, when) {
        const key = `${keyOf(p)} ${name}`;
        if (this.#entries.has(key))
            return false;
        this.#entries.set(key, { p, name, at: when.at, priority: when.priority ?? 0, number: this.#count++ });
        return true;
    }
    has(p, name) {
        return this.#entries.has(`${keyOf(p)} ${name}`);
    }
    /** The waiting blocks, with the ticks left for each, in order. */
    all(now) {
        return [...this.#entries.values()]
            .sort((a, b) => a.number - b.number)
            .map(({ p, name, at, priority }) => ({ p, name, ticks: at - now, priority }));
    }
    /** Replaces all waiting blocks by these. */
    replace(waiting, now) {
        this.#entries.clear();
        for (const { p, name, ticks, priority } of waiting)
            this.add(p, name, { at: now + ticks, priority });
    }
    /** Removes and returns the blocks that are due, in order. */
    take(now) {
        if (this.#entries.size === 0)
            return [];
        const due = [...this.#entries.values()].filter((entry) => entry.at <= now);
        due.sort((a, b) => a.at - b.at || a.priority - b.priority || a.number - b.number);
        for (const { p, name } of due)
            this.#entries.delete(`${keyOf(p)} ${name}`);
        return due;
    }
}
