/**
 * The behaviour of one version's blocks by state id. A block in several families has all of their behaviours; if two families
 * define the same one, the later family in the list wins.
 */
export class BlockTable {
    #families;
    #byName = new Map();
    #byState = [];
    constructor(families) {
        this.#families = families;
    }
    of(state) {
        const known = this.#byState[state.stateId];
        if (known)
            return known;
        const found = this.named(state.name);
        this.#byState[state.stateId] = found;
        return found;
    }
    /** Looks a behaviour up by block name, for blocks that have not been placed yet. */
    named(name) {
        let behaviour = this.#byName.get(name);
        if (!behaviour) {
            const own = this.#families.filter(({ blocks }) => blocks(name));
            behaviour = Object.assign({}, ...own.map((family) => family.behaviour));
            this.#byName.set(name, behaviour);
        }
        return behaviour;
    }
}
