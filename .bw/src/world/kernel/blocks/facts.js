/**
 * Facts about the block states of one version. Each is computed once per state and kept in a table by state id.
 * State ids differ between versions, so every world has its own tables.
 */
export class StateFacts {
    #version;
    #tables = new Map();
    constructor(version) {
        this.#version = version;
    }
    of(fact, state) {
        let table = this.#tables.get(fact);
        if (!table) {
            table = [];
            this.#tables.set(fact, table);
        }
        const known = table[state.stateId];
        if (known !== undefined)
            return known;
        const found = fact.find(state, this.#version);
        table[state.stateId] = found;
        return found;
    }
}
