import { sameCell } from '../../core/position.js';
/**
 * The pillars that an agent has climbed, in order. It stays up as long as its next actions work from there, because climbing
 * takes most of the time.
 */
export class Perch {
    scaffolding;
    #owner;
    #pillars = [];
    /** @param owner name of the agent */
    constructor(scaffolding, owner) {
        this.scaffolding = scaffolding;
        this.#owner = owner;
    }
    get pillars() {
        return this.#pillars;
    }
    get isUp() {
        return this.#pillars.length > 0;
    }
    /** Records temporary dirt that the agent puts into a cell. */
    puts(cell) {
        this.scaffolding.put(cell, this.#owner);
    }
    /** Records a level of a pillar that the agent climbs; levels in one column become one pillar. */
    climbs(cell) {
        this.puts(cell);
        const last = this.#pillars.at(-1);
        if (last !== undefined && cellsOf(last).some((own) => sameCell(own, cell)))
            return;
        this.#pillars =
            last !== undefined && sameCell(topOf(last), cell)
                ? [...this.#pillars.slice(0, -1), { base: last.base, height: last.height + 1 }]
                : [...this.#pillars, { base: cell, height: 1 }];
    }
    /** The agent has come down from the last pillar. */
    cameDown() {
        this.#pillars = this.#pillars.slice(0, -1);
        this.leaveRest();
    }
    /** Leaves the rest of the agent's dirt to all agents, unless the agent is on top of it. */
    leaveRest() {
        if (!this.isUp)
            this.scaffolding.abandon(this.#owner);
    }
    /** The agent is no longer on top of it; the rest is left to others. */
    abandon() {
        this.#pillars = [];
        this.scaffolding.abandon(this.#owner);
    }
}
/** The cell of the feet on top of a pillar. */
export const topOf = ({ base, height }) => ({ ...base, y: base.y + height });
/** The cells of a pillar, lowest first. */
export const cellsOf = ({ base, height }) => Array.from({ length: height }, (_, level) => ({ ...base, y: base.y + level }));
