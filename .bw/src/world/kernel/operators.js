/** The players who may use all commands: the named ones, or all except the named ones. */
export class Operators {
    #everybody;
    #named;
    /** Undefined: all players are operators. */
    constructor(names) {
        this.#everybody = names === undefined;
        this.#named = new Set(names);
    }
    has(name) {
        return this.#named.has(name) !== this.#everybody;
    }
    /** The current operators, for a snapshot. */
    take() {
        return { everybody: this.#everybody, named: [...this.#named] };
    }
    /** Makes exactly these players operators. */
    restore({ everybody, named }) {
        this.#everybody = everybody;
        this.#named.clear();
        for (const name of named)
            this.#named.add(name);
    }
    /** Grants or removes the rights; returns false if nothing changes. */
    set(name, right) {
        if (this.has(name) === right)
            return false;
        if (right === this.#everybody)
            this.#named.delete(name);
        else
            this.#named.add(name);
        return true;
    }
}
