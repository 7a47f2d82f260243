/** Categories of vanilla's statistics, in the order of its registry of statistic types. */
export const STATISTIC_CATEGORIES = [
    'mined',
    'crafted',
    'used',
    'broken',
    'picked_up',
    'dropped',
    'killed',
    'killed_by',
    'custom',
];
/** The counters of one player. Distances are in centimetres, times in ticks, damage in twentieths of a heart (vanilla). */
export class Statistics {
    #counters = new Map();
    #unsent = new Set();
    add(category, name, by = 1) {
        if (by <= 0)
            return;
        const key = `${category}/${name}`;
        const counter = this.#counters.get(key);
        if (counter)
            counter.value += by;
        else
            this.#counters.set(key, { category, name, value: by });
        this.#unsent.add(key);
    }
    get(category, name) {
        return this.#counters.get(`${category}/${name}`)?.value ?? 0;
    }
    /** All counters that are not 0, in the order in which they were first counted. */
    all() {
        return [...this.#counters.values()].map((counter) => ({ ...counter }));
    }
    /** Resets a counter (vanilla resetStat). */
    reset(category, name) {
        const key = `${category}/${name}`;
        if (this.#counters.delete(key))
            this.#unsent.add(key);
    }
    /** Replaces all counters when a player returns with its own. */
    restore(counters) {
        this.#counters.clear();
        for (const { category, name, value } of counters)
            this.add(category, name, value);
    }
    /** The counters that have changed since the last call. */
    takeChanged() {
        const changed = [...this.#unsent].map((key) => {
            const [category, name] = key.split('/');
            return { category, name, value: this.get(category, name) };
        });
        this.#unsent.clear();
        return changed;
    }
}
